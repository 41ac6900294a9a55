"""A drawing of the table, to scale: four characters a card's width, two lines a card's height.

The drawing is read as it stands: where a pile's name begins is where its top left corner lies.
A dot keeps room and names nothing. A pile that fans reaches as far as the next pile in its way.
Two stars are the corners of what is drawn on the felt beneath the cards. The piles of a ring are
drawn only about where they lie: they are spread evenly on the ellipse that their drawing spans.
An `@` and the number of a seat stand where that seat's name and clock are shown, `@0` where what
concerns both. Two who sit opposite each other see one drawing, each from his own side: for seat 2
it is turned half about.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from cardgames.engine.piles import Fan

ROW = 1.36  # how far two cards of a drawing lie apart downwards, where across it is 1


class Place(NamedTuple):
    """Where a pile lies, in cards from the top left; which way it fans and how far it may.

    In a ring its cards are turned, by so many degrees clockwise.
    """

    x: float
    y: float
    fan: Fan
    room: float
    turn: float = 0.0


class Box(NamedTuple):
    """A part of the table, in cards from the top left."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class Layout:
    """The places of all piles by name, the size of the whole, and what the stars enclose.

    `plates` is where the name of each seat stands, and under 0 what concerns both.
    """

    width: float
    height: float
    places: dict[str, Place]
    box: Box | None = None
    plates: dict[int, Place] = field(default_factory=dict)

    def turned(self) -> Layout:
        """Return the layout as whoever sits opposite sees it.

        Each pile and each name changes places with the one that lies opposite; so both players
        have the very same table before them, each himself at the near side of it.
        """
        places = {name: self.places[self.opposite[name]] for name in self.places}
        plates = {seat: self.plates[seat and 3 - seat] for seat in self.plates}
        return replace(self, places=places, plates=plates)

    @cached_property
    def opposite(self) -> dict[str, str]:
        """The pile that lies opposite to each: the last to the first, as one reads."""
        order = sorted(self.places, key=lambda name: (self.places[name].y, self.places[name].x))
        return dict(zip(order, reversed(order), strict=True))


def read_layout(drawing: str, fans: dict[str, Fan], ring: Collection[str] = ()) -> Layout:
    """Return the layout of a drawing that names each pile of `fans` just once.

    Raises `ValueError` when a pile is missing, unknown or drawn twice.
    """
    drawn = list(_corners(drawing))
    corners = [corner for corner in drawn if corner[0] != "*"]
    names = [name for name, _, _ in corners if name[0] not in ".@"]
    if sorted(names) != sorted(fans):
        astray = sorted(set(names) ^ set(fans)) or sorted({n for n in names if names.count(n) > 1})
        raise ValueError(f"the drawing and the piles differ: {' '.join(astray)}")
    width = max(x for _, x, _ in corners) + 1
    height = max(y for _, _, y in corners) + 1
    piles = [corner for corner in corners if corner[0] != "."]
    places = {}
    for name, x, y in piles:
        fan = fans.get(name, "right")
        ends = {
            "none": [],
            "down": [below for _, left, below in piles if below > y and abs(left - x) < 1],
            "right": [right for _, right, top in piles if right > x and abs(top - y) < 1],
        }[fan]
        edge = min(ends, default=height if fan == "down" else width)
        places[name] = Place(
            x, y, fan, 1.0 if fan == "none" else edge - (y if fan == "down" else x)
        )
    plates = {int(name[1:]): places.pop(name) for name in list(places) if name[0] == "@"}
    places |= _round({name: places[name] for name in ring})
    box = _box([(x, y) for name, x, y in drawn if name == "*"])
    return Layout(width, height, places, box, plates)


def _box(stars: list[tuple[float, float]]) -> Box | None:
    if not stars:
        return None
    across, down = zip(*stars, strict=True)
    return Box(min(across), min(down), max(across), max(down))


SIDEWAYS = 1e-6  # what still counts as level with the middle
STEPS = 360  # in which the way around an ellipse is measured


def _round(drawn: dict[str, Place]) -> dict[str, Place]:
    """Return the places of a ring, evenly spread from its top on, each turned to face outwards.

    Below the middle cards are turned the other way about, so that none stands on its head.
    """
    if not drawn:
        return {}
    left, right = min(place.x for place in drawn.values()), max(p.x for p in drawn.values())
    top, bottom = min(place.y for place in drawn.values()), max(p.y for p in drawn.values())
    x, y, wide, high = (
        (left + right) / 2,
        (top + bottom) / 2,
        (right - left) / 2,
        (bottom - top) / 2,
    )

    def bearing(place: Place) -> float:
        return math.atan2((place.x - x) / wide, (y - place.y) / high) % math.tau

    order = sorted(drawn, key=lambda name: bearing(drawn[name]))
    ring = {}
    for name, angle in zip(order, _evenly(len(order), wide, high * ROW), strict=True):
        sine, cosine = math.sin(angle), math.cos(angle)
        turn = math.degrees(math.atan2(sine * high * ROW, cosine * wide))
        turn -= math.copysign(180, turn) if cosine < -SIDEWAYS else 0
        at = drawn[name]._replace(x=x + wide * sine, y=y - high * cosine)
        ring[name] = at._replace(turn=round(turn, 2))
    return ring


def _evenly(count: int, wide: float, high: float) -> list[float]:
    """Return the angles of points that lie equally far apart along an ellipse, from its top."""
    gone = [0.0]
    for step in range(STEPS):
        angle = math.tau * (step + 0.5) / STEPS
        gone.append(gone[-1] + math.hypot(wide * math.cos(angle), high * math.sin(angle)))
    angles, step = [], 0
    for point in range(count):
        far = gone[-1] * point / count
        while gone[step + 1] <= far:
            step += 1
        within = (far - gone[step]) / (gone[step + 1] - gone[step])
        angles.append(math.tau * (step + within) / STEPS)
    return angles


def _corners(drawing: str) -> Iterable[tuple[str, float, float]]:
    lines = drawing.rstrip().splitlines()
    while lines and not lines[0].strip():
        del lines[0]
    margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    for row, line in enumerate(lines):
        for word in re.finditer(r"\S+", line):
            yield word[0], (word.start() - margin) / 4, row / 2
