"""A finished game move by move, and what leads on from it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_POST, require_safe

from cardgames.engine.prose import Refused
from cardgames.web import (
    drawing,
    errors,
    limits,
    links,
    replay_words,
    replaying,
    sentences,
    sketch,
    wire_match,
)
from cardgames.web.language import language, told
from cardgames.web.models import Sitting
from cardgames.web.selectors import matches, replays, sittings
from cardgames.web.selectors.replays import Viewer
from cardgames.web.services import people
from cardgames.web.services import replays as services
from cardgames.web.standing import seen_so_far
from cardgames.web.views.games import layout_url
from cardgames.web.views.languages import follow


def barred(
    request: HttpRequest, sitting: Sitting, viewer: Viewer | None = None
) -> HttpResponse | None:
    """Return the page that stands before a replay: for whoever plays these cards, or might.

    Before a daily deal it stands while that is played, too.
    """
    viewer = viewer or replays.viewer(sitting, request.user.pk)
    if viewer.admitted:
        return None
    context = {
        "words": replay_words.page(language()),
        "sitting": sitting,
        "playing": viewer.playing,
        "why": told(sentences.replays.STILL_PLAYING),
        "here": request.get_full_path(),
        "share": (
            links.replay(request, sitting, chosen(request, sitting))
            if sitting.over
            else links.watch(request, sitting)
        ),
        **dealt(sitting),
    }
    return render(request, "replay/asking.html", context, status=403 if viewer.playing else 200)


def dealt(sitting: Sitting) -> dict[str, Any]:
    """Return the game of a sitting and a drawing of its cards as dealt."""
    first = seen_so_far(sitting, None)[0]
    game = first.rules.game
    svg = sketch.svg(game, first.view)
    return {"game": game, "name": told(game.name), "svg": mark_safe(svg)}  # noqa: S308 -- our own shapes


def chosen(request: HttpRequest, sitting: Sitting) -> int:
    """Return the number of the step that is asked for; 0, the deal, where none is."""
    return number(request.GET.get("move", ""), sitting.force)


def number(text: str, last: int) -> int:
    """Return what was typed as a number up to the last; 0 for what is no number."""
    return min(int(text), last) if text.isdecimal() and len(text) < 7 else 0


@never_cache
@require_safe
def replay(request: HttpRequest, key: str) -> HttpResponse:
    """Show a finished game at one of its moves; the scripts lead on from there."""
    sitting = replays.finished(key)
    follow(request, pk=sitting.pk)
    viewer = replays.viewer(sitting, request.user.pk)
    if page := barred(request, sitting, viewer):
        return page
    sights = seen_so_far(sitting, None)
    at = chosen(request, sitting)
    steps = replaying.told(sights, sitting.times, language())
    rules, view = sights[at].rules, sights[at].view
    two = _two(sitting, viewer)
    if two:
        steps = replaying.judged(steps, sitting, two["names"], language())
    context = {
        "game": rules.game,
        "name": told(rules.game.name),
        "words": replay_words.page(language()),
        "strings": replay_words.script(language()),
        "sitting": sitting,
        "viewer": viewer,
        "two": two,
        "at": at,
        "count": len(steps),
        "step": steps[at - 1] if at else None,
        "back": max(0, at - 1),
        "forward": min(len(steps), at + 1),
        "steps": steps,
        "timed": any(step.at is not None for step in steps),
        "home": rules.home(view),
        "total": sum(map(len, view.piles)),
        "on": rules.game.seats == 1 and not viewer.playing,
        "piles": drawing.piles(rules.game, view, language()),
        "ornament": mark_safe(drawing.ornament(rules.game)),  # noqa: S308 -- our own shapes
        "layout_url": layout_url(rules.game),
        "boot": {"at": at, "frames": reverse("replay-frames", args=[key])},
        "share": links.replay(request, sitting, at),
        "embed": links.snippet(request, sitting),
    }
    return render(request, "replay/replay.html", context)


def _two(sitting: Sitting, viewer: Viewer) -> dict[str, Any]:
    """Return who has played a game for two, and what its deal was sealed with beforehand."""
    if not viewer.duel:
        return {}
    duel = matches.sitting(sitting.pk).duel
    return {
        "names": [told(wire_match.name_of(player)) for player in matches.players(duel)],
        "number": sitting.deal.number,
        "salt": duel.salt,
        "commitment": wire_match.commitment(duel, sitting.deal.number),
    }


@cache_control(private=True, max_age=3600)
@require_safe
def frames(request: HttpRequest, key: str) -> HttpResponse:
    """Return a piece of the game's tables, from the one asked for on."""
    sitting = replays.finished(key)
    if not replays.viewer(sitting, request.user.pk).admitted:
        return JsonResponse({"frames": []}, status=403)
    sights = seen_so_far(sitting, None)
    start = number(request.GET.get("from", ""), sitting.force)
    return JsonResponse({"from": start, "frames": replaying.piece(sights, start)})


@require_POST
def reveal(request: HttpRequest, key: str) -> HttpResponse:
    """Let somebody see a deal that he has not played, who now can only practise it."""
    sitting = sittings.watched(key)
    viewer = replays.viewer(sitting, request.user.pk)
    if not viewer.playing and not viewer.own:
        limits.NEW_DEAL.take(limits.address(request))
        services.reveal(sitting.deal, people.player(request))
    here = request.POST.get("next", "")
    replay, watch = (reverse(page, args=[key]) for page in ("replay", "watch"))
    return redirect(here if here.partition("?")[0] in (replay, watch) else replay)


@require_POST
def play_on(request: HttpRequest, key: str) -> HttpResponse:
    """Seat whoever asks for it where the game stood, for practice."""
    sitting = replays.finished(key)
    if page := barred(request, sitting):
        return page
    limits.NEW_DEAL.take(limits.address(request))
    steps = number(request.POST.get("move", ""), sitting.force)
    try:
        begun = services.play_on(sitting, steps, people.player(request))
    except Refused as refused:
        return errors.page(request, 403, refused.why)
    return redirect("table", begun.key)
