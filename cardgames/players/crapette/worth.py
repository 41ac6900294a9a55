"""What a view is worth to a player who is at turn, by what he can see alone.

Cards that one must get rid of are counted for both; then what comes next is judged by how many of
the cards not seen yet would find a place.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cardgames.engine.cards import BIT
from cardgames.engine.procedures.duel import DEMAND, TURN, Hand, hands
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table


class Weights(NamedTuple):
    """What things are worth, measured in cards of the stock."""

    reserve: float = 2.0  # a card of the reserve
    going_on: float = 2.0  # a stock card that finds a place, so that the turn goes on
    vacancy: float = 1.0  # a vacancy, to whoever plays next
    placed: float = 1.0  # a reserve card with a place, to whoever plays next
    fresh: float = 1.0  # a card of the reserve about to be turned
    step: float = 0.01  # what a move must bring at the least


WON = 1000.0
WEIGHTS = Weights()


class Worth:
    """The worth of views to one seat, as long as no other card is turned than are face up now."""

    def __init__(self, rules: Rules, view: Table, weights: Weights) -> None:
        self.rules, self.weights, self.seat = rules, weights, view.seat
        self.hands, self.places, self.on, self.loads = _builds(rules)
        self.own, self.other = self.hands[view.seat], self.hands[3 - view.seat]
        self.unseen = _unseen(view)
        self.total = sum(mask.bit_count() for mask in self.unseen) or 1

    def at_end(self, view: Table, move: Move, after: Table) -> float:
        """Return what a view is worth when left by a move that reveals a card or ends the turn."""
        if not any(after.piles[pile] for pile in self.own.own):
            return WON
        weights, cards = self.weights, self.ahead(after)
        ended = cards - self._prospects(after, 3 - self.seat)
        if move.verb not in (TURN, DEMAND):
            return ended
        # The turn goes on where the stock card that is turned next finds a place.
        share = self._share(self._takes(view, self.seat))
        worth = share * (cards + weights.going_on) + (1 - share) * ended
        if move.source != self.own.stock:
            worth += weights.fresh + weights.vacancy * self._vacant(view)
        return worth

    def promise(self, view: Table) -> float:
        """Return how much it promises to look further from a view."""
        return self.ahead(view) + self.weights.vacancy * self._vacant(view)

    def ahead(self, view: Table) -> float:
        """Return the cards that the other has to get rid of, less the own."""
        piles, own, other = view.piles, self.own, self.other
        reserve = len(piles[other.reserve]) - len(piles[own.reserve])
        rest = len(piles[other.stock]) + len(piles[other.waste])
        rest -= len(piles[own.stock]) + len(piles[own.waste])
        return self.weights.reserve * reserve + rest

    def _vacant(self, view: Table) -> int:
        return sum(not view.piles[place] for place in self.places)

    def _prospects(self, view: Table, seat: int) -> float:
        """Return what a seat may hope for that plays next."""
        weights, takes = self.weights, self._takes(view, seat)
        reserve, share = view.piles[self.hands[seat].reserve], self._share(takes)
        hope = weights.vacancy * self._vacant(view) + weights.going_on * share
        if reserve:
            bit = BIT[reserve[-1]]
            hope += weights.placed * (bool(bit & takes) if bit else share)
        return hope

    def _takes(self, view: Table, seat: int) -> int:
        """Return the faces that a stock card of a seat may have to find a place."""
        piles, on, other = view.piles, self.on, self.hands[3 - seat]
        takes, reserve = self.rules.wanted(view), piles[self.hands[seat].reserve]
        for place in self.places:
            if pile := piles[place]:
                takes |= on[pile[-1]]
            elif not reserve:
                return -1
        for pile in (piles[other.reserve], piles[other.waste]):
            if pile:
                takes |= self.loads[pile[-1]]
        return takes

    def _share(self, faces: int) -> float:
        """Return how many of the cards not seen are of these faces, 0 to 1."""
        once, twice = self.unseen
        return ((faces & once).bit_count() + (faces & twice).bit_count()) / self.total


@cache
def _builds(rules: Rules) -> tuple[dict[int, Hand], list[int], tuple[int, ...], tuple[int, ...]]:
    """Return the hands, the places of the layout, what goes on its cards, what loads a card."""
    held = hands(rules)
    places = [index for index, group in enumerate(rules.group_of) if group.kind == "column"]
    layout, reserve = (rules.group_of[index].build for index in (places[0], held[1].reserve))
    assert layout is not None
    assert reserve is not None
    return held, places, layout.on(), reserve.on()


def _unseen(view: Table) -> tuple[int, int]:
    """Return the faces of which a copy is not seen, and of those not one of the two."""
    once = twice = 0
    for pile in view.piles:
        for card in pile:
            bit = BIT[card]
            twice |= once & bit
            once |= bit
    every = (1 << 52) - 1
    return every & ~twice, every & ~once
