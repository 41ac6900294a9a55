"""Why a move cannot be made: a sentence a kind, in both languages."""

from dataclasses import replace

import pytest

from cardgames.engine.prose import Refused
from cardgames.engine.table import CARRY, Move
from cardgames.engine.words import (
    A_KING,
    ACE_TO_KING,
    ALTERNATE,
    DOWN,
    DOWN_AROUND,
    IN_SUIT,
    RUN,
    TOP,
    Columns,
    Draw,
    Foundations,
    Reserve,
    Stock,
    Waste,
)
from tests.tables import declared, drawn, toy

FOUNDATIONS = Foundations(2, ACE_TO_KING)
PILES = Columns(3, DOWN & ALTERNATE, A_KING, RUN, faces="mixed")
GAME = declared(Stock(), Waste(), FOUNDATIONS, PILES, Reserve(), play=(Draw(1),), packs=2)
WON = "f1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def table(text, **words):
    game = replace(
        GAME, piles=tuple(replace(group, **words.get(group.letter, {})) for group in GAME.piles)
    )
    return drawn(f"game: toy\n{text}", toy(game))


REFUSALS = [
    ("f1: AS", "w1-f1", "The game is won already.", "Пасьянс уже сошёлся."),
    ("c1: 5H", "c1-c1", "The card lies there already.", "Карта уже лежит там."),
    ("c1: 5H", "c2-c1", "Column: nothing lies here.", "Колонка: здесь ничего нет."),
    ("c1: 5H", "w1-c1", "Waste: nothing lies here.", "Сброс: здесь ничего нет."),
    (
        "s1: <4S>\nc1: 5H",
        "s1-c1",
        "Cards of the stock are turned to the waste first.",
        "Карты из колоды сначала сдают в сброс.",
    ),
    (
        "f1: AS\nc1: 2H",
        "f1-c1",
        "Foundations: cards do not leave here.",
        "Основания: отсюда карты не берут.",
    ),
    (
        "c1: 5H 4S\nc2: 6S",
        "c1x3-c2",
        "Column: only 2 cards here.",
        "Колонка: здесь только 2 карты.",
    ),
    ("c1: 5H\nc2: 6S", "c1x2-c2", "Column: only 1 card here.", "Колонка: здесь только 1 карта."),
    (
        "c1: <5H>\nc2: 6S",
        "c1-c2",
        "A card that lies face down cannot be played.",
        "Картой, лежащей рубашкой вверх, играть нельзя.",
    ),
    (
        "c1: <5H> 4S\nc2: 6S",
        "c1x2-c2",
        "A card that lies face down cannot be played.",
        "Картой, лежащей рубашкой вверх, играть нельзя.",
    ),
    ("c1: 5H", "c1-r1", "Reserve: no card is laid here.", "Резерв: сюда карты не кладут."),
    ("c1: 5H", "c1-w1", "Waste: no card is laid here.", "Сброс: сюда карты не кладут."),
    ("c1: 5H", "c1-s1", "Stock: no card is laid here.", "Колода: сюда карты не кладут."),
    (
        "w1: 5H 4S\nc1: 6S",
        "w1x2-c1",
        "Waste: cards move one at a time.",
        "Сброс: карты перекладывают по одной.",
    ),
    (
        "c1: 5H 3S\nc2: 6S",
        "c1x2-c2",
        "These cards do not lie on one another downwards in alternating colours.",
        "Эти карты не лежат друг на друге в нисходящей последовательности с чередованием цвета.",
    ),
    (
        "c1: QH",
        "c1-c2",
        "Columns. An empty place takes a king, or a series that begins with a king.",
        "Колонки. На свободное место кладут короля или серию карт, начинающуюся с короля.",
    ),
    (
        "c1: 10H\nc2: QS",
        "c1-c2",
        "10♥ does not go on Q♠. Columns: cards are laid downwards in alternating colours.",
        "10♥ нельзя положить на Q♠. Колонки: карты кладут в нисходящей последовательности "
        "с чередованием цвета.",
    ),
    (
        "c1: JH TS\nc2: QD",
        "c1x2-c2",
        "J♥ does not go on Q♦. Columns: cards are laid downwards in alternating colours.",
        "J♥ нельзя положить на Q♦. Колонки: карты кладут в нисходящей последовательности "
        "с чередованием цвета.",
    ),
    (
        "f1: AS\nf2: AS\nc1: 2S",
        "c1-f2",
        "It goes to foundation 1: of equal foundations the first one takes it.",
        "Она идёт на основание 1: из равных оснований берёт первое.",
    ),
    (
        "c1: AS",
        "c1-f2",
        "It goes to foundation 1: of equal foundations the first one takes it.",
        "Она идёт на основание 1: из равных оснований берёт первое.",
    ),
    (
        "c1: 2S",
        "c1-f1",
        "A foundation begins with an ace.",
        "Основание начинают с туза.",
    ),
    (
        "f1: AS\nc1: 3S",
        "c1-f1",
        "This foundation takes 2♠ next.",
        "На это основание сейчас идёт 2♠.",
    ),
    (
        f"{WON}\nc1: AS",
        "c1-f1",
        "This foundation is complete.",
        "Это основание уже собрано.",
    ),
    (
        f"{WON}\nc1: 2S",
        "c1-f1",
        "This foundation is complete.",
        "Это основание уже собрано.",
    ),
    (
        "f1: AS\nc1: 3H 2S",
        "c1x2-f1",
        "Cards go home one at a time.",
        "На основание карты кладут по одной.",
    ),
]


@pytest.mark.parametrize(("text", "move", "en", "ru"), REFUSALS)
def test_a_move_that_cannot_be_made_says_why(text, move, en, ru):
    start = table(text)
    assert (start.why(move), start.why(move, "ru")) == (en, ru)


@pytest.mark.parametrize(
    ("text", "words", "move", "en", "ru"),
    [
        (
            "c1: 6S 5H\nc2: 7D",
            {"c": {"lift": TOP}},
            "c1x2-c2",
            "Columns: cards move one at a time.",
            "Колонки: карты перекладывают по одной.",
        ),
        (
            "c1: 7D 6S 5H\nw1: 4S",
            {"c": {"most": 3}},
            "w1-c1",
            "Columns: at most 3 cards in a pile.",
            "Колонки: в стопке самое большее 3 карты.",
        ),
        (
            "f1: AS\nf2:\nc1: 9D",
            {"f": {"lift": TOP}},
            "f1-f2",
            "A card does not move from one foundation to another.",
            "С одного основания на другое карты не перекладывают.",
        ),
        (
            "f1: AS\nc1: 5S 2S",
            {"c": {"build": DOWN_AROUND & IN_SUIT, "send": RUN}},
            "c1x2-f1",
            "These cards do not lie on one another downwards in suit.",
            "Эти карты не лежат друг на друге в нисходящей последовательности в масть.",
        ),
        (
            "f1: AS\nc1: 4S 3S",
            {"c": {"build": DOWN & IN_SUIT, "send": RUN}},
            "c1x2-f1",
            "This foundation takes 2♠ next.",
            "На это основание сейчас идёт 2♠.",
        ),
    ],
)
def test_a_word_that_forbids_a_move_says_so(text, words, move, en, ru):
    start = table(text, **words)
    assert (start.why(move), start.why(move, "ru")) == (en, ru)


def test_a_move_that_no_game_knows_is_refused():
    start = table("c1: 5H\nc2: 6S")
    with pytest.raises(Refused) as refused:
        start.rules.play(start.table, Move("stop"))
    assert refused.value.tell("en") == "There is no such move now."
    assert refused.value.tell("ru") == "Сейчас такого хода нет."


def test_a_card_from_the_middle_is_refused_where_only_the_top_moves():
    start = table("c1: 5H 9S\nc2: 6S")
    move = Move(CARRY, start.rules.names.index("c1"), start.rules.names.index("c2"), place=1)
    with pytest.raises(Refused) as refused:
        start.rules.play(start.table, move)
    assert refused.value.tell("en") == "Columns: only the top cards may be taken."
    assert refused.value.tell("ru") == "Колонки: брать можно только верхние карты."


def test_a_move_that_would_turn_up_an_unknown_card_is_refused():
    start = table("s1: -- --\nc1: 5H")
    assert start.moves == "s1-w1"
    assert start.why("s1-w1") == "The card that this would turn up is not known."
    assert start.why("s1-w1", "ru") == "Неизвестно, какая карта при этом откроется."
