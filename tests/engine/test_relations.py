"""Which card may lie on which: a word a test, on five piles of one card each."""

import pytest

from cardgames.engine.words import (
    ACE_TO_KING,
    ALTERNATE,
    ANY_SUIT,
    DOWN,
    DOWN_AROUND,
    IN_COLOUR,
    IN_SUIT,
    TO_AND_FRO,
    UP,
    UP_AROUND,
    Text,
    beside,
)
from tests.tables import columns

CORNER = "KC AH QS 2D 3S"
SUITS = "9H 8H 8D 8S 8C"


def test_down_goes_one_rank_lower_and_stops_at_the_ace():
    assert columns(CORNER, DOWN).moves == "c2-c4 c3-c1 c4-c5"


def test_up_goes_one_rank_higher_and_stops_at_the_king():
    assert columns(CORNER, UP).moves == "c1-c3 c4-c2 c5-c4"


def test_down_around_lays_a_king_on_an_ace():
    assert columns(CORNER, DOWN_AROUND).moves == "c1-c2 c2-c4 c3-c1 c4-c5"


def test_up_around_lays_an_ace_on_a_king():
    assert columns(CORNER, UP_AROUND).moves == "c1-c3 c2-c1 c4-c2 c5-c4"


def test_in_suit_takes_the_same_suit_only():
    assert columns(SUITS, DOWN & IN_SUIT).moves == "c2-c1"


def test_in_colour_takes_both_suits_of_the_colour():
    assert columns(SUITS, DOWN & IN_COLOUR).moves == "c2-c1 c3-c1"


def test_alternate_takes_both_suits_of_the_other_colour():
    assert columns(SUITS, DOWN & ALTERNATE).moves == "c4-c1 c5-c1"


def test_any_suit_takes_all_four():
    assert columns(SUITS, DOWN & ANY_SUIT).moves == "c2-c1 c3-c1 c4-c1 c5-c1"


def test_or_takes_what_either_takes():
    either = columns("9H 8H TH 8S TD", (DOWN | UP) & IN_SUIT)
    assert either.moves == "c1-c2 c1-c3 c2-c1 c3-c1"


def test_and_binds_each_side_of_an_or_by_itself():
    either = columns("9H 8H TH 8S TS", (DOWN & ALTERNATE) | (UP & IN_SUIT))
    assert either.moves == "c1-c2 c1-c5 c3-c1 c4-c1"


def test_beside_takes_what_comes_before_or_after_on_a_ladder():
    assert columns("AH KH 2H QH 9S", beside(TO_AND_FRO)).moves == (
        "c1-c2 c2-c1 c2-c3 c3-c2 c3-c4 c4-c3"
    )
    assert columns("7H 7S 8C 6D 5H", beside(TO_AND_FRO) & ANY_SUIT).moves == (
        "c1-c2 c1-c3 c2-c1 c2-c3 c3-c1 c3-c2 c3-c4 c4-c3"
    )
    assert columns("AH KH 2H", beside(ACE_TO_KING)).moves == "c1-c3 c3-c1"


def test_a_relation_may_be_told_in_a_games_own_words():
    own = (DOWN & IN_SUIT).saying(Text("as in the book", "как в книге"))
    assert columns("9H 8H 8D", own).moves == "c2-c1"
    assert columns("9H 8H 8D", own).why("c3-c1") == (
        "8♦ does not go on 9♥. Columns: cards are laid as in the book."
    )


def test_nothing_is_laid_on_a_card_that_lies_face_down():
    assert columns("<9H> 8H 8D 8S 8C", DOWN & ANY_SUIT, faces="mixed").moves == ""


@pytest.mark.parametrize(
    ("build", "en", "ru"),
    [
        (DOWN & IN_SUIT, "downwards in suit", "в нисходящей последовательности в масть"),
        (
            UP & ALTERNATE,
            "upwards in alternating colours",
            "в восходящей последовательности с чередованием цвета",
        ),
        (
            DOWN | UP,
            "downwards or upwards",
            "в нисходящей последовательности или в восходящей последовательности",
        ),
        (
            DOWN & ANY_SUIT,
            "downwards whatever the suits",
            "в нисходящей последовательности независимо от масти",
        ),
    ],
)
def test_a_relation_says_what_it_is_made_of(build, en, ru):
    assert (build.says.tell("en"), build.says.tell("ru")) == (en, ru)


def test_only_around_the_corner_asks_for_a_sentence_of_its_own():
    assert (DOWN & IN_SUIT).also is None
    assert (IN_SUIT & DOWN_AROUND).also.tell("en") == "A king goes on an ace."
    assert (UP_AROUND & IN_SUIT).also.tell("ru") == "На короля кладут туза."
