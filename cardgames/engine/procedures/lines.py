"""Places at the ends of lines of cards, and what must be done about an empty one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.piles import Piles
from cardgames.engine.procedures.procedure import Owed, Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import CARRY, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


@dataclass(eq=False)
class FillFromLine(Procedure):
    """An empty place must be filled at once, with any card of the line at whose end it lies."""

    places: Piles
    line: Piles  # its reach says which places a card lies in line with
    sentence: Tells

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentence, which names the piles."""
        return (self.sentence,)

    def ready(self, rules: Rules) -> None:
        """Find, for every place, the piles of its line."""
        reach, layout = self.line.reach, rules.game.wide_layout
        assert reach is not None
        lines = {pile: reach.finds(layout, rules.names[pile]) for pile in rules.slots(self.line)}
        self.lines = {
            place: [pile for pile, ends in lines.items() if rules.names[place] in ends]
            for place in rules.slots(self.places)
        }

    def duty(self, table: Table) -> Iterable[Move]:
        """Return the fills: while there is one, nothing else may be done."""
        piles = table.piles
        if b"" not in piles[min(self.lines) : max(self.lines) + 1]:
            return []
        return [
            Move(CARRY, pile, place)
            for place, line in self.lines.items()
            if not piles[place]
            for pile in line
            if piles[pile]
        ]

    def owes(self, table: Table) -> Owed | None:
        """Return the fills that are due."""
        fills = list(self.duty(table))
        return Owed(FILL_FIRST, fills) if fills else None

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return that a place waits to be filled."""
        return FILL_FIRST if self.duty(table) else None


FILL_FIRST = Text(
    "First an empty place must be filled, with a card of the line at whose end it lies.",
    "Сначала надо закрыть свободное место картой из его ряда или столбца.",
)
