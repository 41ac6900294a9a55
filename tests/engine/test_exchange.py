"""Cards that change places, or move to where they belong."""

from dataclasses import replace

from cardgames.engine.words import (
    BLACKS,
    DOWN,
    IN_COLOUR,
    IN_SUIT,
    NO_CARD,
    REDS,
    TOP,
    Columns,
    Rearrange,
    Reserve,
    Stock,
    Strangers,
    Text,
    TurnToSpaces,
    Waste,
)
from tests.tables import declared, drawn, toy

SAID = Text("As the game says.", "Как велит игра.")
NORTH = Columns(2, DOWN & IN_SUIT, NO_CARD, TOP, belong=REDS, takes=DOWN & IN_COLOUR)
SOUTH = Columns(2, DOWN & IN_SUIT, NO_CARD, TOP, belong=BLACKS, takes=DOWN & IN_COLOUR)


def halves(text):
    """c1 and c2 for red cards, c3 and c4 for black ones."""
    play = Strangers(NORTH, SOUTH, (SAID,)), TurnToSpaces((NORTH, SOUTH), SAID)
    return drawn(f"game: toy\n{text}", toy(declared(Stock(), Waste(), NORTH, SOUTH, play=play)))


def test_a_card_that_belongs_is_lifted_and_built_on():
    assert halves("s1: <2S>\nw1: 9H\nc1: 5H\nc2: 4H\nc3: KS\nc4: QS").moves == "c2-c1 c4-c3 s1-w1"


def test_a_stranger_is_neither_lifted_nor_built_on():
    start = halves("s1: <2S>\nw1: 4S\nc1: 5S\nc2: 3D\nc3: 9S\nc4: 6S")
    assert start.moves == "s1-w1"
    assert start.why("w1-c1") == (
        "Columns. Only red cards belong here; a black one can be neither played nor built on."
    )
    assert start.why("w1-c1", "ru") == (
        "Колонки. Здесь место только красным картам; чёрную нельзя ни сыграть, ни накрыть."
    )
    assert start.why("c1-c4") == (
        "Until stock and talon are out, a card in the wrong half can only be exchanged."
    )


def test_a_pile_may_take_from_the_waste_by_a_rule_of_its_own():
    start = halves("s1: <2S>\nw1: 4D\nc1: 5H\nc2: 4H\nc3: 9S\nc4: 6S")
    assert start.leaving("w1") == "w1-c1"
    assert halves("c1: 5H\nc2: 4D\nc3: 9S\nc4: 6S").moves == ""
    assert start.why("w1-c2") == (
        "4♦ does not go on 4♥. Columns: cards are laid downwards in colour."
    )


def test_every_two_strangers_are_exchanged_and_a_turn_waits_for_it():
    start = halves("s1: <2S>\nc1: 5S\nc2: 9C\nc3: KH\nc4: QC")
    assert start.moves == "c1=c3 c2=c3"
    assert start.why("s1-w1") == "Two cards in the wrong halves must be exchanged first."
    after = start.play("c2=c3")
    assert (after["c2"], after["c3"]) == ("KH", "9C")
    assert after.moves == "s1-w1"


def test_the_waste_fills_no_space_while_an_exchange_is_due():
    start = halves("w1: 9H\nc1: 5S\nc3: KH")
    assert start.leaving("w1") == ""
    assert start.why("w1-c2") == "Two cards in the wrong halves must be exchanged first."


def test_one_stranger_alone_waits_for_another():
    assert halves("s1: <2S>\nc1: 5S\nc2: 9H\nc3: KS\nc4: JC").moves == "s1-w1"


def test_at_the_end_a_stranger_moves_to_a_space_of_its_own_half():
    assert halves("c1: 5S\nc2: 9H\nc3: KS").moves == "c1-c4"
    assert halves("w1: 2H\nc1: 5S\nc2: 9H\nc3: KS").moves == "w1-c4"


def test_without_a_space_it_goes_onto_a_card_that_it_may_be_built_on():
    assert halves("c1: 5S\nc2: 9H\nc3: 6S\nc4: 6C").moves == "c1-c3"


def test_it_does_not_go_onto_another_stranger():
    north, south = (replace(half, build=DOWN) for half in (NORTH, SOUTH))
    game = declared(Stock(), Waste(), north, south, play=(Strangers(north, south, (SAID,)),))
    start = drawn("game: toy\nc1: 5S\nc2: 9H\nc3: 6H\nc4: 6C", toy(game))
    assert start.moves == "c1-c4 c1=c3"


def test_what_is_told_of_an_exchange():
    start = halves("c1: 5S\nc2: 9H\nc3: TH\nc4: 8C")
    assert start.told("c1=c3") == "5♠ and 10♥ change places."
    assert start.told("c1=c3", "ru") == "5♠ и 10♥ меняются местами."


def rearranged(text):
    reserve = Reserve(4, most=1)
    game = declared(Stock(), Waste(), reserve, play=(Rearrange(reserve, SAID),))
    return drawn(f"game: toy\n{text}", toy(game))


def test_cards_of_a_group_change_places_when_stock_and_waste_are_out():
    start = rearranged("r1: 5S\nr3: 9H")
    assert start.moves == "r1-r2 r1-r4 r1=r3 r3-r2 r3-r4"
    after = start.play("r1=r3")
    assert (after["r1"], after["r3"]) == ("9H", "5S")
    assert start.told("r1=r3") == "5♠ and 9♥ change places."


def test_they_wait_while_either_holds_a_card():
    for left in ("s1: <2S>", "w1: 2S"):
        start = rearranged(f"{left}\nr1: 5S\nr3: 9H")
        assert start.moves == ""
        assert start.why("r1=r3") == (
            "These cards are rearranged only when stock and talon are out."
        )
