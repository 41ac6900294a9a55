"""The search of a turn up to the next card revealed: until then nothing is left to chance."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from itertools import count
from operator import attrgetter
from random import Random
from typing import NamedTuple

from cardgames.engine.procedures.duel import RECYCLE
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, Move, Table
from cardgames.players.crapette.worth import WEIGHTS, Weights, Worth

LONG = 100  # views of a turn after which cards of the layout are no longer shifted about
QUIET = frozenset([CARRY, RECYCLE])  # what reveals nothing and ends no turn
Key = tuple[object, ...]


class Thought(NamedTuple):
    """How a player thinks about a turn."""

    looks: int  # views looked at
    doubt: float = 0.0  # the deviation, in cards of the stock, of what a way is thought to be worth


class Way(NamedTuple):
    """A way through a turn: what it seems worth, and its moves."""

    worth: float
    moves: tuple[Move, ...]


_worth = attrgetter("worth")


def clean(rules: Rules, view: Table) -> list[Move]:
    """Return the legal moves that nobody could call.

    After an error that was let pass there may be none, such as a stock card turned up before the
    opening; then those that break least.
    """
    if rules.outcome(view):
        return []
    broken = {move: len(rules.offences(view, move)) for move in rules.fitting(view)}
    least = min(broken.values(), default=0)
    return [move for move, offences in broken.items() if offences == least]


class Search:
    """A best-first search of one turn, never twice through the same position.

    Positions that differ only in which place of the layout a pile lies on are the same.
    """

    def __init__(
        self, rules: Rules, view: Table, been: Collection[Table], weights: Weights = WEIGHTS
    ) -> None:
        self.rules, self.view, self.worth = rules, view, Worth(rules, view, weights)
        self.met = {self._key(view) for view in been} | {self._key(view)}
        self.shifting = len(been) < LONG

    def best(self, thought: Thought, chance: Random) -> Way:
        """Return the best way found, up to the next card revealed or the turn's end.

        It has no moves where none leads on.
        """
        ended = list[Way]()
        begun = Way(float("-inf"), ())  # the most promising whose end is not seen
        order = count()
        ways: list[tuple[float, int, tuple[Move, ...], Table]] = [(0.0, next(order), (), self.view)]
        for _ in range(thought.looks):
            if not ways:
                break
            _, _, way, view = heappop(ways)
            for move in clean(self.rules, view):
                further = (*way, move)
                cost = len(further) * self.worth.weights.step
                cost += chance.gauss(0, thought.doubt) if thought.doubt else 0
                after = self._led_to(view, move)
                if after is None:
                    continue
                if move.verb not in QUIET or self.rules.outcome(after):
                    worth = self.worth.at_end(view, move, after)
                    ended.append(Way(worth - cost, further))
                else:
                    worth = self.worth.promise(after) - cost
                    heappush(ways, (-worth, next(order), further, after))
                    begun = max(begun, Way(worth, further), key=_worth)
        return max(ended, key=_worth) if ended else begun

    def onward(self, moves: list[Move]) -> list[Move]:
        """Return those of the moves that do not lead round in a circle."""
        return [move for move in moves if self._led_to(self.view, move, keep=False)]

    def likely(self, moves: list[Move], thought: Thought, chance: Random) -> Move:
        """Return the move that looks best at a glance."""
        after = {move: self.rules.follow(self.view, move) for move in moves}
        seems = {
            move: self.worth.promise(after[move]) + chance.gauss(0, thought.doubt) for move in moves
        }
        return max(seems, key=seems.__getitem__)

    def _led_to(self, view: Table, move: Move, keep: bool = True) -> Table | None:
        """Return the view after a move; None where it leads round in a circle."""
        places = self.worth.places
        if not self.shifting and move.source in places and move.target in places:
            return None
        after = self.rules.follow(view, move)
        if move.verb in QUIET:
            key = self._key(after)
            if key in self.met:
                return None
            if keep:
                self.met.add(key)
        return after

    def _key(self, view: Table) -> Key:
        """Return what is the same for positions that differ by nothing of consequence."""
        piles, places = view.piles, self.worth.places
        first, last = places[0], places[-1] + 1
        return (view.seat, *piles[:first], *sorted(piles[first:last]), *piles[last:])
