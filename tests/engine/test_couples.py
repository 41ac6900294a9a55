"""Two halves, a colour each: cards leave in couples only, and each half refills of itself."""

import pytest

from cardgames.engine.words import (
    ACE_TO_KING,
    KING_TO_ACE,
    LOCKED,
    Couples,
    Foundations,
    Reserve,
    Stock,
    Text,
    Waste,
)
from tests.tables import declared, drawn, toy

SAID = Text("As the game says.", "Как велит игра.")


def halves(text):
    """Two places for red cards, two for black ones; red foundations go down, black ones up."""
    red, black = (Reserve(2, letter=letter, lift=LOCKED, send=LOCKED, most=2) for letter in "an")
    talons = Waste(lift=LOCKED, send=LOCKED), Waste(lift=LOCKED, send=LOCKED)
    piles = Stock(), *talons, red, black, Foundations(2, ACE_TO_KING), Foundations(2, KING_TO_ACE)
    game = declared(*piles, play=(Couples((red, black), talons, (SAID,)),), packs=2)
    return drawn(f"game: toy\nf1: AS\nf3: KH\n{text}", toy(game))


def test_a_card_of_each_half_leave_together_each_for_a_foundation():
    start = halves("a1: QH\na2: 9D\nn1: 2S\nn2: 9S")
    assert [move for move in start.moves.split() if "-f" in move] == ["a1-f3+n1-f1"]
    after = start.play("a1-f3+n1-f1")
    assert (after["f3"], after["f1"], after["a1"], after["n1"]) == ("KH QH", "AS 2S", "", "")


def test_no_card_leaves_alone():
    assert halves("a1: QH\na2: QD").moves == ""
    assert halves("n1: 2S").moves == ""


def test_unpaired_cards_are_paired_either_way_and_once():
    start = halves("a1: 5H\na2: 9D 9S\nn1: 5S")
    assert start.moves == "a1-n1 n1-a1"
    after = start.play("a1-n1")
    assert after["n1"] == "5S 5H"
    assert after.moves == ""


def test_a_pair_leaves_as_a_whole_the_upper_card_named_first():
    start = halves("n1: 2S QH\na1: QH 3S")
    assert start.moves == "n1-f3+n1-f1"
    assert start.play("n1-f3+n1-f1")["n1"] == ""


def test_a_place_that_a_move_empties_refills_with_its_halfs_colour():
    after = halves("a1: 5H\nn1: 5S\nw1: 7D\nw2: 7S").play("a1-n1")
    assert (after["a1"], after["w1"], after["w2"], after["a2"]) == ("7D", "", "7S", "")
    after = halves("a1: 5H\nn1: 5S\ns1: <9D> <8S> <8D>").play("n1-a1")
    assert (after["n1"], after["w1"], after["s1"]) == ("8S", "8D", "<9D>")


def test_the_red_half_refills_first():
    after = halves("a1: QH\nn1: 2S\nw2: 7C\ns1: <9D> <8S>").play("a1-f3+n1-f1")
    assert (after["a1"], after["n1"], after["w2"]) == ("9D", "8S", "7C")


def test_a_turned_card_goes_to_its_colours_talon():
    start = halves("s1: <9D> <8S>")
    assert start.moves == "turn:s1"
    after = start.play("turn:s1 turn:s1")
    assert (after["w1"], after["w2"]) == ("9D", "8S")


@pytest.mark.parametrize(
    ("text", "move", "en", "ru"),
    [
        (
            "a1: QH\nn1: 9S",
            "a1-f3",
            "No card leaves alone: a red and a black one that both fit foundations are played "
            "together.",
            "По одной карты не уходят: вместе играют красную и чёрную, если обе подходят к "
            "основаниям.",
        ),
        (
            "a1: QH\nn1: 9S",
            "a1-f3+n1-f1",
            "This foundation takes 2♠ next.",
            "На это основание сейчас идёт 2♠.",
        ),
        (
            "a1: QH\nn1: 2S",
            "n1-f1+a1-f3",
            "Of two cards played together that of this half is named first: Reserve.",
            "Из двух карт, играемых вместе, первой называют карту этой половины: Резерв.",
        ),
        (
            "n1: 2S QH",
            "n1-f1+n1-f3",
            "Of a pair the upper card goes first.",
            "Из пары первой уходит верхняя карта.",
        ),
        (
            "n1: 3S QH",
            "n1-f3",
            "A pair leaves only as a whole, when both its cards fit foundations.",
            "Пара уходит только целиком, когда обе её карты подходят к основаниям.",
        ),
        (
            "a1: 5H\nn1: 3S QH",
            "a1-n1",
            "A card may be paired only once.",
            "Карта может быть спарована только однажды.",
        ),
        (
            "a1: 5H\na2: 6H",
            "a1-a2",
            "A card is paired only with a card of the other half.",
            "Карту спаривают только с картой другой половины.",
        ),
        (
            "w1: QH",
            "w1-f3",
            "Cards of the talons only fill places that have become empty.",
            "Карты талонов только заполняют освободившиеся места.",
        ),
        (
            "s1: <QH>",
            "s1-w1",
            "The stock must be turned first.",
            "Сначала надо открыть карту колоды.",
        ),
        ("a1: 5H", "turn:s1", "The stock is out.", "Колода кончилась."),
        ("a1: 5H", "turn:w1", "There is no such move now.", "Сейчас такого хода нет."),
        ("a1: 5H", "a1-w1", "Waste: no card is laid here.", "Сброс: сюда карты не кладут."),
    ],
)
def test_why_cards_do_not_leave_or_pair_so(text, move, en, ru):
    start = halves(text)
    assert (start.why(move), start.why(move, "ru")) == (en, ru)


def test_what_is_told_of_a_double_play_a_pairing_and_a_turn():
    start = halves("a1: QH\nn1: 2S\nw1: 7D\ns1: <8S>")
    assert start.told("a1-f3+n1-f1") == (
        "Q♥ to foundation 3. 2♠ to foundation 1. 7♦ comes to the reserve 1. 8♠ comes to the "
        "reserve 1."
    )
    assert start.told("turn:s1") == "From the stock: 8♠."
