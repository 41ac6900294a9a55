"""Turning the stock to the waste, and the waste over."""

import pytest

from cardgames.engine.prose import Fault
from cardgames.engine.words import DOWN, NO_CARD, TOP, UNLIMITED, Columns, Draw, Stock, Waste
from tests.tables import declared, drawn, toy


def table(text, cards=1, redeals=0):
    draw = Draw(cards, redeals=redeals)
    game = declared(Stock(), Waste(), Columns(1, DOWN, NO_CARD, TOP), play=(draw,))
    return drawn(f"game: toy\n{text}", toy(game))


def test_the_top_of_the_stock_goes_to_the_waste_face_up():
    after = table("s1: <2C> <3C>\nw1: 9H").play("s1-w1")
    assert (after["s1"], after["w1"]) == ("<2C>", "9H 3C")


def test_cards_are_turned_one_by_one_so_the_last_turned_is_on_top():
    after = table("s1: <2C> <3C> <4C> <5C>\nw1: 9H", cards=3).play("s1-w1")
    assert (after["s1"], after["w1"]) == ("<2C>", "9H 5C 4C 3C")


@pytest.mark.parametrize(("stock", "waste"), [("<2C> <3C>", "9H 3C 2C"), ("<2C>", "9H 2C")])
def test_the_last_turn_takes_what_there_is(stock, waste):
    after = table(f"s1: {stock}\nw1: 9H", cards=3).play("s1-w1")
    assert (after["s1"], after["w1"]) == ("", waste)


def test_turning_is_allowed_though_a_card_can_be_played():
    assert table("s1: <2C>\nw1: 4H\nc1: 5H").moves == "s1-w1 w1-c1"


def test_only_the_top_of_the_waste_is_played():
    start = table("w1: 3H 4H\nc1: 5H")
    assert start.moves == "w1-c1"
    assert start.play("w1-c1").moves == "w1-c1"


def test_without_a_redeal_a_stock_that_is_out_stays_out():
    start = table("w1: 9H")
    assert start.moves == ""
    assert start.why("w1-s1") == "No redeal is left."


def test_the_waste_is_turned_over_only_when_the_stock_is_out():
    assert table("s1: <2C>\nw1: 9H", redeals=1).moves == "s1-w1"
    assert table("w1: 9H", redeals=1).moves == "w1-s1"


def test_the_waste_is_turned_over_only_when_it_holds_cards():
    assert table("c1: 5H", redeals=1).moves == ""


def test_the_waste_is_turned_over_unshuffled_so_the_first_turned_comes_first_again():
    start = table("s1: <2C> <3C> <4C>", redeals=1)
    once = start.play("s1-w1 s1-w1 s1-w1")
    over = once.play("w1-s1")
    assert (over["s1"], over["w1"]) == ("<2C> <3C> <4C>", "")
    assert over.play("s1-w1 s1-w1 s1-w1")["w1"] == once["w1"] == "4C 3C 2C"


@pytest.mark.parametrize("redeals", [1, 2, 3])
def test_the_waste_is_turned_over_so_many_times_and_no_more(redeals):
    start = table("s1: <2C>", redeals=redeals)
    for left in range(redeals, 0, -1):
        assert start.rules.redeals_left(start.table) == left
        start = start.play("s1-w1 w1-s1")
    assert start.rules.redeals_left(start.table) == 0
    assert start.play("s1-w1").moves == ""


def test_redeals_without_limit_go_on_and_are_counted():
    start = table("s1: <2C>", redeals=UNLIMITED)
    for _ in range(9):
        start = start.play("s1-w1 w1-s1")
    assert start.rules.redeals_left(start.table) is None
    assert start.text.endswith("note draw: 9\n")


def test_redeals_used_are_read_and_written():
    assert table("w1: 9H\nnote draw: 1", redeals=1).moves == ""
    assert table("w1: 9H\nnote draw: 1", redeals=2).moves == "w1-s1"
    assert "note" not in table("w1: 9H\nnote draw: 0", redeals=2).text


def test_more_redeals_than_there_are_cannot_have_been_used():
    with pytest.raises(Fault, match="“note draw: 3” is more redeals than the game has"):
        table("w1: 9H\nnote draw: 3", redeals=2)


@pytest.mark.parametrize(
    ("text", "move", "en", "ru"),
    [
        ("w1: 9H", "s1-w1", "The stock is out.", "Колода кончилась."),
        (
            "s1: <2C>\nw1: 9H",
            "w1-s1",
            "The waste is turned over only when the stock is out.",
            "Сброс переворачивают, только когда кончилась колода.",
        ),
        ("c1: 5H", "w1-s1", "There is nothing to turn over.", "Переворачивать нечего."),
        (
            "w1: 9H\nnote draw: 1",
            "w1-s1",
            "No redeal is left.",
            "Пересдач больше нет.",
        ),
        (
            "s1: <4H>\nc1: 5H",
            "s1-c1",
            "Cards of the stock are turned to the waste first.",
            "Карты из колоды сначала сдают в сброс.",
        ),
    ],
)
def test_a_turn_that_cannot_be_made_says_why(text, move, en, ru):
    start = table(text, redeals=1)
    assert (start.why(move), start.why(move, "ru")) == (en, ru)


def test_a_waste_that_may_be_turned_over_never_says_that_no_redeal_is_left():
    start = table("w1: 9H 8H", redeals=1)
    assert start.moves == "w1-s1"
    assert start.why("w1x2-s1") != "No redeal is left."


@pytest.mark.parametrize(
    ("cards", "redeals", "says"),
    [
        (1, 0, ["one at a time", "There is no redeal."]),
        (3, 1, ["3 cards are turned at a time", "turned over", "Redeals: 1. Passes", "in all: 2."]),
        (1, UNLIMITED, ["one at a time", "turned over", "as often as you like"]),
    ],
)
def test_the_word_says_how_many_cards_and_how_many_redeals(cards, redeals, says):
    told = " ".join(sentence.tell("en") for sentence in Draw(cards, redeals=redeals).says)
    assert all(part in told for part in says)
