"""Replays: who sees one, what it tells, and what it leads to."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cardgames import games
from cardgames.engine import record
from cardgames.engine.cards import pile_text
from cardgames.engine.notation import write_move
from cardgames.engine.procedures.duties import OFFENCES
from cardgames.engine.prose import Refused
from cardgames.web import duelling, links, presence, replay_words, replaying, sentences, standing
from cardgames.web.models import Sitting, User
from cardgames.web.replaying import PIECE
from cardgames.web.selectors import deals as known
from cardgames.web.selectors import records
from cardgames.web.services import sittings
from tests.web.duels import Clock, begun
from tests.web.reading import foreign_words

pytestmark = pytest.mark.django_db


@pytest.fixture
def over(table):
    """A table at which somebody made some moves and gave up: over(), over(user=..., moves=...)."""

    def play(moves=5, **more):
        at = table(**more)
        for _ in range(moves):
            at.play()
        at.give_up()
        return at

    return play


def replay(at):
    return f"/replay/{at.sitting.watch}/"


def sees(answer):
    return answer.status_code == 200 and "steps" in (answer.context or {})


def asked(answer):
    return answer.status_code == 200 and "steps" not in answer.context


def login(person):
    client = Client()
    client.force_login(person)
    return client


# Who sees it


def test_the_player_sees_his_own_finished_game(over):
    at = over()
    assert sees(login(User.objects.get()).get(replay(at)))


def test_a_game_that_goes_on_has_no_replay(table, client):
    at = table()
    at.play()
    for path in (replay(at), replay(at) + "frames", replay(at) + "picture.png"):
        assert client.get(path).status_code == 404
    assert sentences.replays.NOT_OVER.en in client.get(replay(at)).content.decode()


def test_who_has_not_played_the_cards_is_asked_and_learns_none_of_them(over, person):
    at = over()
    for visitor in (Client(), login(person("eve"))):
        answer = visitor.get(replay(at))
        assert asked(answer)
        assert "data-card" not in answer.content.decode()
        assert visitor.get(replay(at) + "frames").status_code == 403
        assert visitor.get(replay(at) + "table.svg").status_code == 403


def test_whoever_asks_to_be_shown_sees_it_and_only_practises_from_then_on(over, person):
    at = over()
    eve = person("eve")
    client = login(eve)
    answer = client.post(replay(at) + "reveal", {"next": replay(at) + "?move=3"})
    assert answer.url == replay(at) + "?move=3"
    assert sees(client.get(answer.url))
    assert sittings.begin(at.sitting.deal, eve).practice


def test_a_deal_laid_but_not_begun_becomes_practice_when_it_is_shown(over, person):
    at = over()
    eve = person("eve")
    dealt = sittings.begin(at.sitting.deal, eve)
    assert not dealt.practice
    login(eve).post(replay(at) + "reveal")
    dealt.refresh_from_db()
    assert dealt.practice
    assert sittings.begin(at.sitting.deal, eve) == dealt


def test_a_stranger_who_asks_becomes_a_guest_and_then_sees_it(over):
    at = over()
    client = Client()
    assert User.objects.count() == 1
    client.post(replay(at) + "reveal")
    assert User.objects.filter(guest=True).count() == 1
    assert sees(client.get(replay(at)))


def test_what_a_guest_was_shown_goes_with_him_into_his_account(over, person):
    at = over()
    client = Client()
    client.post(replay(at) + "reveal")
    eve = person("eve", password="seven of clubs, nine of hearts")
    form = {"username": "eve", "password": "seven of clubs, nine of hearts"}
    assert client.post("/account/log-in/", form).status_code == 302
    assert known.revealed(at.sitting.deal, eve.pk)


def test_who_plays_the_same_cards_is_sent_back_to_his_game(over, table, person):
    at = over()
    eve = person("eve")
    mine = table(user=eve)
    mine.play()
    client = login(eve)
    answer = client.get(replay(at))
    assert answer.status_code == 403
    assert mine.path in answer.content.decode()
    client.post(replay(at) + "reveal")
    assert client.get(replay(at)).status_code == 403, "he cannot ask to be shown it either"
    mine.give_up()
    assert sees(client.get(replay(at)))


def test_a_link_within_the_answer_leads_nowhere_else(over):
    at = over()
    for elsewhere in ("https://elsewhere.example/", "//elsewhere.example", "/account/", ""):
        answer = Client().post(replay(at) + "reveal", {"next": elsewhere})
        assert answer.url == replay(at)


# What it tells


def test_the_frames_rebuild_every_table_that_everybody_could_see(over):
    at = over(moves=PIECE + 30, game="double-klondike", number="3")
    client = login(User.objects.get())
    sights = standing.seen_so_far(at.now(), None)
    tables, piles = [], {}
    while len(tables) < len(sights):
        piece = client.get(replay(at) + "frames", {"from": len(tables)}).json()
        assert piece["from"] == len(tables)
        for frame in piece["frames"]:
            piles = piles | frame["piles"]
            tables.append(dict(piles))
    for sight, shown in zip(sights, tables, strict=True):
        names = sight.rules.names
        assert shown == dict(zip(names, map(pile_text, sight.view.piles), strict=True))


def test_a_step_takes_few_bytes_on_its_way(over):
    at = over(moves=60, game="double-klondike", number="3")
    answer = login(User.objects.get()).get(replay(at) + "frames")
    assert len(answer.content) / 61 < 450


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_replay_speaks_one_language(over, person, language):
    at, keys = over(user=person("12345")), {"Home", "End"}
    client = login(User.objects.get())
    client.cookies["django_language"] = language
    compared = f"/compare/{at.sitting.watch}/{at.sitting.watch}/"
    for path in (replay(at), replay(at) + "?move=3", compared, f"/embed/{at.sitting.watch}/"):
        assert foreign_words(client.get(path).content.decode()) <= keys
    stranger = Client()
    stranger.cookies["django_language"] = language
    assert foreign_words(stranger.get(replay(at)).content.decode()) == set()


def test_every_step_is_told_as_it_was_when_it_was_made(over):
    at = over(moves=4)
    sights = standing.seen_so_far(at.now(), None)
    steps = replaying.told(sights, at.sitting.times, "en")
    assert [step.move for step in steps] == at.sitting.steps
    html = login(User.objects.get()).get(replay(at)).content.decode()
    assert all(step.said in html for step in steps)


def test_an_old_game_without_times_is_replayed_without_them(over):
    at = over()
    Sitting.objects.update(times="")
    answer = login(User.objects.get()).get(replay(at))
    assert sees(answer)
    assert not answer.context["timed"]
    assert "<time" not in answer.content.decode()


@pytest.mark.parametrize("move", ["-1", "x", "9" * 400, "１", "4.5", "\x00", ""])
def test_a_move_that_is_none_is_the_deal_or_the_last(over, move):
    at = over()
    answer = login(User.objects.get()).get(replay(at), {"move": move})
    assert answer.context["at"] in (0, 1)


def test_a_replay_asks_the_same_few_questions_however_long(over, person):
    counts = []
    for name, moves in (("ada", 3), ("eve", 60)):
        at = over(user=person(name), moves=moves, game="double-klondike", number="3")
        client = login(User.objects.get(username=name))
        with CaptureQueriesContext(connection) as questions:
            assert sees(client.get(replay(at), headers={"accept-language": "en"}))
        counts.append(len(questions))
    assert counts[0] == counts[1] <= 4  # session, person, sitting, his games of the deal


# What it leads to


def test_one_plays_on_from_a_move_for_practice(over, person):
    at = over(moves=5)
    ada = User.objects.get()
    answer = login(ada).post(replay(at) + "on", {"move": "3"})
    begun = Sitting.objects.get(key=answer.url.split("/")[2])
    assert (begun.practice, begun.steps, begun.n) == (True, at.now().steps[:3], 0)
    sights = standing.seen_so_far(at.sitting, None)
    assert standing.seen(begun, 1).view == sights[3].view
    assert known.tally(at.sitting.deal) == (1, 0)


def test_playing_on_twice_leaves_one_game_and_ends_no_other(over):
    at = over(moves=5)
    client = login(User.objects.get())
    client.post(replay(at) + "on", {"move": "3"})
    client.post(replay(at) + "on", {"move": "2"})
    [begun] = Sitting.objects.filter(practice=True)
    assert begun.force == 2


def test_while_he_plays_the_cards_in_earnest_nobody_practises_them(over, table):
    at = over(moves=5)
    again = table()
    again.play()
    answer = login(User.objects.get()).post(replay(at) + "on", {"move": "2"})
    assert answer.status_code == 403
    assert not Sitting.objects.filter(practice=True).exists()
    assert again.now().outcome == Sitting.Outcome.OPEN


def test_a_won_game_is_not_played_on_from_its_end(ending):
    at, last = ending(won=True)
    at.play(last)
    count = at.now().force
    answer = login(User.objects.get()).post(replay(at) + "on", {"move": str(count)})
    assert answer.status_code == 403
    assert sentences.replays.NO_PLAYING_ON.en in answer.content.decode()


# Two side by side


def test_two_games_are_compared_from_where_they_part(over, person, table):
    one = over(moves=6)
    eve = person("eve")
    other = table(user=eve)
    for move in one.now().steps[:3]:
        other.play(move)
    other.play(other.moves()[-1])
    assert other.now().steps[3] != one.sitting.steps[3]
    other.give_up()
    path = f"/compare/{one.sitting.watch}/{other.sitting.watch}/"
    answer = login(eve).get(path)
    assert answer.context["same"] == 3
    assert [number for number, *_ in answer.context["rows"]] == [4, 5, 6]
    assert [side["own"] for side in answer.context["sides"]] == [False, True]


def test_games_are_compared_only_where_both_may_be_seen(over, person):
    one, other = over(moves=3), over(moves=4, user=person("eve"))
    path = f"/compare/{one.sitting.watch}/{other.sitting.watch}/"
    assert "rows" not in Client().get(path).context
    assert "rows" in login(User.objects.get(username="ada")).get(path).context


def test_two_games_are_called_by_their_players_where_these_may_be_known(over, person):
    one, other = over(moves=3), over(moves=4, user=person("eve"))
    path = f"/compare/{one.sitting.watch}/{other.sitting.watch}/"
    ada = User.objects.get(username="ada")
    for audience, title in (("nobody", "The other game"), ("everybody", "eve")):
        User.objects.filter(username="eve").update(audience=audience)
        sides = login(ada).get(path).context["sides"]
        assert [side["title"] for side in sides] == ["Your game", title]


def test_games_of_other_cards_are_not_compared(over):
    one, other = over(moves=3), over(moves=3, number="2")
    client = login(User.objects.get())
    answer = client.get(f"/compare/{one.sitting.watch}/{other.sitting.watch}/")
    assert answer.status_code == 404
    assert sentences.replays.OTHER_CARDS.en in answer.content.decode()


def test_the_link_of_the_other_game_is_pasted(over, person):
    one, other = over(moves=3), over(moves=4, user=person("eve"))
    client = login(User.objects.get(username="ada"))
    link = f"http://testserver{replay(other)}?move=2"
    answer = client.get(replay(one) + "with", {"link": link})
    assert answer.url == f"/compare/{one.sitting.watch}/{other.sitting.watch}/"
    assert client.get(replay(one) + "with", {"link": "hello"}).status_code == 400


# Within other pages


def test_a_table_may_be_shown_within_any_page_and_no_other_page_of_ours(over, table):
    at = over()
    embed = Client().get(f"/embed/{at.sitting.watch}/")
    assert "frame-ancestors *" in embed.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in embed.headers
    other = Client().get(replay(at))
    assert "frame-ancestors 'none'" in other.headers["Content-Security-Policy"]
    assert other.headers["X-Frame-Options"] == "DENY"


def test_a_table_within_another_page_knows_nobody(over, table):
    for at in (over(), table(number="2")):
        client = login(User.objects.get())
        with CaptureQueriesContext(connection) as questions:
            answer = client.get(f"/embed/{at.sitting.watch}/")
        assert answer.status_code == 200
        assert answer.cookies == {}
        assert len(questions) == 1
        assert at.sitting.key not in answer.content.decode()
        assert "ada" not in answer.content.decode()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_table_that_is_gone_is_told_within_the_other_page_without_a_cookie(language):
    answer = Client().get("/embed/nothing/", headers={"accept-language": language})
    assert answer.status_code == 404
    assert sentences.pages.EMBEDDED_NO_MORE.tell(language) in answer.content.decode()
    assert "frame-ancestors *" in answer.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in answer.headers
    assert answer.cookies == {}
    assert Client().get("/embed/nothing/frames").status_code == 404


def test_the_line_for_a_blog_is_shown_as_text(over):
    at = over()
    html = login(User.objects.get()).get(replay(at)).content.decode()
    assert "<iframe" not in html
    assert f"/embed/{at.sitting.watch}/" in html


def test_every_word_that_the_scripts_ask_for_is_given_to_them():
    words = replay_words.script("en")
    static = Path(__file__).parents[2] / "static"
    for script in (static / "table" / "render.js", static / "replay" / "index.js"):
        assert set(re.findall(r"\btold\.(\w+)", script.read_text())) <= set(words), script


# Two players


@pytest.fixture
def duel(monkeypatch):
    """A game of Crapette in which a card waits for the centre."""
    Clock(monkeypatch)
    return begun().lay(monkeypatch, f1="AC", c1="2C", r1="<3C> AD")


def test_a_game_for_two_is_shown_to_whoever_has_its_link_with_its_faults(duel):
    rules = standing.of(duel.now()).rules
    table = standing.of(duel.sitting).table
    faulty = next(move for move in rules.fitting(table) if rules.offences(table, move))
    duel.play(write_move(rules, faulty))
    path = f"/replay/{duel.sitting.watch}/"
    assert Client().get(path).status_code == 404, "it goes on"
    duel.do("resign", 1)
    answer = Client().get(path)
    assert sees(answer)
    [step] = answer.context["steps"]
    [code, *_] = rules.offences(table, faulty)
    assert step.fault == OFFENCES[code].en
    assert not step.called
    html = answer.content.decode()
    assert duel.duel.salt in html
    assert duel.sitting.deal.number in html
    assert links.REPLAY_OF_TWO.tell("en") in html  # nobody is promised to play on from there
    assert "Play on from here" not in html


def test_each_step_of_a_game_for_two_is_told_under_the_name_of_whoever_made_it(monkeypatch):
    """A request out of turn under that of who asked, a call under that of who called."""
    Clock(monkeypatch).wait(0)
    duel = begun(options="demand-anytime", hold=0, proof="server")
    duel.lay(monkeypatch, f1="AC", c1="2C", c2="9H", c3="TC")
    duel.play("demand:r1", place=2)
    duel.play("c2-c3")
    duel.do("stop", 2, 2)
    duel.do("resign", 1)
    steps = Client().get(f"/replay/{duel.sitting.watch}/").context["steps"]
    assert [(step.move, step.seat) for step in steps] == [
        ("demand:r1", 2),
        ("c2-c3", 1),
        ("stop", 2),
    ]
    asked = Client().get(f"/replay/{duel.sitting.watch}/?move=1").content.decode()
    assert f">{duel.user(2).username}: 4♣ is turned up on demand.<" in asked


def test_a_finished_game_for_two_is_taken_away_as_a_record_that_can_be_read(duel):
    duel.play("turn:s1")
    duel.do("stop", 2, duel.now().force)
    duel.do("point", 2, "r1")
    path = f"/replay/{duel.sitting.watch}/record"
    assert Client().get(path).status_code == 404, "it goes on"
    duel.do("resign", 1)
    assert path in Client().get(f"/replay/{duel.sitting.watch}/").content.decode()
    answer = Client().get(path)
    assert "attachment" in answer["Content-Disposition"]
    read = record.replay(record.read_record(answer.content.decode(), games.rules))
    assert duel.now().steps[-1] == "stop"
    assert read.table() == duel.at.table


ENDS = {
    "2 by resignation": [("resign", 1)],
    "drawn by agreement": [("draw", 1), ("draw", 2)],
    "2 by desertion": [("claim", 2, "win")],
    "drawn by desertion": [("claim", 2, "draw")],
    "2 by time": [("play", 1, "c1-f1")],
}


@pytest.mark.parametrize("result", ENDS)
def test_a_record_tells_how_two_have_ended_a_game_that_the_table_leaves_open(monkeypatch, result):
    clock = Clock(monkeypatch)
    monkeypatch.setattr(presence, "gone", lambda sitting: {1: presence.Gone(0, "left"), 2: None})
    duel = begun()
    clock.wait(duelling.DESERTED if "time" not in result else 10**9)
    for deed in ENDS[result]:
        with suppress(Refused):  # of the move that comes when the flag has fallen
            duel.do(*deed)
    text = records.record(duel.now())
    assert text.endswith(f"result: {result}\n")
    told = record.read_record(text, games.rules)
    assert record.bears_out(record.replay(told), told.result.value)


def test_the_record_of_a_patience_is_for_its_player_alone(over):
    path = f"{replay(over())}record"
    assert Client().get(path).status_code == 404
