"""A game for two over its sockets: two browsers, tabs, spectators, what happens by itself."""

import json
import time
from contextlib import suppress

import pytest
from django.test import Client

from cardgames.engine.prose import Refused
from cardgames.web import announce, duelling, sentences, wire, wire_duel, wire_match
from cardgames.web.models import Match, Sitting
from cardgames.web.selectors.sittings import NotYours
from cardgames.web.services import contest, people, sittings
from cardgames.web.services import matches as tables
from tests.web.duels import begun, match, person

pytestmark = pytest.mark.django_db(transaction=True)

ERROR = {"f1": "AS", "c3": "2S", "c1": "9H", "c2": "TC", "c5": "9D"}
WON = {"s1": "4S", "r1": "", "c1": "5H", "f1": "AH", "c3": "2H", "r2": "<2C> <2D>", "s2": "<3H>"}


@pytest.fixture
def sat(line, monkeypatch):
    """Both at a game by these terms before these piles: sat(proof="server", c1="9H")."""

    def sit(**given):
        terms = {key: given.pop(key) for key in Match.__dict__.keys() & given.keys()}
        game = begun(**terms)
        if given:
            game.lay(monkeypatch, **given)
        lines = [line(game.path, game.user(place)) for place in (1, 2)]
        for one in lines:
            one.hear("table")
        return game, *lines

    return sit


def test_each_sees_the_same_table_and_only_the_one_to_move_is_offered_moves(sat, line):
    game, one, two = sat(**ERROR)
    watcher = line(game.watch)
    for who in (one, two):
        who.say("look")
    tables = [who.hear("table") for who in (one, two, watcher)]
    assert [table["seat"] for table in tables] == [1, 2, None]
    assert len({json.dumps(table["piles"]) for table in tables}) == 1
    assert [bool(table["moves"]) for table in tables] == [True, False, False]


def test_a_move_reaches_both_and_whoever_watches(sat, line):
    game, one, two = sat(**ERROR)
    watcher = line(game.watch)
    answer = one.ask("play", "table", n=0, move="c1-c2")
    assert (answer["n"], answer["last"], answer["turn"]) == (1, "c1-c2", 1)
    assert answer["hold"] > 1000
    for other in (two, watcher):
        seen = other.hear("table", n=1)
        assert (seen["last"], seen["moves"], seen["piles"]["c2"]) == ("c1-c2", [], "TC 9H")


def test_a_request_out_of_turn_is_told_with_the_place_that_asks(sat, line):
    game, one, two = sat(options="demand-anytime", mode="strict", c1="9H", c2="TC")
    watcher = line(game.watch)
    moved = one.ask("play", "table", n=0, move="c1-c2")
    assert (moved["by"], moved["undo"]) == (1, True)
    assert two.hear("table", n=1)["moves"] == ["demand:r1"]
    two.say("play", n=1, move="demand:r1")
    for who in (one, two, watcher):
        seen = who.hear("table", n=2)
        assert (seen["turn"], seen["by"], seen["undo"]) == (1, 2, False)


def test_whoever_has_moved_last_is_not_offered_to_ask_the_call_of_that_away(sat):
    _game, one, two = sat(options="demand-anytime", s1="<6C> 9D")
    assert one.ask("play", "table", n=0, move="s1-w1")["moves"] == []
    assert "turn:r2" in two.hear("table", n=1)["moves"]
    two.say("play", n=1, move="turn:s2")
    assert one.hear("table", n=2)["moves"] == ["demand:r2"]


def test_a_call_its_freeze_and_its_proof(sat):
    _game, one, two = sat(**ERROR)
    one.ask("play", "table", n=0, move="c1-c2")
    seen = two.hear("table", n=1)
    frozen = two.ask("stop", "table", n=1, step=seen["count"])
    assert frozen["phase"] == "stop"
    assert (frozen["stop"]["by"], frozen["stop"]["move"]) == (2, "c1-c2")
    assert 14_000 < frozen["stop"]["left"] <= 15_000
    assert one.hear("table", n=2)["phase"] == "stop"
    proven = two.ask("point", "table", n=2, pile="c3")
    assert (proven["turn"], proven["last"], proven["piles"]["c1"]) == (2, "stop", "9H")
    assert proven["called"]["upheld"]
    assert "centre" in proven["said"]
    assert one.hear("table", n=3)["called"]["by"] == 2


def test_a_move_too_early_is_refused_with_the_time_to_wait_and_made_under_the_same_id(sat):
    _game, one, _two = sat(hold=400, **ERROR)
    one.ask("play", "table", n=0, move="c1-c2")
    refusal = one.ask("play", "refused", n=1, id="again", move="c3-f1")
    assert 0 < refusal["wait"] <= 400
    time.sleep(refusal["wait"] / 1000)
    assert one.ask("play", "table", n=1, id="again", move="c3-f1")["n"] == 2


def test_what_is_due_happens_by_itself(sat, monkeypatch):
    monkeypatch.setattr(duelling, "PROVING", 300)
    monkeypatch.setattr(duelling, "ENDING", 300)
    _game, one, two = sat(**WON)
    one.ask("play", "table", n=0, move="s1-c1")
    assert two.hear("table", n=1)["phase"] == "ending"
    two.ask("stop", "table", n=1, step=1)
    resumed = one.hear("table", n=3)
    assert (resumed["phase"], resumed["called"]["upheld"]) == ("ending", False)
    for who in (one, two):
        over = who.hear("table", n=4)
        assert (over["phase"], over["outcome"]["winner"]) == ("over", 1)


def test_a_flag_falls_by_itself_before_both(line, monkeypatch):
    monkeypatch.setattr(duelling, "SETTLING", 0)
    monkeypatch.setattr(duelling, "FREE", 0)
    game = begun(bank=1000, increment=0)
    for one in [line(game.path, game.user(place)) for place in (1, 2)]:
        table = one.hear("table")
        while table["phase"] != "over":
            table = one.hear("table")
        assert table["outcome"]["how"] == "flag"


def test_the_commitment_is_opened_when_the_game_is_over_and_not_before(sat, client):
    game, one, _two = sat()
    client.force_login(game.user(1))
    page = client.get(game.path).content.decode()
    duel = json.loads(page.split('id="duel" type="application/json">')[1].split("<")[0])
    number = game.now().deal.number
    assert number not in page
    assert game.duel.salt not in page
    one.say("look")
    assert one.hear("table")["outcome"] is None
    outcome = one.ask("resign", "table", n=0)["outcome"]
    assert (outcome["number"], outcome["salt"]) == (number, game.duel.salt)
    assert duel["commitment"] == wire_match.commitment(game.duel, outcome["number"])


def test_who_has_left_and_who_has_dropped_are_told_apart(sat, line):
    game, one, two = sat(**ERROR)
    assert one.hear("seats", here=[True, True])["gone"] == [None, None]
    two.say("leave")
    two.connection.close()
    gone = one.hear("seats", here=[True, False])
    assert gone["gone"][1]["how"] == "left"
    again = line(game.path, game.user(2))
    one.hear("seats", here=[True, True])
    again.connection.socket.close()
    dropped = one.hear("seats", here=[True, False])
    assert dropped["gone"][1]["how"] == "dropped"
    assert dropped["claim"] is None  # it is not his turn


def test_the_deserters_opponent_learns_when_he_may_claim(sat):
    _game, one, two = sat(**ERROR)
    two.hear("seats", here=[True, True])
    one.connection.close()
    claim = two.hear("seats", here=[False, True])["claim"]
    assert 59_000 < claim <= 60_000
    assert two.ask("claim", "refused", n=0, what="win")["why"] == sentences.duels.NOT_DESERTED.en


def test_a_second_tab_shows_the_same_and_may_move(sat, line):
    game, one, two = sat(**ERROR)
    tab = line(game.path, game.user(1))
    tab.hear("table")
    tab.ask("play", "table", n=0, move="c3-f1")
    assert one.hear("table", n=1)["last"] == "c3-f1"
    tab.connection.close()
    assert two.hear("table", n=1)["last"] == "c3-f1"
    assert two.hear("seats", here=[True, True])


def test_phrases_are_told_to_all_in_their_own_language(sat, line):
    game, one, two = sat()
    watcher = line(game.watch, language="ru")
    watcher.hear("table")
    one.say("phrase", phrase="hello")
    assert two.hear("phrase")["text"] == "Hello!"
    assert watcher.hear("phrase") == {
        "type": "phrase",
        "place": 1,
        "phrase": "hello",
        "text": "Здравствуйте!",
    }
    assert one.ask("phrase", "refused", phrase="bye")["why"] == sentences.duels.PHRASES_SLOWLY.en
    assert two.ask("phrase", "refused", phrase="fool")["why"] == sentences.duels.NO_SUCH_PHRASE.en


def test_a_spectator_may_do_nothing(sat, line):
    game, _one, _two = sat(**ERROR)
    watcher = line(game.watch)
    for do in sorted(wire_duel.CHANGES | {"phrase"}):
        more = {"move": "c3-f1", "step": 0, "pile": "c3", "what": "win", "phrase": "hello"}
        assert watcher.ask(do, "refused", n=0, **more)["why"] == sentences.tables.ONLY_WATCHING.en
    assert game.now().n == 0


@pytest.mark.parametrize(
    "message",
    [
        {"do": "stop", "id": "a", "n": 0},
        {"do": "stop", "id": "a", "n": 0, "step": -1},
        {"do": "play", "id": "a", "n": 0, "move": 5},
        {"do": "point", "id": "a", "n": 0, "pile": None},
        {"do": "claim", "id": "a", "n": 0, "what": "gold"},
        {"do": "phrase"},
        {"do": "draw", "n": 0},
        {"do": "draw", "id": "a"},
        {"do": "give-up", "id": "a", "n": 0},
        {"do": ["play"]},
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(sat, message):
    game, one, _two = sat()
    one.connection.send(json.dumps(message))
    assert len(one.hear("refused")["why"]) > 10
    assert game.now().n == 0


def test_the_next_game_is_where_both_are_sent(sat, line):
    game, one, two = sat()
    watcher = line(game.watch)
    one.ask("resign", "table", n=0)
    one.ask("rematch", "table", n=1)
    assert two.hear("table", n=2)["rematch"] == [1]
    path = two.ask("rematch", "table", n=2)["next"]
    assert one.hear("table", n=3)["next"] == path
    following = Sitting.objects.get(duel__round=2)
    assert path == f"/duel/{following.key}/"
    assert watcher.hear("table", n=3)["next"] == f"/duel/watch/{following.watch}/"
    assert line(path, game.user(2)).hear("table")["seat"] == 1


def test_the_addresses_of_patiences_lead_to_the_duel_and_have_no_sockets_for_it(sat, line, client):
    game, _one, _two = sat()
    client.force_login(game.user(1))
    assert client.get(f"/table/{game.sitting.key}/").url == game.path
    assert client.get(f"/watch/{game.sitting.watch}/").url == game.watch
    assert line(f"/table/{game.sitting.key}/", game.user(1)).closed() == 4404
    assert line(f"/watch/{game.sitting.watch}/").closed() == 4404


def test_only_the_two_come_to_their_table(sat, line, client):
    game, _one, _two = sat()
    assert line(game.path, person("eve")).closed() == 4401
    assert line("/duel/nothing/", person("eve")).closed() == 4404
    client.force_login(person("eve"))
    assert client.get(game.path).status_code == 404
    assert client.get(game.watch).status_code == 200


def test_the_lobby_shows_a_table_as_it_comes_and_goes(line):
    lobby = line("/crapette/", person("bob"))
    assert lobby.hear("lobby")["tables"] == []
    ada = Client()
    ada.force_login(person("ada"))
    waiting = ada.post("/crapette/new", {"listed": "1", "mode": "strict", "clock": "5+8"}).url
    [table] = lobby.hear("lobby")["tables"]
    assert (table["host"], table["mode"], table["clock"]) == ("ada", "strict", "5+8")
    assert (table["path"], table["mine"], table["rated"]) == (waiting, False, False)
    hall, host = line("/crapette/", person("ada")), line(waiting, person("ada"))
    assert hall.hear("lobby")["tables"][0]["mine"]
    assert host.hear("waiting")
    bob = Client()
    bob.force_login(person("bob"))
    path = bob.post(waiting).url
    assert lobby.hear("lobby")["tables"] == []
    assert hall.hear("started")["path"] == path
    assert host.hear("started")["path"] == path
    sitting = Sitting.objects.get()
    stranger = line(waiting)
    assert stranger.hear("started")["path"] == f"/duel/watch/{sitting.watch}/"


def test_a_guest_who_logs_in_while_he_waits_still_waits_for_his_own_table(line):
    guest = person("guest:1", guest=True)
    table = match(host=guest)
    table.save()
    lines = [line(path, guest) for path in ("/crapette/", f"/challenge/{table.code}/")]
    for waits, kind in zip(lines, ("lobby", "waiting"), strict=True):
        waits.hear(kind)
    people._merge(guest, person("ada"))
    assert [waits.closed() for waits in lines] == [wire.COME_IN_AGAIN] * 2
    again = line(f"/challenge/{table.code}/", person("ada"))
    again.hear("waiting")
    announce.preferences_changed(person("ada").pk)  # is heard, and is nothing to it
    tables.join(Match.objects.get(), person("bob"), contest.clock())
    assert again.hear("started")["path"] == f"/duel/{Sitting.objects.get().key}/"


def test_a_table_withdrawn_is_no_more(line):
    ada = Client()
    ada.force_login(person("ada"))
    waiting = ada.post("/crapette/new", {}).url
    guest = line(waiting)
    assert guest.hear("waiting")
    eve = Client()
    eve.force_login(person("eve"))
    assert eve.post(f"{waiting}cancel").status_code == 404
    assert ada.post(f"{waiting}cancel").url == "/crapette/"
    assert guest.hear("cancelled")
    assert ada.get(waiting).status_code == 404


def test_a_bot_plays_on_by_itself_until_it_is_the_others_turn(line, monkeypatch):
    monkeypatch.setattr("cardgames.web.consumers.bots.PACE", 10)
    game = begun(bot="beginner", hold=0)
    [place] = game.seats
    line(game.path, game.user(place)).hear("table")
    for turns in range(1, 4):
        until(lambda: game.turn == place)
        game.do("play", place, f"turn:s{place}")  # an error, that the bot may call
        until(lambda: game.turn != place or f"s{place}-w{place}" in game.moves())
        if game.turn == place:
            with suppress(Refused):  # the bot may have called just now
                game.do("play", place, f"s{place}-w{place}")
        until(lambda: game.turn == place)
        assert len([word for word in game.now().steps if word == f"turn:s{place}"]) == turns
    assert sum(map(len, game.at.table.piles)) == 104


@pytest.mark.parametrize(("mine", "how"), [("-- ", "agreed"), ("-- " * 20, "")])
def test_a_bot_agrees_to_a_draw_where_it_stands_clearly_worse(line, monkeypatch, mine, how):
    monkeypatch.setattr("cardgames.web.consumers.bots.PACE", 10)
    game = begun(bot="master", hold=0)
    [place] = game.seats
    bot = 3 - place
    piles = {f"s{place}": mine, f"s{bot}": "-- " * 20, f"r{bot}": "<8C>", f"r{place}": "<8H>"}
    game.lay(monkeypatch, seat=place, **piles)
    table = line(game.path, game.user(place))
    table.ask("draw", "table", n=0)
    until(lambda: game.live.draw == 0 or game.now().over)
    assert game.duel.how == how
    if not how:
        assert table.hear("table", n=2)["draw"] == 0


def until(true, seconds=10):
    late = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < late
        time.sleep(0.02)


def test_a_bots_table_open_in_three_tabs_moves_once_at_a_time(line, monkeypatch):
    monkeypatch.setattr("cardgames.web.consumers.bots.PACE", 50)
    game = begun(bot="beginner", hold=0)
    [place] = game.seats
    if place == 1:
        game.play("turn:s1", "s1-w1")
    made = game.now().force
    tabs = [line(game.path, game.user(place)) for _ in range(3)]
    for tab in tabs:
        table = tab.hear("table")
        while table["n"] < made + 2 and table["turn"] != place:
            table = tab.hear("table")
    now = game.now()  # once: the bot may move on
    assert len(now.answered) == now.n


def test_deeds_are_one_statement_each_whoever_else_writes(sat):
    game, one, two = sat(**ERROR)
    names = [who.say("draw", n=0) for who in (one, two)]
    one.hear("table", id=names[0])
    two.hear("table", id=names[1])
    assert game.duel.how == "agreed"
    assert game.now().n == 2


def test_no_other_door_shows_or_changes_a_game_for_two_under_way(sat, client):
    """The API, records, pictures, embeds and replays are for patiences and for what is over."""
    game, _one, _two = sat(**ERROR)
    client.force_login(game.user(1))
    key, watch = game.sitting.key, game.sitting.watch
    for path in (
        f"/table/{key}/record",
        f"/replay/{watch}/",
        f"/embed/{watch}/",
        f"/d/{game.now().deal.code}/",
        f"/d/{game.now().deal.code}/cards/position",
    ):
        assert client.get(path).status_code == 404, path
    asked = game.ask(1)
    for deed in ("play", "undo", "give_up"):
        with pytest.raises(NotYours):
            getattr(sittings, deed)(asked, *(["c3-f1"] if deed == "play" else []))
    assert game.now().n == 0


def test_a_bot_goes_on_while_its_opponents_page_is_loaded_again_and_again(line):
    game = begun(bot="beginner", hold=0)
    [place] = game.seats
    if place == 1:
        game.play("turn:s1", "s1-w1")
    for _ in range(5):
        page = line(game.path, game.user(place))
        page.hear("table")
        page.connection.close()
    made = game.now().n
    until(lambda: game.now().n > made or game.turn == place, seconds=5)


def test_who_drops_in_the_others_turn_may_be_claimed_to_have_deserted_once_it_is_his(sat):
    _game, one, two = sat(s1="<6C> 9C", r1="")
    one.hear("seats", here=[True, True])
    two.connection.close()
    assert one.hear("seats", here=[True, False])["claim"] is None
    one.ask("play", "table", n=0, move="s1-w1")
    assert 55_000 < one.hear("seats", here=[True, False])["claim"] <= 60_000


def test_the_wish_for_another_game_of_whoever_has_left_counts_no_more(sat, line):
    game, one, two = sat()
    two.hear("seats", here=[True, True])
    one.ask("resign", "table", n=0)
    one.ask("rematch", "table", n=1)
    one.say("leave")
    one.connection.close()
    two.hear("seats", here=[False, True])
    assert two.ask("rematch", "table", n=2)["rematch"] == [2]
    back = line(game.path, game.user(1))
    back.hear("table")
    assert back.ask("rematch", "table", n=3)["next"]


def test_a_table_is_not_offered_once_its_host_has_closed_the_page(line):
    lobby = line("/crapette/", person("bob"))
    lobby.hear("lobby", tables=[])
    ada = Client()
    ada.force_login(person("ada"))
    waiting = ada.post("/crapette/new", {"listed": "1"}).url
    assert len(lobby.hear("lobby")["tables"]) == 1
    host = line(waiting, person("ada"))
    host.hear("waiting")
    host.connection.close()
    assert lobby.hear("lobby")["tables"] == []
    line(waiting, person("ada")).hear("waiting")
    lobby.say("ping")
    assert len(lobby.hear("lobby")["tables"]) == 1
