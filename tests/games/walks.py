"""Games played at random, for tests that hold of every position of every game."""

import itertools
from functools import cache
from random import Random

import pytest

from cardgames import games
from cardgames.engine.cards import FACE, HIDDEN
from cardgames.engine.prose import Fault
from cardgames.players.selfplay import greedy, play_out
from cardgames.players.selfplay import random as at_random

NUMBERS = (1, 2**100 + 17)


def allowed(game, slugs):
    try:
        game.chosen(slugs)
    except Fault:
        return False
    return True


CHOICES = [
    pytest.param(slug, slugs, id="+".join((slug, *slugs)))
    for slug, game in games.ALL.items()
    for count in range(3 if len(game.variants) < 4 else 2)
    for slugs in itertools.combinations([variant.slug for variant in game.variants], count)
    if allowed(game, slugs)
]
every_choice = pytest.mark.parametrize(("slug", "variants"), CHOICES)
every_game = pytest.mark.parametrize("game", games.ALL.values(), ids=games.ALL)


def wavering(rules, view, moves, chance):
    """The moves as a hint ranks them, or one time in four as they come, so that games get far."""
    player = at_random if chance.random() < 0.25 else greedy
    return player(rules, view, moves, chance)


@cache
def walk(slug, variants, number):
    """The record of a game, by a player who wavers between any move and the best."""
    return play_out(games.rules(slug, variants), number, wavering, Random(number))


def tables(record, step=1):
    """Every so many tables of a record, the first one included."""
    table, found = record.start.table, [record.start.table]
    for move in record.moves:
        table = record.start.rules.follow(table, move)
        found.append(table)
    return found[::step]


def samples(slug, variants, count=8):
    """Some tables from the beginning, the middle and the end of games."""
    found = []
    for number in NUMBERS:
        record = walk(slug, variants, number)
        found += tables(record, max(1, record.force // (count // 2 - 1)))
    return found


def unseen(rules, table):
    """Where the cards lie that nobody may see: face down, or under others in a covered pile."""
    return {
        (index, height)
        for index, pile in enumerate(table.piles)
        for height, card in enumerate(pile)
        if card & HIDDEN or (rules.group_of[index].covered and height < len(pile) - 1)
    }


def shuffled_unseen(rules, table, chance):
    """The table with the cards that nobody may see shuffled among themselves, faces kept down."""
    where = sorted(unseen(rules, table))
    coming = [table.piles[index][height] & FACE for index, height in where]
    chance.shuffle(coming)
    piles = [bytearray(pile) for pile in table.piles]
    for (index, height), face in zip(where, coming, strict=True):
        piles[index][height] = face | piles[index][height] & HIDDEN
    return table._replace(piles=tuple(map(bytes, piles)))
