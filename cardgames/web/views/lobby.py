"""The lobby: tables for two that wait, making one, and the page behind the link of one."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from cardgames import games
from cardgames.engine.prose import Fault, Refused, Tells
from cardgames.players.crapette import LEVELS
from cardgames.web import limits, links, sentences, wire_lobby
from cardgames.web import terms as bargain
from cardgames.web.language import language, told
from cardgames.web.models import Match, Sitting, User
from cardgames.web.selectors import matches
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.services import duels, people
from cardgames.web.services import matches as tables
from cardgames.web.services.contest import clock
from cardgames.web.terms import Terms
from cardgames.web.views.games import sample
from cardgames.web.views.languages import speak

GAME = games.FOR_TWO


@never_cache
@require_safe
def lobby(request: HttpRequest) -> HttpResponse:
    """Show the open tables, one's own, and the form for a new one."""
    return _lobby(request, Terms())


@require_http_methods(["GET", "HEAD", "POST"])
def make(request: HttpRequest) -> HttpResponse:
    """Make a table by the terms sent, and go where its host waits, or to the bot's table."""
    if request.method != "POST":  # a page that came in answer to the form, loaded again
        return redirect("lobby")
    asked = bargain.told(request.POST)
    try:
        limits.NEW_DEAL.take(limits.address(request))
        match = bargain.agreed(asked)
        match.host = _player(request, match)
        sitting = tables.make(match, clock(), asked.number)
    except (Fault, Refused) as no:
        return _lobby(request, asked, no.why, 400)
    if sitting is not None:
        return redirect("duel", sitting.key)
    return redirect("challenge", match.code)


def _lobby(
    request: HttpRequest, asked: Terms, fault: Tells | None = None, status: int = 200
) -> HttpResponse:
    user = request.user.pk
    duels.lapse_for(user)
    context = {
        "game": GAME,
        "name": told(GAME.name),
        "svg": sample(GAME.slug),
        "terms": asked._asdict(),
        "options": [
            (variant.slug, told(variant.name), told(variant.says))
            for variant in GAME.variants
            if variant.slug in bargain.OPTIONS
        ],
        "levels": [(slug, told(level.name)) for slug, level in LEVELS.items()],
        "clocks": list(bargain.CLOCKS),
        "tables": wire_lobby.lobby(matches.waiting(), user, language())["tables"],
        "mine": _mine(user),
        "may_rate": request.user.is_authenticated and not request.user.guest,
        "fault": None if fault is None else told(fault),
    }
    return render(request, "duel/lobby.html", context, status=status)


def _mine(user: int | None) -> list[dict[str, Any]]:
    """Return the tables of a person that wait for an opponent or are played at."""
    waiting = [
        (reverse("challenge", args=[match.code]), "waiting", match)
        for match in matches.hosted(user)[: matches.MINE]
    ]
    playing = [
        (reverse("duel", args=[seat.sitting.key]), "playing", seat.sitting.duel.match)
        for seat in matches.playing(user)
    ]
    return [
        {"path": path, "state": state, "terms": bargain.plain(match, language())}
        for path, state, match in (*playing, *waiting)
    ]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def challenge(request: HttpRequest, code: str) -> HttpResponse:
    """Show a table that waits: to its host the link to send, to others the terms; join on a press.

    Once it is played at, it leads there.
    """
    match = matches.match(code)
    sitting = matches.begun(match)
    if sitting is not None:
        return _to_table(request, sitting)
    if match.host is None:
        raise NoSuchTable
    speak(request, match.host.language)
    fault, status = None, 200
    if request.method == "POST":
        limits.NEW_DEAL.take(limits.address(request))
        try:
            sitting = tables.join(match, _player(request, match), clock())
            return redirect("duel", sitting.key)
        except Refused as no:
            fault, status = no.why, 403 if no.why is sentences.duels.NEEDS_ACCOUNT else 409
            sitting = matches.begun(match)
            if sitting is not None and matches.plays(sitting, request.user.pk):
                return _to_table(request, sitting)  # pressed twice
    return _challenge(request, match, fault, status)


def _player(request: HttpRequest, match: Match) -> User:
    """Return who wants to play. Raises `Refused` where that takes an account: no guest is made."""
    if match.rated and not request.user.is_authenticated:
        raise Refused(sentences.duels.NEEDS_ACCOUNT)
    return people.player(request)


def _to_table(request: HttpRequest, sitting: Sitting) -> HttpResponse:
    if matches.plays(sitting, request.user.pk):
        return redirect("duel", sitting.key)
    return redirect("duel-watch", sitting.watch)


def _challenge(
    request: HttpRequest, match: Match, fault: Tells | None, status: int
) -> HttpResponse:
    context = {
        "game": GAME,
        "name": told(GAME.name),
        "match": match,
        "mine": match.host_id == request.user.pk,
        "terms": wire_lobby.waiting(match, request.user.pk, language()),
        "url": _url(request, match),
        "may_rate": request.user.is_authenticated and not request.user.guest,
        "fault": None if fault is None else told(fault),
    }
    return render(request, "duel/challenge.html", context, status=status)


def _url(request: HttpRequest, match: Match) -> str:
    return links.absolute(request, reverse("challenge", args=[match.code]))


@require_POST
def cancel(request: HttpRequest, code: str) -> HttpResponse:
    """Withdraw one's own table that still waits."""
    match = matches.match(code)
    if request.user.pk is None or match.host_id != request.user.pk:
        raise NoSuchTable
    tables.cancel(match)
    return redirect("lobby")
