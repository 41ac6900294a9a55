"""What games show on the felt beneath their cards, as SVG that needs no style.

A globe and walls are stretched over their box; a court keeps its shape in the middle of it.
"""

from __future__ import annotations

import math

from cardgames.engine.cards import TEXT, read_pile
from cardgames.engine.ornament import Ornament
from cardgames.web import faces

LINE = 'fill="none" stroke="#fff" vector-effect="non-scaling-stroke"'
TINT = "#f0d9a0"  # of old brass, for what should be seen first


def svg(ornament: Ornament, place: str, pen: float = 1) -> str:
    """Return the ornament as an SVG element with these attributes of place and size.

    Lines are as thick as `pen` says, however large the ornament is drawn.
    """
    stretch = "xMidYMid meet" if ornament.shape == "court" else "none"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {place} viewBox="0 0 200 200" '
        f'preserveAspectRatio="{stretch}" aria-hidden="true" focusable="false">'
        f"{SHAPES[ornament.shape](ornament, pen)}</svg>"
    )


def _globe(ornament: Ornament, pen: float) -> str:
    """Return a globe in its frame: meridians, parallels, the equator through the middle."""
    meridians = "".join(
        f'<ellipse cx="100" cy="100" rx="{wide}" ry="60" {LINE} stroke-opacity=".13"/>'
        for wide in (16, 32, 46)
    )
    parallels = "".join(_parallel(y) for y in (55, 70, 85, 115, 130, 145))
    return (
        '<ellipse cx="100" cy="100" rx="60" ry="60" fill="#bfe6ff" fill-opacity=".06"/>'
        '<path d="M40 100a60 60 0 0 1 120 0z" fill="#ff8d7a" fill-opacity=".12"/>'
        '<path d="M40 100a60 60 0 0 0 120 0z" fill="#000" fill-opacity=".2"/>'
        f"{meridians}{parallels}"
        f'<path d="M100 40v120" {LINE} stroke-opacity=".13"/>'
        f'<ellipse cx="100" cy="100" rx="60" ry="60" {LINE} stroke-opacity=".4"/>'
        f'<path d="M6 100h188" fill="none" stroke="{TINT}" stroke-opacity=".75" '
        f'stroke-width="{2 * pen:g}" vector-effect="non-scaling-stroke"/>'
    )


def _parallel(y: float) -> str:
    half = math.sqrt(60**2 - (y - 100) ** 2)
    way = f"M{100 - half:.1f} {y}q{half:.1f} {(y - 100) * 0.22:.1f} {2 * half:.1f} 0"
    return f'<path d="{way}" {LINE} stroke-opacity=".13"/>'


def _walls(ornament: Ornament, pen: float) -> str:
    """Return the walls of a city with towers at their corners, seen from above."""
    left, top, right, bottom = -5, 6, 205, 194
    towers = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="7" ry="3.4" fill="#20352b" stroke="{TINT}" '
        f'stroke-opacity=".7" stroke-width="{1.5 * pen:g}" vector-effect="non-scaling-stroke"/>'
        for x in (left, right)
        for y in (top, bottom)
    )
    way = f"M{left} {top}H{right}V{bottom}H{left}z"
    return (
        f'<path d="{way}" fill="{TINT}" fill-opacity=".07" stroke="{TINT}" stroke-opacity=".55" '
        f'stroke-width="{1.5 * pen:g}" vector-effect="non-scaling-stroke"/>'
        f'<path d="{way}" fill="none" stroke="{TINT}" stroke-opacity=".5" '
        f'stroke-width="{7 * pen:g}" stroke-dasharray="{9 * pen:g} {7 * pen:g}" '
        'vector-effect="non-scaling-stroke"/>'
        f"{towers}"
    )


def _court(ornament: Ornament, pen: float) -> str:
    """Return a card with the others of its court around it, on a medallion."""
    first, *others = (TEXT[card] for card in read_pile(ornament.cards))
    around = "".join(
        f'<g transform="rotate({360 * place / len(others):g} 100 100)translate(100 35)scale(.62)">'
        f"{_card(card)}</g>"
        for place, card in enumerate(others)
    )
    return (
        '<circle cx="100" cy="100" r="98" fill="#000" fill-opacity=".1" '
        f'stroke="{TINT}" stroke-opacity=".4" stroke-width="1"/>'
        f'{around}<g transform="translate(100 100)scale(.78)">{_card(first)}</g>'
    )


def _card(text: str) -> str:
    """Return a court card about the origin, 56 wide and 78 high."""
    rank, suit = text
    cloth = faces.CLOTH_RED if faces.COLOURS[suit] == faces.RED else faces.CLOTH_BLUE
    return (
        f'<rect x="-28" y="-39" width="56" height="78" rx="5" fill="var(--card,{faces.PAPER})" '
        'stroke="#000" stroke-opacity=".35"/>'
        f'<g transform="translate(-24 -35)">{faces.rank_shape(rank, faces.COLOURS[suit])}</g>'
        f'<g transform="translate(7 -35)scale(.85)">{faces.suit_shape(suit)}</g>'
        f'<g transform="translate(-23 -12)scale(1.15)">{faces.COURTS[rank].format(c=cloth)}</g>'
    )


SHAPES = {"globe": _globe, "walls": _walls, "court": _court}
