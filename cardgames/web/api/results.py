"""How games went: the board of a deal, and finished games step by step."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from django.http import HttpRequest
from ninja import Path, Query, Router

from cardgames.engine.cards import pile_text
from cardgames.web import pace, sentences, standing, steps
from cardgames.web.api import shapes, words
from cardgames.web.api.calls import reading
from cardgames.web.api.doors import asking
from cardgames.web.api.faults import Wrong
from cardgames.web.selectors import boards, deals, replays

router = Router(tags=["results"])


@router.get("/deals/{code}/board", **reading("board", words.BOARD, {200: shapes.Board}))
def board(
    request: HttpRequest,
    code: Path[shapes.Code],
    page: int = Query(1, ge=1, le=100_000),
) -> dict[str, Any]:
    """The board of a deal, a page of its first attempts."""
    deal = deals.deal(code)
    try:
        found = boards.board(deal, asking(request), str(page))
    except boards.NotYet:
        raise Wrong(403, sentences.programs.BOARD_NOT_YET) from None
    except boards.Unranked:
        raise Wrong(404, sentences.programs.BOARD_OF_NONE) from None
    return {
        "page": found.firsts.number,
        "pages": found.firsts.paginator.num_pages,
        "count": found.firsts.paginator.count,
        "mine": _line(found.mine),
        "firsts": [_line(line) for line in found.firsts],
        "repeats": [_line(line) for line in found.repeats],
    }


def _line(line: boards.Line) -> dict[str, Any]:
    return line._asdict() | {"seconds": line.spent // 1000}


@router.get(
    "/replays/{key}", **reading("replay", words.REPLAY, {200: shapes.Replay, 409: shapes.Fault})
)
def replay(request: HttpRequest, key: Path[shapes.Key]) -> dict[str, Any]:
    """A finished game, to whoever has played its cards to an end or has had them shown."""
    sitting = replays.finished(key)
    viewer = replays.viewer(sitting, asking(request))
    if viewer.playing:
        raise Wrong(403, sentences.replays.STILL_PLAYING)
    if not viewer.admitted:
        raise Wrong(403, sentences.programs.NOT_SHOWN_YET)
    sights = standing.seen_so_far(sitting, None)
    rules = sights[0].rules
    told = viewer.own and sitting.told_number
    made = zip_longest(sitting.steps[: sitting.force], pace.read(sitting.times)[: sitting.force])
    return {
        "code": sitting.deal.code,
        "game": sitting.deal.game,
        "variants": list(sitting.deal.chosen),
        "outcome": sitting.outcome,
        "players": replays.players(sitting, asking(request)),
        "started": sitting.started,
        "piles": [
            dict(zip(rules.names, map(pile_text, sight.view.piles), strict=True))
            for sight in sights
        ],
        "steps": [{"moves": word.split(steps.JOINT), "seconds": at} for word, at in made],
        "number": sitting.deal.number if told else None,
    }
