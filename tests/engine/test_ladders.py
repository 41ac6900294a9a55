"""What a foundation takes at each height: a ladder a test."""

import pytest

from cardgames.engine.cards import RANKS
from cardgames.engine.prose import Fault
from cardgames.engine.words import (
    ACE_TO_KING,
    ACE_TO_KING_NO_QUEEN,
    FROM_BASE,
    KING_THEN_UP,
    KING_TO_ACE,
    KING_TO_ACE_NO_JACK,
    TO_AND_FRO,
    Foundations,
    Reserve,
)
from tests.tables import declared, drawn, toy

THERE = "AK2Q3J4T59687"


def table(ladder, foundations, hand, count=4, packs=1, **words):
    """Foundations `AS 2S / AH`, and cards in hand, each a reserve pile of its own."""
    hand = hand.split()
    game = declared(Foundations(count, ladder, **words), Reserve(len(hand), most=1), packs=packs)
    lines = ["game: toy"]
    lines += [f"f{n}: {pile.strip()}" for n, pile in enumerate(foundations.split("/"), 1)]
    lines += [f"r{n}: {card}" for n, card in enumerate(hand, 1)]
    return drawn("\n".join(lines), toy(game))


def ranks(order, suit):
    return " ".join(rank + suit for rank in order)


def test_ace_to_king_begins_with_an_ace_and_goes_up_in_suit():
    assert table(ACE_TO_KING, "AS", "2S 2H AH KS 3S").moves == "r1-f1 r3-f2"


def test_king_to_ace_begins_with_a_king_and_goes_down_in_suit():
    assert table(KING_TO_ACE, "KS", "QS AS KH QH 2S").moves == "r1-f1 r3-f2"


def test_from_base_begins_with_the_rank_of_the_base_and_goes_up_in_suit():
    assert table(FROM_BASE, "QS", "KS AS QH KH JS").moves == "r1-f1 r3-f2"


def test_from_base_goes_on_from_the_king_to_the_ace_and_the_two():
    assert table(FROM_BASE, "QS KS", "AS 2S").moves == "r1-f1"
    assert table(FROM_BASE, "QS KS AS", "2S 3S").moves == "r1-f1"


def test_the_base_is_the_lowest_card_of_the_first_foundation_that_holds_any():
    assert table(FROM_BASE, "/ 5H 6H", "5S 6S AS 7H").moves == "r1-f1 r4-f2"


def test_to_and_fro_puts_kings_on_aces_twos_on_kings_and_queens_on_twos():
    assert table(TO_AND_FRO, "AS", "2S KS QS KH AH").moves == "r2-f1 r5-f2"
    assert table(TO_AND_FRO, "AS KS", "2S QS AS", packs=2).moves == "r1-f1 r3-f2"
    assert table(TO_AND_FRO, "AS KS 2S", "3S QS 5S").moves == "r2-f1"


def test_to_and_fro_turns_back_with_a_second_seven():
    whole = ranks(THERE, "S")
    assert table(TO_AND_FRO, whole, "7S 8S 6S", packs=2).moves == "r1-f1"
    assert table(TO_AND_FRO, f"{whole} 7S", "6S 8S 9S", packs=2).moves == "r2-f1"


def test_a_ladder_may_skip_a_rank():
    assert table(ACE_TO_KING_NO_QUEEN, ranks("A23456789TJ", "S"), "QS KS").moves == "r2-f1"
    assert table(KING_TO_ACE_NO_JACK, "KH QH", "JH TH").moves == "r2-f1"


def test_king_then_up_begins_with_a_king_and_goes_on_from_the_ace():
    assert table(KING_THEN_UP, "KS", "AS QS 2S KH AH").moves == "r1-f1 r4-f2"
    assert table(KING_THEN_UP, "KS AS", "2S QS").moves == "r1-f1"


def test_foundations_apart_are_begun_once_a_suit():
    assert table(ACE_TO_KING, "AS", "AS AH", packs=2, apart=True).moves == "r2-f2"
    assert table(ACE_TO_KING, "AS", "AS AH", packs=2).moves == "r1-f2 r2-f2"
    start = table(ACE_TO_KING, "AS", "AS 5H", packs=2, apart=True)
    assert start.why("r1-f2") == "Each suit has one foundation, and that of this suit is begun."
    assert start.why("r1-f2", "ru") == (
        "У каждой масти одно основание, и основание этой масти уже начато."
    )
    assert start.why("r2-f2") == "A foundation begins with an ace."


def test_without_a_base_no_foundation_can_be_begun():
    assert table(FROM_BASE, "", "AS KH 5D").moves == ""


@pytest.mark.parametrize(
    ("ladder", "order", "bottom"),
    [
        (ACE_TO_KING, RANKS, ""),
        (KING_TO_ACE, RANKS[::-1], ""),
        (FROM_BASE, RANKS[5:] + RANKS[:5], "6D"),
        (KING_THEN_UP, "K" + RANKS[:12], ""),
        (ACE_TO_KING_NO_QUEEN, "A23456789TJK", ""),
        (KING_TO_ACE_NO_JACK, "KQT98765432A", ""),
        (TO_AND_FRO, THERE + THERE[::-1], ""),
    ],
)
def test_a_foundation_takes_a_whole_suit_and_then_nothing(ladder, order, bottom):
    suit = ranks(order, "D").removeprefix(bottom)
    start = table(ladder, bottom, f"{suit} {order[0]}D", count=1, packs=3)
    cards = len(suit.split())
    whole = start.play(*(f"r{number}-f1" for number in range(1, cards + 1)))
    assert whole["f1"] == ranks(order, "D")
    assert whole.moves == ""
    assert whole.why(f"r{cards + 1}-f1") == "This foundation is complete."


def test_of_equal_foundations_the_first_one_takes_the_card():
    assert table(ACE_TO_KING, "AS / AS", "2S", packs=2).moves == "r1-f1"
    assert table(ACE_TO_KING, "AS 2S / AS", "2S", packs=2).moves == "r1-f2"


def test_an_opening_card_goes_to_the_first_empty_foundation_only():
    assert table(ACE_TO_KING, "AS / / AH /", "AD").moves == "r1-f2"


def test_a_foundation_keeps_to_the_suit_it_was_begun_with():
    assert table(ACE_TO_KING, "AS / AH", "2H 2D").moves == "r1-f2"


@pytest.mark.parametrize(
    ("ladder", "pile"),
    [
        (ACE_TO_KING, "2S"),
        (ACE_TO_KING, "AS 3S"),
        (ACE_TO_KING, "AS 2H"),
        (KING_TO_ACE, "AS"),
        (KING_TO_ACE, "KS JS"),
        (FROM_BASE, "5S / 6H"),
        (TO_AND_FRO, "AS 2S"),
        (KING_THEN_UP, "KS QS"),
        (KING_TO_ACE_NO_JACK, "KS QS JS"),
        (FROM_BASE, "5S / 5H 7H"),
        (FROM_BASE, ranks(RANKS, "S") + " AS"),
    ],
)
def test_a_foundation_that_was_not_built_so_is_not_read(ladder, pile):
    with pytest.raises(Fault, match=r"f\d cannot hold these cards: a foundation is not built so"):
        table(ladder, pile, "9C", packs=2)


@pytest.mark.parametrize(
    ("ladder", "en", "ru"),
    [
        (ACE_TO_KING, "A foundation begins with an ace.", "Основание начинают с туза."),
        (KING_TO_ACE, "A foundation begins with a king.", "Основание начинают с короля."),
        (
            FROM_BASE,
            "A foundation begins with a card of the base card's rank.",
            "Основание начинают с карты того же достоинства, что и основная.",
        ),
    ],
)
def test_an_empty_foundation_says_what_begins_it(ladder, en, ru):
    start = table(ladder, "/ 5H" if ladder is FROM_BASE else "", "9C")
    assert (start.why("r1-f1"), start.why("r1-f1", "ru")) == (en, ru)
