"""Rows dealt one by one with play between them, and packets gathered to be dealt again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import TURN_DOWN, TURN_UP
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.draw import NO_REDEAL
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import CARDS, REDEALS, Tells, Text
from cardgames.engine.table import CARRY, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

DEAL = "deal"
REDEAL = "redeal"


@dataclass(eq=False)
class DealInPlay(Procedure):
    """The next row is dealt when the player likes, one card a packet; the last may be short."""

    verbs = (DEAL,)

    packets: tuple[Piles, ...]

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return that there is play between the rows."""
        return (ROW_BY_ROW,)

    def ready(self, rules: Rules) -> None:
        """Find the stock and the packets."""
        self.stock = rules.first("stock")
        self.slots = [slot for group in self.packets for slot in rules.slots(group)]

    def moves(self, table: Table) -> Iterable[Move]:
        """Return the dealing of a row while there is a stock."""
        return (Move(DEAL),) if table.piles[self.stock] else ()

    def play(self, table: Table, move: Move) -> Table:
        """Return the table with one more row."""
        return self.row(table)

    def row(self, table: Table) -> Table:
        """Return the table with a row of the stock's next cards dealt."""
        piles = list(table.piles)
        for slot in self.slots:
            piles[slot] += piles[self.stock][-1:].translate(TURN_UP)
            piles[self.stock] = piles[self.stock][:-1]
        return table._replace(piles=tuple(piles))

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return that no cards are left to deal."""
        out = not table.piles[self.stock]
        if move.source == self.stock and move.verb == CARRY:
            return NO_ROW if out else IN_ROWS
        return NO_ROW if move == Move(DEAL) and out else None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return how many cards were dealt."""
        dealt = len(before.piles[self.stock]) - len(after.piles[self.stock])
        return ROW.say(cards=CARDS.count(dealt))


@dataclass(eq=False)
class Gather(Procedure):
    """When the pack is out, the packets are gathered unshuffled, and the first row dealt anew."""

    note = "redeal"
    verbs = (REDEAL,)

    dealing: DealInPlay
    order: tuple[int, ...]  # the packets as they are gathered, from 1; the first is dealt first
    redeals: int
    sentence: Tells

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the order of gathering and how often it is done."""
        return (self.sentence, AGAIN.say(redeals=self.redeals))

    def ready(self, rules: Rules) -> None:
        """Find the packets in the order of gathering."""
        self.dealing.ready(rules)
        self.noted = rules.noted(self)
        self.gathered = [self.dealing.slots[packet - 1] for packet in self.order]

    def redeals_left(self, table: Table) -> int:
        """Return how many redeals are left."""
        return self.redeals - table.notes[self.noted]

    def moves(self, table: Table) -> Iterable[Move]:
        """Return the redeal, when the stock is out and cards are left in the packets."""
        left = any(table.piles[slot] for slot in self.gathered)
        due = left and not table.piles[self.dealing.stock] and self.redeals_left(table) > 0
        return (Move(REDEAL),) if due else ()

    def play(self, table: Table, move: Move) -> Table:
        """Return the table gathered, with the first row dealt."""
        piles, notes = list(table.piles), list(table.notes)
        pack = b"".join(piles[slot] for slot in self.gathered)
        for slot in self.gathered:
            piles[slot] = b""
        piles[self.dealing.stock] = pack[::-1].translate(TURN_DOWN)
        notes[self.noted] += 1
        return self.dealing.row(Table(tuple(piles), table.seat, tuple(notes)))

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return why the packets are not gathered now."""
        if move != Move(REDEAL):
            return None
        return STOCK_FIRST if table.piles[self.dealing.stock] else NO_REDEAL

    def fault(self, table: Table) -> tuple[str, Tells] | None:
        """Return what is wrong when more redeals are used than there are."""
        used = table.notes[self.noted]
        return ("note redeal", TOO_MANY.say(used=used)) if used > self.redeals else None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return that the packets were gathered, and how many redeals are left."""
        return GATHERED.say(redeals=REDEALS.count(self.redeals_left(after)))


ROW_BY_ROW = Text(
    "After each row any available cards may be played, as many as you like; none must be. Then the "
    "next row is dealt.",
    "После каждого ряда можно сыграть сколько угодно годных карт; ни одна не обязательна. Потом "
    "раскладывают следующий ряд.",
)
AGAIN = Text("Redeals: {redeals}.", "Пересдач: {redeals}.")
IN_ROWS = Text(
    "Cards of the stock are dealt to the packets, a row at a time.",
    "Карты колоды раскладывают по пачкам, ряд за рядом.",
)
NO_ROW = Text("No cards are left to deal.", "Карт для нового ряда больше нет.")
ROW = Text("A row is dealt: {cards}.", "Разложен ряд: {cards}.")
STOCK_FIRST = Text(
    "The packets are gathered only when the whole pack is dealt.",
    "Пачки собирают, только когда разложена вся колода.",
)
GATHERED = Text(
    "The packets are gathered and dealt again. {redeals} left.",
    "Пачки собраны и раскладываются снова. Осталось: {redeals}.",
)
TOO_MANY = Text(
    "“note redeal: {used}” is more redeals than the game has.",
    "«note redeal: {used}» — больше пересдач, чем есть в игре.",
)
