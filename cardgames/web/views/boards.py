"""The board of a deal: the counts for everybody, the results for whoever has played it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.web.language import told
from cardgames.web.models import Deal
from cardgames.web.selectors import boards, deals, sittings


@require_safe
def board(request: HttpRequest, code: str) -> HttpResponse:
    """Show how everyone has fared with the same cards."""
    deal = deals.deal(code)
    context = {"name": told(games.ALL[deal.game].name), **shown(request, deal)}
    return render(request, "board/board.html", context)


def shown(request: HttpRequest, deal: Deal) -> dict[str, Any]:
    """Return what the template of a board asks for: `board` is None where it may not be read."""
    try:
        board = boards.board(deal, request.user.pk, request.GET.get("page"))
    except (boards.NotYet, boards.Unranked):
        board = None
    practice = board is None and deals.revealed(deal, request.user.pk)
    open_one = deals.open_sitting(deal, request.user.pk, practice)
    return {
        "deal": deal,
        "practice": practice,
        "again": open_one is not None and bool(open_one.transcript),  # and is shown no replay
        "board": board,
        "total": sittings.cards(deal.game),
        "open": open_one,
        **deals.tally(deal)._asdict(),
    }
