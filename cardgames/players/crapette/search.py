"""The search of a turn up to the next card revealed: until then nothing is left to chance."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from itertools import count
from operator import attrgetter
from random import Random
from typing import NamedTuple

from cardgames.engine.procedures.duel import DEMAND, RECYCLE, TURN
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, Move, Table
from cardgames.players.crapette.worth import WEIGHTS, Weights, Worth

LONG = 100  # views of a turn after which cards of the layout are no longer shifted about
Key = tuple[object, ...]


class Found(NamedTuple):
    """A way through a turn: what it is worth, and its moves."""

    worth: float
    moves: tuple[Move, ...]


_worth = attrgetter("worth")


def clean(rules: Rules, view: Table) -> list[Move]:
    """Return the legal moves that nobody could call."""
    return [move for move in rules.moves(view) if not rules.offences(view, move)]


class Search:
    """A best-first search of one turn, never twice through the same position.

    Positions that differ only in which place of the layout a pile lies on are the same.
    """

    def __init__(
        self, rules: Rules, view: Table, been: Collection[Table], weights: Weights = WEIGHTS
    ) -> None:
        self.rules, self.worth = rules, Worth(rules, view, weights)
        self.met = {self._key(view) for view in been}
        self.shifting = len(been) < LONG

    def best(self, view: Table, most: int, doubt: float, chance: Random) -> tuple[Move, ...]:
        """Return the best moves found from a view, up to the next card revealed or the turn's end.

        So many views are looked at, `most`; `doubt` is the deviation, in cards of the stock, of
        what is thought of a way. There are no moves where none leads on.
        """
        self.met.add(self._key(view))
        order = count()
        ended: Found | None = None
        begun: Found | None = None  # the most promising way whose end was not seen
        ways: list[tuple[float, int, Table, tuple[Move, ...]]] = [(0, next(order), view, ())]
        for _ in range(most):
            if not ways:
                break
            _, _, view, way = heappop(ways)
            for move in clean(self.rules, view):
                further = (*way, move)
                cost = len(further) * self.worth.weights.step - doubt * chance.gauss(0, 1)
                after = self._led_to(view, move)
                if after is None:
                    continue
                if self._goes_on(after, move, view):
                    found = Found(self.worth.promise(after) - cost, further)
                    heappush(ways, (-found.worth, next(order), after, further))
                    begun = found if begun is None else max(begun, found, key=_worth)
                else:
                    found = Found(self._end(view, move, after) - cost, further)
                    ended = found if ended is None else max(ended, found, key=_worth)
        return (ended or begun or Found(0, ())).moves

    def onward(self, view: Table, moves: list[Move]) -> list[Move]:
        """Return those of the moves that do not lead round in a circle."""
        return [move for move in moves if self._led_to(view, move) is not None]

    def likely(self, view: Table, moves: list[Move], doubt: float, chance: Random) -> Move:
        """Return the move that looks best at a glance."""
        seems = {
            move: self.worth.promise(self.rules.follow(view, move)) + doubt * chance.gauss(0, 1)
            for move in moves
        }
        return max(seems, key=seems.__getitem__)

    def _led_to(self, view: Table, move: Move) -> Table | None:
        """Return the view after a move; None where it leads round in a circle."""
        places = self.worth.places
        if not self.shifting and move.source in places and move.target in places:
            return None
        after = self.rules.follow(view, move)
        if move.verb in (CARRY, RECYCLE):
            key = self._key(after)
            if key in self.met:
                return None
            self.met.add(key)
        return after

    def _goes_on(self, after: Table, move: Move, view: Table) -> bool:
        """Tell whether a turn goes on after a move, with nothing revealed."""
        return (
            move.verb in (CARRY, RECYCLE)
            and after.seat == view.seat
            and not (move.verb == CARRY and self.rules.outcome(after))
        )

    def _end(self, view: Table, move: Move, after: Table) -> float:
        """Return what a view is worth when left by a move that reveals a card or ends the turn."""
        if move.verb == CARRY:
            return self.worth.weights.won
        if move.verb == TURN and move.source == self.worth.own.stock:
            return self.worth.if_stock_is_turned(view)
        if move.verb in (TURN, DEMAND):
            return self.worth.if_reserve_is_turned(view)
        return self.worth.if_over(after)

    def _key(self, view: Table) -> Key:
        """Return what is the same for positions that differ by nothing of consequence."""
        piles, places = view.piles, self.worth.places
        first, last = places[0], places[-1] + 1
        return (view.seat, *piles[:first], *sorted(piles[first:last]), *piles[last:])
