"""Plots drawn by the server as SVG: bars and lines over time, each with its exact words.

Their colours and type are classes of `statistics.css`. A plot is an image with a name and a
description; every mark says its own value when it is pointed at. The numbers stand in a table
beside it, so nobody has to read them off.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

# Narrow enough that print of 12 stays print of 12 on a phone.
WIDTH, HEIGHT = 330, 190
LEFT, RIGHT, TOP, BOTTOM = 40, 8, 10, 26
LABELS = 4  # along the bottom, at most
LINES = 4  # across, at most


class Mark(NamedTuple):
    """A step of time: its label, what is said of it, and its value; None where it has none.

    `part` is how much of a bar is drawn full.
    """

    label: str
    said: str
    value: float | None
    part: float = 0


def bars(name: str, title: str, says: str, marks: Sequence[Mark]) -> SafeString:
    """Return bars, of each of which a part is full. `name` is unique on its page."""
    frame = _Frame(marks)
    drawn = []
    for place, mark in enumerate(marks):
        if mark.value:
            x = frame.middle(place) - frame.bar / 2
            whole, full = frame.height(mark.value), frame.height(mark.part)
            base = HEIGHT - BOTTOM
            shape = f'x="{x:.1f}" width="{frame.bar:.1f}"'
            drawn.append(
                f"<g><title>{escape(mark.said)}</title>"
                f'<rect class="rest" {shape} y="{base - whole:.1f}" height="{whole:.1f}"/>'
                f'<rect class="full" {shape} y="{base - full:.1f}" height="{full:.1f}"/></g>'
            )
    return _plot(name, title, says, frame, drawn)


def line(name: str, title: str, says: str, marks: Sequence[Mark]) -> SafeString:
    """Return a line through the marks that have a value. `name` is unique on its page."""
    frame = _Frame(marks)
    points = [
        (frame.middle(place), HEIGHT - BOTTOM - frame.height(mark.value), mark.said)
        for place, mark in enumerate(marks)
        if mark.value is not None
    ]
    course = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
    drawn = [f'<polyline class="course" points="{course}"/>']
    drawn += [
        f'<circle class="point" cx="{x:.1f}" cy="{y:.1f}" r="4">'
        f"<title>{escape(said)}</title></circle>"
        for x, y, said in points
    ]
    return _plot(name, title, says, frame, drawn)


class _Frame:
    """What the marks stand in: where each is, and how high a value reaches."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.marks = marks
        self.pitch = (WIDTH - LEFT - RIGHT) / max(1, len(marks))
        self.bar = min(26, self.pitch * 0.72)
        self.step, self.lines = _scale(max((mark.value or 0 for mark in marks), default=0))

    def middle(self, place: int) -> float:
        return LEFT + (place + 0.5) * self.pitch

    def height(self, value: float) -> float:
        return value / (self.step * self.lines) * (HEIGHT - TOP - BOTTOM)

    def across(self) -> list[str]:
        """The lines across, each with its number."""
        drawn = []
        for number in range(self.lines + 1):
            y = HEIGHT - BOTTOM - self.height(number * self.step)
            drawn.append(
                f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
                f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">'
                f"{number * self.step:g}</text>"
            )
        return drawn

    def along(self) -> list[str]:
        """The labels of so many steps as there is room for, the last one among them."""
        every = math.ceil(len(self.marks) / LABELS)
        last = len(self.marks) - 1
        drawn = []
        for place, mark in enumerate(self.marks):
            if (last - place) % every == 0:
                # The outer ones stay within the picture.
                x = min(max(self.middle(place), LEFT + 8), WIDTH - 26)
                drawn.append(
                    f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">'
                    f"{escape(mark.label)}</text>"
                )
        return drawn


def _scale(most: float) -> tuple[float, int]:
    """Return the distance of the lines across, a round number, and how many make room for all."""
    rough = max(most, 1) / LINES
    power = 10 ** math.floor(math.log10(rough))
    step = next(round_ * power for round_ in (1, 2, 5, 10) if round_ * power >= rough)
    step = max(step, 1)
    return step, max(1, math.ceil(most / step))


def _plot(name: str, title: str, says: str, frame: _Frame, drawn: list[str]) -> SafeString:
    svg = (
        f'<svg class="plot" role="img" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'aria-labelledby="{name}-title" aria-describedby="{name}-says">'
        f'<title id="{name}-title">{escape(title)}</title>'
        f'<desc id="{name}-says">{escape(says)}</desc>'
        f'<g class="frame">{"".join(frame.across() + frame.along())}</g>{"".join(drawn)}</svg>'
    )
    return mark_safe(svg)  # noqa: S308 -- our own shapes; what is said in them is escaped
