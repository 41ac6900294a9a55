"""Places at the ends of lines: what reaches them, and what must be done about an empty one."""

from dataclasses import replace

from cardgames.engine.words import (
    ANY_SUIT,
    DOWN,
    NO_CARD,
    TOP,
    Columns,
    FillFromLine,
    Reserve,
    Text,
    ends_of_its_line,
    within_arcs,
)
from tests.tables import declared, drawn, toy

FILLED = Text("Fill the ends.", "Закройте концы.")
# Two cards in a row; a place on the left, one on the right, and one above the first.
CROSS = """
        c2

    c1  r1  r2  c3
"""


def crossed(text, fill=False):
    reserve = Reserve(2, most=1, reach=ends_of_its_line("c"))
    places = Columns(3, DOWN & ANY_SUIT, NO_CARD, TOP)
    play = (FillFromLine(places, reserve, FILLED),) if fill else ()
    game = replace(declared(reserve, places, play=play), wide=CROSS, narrow=CROSS)
    return drawn(f"game: toy\n{text}", toy(game))


def test_a_card_reaches_the_ends_of_its_own_row_and_column_alone():
    start = crossed("r1: 8S\nr2: 8H\nc1: 9S\nc2: 9H\nc3: 9D")
    assert start.moves == "r1-c1 r1-c2 r1-c3 r2-c1 r2-c3"
    assert start.why("r2-c2") == "A card reaches only the ends of its own row and column."
    assert start.why("r2-c2", "ru") == (
        "Карта может уйти только на концы своего ряда и своего столбца."
    )


def test_a_card_within_reach_must_fit_all_the_same():
    assert crossed("r1: 8S\nc1: 9S\nc2: JH").moves == "r1-c1"


def arcs(text, size=2):
    game = declared(Columns(5, DOWN & ANY_SUIT, NO_CARD, TOP, reach=within_arcs(size)))
    return drawn(f"game: toy\n{text}", toy(game))


def test_a_card_moves_within_its_own_arc_alone():
    start = arcs("c1: 8S\nc2: 9S\nc3: 9H\nc4: 8H\nc5: 9D")
    assert start.moves == "c1-c2 c4-c3"
    assert start.why("c4-c5") == "A card moves only within its own arc."
    assert start.why("c4-c5", "ru") == "Карту перекладывают только в пределах её дуги."
    assert arcs("c1: 8S\nc3: 9H\nc4: 9S", size=3).moves == "c1-c3"


def test_an_empty_place_is_filled_from_its_line_before_anything_else():
    start = crossed("r1: 8S\nr2: KH\nc1: 9S\nc2: 9H", fill=True)
    assert start.moves == "r1-c3 r2-c3"
    assert start.why("r1-c1") == (
        "First an empty place must be filled, with a card of the line at whose end it lies."
    )
    assert start.play("r2-c3").moves == "r1-c1 r1-c2"


def test_several_empty_places_are_filled_in_any_order():
    assert crossed("r1: 8S\nr2: KH\nc1: 9S", fill=True).moves == "r1-c2 r1-c3 r2-c3"


def test_a_place_whose_line_is_empty_waits_for_nothing():
    start = crossed("r2: 8H\nc1: 9S\nc3: 9D", fill=True)
    assert start.moves == "r2-c1 r2-c3"


def test_the_word_says_what_the_game_says():
    game = crossed("c1: 9S", fill=True).rules.game
    assert [said.tell("en") for said in game.play[0].says] == ["Fill the ends."]
