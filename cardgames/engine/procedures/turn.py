"""Turning one stock card at a time, in the open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, HIDDEN, TURN_UP, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.draw import STOCK_OUT
from cardgames.engine.procedures.procedure import Owed, Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import CARRY, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

TURN = "turn"
LAY = "lay"


@dataclass(eq=False)
class TurnToPlay(Procedure):
    """A stock card is turned; what no foundation takes goes to the waste at once.

    What one takes stays on the stock, face up, and must be played or laid aside before anything
    else. So turning is a move that does not betray the card.
    """

    verbs = (TURN,)

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return how the stock is turned."""
        return (TURNED_TO_PLAY,)

    def ready(self, rules: Rules) -> None:
        """Find stock and waste."""
        self.rules = rules
        self.stock, self.waste = rules.first("stock"), rules.first("waste")
        self.name = rules.names[self.stock]

    def _up(self, table: Table) -> bool:
        stock = table.piles[self.stock]
        return bool(stock) and not stock[-1] & HIDDEN

    def duty(self, table: Table) -> Iterable[Move]:
        """Return what may be done with a card that lies turned up on the stock."""
        if not self._up(table):
            return []
        homes = self.rules.homes(table, table.piles[self.stock][-1])
        return [Move(CARRY, self.stock, target) for target in (*homes, self.waste)]

    def owes(self, table: Table) -> Owed | None:
        """Return what may be done with the turned card, which must be done first."""
        resolving = list(self.duty(table))
        return Owed(TURNED_FIRST, resolving) if resolving else None

    def moves(self, table: Table) -> Iterable[Move]:
        """Return the turn of the next card."""
        return (Move(TURN, self.stock),) if table.piles[self.stock] else ()

    def play(self, table: Table, move: Move) -> Table:
        """Return the table with the next card turned, and laid aside where nothing takes it."""
        piles = list(table.piles)
        turned = piles[self.stock][-1:].translate(TURN_UP)
        piles[self.stock] = piles[self.stock][:-1]
        takes = self.rules.homes(table, turned[0])
        piles[self.stock if takes else self.waste] += turned
        return table._replace(piles=tuple(piles))

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return that the turned card comes first, or that the stock must be turned."""
        if self._up(table):
            return TURNED_FIRST
        if move.source != self.stock:
            return None
        return TURN_FIRST if table.piles[self.stock] else STOCK_OUT

    def fault(self, table: Table) -> tuple[str, Tells] | None:
        """Return what is wrong when more than the top card of the stock lies face up."""
        up = sum(1 for card in table.piles[self.stock] if not card & HIDDEN)
        return (self.name, ONE_UP) if up > 1 else None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return which card was turned."""
        shown = (after.piles[self.stock] if self._up(after) else after.piles[self.waste])[-1]
        return FROM_STOCK.say(card=symbol(shown)) if BIT[shown] else TO_COME


@dataclass(eq=False)
class TurnToSpaces(Procedure):
    """A stock card goes to the first space, or to the waste where there is none.

    When the stock is out, the waste's top card may be laid in the first space.
    """

    verbs = (LAY,)

    spaces: tuple[Piles, ...]
    sentence: Tells

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentence, which names the piles."""
        return (self.sentence,)

    def ready(self, rules: Rules) -> None:
        """Find stock, waste and spaces."""
        self.stock, self.waste = rules.first("stock"), rules.first("waste")
        self.places = [place for group in self.spaces for place in rules.slots(group)]

    def carries(self) -> Iterable[Move]:
        """Return the turns to each place and to the waste."""
        return [Move(LAY, self.stock, target) for target in (*self.places, self.waste)]

    def moves(self, table: Table) -> Iterable[Move]:
        """Return the one turn there is, or the laying of the waste's top card."""
        space = next((place for place in self.places if not table.piles[place]), None)
        if table.piles[self.stock]:
            return (Move(LAY, self.stock, self.waste if space is None else space),)
        if table.piles[self.waste] and space is not None:
            return (Move(CARRY, self.waste, space),)
        return ()

    def play(self, table: Table, move: Move) -> Table:
        """Return the table with the next card where it goes."""
        piles = list(table.piles)
        piles[move.target] += piles[self.stock][-1:].translate(TURN_UP)
        piles[self.stock] = piles[self.stock][:-1]
        return table._replace(piles=tuple(piles))

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return where the next card goes instead."""
        if move.source == self.stock:
            return FIRST_SPACE if table.piles[self.stock] else STOCK_OUT
        into = move.source == self.waste and move.target in self.places
        if into and not table.piles[move.target] and table.piles[self.waste]:
            return STOCK_FILLS if table.piles[self.stock] else FIRST_SPACE
        return None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return which card was turned."""
        shown = after.piles[move.target][-1]
        return FROM_STOCK.say(card=symbol(shown)) if BIT[shown] else TO_COME


TURNED_TO_PLAY = Text(
    "The stock is turned one card at a time. A card that fits a foundation is played there or laid "
    "in the talon before anything else is done; any other goes to the talon.",
    "Колоду открывают по одной карте. Карту, подходящую к основанию, прежде всего другого играют "
    "или откладывают в талон; остальные идут в талон.",
)
TURNED_FIRST = Text(
    "First the card turned up on the stock must be played or laid aside.",
    "Сначала надо сыграть или отложить карту, открытую на колоде.",
)
ONE_UP = Text(
    "Only the top card of the stock may lie face up.",
    "В колоде открытой может лежать только верхняя карта.",
)
TURN_FIRST = Text("The stock must be turned first.", "Сначала надо открыть карту колоды.")
FIRST_SPACE = Text(
    "The next card goes to the first space, or to the talon where there is none.",
    "Следующая карта идёт на первое свободное место, а если его нет — в талон.",
)
STOCK_FILLS = Text(
    "While the stock lasts, its cards fill the spaces.",
    "Пока колода не кончилась, свободные места заполняются из неё.",
)
FROM_STOCK = Text("From the stock: {card}.", "Из колоды: {card}.")
TO_COME = Text("A card is turned from the stock.", "Открывается карта колоды.")
