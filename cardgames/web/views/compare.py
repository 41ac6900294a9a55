"""Two ways through the same deal, side by side."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.web import errors, replay_words, replaying, sentences
from cardgames.web.language import language, told
from cardgames.web.missing import NotHere
from cardgames.web.models import Sitting
from cardgames.web.replaying import Step
from cardgames.web.selectors import replays as selectors
from cardgames.web.selectors.replays import Viewer
from cardgames.web.standing import seen_so_far
from cardgames.web.views import replays

LINK = re.compile(r"/(?:replay|watch|embed)/([A-Za-z0-9_-]{1,64})")


@require_safe
def compare_with(request: HttpRequest, key: str) -> HttpResponse:
    """Lead to the comparison with the game of a link that was typed."""
    found = LINK.search(request.GET.get("link", ""))
    if found is None:
        return errors.page(request, 400, sentences.replays.NO_REPLAY_LINK)
    return redirect(reverse("compare", args=[key, found[1]]))


@never_cache
@require_safe
def compare(request: HttpRequest, key: str, other: str) -> HttpResponse:
    """Show two finished games of the same cards at the same move, and where they part."""
    sittings = [selectors.finished(key), selectors.finished(other)]
    if sittings[0].deal_id != sittings[1].deal_id:
        raise NotHere(sentences.replays.OTHER_CARDS)
    viewers = [selectors.viewer(sitting, request.user.pk) for sitting in sittings]
    for sitting, viewer in zip(sittings, viewers, strict=True):
        if page := replays.barred(request, sitting, viewer):
            return page
    ways = [_steps(sitting) for sitting in sittings]
    same = _alike(*ways)
    longest = max(map(len, ways))
    at = replays.number(request.GET.get("move", str(same)), longest)
    players = [selectors.players(sitting, request.user.pk) for sitting in sittings]
    titles = _titles(
        [viewer.own for viewer in viewers], [", ".join(filter(None, p)) for p in players]
    )
    game = games.ALL[sittings[0].deal.game]
    context = {
        "game": game,
        "name": told(game.name),
        "words": replay_words.page(language()),
        "sides": [_side(*of, at) for of in zip(sittings, viewers, titles, ways, strict=True)],
        "alike": ways[0][:same],
        "rows": [
            (number, *pair)
            for number, pair in enumerate(zip_longest(*(w[same:] for w in ways)), same + 1)
        ],
        "same": same,
        "at": at,
        "count": longest,
        "back": max(0, at - 1),
        "forward": min(longest, at + 1),
    }
    return render(request, "replay/compare.html", context)


def _side(sitting: Sitting, viewer: Viewer, title: str, way: list[Step], at: int) -> dict[str, Any]:
    """Return one of the two after so many moves, or after its last."""
    at = min(at, len(way))
    return {
        "sitting": sitting,
        "own": viewer.own,
        "title": title,
        "moves": len(way),
        "at": at,
        "said": way[at - 1].said if at else told(replay_words.AS_DEALT),
        "spent": replaying.clock(sitting.spent // 1000),
    }


def _steps(sitting: Sitting) -> list[Step]:
    return replaying.told(seen_so_far(sitting, None), sitting.times, language())


def _alike(one: list[Step], other: list[Step]) -> int:
    """Return how many moves two games begin with alike."""
    pairs = zip(one, other, strict=False)
    return next(
        (n for n, (a, b) in enumerate(pairs) if a.move != b.move), min(len(one), len(other))
    )


def _titles(own: list[bool], players: list[str]) -> tuple[str, str]:
    """Return what two games are called: the reader's own, those of players whose names he knows."""
    words = replay_words.page(language())
    first = words["own"] if own[0] else players[0] or words["one"]
    if own[1]:
        return first, words["own_other" if own[0] else "own"]
    return first, players[1] or words["other"]
