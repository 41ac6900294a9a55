"""The order of two players' duties, what breaks it, and the call of «Стоп!»."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, TURN_DOWN
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.duel import (
    DEMAND,
    DISCARD,
    LAYOUT,
    LOAD,
    TURN,
    TURN_RESERVE,
    TURN_STOCK,
    Reading,
    is_up,
)
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

BINDING = frozenset([TURN_RESERVE, TURN_STOCK, DISCARD, LAYOUT, LOAD])  # what a duty may forbid
SEATS = Text("“{key}” names seats, 1 or 2.", "«{key}» называет места, 1 или 2.")


@dataclass(eq=False)
class Duties(Procedure):
    """The order in which things must be done; a move may break it and be called for it.

    Where it is `strict` such a move is refused; else it stands unless the opponent stops it.
    """

    note = "opening"  # the seats whose opening duty still binds: 1, 2, or 3 for both
    start = 3
    note_holds = SEATS

    layout: tuple[Piles, ...]
    strict: bool = False
    waits: bool = True  # a turned stock card must be resolved at once
    must_lay: bool = True  # a stock card that can be laid may not be discarded

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the order of duties, and what becomes of a breach."""
        return (*DUTIES, REFUSED_AT_ONCE if self.strict else STOP)

    def ready(self, rules: Rules) -> None:
        """Find the piles of both seats."""
        self.read = Reading(rules, self.layout)
        self.noted = rules.noted(self)
        # Asked for every move of a table in turn.
        self._centre_waits = lru_cache(maxsize=16)(self.read.centre_waits)

    def offences(self, table: Table, move: Move) -> tuple[str, ...]:
        """Return what a move that fits could be called for, `F1` to `F7`; nothing when clean."""
        kind = self.read.kind(table, move)
        if kind not in BINDING:
            return ()
        breaks = self._breaks(table, move, kind)
        return tuple(code for code, broken in breaks.items() if broken)

    def _breaks(self, table: Table, move: Move, kind: str) -> dict[str, bool]:
        """Return for each duty that binds this kind of move whether it is broken."""
        read, hand, piles = self.read, self.read.hands[table.seat], table.piles
        opening = bool(table.notes[self.noted] & table.seat)
        pending = self.waits and is_up(piles[hand.stock])
        if kind == TURN_RESERVE:
            return {"F2": opening and read.layout_fits_centre(table), "F5": pending}
        waits = self._centre_waits(table)
        if kind == TURN_STOCK:
            return {"F1": waits, "F4": not read.reserve_stuck(table)}
        exhausted = not piles[hand.reserve]
        if kind == DISCARD:
            return {"F1": waits, "F6": self.must_lay and bool(self._laid_at(table, exhausted))}
        from_stock = move.source == hand.stock
        to_vacancy = kind == LAYOUT and not piles[move.target]
        return {
            "F1": waits,
            "F3": opening,
            "F5": pending and not from_stock,
            "F7": to_vacancy and from_stock and not exhausted,
        }

    def _laid_at(self, table: Table, exhausted: bool) -> list[int]:
        """Return the places of the layout where the turned stock card should have gone."""
        bit, on = BIT[table.piles[self.read.hands[table.seat].stock][-1]], self.read.on
        return [
            slot
            for slot in self.read.places
            if (on[pile[-1]] & bit if (pile := table.piles[slot]) else exhausted)
        ]

    def proofs(self, table: Table, move: Move) -> dict[str, frozenset[int]]:
        """Return for each offence of a move the piles that prove it, by the table before it.

        They are those whose card should have gone, or have been turned; where that card has been
        moved, the pile it lies on now, too; for a discard, the piles it should have gone to.
        """
        read, hand = self.read, self.read.hands[table.seat]
        exhausted = not table.piles[hand.reserve]
        found = {
            "F1": read.going_home(table, read.available(table.seat)),
            "F2": read.going_home(table, read.places),
            "F5": [hand.stock],
            "F6": [move.target, *self._laid_at(table, exhausted)] if move.verb == DISCARD else [],
        }
        return {
            code: frozenset(
                pile
                for slot in found.get(code, [hand.reserve])
                for pile in ((slot, move.target) if slot == move.source >= 0 else (slot,))
                if pile >= 0
            )
            for code in self.offences(table, move)
        }

    def doubtful(self, table: Table, move: Move) -> bool:
        """Tell whether a move is of a kind that can be called."""
        return not self.strict and self.read.kind(table, move) in BINDING

    def allows(self, table: Table, move: Move) -> bool:
        """Tell whether a move may be made: in strict play only a clean one."""
        return not self.strict or not self.offences(table, move)

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with an opening done once the reserve has been turned."""
        if move.verb not in (TURN, DEMAND):
            return table
        for seat, hand in self.read.hands.items():
            if move.source == hand.reserve:
                notes = list(table.notes)
                notes[self.noted] &= ~seat
                return table._replace(notes=tuple(notes))
        return table

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return which duties a move breaks that would fit otherwise."""
        if not self.strict or move not in self.read.rules.fitting(table):
            return None
        codes = self.offences(table, move)
        return (
            BROKEN.say(why=OFFENCES[codes[0]], codes=" ".join(map("[{}]".format, codes)))
            if codes
            else None
        )

    def stopped(self, before: Table, move: Move, after: Table) -> Table | None:
        """Return the table after a call: the error undone and the turn lost, or all as it was.

        A card face up on the offender's stock is turned down again; his opening duty stays.
        """
        if self.strict:
            return None
        if not self.offences(before, move):
            return after
        piles = list(before.piles)
        stock = self.read.hands[before.seat].stock
        piles[stock] = piles[stock].translate(TURN_DOWN)
        return before._replace(piles=tuple(piles), seat=3 - before.seat)

    def write_note(self, value: int) -> str:
        """Return the seats whose opening still binds."""
        return " ".join(str(seat) for seat in (1, 2) if value & seat)

    def read_note(self, text: str) -> int | None:
        """Return the seats that a text names."""
        seats = text.split()
        known = set(seats) <= {"1", "2"} and len(set(seats)) == len(seats)
        return sum(map(int, seats)) if known else None


DUTIES = (
    Text(
        "Opening: in his first turn each player first plays the cards of the layout that fit the "
        "centre, then must turn up the top of his reserve; nothing else before.",
        "Начальные ходы: в первый свой ход каждый сначала выкладывает в центр подходящие карты "
        "расклада, затем должен вскрыть верхнюю карту резерва; ничего другого до этого.",
    ),
    Text(
        "The centre comes first: while an available card fits it, it must go there.",
        "Центр имеет приоритет: пока на базу можно выложить карту, её надо выложить.",
    ),
    Text(
        "A stock card may be turned only when nothing fits the centre and the reserve is "
        "exhausted, or its open top card fits nowhere in the layout, where a vacancy counts as a "
        "place.",
        "Карту колоды можно вскрыть, только если в центр ничего не идёт, а резерв исчерпан или его "
        "открытую верхнюю карту некуда положить в раскладе; свободное место — тоже место.",
    ),
    Text(
        "A turned stock card is resolved at once: to the centre, else to the layout or the "
        "opponent; only one that fits neither centre nor layout is discarded. A vacancy takes it "
        "only when the reserve is exhausted.",
        "Вскрытую карту колоды разыгрывают сразу: в центр, иначе в расклад или сопернику; "
        "сбрасывают только ту, что не идёт ни в центр, ни в расклад. На свободное место она "
        "идёт, только когда резерв исчерпан.",
    ),
)
STOP = Text(
    "A move that breaks this order stands, unless the opponent calls “Stop!” before another is "
    "made: then it is taken back and the turn passes to him.",
    "Ход, нарушивший этот порядок, остаётся в силе, если соперник не скажет «Стоп!» до следующего "
    "хода; тогда ход возвращают, и очередь переходит к сопернику.",
)
REFUSED_AT_ONCE = Text(
    "A move that breaks this order is refused.", "Ход, нарушающий этот порядок, не принимается."
)
BROKEN = Text("{why} {codes}.", "{why} {codes}.")
OFFENCES = {
    "F1": Text(
        "A card that fits the centre must be played there first",
        "Сначала надо выложить карту, которая идёт в центр",
    ),
    "F2": Text(
        "Before the reserve is turned, cards of the layout that fit the centre must go there",
        "Прежде чем вскрыть резерв, надо выложить в центр подходящие карты расклада",
    ),
    "F3": Text(
        "The opening comes first: the top of the reserve must be turned",
        "Сначала начальные ходы: надо вскрыть верхнюю карту резерва",
    ),
    "F4": Text(
        "The stock may be turned only when the reserve is exhausted or its open card has no place",
        "Колоду можно вскрыть, только когда резерв исчерпан или его открытую карту некуда положить",
    ),
    "F5": Text(
        "The turned stock card must be resolved first",
        "Сначала надо сыграть вскрытую карту колоды",
    ),
    "F6": Text(
        "A stock card that fits the layout may not be discarded",
        "Карту колоды, которая идёт в расклад, сбрасывать нельзя",
    ),
    "F7": Text(
        "A vacancy takes a stock card only when the reserve is exhausted",
        "Карту колоды кладут на свободное место, только когда резерв исчерпан",
    ),
}
