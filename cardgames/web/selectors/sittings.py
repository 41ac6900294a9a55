"""What is asked about sittings: whose they are, where they stand, what somebody has played."""

from __future__ import annotations

import functools
from datetime import datetime, timedelta
from typing import NamedTuple

from django.core.paginator import Page, Paginator
from django.db.models import Q, QuerySet

from cardgames import games
from cardgames.engine.prose import Tells
from cardgames.web import sentences
from cardgames.web.missing import NotHere
from cardgames.web.models import Duel, Seat, Sitting

PAGE = 20
LOOK_BACK = 50
LONG = ("answered", "transcript", "times")  # what no list shows, and no sorting should carry

Outcome = Sitting.Outcome


class NoSuchTable(NotHere):
    """There is no such sitting."""

    why = sentences.pages.NO_SUCH_TABLE


class NotYours(NoSuchTable):
    """The sitting is someone else's."""


class Entry(NamedTuple):
    """A sitting as a line of a list."""

    key: str
    watch: str
    game: str
    name: Tells
    code: str  # of the deal's link
    outcome: str
    over: bool
    won: bool
    two: bool  # who has won is told by the duel; the points are the winner's
    drawn: bool
    practice: bool
    moves: int
    home: int
    total: int
    spent: timedelta
    started: datetime
    played: datetime
    number: str | None


def seat(seat: int, user: int | None) -> Seat:
    """Return a seat at a patience, with sitting and deal, if it is that person's.

    Raises `NotYours`. Games for two have selectors of their own: whatever asks here would show or
    change what the other must not know of, or has a say in.
    """
    seats = Seat.objects.filter(sitting__duel=None).select_related("sitting__deal", "user")
    try:
        return seats.get(pk=seat, user=user)
    except Seat.DoesNotExist:
        raise NotYours from None


def seat_at(key: str, user: int | None) -> Seat:
    """Return the seat of a person at the table of a private key, where a patience is played.

    Raises `NoSuchTable`, or `NotYours` where only others sit.
    """
    seats = Seat.objects.filter(sitting__duel=None).select_related("sitting__deal")
    found = seats.filter(sitting__key=key, user=user).first()
    if found is None:
        raise NotYours if seats.filter(sitting__key=key).exists() else NoSuchTable
    return found


def watched(key: str) -> Sitting:
    """Return the sitting of a spectator's key: of a patience, or of a game for two that is over.

    Raises `NoSuchTable`.
    """
    shown = Sitting.objects.filter(Q(duel=None) | ~Q(finished=None)).select_related("deal")
    try:
        return shown.get(watch=key)
    except Sitting.DoesNotExist:
        raise NoSuchTable from None


def sitting(sitting: int) -> Sitting:
    """Return a sitting with its deal. Raises `NoSuchTable`."""
    try:
        return Sitting.objects.select_related("deal").get(pk=sitting)
    except Sitting.DoesNotExist:
        raise NoSuchTable from None


def at(sitting: int) -> int:
    """Return the `n` of a sitting. Raises `NoSuchTable`."""
    n = Sitting.objects.filter(pk=sitting).values_list("n", flat=True).first()
    if n is None:
        raise NoSuchTable
    return n


def of(user: int | None, **seat: object) -> QuerySet[Sitting]:
    """Return all patiences of a person, the last played first; none of a stranger.

    `seat` narrows them down by what is known of his seat.
    """
    if user is None:  # to the database it would mean "where nobody sits"
        return Sitting.objects.none()
    asked = {f"seats__{name}": value for name, value in seat.items()}
    mine = (
        Sitting.objects.filter(seats__user=user, duel=None, **asked)
        .select_related("deal")
        .defer("answered")
    )
    return mine.order_by("-last", "-pk")


def open_by(user: int | None) -> QuerySet[Sitting]:
    """Return the sittings a person can play on and has begun: those where a move was made."""
    return of(user, ended=None).filter(finished=None).exclude(transcript="")


def latest_open(user: int | None) -> list[Entry]:
    """Return what a person can go on with, the last played first, as far as anybody looks back."""
    return [entry(sitting) for sitting in open_by(user).defer(*LONG)[:LOOK_BACK]]


def finished_by(user: int | None) -> QuerySet[Seat]:
    """Return the seats of a person at sittings that are over, the last first.

    Those where no move was made are left out. Nothing but seats is asked, so they are counted and
    put in order by an index alone.
    """
    if user is None:
        return Seat.objects.none()
    return Seat.objects.filter(user=user, ended__isnull=False).order_by("-ended")


def has_played(user: int | None, game: str) -> bool:
    """Tell whether a person has made a move in a game."""
    return of(user).filter(deal__game=game).exclude(transcript="").exists()


def page_open(user: int | None, number: str | None) -> Page[Entry]:
    """Return a page of what a person can go on with; the nearest where there is no such page."""
    page = Paginator(open_by(user).defer(*LONG), PAGE).get_page(number)
    return Page([entry(sitting) for sitting in page], page.number, page.paginator)  # type: ignore[arg-type]


def page_finished(user: int | None, number: str | None, two: bool = True) -> Page[Entry]:
    """Return a page of what a person has finished, with his games for two or without them."""
    seats = finished_by(user)
    if not two:
        duels = Duel.objects.filter(sitting__seats__user=user)
        seats = seats.exclude(sitting__in=duels.values("sitting"))
    page = Paginator(seats.values_list("pk", flat=True), PAGE).get_page(number)
    # Sorted by the index alone, so that none of all that comes before this page is fetched.
    told = Seat.objects.filter(pk__in=page.object_list).order_by("-ended")
    told = told.select_related("sitting__deal", "sitting__duel")
    told = told.defer(*(f"sitting__{name}" for name in LONG))
    return Page([entry(seat.sitting, seat.place) for seat in told], page.number, page.paginator)  # type: ignore[arg-type]


def entry(sitting: Sitting, place: int = 1) -> Entry:
    """Return a sitting as a line of a list of whoever sits at a place."""
    game = games.ALL[sitting.deal.game]
    duel = sitting.duel if sitting.outcome == Outcome.PLAYED else None
    return Entry(
        key=sitting.key,
        watch=sitting.watch,
        game=game.slug,
        name=game.name,
        code=sitting.deal.code,
        outcome=sitting.outcome,
        over=sitting.over,
        won=sitting.outcome == Outcome.WON if duel is None else duel.winner == place,
        two=duel is not None,
        drawn=duel is not None and not duel.winner,
        practice=sitting.practice,
        moves=sitting.force,
        home=sitting.points if duel is None else duel.points,
        total=cards(game.slug),
        spent=timedelta(seconds=sitting.spent // 1000),
        started=sitting.started,
        played=sitting.last,
        number=sitting.deal.number if sitting.told_number else None,
    )


@functools.cache
def cards(game: str) -> int:
    """Return with how many cards a game is played; some take cards out beforehand."""
    return sum(map(len, games.rules(game).deal(1).piles))
