"""What lies on the table of a sitting, worked out from its deal and moves, and who may see what."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from cardgames import games
from cardgames.engine.position import read_position
from cardgames.engine.prose import Refused, Tells
from cardgames.engine.rules import Rules
from cardgames.engine.table import STOP, Move, Outcome, Table
from cardgames.web import sentences, steps
from cardgames.web.models import Deal, Sitting

KEPT = 512  # tables of that many sittings are remembered in each process


class Standing(NamedTuple):
    """The table after the steps in force, and how the last went. Never leaves the server."""

    rules: Rules
    table: Table
    before: Table | None = None
    last: Move | None = None  # the step's own move, and what stood after it
    after: Table | None = None
    more: int = 0  # moves that the step made after its own

    @property
    def mover(self) -> int | None:
        """Who made the last move, in a game for two; None before the first and after a call."""
        if self.before is None or self.last is None or self.last.verb == STOP:
            return None
        asked = self.last in self.rules.meanwhile(self.before)
        return 3 - self.before.seat if asked else self.before.seat

    @property
    def offences(self) -> tuple[str, ...]:
        """For what the last move can be called; for nothing before the first and after a call."""
        if self.before is None or self.last is None or self.last.verb == STOP:
            return ()
        return self.rules.offences(self.before, self.last)

    @property
    def proofs(self) -> dict[str, frozenset[int]]:
        """By which piles each of these offences is proven."""
        if self.before is None or self.last is None or self.last.verb == STOP:
            return {}
        return self.rules.proofs(self.before, self.last)

    def played(self, step: Sequence[Move]) -> Standing:
        """Return what stands after a step. Raises `Refused` when it is against the rules."""
        return self._moved(step, self.rules.play)

    def followed(self, step: Sequence[Move]) -> Standing:
        """Return the same for a step known to be legal; nothing is checked."""
        if step[0].verb == STOP:
            return self.stopped()
        return self._moved(step, self.rules.follow)

    def stopped(self) -> Standing:
        """Return what stands once the last move was rightly called. Raises `Refused`."""
        if self.before is None or self.last is None or self.last.verb == STOP:
            raise Refused(sentences.duels.NOTHING_TO_CALL)
        restored = self.rules.stopped(self.before, self.last, self.table)
        return Standing(self.rules, restored, self.table, Move(STOP), restored)

    def _moved(self, step: Sequence[Move], by: Callable[[Table, Move], Table]) -> Standing:
        tables = list(accumulate(step, by, initial=self.table))
        return Standing(self.rules, tables[-1], self.table, step[0], tables[1], len(step) - 1)


class Sight(NamedTuple):
    """What one place, or a spectator, may know of a sitting: all that messages are made from."""

    rules: Rules
    n: int
    place: int | None  # None watches
    view: Table
    before: Table | None
    last: Move | None
    after: Table | None
    more: int
    force: int
    undo: bool
    redo: bool
    outcome: Outcome | None
    number: str | None  # of the deal, once the game is over
    spent: int = 0  # milliseconds at the table
    mover: int | None = None  # who made the last step, in a game for two


def may_ask(strict: bool, mover: int | None, place: int) -> bool:
    """Tell whether a place may ask for something while it is the other's turn.

    Whoever has moved last may not where that move can be called: he would end the time for it.
    """
    return strict or mover != place


class _Shelf:
    """The standings used last. What a sitting was at an n never changes, so none is stale."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.kept: OrderedDict[tuple[str, int], Standing] = OrderedDict()

    def take(self, key: str, n: int) -> Standing | None:
        with self.lock:
            standing = self.kept.get((key, n))
            if standing is not None:
                self.kept.move_to_end((key, n))
            return standing

    def put(self, key: str, n: int, standing: Standing) -> None:
        with self.lock:
            self.kept[key, n] = standing
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)


_shelf = _Shelf()


def of(sitting: Sitting) -> Standing:
    """Return what stands on the table of a sitting."""
    standing = _shelf.take(sitting.key, sitting.n)
    if standing is None:
        standing = replayed(sitting)
        keep(sitting, standing)
    return standing


def keep(sitting: Sitting, standing: Standing) -> None:
    """Remember what a sitting stands at, once that is stored."""
    _shelf.put(sitting.key, sitting.n, standing)


def dealt(deal: Deal) -> tuple[Rules, Table]:
    """Return the rules of a deal and its table before the first move. It never leaves the server.

    What was typed has been read before, so nothing can be wrong with it now.
    """
    rules = games.rules(deal.game, deal.chosen)
    if deal.start:
        return rules, read_position(deal.start, games.rules).table
    return rules, rules.deal(int(deal.number))


def replayed(sitting: Sitting) -> Standing:
    """Return what stands after the moves in force, followed from the deal."""
    return deque(course(sitting), maxlen=1).pop()


def course(sitting: Sitting) -> Iterator[Standing]:
    """Return the deal, and what stood after each of the steps in force."""
    rules, table = dealt(sitting.deal)
    standing = Standing(rules, table)
    yield standing
    for step in sitting.steps[: sitting.force]:
        standing = standing.followed(steps.read(rules, step))
        yield standing


def drawn(course: Iterable[Standing]) -> Outcome | None:
    """Return the draw that a game for two has led to by its course, the deal first."""
    stood = iter(course)
    start = next(stood)

    def made() -> Iterator[tuple[Table, Move, Table]]:
        for now in stood:
            assert now.before is not None
            assert now.last is not None
            yield now.before, now.last, now.table

    return start.rules.drawn(start.table, made())


def seen(sitting: Sitting, place: int | None) -> Sight:
    """Return what a place may know of a sitting; with None, what everybody may.

    The one door of the site, with `seen_so_far`: whatever goes to a browser is made from the
    answer.
    """
    return _sight(sitting, place, of(sitting), sitting.force)


def seen_so_far(sitting: Sitting, place: int | None) -> list[Sight]:
    """Return what a place could know when the cards were dealt, and after each step in force."""
    return [_sight(sitting, place, now, steps) for steps, now in enumerate(course(sitting))]


def offences(sitting: Sitting) -> list[tuple[str, ...]]:
    """Return for each step in force what it could be called for; told at the end."""
    return [now.offences for now in islice(course(sitting), 1, None)]


def _sight(sitting: Sitting, place: int | None, standing: Standing, force: int) -> Sight:
    rules, table, before, last, after, more = standing
    seat = place or 1
    mine = place is not None and not sitting.over
    return Sight(
        rules=rules,
        n=sitting.n,
        place=place,
        view=rules.view(table, seat),
        before=None if before is None else rules.view(before, seat),
        last=last,
        after=None if after is None else rules.view(after, seat),
        more=more,
        force=force,
        undo=mine and force > 0,
        redo=mine and force < len(sitting.steps),
        outcome=_outcome(sitting, rules, table) if force == sitting.force else None,
        number=sitting.deal.number if place is not None and sitting.told_number else None,
        spent=sitting.spent,
        mover=standing.mover,
    )


CLOSED: dict[str, Tells] = {
    Sitting.Outcome.GIVEN_UP: sentences.tables.GIVEN_UP,
    Sitting.Outcome.DEALT_AGAIN: sentences.tables.DEALT_AGAIN,
}


def _outcome(sitting: Sitting, rules: Rules, table: Table) -> Outcome | None:
    if sitting.outcome == Sitting.Outcome.OPEN:
        return None
    if sitting.outcome in CLOSED:
        return Outcome(None, rules.home(table), CLOSED[sitting.outcome])
    return rules.outcome(table)
