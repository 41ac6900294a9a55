"""Moves as text."""

import pytest

from cardgames import games
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.prose import Fault, Refused

RULES = games.rules("double-klondike")


@pytest.mark.parametrize(
    "text", ["c3-f1", "c1-c9", "c4x3-c9", "c1x12-c2", "s1-w1", "w1-s1", "w1-c5", "f8-c1"]
)
def test_a_move_is_written_as_it_was_read(text):
    assert write_move(RULES, read_move(RULES, text)) == text


def test_one_card_is_written_without_its_count():
    assert write_move(RULES, read_move(RULES, "c3x1-c5")) == "c3-c5"


def test_the_turn_of_the_stock_and_of_the_waste_are_no_carries():
    assert read_move(RULES, "s1-w1").verb == "draw"
    assert read_move(RULES, "w1-s1").verb == "turn over"
    assert read_move(RULES, "w1-c1").verb == "carry"


def test_the_games_own_count_is_not_written():
    assert read_move(RULES, "s1x3-w1").verb == "carry"


@pytest.mark.parametrize("text", "turn:s1 turn:c1 demand:w1 deal redeal pass stop c1=c2".split())
def test_a_move_of_another_game_is_read_and_then_refused(text):
    move = read_move(RULES, text)
    assert write_move(RULES, move) == text
    with pytest.raises(Refused):
        RULES.play(RULES.deal(1), move)


NO_MOVES = """
    c1 c1- -c1 c1c2 c1–c2 c1x-c2 c1x0-c2 c1x100-c2 c1x-1-c2 C1-C2 c1-c2-c3
    c1=c stop: turn: turn demand deal:s1 draw c1@0-f1 c１-c2 🂡
"""


@pytest.mark.parametrize(
    "text",
    [*NO_MOVES.split(), "", "c1 -c2", " c1-c2", "c1-c2 ", "c1-c2\n", "\x00", "x" * 100_000],
)
def test_what_is_no_move_is_refused_in_both_languages(text):
    with pytest.raises(Fault) as wrong:
        read_move(RULES, text)
    assert wrong.value.tell("en").endswith("is not a move.")
    assert wrong.value.tell("ru").endswith("— не ход.")
    assert len(wrong.value.tell("en")) < 80


@pytest.mark.parametrize("text", ["c10-f1", "c1-f9", "r1-c1", "c0-c1", "c01-c2", "z1-c1", "s2-w1"])
def test_a_pile_that_the_game_lacks_is_named(text):
    with pytest.raises(Fault) as wrong:
        read_move(RULES, text)
    assert wrong.value.tell("en").startswith("Double Klondike has no pile “")
    assert wrong.value.tell("ru").startswith("В игре «Двойной Клондайк» нет стопки «")
