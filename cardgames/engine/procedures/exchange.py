"""Cards that change places, or move to where they belong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.procedure import Owed, Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import CARRY, EXCHANGE, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


def _exchanged(table: Table, one: int, other: int) -> Table:
    piles = list(table.piles)
    piles[one], piles[other] = piles[other], piles[one]
    return table._replace(piles=tuple(piles))


def _told(before: Table, move: Move) -> Tells:
    one, other = before.piles[move.source][-1], before.piles[move.target][-1]
    return CHANGED.say(one=symbol(one), other=symbol(other))


@dataclass(eq=False)
class Strangers(Procedure):
    """Strangers of two groups are exchanged, and must be before another card is turned.

    When stock and waste are out, a stranger moves to a space of its own group, or, where there is
    none, onto a card on which it may be built.
    """

    verbs = (EXCHANGE,)

    here: Piles
    there: Piles
    sentences: tuple[Tells, ...]

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentences, which name the piles."""
        return self.sentences

    def ready(self, rules: Rules) -> None:
        """Find the piles, who belongs in each, and what they may be built on."""
        self.rules = rules
        self.stock, self.waste = rules.first("stock"), rules.first("waste")
        self.halves = []
        for group in (self.here, self.there):
            assert group.belong is not None
            assert group.build is not None
            self.halves.append((rules.slots(group), group.belong.faces, group.build.on()))

    def _strangers(self, table: Table, half: int) -> list[int]:
        slots, faces, _ = self.halves[half]
        tops = ((slot, table.piles[slot][-1:]) for slot in slots)
        return [slot for slot, top in tops if top and not BIT[top[0]] & faces]

    def moves(self, table: Table) -> Iterable[Move]:
        """Return every exchange of two strangers, and, at the end, the transfers."""
        here, there = self._strangers(table, 0), self._strangers(table, 1)
        found = self._exchanges(table)
        if self.rules.dealt_out(table):
            for slot in here:
                found += self._transfers(table, slot, 1)
            for slot in there:
                found += self._transfers(table, slot, 0)
        return found

    def _exchanges(self, table: Table) -> list[Move]:
        there = self._strangers(table, 1)
        return [Move(EXCHANGE, one, other) for one in self._strangers(table, 0) for other in there]

    def owes(self, table: Table) -> Owed | None:
        """Return the exchanges that must come before another card is turned, while any is left."""
        exchanges = [] if self.rules.dealt_out(table) else self._exchanges(table)
        return Owed(EXCHANGE_FIRST, exchanges) if exchanges else None

    def _transfers(self, table: Table, source: int, half: int) -> list[Move]:
        slots, faces, on = self.halves[half]
        piles, bit = table.piles, BIT[table.piles[source][-1]]
        targets = [slot for slot in slots if not piles[slot]] or [
            slot for slot in slots if BIT[piles[slot][-1]] & faces and on[piles[slot][-1]] & bit
        ]
        return [Move(CARRY, source, target) for target in targets]

    def allows(self, table: Table, move: Move) -> bool:
        """Tell whether a move may come before an exchange that is due."""
        turns = move.source == self.stock
        fills = move.source == self.waste and not table.piles[move.target]
        return not (turns or fills) or not self._due(table)

    def _due(self, table: Table) -> bool:
        return bool(self._strangers(table, 0) and self._strangers(table, 1))

    def play(self, table: Table, move: Move) -> Table:
        """Return the table with the two strangers exchanged."""
        return _exchanged(table, move.source, move.target)

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return that an exchange comes first, or that a stranger can only be exchanged."""
        if not self.allows(table, move):
            return EXCHANGE_FIRST
        if move.verb == EXCHANGE:
            return NOT_EXCHANGED
        if move.source in (*self._strangers(table, 0), *self._strangers(table, 1)):
            return TRANSFERRED if self.rules.dealt_out(table) else STRANGER
        return None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return which cards changed places."""
        return _told(before, move)


@dataclass(eq=False)
class Rearrange(Procedure):
    """When stock and waste are out, cards change places within a group as one likes."""

    verbs = (EXCHANGE,)

    piles: Piles
    sentence: Tells

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the game's own sentence, which names the piles."""
        return (self.sentence,)

    def ready(self, rules: Rules) -> None:
        """Find the piles."""
        self.rules = rules
        self.slots = rules.slots(self.piles)

    def moves(self, table: Table) -> Iterable[Move]:
        """Return every carry to an empty place and every exchange of two cards."""
        if not self.rules.dealt_out(table):
            return []
        held = [slot for slot in self.slots if table.piles[slot]]
        empty = [slot for slot in self.slots if not table.piles[slot]]
        carries = [Move(CARRY, one, other) for one in held for other in empty]
        pairs = [(one, other) for one in held for other in held if one < other]
        return carries + [Move(EXCHANGE, one, other) for one, other in pairs]

    def play(self, table: Table, move: Move) -> Table:
        """Return the table with the two cards exchanged."""
        return _exchanged(table, move.source, move.target)

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return that the end has not come yet."""
        within = move.source in self.slots and move.target in self.slots
        return NOT_YET if within and not self.rules.dealt_out(table) else None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return which cards changed places."""
        return _told(before, move)


CHANGED = Text("{one} and {other} change places.", "{one} и {other} меняются местами.")
EXCHANGE_FIRST = Text(
    "Two cards in the wrong halves must be exchanged first.",
    "Сначала надо обменять две карты, лежащие не в своих половинах.",
)
NOT_EXCHANGED = Text(
    "Two cards are exchanged that both lie in the wrong half; that of the first half is named "
    "first.",
    "Обменивают две карты, обе лежащие не в своих половинах; карту первой половины называют "
    "первой.",
)
STRANGER = Text(
    "Until stock and talon are out, a card in the wrong half can only be exchanged.",
    "Пока не кончились колода и талон, карту, лежащую не в своей половине, можно только обменять.",
)
TRANSFERRED = Text(
    "A card in the wrong half moves to an empty place of its own, or, when there is none, onto a "
    "card there that it fits.",
    "Карта, лежащая не в своей половине, переходит в свою: на свободное место, а если его нет — "
    "на подходящую карту.",
)
NOT_YET = Text(
    "These cards are rearranged only when stock and talon are out.",
    "Эти карты перекладывают, только когда кончились и колода, и талон.",
)
