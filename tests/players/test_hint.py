"""Hints: the legal moves ranked, from the view alone."""

import pytest

from cardgames.engine.notation import write_move
from cardgames.players.hint import ranked
from tests.games.walks import every_choice, samples
from tests.tables import drawn, games


def ranking(start):
    rules, view = start.rules, start.rules.view(start.table)
    return [write_move(rules, move) for move in ranked(rules, view, rules.moves(view))]


@every_choice
def test_every_legal_move_is_ranked_once_whatever_the_order_it_comes_in(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants, 6):
        moves = rules.moves(table)[:200]
        told = ranked(rules, rules.view(table), moves)
        assert sorted(told, key=str) == sorted(moves, key=str)
        assert ranked(rules, rules.view(table), moves[::-1]) == told


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("game: parterre\nf1: AS\nc1: 2S\nc2: 9H\nc3: 8S", "c1-f1"),
        ("game: double-klondike\ns1: <2C>\nc1: <9C> 5H\nc2: 6S\nc3: 7D", "c1-c2"),
        ("game: eagle-wing\nr1: <2C> <3C> <4C>\nf1: 5H\nc1: 8H 7H 6H\nc2: 9H", "c1x3-f1"),
        ("game: double-klondike\ns1: <2C>\nw1: 5H\nc1: 6S\nc2: KD", "w1-c1"),
    ],
)
def test_the_best_move_brings_cards_home_or_to_light(text, best):
    assert ranking(drawn(text))[0] == best
