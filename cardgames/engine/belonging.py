"""Which cards belong in a pile, and which piles they can reach from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, EVERY, RED
from cardgames.engine.prose import Tells, Text

if TYPE_CHECKING:
    from cardgames.engine.layout import Layout


@dataclass(frozen=True)
class Belong:
    """The cards that belong in a pile; a stranger there is neither lifted nor built on."""

    faces: int
    says: Tells


@dataclass(frozen=True)
class Reach:
    """Which piles a card can reach from its own, read off the game's drawing."""

    finds: Callable[[Layout, str], frozenset[str]]  # the names of those reached from a pile
    says: Tells


REDS = Belong(
    sum(BIT[face] for face in range(52) if RED[face]),
    Text(
        "Only red cards belong here; a black one can be neither played nor built on.",
        "Здесь место только красным картам; чёрную нельзя ни сыграть, ни накрыть.",
    ),
)
BLACKS = Belong(
    EVERY & ~REDS.faces,
    Text(
        "Only black cards belong here; a red one can be neither played nor built on.",
        "Здесь место только чёрным картам; красную нельзя ни сыграть, ни накрыть.",
    ),
)


def ends_of_its_line(piles: str) -> Reach:
    """Return the reach to the piles of a letter at the ends of one's own row and column."""

    def ends(layout: Layout, name: str) -> frozenset[str]:
        x, y, *_ = layout.places[name]
        return frozenset(
            other
            for other, place in layout.places.items()
            if other[0] == piles and (place.x == x or place.y == y)
        )

    return Reach(ends, IN_LINE)


def within_arcs(piles: int) -> Reach:
    """Return the reach to one's own arc, so many piles in the order of their numbers."""

    def arc(layout: Layout, name: str) -> frozenset[str]:
        first = (int(name[1:]) - 1) // piles * piles
        return frozenset(f"{name[0]}{number}" for number in range(first + 1, first + piles + 1))

    return Reach(arc, IN_ARC)


IN_LINE = Text(
    "A card reaches only the ends of its own row and column.",
    "Карта может уйти только на концы своего ряда и своего столбца.",
)
IN_ARC = Text(
    "A card moves only within its own arc.", "Карту перекладывают только в пределах её дуги."
)
