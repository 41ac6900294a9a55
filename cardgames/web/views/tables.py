"""The page of a table, for its player and for whoever watches."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames.engine.page import rules_page
from cardgames.web import drawing, importmap, links, standing, strings, wire
from cardgames.web.language import language, told
from cardgames.web.models import Sitting
from cardgames.web.selectors import matches, sittings
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.views import replays
from cardgames.web.views.games import layout_url
from cardgames.web.views.languages import follow

TOURED = "toured"  # the cookie with the games that somebody was shown round, set by the script


@never_cache
@require_safe
def table(request: HttpRequest, key: str) -> HttpResponse:
    """Show a sitting to the person whose it is; nobody else learns that it exists."""
    try:
        seat = sittings.seat_at(key, request.user.pk)
    except NoSuchTable:
        if matches.is_for_two(key=key):
            return redirect("duel", key)
        raise
    return _page(request, seat.sitting, seat.place)


@never_cache
@require_safe
def watch(request: HttpRequest, key: str) -> HttpResponse:
    """Show a sitting to a spectator: what everybody may see, and no way to move."""
    if matches.is_for_two(watch=key):
        return redirect("duel-watch", key)
    sitting = sittings.watched(key)
    follow(request, pk=sitting.pk)
    if sitting.deal.daily and (page := replays.barred(request, sitting)):
        return page
    return _page(request, sitting, None)


def _page(request: HttpRequest, sitting: Sitting, place: int | None) -> HttpResponse:
    sight = standing.seen(sitting, place)
    rules, game = sight.rules, sight.rules.game
    deal_path = reverse("deal", args=[sitting.deal.code])
    context = {
        "game": game,
        "name": told(game.name),
        "variants": rules.variants,
        "page": rules_page(rules),
        "deal_path": deal_path,
        "deal_url": links.absolute(request, deal_path),
        "watch_url": links.absolute(request, reverse("watch", args=[sitting.watch])),
        "sitting": sitting,
        "share": None if place else links.watch(request, sitting),
        "embed": links.snippet(request, sitting),
        "boot": wire.table(sight, language()),
        "piles": drawing.piles(game, sight.view, language()),
        "ornament": mark_safe(drawing.ornament(game)),  # noqa: S308 -- made of our own shapes
        "layout_url": layout_url(game),
        "strings": strings.table_strings(language()),
        "modules": importmap.served("/table/", "/copying.js", "/live.js", "/settings.js"),
        "owing": rules.owing,
        "mine": place is not None,
        "tour": place is not None and _is_new(request, sitting),
    }
    return render(request, "table/table.html", context)


def _is_new(request: HttpRequest, sitting: Sitting) -> bool:
    """Tell whether this is a player's first table of a game, which no tour has been given of."""
    game = sitting.deal.game
    toured = request.COOKIES.get(TOURED, "").split(".")
    return game not in toured and not sittings.has_played(request.user.pk, game)
