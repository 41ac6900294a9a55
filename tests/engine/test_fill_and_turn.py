"""What follows of itself: places filled, cards turned up."""

import pytest

from cardgames.engine.prose import Fault
from cardgames.engine.words import (
    ANY_CARD,
    DOWN,
    NO_CARD,
    TOP,
    Columns,
    Draw,
    Fill,
    Reserve,
    Stock,
    Text,
    TurnLast,
    TurnUp,
    Waste,
)
from tests.tables import declared, drawn, toy

FILLED = Text("Places are filled.", "Места заполняются.")


def filling(text, last=False):
    """Three columns filled from a reserve; a stock and a waste, for a move that empties none."""
    reserve = Reserve(faces="mixed")
    places = Columns(3, DOWN, NO_CARD, TOP)
    play = (Draw(1), Fill(places, (reserve,), FILLED), *((TurnLast(reserve),) if last else ()))
    game = declared(Stock(), Waste(), reserve, places, play=play)
    return drawn(f"game: toy\n{text}", toy(game))


def piles(table, names="r1 c1 c2 c3"):
    return [table[name] for name in names.split()]


def test_a_place_that_a_move_empties_is_filled_in_the_same_move_face_up():
    start = filling("r1: <2S> <9S>\nc1: 5H\nc2: 4H\nc3: KD")
    assert piles(start.play("c2-c1")) == ["<2S>", "5H 4H", "9S", "KD"]


def test_places_are_filled_from_left_to_right():
    start = filling("r1: <2S> <8S> <9S>\nc2: 5H\ns1: <QC>")
    assert piles(start.play("s1-w1")) == ["<2S>", "9S", "5H", "8S"]


def test_a_source_that_runs_out_leaves_places_empty():
    start = filling("r1: <9S>\nc2: 5H\ns1: <QC>")
    assert piles(start.play("s1-w1")) == ["", "9S", "5H", ""]


def test_every_move_fills_also_one_that_empties_no_place():
    assert piles(filling("r1: <9S>\nc2: 5H\nc3: KD\nw1: 4H").play("w1-c2"))[1] == "9S"


def fed_twice(text, emptied):
    """Two columns filled from the waste or, when it is out, from the stock."""
    stock, waste, places = Stock(), Waste(), Columns(2, DOWN, NO_CARD, TOP)
    fill = Fill(places, (waste, stock), FILLED, emptied=emptied)
    game = declared(stock, waste, Columns(1, DOWN, NO_CARD, TOP), places, play=(fill,))
    return drawn(f"game: toy\n{text}", toy(game))


def test_of_several_sources_the_first_that_holds_a_card_fills():
    after = fed_twice("s1: <2S>\nw1: 9S\nc1: 5H\nc2: 4H\nc3: KD", emptied=True).play("c2-c1")
    assert (after["c2"], after["w1"], after["s1"]) == ("9S", "", "<2S>")
    after = fed_twice("s1: <2S>\nc1: 5H\nc2: 4H\nc3: KD", emptied=True).play("c2-c1")
    assert (after["c2"], after["s1"]) == ("2S", "")


def test_emptied_fills_only_the_place_that_the_move_itself_emptied():
    text = "s1: <2S> <3S>\nc1: 5H\nc2: 4H"
    assert piles(fed_twice(text, emptied=True).play("c2-c1"), "c2 c3") == ["3S", ""]
    assert piles(fed_twice(text, emptied=False).play("c2-c1"), "c2 c3") == ["3S", "2S"]
    assert fed_twice("s1: <2S>\nc2: 5H\nc1: 4H", emptied=True).play("c1-c2")["c3"] == ""
    after = fed_twice("s1: <2S>\nc1: 5H\nc2: 9S 4H\nc3: KD", emptied=True).play("c2-c1")
    assert (after["c2"], after["s1"]) == ("9S", "<2S>")


def test_reading_a_position_fills_nothing():
    assert piles(filling("r1: <9S>\nc2: 5H")) == ["<9S>", "", "5H", ""]


def turning(text):
    columns = Columns(3, DOWN, ANY_CARD, TOP, faces="mixed")
    other = Reserve(faces="mixed")
    return drawn(f"game: toy\n{text}", toy(declared(other, columns, play=(TurnUp(columns),))))


def test_a_card_laid_bare_turns_up_in_the_same_move():
    start = turning("c1: <2S> <9S> 4H\nc2: 5H")
    assert start.play("c1-c2")["c1"] == "<2S> 9S"


def test_only_the_pile_that_was_left_turns_a_card():
    start = turning("c1: <2S> <9S>\nc2: 5H\nc3: 4H")
    assert start.play("c3-c2")["c1"] == "<2S> <9S>"


def test_only_the_piles_named_turn_a_card():
    assert turning("r1: <9S> 4H\nc2: 5H").play("r1-c2")["r1"] == "<9S>"


def test_reading_a_position_turns_nothing():
    assert turning("c1: <2S> <9S>")["c1"] == "<2S> <9S>"


def test_the_last_card_of_a_pile_turns_up_in_the_same_move():
    start = filling("r1: <2S> <9S>\nc1: 5H\nc2: 4H\nc3: KD", last=True)
    assert start.play("c2-c1")["r1"] == "2S"


def test_two_cards_left_stay_face_down():
    start = filling("r1: <2S> <7S> <9S>\nc1: 5H\nc2: 4H\nc3: KD", last=True)
    assert start.play("c2-c1")["r1"] == "<2S> <7S>"


def test_a_last_card_face_up_can_be_played_and_still_fills_a_place():
    start = filling("r1: 4S\nc1: 5H\nc2: 4H\nc3: KD", last=True)
    assert start.moves == "c2-c1 r1-c1"
    assert piles(start.play("c2-c1")) == ["", "5H 4H", "4S", "KD"]
    assert piles(start.play("r1-c1")) == ["", "5H 4S", "4H", "KD"]


@pytest.mark.parametrize("reserve", ["2S 9S", "<2S> 9S"])
def test_no_card_lies_face_up_while_the_pile_holds_several(reserve):
    with pytest.raises(Fault) as wrong:
        filling(f"r1: {reserve}", last=True)
    assert wrong.value.tell("en").endswith(
        "Reserve: while two or more cards are left, all lie face down."
    )
    assert wrong.value.tell("ru").endswith(
        "Резерв: пока карт две или больше, все лежат рубашкой вверх."
    )


def test_a_single_card_may_be_typed_face_down_and_turns_with_the_next_move():
    start = filling("r1: <9S>\nc1: 5H\nc2: KD\nc3: QD\ns1: <2C>", last=True)
    assert start["r1"] == "<9S>"
    assert start.play("s1-w1")["r1"] == "9S"


def test_the_words_say_what_they_do():
    columns, reserve = Columns(3, DOWN, NO_CARD, TOP), Reserve()
    assert [s.tell("en") for s in Fill(columns, (reserve,), FILLED).says] == ["Places are filled."]
    assert [s.tell("ru") for s in TurnUp(columns).says] == [
        "Открывшаяся закрытая карта сразу переворачивается лицом вверх."
    ]
    assert [s.tell("en") for s in TurnLast(reserve).says] == [
        "Reserve: when a single card is left it turns face up and may be played."
    ]
