"""The spans of time that statistics are asked for, and the steps they are shown in."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from cardgames.engine.prose import Text

DAY, MONTH, YEAR = "day", "month", "year"
MANY_MONTHS = 36  # more of them than that are shown by years


class Period(NamedTuple):
    """A span of time that ends today (UTC); `days` or `months` long, or from the beginning."""

    slug: str
    name: Text
    days: int = 0
    months: int = 0

    @property
    def step(self) -> str:
        """What its plots go by; `steps` may take longer ones."""
        return DAY if self.days else MONTH

    def since(self, today: date) -> datetime | None:
        """Return when it begins; None where it has no beginning."""
        if self.days:
            first = today - timedelta(days=self.days - 1)
        elif self.months:
            first = _later(today.replace(day=1), 1 - self.months)
        else:
            return None
        return datetime.combine(first, time(), UTC)


PERIODS = (
    Period("", Text("All time", "Всё время")),
    Period("year", Text("12 months", "12 месяцев"), months=12),
    Period("month", Text("30 days", "30 дней"), days=30),
    Period("week", Text("7 days", "7 дней"), days=7),
)


def named(slug: str | None) -> Period:
    """Return the period of that name; all time where there is none."""
    return next((period for period in PERIODS if period.slug == slug), PERIODS[0])


def steps(period: Period, first: date, today: date) -> tuple[str, list[date]]:
    """Return by what the plots of a period go, and the first day of each step.

    `first` is the earliest day of which there is something to show.
    """
    since = period.since(today)
    start = first if since is None else since.date()
    if period.step == DAY:
        return DAY, list(_days(start, today))
    months = list(_months(start.replace(day=1), today))
    if len(months) <= MANY_MONTHS:
        return MONTH, months
    return YEAR, [date(year, 1, 1) for year in range(start.year, today.year + 1)]


def _days(start: date, end: date) -> Iterator[date]:
    while start <= end:
        yield start
        start += timedelta(days=1)


def _months(start: date, end: date) -> Iterator[date]:
    while start <= end:
        yield start
        start = _later(start, 1)


def _later(first: date, months: int) -> date:
    """Return the first day of the month so many months later."""
    years, month = divmod(first.month - 1 + months, 12)
    return date(first.year + years, month + 1, 1)
