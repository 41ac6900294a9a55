"""Statistics over time as charts: each a plot, and the table with its exact numbers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import NamedTuple

from django.utils.formats import date_format, number_format
from django.utils.safestring import SafeString

from cardgames.engine.prose import Said, Text
from cardgames.web import periods, plots
from cardgames.web.language import told
from cardgames.web.plots import Mark
from cardgames.web.selectors.statistics import Course, Figures, Step

LONG = {
    periods.DAY: Text("j E Y", "j E Y"),
    periods.MONTH: Text("F Y", "F Y"),
    periods.YEAR: Text("Y", "Y"),
}
SHORT = {
    periods.DAY: Text("j M", "d.m"),
    periods.MONTH: Text("M Y", "m.Y"),
    periods.YEAR: Text("Y", "Y"),
}
NONE = "–"

STEP = {
    periods.DAY: Text("Day", "День"),
    periods.MONTH: Text("Month", "Месяц"),
    periods.YEAR: Text("Year", "Год"),
}
ENDED, WON, SHARE = Text("Ended", "Окончено"), Text("Won", "Выиграно"), Text("%", "%")
UNDOS, HINTS = Text("Undos", "Отмены"), Text("Hints", "Подсказки")
BEST, MEAN = Text("Best", "Лучшее"), Text("Average", "Среднее")

RESULTS = Text("Deals played to an end, and won", "Оконченные расклады и сколько из них выиграно")
MOVES = Text("Moves of won games, on average", "Ходов в выигранных партиях, в среднем")
MINUTES = Text("Minutes that won games took, on average", "Минут на выигранную партию, в среднем")
RESULTS_OF_TWO = Text(
    "Games played to an end, and won", "Оконченные партии и сколько из них выиграно"
)
MOVES_OF_TWO = Text(
    "Your moves in games you won, on average", "Своих ходов в выигранных партиях, в среднем"
)
POINTS = Text("Score, on average", "Счёт, в среднем")
SAYS = Text(
    "From {first} to {last}. The exact numbers are in the table.",
    "{first} – {last}. Точные числа — в таблице.",
)
IN_ALL = Text("{when}: {ended} ended, {won} of them won", "{when}: сыграно {ended}, выиграно {won}")
VALUE = Text("{when}: {value}", "{when}: {value}")


class Chart(NamedTuple):
    """A plot with its title, and the same as a table: its headings, its rows."""

    name: str
    title: str
    svg: SafeString
    headings: list[str]
    rows: list[list[str]]


def clock(time: timedelta | None) -> str:
    """Return a span of time as `6:12` or `1:02:03`."""
    if time is None:
        return NONE
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def number(value: float | None, places: int = 0) -> str:
    """Return a number as the reader writes it; a dash where there is none."""
    # Django cuts off what it does not show.
    return NONE if value is None else number_format(round(value, places), places)


def results(course: Course, two: bool = False) -> Chart:
    """Return the chart of deals ended and won; of a game for two without what it does not count."""

    def mark(step: Step, when: str) -> Mark:
        figures = step.figures
        said = IN_ALL.say(when=when, ended=figures.ended, won=figures.won)
        return Mark(_short(course, step.first), told(said), figures.ended, figures.won)

    def row(figures: Figures) -> list[str]:
        aids = () if two else (figures.undos, figures.hints)
        return [number(count) for count in (figures.ended, figures.won, figures.percent, *aids)]

    headings = (ENDED, WON, SHARE) if two else (ENDED, WON, SHARE, UNDOS, HINTS)
    title = RESULTS_OF_TWO if two else RESULTS
    return _chart("results", title, course, plots.bars, mark, headings, row)


def moves(course: Course, two: bool = False) -> Chart:
    """Return the chart of the moves of wins."""

    def row(figures: Figures) -> list[str]:
        return [number(figures.won), number(figures.best_moves), number(figures.mean_moves, 1)]

    mark = _valued(course, lambda figures: figures.mean_moves)
    title = MOVES_OF_TWO if two else MOVES
    return _chart("moves", title, course, plots.line, mark, (WON, BEST, MEAN), row)


def times(course: Course) -> Chart:
    """Return the chart of the time that wins took."""

    def row(figures: Figures) -> list[str]:
        return [number(figures.won), clock(figures.shortest), clock(figures.mean_spent)]

    def minutes(figures: Figures) -> float | None:
        mean = figures.mean_spent
        return None if mean is None else mean / timedelta(minutes=1)

    mark = _valued(course, minutes)
    return _chart("times", MINUTES, course, plots.line, mark, (WON, BEST, MEAN), row)


def points(course: Course) -> Chart:
    """Return the chart of the score, for a game that has one."""

    def row(figures: Figures) -> list[str]:
        return [number(figures.ended), number(figures.best_points), number(figures.mean_points, 1)]

    mark = _valued(course, lambda figures: figures.mean_points)
    return _chart("points", POINTS, course, plots.line, mark, (ENDED, BEST, MEAN), row)


def _valued(
    course: Course, value: Callable[[Figures], float | None]
) -> Callable[[Step, str], Mark]:
    def mark(step: Step, when: str) -> Mark:
        found = value(step.figures)
        said = VALUE.say(when=when, value=number(found, 1))
        return Mark(_short(course, step.first), told(said), found)

    return mark


def _chart(
    name: str,
    title: Text,
    course: Course,
    draw: Callable[..., SafeString],
    mark: Callable[[Step, str], Mark],
    headings: tuple[Text, ...],
    row: Callable[[Figures], list[str]],
) -> Chart:
    when = [_long(course, step.first) for step in course.steps]
    marks = [mark(step, at) for step, at in zip(course.steps, when, strict=True)]
    says = told(_says(when))
    rows = [
        [at, *row(step.figures)]
        for step, at in zip(course.steps, when, strict=True)
        if step.figures.ended
    ]
    heads = [told(head) for head in (STEP[course.length], *headings)]
    return Chart(name, told(title), draw(name, told(title), says, marks), heads, rows[::-1])


def _says(when: list[str]) -> Said:
    return SAYS.say(first=when[0], last=when[-1])


def _long(course: Course, first: date) -> str:
    return date_format(first, told(LONG[course.length]))


def _short(course: Course, first: date) -> str:
    return date_format(first, told(SHORT[course.length]))
