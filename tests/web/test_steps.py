"""What is done at once and taken back at once: moves with cards that go home after them."""

import json
from pathlib import Path

import pytest

from cardgames import games
from cardgames.engine.notation import write_move
from cardgames.engine.page import rules_page
from cardgames.engine.prose import Refused
from cardgames.engine.record import read_record, replay
from cardgames.players import homeward
from cardgames.web import standing, wire
from cardgames.web.models import Sitting

pytestmark = pytest.mark.django_db

WON = Path(__file__).parents[1] / "golden" / "transcripts"


@pytest.fixture
def at(table):
    """Eagle Wing's deal 1, where a two and then a three can go home, cards going by themselves."""
    return table(collect="always")


def sent(at, language="en"):
    return wire.table(standing.seen(at.now(), 1), language)


@pytest.fixture
def nearly(table):
    """A deal of Double Klondike from which the rest plays itself."""
    rules = games.rules("double-klondike")
    record = replay(read_record((WON / "double-klondike.txt").read_text(), games.rules))
    count, played = 0, record.start.table
    while not homeward.rest(rules, rules.view(played)):
        played = rules.follow(played, record.moves[count])
        count += 1
    number, moves = str(record.start.number), [write_move(rules, m) for m in record.moves[:count]]
    at = table(game="double-klondike", number=number)
    at.sitting.transcript = " ".join(moves)
    at.sitting.force = at.sitting.n = count
    at.sitting.save()
    return at


def test_the_rest_of_a_game_is_one_step(nearly):
    before = nearly.now().force
    assert sent(nearly)["finish"] is True
    nearly.finish()
    now = nearly.now()
    assert (now.outcome, now.force, now.n) == (Sitting.Outcome.WON, before + 1, before + 1)
    assert sent(nearly)["home"] == sent(nearly)["total"] == 104


def test_what_the_rest_did_is_told(nearly):
    cards = len(homeward.rest(*standing.of(nearly.now())[:2]))
    nearly.finish()
    assert sent(nearly)["said"].endswith(f"Home after it: {cards - 1} cards.")
    assert "Следом на основания: " in sent(nearly, "ru")["said"]


def test_the_rest_is_not_offered_nor_made_before_it_plays_itself(table):
    at = table()
    assert sent(at)["finish"] is False
    with pytest.raises(Refused, match="does not play itself"):
        at.finish()
    assert at.now().transcript == ""


def test_the_rest_is_offered_to_the_player_alone(nearly):
    assert wire.table(standing.seen(nearly.now(), None), "en")["finish"] is False


def test_hidden_cards_do_not_change_whether_the_rest_is_offered(table):
    """With but one card face down there is nothing to offer, whatever it is."""
    at = table(game="double-klondike")
    sight = standing.seen(at.now(), 1)
    assert "--" in json.dumps(wire.table(sight, "en")["piles"])
    assert not wire.finish(sight)


def test_a_safe_card_goes_home_after_the_move(at):
    at.play("s1-w1")
    assert at.now().transcript.startswith("s1-w1,c4-f1")
    assert at.now().force == 1
    assert sent(at)["home"] > 1
    assert "Home after it" in sent(at)["said"]


def test_one_undo_takes_all_of_a_step_back_and_one_redo_makes_it_again(at):
    dealt = sent(at)["piles"]
    at.play("s1-w1")
    played = sent(at)["piles"]
    at.undo()
    assert sent(at)["piles"] == dealt
    at.redo()
    assert sent(at)["piles"] == played


def test_a_card_taken_back_stays_down(at):
    at.play("s1-w1")
    at.undo()
    at.play("s1-w1")
    assert at.now().transcript == "s1-w1"
    at.play("s1-w1")
    assert at.now().transcript == "s1-w1 s1-w1"


def test_no_card_goes_by_itself_where_that_is_not_wanted(table):
    at = table(collect="never")
    at.play("s1-w1")
    assert at.now().transcript == "s1-w1"


def test_as_the_game_has_it_they_go(table):
    at = table(collect="game")
    at.play("s1-w1")
    assert at.now().transcript == "s1-w1,c4-f1"


def test_as_the_game_has_it_none_go_where_its_rules_say_that_nothing_is_compulsory(table):
    for collect, goes in (("game", False), ("always", True)):
        at = table(game="parterre", collect=collect, number="2" if goes else "1")
        at.play(next(move for move in at.moves() if "-c" in move))
        assert ("," in at.now().transcript) is goes


def test_games_that_leave_the_order_of_play_to_the_player_do_not_collect():
    for slug, game in games.PATIENCES.items():
        sentences = [
            sentence.tell("en")
            for section in rules_page(games.rules(slug)).sections
            for sentence in section.sentences
        ]
        free = any("ompulsory" in said or "nothing is forced" in said for said in sentences)
        assert game.collects is not free, slug
