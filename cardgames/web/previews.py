"""The picture that a link shows of its table, as PNG: the drawing and the faces of the page.

There are no words in it, so no font is needed and the picture is the same for every reader.
"""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache

import resvg_py

from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.engine.game import Game
from cardgames.engine.table import Table
from cardgames.web import drawing, faces, sketch

WIDTH, HEIGHT = 1200, 630  # what every messenger asks for
MARGIN = 44
KEPT = 64  # pictures in the memory of each process, of 60 KB at most

CLOTH = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#265e49"/>'
    f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT - 28}" rx="12" fill="none" '
    'stroke="#7f8a5c" stroke-width="2"/>'
)
# An edge is a larger sheet beneath: a renderer fills in less time than it draws lines.
PAPER = (
    '<rect width="90" height="126" rx="7" fill="#a3a69c"/>'
    f'<rect x="1" y="1" width="88" height="124" rx="6" fill="{faces.PAPER}"/>'
)
# Of cards that lie under others only what shows is drawn.
UNDER = (
    f'<rect width="90" height="126" rx="7" fill="{faces.SAND}"/>'
    f'<rect x="1.5" y="1.5" width="87" height="123" rx="6" fill="{faces.WINE}"/>'
)
BACKS = (
    f'<g id="back">{UNDER}<g transform="translate(1.5 1.5)scale(1.74 1.757)">'
    f"{next(iter(faces.BACKS.values()))}</g></g>"
    f'<g id="back-under">{UNDER}</g>'
)


def png(game: Game, view: Table) -> bytes:
    """Return the picture of a view."""
    return _png(game, view.piles)


@lru_cache(maxsize=KEPT)
def _png(game: Game, piles: tuple[bytes, ...]) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg(game, Table(piles)), skip_system_fonts=True)


def svg(game: Game, view: Table) -> str:
    """Return the same picture as SVG."""
    told: set[tuple[str, str]] = set()

    def card(card: int, x: float, y: float, fan: str) -> str:
        if card >= HIDDEN:
            name = "back-under" if fan else "back"
        else:
            told.add((TEXT[card], fan))
            name = TEXT[card] + fan
        return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}"/>'

    width, height, drawn = sketch.spread(game, view, card)
    drawn = drawn.replace(f"var(--card,{faces.PAPER})", faces.PAPER)
    scale = min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height)
    x, y = (WIDTH - scale * width) / 2, (HEIGHT - scale * height) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        # Smooth edges would make it three times as large; messengers smooth it as they shrink it.
        f'width="{WIDTH}" height="{HEIGHT}" shape-rendering="crispEdges"><defs>'
        f"{BACKS}{''.join(_face(card, fan) for card, fan in sorted(told))}</defs>"
        f'{CLOTH}<g transform="translate({x:.1f} {y:.1f})scale({scale:.4f})">{drawn}</g></svg>'
    )


@cache
def version(game: Game) -> str:
    """Return what is another one whenever the game is drawn otherwise."""
    view = Table((b"",) * len(game.names))
    every = "".join(_face(rank + suit, "") for rank in faces.RANKS for suit in faces.SUITS)
    drawn = drawing.layout_css(game) + svg(game, view) + every
    return hashlib.blake2b(drawn.encode(), digest_size=6).hexdigest()


def _face(text: str, fan: str) -> str:
    """Return a face as the page shows it on a large card; under others, as far as it is seen."""
    rank, suit = text
    colour = faces.COLOURS[suit]
    corner, pip = faces.rank_shape(rank, colour), faces.suit_shape(suit)
    if fan == "right":
        drawn = _at(4, 5, 1.4, corner) + _at(4, 38, 1.15, pip)
    else:
        drawn = _at(5.7, 5.1, 1.64, corner) + _at(56.7, 5.9, 1.385, pip)
    if not fan and rank in faces.COURTS:
        _, cloth = next(ink for ink in faces.INKS.values() if ink[0] == colour)
        drawn += _at(9.5, 47.5, 1.775, faces.COURTS[rank].format(c=cloth))
    elif not fan:
        drawn += _at(15.4, 58.8, 2.96, pip)
    return f'<g id="{text}{fan}">{PAPER}{drawn}</g>'


def _at(x: float, y: float, scale: float, shape: str) -> str:
    return f'<g transform="translate({x} {y})scale({scale})">{shape}</g>'
