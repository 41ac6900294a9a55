"""The pictures of links: a table as PNG for messengers, as SVG for our own pages, a QR code."""

from __future__ import annotations

import hashlib
import io

import segno
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

from cardgames.engine.game import Game
from cardgames.engine.table import Table
from cardgames.web import limits, links, previews, sketch, standing
from cardgames.web.models import Sitting
from cardgames.web.selectors import deals, matches, sittings
from cardgames.web.selectors import replays as known
from cardgames.web.views import replays

YEAR = 365 * 24 * 3600


@require_safe
def deal(request: HttpRequest, code: str) -> HttpResponse:
    """Draw a deal as it lies before anybody has moved."""
    cards = deals.deal(code)
    rules, table = standing.dealt(cards)
    return _png(request, rules.game, rules.view(table))


@require_safe
def watch(request: HttpRequest, key: str) -> HttpResponse:
    """Draw a table as everybody may see it now."""
    return _now(request, sittings.watched(key))


@require_safe
def duel(request: HttpRequest, key: str) -> HttpResponse:
    """Draw the table of a game for two as its spectators see it now."""
    return _now(request, matches.watched(key))


def _now(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    sight = standing.seen(sitting, None)
    # The address names the table it was made for; it may have moved on since.
    lasting = request.GET.get("n") == str(sitting.n)
    return _png(request, sight.rules.game, sight.view, lasting)


@require_safe
def replay(request: HttpRequest, key: str) -> HttpResponse:
    """Draw a finished game at one of its moves."""
    sitting = known.finished(key)
    sight = standing.seen_so_far(sitting, None)[replays.chosen(request, sitting)]
    return _png(request, sight.rules.game, sight.view)


@require_safe
def table(request: HttpRequest, key: str) -> HttpResponse:
    """Draw the same small, as SVG, for whoever may see the replay."""
    sitting = known.finished(key)
    if not known.viewer(sitting, request.user.pk).admitted:
        return HttpResponse(status=403)
    sight = standing.seen_so_far(sitting, None)[replays.chosen(request, sitting)]
    drawn = sketch.svg(sight.rules.game, sight.view)
    response = HttpResponse(drawn, content_type="image/svg+xml")
    patch_cache_control(response, private=True, max_age=3600)
    return response


@require_safe
def deal_code(request: HttpRequest, code: str) -> HttpResponse:
    """Draw the link of a deal as a QR code."""
    return _code(request, reverse("deal", args=[code]))


@require_safe
def watch_code(request: HttpRequest, key: str) -> HttpResponse:
    """Draw the link for spectators as a QR code."""
    return _code(request, reverse("watch", args=[key]))


@require_safe
def replay_code(request: HttpRequest, key: str) -> HttpResponse:
    """Draw the link of a replay as a QR code."""
    return _code(request, reverse("replay", args=[key]))


@require_safe
def challenge_code(request: HttpRequest, code: str) -> HttpResponse:
    """Draw the link of a table that waits for an opponent as a QR code."""
    return _code(request, reverse("challenge", args=[matches.match(code).code]))


def _png(request: HttpRequest, game: Game, view: Table, lasting: bool = True) -> HttpResponse:
    """Return a picture; one whose address names its drawing is good for ever."""
    drawn = hashlib.blake2b(previews.version(game).encode() + b"/".join(view.piles), digest_size=8)
    tag = f'"{drawn.hexdigest()}"'
    if request.headers.get("If-None-Match") == tag:
        response: HttpResponse = HttpResponseNotModified()
    else:
        limits.PICTURE.take(limits.address(request))
        response = HttpResponse(previews.png(game, view), content_type="image/png")
    response.headers["ETag"] = tag
    if lasting and request.GET.get("v") == previews.version(game):
        patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    else:
        patch_cache_control(response, public=True, max_age=60)
    return response


def _code(request: HttpRequest, path: str) -> HttpResponse:
    written = io.BytesIO()
    code = segno.make(links.absolute(request, path), error="m", micro=False)
    code.save(written, kind="svg", scale=4, border=3, light="#fff", dark="#14231c", xmldecl=False)
    response = HttpResponse(written.getvalue(), content_type="image/svg+xml")
    patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    return response
