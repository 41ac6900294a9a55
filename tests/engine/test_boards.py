"""Dealt tables in the formats of other programs."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames import games
from cardgames.engine.boards import FORMATS, is_board, read_board, why_not, write_board
from cardgames.engine.cards import TEXT
from cardgames.engine.prose import Fault

PATIENCES = [games.rules(slug) for slug in games.PATIENCES]
WRITTEN = [(rules, form) for rules in PATIENCES for form in FORMATS if not why_not(rules, form)]


def test_the_formats_exist_where_their_piles_can_hold_the_game():
    assert {(rules.game.slug, form) for rules, form in WRITTEN} == {
        ("parterre", "solvitaire"),
        ("double-klondike", "solvitaire"),
        ("double-klondike", "board"),
    }


@pytest.mark.parametrize(("rules", "form"), WRITTEN)
@pytest.mark.parametrize("number", [1, 11982, 2**127])
def test_what_is_written_is_read_as_the_same_table_of_the_same_game(rules, form, number):
    text = write_board(rules, rules.deal(number), form)
    assert is_board(text)
    position = read_board(text, PATIENCES)
    assert (position.rules.game.slug, position.table) == (rules.game.slug, rules.deal(number))


def test_solvitaire_is_told_hidden_cards_in_small_letters_and_tens_as_10():
    rules = games.rules("double-klondike")
    table = rules.deal(1)
    told = json.loads(write_board(rules, table, "solvitaire"))
    column = table.piles[rules.names.index("c2")]
    words = [TEXT[card].replace("T", "10") for card in column]
    assert told["tableau piles"][1] == [
        word.strip("<>")[:-1] + word.strip("<>")[-1].lower() if "<" in word else word
        for word in words
    ]
    assert len(told["stock"]) == 59
    assert all(card[-1].isupper() for card in told["stock"])


def test_the_talon_of_a_board_begins_with_the_card_that_is_turned_first():
    rules = games.rules("double-klondike")
    table = rules.deal(1)
    talon, first, *_ = write_board(rules, table, "board").splitlines()
    top = TEXT[table.piles[rules.names.index("s1")][-1]].strip("<>")
    assert talon.split()[:2] == ["Talon:", top]
    assert first.split()[-1] == TEXT[table.piles[rules.names.index("c1")][-1]]


@pytest.mark.parametrize("rules", PATIENCES)
@pytest.mark.parametrize("form", FORMATS)
def test_a_game_without_the_format_says_why(rules, form):
    why = why_not(rules, form)
    if why is not None:
        assert why.ru != why.en
        with pytest.raises(Fault):
            write_board(rules, rules.deal(1), form)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{}",
        "[" * 5000,
        '{"tableau piles": 5}',
        '{"tableau piles": [5]}',
        '{"tableau piles": [["AS"]], "waste": 1}',
        '{"tableau piles": [["AS"]], "foundations": {"a": 1}}',
        '{"tableau piles": [["AS"]], "hole": "AS"}',
        "Talon: AS\nQH",
        "AS KH\nFoundations: H-2\n",
        "Reserve: AS\n",
        "",
    ],
)
def test_what_no_game_begins_with_is_refused(text):
    with pytest.raises(Fault):
        read_board(text, PATIENCES)


def test_a_card_twice_is_refused():
    rules = games.rules("parterre")
    text = write_board(rules, rules.deal(1), "solvitaire")
    first, second = json.loads(text)["reserve"][:2]
    with pytest.raises(Fault):
        read_board(text.replace(f'"{first}"', f'"{second}"'), PATIENCES)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.text(alphabet='{}[]":,AKQJ10TCDHSh \n'))
def test_any_text_is_a_table_or_a_fault(text):
    try:
        read_board(text, PATIENCES)
    except Fault as fault:
        fault.why.tell("ru")
