"""Results: worked out when a sitting ends, and all over again when that is asked for."""

from __future__ import annotations

import logging
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef
from django.forms import model_to_dict

from cardgames.engine.prose import Fault, Refused
from cardgames.web import standing, steps
from cardgames.web.models import Deal, Result, Seat, Sitting, User

log = logging.getLogger(__name__)

Worked = dict[str, Any]


def worked_out(sitting: Sitting) -> Worked | None:
    """Return what a sitting came to, as fields of a result; None where it counts for nothing.

    Every move is made anew by the referee, with all its checks. What it does not confirm is no
    result, whatever the row may say.
    """
    if not sitting.over or not sitting.transcript or sitting.practice:
        return None
    if sitting.outcome == Sitting.Outcome.PLAYED:  # its duel tells what two made of it
        return None
    try:
        won, points = _replayed(sitting)
    except (Fault, Refused) as wrong:
        log.warning("%s cannot be replayed, so it counts for nothing: %s", sitting, wrong)
        return None
    if won != (sitting.outcome == Sitting.Outcome.WON):
        log.warning("%s does not end as its row says, so it counts for nothing", sitting)
        return None
    return {
        "deal": sitting.deal,
        "game": sitting.deal.game,
        "variants": sitting.deal.variants,
        "won": won,
        "points": points,
        "undos": sitting.undos,
        "moves": sitting.force,
        "spent": sitting.spent,
        "hints": sitting.hints,
        "ended": sitting.finished,
    }


def _replayed(sitting: Sitting) -> tuple[bool, int]:
    """Return whether a game was won, and its points. Raises `Fault`, `Refused`."""
    rules, table = standing.dealt(sitting.deal)
    for step in sitting.steps[: sitting.force]:
        for move in steps.read(rules, step):
            table = rules.play(table, move)
    return rules.won(table), rules.home(table)


def keep(sitting: Sitting, worked: Worked | None) -> None:
    """Store that a sitting is over, and what was worked out of it for whoever sits there."""
    seats = Seat.objects.filter(sitting=sitting)
    if sitting.transcript:
        seats.update(ended=sitting.finished)
    if worked is None:
        return
    for seat in seats:
        Result.objects.create(
            seat=seat, user_id=seat.user_id, repeat=_known(seat.user_id, sitting.deal), **worked
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
    played = played.select_related("sitting__deal").order_by("sitting__finished", "pk")
    right: dict[int, Result] = {}
    deals = set()
    for seat in played.iterator(chunk_size=200):
        worked = worked_out(seat.sitting)
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
