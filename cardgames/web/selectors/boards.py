"""The board of a deal: everyone's results of the same cards, the best first.

First attempts are ranked apart from repeats, whose players knew the cards. A deal whose number
anybody can type is ranked nowhere: what lies hidden there can be worked out.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from django.core.paginator import Page, Paginator
from django.db.models import Exists, OuterRef, Q, QuerySet

from cardgames.web.models import Deal, Result, Seat
from cardgames.web.selectors import privacy

PAGE = 50
BEST_REPEATS = 20

# Won first, else the more cards home the better; then no undo before some; moves; time.
ORDER = ("-won", "-points", "undos", "moves", "spent", "pk")


class NotYet(Exception):
    """The board cannot be read before one's own first attempt at the deal is over."""


class Unranked(Exception):
    """Nobody is ranked for a deal by public number."""


class Line(NamedTuple):
    """A result as a line of a board.

    `name`, and `watch`, the key of its replay, are None where the viewer may not see whose it is.
    """

    place: int
    name: str | None
    watch: str | None
    guest: bool
    mine: bool
    won: bool
    points: int
    undos: int
    moves: int
    spent: int  # milliseconds
    hints: int
    ended: datetime


class Board(NamedTuple):
    """A page of the first attempts, the best of the repeats, and one's own first attempt."""

    firsts: Page[Line]
    repeats: list[Line]
    mine: Line


def first_result(deal: Deal, user: int | None) -> Result | None:
    """Return what somebody's first attempt at a deal came to; None while it is not over."""
    if user is None:
        return None
    return Result.objects.filter(deal=deal, user=user, repeat=False).first()


def board(deal: Deal, viewer: int | None, page: str | None = None) -> Board:
    """Return the board of a deal, a page of its first attempts. Raises `NotYet`, `Unranked`."""
    if deal.public:
        raise Unranked
    own = first_result(deal, viewer)
    if own is None:
        raise NotYet
    ranked = Result.objects.filter(deal=deal).select_related("user").order_by(*ORDER)
    firsts = Paginator(ranked.filter(repeat=False), PAGE).get_page(page)
    repeats = list(_best_repeats(ranked)[:BEST_REPEATS])
    shown = list(firsts)
    every = (*shown, *repeats, own)
    names = privacy.names(viewer, {result.user_id for result in every})
    known = [one.seat_id for one in every if one.user_id in names or one.user_id == viewer]
    watches = dict(Seat.objects.filter(pk__in=known).values_list("pk", "sitting__watch"))

    def line(result: Result, place: int) -> Line:
        name, watch = names.get(result.user_id), watches.get(result.seat_id)
        return _line(result, place, name, watch, mine=result.user_id == viewer)

    def lines(results: list[Result], start: int) -> list[Line]:
        return [line(result, place) for place, result in enumerate(results, start)]

    return Board(
        firsts=Page(lines(shown, firsts.start_index()), firsts.number, firsts.paginator),  # type: ignore[arg-type]
        repeats=lines(repeats, 1),
        mine=line(own, place(own)),
    )


def place(result: Result) -> int:
    """Return the place of a first attempt among all of its deal, from 1."""
    firsts = Result.objects.filter(deal=result.deal_id, repeat=False)
    return (
        1 + firsts.filter(_better({field: getattr(result, field) for field in _columns()})).count()
    )


def _best_repeats(ranked: QuerySet[Result]) -> QuerySet[Result]:
    """Return the best repeat of each person."""
    same = Result.objects.filter(deal=OuterRef("deal"), user=OuterRef("user"), repeat=True)
    better = same.filter(_better({field: OuterRef(field) for field in _columns()}))
    return ranked.filter(~Exists(better), repeat=True)


def _columns() -> list[str]:
    return [field.removeprefix("-") for field in ORDER]


def _better(than: dict[str, Any]) -> Q:
    """Return the condition of standing before a result of these values."""
    better, alike = Q(), Q()
    for field in ORDER:
        column = field.removeprefix("-")
        sooner = "gt" if field.startswith("-") else "lt"
        better |= alike & Q(**{f"{column}__{sooner}": than[column]})
        alike &= Q(**{column: than[column]})
    return better


def _line(result: Result, place: int, name: str | None, watch: str | None, mine: bool) -> Line:
    return Line(
        place=place,
        name=name,
        watch=watch,
        guest=result.user.guest,
        mine=mine,
        won=result.won,
        points=result.points,
        undos=result.undos,
        moves=result.moves,
        spent=result.spent,
        hints=result.hints,
        ended=result.ended,
    )
