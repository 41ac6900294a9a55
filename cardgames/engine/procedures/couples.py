"""Two halves, a colour each: cards leave in couples only, and each half refills of itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, RED, TURN_UP, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.draw import STOCK_OUT
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.procedures.turn import FROM_STOCK, TO_COME, TURN, TURN_FIRST
from cardgames.engine.prose import Tells, Text
from cardgames.engine.refusals import declined
from cardgames.engine.table import CARRY, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


@dataclass(frozen=True, eq=False)
class ByColour:
    """The dealing of each card to the next free place of its colour's half, until both are full.

    A card whose half is full goes to its colour's talon. Halves and talons: red, black.
    """

    halves: tuple[Piles, Piles]
    talons: tuple[Piles, Piles]
    says: Tells
    taken: tuple[int, ...] = ()

    def onto(self, piles: list[bytes], slots: Mapping[Piles, range], cards: list[int]) -> None:
        """Deal from the front of the list until every place of both halves holds a card."""
        free = [list(slots[half]) for half in self.halves]
        while any(free):
            card = cards.pop(0)
            half = 0 if RED[card] else 1
            place = free[half].pop(0) if free[half] else slots[self.talons[half]].start
            piles[place] += bytes([card])


@dataclass(eq=False)
class Couples(Procedure):
    """Cards leave two by two, one of each half; a card may first be paired for good with another.

    An unpaired card of each half go together, or the two cards of a pair; a place that a move
    empties refills of itself with its half's colour.
    """

    verbs = (TURN,)

    halves: tuple[Piles, Piles]  # red, black
    talons: tuple[Piles, Piles]
    sentences: tuple[Tells, ...]

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentences, which name the piles."""
        return self.sentences

    def ready(self, rules: Rules) -> None:
        """Find the stock, the halves and the talons."""
        self.rules = rules
        self.stock = rules.first("stock")
        self.red, self.black = (rules.slots(half) for half in self.halves)
        self.onto = [rules.slots(talon).start for talon in self.talons]

    def moves(self, table: Table) -> Iterable[Move]:
        """Return double plays, pairings, plays of pairs, and the turn of the stock."""
        piles = table.piles
        reds = [slot for slot in self.red if len(piles[slot]) == 1]
        blacks = [slot for slot in self.black if len(piles[slot]) == 1]
        sent = {slot: self._sent(table, slot) for slot in (*reds, *blacks)}
        for red in reds:
            for black in blacks:
                yield Move(CARRY, red, black)
                yield Move(CARRY, black, red)
                for home in sent[red]:
                    for also in sent[black]:
                        yield home._replace(also=also)
        yield from self._pair_plays(table)
        if piles[self.stock]:
            yield Move(TURN, self.stock)

    def _sent(self, table: Table, slot: int, depth: int = 1) -> list[Move]:
        card = table.piles[slot][-depth]
        return [Move(CARRY, slot, home) for home in self.rules.homes(table, card)]

    def _pair_plays(self, table: Table) -> Iterable[Move]:
        for slot in (*self.red, *self.black):
            if len(table.piles[slot]) == 2:
                for upper in self._sent(table, slot):
                    for lower in self._sent(table, slot, 2):
                        yield upper._replace(also=lower)

    def play(self, table: Table, move: Move) -> Table:
        """Return the table with a stock card turned to its colour's talon."""
        piles = list(table.piles)
        self._turn(piles)
        return table._replace(piles=tuple(piles))

    def _turn(self, piles: list[bytes]) -> None:
        card = piles[self.stock][-1:].translate(TURN_UP)
        piles[self.stock] = piles[self.stock][:-1]
        piles[self.onto[0 if RED[card[0]] else 1]] += card

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with the places that the move emptied refilled, the red half's first."""
        if move.verb != CARRY:
            return table
        piles = list(table.piles)
        for slot in dict.fromkeys((move.source, move.also.source if move.also else move.source)):
            if not piles[slot]:
                self._refill(piles, slot)
        return table._replace(piles=tuple(piles))

    def _refill(self, piles: list[bytes], slot: int) -> None:
        talon = self.onto[0 if slot in self.red else 1]
        while not piles[talon] and piles[self.stock]:
            self._turn(piles)
        piles[slot], piles[talon] = piles[talon][-1:], piles[talon][:-1]

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return why cards of the halves cannot leave or be paired so."""
        halves = (*self.red, *self.black)
        if move.source == self.stock and move.verb in (TURN, CARRY):
            return TURN_FIRST if table.piles[self.stock] else STOCK_OUT
        if move.source in self.onto and move.verb == CARRY:
            return TALONS_FILL
        if move.source not in halves or not table.piles[move.source]:
            return None
        if move.target in halves:
            paired = any(len(table.piles[slot]) > 1 for slot in (move.source, move.target))
            return PAIRED_ONCE if paired else ACROSS
        if move.target not in self.rules.foundations:
            return None
        pair = len(table.piles[move.source]) > 1
        if move.also and move.also._replace(also=move._replace(also=None)) in self.moves(table):
            return UPPER_FIRST if pair else NAMED_FIRST.say(name=self.halves[0].name)
        if move.also and (wrong := self._declined(table, move)):
            return wrong
        return PAIR_LEAVES if pair else TOGETHER

    def _declined(self, table: Table, move: Move) -> Tells | None:
        """Return why a foundation named does not take its card of the two; None when both do."""
        for part in (move, move.also):
            if part and (pile := table.piles[part.source]):
                lower = part is not move and part.source == move.source
                card = pile[0] if lower else pile[-1]
                taken = part.target in self.rules.homes(table, card)
                if not taken and part.target in self.rules.foundations:
                    return declined(self.rules, table, part.target, bytes([card]))
        return None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return which card was turned."""
        for talon in self.onto:
            if len(after.piles[talon]) > len(before.piles[talon]):
                shown = after.piles[talon][-1]
                return FROM_STOCK.say(card=symbol(shown)) if BIT[shown] else TO_COME
        return TO_COME


TALONS_FILL = Text(
    "Cards of the talons only fill places that have become empty.",
    "Карты талонов только заполняют освободившиеся места.",
)
PAIRED_ONCE = Text("A card may be paired only once.", "Карта может быть спарована только однажды.")
ACROSS = Text(
    "A card is paired only with a card of the other half.",
    "Карту спаривают только с картой другой половины.",
)
PAIR_LEAVES = Text(
    "A pair leaves only as a whole, when both its cards fit foundations.",
    "Пара уходит только целиком, когда обе её карты подходят к основаниям.",
)
UPPER_FIRST = Text("Of a pair the upper card goes first.", "Из пары первой уходит верхняя карта.")
NAMED_FIRST = Text(
    "Of two cards played together that of this half is named first: {name}.",
    "Из двух карт, играемых вместе, первой называют карту этой половины: {name}.",
)
TOGETHER = Text(
    "No card leaves alone: a red and a black one that both fit foundations are played together.",
    "По одной карты не уходят: вместе играют красную и чёрную, если обе подходят к основаниям.",
)
