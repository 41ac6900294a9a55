"""What two players at one table ask of it: their piles, and what fits where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, HIDDEN
from cardgames.engine.piles import Piles
from cardgames.engine.table import CARRY, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

TURN = "turn"
DEMAND = "demand"
PASS = "pass"  # noqa: S105
DISCARD = "discard"
RECYCLE = "recycle"

# What the other moves are to the duties.
CENTRE = "centre"
LAYOUT = "layout"
LOAD = "load"
TURN_RESERVE = "turn reserve"
TURN_STOCK = "turn stock"


@dataclass(frozen=True)
class Hand:
    """The piles of a seat, and of the one opposite."""

    stock: int
    waste: int
    reserve: int
    opposite: int  # the other's reserve

    @property
    def own(self) -> tuple[int, int, int]:
        """The piles that must be got rid of."""
        return self.reserve, self.stock, self.waste


def hands(rules: Rules) -> dict[int, Hand]:
    """Return the hand of each seat."""
    return {
        seat: Hand(
            rules.own("stock", seat),
            rules.own("waste", seat),
            rules.own("reserve", seat),
            rules.own("reserve", 3 - seat),
        )
        for seat in (1, 2)
    }


def is_down(pile: bytes) -> bool:
    """Tell whether a pile's top card lies face down."""
    return bool(pile) and bool(pile[-1] & HIDDEN)


def is_up(pile: bytes) -> bool:
    """Tell whether a pile's top card lies face up."""
    return bool(pile) and not pile[-1] & HIDDEN


@dataclass(eq=False)
class Reading:
    """What the order of duties asks of a table, for the seat to move."""

    rules: Rules
    layout: tuple[Piles, ...]

    def __post_init__(self) -> None:
        self.hands = hands(self.rules)
        self.places = [slot for group in self.layout for slot in self.rules.slots(group)]
        assert self.layout[0].build is not None
        self.on = self.layout[0].build.on()

    def going_home(self, table: Table, slots: Iterable[int]) -> list[int]:
        """Return those of the piles whose top card fits the centre."""
        wanted, piles = self.rules.wanted(table), table.piles
        return [slot for slot in slots if (pile := piles[slot]) and BIT[pile[-1]] & wanted]

    def layout_fits_centre(self, table: Table) -> bool:
        """Tell whether a card of the layout fits the centre."""
        return bool(self.going_home(table, self.places))

    def available(self, seat: int) -> list[int]:
        """Return the piles whose face-up top card a seat may play."""
        hand = self.hands[seat]
        return [*self.places, hand.reserve, hand.stock]

    def centre_waits(self, table: Table) -> bool:
        """Tell whether any available card fits the centre."""
        return bool(self.going_home(table, self.available(table.seat)))

    def vacancy(self, table: Table) -> bool:
        """Tell whether a place of the layout is empty."""
        return any(not table.piles[slot] for slot in self.places)

    def fits_layout(self, table: Table, card: int) -> bool:
        """Tell whether a card may be laid on one of the layout."""
        piles = (table.piles[slot] for slot in self.places)
        return any(self.on[pile[-1]] & BIT[card] for pile in piles if pile)

    def reserve_stuck(self, table: Table) -> bool:
        """Tell whether the own reserve is exhausted, or up and without a place in the layout."""
        reserve = table.piles[self.hands[table.seat].reserve]
        if not reserve:
            return True
        stuck = not self.vacancy(table) and not self.fits_layout(table, reserve[-1])
        return is_up(reserve) and stuck

    def kind(self, table: Table, move: Move) -> str:
        """Return what a move is to the duties: centre, layout, load, or its own verb."""
        if move.verb == TURN:
            own = self.hands[table.seat]
            return TURN_RESERVE if move.source == own.reserve else TURN_STOCK
        if move.verb != CARRY:
            return move.verb
        if move.target in self.rules.foundations:
            return CENTRE
        return LAYOUT if move.target in self.places else LOAD
