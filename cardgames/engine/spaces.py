"""Which cards an empty pile takes, and from where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, EVERY, RANK
from cardgames.engine.prose import Tells, Text

if TYPE_CHECKING:
    from cardgames.engine.piles import Piles


@dataclass(frozen=True, eq=False)
class Space:
    """Which cards an empty pile takes, and from where."""

    takes: int
    says: Tells
    feeder: Piles | None = None

    def saying(self, says: Tells) -> Space:
        """Return the same space, told in a game's own words."""
        return replace(self, says=says)

    def after(self, feeder: Piles, says: Tells) -> Space:
        """Return the space that takes cards from `feeder` alone while it holds any."""
        return replace(self, feeder=feeder, says=says)


KINGS = sum(BIT[face] for face in range(52) if RANK[face] == 12)

ANY_CARD = Space(
    EVERY, Text("An empty place takes any card.", "На свободное место кладут любую карту.")
)
A_KING = Space(
    KINGS,
    Text(
        "An empty place takes a king, or a series that begins with a king.",
        "На свободное место кладут короля или серию карт, начинающуюся с короля.",
    ),
)
NO_CARD = Space(0, Text("An empty place stays empty.", "Свободное место остаётся пустым."))
