"""A table within a page of somebody else's: to look at, for everybody alike.

No cookie is read or set there, so nobody is known and nobody is asked; whoever writes the page has
chosen to show the game.
"""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.cache import cache_control
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from cardgames.web import (
    drawing,
    links,
    policy,
    preferences,
    replay_words,
    replaying,
    sentences,
    wire,
)
from cardgames.web.language import language, told
from cardgames.web.models import Sitting
from cardgames.web.selectors import replays as known
from cardgames.web.selectors import sittings
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.standing import Sight, seen, seen_so_far
from cardgames.web.views import replays
from cardgames.web.views.games import layout_url


@xframe_options_exempt
@cache_control(public=True, max_age=0)
@require_safe
def embed(request: HttpRequest, key: str) -> HttpResponse:
    """Show a table as it stands, live; once the game is over, move by move."""
    try:
        sitting = sittings.watched(key)
    except NoSuchTable:
        # The usual page of an error knows its reader, and no other site could show it.
        gone = {"language": language(), "why": told(sentences.pages.EMBEDDED_NO_MORE)}
        response = HttpResponse(render_to_string("replay/gone.html", gone), status=404)
    else:
        context = _replayed(request, sitting) if sitting.over else _live(sitting)
        context["open"] = _open(request, sitting)
        response = HttpResponse(render_to_string("replay/embed.html", context))
    response.headers["Content-Security-Policy"] = policy.policy(ancestors="*")
    return response


@cache_control(public=True, max_age=3600)
@require_safe
def frames(request: HttpRequest, key: str) -> HttpResponse:
    """Return a piece of a finished game's tables."""
    try:
        sitting = known.finished(key)
    except NoSuchTable:
        return JsonResponse({"frames": []}, status=404)
    sights = seen_so_far(sitting, None)
    start = replays.number(request.GET.get("from", ""), sitting.force)
    return JsonResponse({"from": start, "frames": replaying.piece(sights, start)})


def _open(request: HttpRequest, sitting: Sitting) -> str:
    name = "replay" if sitting.over else "watch"
    return links.absolute(request, reverse(name, args=[sitting.watch]))


def _live(sitting: Sitting) -> dict[str, Any]:
    sight = seen(sitting, None)
    boot = {"n": sight.n, "live": reverse("watch", args=[sitting.watch])}
    return _page(sight, boot) | {"said": wire.said(sight, language()) or ""}


def _replayed(request: HttpRequest, sitting: Sitting) -> dict[str, Any]:
    sights = seen_so_far(sitting, None)
    at = replays.chosen(request, sitting)
    steps = replaying.told(sights, sitting.times, language())
    boot = {"at": at, "frames": reverse("embed-frames", args=[sitting.watch])}
    return _page(sights[at], boot) | {
        "at": at,
        "count": len(steps),
        "back": max(0, at - 1),
        "forward": min(len(steps), at + 1),
        "steps": steps,
        "timed": any(step.at is not None for step in steps),
        "said": steps[at - 1].said if at else told(replay_words.AS_DEALT),
    }


def _page(sight: Sight, boot: dict[str, Any]) -> dict[str, Any]:
    game, view = sight.rules.game, sight.view
    return {
        "game": game,
        "name": told(game.name),
        "language": language(),
        "chosen": preferences.whole({}),
        "words": replay_words.page(language()),
        "strings": replay_words.script(language()),
        "home": sight.rules.home(view),
        "total": sum(map(len, view.piles)),
        "moves_made": sight.force,
        "piles": drawing.piles(game, view, language()),
        "ornament": mark_safe(drawing.ornament(game)),  # noqa: S308 -- our own shapes
        "layout_url": layout_url(game),
        "boot": boot,
    }
