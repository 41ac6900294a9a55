"""What must be done first is told as long as it must be: why, and the moves that do it."""

from cardgames import games
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.procedures.exchange import EXCHANGE_FIRST
from cardgames.engine.procedures.lines import FILL_FIRST
from cardgames.engine.procedures.turn import TURNED_FIRST
from tests.tables import drawn


def owed(slug, number, moves):
    """What is owed after the moves: why, and the texts of what does it, all of them legal."""
    rules = games.rules(slug)
    table = rules.deal(number)
    for text in moves.split():
        table = rules.play(table, read_move(rules, text))
    return found_owed(rules, table)


def owed_at(position):
    """What is owed in a position with cards missing."""
    at = drawn(position)
    return found_owed(at.rules, at.table)


def found_owed(rules, table):
    found = rules.owed(table)
    if found is None:
        return None
    assert set(found.moves) <= set(rules.moves(table))
    assert rules.owed(rules.view(table)) == found
    return found.why, sorted(write_move(rules, move) for move in found.moves)


def test_a_place_that_waits_is_owed_a_card_of_its_line():
    assert owed("besieged-city", 1, "") is None
    fills = ["r4-c5", "r5-c5", "r6-c5"]
    assert owed("besieged-city", 1, "c5-f1") == (FILL_FIRST, fills)
    assert owed("besieged-city", 1, "c5-f1 r4-c5") is None


def test_a_card_turned_up_on_the_stock_is_owed_a_place():
    turns = " ".join(["turn:s1"] * 5)
    assert owed("besieged-city", 3, turns) == (TURNED_FIRST, ["s1-f1", "s1-w1"])
    assert owed("besieged-city", 3, f"{turns} s1-w1") is None


def test_strangers_on_both_sides_are_owed_an_exchange_though_other_moves_are_legal():
    why, exchanges = owed("hemispheres", 1, "c1=c7 c3=c9")
    assert why == EXCHANGE_FIRST
    assert exchanges == ["c4=c10", "c4=c11", "c6=c10", "c6=c11"]
    assert owed("hemispheres", 1, "c1=c7 c3=c9 c4=c10 c6=c11") is None


def test_no_exchange_is_owed_when_no_card_is_left_that_it_would_hold_back():
    end = "game: hemispheres\nc1: 8S\nc7: 8H"
    assert owed_at(end) is None
    for left in ("s1: <JD>", "w1: JD"):
        assert owed_at(f"{end}\n{left}") == (EXCHANGE_FIRST, ["c1=c7"])


def test_only_games_with_such_duties_can_owe_anything():
    owing = {slug for slug in games.ALL if games.rules(slug).owing}
    assert owing == {"besieged-city", "hemispheres"}
