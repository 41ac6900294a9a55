"""One's own games: looking at them, sitting down, making moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from django.http import HttpRequest
from ninja import Path, Query, Router, Status

from cardgames.engine.prose import Fault
from cardgames.web import limits, sentences, standing, wire
from cardgames.web.api import shapes, words
from cardgames.web.api.calls import reading, writing
from cardgames.web.api.doors import asking, holder
from cardgames.web.api.faults import Wrong
from cardgames.web.language import of_header
from cardgames.web.models import Sitting
from cardgames.web.selectors import deals as known
from cardgames.web.selectors import sittings as lists
from cardgames.web.services import sittings
from cardgames.web.services.sittings import Answer, Asked

router = Router(tags=["sittings"])

CHANGES: dict[str, Callable[[Asked], Answer]] = {
    "finish": sittings.finish,
    "undo": sittings.undo,
    "redo": sittings.redo,
    "give-up": sittings.give_up,
}


@router.get("/sittings", **reading("sittings", words.SITTINGS, {200: shapes.Sittings}))
def own_sittings(
    request: HttpRequest,
    which: Literal["open", "finished"] = "open",
    page: int = Query(1, ge=1, le=100_000),
) -> dict[str, Any]:
    """Your own games, a page at a time: those to go on with, or those that are over."""
    if which == "open":
        found = lists.page_open(asking(request), str(page))
    else:
        found = lists.page_finished(asking(request), str(page), two=False)
    return {
        "page": found.number,
        "pages": found.paginator.num_pages,
        "count": found.paginator.count,
        "sittings": [_entry(entry) for entry in found],
    }


def _entry(entry: lists.Entry) -> dict[str, Any]:
    return entry._asdict() | {"seconds": int(entry.spent.total_seconds())}


@router.post("/deals/{code}/sittings", **writing("sit-down", words.SIT_DOWN, {201: shapes.Table}))
def sit_down(request: HttpRequest, code: Path[shapes.Code]) -> Status[dict[str, Any]]:
    """Sit down before a deal. A game of it that you have begun ends here, unless without a move."""
    limits.NEW_DEAL.take(str(asking(request)))
    return Status(201, _table(request, sittings.begin(known.deal(code), holder(request)), 1))


@router.get("/sittings/{key}", **reading("table", words.TABLE, {200: shapes.Table}))
def one_table(request: HttpRequest, key: Path[shapes.Key]) -> dict[str, Any]:
    """A table of yours, as you may see it, with all legal moves."""
    seat = lists.seat_at(key, asking(request))
    return _table(request, seat.sitting, seat.place)


@router.post(
    "/sittings/{key}/changes",
    **writing("change", words.CHANGE, {200: shapes.Table, 409: shapes.MovedOn}),
)
def change(request: HttpRequest, key: Path[shapes.Key], wanted: shapes.Change) -> dict[str, Any]:
    """Play a move, take one back, give up. 409 and the present table where it has changed."""
    seat = lists.seat_at(key, asking(request))
    asked = Asked(seat.pk, asking(request), wanted.id, wanted.n)
    if wanted.do != "play":
        made = CHANGES[wanted.do](asked)
    elif wanted.move is None:
        raise Fault(sentences.tables.BAD_MOVE)
    else:
        made = sittings.play(asked, wanted.move)
    now = _table(request, made.sitting, made.place)
    if not made.made:
        raise Wrong(409, sentences.tables.MOVED_ON, table=now)
    return now


def _table(request: HttpRequest, sitting: Sitting, place: int) -> dict[str, Any]:
    told = wire.table(standing.seen(sitting, place), of_header(request))
    return told | {"key": sitting.key, "code": sitting.deal.code}
