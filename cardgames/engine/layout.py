"""A drawing of the table, to scale: four characters a card's width, two lines a card's height.

The drawing is read as it stands: where a pile's name begins is where its top left corner lies.
A dot keeps room and names nothing. A pile that fans reaches as far as the next pile in its way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from cardgames.engine.piles import Fan


class Place(NamedTuple):
    """Where a pile lies, in cards from the top left; which way it fans and how far it may."""

    x: float
    y: float
    fan: Fan
    room: float


@dataclass(frozen=True)
class Layout:
    """The places of all piles by name, and the size of the whole, in cards."""

    width: float
    height: float
    places: dict[str, Place]


def read_layout(drawing: str, fans: dict[str, Fan]) -> Layout:
    """Return the layout of a drawing that names each pile of `fans` just once.

    Raises `ValueError` when a pile is missing, unknown or drawn twice.
    """
    corners = list(_corners(drawing))
    names = [name for name, _, _ in corners if name != "."]
    if sorted(names) != sorted(fans):
        astray = sorted(set(names) ^ set(fans)) or sorted({n for n in names if names.count(n) > 1})
        raise ValueError(f"the drawing and the piles differ: {' '.join(astray)}")
    width = max(x for _, x, _ in corners) + 1
    height = max(y for _, _, y in corners) + 1
    piles = [corner for corner in corners if corner[0] != "."]
    places = {}
    for name, x, y in piles:
        fan = fans[name]
        ends = {
            "none": [],
            "down": [below for _, left, below in piles if below > y and abs(left - x) < 1],
            "right": [right for _, right, top in piles if right > x and abs(top - y) < 1],
        }[fan]
        edge = min(ends, default=height if fan == "down" else width)
        places[name] = Place(
            x, y, fan, 1.0 if fan == "none" else edge - (y if fan == "down" else x)
        )
    return Layout(width, height, places)


def _corners(drawing: str) -> Iterable[tuple[str, float, float]]:
    lines = drawing.rstrip().splitlines()
    while lines and not lines[0].strip():
        del lines[0]
    margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    for row, line in enumerate(lines):
        for word in re.finditer(r"\S+", line):
            yield word[0], (word.start() - margin) / 4, row / 2
