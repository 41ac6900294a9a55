"""The daily deals: today's, one game's month by month, and one of them with its board."""

from __future__ import annotations

import functools
from calendar import Calendar
from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.web import links, sentences, sharing, sketch
from cardgames.web.language import told
from cardgames.web.missing import NotHere
from cardgames.web.selectors import daily as selectors
from cardgames.web.services import deals
from cardgames.web.views import boards
from cardgames.web.views.games import found

DRAWN = 64  # deals whose drawings are remembered


class Entry(NamedTuple):
    """A day of a calendar."""

    day: date
    inside: bool  # whether it belongs to the month shown
    there: bool  # whether there is a daily deal of that day
    fared: str  # won, not-won, open, or nothing
    ended: int
    won: int


@never_cache
@require_safe
def today(request: HttpRequest) -> HttpResponse:
    """Show today's deal of every game, with how many have played it and how one fared oneself."""
    day = timezone.now().date()
    made = selectors.on(day)
    dealt = [made.get(slug) or deals.daily(slug, day) for slug in games.PATIENCES]
    counts = selectors.counts(dealt)
    fared = selectors.fared(dealt, request.user.pk)
    entries = [
        {
            "game": games.ALL[deal.game],
            "deal": deal,
            "svg": _drawn(deal.game, deal.number),
            "fared": fared.get(deal.pk, ""),
            "counts": counts.get(deal.pk, selectors.Counts()),
        }
        for deal in dealt
    ]
    return render(request, "daily/today.html", {"day": day, "entries": entries})


@never_cache
@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a month of a game's daily deals as a calendar, this month or the one asked for."""
    game = found(slug)
    now = timezone.now().date()
    first = selectors.first_day(now)
    month = _month(request.GET.get("month", ""), first, now)
    weeks = Calendar().monthdatescalendar(month.year, month.month)
    earlier, later = month - timedelta(days=1), month + timedelta(days=31)
    context = {
        "game": game,
        "name": told(game.name),
        "month": month,
        "days": [date_format(day, "D") for day in weeks[0]],
        "weeks": _weeks(request, slug, weeks, month, (first, now)),
        "earlier": earlier if earlier >= first else None,
        "later": later if later.replace(day=1) <= now else None,
    }
    return render(request, "daily/game.html", context)


@never_cache
@require_safe
def deal(request: HttpRequest, slug: str, day: date) -> HttpResponse:
    """Show the daily deal of a game and a day: its cards, its board, one's result to share."""
    game = found(slug)
    now = timezone.now().date()
    first = selectors.first_day(now)
    if day > now:
        raise NotHere(sentences.daily.NO_DAILY_YET)
    if day < first:
        raise NotHere(sentences.daily.NO_DAILY_THEN)
    deal = deals.daily(slug, day)
    board = boards.shown(request, deal)
    share = links.daily(request, deal, day)
    context = {
        "share": share,
        "game": game,
        "name": told(game.name),
        "day": day,
        "earlier": day - timedelta(days=1) if day > first else None,
        "later": day + timedelta(days=1) if day < now else None,
        "svg": _drawn(slug, deal.number),
        "shared": board["board"]
        and sharing.text(game, day, board["board"].mine, board["total"], share.url),
        **board,
    }
    return render(request, "daily/deal.html", context)


def _month(asked: str, first: date, last: date) -> date:
    """Return the first day of the month asked for as `2026-11`, or of the nearest one there is."""
    try:
        month = date.fromisoformat(f"{asked}-01")
    except ValueError:
        month = last
    return min(max(month, first), last).replace(day=1)


def _weeks(
    request: HttpRequest,
    slug: str,
    weeks: Iterable[list[date]],
    month: date,
    span: tuple[date, date],
) -> list[list[Entry]]:
    """Return the days of a month, week by week."""
    first, last = span
    dealt = selectors.of(slug, month, month + timedelta(days=31))
    counts = selectors.counts(list(dealt.values()))
    fared = selectors.fared(list(dealt.values()), request.user.pk)

    def entry(day: date) -> Entry:
        deal = dealt.get(day)
        count = counts.get(deal.pk, selectors.Counts()) if deal else selectors.Counts()
        inside = day.month == month.month
        how = fared.get(deal.pk, "") if deal else ""
        return Entry(day, inside, inside and first <= day <= last, how, *count)

    return [[entry(day) for day in week] for week in weeks]


@functools.lru_cache(DRAWN)
def _drawn(slug: str, number: str) -> SafeString:
    """Return a drawing of a deal as everybody may see it."""
    rules = games.rules(slug)
    svg = sketch.svg(rules.game, rules.view(rules.deal(int(number))))
    return mark_safe(svg)  # noqa: S308 -- made of numbers and our own shapes
