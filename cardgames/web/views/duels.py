"""The page of a game for two, for the two and for whoever watches."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames.engine.page import rules_page
from cardgames.web import (
    drawing,
    duelling,
    importmap,
    links,
    standing,
    strings_duel,
    wire_duel,
    wire_match,
)
from cardgames.web.language import language, told
from cardgames.web.models import Sitting
from cardgames.web.selectors import matches
from cardgames.web.services import duels
from cardgames.web.services.contest import clock
from cardgames.web.views.games import layout_url
from cardgames.web.views.languages import follow


@never_cache
@require_safe
def table(request: HttpRequest, key: str) -> HttpResponse:
    """Show a game to one of the two who play it; nobody else learns that it exists."""
    seat = matches.seat_at(key, request.user.pk)
    return _page(request, duels.present(seat.sitting_id), seat.place)


@never_cache
@require_safe
def watch(request: HttpRequest, key: str) -> HttpResponse:
    """Show a game to a spectator."""
    sitting = matches.watched(key)
    follow(request, pk=sitting.pk)
    return _page(request, duels.present(sitting.pk), None)


def _page(request: HttpRequest, sitting: Sitting, place: int | None) -> HttpResponse:
    sight = standing.seen(sitting, place)
    rules, game, duel = sight.rules, sight.rules.game, sitting.duel
    players = matches.players(duel)
    boot = wire_duel.table(
        sight,
        sitting,
        players,
        matches.aftermath(duel),
        duelling.read(duel.live),
        clock(),
        language(),
    )
    context = {
        "game": game,
        "name": told(game.name),
        "page": rules_page(rules),
        "boot": boot,
        "duel": wire_match.match(sitting, place, players, language()),
        "piles": drawing.piles(game, sight.view, language(), place),
        "layout_url": layout_url(game, place or 1),
        "strings": strings_duel.duel_strings(language()),
        "modules": importmap.served("/duel/", "/table/", "/copying.js", "/live.js", "/settings.js"),
        "mine": place is not None,
        "replay_path": reverse("replay", args=[sitting.watch]),
        "watch_url": links.absolute(request, reverse("duel-watch", args=[sitting.watch])),
        "share": None if place else links.duel(request, sitting),
    }
    return render(request, "duel/table.html", context)
