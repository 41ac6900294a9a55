"""Variants: second readings that change a word, and those that exclude each other."""

import pytest

from cardgames.engine.prose import Fault
from cardgames.engine.rules import Rules
from cardgames.engine.words import (
    ANY_CARD,
    DOWN,
    NO_CARD,
    RUN,
    TOP,
    UNLIMITED,
    Columns,
    Draw,
    Stock,
    Text,
    Variant,
    Waste,
)
from tests.tables import declared, drawn, toy

PILES = Columns(3, DOWN, NO_CARD, TOP)
DRAW = Draw(1)


def variant(slug, changes):
    return Variant(slug, Text(slug, slug), Text(f"{slug}.", f"{slug}."), changes)


SPACES = variant("spaces", {PILES: {"space": ANY_CARD}})
RUNS = variant("runs", {PILES: {"lift": RUN}})
TWICE = variant("twice", {DRAW: {"redeals": 2}})
ALWAYS = variant("always", {DRAW: {"redeals": UNLIMITED}})
GAME = declared(Stock(), Waste(), PILES, play=(DRAW,), variants=(SPACES, RUNS, TWICE, ALWAYS))
START = "game: toy\nc1: 9C\nc2: 5H 4H\nw1: 2S"


def moves(*variants):
    return drawn(START, toy(GAME, *variants)).moves


def test_a_variant_changes_its_word_and_no_other():
    assert moves() == ""
    assert moves("spaces") == "c1-c3 c2-c3 w1-c3"
    assert moves("twice") == "w1-s1"


def test_variants_of_different_questions_are_joined():
    assert moves("spaces", "runs") == "c1-c3 c2-c3 c2x2-c3 w1-c3"
    assert moves("twice", "runs", "spaces") == "c1-c3 c2-c3 c2x2-c3 w1-c3 w1-s1"


def test_a_variant_leaves_the_game_itself_as_it_was():
    moves("spaces")
    assert moves() == ""


def test_the_order_in_which_variants_are_named_is_of_no_account():
    assert Rules(GAME, ["runs", "spaces"]).variants == Rules(GAME, ["spaces", "runs"]).variants
    assert Rules(GAME, ["spaces", "runs", "spaces"]).variants == ("runs", "spaces")


def test_variants_of_one_question_exclude_each_other():
    assert TWICE.excludes(ALWAYS)
    assert not TWICE.excludes(RUNS)
    assert not RUNS.excludes(SPACES)
    with pytest.raises(Fault) as refused:
        Rules(GAME, ["always", "twice"])
    assert refused.value.tell("en") == "The variants “twice” and “always” exclude each other."
    assert refused.value.tell("ru") == "Варианты «twice» и «always» исключают друг друга."


def test_an_unknown_variant_is_refused_by_name():
    with pytest.raises(Fault) as refused:
        Rules(GAME, ["runs", "loose"])
    assert refused.value.tell("en") == "Toy has no variant “loose”."
    assert refused.value.tell("ru") == "В игре «Игрушка» нет варианта «loose»."
