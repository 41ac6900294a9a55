"""When a game for two is drawn: by repetition, or because nothing gets on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.procedures.duel import DEMAND, TURN, hands
from cardgames.engine.procedures.procedure import Procedure, Step
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import Outcome, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

PATIENCE = 40  # turns that may pass without anything getting on, at the least


@dataclass(eq=False)
class Draws(Procedure):
    """A game is drawn at the third return of a position, and when too many turns were idle.

    A turn is idle when no card went to the centre and no card of a reserve was turned up for the
    first time: one that a call has laid face down again was turned already.
    """

    counted: bool = False  # a draw scores the difference of what the two have left

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return when a game is drawn, and what a draw scores."""
        return (DRAWN_WHEN, *((COUNTED,) if self.counted else ()))

    def ready(self, rules: Rules) -> None:
        """Find the piles of both seats."""
        self.foundations = rules.foundations
        self.hands = hands(rules)

    def drawn(self, start: Table, steps: Iterable[Step]) -> Outcome | None:
        """Return the draw that the moves of a game have led to."""
        seen = Counter([start])
        for table, idle in self._turns(steps):
            seen[table] += 1
            if seen[table] == 3 or idle > self._patience(table):
                return self._outcome(table)
        return None

    def idle(self, steps: Iterable[Step]) -> int:
        """Return how many turns in a row were idle up to the last one that has ended."""
        counts = [0, *(idle for _, idle in self._turns(steps))]
        return counts[-1]

    def _turns(self, steps: Iterable[Step]) -> Iterator[tuple[Table, int]]:
        """Yield the table at the end of each turn, and how many turns in a row were idle."""
        idle, got_on = 0, False
        reserves = [hand.reserve for hand in self.hands.values()]
        turned = set()
        for before, move, after in steps:
            if move.verb in (TURN, DEMAND) and move.source in reserves:
                card = move.source, after.piles[move.source][-1]
                got_on = got_on or card not in turned
                turned.add(card)
            got_on = got_on or move.target in self.foundations
            if after.seat == before.seat:
                continue
            idle = 0 if got_on else idle + 1
            got_on = False
            yield after, idle

    def agreed(self, table: Table) -> Outcome:
        """Return the draw that both have agreed to on a table."""
        return self._outcome(table)

    def _patience(self, table: Table) -> int:
        left = (len(table.piles[h.stock]) + len(table.piles[h.waste]) for h in self.hands.values())
        return max(PATIENCE, 2 * max(left) + 4)

    def _outcome(self, table: Table) -> Outcome:
        counts = {}
        for seat, hand in self.hands.items():
            reserve, stock, waste = (len(table.piles[pile]) for pile in hand.own)
            counts[seat] = 2 * reserve + stock + waste
        difference = abs(counts[1] - counts[2]) if self.counted else 0
        if not difference:
            return Outcome(0, 0, DRAWN)
        winner = min(counts, key=counts.__getitem__)
        return Outcome(winner, difference, LOWER.say(seat=winner, points=difference))


DRAWN_WHEN = Text(
    "The game is drawn when the same position stands for the third time at the start of a turn, "
    "and when too many turns pass without a card going to the centre or a reserve being turned.",
    "Игра кончается вничью, когда к началу хода в третий раз сложилось одно и то же положение или "
    "когда слишком много ходов подряд ни одна карта не ушла в центр и не вскрыт ни один резерв.",
)
COUNTED = Text(
    "Then each counts 2 a card of his reserve and 1 a card of his stock and discard; the lower "
    "count scores the difference.",
    "Тогда каждый считает по 2 очка за карту резерва и по 1 за карту колоды и сброса; меньший счёт "
    "получает разницу.",
)
DRAWN = Text("The game is drawn.", "Ничья.")
LOWER = Text(
    "Drawn; player {seat} has the lower count: {points} points.",
    "Ничья; меньший счёт у игрока {seat}, очки: {points}.",
)
