"""Cards that turn face up of themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import HIDDEN, TURN_UP
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


def _with_top_up(table: Table, index: int) -> Table:
    piles = list(table.piles)
    piles[index] = piles[index][:-1] + piles[index][-1:].translate(TURN_UP)
    return table._replace(piles=tuple(piles))


@dataclass(eq=False)
class TurnUp(Procedure):
    """A card laid bare by a move turns face up."""

    piles: Piles

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return that bared cards turn."""
        return (BARED,)

    def ready(self, rules: Rules) -> None:
        """Find the piles."""
        self.places = rules.slots(self.piles)

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with the card beneath the one that left face up."""
        pile = table.piles[move.source]
        if pile and pile[-1] & HIDDEN and move.source in self.places:
            return _with_top_up(table, move.source)
        return table


@dataclass(eq=False)
class TurnLast(Procedure):
    """When a pile is down to a single card, the card turns face up."""

    pile: Piles

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return that the last card turns and may be played."""
        return (LAST_CARD.say(name=self.pile.names.one),)

    def ready(self, rules: Rules) -> None:
        """Find the pile."""
        self.index = rules.slots(self.pile).start
        self.name = rules.names[self.index]

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with a single card left face up."""
        pile = table.piles[self.index]
        if len(pile) == 1 and pile[0] & HIDDEN:
            return _with_top_up(table, self.index)
        return table

    def fault(self, table: Table) -> tuple[str, Tells] | None:
        """Return what is wrong when one of several cards lies face up."""
        pile = table.piles[self.index]
        up = any(not card & HIDDEN for card in pile)
        if len(pile) > 1 and up:
            return self.name, STILL_DOWN.say(name=self.pile.names.one)
        return None


BARED = Text(
    "A face-down card that is laid bare turns face up at once.",
    "Открывшаяся закрытая карта сразу переворачивается лицом вверх.",
)
LAST_CARD = Text(
    "{name}: when a single card is left it turns face up and may be played.",
    "{name}: когда остаётся всего одна карта, она переворачивается лицом вверх, и ею можно играть.",
)
STILL_DOWN = Text(
    "{name}: while two or more cards are left, all lie face down.",
    "{name}: пока карт две или больше, все лежат рубашкой вверх.",
)
