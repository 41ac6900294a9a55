"""The home page, and what somebody has played."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.web.language import told
from cardgames.web.selectors import sittings
from cardgames.web.views.games import sample

OFFERED = 3  # sittings to continue, on the home page; the others are among "my games"


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show every game as a drawing of its table, and what waits to be continued."""
    open_sittings = sittings.latest_open(request.user.pk)
    latest = {entry.game: entry for entry in reversed(open_sittings)}
    entries = [
        {
            "game": game,
            "name": told(game.name),
            "packs": game.packs,
            "source": told(game.source),
            "svg": sample(slug),
            "sitting": latest.get(slug),
        }
        for slug, game in games.PATIENCES.items()
    ]
    return render(request, "home.html", {"games": entries, "continuing": open_sittings[:OFFERED]})


@never_cache
@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """Show what the visitor can continue and what he has finished, a page of each at a time."""
    lists = {"continuing": sittings.open_by, "finished": sittings.finished_by}
    pages = {
        name: sittings.page(chosen(request.user.pk), request.GET.get(name))
        for name, chosen in lists.items()
    }
    return render(request, "mine.html", pages)
