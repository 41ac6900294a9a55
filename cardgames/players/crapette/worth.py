"""What a view is worth to a player who is at turn, by what he can see alone.

Cards that one must get rid of are counted for both; then what comes next is judged by how many of
the cards not seen yet would find a place.
"""

from __future__ import annotations

from typing import NamedTuple

from cardgames.engine.cards import BIT
from cardgames.engine.procedures.duel import hands
from cardgames.engine.rules import Rules
from cardgames.engine.table import Table


class Weights(NamedTuple):
    """What things are worth, measured in cards of the stock."""

    reserve: float = 2.0  # a card of the reserve
    going_on: float = 2.0  # a stock card that finds a place, so that the turn goes on
    vacancy: float = 1.0  # a vacancy, to whoever plays next
    placed: float = 1.0  # a reserve card with a place, to whoever plays next
    fresh: float = 1.0  # a card of the reserve about to be turned
    step: float = 0.01  # what a move must bring at the least
    won: float = 1000.0


WEIGHTS = Weights()


class Worth:
    """The worth of views to one seat, as long as no other card is turned than are face up now."""

    def __init__(self, rules: Rules, view: Table, weights: Weights) -> None:
        self.rules, self.weights, self.seat = rules, weights, view.seat
        self.hands = hands(rules)
        self.own, self.other = self.hands[view.seat], self.hands[3 - view.seat]
        self.places = [i for i, group in enumerate(rules.group_of) if group.kind == "column"]
        layout, reserve = (
            rules.group_of[self.places[0]].build,
            rules.group_of[self.own.reserve].build,
        )
        assert layout is not None
        assert reserve is not None
        self.on, self.loads = layout.on(), reserve.on()
        self.unseen = _unseen(view)
        self.total = sum(mask.bit_count() for mask in self.unseen) or 1

    def if_stock_is_turned(self, view: Table) -> float:
        """Return the worth of a view whose owner turns a stock card next."""
        fits = self._fits(view)
        on = self._share(self._takes(view, self.seat, fits))
        return (
            self._cards(view)
            + on * self.weights.going_on
            - (1 - on) * self._prospects(view, 3 - self.seat, fits)
        )

    def if_reserve_is_turned(self, view: Table) -> float:
        """Return the worth of a view whose owner turns a card of his reserve next."""
        vacant = sum(not view.piles[place] for place in self.places)
        weights = self.weights
        return self.if_stock_is_turned(view) + weights.fresh + weights.vacancy * vacant

    def if_over(self, view: Table) -> float:
        """Return the worth of a view in which the turn has passed to the other."""
        return self._cards(view) - self._prospects(view, 3 - self.seat, self._fits(view))

    def promise(self, view: Table) -> float:
        """Return how much it promises to look further from a view."""
        vacant = sum(not view.piles[place] for place in self.places)
        return self._cards(view) + self.weights.vacancy * vacant

    def _cards(self, view: Table) -> float:
        """Return the cards that the other has to get rid of, less the own."""
        piles, own, other = view.piles, self.own, self.other
        reserve = len(piles[other.reserve]) - len(piles[own.reserve])
        rest = len(piles[other.stock]) + len(piles[other.waste])
        rest -= len(piles[own.stock]) + len(piles[own.waste])
        return self.weights.reserve * reserve + rest

    def _fits(self, view: Table) -> int:
        """Return the faces that fit the centre or the layout."""
        piles, on = view.piles, self.on
        fits = self.rules.wanted(view)
        for place in self.places:
            if pile := piles[place]:
                fits |= on[pile[-1]]
        return fits

    def _takes(self, view: Table, seat: int, fits: int) -> int:
        """Return the faces that a stock card of a seat may have to find a place."""
        piles, hand, loads = view.piles, self.hands[seat], self.loads
        other = self.hands[3 - seat]
        if not piles[hand.reserve] and not all(piles[place] for place in self.places):
            return -1
        for pile in (piles[other.reserve], piles[other.waste]):
            if pile and BIT[pile[-1]]:
                fits |= loads[pile[-1]]
        return fits

    def _prospects(self, view: Table, seat: int, fits: int) -> float:
        """Return what a seat may hope for that plays next."""
        weights, piles = self.weights, view.piles
        vacant = sum(not piles[place] for place in self.places)
        takes = self._takes(view, seat, fits)
        reserve = piles[self.hands[seat].reserve]
        hope = weights.vacancy * vacant + weights.going_on * self._share(takes)
        if reserve and BIT[reserve[-1]] & takes:
            hope += weights.placed
        return hope

    def _share(self, faces: int) -> float:
        """Return how many of the cards not seen are of these faces, 0 to 1."""
        once, twice = self.unseen
        return ((faces & once).bit_count() + (faces & twice).bit_count()) / self.total


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
