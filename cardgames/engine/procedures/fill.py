"""Places that fill of themselves from another pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import TURN_UP
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import Tells
from cardgames.engine.table import Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


@dataclass(eq=False)
class Fill(Procedure):
    """After each move every empty place, from left to right, takes the source's top card."""

    piles: Piles
    source: Piles
    sentence: Tells

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentence, which names the piles."""
        return (self.sentence,)

    def ready(self, rules: Rules) -> None:
        """Find the places and the source."""
        self.places = rules.slots(self.piles)
        self.feeder = rules.slots(self.source).start

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with the empty places filled, face up."""
        piles = table.piles
        if not piles[self.feeder] or b"" not in piles[self.places.start : self.places.stop]:
            return table
        filled = list(piles)
        for place in self.places:
            source = filled[self.feeder]
            if source and not filled[place]:
                filled[place] = source[-1:].translate(TURN_UP)
                filled[self.feeder] = source[:-1]
        return table._replace(piles=tuple(filled))
