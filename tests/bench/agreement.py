"""The referee of Crapette and the naive coding of its text, along very many random games.

`python3 -m tests.bench.agreement --games 2000`: at every position the moves that fit, what each
could be called for, the table a call restores, and in the end the result and its points.
"""

import argparse
import itertools
import random
import sys
import time
from collections import Counter

from cardgames import games
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.position import Position, write_position
from cardgames.engine.record import Course
from tests.naive.crapette import Crapette
from tests.naive.draws import Course as NaiveCourse

SECOND = Crapette.known_variants[0]
CHOICES = [
    (),
    *((variant,) for variant in Crapette.known_variants),
    *((SECOND, variant) for variant in Crapette.known_variants[1:]),
]
MOST = 3000  # moves of a game, which hardly any reaches


class Pair:
    """A game in both codings, which must agree wherever it is asked."""

    def __init__(self, number, variants, met):
        self.rules = games.rules("crapette", variants)
        self.start = self.rules.deal(number)
        self.course = Course(self.rules, self.start)
        self.steps = []
        self.naive = Crapette.deal(number, variants)
        self.naive_course = NaiveCourse(self.naive)
        self.met = met

    def agree(self):
        """Compare the position, its moves, their offences; return the moves with their codes."""
        table = self.course.table
        assert write_position(Position(self.rules, table)) == self.naive.write()
        listed = {write_move(self.rules, move): move for move in self.rules.moves(table)}
        moves = self.naive.moves()
        assert sorted(listed) == moves, self.naive.write()
        broken = {text: self.naive.offences(text) for text in moves}
        for text, codes in broken.items():
            told = list(self.rules.offences(table, listed[text]))
            assert told == codes, (text, self.naive.write())
            self.met.update(codes or ["clean"])
        self.met["positions"] += 1
        return broken

    def result(self):
        """Compare how the game stands; return "1", "2", "drawn" or nothing."""
        outcome = self.rules.outcome(self.course.table)
        assert (outcome and (outcome.winner, outcome.points)) == self.naive.outcome()
        if outcome:
            return str(outcome.winner)
        if not self.steps or self.steps[-1][0].seat == self.course.table.seat:
            return ""  # a game is drawn only where a turn begins
        draw = self.rules.drawn(self.start, self.steps)
        assert bool(draw) == self.naive_course.drawn(), self.naive.write()
        assert self.rules.idle(self.steps) == self.naive_course.idle(), self.naive.write()
        return "drawn" if draw else ""

    def play(self, text):
        """Play a move, or `stop`, in both."""
        before, move = self.course.table, read_move(self.rules, text)
        self.course = self.course.play(move)
        self.steps.append((before, move, self.course.table))
        self.naive = self.naive.play(text)
        self.naive_course.go_to(self.naive)


def some_game(number, variants, met):
    """Play a random game in both codings; return its result."""
    chance, pair = random.Random(number), Pair(number, variants, met)
    care = chance.choice([0.5, 0.9, 1])  # how often a player heeds the order of duties
    for _ in range(MOST):
        broken = pair.agree()
        if result := pair.result():
            return result
        stops = SECOND not in variants and pair.naive.last not in ("", "stop")
        if stops and chance.random() < 0.05:
            pair.play("stop")
            met["stops"] += 1
            continue
        clean = [move for move, codes in broken.items() if not codes]
        heeded = clean and chance.random() < care
        pair.play(chosen(clean if heeded else list(broken), chance))
    return "open"


def chosen(moves, chance):
    """Any move, but mostly one that gets on, so that games come to an end."""
    home = [move for move in moves if "-f" in move]
    fresh = [move for move in moves if move[0] not in "cf"]
    if home and chance.random() < 0.8:
        return chance.choice(home)
    if fresh and chance.random() < 0.6:
        return chance.choice(fresh)
    return chance.choice(moves)


def main():
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=2000)
    given.add_argument("--first", type=int, default=1, help="the number of the first deal")
    told = given.parse_args()
    began, met, results = time.time(), Counter(), Counter()
    numbers = range(told.first, told.first + told.games)
    for number, variants in zip(numbers, itertools.cycle(CHOICES), strict=False):
        try:
            results[some_game(number, variants, met)] += 1
        except AssertionError:
            print(f"they differ in game {number} of {'+'.join(variants) or 'crapette'}")
            raise
        if number % 50 == 0:
            print(f"{number}: {time.time() - began:.0f} s", flush=True)
    print(f"{told.games} games agree: {dict(results)}; {dict(met)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
