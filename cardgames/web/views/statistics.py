"""What somebody's games come to: all of them on one page, each game on its own."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.engine.game import Game
from cardgames.web import charts, periods, sentences
from cardgames.web.charts import Chart
from cardgames.web.language import told
from cardgames.web.missing import NotHere
from cardgames.web.selectors import statistics as selectors
from cardgames.web.selectors.statistics import Course, Figures


@never_cache
@require_safe
def statistics(request: HttpRequest) -> HttpResponse:
    """Show what all games come to, in a period."""
    period = periods.named(request.GET.get("period"))
    today = timezone.now().date()
    found = selectors.statistics(request.user.pk, period.since(today))
    rows = [(game, found.games[slug]) for slug, game in games.ALL.items() if slug in found.games]
    context = {
        "periods": periods.PERIODS,
        "period": period,
        "total": found.total,
        "rows": rows,
        "charts": [charts.results(selectors.course(request.user.pk, period, today))],
    }
    return render(request, "statistics/all.html", context)


@never_cache
@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    """Show what one game comes to, in a period, played in any way or in one."""
    if slug not in games.ALL:
        raise NotHere(sentences.pages.NO_SUCH_GAME)
    period = periods.named(request.GET.get("period"))
    today = timezone.now().date()
    found = selectors.statistics(request.user.pk, period.since(today), slug)
    ways = {variants: figures for (of, variants), figures in found.ways.items() if of == slug}
    chosen = request.GET.get("variants")
    way = chosen if chosen in ways else None
    course = selectors.course(request.user.pk, period, today, slug, way)
    two = games.ALL[slug].seats > 1
    context = {
        "drawn": selectors.drawn(request.user.pk, period.since(today), slug, way) if two else 0,
        "game": games.ALL[slug],
        "name": told(games.ALL[slug].name),
        "periods": periods.PERIODS,
        "period": period,
        "way": way,
        "ways": _named(games.ALL[slug], ways),
        "figures": found.games.get(slug, Figures()) if way is None else ways[way],
        "charts": _charts(games.ALL[slug], course),
    }
    return render(request, "statistics/two.html" if two else "statistics/game.html", context)


def _charts(game: Game, course: Course) -> list[Chart]:
    """Return what is drawn of a game; the score only where it has one."""
    two = game.seats > 1
    shown = [charts.results(course, two), charts.moves(course, two), charts.times(course)]
    return [*shown, charts.points(course)] if game.scored else shown


def _named(game: Game, ways: dict[str, Figures]) -> list[tuple[str, str, Figures]]:
    """Return the ways a game was played, those played most first, with what each is called."""
    names = {variant.slug: told(variant.name) for variant in game.variants}
    names["bot"] = told(sentences.duels.AGAINST_BOT)
    return [
        (variants, ", ".join(names.get(slug, slug) for slug in variants.split()), figures)
        for variants, figures in sorted(ways.items(), key=lambda way: -way[1].played)
    ]
