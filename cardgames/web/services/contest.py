"""A game for two as it is being changed: read, worked on, written if nobody was quicker."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from django.db import transaction

from cardgames.engine.prose import Refused, Tells
from cardgames.engine.table import STOP, Move, Outcome, Table
from cardgames.web import announce, duelling, pace, sentences, standing, steps
from cardgames.web.duelling import Call, Live, Terms
from cardgames.web.models import Duel, Match, Sitting
from cardgames.web.services import ratings, results
from cardgames.web.standing import Standing

PAUSE = 120_000  # milliseconds: a longer silence is no time at the table
REMEMBERED = 64  # message ids: more than two browsers can have under way


def clock() -> int:
    """Return the server's time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TooEarly(Refused):
    """A move was made while its player has to wait; `wait` is for how long yet, in milliseconds."""

    def __init__(self, why: Tells, wait: int) -> None:
        super().__init__(why)
        self.wait = wait


class Contest:
    """The working copy. Whatever changes it happens at `now`."""

    def __init__(self, sitting: Sitting, now: int) -> None:
        self.sitting = sitting
        self.duel: Duel = sitting.duel
        self.match: Match = self.duel.match
        self.terms = Terms(self.match.bank, self.match.increment, self.match.hold)
        self.live: Live = duelling.read(self.duel.live)
        self.now = now
        self.seen_at = sitting.n  # the n that the change is made on
        self.standing = standing.of(sitting)
        self.with_it: Callable[[], object] | None = None  # what is written along with it

    # What may be asked

    @property
    def table(self) -> Table:
        """What lies there. Never leaves the server."""
        return self.standing.table

    @property
    def stops(self) -> bool:
        """Whether errors stand unless they are called."""
        return self.match.mode == Match.Mode.STOP

    def require_play(self) -> None:
        """Raise `Refused` where something has to come first."""
        if self.sitting.over:
            raise Refused(sentences.tables.OVER)
        if self.live.freeze:
            raise Refused(sentences.duels.FROZEN)
        if self.live.ending:
            raise Refused(sentences.duels.GAME_ENDING)

    def at_step(self, step: int) -> Standing:
        """Return what stood after so many steps."""
        if step == self.sitting.force:
            return self.standing
        former = Sitting(deal=self.sitting.deal, transcript=self.sitting.transcript, force=step)
        return standing.replayed(former)

    # What may happen

    def move(self, place: int, move: Move) -> None:
        """Make a move. Raises `Refused`."""
        before = self.table
        after = self.standing.played([move])
        doubtful = after.rules.doubtful(before, move)
        turn = after.table.seat
        self.live = duelling.moved(self.live, self.terms, self.now, place, turn, doubtful)
        self._write([*self.sitting.steps, steps.write(after.rules, [move])], after)
        ended, how = self._ended(turned=turn != before.seat)
        if ended is None:
            return
        winner, points = ended.winner or 0, ended.points
        if self.stops:  # the last move can still be called
            self.live = duelling.ending(self.live, self.now, winner, points, how)
        else:
            self.finish(winner, points, how)

    def undo(self) -> None:
        """Take the last step back."""
        former = self.at_step(self.sitting.force - 1)
        self.sitting.undos += 1
        self._write(self.sitting.steps[:-1], former)

    def resolve(self, codes: tuple[str, ...]) -> None:
        """Answer the call that the table is frozen for: the offences proven, if any."""
        freeze = self.live.freeze
        assert freeze is not None
        called = self.at_step(freeze.step)
        call = Call(freeze.by, freeze.step, bool(codes), freeze.move, codes)
        if not codes:
            self.live = duelling.failed(self.live, self.now, call)
            self.stir()
            return
        self.live = duelling.upheld(self.live, self.now, call)
        self._write([*self.sitting.steps[: freeze.step], STOP], called.stopped())
        drawn, how = self._ended(turned=True)
        if drawn:
            self.finish(drawn.winner or 0, drawn.points, how)

    def stir(self) -> None:
        """Let no move count that was made at the table as it was before this change."""
        self.live = replace(self.live, stood=self.seen_at + 1)

    def finish(self, winner: int, points: int, how: str) -> None:
        """End the game for good."""
        banks = self.live.left(self.now)
        self.live = replace(self.live, banks=banks, freeze=None, ending=None, draw=0, hold=0)
        self.duel.winner, self.duel.points, self.duel.how = winner, points, how
        self.sitting.outcome = Sitting.Outcome.PLAYED
        self.sitting.finished = _moment(self.now)

    def concede(self, winner: int, how: str) -> None:
        """End the game for good as if the winner had gone out now."""
        self.finish(winner, self.standing.rules.conceded(self.table, winner).points, how)

    def agree(self, how: str) -> None:
        """End the game for good as both have agreed to draw it."""
        agreed = self.standing.rules.agreed(self.table)
        self.finish(agreed.winner or 0, agreed.points, how)

    def lapse(self) -> bool:
        """Let happen what is due by now, at its own time; false where nothing is."""
        due, present = self.live.due, self.now
        if self.sitting.over or due is None or present < due:
            return False
        self.now = due
        if self.live.freeze:
            self.resolve(())
        elif self.live.ending:
            self.finish(self.live.ending.winner, self.live.ending.points, self.live.ending.how)
        else:
            self.concede(3 - self.live.running, "flag")
        self.now = present
        return True

    # Means

    def _write(self, words: list[str], after: Standing) -> None:
        """Put other steps in force; the table changes with them."""
        sitting = self.sitting
        passed = self.now - int(sitting.last.timestamp() * 1000)
        sitting.spent += min(max(0, passed), PAUSE)
        sitting.times = pace.written(sitting.times, len(words) - 1, sitting.spent) if words else ""
        sitting.transcript = " ".join(words)
        sitting.force = len(words)
        self.standing = after
        self.stir()

    def _ended(self, turned: bool) -> tuple[Outcome | None, str]:
        """Return how the game has ended on the table or by its course, and the word for it."""
        rules = self.standing.rules
        if out := rules.outcome(self.table):
            return out, "out"
        if not turned:  # only at the start of a turn is anything drawn
            return None, ""
        sitting = Sitting(
            deal=self.sitting.deal, transcript=self.sitting.transcript, force=self.sitting.force
        )
        return standing.drawn(standing.course(sitting)), "drawn"

    def store(self, name: str | None) -> bool:
        """Write it all where the sitting is still at the `n` it was read at; false where not."""
        sitting, duel = self.sitting, self.duel
        sitting.n = self.seen_at + 1
        sitting.last = _moment(self.now)
        if name is not None:
            sitting.answered = [*sitting.answered, [name, sitting.n]][-REMEMBERED:]
        values = {field: getattr(sitting, field) for field in STORED}
        ended = bool(duel.how) and Duel.objects.filter(pk=duel.pk, how="").exists()
        worked = results.worked_out(sitting) if ended else {}  # while nobody waits for the lock
        with transaction.atomic():
            if not Sitting.objects.filter(pk=sitting.pk, n=self.seen_at).update(**values):
                return False
            duel.live = self.live.kept()
            Duel.objects.filter(pk=duel.pk).update(
                live=duel.live, how=duel.how, winner=duel.winner, points=duel.points
            )
            if self.with_it:
                self.with_it()
            if ended:
                assert sitting.finished is not None
                ratings.settle(duel, sitting.finished)
                results.keep(sitting, worked)
            announce.sitting_is_at(sitting.pk, sitting.n)
        standing.keep(sitting, self.standing)
        return True


STORED = (
    *("transcript", "times", "force", "n", "outcome", "answered"),
    *("undos", "spent", "last", "finished"),
)


def changed(
    load: Callable[[], Sitting], name: str, change: Callable[[Contest], bool]
) -> tuple[Sitting, bool]:
    """Make a change, after all that was due before it, and store it.

    `change` tells whether it is to be stored. Return the sitting as it is now, and whether the
    change is part of it; under a name that was answered before it is already. Raises what the
    change raises.
    """
    while True:
        sitting = load()
        if any(name == answered for answered, _ in sitting.answered):
            return sitting, True
        contest = Contest(sitting, clock())
        if contest.lapse():
            contest.store(None)
        elif not change(contest):
            return sitting, False
        elif contest.store(name):
            return sitting, True


def lapsed(load: Callable[[], Sitting]) -> Sitting:
    """Return the sitting as it is once all that is due has happened."""
    while True:
        sitting = load()
        contest = Contest(sitting, clock())
        if not contest.lapse():
            return sitting
        contest.store(None)


def _moment(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)
