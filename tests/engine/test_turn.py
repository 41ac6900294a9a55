"""Turning one stock card at a time, in the open."""

import pytest

from cardgames.engine.prose import Fault
from cardgames.engine.words import (
    ACE_TO_KING,
    DOWN,
    IN_SUIT,
    NO_CARD,
    TOP,
    Columns,
    Foundations,
    Stock,
    Text,
    TurnToPlay,
    TurnToSpaces,
    Waste,
)
from tests.tables import declared, drawn, toy

COLUMNS = Columns(3, DOWN & IN_SUIT, NO_CARD, TOP)


def to_play(text):
    """A foundation that is begun, and columns that the turned card cannot go to."""
    piles = Stock(faces="mixed"), Waste(), Foundations(1, ACE_TO_KING), COLUMNS
    return drawn(f"game: toy\nf1: AS\n{text}", toy(declared(*piles, play=(TurnToPlay(),))))


def test_a_card_that_no_foundation_takes_goes_to_the_waste_in_the_same_move():
    after = to_play("s1: <2S> <9H>\nw1: KD").play("turn:s1")
    assert (after["s1"], after["w1"]) == ("<2S>", "KD 9H")


def test_a_card_that_one_takes_stays_and_comes_before_anything_else():
    turned = to_play("s1: <9H> <2S>\nc1: 5H\nc2: 4H").play("turn:s1")
    assert turned["s1"] == "<9H> 2S"
    assert turned.moves == "s1-f1 s1-w1"
    assert turned.play("s1-f1").moves == "c2-c1 turn:s1"
    assert turned.play("s1-w1")["w1"] == "2S"


def test_turning_is_not_told_by_where_the_card_goes():
    start = to_play("s1: <9H> <2S>")
    assert start.moves == "turn:s1"
    assert start.why("s1-f1") == start.why("s1-w1") == "The stock must be turned first."


def test_a_turned_card_goes_to_no_column():
    assert to_play("s1: <4H>\nc1: 5H").play("turn:s1")["w1"] == "4H"


def test_when_the_stock_is_out_it_says_so():
    start = to_play("w1: 9H")
    assert start.moves == ""
    assert start.why("turn:s1") == "The stock is out."
    assert start.why("turn:s1", "ru") == "Колода кончилась."


def test_only_the_top_card_of_the_stock_lies_face_up():
    with pytest.raises(Fault) as wrong:
        to_play("s1: <9H> 3S 2S")
    assert wrong.value.tell("en").endswith("Only the top card of the stock may lie face up.")
    assert wrong.value.tell("ru").endswith("В колоде открытой может лежать только верхняя карта.")


def test_what_is_told_of_a_turn():
    for card in ("9H", "2S"):
        start = to_play(f"s1: <{card}>")
        shown = {"9H": "9♥", "2S": "2♠"}[card]
        assert start.told("turn:s1") == f"From the stock: {shown}."
        assert start.told("turn:s1", "ru") == f"Из колоды: {shown}."


def to_spaces(text):
    game = declared(Stock(), Waste(), COLUMNS, play=(TurnToSpaces((COLUMNS,), SAID),))
    return drawn(f"game: toy\n{text}", toy(game))


SAID = Text("To the first space.", "На первое место.")


def test_the_next_card_goes_to_the_first_space():
    start = to_spaces("s1: <2S> <9H>\nc2: 5H")
    assert start.moves == "s1-c1"
    after = start.play("s1-c1")
    assert (after["c1"], after["s1"]) == ("9H", "<2S>")
    assert after.moves == "s1-c3"
    for move in ("s1-w1", "s1-c3", "s1-c2"):
        assert start.why(move) == (
            "The next card goes to the first space, or to the talon where there is none."
        )


def test_where_there_is_no_space_it_goes_to_the_waste():
    start = to_spaces("s1: <2S>\nw1: KD\nc1: 5H\nc2: 9C\nc3: JD")
    assert start.moves == "s1-w1"
    assert start.play("s1-w1")["w1"] == "KD 2S"


def test_the_waste_fills_the_first_space_only_when_the_stock_is_out():
    start = to_spaces("s1: <2S>\nw1: KD\nc2: 5H")
    assert start.why("w1-c1") == "While the stock lasts, its cards fill the spaces."
    start = to_spaces("w1: JC KD\nc2: 5H")
    assert start.moves == "w1-c1"
    assert start.play("w1-c1").moves == "w1-c3"


def test_a_turn_that_lays_a_card_is_told_by_the_card():
    start = to_spaces("s1: <9H>\nc2: 5H")
    assert start.told("s1-c1") == "From the stock: 9♥."
    assert start.told("s1-c1", "ru") == "Из колоды: 9♥."


def test_the_words_say_what_they_do():
    assert [said.tell("en") for said in TurnToPlay().says] == [
        "The stock is turned one card at a time. A card that fits a foundation is played there or "
        "laid in the talon before anything else is done; any other goes to the talon."
    ]
    assert [said.tell("ru") for said in TurnToPlay().says] == [
        "Колоду открывают по одной карте. Карту, подходящую к основанию, прежде всего другого "
        "играют или откладывают в талон; остальные идут в талон."
    ]
    assert TurnToSpaces((COLUMNS,), SAID).says == (SAID,)
