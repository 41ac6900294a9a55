"""Turning the stock to the waste, so many cards at a time, with or without redeals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, TURN_DOWN, TURN_UP, symbol
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import CARDS, REDEALS, Tells, Text
from cardgames.engine.table import Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

DRAW = "draw"
REDEAL = "turn over"
UNLIMITED = -1


@dataclass(eq=False)
class Draw(Procedure):
    """Stock cards go to the waste; the waste, turned over unshuffled, becomes the stock again."""

    note = "draw"
    verbs = (DRAW, REDEAL)

    cards: int = 1
    redeals: int = 0

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return how many cards are turned and how often the waste may be turned over."""
        turned = SINGLY if self.cards == 1 else BY_SEVERAL.say(cards=CARDS.count(self.cards))
        if self.redeals == UNLIMITED:
            return (turned, TURNED_OVER, WITHOUT_LIMIT)
        if self.redeals == 0:
            return (turned, NEVER_AGAIN)
        passes = PASSES.say(redeals=self.redeals, passes=self.redeals + 1)
        return (turned, TURNED_OVER, passes)

    def ready(self, rules: Rules) -> None:
        """Find the stock, the waste and the place of the note."""
        self.stock, self.waste = rules.first("stock"), rules.first("waste")
        self.noted = rules.noted(self)
        self.drawing = (Move(DRAW, self.stock, self.waste),)
        self.turning = (Move(REDEAL, self.waste, self.stock),)

    def carries(self) -> Iterable[Move]:
        """Return the two moves, `s1-w1` and `w1-s1`."""
        return self.drawing + self.turning

    def redeals_left(self, table: Table) -> int | None:
        """Return how many redeals are left; None where there is no limit."""
        return None if self.redeals < 0 else self.redeals - table.notes[self.noted]

    def moves(self, table: Table) -> Iterable[Move]:
        """Return the turn of the stock; when it is out, that of the waste."""
        if table.piles[self.stock]:
            return self.drawing
        if table.piles[self.waste] and self.redeals_left(table) != 0:
            return self.turning
        return ()

    def play(self, table: Table, move: Move) -> Table:
        """Return the table after the turn; a short last turn takes what there is."""
        piles, notes = list(table.piles), table.notes
        stock, waste = piles[self.stock], piles[self.waste]
        if move.verb == DRAW:
            piles[self.waste] = waste + stock[: -self.cards - 1 : -1].translate(TURN_UP)
            piles[self.stock] = stock[: -self.cards]
        else:
            piles[self.stock] = waste[::-1].translate(TURN_DOWN)
            piles[self.waste] = b""
            notes = (*notes[: self.noted], notes[self.noted] + 1, *notes[self.noted + 1 :])
        return Table(tuple(piles), table.seat, notes)

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return why the stock or the waste cannot be turned now."""
        if move.source == self.stock and not table.piles[self.stock]:
            return STOCK_OUT
        if move.verb == REDEAL:
            if table.piles[self.stock]:
                return STOCK_FIRST
            return NOTHING_TO_TURN if not table.piles[self.waste] else NO_REDEAL
        return None

    def fault(self, table: Table) -> tuple[str, Tells] | None:
        """Return what is wrong when more redeals are used than there are."""
        used = table.notes[self.noted]
        return ("note draw", TOO_MANY.say(used=used)) if 0 <= self.redeals < used else None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return which cards were turned, or how many redeals are left."""
        if move.verb == DRAW:
            turned = after.piles[self.waste][len(before.piles[self.waste]) :]
            if not all(BIT[card] for card in turned):
                return TO_COME
            return FROM_STOCK.say(cards=" ".join(map(symbol, turned)))
        left = self.redeals_left(after)
        return OVER if left is None else OVER_LEFT.say(redeals=REDEALS.count(left))


SINGLY = Text(
    "Cards are turned one at a time from the stock to the waste. The top card of the waste may be "
    "played.",
    "Карты сдают из колоды в сброс по одной. Играть можно верхней картой сброса.",
)
BY_SEVERAL = Text(
    "{cards} are turned at a time from the stock to the waste; the last turn may have fewer. Only "
    "the top card of the waste may be played, and when it leaves, the one beneath it.",
    "Из колоды в сброс сдают сразу {cards}, в последний раз, может быть, меньше. Играть можно "
    "только верхней картой сброса, а когда она ушла — той, что лежала под ней.",
)
TURNED_OVER = Text(
    "When the stock is out, the waste is turned over, not shuffled, and dealt again.",
    "Когда колода кончилась, сброс переворачивают и, не тасуя, сдают снова.",
)
PASSES = Text(
    "Redeals: {redeals}. Passes through the stock in all: {passes}.",
    "Пересдач: {redeals}. Всего колоду проходят раз: {passes}.",
)
WITHOUT_LIMIT = Text(
    "This may be done as often as you like.", "Пересдавать можно сколько угодно раз."
)
NEVER_AGAIN = Text("There is no redeal.", "Пересдачи нет.")
STOCK_OUT = Text("The stock is out.", "Колода кончилась.")
STOCK_FIRST = Text(
    "The waste is turned over only when the stock is out.",
    "Сброс переворачивают, только когда кончилась колода.",
)
NOTHING_TO_TURN = Text("There is nothing to turn over.", "Переворачивать нечего.")
NO_REDEAL = Text("No redeal is left.", "Пересдач больше нет.")
TOO_MANY = Text(
    "“note draw: {used}” is more redeals than the game has.",
    "«note draw: {used}» — больше пересдач, чем есть в игре.",
)
TO_COME = Text("Cards are turned from the stock.", "Карты сдаются из колоды.")
FROM_STOCK = Text("From the stock: {cards}.", "Из колоды: {cards}.")
OVER = Text("The waste is turned over.", "Сброс перевёрнут.")
OVER_LEFT = Text(
    "The waste is turned over. {redeals} left.", "Сброс перевёрнут. Осталось: {redeals}."
)
