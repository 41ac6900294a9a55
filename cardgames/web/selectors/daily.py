"""The daily deals: which there were, and how somebody fared with those of a month."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from django.db.models import Count, Min, Q

from cardgames.web.models import Deal, Result
from cardgames.web.selectors import sittings

WON, NOT_WON, OPEN = "won", "not-won", "open"


class Counts(NamedTuple):
    """How many people's first attempts at a deal are over, and how many of those won."""

    ended: int = 0
    won: int = 0


def first_day(today: date) -> date:
    """Return the day of the earliest daily deal; today where there has been none."""
    first = Deal.objects.exclude(daily=None).aggregate(first=Min("daily"))["first"]
    return first or today


def on(day: date) -> dict[str, Deal]:
    """Return the daily deals of a day that have been made, by game."""
    return {deal.game: deal for deal in Deal.objects.filter(daily=day)}


def of(game: str, first: date, last: date) -> dict[date, Deal]:
    """Return the daily deals of a game from one day to another that have been made."""
    deals = Deal.objects.filter(game=game, daily__range=(first, last))
    return {deal.daily: deal for deal in deals if deal.daily}


def counts(deals: list[Deal]) -> dict[int, Counts]:
    """Return how many have ended and won these deals, by the ids of those that anybody has."""
    firsts = Result.objects.filter(deal__in=deals, repeat=False)
    rows = firsts.values_list("deal").annotate(
        ended_by=Count("pk"), won_by=Count("pk", filter=Q(won=True))
    )
    return {deal: Counts(ended, won) for deal, ended, won in rows}


def fared(deals: list[Deal], user: int | None) -> dict[int, str]:
    """Return how somebody fared with those of these deals that he has begun, by their ids."""
    if user is None:
        return {}
    begun = sittings.open_by(user).filter(deal__in=deals, practice=False)
    found = dict.fromkeys(begun.values_list("deal", flat=True), OPEN)
    firsts = Result.objects.filter(user=user, deal__in=deals, repeat=False)
    for deal, won in firsts.values_list("deal", "won"):
        found[deal] = WON if won else NOT_WON
    return found
