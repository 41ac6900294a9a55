"""The engine and the naive coding of the same text agree, move by move."""

import itertools
import json
import random
from pathlib import Path

import pytest

from cardgames import games
from cardgames.engine import notation
from cardgames.engine.position import Position, read_position, write_position
from cardgames.engine.prose import Fault
from cardgames.engine.rules import Refused
from tests import naive

# How deep the counts go from a deal and from the middle of a game.
DEPTHS = {
    "double-klondike": (5, 3),
    "eagle-wing": (9, 5),
    "parterre": (3, 2),
    "besieged-city": (3, 2),
    "hemispheres": (3, 3),
    "petits-paquets": (6, 5),
    "empress-of-india": (1, 1),
    "crapette": (3, 2),
}
DEALS = (1, 617, 11982, 2**31 - 1, 2**31, 2**100 + 17)


def question(game, variants):
    return pytest.param(game, variants, id="+".join((game.slug, *variants)))


# Every variant alone, and each beside the game's first.
CHOICES = [
    (game, variants)
    for game in (naive.ALL[slug] for slug in games.ALL)
    for variants in (
        (),
        *((variant,) for variant in game.known_variants),
        *((game.known_variants[0], other) for other in game.known_variants[1:]),
    )
]
every_game = pytest.mark.parametrize(
    ("game", "variants"), [question(*choice) for choice in CHOICES]
)
EXAMPLES = [
    pytest.param(json.loads(line), id=f"{slug}-{number}")
    for slug in games.ALL
    for number, line in enumerate(
        (Path(__file__).parent / "data" / "positions" / f"{slug}.jsonl").read_text().splitlines(), 1
    )
]


class Engine:
    """The engine's table behind the words of the naive coding."""

    def __init__(self, rules, table):
        self.rules = rules
        self.table = table

    @classmethod
    def deal(cls, game, variants, number):
        rules = games.rules(game.slug, variants)
        return cls(rules, rules.deal(number))

    @classmethod
    def read(cls, text):
        read = read_position(text, games.rules)
        return cls(read.rules, read.table)

    def write(self):
        return write_position(Position(self.rules, self.table))

    def moves(self):
        moves = self.rules.moves(self.table)
        return sorted(notation.write_move(self.rules, move) for move in moves)

    def play(self, text):
        move = notation.read_move(self.rules, text)
        return Engine(self.rules, self.rules.play(self.table, move))

    def outcome(self):
        outcome = self.rules.outcome(self.table)
        return outcome and (outcome.winner, outcome.points)

    def perft(self, depth):
        return count_sequences(self.rules, self.table, depth)


def count_sequences(rules, table, depth):
    moves = rules.moves(table)
    deeper = [0] * (depth - 1)
    if depth > 1:
        for move in moves:
            counts = count_sequences(rules, rules.follow(table, move), depth - 1)
            deeper = [a + b for a, b in zip(deeper, counts, strict=True)]
    return [len(moves), *deeper]


def chosen(moves, chance):
    """Any move, but mostly one home, or else one that brings new cards, so that games get far."""
    home = [move for move in moves if "-f" in move]
    fresh = [move for move in moves if move[0] not in "cf"]
    if home and chance.random() < 0.8:
        return chance.choice(home)
    if fresh and chance.random() < 0.6:
        return chance.choice(fresh)
    return chance.choice(moves)


def some_game(game, variants, number, most):
    """The positions of a deal played at random, with the move that led to each."""
    chance = random.Random(number)
    position = game.deal(number, variants)
    yield None, position
    for _ in range(most):
        moves = position.moves()
        if not moves:
            return
        move = chosen(moves, chance)
        position = position.follow(move)
        yield move, position


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_engine_knows_the_example(example):
    engine = Engine.read(example["position"])
    assert engine.write() == example["position"]
    assert engine.moves() == example["moves"]
    assert engine.play(example["play"]).write() == example["then"]


@every_game
@pytest.mark.parametrize("number", DEALS)
def test_a_number_deals_the_same_cards(game, variants, number):
    assert Engine.deal(game, variants, number).write() == game.deal(number, variants).write()


@every_game
@pytest.mark.parametrize("number", [1, 2, 2**90])
def test_a_deal_has_the_same_number_of_move_sequences(game, variants, number):
    depth = DEPTHS[game.slug][0]
    assert Engine.deal(game, variants, number).perft(depth) == game.deal(number, variants).perft(
        depth
    )


@every_game
@pytest.mark.parametrize("number", range(101, 105))
def test_a_random_game_goes_the_same_way(game, variants, number):
    engine = Engine.deal(game, variants, number)
    for move, position in some_game(game, variants, number, most=300):
        if move:
            engine = engine.play(move)
        assert engine.write() == position.write()
        assert engine.moves() == position.moves(), position.write()
        assert engine.outcome() == position.outcome(), position.write()


@every_game
@pytest.mark.parametrize("number", range(201, 203))
def test_the_middle_of_a_random_game_has_the_same_number_of_move_sequences(game, variants, number):
    depth = DEPTHS[game.slug][1]
    for _, position in itertools.islice(some_game(game, variants, number, most=300), 10, None, 60):
        text = position.write()
        assert Engine.read(text).perft(depth) == position.perft(depth), text


@every_game
def test_what_the_naive_coding_does_not_offer_is_refused(game, variants):
    chance = random.Random(5)
    for _, position in itertools.islice(some_game(game, variants, 301, most=300), 0, None, 12):
        engine = Engine.read(position.write())
        offered = position.moves()
        for _ in range(20):
            source, target = chance.sample(game.names, 2)
            count = chance.choice(["", "", "x2", "x3"])
            move = f"{source}{count}-{target}"
            if move not in offered:
                with pytest.raises((Refused, Fault)):
                    engine.play(move)


def test_variants_of_one_question_exclude_each_other():
    both = ("two-redeals", "unlimited-redeals")
    with pytest.raises(ValueError, match="same question"):
        naive.DoubleKlondike(both)
    with pytest.raises(Fault):
        games.rules("double-klondike", both)
