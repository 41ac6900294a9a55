"""A table over its sockets: two tabs, a watcher, what comes twice, late or from nobody."""

import random
import time

import pytest
from django.test import Client
from django.utils import timezone

from cardgames.web import sentences
from cardgames.web.consumers import sockets
from cardgames.web.consumers import tables as consumers
from cardgames.web.services import deals, sittings
from tests.web.conftest import Table

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def user(person):
    return person("ada")


@pytest.fixture
def at(table, user):
    user.preferences["collect"] = "never"
    user.save()
    return table(user=user)


@pytest.fixture
def tab(line, at, user):
    """Opens one more tab of the player's."""
    return lambda: line(at.path, user)


def test_whoever_comes_in_is_shown_the_table(tab):
    table = tab().hear("table")
    assert (table["n"], table["id"], table["seat"], table["turn"]) == (0, None, 1, 1)
    assert table["piles"]["f1"] == "AS"
    assert set(table["piles"]["s1"].split()) == {"--"}
    assert "c4-f1" in table["moves"]
    assert (table["undo"], table["redo"], table["outcome"]) == (False, False, None)


def test_a_move_is_answered_with_the_table_after_it_is_stored(tab, at):
    answer = tab().ask("play", "table", n=0, move="c4-f1")
    assert (answer["n"], answer["last"], answer["count"]) == (1, "c4-f1", 1)
    assert answer["piles"]["f1"] == "AS 2S"
    assert "2♠" in answer["said"]
    assert at.now().transcript == "c4-f1"


def test_both_tabs_see_every_move_undo_and_redo(tab):
    one, other = tab(), tab()
    other.hear("table")
    one.say("play", n=0, move="c4-f1")
    assert other.hear("table", n=1)["piles"]["f1"] == "AS 2S"
    other.say("undo", n=1)
    assert one.hear("table", n=2)["piles"]["f1"] == "AS"
    one.say("redo", n=2)
    assert other.hear("table", n=3)["piles"]["f1"] == "AS 2S"


def test_a_watcher_sees_every_move_and_can_make_none(tab, line, at):
    player, watcher = tab(), line(at.watch)
    first = watcher.hear("table")
    assert (first["seat"], first["moves"], first["undo"]) == (None, [], False)
    player.say("play", n=0, move="c4-f1")
    assert watcher.hear("table", n=1)["last"] == "c4-f1"
    for do in ("play", "undo", "redo", "give-up", "hint"):
        refusal = watcher.ask(do, "refused", n=1, move="s1-w1")
        assert refusal["why"] == sentences.tables.ONLY_WATCHING.en
    assert at.now().n == 1


def test_an_illegal_move_is_refused_with_the_reason(tab, at):
    refusal = tab().ask("play", "refused", n=0, move="c1-c2")
    assert refusal["n"] == 0
    assert len(refusal["why"]) > 10
    assert at.now().n == 0


def test_a_message_sent_again_on_a_new_line_is_answered_not_played_again(tab, at):
    first = tab().ask("play", "table", n=0, id="k3f9", move="s1-w1")
    again = tab().ask("play", "table", n=0, id="k3f9", move="s1-w1")
    assert first["n"] == again["n"] == 1
    assert at.now().transcript == "s1-w1"


def test_a_move_made_at_an_old_table_gets_the_present_one_and_the_reason(tab, at):
    one = tab()
    one.ask("play", "table", n=0, move="s1-w1")
    name = one.say("play", n=0, move="c4-f1")
    assert one.hear("table")["n"] == 1
    refusal = one.hear("refused", id=name)
    assert (refusal["n"], refusal["why"]) == (1, sentences.tables.MOVED_ON.en)
    assert at.now().transcript == "s1-w1"


def test_a_hint_is_a_legal_move_with_a_sentence_and_is_counted(tab, at):
    one = tab()
    one.say("hint")
    hint = one.hear("hint")
    assert hint["move"] in at.moves()
    assert hint["n"] == 0
    assert hint["why"].endswith(".")
    assert at.now().hints == 1


def test_giving_up_ends_the_game_and_tells_the_number(tab, at):
    one = tab()
    answer = one.ask("give-up", "table", n=0)
    assert answer["outcome"]["winner"] is None
    assert answer["outcome"]["number"] == "1"
    assert (answer["moves"], answer["undo"]) == ([], False)
    assert one.ask("play", "refused", n=1, move="c4-f1")["why"] == sentences.tables.OVER.en


def test_a_won_game_says_so(ending, line, user):
    at, last = ending(won=True, user=user)
    answer = line(at.path, user).ask("play", "table", n=at.now().n, move=last)
    assert (answer["outcome"]["winner"], answer["outcome"]["points"]) == (1, 52)
    assert answer["home"] == answer["total"] == 52
    assert (answer["moves"], answer["undo"], answer["redo"]) == ([], False, False)


def test_a_stuck_game_offers_the_way_back_and_keeps_its_number(ending, line, user):
    at, last = ending(won=False, user=user)
    one = line(at.path, user)
    answer = one.ask("play", "table", n=at.now().n, move=last)
    assert answer["outcome"]["winner"] is None
    assert "number" not in answer["outcome"]
    assert (answer["moves"], answer["undo"]) == ([], True)
    one.say("hint")
    assert one.hear("hint")["move"] is None


def test_a_ping_is_answered_with_the_present_n_and_its_own_time(tab):
    one = tab()
    one.ask("play", "table", n=0, move="s1-w1")
    one.say("ping", n=1, at=1234.5)
    assert one.hear("pong") == {"type": "pong", "n": 1, "at": 1234.5}


def test_a_ping_from_an_old_table_brings_the_present_one(tab):
    one = tab()
    one.ask("play", "table", n=0, move="s1-w1")
    one.say("ping", n=0, at=1)
    assert one.hear("pong")["n"] == 1
    assert one.hear("table", id=None)["n"] == 1


def test_a_look_shows_the_table(tab):
    one = tab()
    one.hear("table")
    one.say("look")
    assert one.hear("table")["n"] == 0


def test_sentences_are_in_the_language_of_the_page(line, at, user):
    russian = line(at.path, user, language="ru")
    assert russian.ask("undo", "refused", n=0)["why"] == sentences.tables.NOTHING_TO_UNDO.ru
    accepted = line(at.path, user, accepts="ru,en;q=0.5")
    assert accepted.ask("undo", "refused", n=0)["why"] == sentences.tables.NOTHING_TO_UNDO.ru
    assert (
        line(at.path, user).ask("undo", "refused", n=0)["why"]
        == sentences.tables.NOTHING_TO_UNDO.en
    )


def test_who_is_here_is_told_when_it_changes(tab, line, at):
    one = tab()
    assert one.hear("seats") == {"type": "seats", "here": 1, "watching": 0}
    watcher = line(at.watch)
    assert one.hear("seats") == {"type": "seats", "here": 1, "watching": 1}
    watcher.connection.close()
    assert one.hear("seats") == {"type": "seats", "here": 1, "watching": 0}


def test_a_page_hears_what_its_person_chooses_on_another_device(line, user):
    page = line("/favourites/", user)
    assert page.hear("person")["favourites"] == []
    device = Client()
    device.force_login(user)
    device.post("/favourites/", {"game": "crapette", "on": "1"})
    assert page.hear("person")["favourites"] == ["crapette"]
    device.post("/settings/", {"felt": "blue"})
    assert page.hear("person")["settings"]["felt"] == "blue"
    device.post("/account/log-out/")
    assert page.closed() == 1012
    assert line("/favourites/").closed() == 4401


def test_nobody_else_gets_in(line, at, person):
    assert line(at.path).closed() == 4401
    assert line(at.path, person("eve")).closed() == 4401


@pytest.mark.parametrize("path", ["/table/AAAAAAAAAAAAAAAAAAAAAA/", "/watch/nothing/", "/nowhere/"])
def test_a_table_that_is_not_there_has_a_code_of_its_own(line, user, path):
    assert line(path, user).closed() == 4404


def test_a_watchers_key_opens_no_seat_and_a_private_one_no_view(line, at, user):
    assert line(f"/table/{at.sitting.watch}/", user).closed() == 4404
    assert line(f"/watch/{at.sitting.key}/").closed() == 4404


def test_a_daily_deal_is_shown_live_to_nobody_who_might_still_play_it(line, person):
    ada, eve = person("ada"), person("eve")
    deal = deals.daily("eagle-wing", timezone.now().date())
    at, own = (Table(sittings.begin(deal, one), one) for one in (ada, eve))
    assert line(at.watch, eve).closed() == 4401
    own.play()
    own.give_up()
    for user in (eve, ada, None):  # a stranger's may be within the page of another site
        assert line(at.watch, user).hear("table")["n"] == 0


def test_a_seat_that_changed_hands_closes_the_line(tab, at, person):
    one = tab()
    one.hear("table")
    at.sitting.seats.update(user=person("eve"))
    one.say("play", n=0, move="c4-f1")
    assert one.closed() == 4401
    assert at.now().n == 0


def test_a_deleted_table_closes_the_line(line, at):
    watcher = line(at.watch)
    watcher.hear("table")
    at.sitting.delete()
    watcher.say("ping", n=0, at=1)
    assert watcher.closed() == 4404


def test_logging_out_sends_the_other_tabs_to_the_door(line, at, user):
    client = Client()
    client.force_login(user)
    one = line(at.path, client=client)
    one.hear("seats")
    client.post("/account/log-out/")
    assert one.closed() == 1012


def test_a_flood_is_told_and_closed(tab):
    one = tab()
    for _ in range(sockets.BURST + 10):
        one.say("look")
    assert one.hear("refused")["why"] == sentences.tables.TOO_MANY_MESSAGES.en
    assert one.closed() == 4429


def test_a_fault_of_ours_closes_with_its_code_and_loses_nothing(tab, at, monkeypatch, caplog):
    one = tab()
    one.ask("play", "table", n=0, move="s1-w1")

    def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(consumers.sittings, "undo", broken)
    one.say("undo", n=1)
    assert one.closed() == 1011
    assert at.now().n == 1
    caplog.clear()


def test_a_slow_query_of_one_delays_nobody(tab, at, monkeypatch):
    slow, quick = tab(), tab()
    slow.hear("seats", here=2)
    quick.ask("play", "table", n=0, move="s1-w1")
    hints = consumers.sittings.count_hint

    def slowly(sitting):
        time.sleep(1)
        hints(sitting)

    monkeypatch.setattr(consumers.sittings, "count_hint", slowly)
    slow.say("hint")
    began = time.monotonic()
    for n in range(1, 6):
        quick.ask("play", "table", n=n, move="s1-w1")
        quick.say("ping", n=n + 1, at=1)
        quick.hear("pong")
    assert time.monotonic() - began < 0.5
    assert slow.hear("hint")["move"]


def test_moves_lost_doubled_or_reordered_under_breaking_lines_are_none(tab, at):
    """Each move is sent until it is answered, and the line breaks as it likes."""
    chance = random.Random(5)
    n, moves = 0, ["s1-w1"] * 25
    for place, move in enumerate(moves):
        while True:
            one = tab()
            one.say("play", n=n, id=f"m{place}", move=move)
            if chance.random() < 0.4:
                one.connection.socket.close() if chance.random() < 0.5 else one.connection.close()
                continue
            n = one.hear("table", id=f"m{place}")["n"]
            one.connection.close()
            break
    assert at.now().transcript.split() == moves
    assert at.now().n == 25
