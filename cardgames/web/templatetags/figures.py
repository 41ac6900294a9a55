"""`{{ value|count:1 }}`, `{{ time|clock }}`: numbers and times as the reader writes them."""

from datetime import timedelta

from django import template

from cardgames.web import charts

register = template.Library()


@register.filter
def count(value: float | None, places: int = 0) -> str:
    """Return a number with so many places; a dash where there is none."""
    return charts.number(value, places)


@register.filter
def clock(time: timedelta | int | None) -> str:
    """Return a time, which may be milliseconds, as `6:12` or `1:02:03`."""
    return charts.clock(timedelta(milliseconds=time) if isinstance(time, int) else time)
