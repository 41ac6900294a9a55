"""Results: worked out when a sitting ends, and all over again when that is asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef
from django.forms import model_to_dict

from cardgames.engine.prose import Fault, Refused
from cardgames.engine.table import STOP, Outcome
from cardgames.web import sentences, standing, steps
from cardgames.web.models import Deal, Duel, Result, Seat, Sitting, User
from cardgames.web.standing import Standing

log = logging.getLogger(__name__)

Worked = dict[str, Any]


def worked_out(sitting: Sitting) -> dict[int, Worked]:
    """Return what a sitting came to for each place, as fields of results.

    Every move is made anew by the referee, with all its checks. What it does not confirm is no
    result, whatever the rows may say; nor is practice, nor a sitting without a move.
    """
    if not sitting.over or not sitting.transcript or sitting.practice:
        return {}
    duel = sitting.duel if sitting.outcome == Sitting.Outcome.PLAYED else None
    try:
        course = _replayed(sitting)
    except (Fault, Refused) as wrong:
        log.warning("%s cannot be replayed, so it counts for nothing: %s", sitting, wrong)
        return {}
    found = _alone(sitting, course) if duel is None else _of_two(duel, course)
    if not found:
        log.warning("%s does not end as its row says, so it counts for nothing", sitting)
    common = {
        "deal": sitting.deal,
        "game": sitting.deal.game,
        "spent": sitting.spent,
        "hints": sitting.hints,
        "ended": sitting.finished,
    }
    return {place: common | worked for place, worked in found.items()}


def _replayed(sitting: Sitting) -> list[Standing]:
    """Return the deal, and what stood after each step. Raises `Fault`, `Refused`."""
    now = Standing(*standing.dealt(sitting.deal))
    course = [now]
    for step in sitting.steps[: sitting.force]:
        moves = steps.read(now.rules, step)
        now = _called(now) if moves[0].verb == STOP else now.played(moves)
        course.append(now)
    return course


def _called(now: Standing) -> Standing:
    """Return what stands after a call, which stays in a transcript only if it was right."""
    after = now.stopped()
    if not now.offences:
        raise Refused(sentences.duels.NOTHING_TO_CALL)
    return after


def _alone(sitting: Sitting, course: list[Standing]) -> dict[int, Worked]:
    """Return what a patience came to; nothing where its row says otherwise."""
    rules, table = course[-1].rules, course[-1].table
    won = rules.won(table)
    if won != (sitting.outcome == Sitting.Outcome.WON):
        return {}
    return {
        1: {
            "variants": sitting.deal.variants,
            "won": won,
            "points": rules.home(table),
            "undos": sitting.undos,
            "moves": sitting.force,
        }
    }


def _of_two(duel: Duel, course: list[Standing]) -> dict[int, Worked]:
    """Return what a game for two came to by place; nothing where its row says otherwise.

    The moves are a player's own. What was taken back is stored of both together, so of neither.
    """
    told = (duel.winner, duel.points)
    if not any(end and (end.winner or 0, end.points) == told for end in _ends(duel, course)):
        return {}
    against = ["bot"] if duel.match.bot else []
    movers = [now.mover for now in course]
    return {
        place: {
            "variants": " ".join([*duel.sitting.deal.chosen, *against]),
            "won": place == duel.winner,
            "points": duel.points if place == duel.winner else 0,
            "undos": 0,
            "moves": movers.count(place),
        }
        for place in (1, 2)
    }


def _ends(duel: Duel, course: list[Standing]) -> Iterator[Outcome | None]:
    """Return the ends that a game for two can have on its table, given by what it ended."""
    rules, table = course[-1].rules, course[-1].table
    if duel.how == "out":
        yield rules.outcome(table)
    elif duel.how == "drawn":
        yield standing.drawn(course)
    else:  # left to the winner; a draw, which may be counted, agreed or claimed of a deserter
        if duel.how in ("agreed", "deserted"):
            yield rules.agreed(table)
        if duel.how != "agreed" and duel.winner:
            yield rules.conceded(table, duel.winner)


def keep(sitting: Sitting, worked: dict[int, Worked]) -> None:
    """Store that a sitting is over, and what was worked out of it for whoever sits there."""
    seats = Seat.objects.filter(sitting=sitting)
    if sitting.transcript:
        seats.update(ended=sitting.finished)
    for seat in seats:
        if seat.place in worked:
            known = _known(seat.user_id, sitting.deal)
            Result.objects.create(
                seat=seat, user_id=seat.user_id, repeat=known, **worked[seat.place]
            )


def _known(user: int, deal: Deal) -> bool:
    """Tell whether a person may have known the cards: from an earlier game, or as typed cards."""
    return bool(deal.start) or Result.objects.filter(user=user, deal=deal).exists()


def merge(guest: User, user: User) -> None:
    """Give a guest's results to an account; of the same cards only the earliest stays the first."""
    mine, his = (Result.objects.filter(user=one, repeat=False) for one in (user, guest))
    same = {"deal": OuterRef("deal")}
    his.filter(Exists(mine.filter(ended__lte=OuterRef("ended"), **same))).update(repeat=True)
    mine.filter(Exists(his.filter(ended__lt=OuterRef("ended"), **same))).update(repeat=True)
    Result.objects.filter(user=guest).update(user=user)


def recount(user: int, mend: bool = True) -> tuple[int, int]:
    """Work out a person's results anew from his sittings.

    Return how many there are, and how many of them were stored otherwise, or not at all, or should
    not have been; those are put right if asked.
    """
    played = Seat.objects.filter(user=user).exclude(sitting__finished=None)
    played = played.select_related("sitting__deal", "sitting__duel__match")
    played = played.order_by("sitting__finished", "pk")
    right: dict[int, Result] = {}
    deals = set()
    for seat in played.iterator(chunk_size=200):
        worked = worked_out(seat.sitting).get(seat.place)
        if worked is not None:
            again = bool(seat.sitting.deal.start) or seat.sitting.deal_id in deals
            right[seat.pk] = Result(seat=seat, user_id=user, repeat=again, **worked)
            deals.add(seat.sitting.deal_id)
    stored = {result.seat_id: result for result in Result.objects.filter(user=user)}
    wrong = {
        pk
        for pk in right.keys() | stored.keys()
        if _fields(right.get(pk)) != _fields(stored.get(pk))
    }
    if wrong and mend:
        with transaction.atomic():
            Result.objects.filter(seat__in=wrong).delete()
            Result.objects.bulk_create(right[pk] for pk in sorted(wrong & right.keys()))
    return len(right), len(wrong)


def _fields(result: Result | None) -> dict[str, Any]:
    return {} if result is None else model_to_dict(result, exclude=["id"])
