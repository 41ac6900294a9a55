"""What somebody's results come to: by game and variants, over any period, and step by step.

All is read from `Result`, where a deal counts once, by its first attempt; what is still on the
table is counted from the sittings.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple

from django.db.models import Count, Exists, Max, Min, OuterRef, Q, QuerySet, Sum
from django.db.models.functions import TruncDay, TruncMonth

from cardgames.web import periods
from cardgames.web.models import Result
from cardgames.web.periods import Period
from cardgames.web.selectors import sittings

Way = tuple[str, str]  # a game, and the variants it was played by

WON = Q(won=True)
SUMS: dict[str, Any] = {
    "ended": Count("ended"),  # of columns that are in the index alone, so no row is looked at
    "won": Count("ended", filter=WON),
    "moves": Sum("moves", filter=WON, default=0),
    "best_moves": Min("moves", filter=WON),
    "spent": Sum("spent", filter=WON, default=0),
    "best_spent": Min("spent", filter=WON),
    "points": Sum("points"),
    "best_points": Max("points"),
    "hints": Sum("hints"),
    "undos": Sum("undos"),
}
SUMMED = {f"{name}_in_all": summed for name, summed in SUMS.items()}  # not to hide the columns


@dataclass
class Figures:
    """What results come to. Moves and times are those of wins; points are those of all."""

    ended: int = 0
    won: int = 0
    moves: int = 0
    best_moves: int | None = None
    spent: int = 0
    best_spent: int | None = None
    points: int = 0
    best_points: int | None = None
    hints: int = 0
    undos: int = 0
    open: int = 0  # begun and neither won nor given up, nor replaced
    repeats: int = 0  # later attempts at the same cards, counted nowhere else
    streak: int = 0  # wins in a row up to the last result
    longest: int = 0

    @property
    def played(self) -> int:
        """The deals begun with a move."""
        return self.ended + self.open

    @property
    def percent(self) -> float | None:
        """How many in a hundred that have ended were won."""
        return 100 * self.won / self.ended if self.ended else None

    @property
    def mean_moves(self) -> float | None:
        """The moves of a win, on the average."""
        return self.moves / self.won if self.won else None

    @property
    def mean_spent(self) -> timedelta | None:
        """The time that a win took, on the average."""
        return timedelta(milliseconds=self.spent // self.won) if self.won else None

    @property
    def shortest(self) -> timedelta | None:
        """The time that the quickest win took."""
        return None if self.best_spent is None else timedelta(milliseconds=self.best_spent)

    @property
    def mean_points(self) -> float | None:
        """The points of a result, on the average."""
        return self.points / self.ended if self.ended else None

    def add(self, other: Figures) -> None:
        """Count other results in; streaks, which have an order, are left as they are."""
        for name in ("ended", "won", "moves", "spent", "points", "hints", "undos"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.open += other.open
        self.repeats += other.repeats
        for name, best in (("best_moves", min), ("best_spent", min), ("best_points", max)):
            both = (getattr(self, name), getattr(other, name))
            setattr(self, name, best((one for one in both if one is not None), default=None))

    def follow(self, won: bool) -> None:
        """Count the next result in the order in which they came."""
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)


class Statistics(NamedTuple):
    """The figures of a person: of all games together, of each, and of each way to play it."""

    total: Figures
    games: dict[str, Figures]
    ways: dict[Way, Figures]

    def of(self, game: str, variants: str) -> tuple[Figures, Figures, Figures]:
        """Return all the figures in which a result of that kind is counted."""
        return self.total, self.games[game], self.ways[game, variants]


class Step(NamedTuple):
    """What ended within a day, a month or a year, from the day `first` on."""

    first: date
    figures: Figures


class Course(NamedTuple):
    """A period in steps of one length, those with nothing in them included."""

    length: str
    steps: list[Step]


def statistics(user: int | None, since: datetime | None = None, game: str = "") -> Statistics:
    """Return what a person has played since then, or ever; of all games or one."""
    found = Statistics(Figures(), defaultdict(Figures), defaultdict(Figures))
    results = _of(user, since, game)
    for row in results.values("game", "variants", "repeat").annotate(**SUMMED):
        summed = _summed(row)
        figures = Figures(repeats=summed.ended) if row["repeat"] else summed
        for each in found.of(row["game"], row["variants"]):
            each.add(figures)
    for of, variants, count in _open(user, since, game):
        for each in found.of(of, variants):
            each.add(Figures(open=count))
    firsts = results.filter(repeat=False).order_by("ended", "won")
    for of, variants, won in firsts.values_list("game", "variants", "won"):
        for each in found.of(of, variants):
            each.follow(won)
    return found


def _summed(row: Mapping[str, Any]) -> Figures:
    return Figures(**{name: row[f"{name}_in_all"] for name in SUMS})


def course(
    user: int | None, period: Period, today: date, game: str = "", variants: str | None = None
) -> Course:
    """Return a period step by step, of all games or one, played in any way or one."""
    results = _of(user, period.since(today), game).filter(repeat=False)
    if variants is not None:
        results = results.filter(variants=variants)
    truncated = TruncDay if period.step == periods.DAY else TruncMonth
    rows = results.values(first=truncated("ended")).annotate(**SUMMED)
    kept = {row["first"].date(): _summed(row) for row in rows}
    length, firsts = periods.steps(period, min(kept, default=today), today)
    steps = {first: Figures() for first in firsts}
    for first, figures in kept.items():
        start = date(first.year, 1, 1) if length == periods.YEAR else first
        steps.setdefault(start, Figures()).add(figures)
    return Course(length, [Step(*step) for step in steps.items()])


def drawn(user: int | None, since: datetime | None, game: str, variants: str | None) -> int:
    """Return how many games for two were won by nobody, played in any way or one."""
    results = _of(user, since, game).filter(seat__sitting__duel__winner=0)
    return (results if variants is None else results.filter(variants=variants)).count()


def _of(user: int | None, since: datetime | None, game: str) -> QuerySet[Result]:
    if user is None:
        return Result.objects.none()
    asked: dict[str, Any] = {"user": user}
    if game:
        asked["game"] = game
    if since is not None:
        asked["ended__gte"] = since
    return Result.objects.filter(**asked)


def _open(user: int | None, since: datetime | None, game: str) -> Iterable[tuple[str, str, int]]:
    """Return by game and variants how many deals are on the table at their first attempt."""
    begun = sittings.open_by(user).filter(practice=False).order_by()
    if game:
        begun = begun.filter(deal__game=game)
    if since is not None:
        begun = begun.filter(started__gte=since)
    again = Result.objects.filter(user=user, deal=OuterRef("deal"))
    ways = begun.exclude(Exists(again)).values_list("deal__game", "deal__variants")
    return ways.annotate(Count("pk"))
