"""Places that fill of themselves from other piles."""

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
    """After each move every empty place, from left to right, takes the top card of a source.

    Of several sources the first that holds a card gives it. With `emptied`, only the place that
    the move itself emptied is filled.
    """

    piles: Piles
    sources: tuple[Piles, ...]
    sentence: Tells
    emptied: bool = False

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentence, which names the piles."""
        return (self.sentence,)

    def ready(self, rules: Rules) -> None:
        """Find the places and the sources."""
        self.places = rules.slots(self.piles)
        self.feeders = [rules.slots(source).start for source in self.sources]

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with the empty places filled, face up."""
        piles = table.piles
        if self.emptied:
            empty = [move.source] if move.source in self.places and not piles[move.source] else []
        elif b"" in piles[self.places.start : self.places.stop]:
            empty = [place for place in self.places if not piles[place]]
        else:
            return table
        filled = list(piles)
        for place in empty:
            feeder = next((source for source in self.feeders if filled[source]), None)
            if feeder is not None:
                filled[place] = filled[feeder][-1:].translate(TURN_UP)
                filled[feeder] = filled[feeder][:-1]
        return table._replace(piles=tuple(filled))
