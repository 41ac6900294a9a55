"""Sitting down and playing. Every change of a table is one compare-and-set on its `n`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import NamedTuple

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from cardgames.engine.game import Game
from cardgames.engine.notation import read_move
from cardgames.engine.prose import Refused
from cardgames.engine.table import Move
from cardgames.players import homeward
from cardgames.web import announce, pace, sentences, standing, steps
from cardgames.web.models import Deal, Seat, Sitting, User
from cardgames.web.selectors import deals, preferences, sittings
from cardgames.web.services import results
from cardgames.web.standing import Standing

Outcome = Sitting.Outcome

REMEMBERED = 64  # message ids: more than a browser can have under way
PAUSE = timedelta(minutes=2)  # whoever thinks longer than that has gone away


class Asked(NamedTuple):
    """A change as somebody asks for it: at which seat, under which id, seeing which table."""

    seat: int
    user: int | None
    id: str
    n: int


class Answer(NamedTuple):
    """The sitting as it now is, and whether the change asked for is part of it."""

    sitting: Sitting
    place: int
    made: bool


def begin(deal: Deal, user: User) -> Sitting:
    """Seat a person before these cards and return the sitting.

    A person has one open sitting of a deal: one without a move is returned as it is, one with
    moves ends here, to be found among the finished ones.
    """
    with transaction.atomic():
        # Held until the end, so that a button pressed twice seats a person once.
        User.objects.select_for_update().filter(pk=user.pk).first()
        practice = deals.revealed(deal, user.pk)
        former = deals.open_sitting(deal, user.pk, practice)
        if former is not None:
            if not former.transcript:
                return former
            close(former)
        sitting = Sitting(deal=deal, practice=practice)
        sitting.points = _points(standing.replayed(sitting))
        sitting.save()
        Seat.objects.create(sitting=sitting, place=1, user=user)
    return sitting


def play(asked: Asked, text: str) -> Answer:
    """Make a move. Raises `Fault` for what is no move, `Refused` for one against the rules."""

    def change(sitting: Sitting, seat: Seat) -> Standing:
        now = _in_turn(sitting, seat)
        move = read_move(now.rules, text)
        if not _collects(seat.user, now.rules.game):
            return _stepped(sitting, now, [move])
        stay = steps.left(now.rules, now.table) if sitting.force else set()
        for undone in sitting.steps[sitting.force :][:1]:
            stay |= steps.taken_back(now.rules, now.table, undone)
        return _stepped(sitting, now, steps.collecting(now.rules, now.table, move, stay))

    return _change(asked, change)


def finish(asked: Asked) -> Answer:
    """Play the rest of a game that plays itself. Raises `Refused` where it does not."""

    def change(sitting: Sitting, seat: Seat) -> Standing:
        now = _in_turn(sitting, seat)
        rest = homeward.rest(now.rules, now.rules.view(now.table, seat.place))
        if not rest:
            raise Refused(sentences.tables.NOT_BY_ITSELF)
        return _stepped(sitting, now, rest)

    return _change(asked, change)


def undo(asked: Asked) -> Answer:
    """Take the last step back; it can be redone until another is made. Raises `Refused`."""

    def change(sitting: Sitting, seat: Seat) -> Standing:
        if not sitting.force:
            raise Refused(sentences.tables.NOTHING_TO_UNDO)
        sitting.force -= 1
        sitting.undos += 1
        return standing.replayed(sitting)

    return _change(asked, change)


def redo(asked: Asked) -> Answer:
    """Make the step taken back last once more. Raises `Refused`."""

    def change(sitting: Sitting, seat: Seat) -> Standing:
        if sitting.force == len(sitting.steps):
            raise Refused(sentences.tables.NOTHING_TO_REDO)
        now = standing.of(sitting)
        sitting.force += 1
        return now.played(steps.read(now.rules, sitting.steps[sitting.force - 1]))

    return _change(asked, change)


def give_up(asked: Asked) -> Answer:
    """End the game as it stands; it cannot be taken up again. Raises `Refused`."""

    def change(sitting: Sitting, seat: Seat) -> Standing:
        sitting.outcome = Outcome.GIVEN_UP
        return standing.of(sitting)

    return _change(asked, change)


def count_hint(sitting: int) -> None:
    """Note that a hint was asked for."""
    Sitting.objects.filter(pk=sitting).update(hints=F("hints") + 1)


def _in_turn(sitting: Sitting, seat: Seat) -> Standing:
    now = standing.of(sitting)
    if now.table.seat != seat.place:
        raise Refused(sentences.tables.NOT_YOUR_TURN)
    return now


def _stepped(sitting: Sitting, now: Standing, step: Sequence[Move]) -> Standing:
    """Write a step after those in force; what was taken back is forgotten."""
    after = now.played(step)
    sitting.times = pace.written(sitting.times, sitting.force, sitting.spent)
    words = [*sitting.steps[: sitting.force], steps.write(now.rules, step)]
    sitting.transcript = " ".join(words)
    sitting.force = len(words)
    return after


def _collects(user: User, game: Game) -> bool:
    """Tell whether safe cards go home by themselves."""
    chosen = preferences.chosen(user)["collect"]
    return game.collects if chosen == "game" else chosen == "always"


def _change(asked: Asked, change: Callable[[Sitting, Seat], Standing]) -> Answer:
    """Store a change if the sitting is still at its `n`, and answer what became of it."""
    seat = sittings.seat(asked.seat, asked.user)
    sitting = seat.sitting
    name = f"{seat.place}.{asked.id}"
    if any(name == answered for answered, _ in sitting.answered):
        return Answer(sitting, seat.place, made=True)
    if sitting.n != asked.n:
        return Answer(sitting, seat.place, made=False)
    if sitting.over:
        raise Refused(sentences.tables.OVER)
    _tick(sitting)
    after = change(sitting, seat)
    _judge(sitting, after)
    sitting.n += 1
    sitting.answered = [*sitting.answered, [name, sitting.n]][-REMEMBERED:]
    if not _stored(sitting, asked.n):
        # Another message came first. The sitting has moved on for good, so asking again ends here.
        return _change(asked, change)
    standing.keep(sitting, after)
    return Answer(sitting, seat.place, made=True)


def _tick(sitting: Sitting) -> None:
    """Count the time that has passed at the table."""
    now = timezone.now()
    sitting.spent += min(now - sitting.last, PAUSE) // timedelta(milliseconds=1)
    sitting.last = now


def _judge(sitting: Sitting, after: Standing) -> None:
    """Bring outcome and points up to what now stands on the table."""
    sitting.points = _points(after)
    if sitting.outcome != Outcome.GIVEN_UP:
        ended = after.rules.outcome(after.table)
        sitting.outcome = (
            Outcome.OPEN if ended is None else Outcome.WON if ended.winner else Outcome.STUCK
        )
    if sitting.outcome in (Outcome.WON, Outcome.GIVEN_UP):
        sitting.finished = sitting.last


def _points(standing: Standing) -> int:
    return standing.rules.home(standing.table)


WHERE_IT_STANDS = ("transcript", "times", "force", "n", "outcome", "points")
WHAT_IT_TOOK = ("answered", "undos", "spent", "last", "finished")


def _stored(sitting: Sitting, n: int) -> bool:
    """Write a sitting where it is still at `n`, with its result if it is over; false where not.

    One statement is a transaction by itself, with one way to the database and back.
    """
    if not sitting.over:
        return _written(sitting, n)
    worked = results.worked_out(sitting)  # beforehand: nobody has to wait for the lock meanwhile
    with transaction.atomic():
        written = _written(sitting, n)
        if written:
            results.keep(sitting, worked)
    return written


def _written(sitting: Sitting, n: int) -> bool:
    values = {field: getattr(sitting, field) for field in WHERE_IT_STANDS + WHAT_IT_TOOK}
    if not Sitting.objects.filter(pk=sitting.pk, n=n).update(**values):
        return False
    announce.sitting_is_at(sitting.pk, sitting.n)
    return True


def close(sitting: Sitting) -> None:
    """End an open sitting because its cards are dealt again."""
    still_open = Sitting.objects.filter(pk=sitting.pk, finished=None)
    if still_open.update(outcome=Outcome.DEALT_AGAIN, finished=timezone.now(), n=F("n") + 1):
        ended = sittings.sitting(sitting.pk)
        results.keep(ended, results.worked_out(ended))
    announce.sitting_is_at(sitting.pk, sittings.at(sitting.pk))
