"""A game's page, and dealing it."""

from __future__ import annotations

import functools
import hashlib
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_safe

from cardgames import games
from cardgames.engine.game import Game, Variant
from cardgames.engine.page import rules_page
from cardgames.engine.prose import Fault, Tells
from cardgames.web import drawing, limits, sentences, sketch
from cardgames.web.language import told
from cardgames.web.missing import NotHere
from cardgames.web.selectors import favourites
from cardgames.web.services import deals, people, sittings

SAMPLE = 1  # the deal drawn on the home page


def found(slug: str) -> Game:
    """Return the game of an address. Raises `NotHere`."""
    if slug not in games.PATIENCES:
        raise NotHere(sentences.pages.NO_SUCH_GAME)
    return games.PATIENCES[slug]


class Question(NamedTuple):
    """Variants that a deal is played by or not; of several that exclude each other, one at most."""

    field: str
    variants: tuple[Variant, ...]

    @property
    def either(self) -> bool:
        """Whether one has to be chosen among several."""
        return len(self.variants) > 1


def questions(game: Game) -> list[Question]:
    """Return the variants of a game, those that answer the same question together."""
    groups: list[list[Variant]] = []
    for variant in game.variants:
        same = [group for group in groups if any(variant.excludes(other) for other in group)]
        groups = [group for group in groups if group not in same]
        groups.append([*(other for group in same for other in group), variant])
    return [Question(f"variant-{place}", tuple(group)) for place, group in enumerate(groups)]


def chosen(request: HttpRequest) -> list[str]:
    """Return the variants that were marked: each question has a field of its own."""
    fields = [field for field in request.POST if field.startswith("variant")]
    return [slug for field in fields for slug in request.POST.getlist(field) if slug]


@functools.cache
def sample(slug: str) -> SafeString:
    """Return a drawing of a game's table."""
    rules = games.rules(slug)
    svg = sketch.svg(rules.game, rules.view(rules.deal(SAMPLE)))
    return mark_safe(svg)  # noqa: S308 -- made of numbers and our own shapes


def layout_url(game: Game, seat: int = 1) -> str:
    """Return the address of a game's layout, another one whenever the layout changes."""
    digest = hashlib.blake2b(drawing.layout_css(game, seat).encode(), digest_size=6).hexdigest()
    name = "layout-turned" if seat == 2 else "layout"
    return f"{reverse(name, args=[game.slug])}?v={digest}"


@cache_control(public=True, max_age=365 * 24 * 3600, immutable=True)
@require_safe
def layout(request: HttpRequest, slug: str, seat: int = 1) -> HttpResponse:
    """Return the drawing of a game's table as a style sheet, as one of its seats sees it."""
    game = games.ALL.get(slug)
    if game is None or seat > game.seats:
        raise NotHere(sentences.pages.NO_SUCH_GAME)
    return HttpResponse(drawing.layout_css(game, seat), content_type="text/css; charset=utf-8")


@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a game: its rules in full, other names, source, variants, and the ways to deal it."""
    if slug == games.FOR_TWO.slug:
        return render(request, "duel/game.html", described(request, games.FOR_TWO))
    return _page(request, found(slug))


def described(request: HttpRequest, game: Game) -> dict[str, Any]:
    """Return what the pages of a game say of it."""
    return {
        "game": game,
        "name": told(game.name),
        "names": [told(name) for name in game.also],
        "source": told(game.source),
        "page": rules_page(games.rules(game.slug)),
        "svg": sample(game.slug),
        "favourite": game.slug in favourites.marked(request),
    }


@require_http_methods(["GET", "HEAD", "POST"])
def deal(request: HttpRequest, slug: str) -> HttpResponse:
    """Deal a game, by the number typed or by one that nobody knows, and go to its table."""
    game = found(slug)
    if request.method != "POST":  # a page that came in answer to the form, loaded again
        return redirect("game", slug)
    number = request.POST.get("number", "").strip()
    variants = chosen(request)
    try:
        limits.NEW_DEAL.take(limits.address(request))
        if number:
            cards = deals.numbered(game.slug, variants, number)
        else:
            cards = deals.secret(game.slug, variants)
        player = people.player(request)
    except Fault as fault:
        return _page(request, game, fault.why, 400)
    return redirect("table", sittings.begin(cards, player).key)


def _page(
    request: HttpRequest, game: Game, fault: Tells | None = None, status: int = 200
) -> HttpResponse:
    context = {
        **described(request, game),
        "variants": questions(game),
        "chosen": chosen(request),
        "fault": None if fault is None else told(fault),
        "number": request.POST.get("number", ""),
    }
    return render(request, "game.html", context, status=status)
