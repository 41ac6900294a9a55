"""The words of the deal, over the cards of number 1: JD 2D 9H JC 5D 7H 7C 5H KD ..."""

from dataclasses import replace

import pytest

from cardgames.engine.words import (
    ANY_CARD,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    LAST_UP,
    TOP,
    Bases,
    ByColour,
    Columns,
    Heap,
    Heaps,
    Reserve,
    Rest,
    Rows,
    Staircase,
    Stock,
    Text,
    Waste,
)
from tests.tables import Drawn, Position, Rules, declared


def laid(lay, count=3, number=1, packs=1):
    """The columns after one word, and the stock after `Rest`."""
    columns, stock = Columns(count, DOWN, ANY_CARD, TOP, faces="mixed"), Stock()
    game = declared(columns, stock, deal=(lay(columns), Rest(stock)), packs=packs)
    rules = Rules(game)
    return Drawn(Position(rules, rules.deal(number)))


def columns_of(table, count=3):
    return [table[f"c{number}"] for number in range(1, count + 1)]


def test_rows_are_dealt_one_after_another_from_left_to_right():
    assert columns_of(laid(lambda piles: Rows(piles, 2))) == ["JD JC", "2D 5D", "9H 7H"]


def test_heaps_are_dealt_pile_by_pile():
    assert columns_of(laid(lambda piles: Heaps(piles, 2))) == ["JD 2D", "9H JC", "5D 7H"]


def test_a_heap_goes_to_the_first_pile_alone():
    assert columns_of(laid(lambda piles: Heap(piles, 4))) == ["JD 2D 9H JC", "", ""]


def test_a_staircase_is_dealt_in_rows_each_one_card_shorter():
    assert columns_of(laid(lambda piles: Staircase(piles, FACE_UP))) == ["JD JC 7H", "2D 5D", "9H"]


@pytest.mark.parametrize(
    ("facing", "piles"),
    [
        (FACE_UP, ["JD JC", "2D 5D", "9H 7H"]),
        (FACE_DOWN, ["<JD> <JC>", "<2D> <5D>", "<9H> <7H>"]),
        (LAST_UP, ["<JD> JC", "<2D> 5D", "<9H> 7H"]),
    ],
)
def test_cards_lie_as_the_deal_says(facing, piles):
    assert columns_of(laid(lambda columns: Rows(columns, 2, facing))) == piles


def test_a_staircase_shows_the_last_card_of_each_pile():
    assert columns_of(laid(Staircase)) == ["<JD> <JC> 7H", "<2D> 5D", "9H"]


def test_the_rest_lies_face_down_the_next_card_to_come_on_top():
    stock = laid(lambda columns: Rows(columns, 2))["s1"].split()
    assert len(stock) == 46
    assert stock[-3:] == ["<KD>", "<5H>", "<7C>"]


def test_bases_are_laid_one_on_each_pile_and_not_shuffled():
    table = laid(lambda columns: Bases(columns, "JD KS 2D"))
    assert columns_of(table) == ["JD", "KS", "2D"]
    assert len(table["s1"].split()) == 49
    assert not {"<JD>", "<KS>", "<2D>"} & set(table["s1"].split())


def test_cards_set_aside_lie_nowhere():
    stock = Stock()
    rules = Rules(replace(declared(stock, deal=(Rest(stock),)), aside="JD KS"))
    cards = Drawn(Position(rules, rules.deal(1)))["s1"].split()
    assert len(cards) == rules.total == 50
    assert not {"<JD>", "<KS>"} & set(cards)


def test_by_colour_deals_red_and_black_to_their_halves_until_both_are_full():
    stock, red, black = Stock(), Reserve(4, letter="a"), Reserve(3, letter="n")
    talons = Waste(), Waste()
    says = Text("By colour.", "По цвету.")
    deal = (ByColour((red, black), talons, says), Rest(stock))
    rules = Rules(declared(stock, *talons, red, black, deal=deal))
    table = Drawn(Position(rules, rules.deal(1)))
    # JD 2D 9H JC 5D 7H 7C 5H KD KC 9S ...: the black half is full with the king of clubs
    assert [table[name] for name in ("a1", "a2", "a3", "a4")] == ["JD", "2D", "9H", "5D"]
    assert [table[name] for name in ("n1", "n2", "n3")] == ["JC", "7C", "KC"]
    assert (table["w1"], table["w2"]) == ("7H 5H KD", "")
    assert table["s1"].split()[-1] == "<9S>"


def test_two_packs_are_shuffled_as_one_list():
    table = laid(lambda columns: Rows(columns, 2), packs=2)
    assert len(table["s1"].split()) == 98


@pytest.mark.parametrize(
    ("lay", "en", "ru"),
    [
        (
            lambda piles: Rows(piles, 2),
            "Columns: 2 rows of 3 cards, face up.",
            "Колонки: 2 ряда по 3 карты, лицом вверх.",
        ),
        (
            lambda piles: Heaps(piles, 6, FACE_DOWN),
            "Columns: 3 piles of 6 cards, face down.",
            "Колонки: 3 стопки по 6 карт, рубашкой вверх.",
        ),
        (
            lambda piles: Heap(piles, 1),
            "Column: 1 card, face up.",
            "Колонка: 1 карта, лицом вверх.",
        ),
        (
            lambda piles: Rows(piles, says=Text("A row.", "Ряд.")),
            "A row.",
            "Ряд.",
        ),
        (
            lambda piles: Bases(piles, "JD KS 2D"),
            "Columns: J♦ K♠ 2♦, taken out of the pack beforehand.",
            "Колонки: J♦ K♠ 2♦; их заранее берут из колоды.",
        ),
        (
            Staircase,
            "Columns: 3 rows, the first of 3 cards, each of the others one card shorter; "
            "face down but for the last card of each.",
            "Колонки: 3 ряда, в первом 3 карты, в каждом следующем на одну меньше; "
            "рубашкой вверх, кроме последней карты каждой.",
        ),
    ],
)
def test_a_word_of_the_deal_says_what_it_does(lay, en, ru):
    says = lay(Columns(3, DOWN, ANY_CARD, TOP)).says
    assert (says.tell("en"), says.tell("ru")) == (en, ru)


def test_the_rest_says_that_it_is_all_that_is_left():
    says = Rest(Stock()).says
    assert says.tell("en") == "Stock: all the cards that are left, face down."
    assert says.tell("ru") == "Колода: все остальные карты, рубашкой вверх."
