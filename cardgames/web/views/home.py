"""The home page, and what somebody has played."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.engine.game import Game
from cardgames.engine.prose import Said
from cardgames.web import searching, sentences
from cardgames.web.language import told
from cardgames.web.selectors import favourites, sittings
from cardgames.web.selectors.sittings import Entry
from cardgames.web.views.games import sample

OFFERED = 3  # sittings to continue, on the home page; the others are among "my games"


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show every game as a drawing of its table, favourites first, and what can be continued.

    The game for two comes after the patiences, which are one press from a card in the hand.
    All games are in the page; where something is searched for, the others are hidden.
    """
    open_sittings = sittings.latest_open(request.user.pk)
    latest = {entry.game: entry for entry in reversed(open_sittings)}
    marked = set(favourites.marked(request))
    query = request.GET.get("q", "")[: searching.LONGEST]
    entries = [
        _entry(game, latest.get(slug), slug in marked, query)
        for slug, game in games.PATIENCES.items()
    ]
    two = {
        "game": games.FOR_TWO,
        "name": told(games.FOR_TWO.name),
        "svg": sample(games.FOR_TWO.slug),
        "favourite": games.FOR_TWO.slug in marked,
        "words": searching.words(games.FOR_TWO.slug),
        "found": searching.finds(query, games.FOR_TWO.slug),
    }
    context = {
        "games": sorted(entries, key=lambda entry: not entry["favourite"]),
        "found": sum(entry["found"] for entry in (*entries, two)),
        "query": query,
        "continuing": open_sittings[:OFFERED],
        "two": two,
    }
    return render(request, "home.html", context)


def _entry(game: Game, sitting: Entry | None, favourite: bool, query: str) -> dict[str, Any]:
    return {
        "game": game,
        "name": told(game.name),
        "names": [told(name) for name in game.also],
        "words": searching.words(game.slug),
        "found": searching.finds(query, game.slug),
        "packs": game.packs,
        "difficulty": told(difficulty(game)),
        "source": told(game.source),
        "svg": sample(game.slug),
        "favourite": favourite,
        "sitting": sitting,
    }


def difficulty(game: Game) -> Said:
    """Return how hard a game is: the word for it, and how often a plain player wins."""
    assert game.comes_out is not None
    won, deals = game.comes_out
    level = next(level for least, level in sentences.difficulty.DIFFICULTY if won >= least * deals)
    if not won:
        return sentences.difficulty.NEVER_CAME_OUT.say(level=level, deals=deals)
    times = sentences.difficulty.TIMES.count(won)
    return sentences.difficulty.COMES_OUT.say(level=level, times=times, deals=deals)


@never_cache
@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """Show what the visitor can continue and what he has finished, a page of each at a time."""
    lists = {"continuing": sittings.page_open, "finished": sittings.page_finished}
    pages = {name: page(request.user.pk, request.GET.get(name)) for name, page in lists.items()}
    return render(request, "mine.html", pages)
