"""What a move did, told from two views and nothing else."""

import pytest

from cardgames.engine.notation import read_move
from cardgames.engine.telling import move_told
from cardgames.engine.words import (
    ACE_TO_KING,
    ANY_CARD,
    DOWN,
    IN_SUIT,
    RUN,
    UNLIMITED,
    Columns,
    Draw,
    Fill,
    Foundations,
    Reserve,
    Stock,
    Text,
    TurnLast,
    TurnUp,
    Waste,
)
from tests.tables import declared, drawn, toy

FILLED = Text("Places are filled.", "Места заполняются.")


def told(text, move, cards=1, redeals=1):
    """The sentences of a move in both languages."""
    columns = Columns(3, DOWN & IN_SUIT, ANY_CARD, RUN, send=RUN, faces="mixed")
    reserve = Reserve(faces="mixed")
    play = (
        Draw(cards, redeals=redeals),
        TurnUp(columns),
        Fill(columns, (reserve,), FILLED),
        TurnLast(reserve),
    )
    game = declared(
        Stock(), Waste(), Foundations(2, ACE_TO_KING), columns, reserve, play=play, packs=2
    )
    start = drawn(f"game: toy\n{text}", toy(game))
    rules, before = start.rules, start.table
    after = rules.play(before, read_move(rules, move))
    sentences = move_told(rules, rules.view(before), read_move(rules, move), rules.view(after))
    return sentences.tell("en"), sentences.tell("ru")


@pytest.mark.parametrize(
    ("text", "move", "en", "ru"),
    [
        ("c1: 5H\nc2: 4H", "c2-c1", "4♥ to column 1.", "4♥ на колонку 1."),
        ("f1: AH\nc2: 10S\nw1: 2H", "w1-f1", "2♥ to foundation 1.", "2♥ на основание 1."),
        ("c1: TH\nc2: 9H 8H 7H", "c2x3-c1", "9♥–7♥ to column 1.", "9♥–7♥ на колонку 1."),
        ("f1: AH\nc1: 3H 2H", "c1x2-f1", "3♥–2♥ to foundation 1.", "3♥–2♥ на основание 1."),
        (
            "c1: TH\nc2: <KS> 9H",
            "c2-c1",
            "9♥ to column 1. K♠ is turned up.",
            "9♥ на колонку 1. Открылась карта K♠.",
        ),
        (
            "c1: TH\nc2: 9H\nc3: 2S\nr1: <4D> <5D> <KS>",
            "c2-c1",
            "9♥ to column 1. K♠ comes to column 2.",
            "9♥ на колонку 1. K♠ ложится на колонку 2.",
        ),
        (
            "c1: TH\nc2: 9H\nc3: 2S\nr1: <4D> <KS>",
            "c2-c1",
            "9♥ to column 1. K♠ comes to column 2. 4♦ is turned up.",
            "9♥ на колонку 1. K♠ ложится на колонку 2. Открылась карта 4♦.",
        ),
        ("c1: TH\ns1: <KS> <4D>", "s1-w1", "From the stock: 4♦.", "Из колоды: 4♦."),
        (
            "c1: TH\nw1: KS",
            "w1-s1",
            "The waste is turned over. 0 redeals left.",
            "Сброс перевёрнут. Осталось: 0 пересдач.",
        ),
    ],
)
def test_a_move_is_told(text, move, en, ru):
    assert told(text, move) == (en, ru)


def test_several_cards_from_the_stock_are_told_in_the_order_they_are_turned():
    assert told("s1: <KS> <10D> <2C>\nc1: TH", "s1-w1", cards=3) == (
        "From the stock: 2♣ 10♦ K♠.",
        "Из колоды: 2♣ 10♦ K♠.",
    )


def test_redeals_left_are_counted():
    over = told("w1: KS\nc1: TH", "w1-s1", redeals=3)
    assert over[0] == "The waste is turned over. 2 redeals left."
    assert over[1] == "Сброс перевёрнут. Осталось: 2 пересдачи."


def test_redeals_without_limit_are_not():
    over = told("w1: KS\nc1: TH", "w1-s1", redeals=UNLIMITED)
    assert over == ("The waste is turned over.", "Сброс перевёрнут.")


def test_cards_that_are_not_seen_are_not_told():
    game = declared(Stock(), Waste(), play=(Draw(1),))
    start = drawn("game: toy\ns1: -- --", toy(game))
    move = read_move(start.rules, "s1-w1")
    after = start.rules.follow(start.table, move)
    sentence = move_told(start.rules, start.table, move, after)
    assert sentence.tell("en") == "Cards are turned from the stock."
    assert sentence.tell("ru") == "Карты сдаются из колоды."
