"""A player's page: his record at games for two, and his rating over time."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cardgames.web import errors, sentences
from cardgames.web.missing import NotHere
from cardgames.web.models import Match, Rated
from cardgames.web.selectors import matches, people, privacy, ratings
from cardgames.web.services import duels

WIDTH, HEIGHT, EDGE = 640, 200, 8  # of the plot, in its own units


@require_safe
def player(request: HttpRequest, name: str) -> HttpResponse:
    """Show how somebody with an account has fared in each mode."""
    user = people.named(name)
    if user is None:
        raise NotHere(sentences.duels.NO_SUCH_PLAYER)
    viewer = request.user.pk
    if not privacy.may_see(viewer, user.pk) and not matches.have_met(viewer, user.pk):
        return errors.page(request, 403, sentences.duels.RESULTS_NOT_SHOWN)
    duels.lapse_for(user.pk)
    present = ratings.present(user)
    modes = [
        {
            "mode": mode.value,
            "rating": present.get(mode.value),
            "margin": 2 * present[mode.value].deviation if mode.value in present else None,
            "record": matches.tally(user, mode),
            **_plotted(ratings.history(user, mode)),
        }
        for mode in Match.Mode
    ]
    return render(request, "duel/player.html", {"player": user, "modes": modes})


def _plotted(history: list[Rated]) -> dict[str, Any]:
    """Return a rating over time as the points of a line, its lowest and highest, and the rows."""
    if not history:
        return {"points": "", "history": []}
    values = [history[0].before, *(game.after for game in history)]
    low, high = min(values), max(values)
    wide = (WIDTH - 2 * EDGE) / (len(values) - 1)
    tall = (HEIGHT - 2 * EDGE) / (high - low or 1)
    points = " ".join(
        f"{EDGE + at * wide:.1f},{HEIGHT - EDGE - (value - low) * tall:.1f}"
        for at, value in enumerate(values)
    )
    return {"points": points, "low": low, "high": high, "history": history[::-1]}
