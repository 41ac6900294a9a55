"""From a number to the order of the cards: streams that may never change."""

import pytest

from cardgames.engine.cards import PACK, pile_text
from cardgames.engine.dealing import LARGEST, pack, shuffled
from cardgames.engine.prose import Fault

ORDERS = {
    1: (
        "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS "
        "9D QD JS AS AH 3C 4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH "
        "8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"
    ),
    11982: (
        "AH AS 4H AC 2D 6S TS JS 3D 3H QS QC 8S 7H AD KS KD 6H "
        "5S 4D 9H JH 9S 3C JC 5D 5C 8C 9D TD KH 7C 6C 2C TH QH "
        "6D TC 4S 7S JD 7D 8H 9C 2H QD 4C 5H KC 8D 2S 3S"
    ),
    2**31 - 1: (
        "9S 2H 7C 5H 4C 6D 3D 4S JH TC TD QS 3S KH 8D JC 7S 6C "
        "3H 8S KD TS 9D 4D 5S AD TH 3C 2C AH 2D 9H 5D QH 8C 6H "
        "6S QD 4H JS 5C JD AS QC AC KC 2S KS 7D 9C 7H 8H"
    ),
    2**31: (
        "5D 7D QC 2S 2D 9C 4S QD TC 8H AS 6C KC 4D 8S QH KH 9S "
        "5S 4H KD QS 7C TH 3D 2H TS 7S 4C 6D 3C JH 9H AH JC AD "
        "8C JS 5C KS 3H 2C JD 6H AC 5H 8D TD 3S 9D 6S 7H"
    ),
    2**100 + 17: (
        "6S AS 8C QC JH AC 7H 3H QH 4C 2C 8S 6C JC 6D TS 6H 9H "
        "4S QD KS 7C 9S 3D 8H 9D 3C 2D KD TC TH 5S 9C KH KC 5C "
        "5H QS 7D 5D 8D 2H 3S AD JS AH 4D TD JD 2S 7S 4H"
    ),
    2**128: (
        "9C KS 5D 8C 5C 4D 9H 4S QC AC 4H 8H QS TS 6H QH 7S 2C "
        "AD 7C 2H 4C 3C TC 7D 2S AS 6S TD JC QD JH 3H 3D 6C 9S "
        "KH 5S 9D 3S 6D 8S 7H JS KD KC 8D JD AH 2D 5H TH"
    ),
}


def order(number, *packs):
    return [pile_text(bytes(cards)) for cards in shuffled(number, packs or [PACK])]


def test_the_list_that_is_shuffled_goes_by_ranks_from_the_aces_up():
    assert pile_text(bytes(PACK)).startswith("AC AD AH AS 2C 2D 2H 2S 3C")
    assert pile_text(bytes(PACK)).endswith("KC KD KH KS")


@pytest.mark.parametrize(
    ("number", "first"), [(1, "JD 2D 9H JC 5D 7H 7C 5H"), (11982, "AH AS 4H AC 2D 6S TS JS")]
)
def test_a_number_begins_as_in_other_programs(number, first):
    assert order(number)[0].startswith(first)


@pytest.mark.parametrize("number", ORDERS)
def test_a_number_deals_the_same_cards_for_ever(number):
    assert order(number)[0] == ORDERS[number]


def test_several_packs_are_one_list_where_the_game_says_so():
    [cards] = shuffled(1, [pack(2)])
    assert len(cards) == 104
    assert pile_text(bytes(cards)).startswith("JD 8H 3H TH 5D 8H 4C 4C QH KD 4D 2S")


def test_a_second_pack_goes_on_in_the_stream_of_the_first():
    first, second = order(1, PACK, PACK)
    assert first == order(1)[0]
    assert second.startswith("2H 4S TD 6D 9S 4C KC 4D JC 7D 4H TH")


def test_a_second_pack_goes_on_in_a_secret_stream_too():
    first, second = order(2**31, PACK, PACK)
    assert first == order(2**31)[0]
    assert second.startswith("JS 3H 6D KH 7D KC 8C AD 9D JC 7C 3C")


@pytest.mark.parametrize("number", [0, -1, LARGEST + 1, 10**60])
def test_a_number_out_of_range_is_refused(number):
    with pytest.raises(Fault) as refused:
        shuffled(number, [PACK])
    assert refused.value.tell("en") == "A deal number is a whole number from 1 to 2147483647."
    assert refused.value.tell("ru") == "Номер расклада — целое число от 1 до 2147483647."


@pytest.mark.parametrize("number", [1, 2**31 - 1, 2**31, LARGEST])
def test_the_ends_of_the_range_are_dealt(number):
    assert sorted(shuffled(number, [PACK])[0]) == sorted(PACK)


def test_cards_taken_out_are_struck_from_the_end_of_the_list():
    queen = PACK.index(11)  # QC
    assert pack(2, without=[11]) == [*PACK, *PACK[:queen], *PACK[queen + 1 :]]


def test_a_card_taken_out_twice_is_gone():
    assert 11 not in pack(2, without=[11, 11])
