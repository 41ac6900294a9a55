"""A small picture of a table, for pages and for previews of links."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.engine.game import Game
from cardgames.engine.layout import ROW, Box, Place
from cardgames.engine.table import Table
from cardgames.web import faces, ornaments
from cardgames.web.drawing import CARD_HIGH, CARD_WIDE, GAP

WASTE, SPREAD = "w", 3  # of a waste so many cards are spread at most, as on the page
PICTURE_PEN = 0.4  # the lines of a picture are so much thinner than those of a table


class Spread(NamedTuple):
    """A drawn table: how wide and high it is, and the shapes."""

    width: float
    height: float
    svg: str


# Draws a card of a view at a place, and knows by which fan it lies under another; "" for none.
DrawsCard = Callable[[int, float, float, str], str]
# How much of a covered card is seen, face down and face up, in card lengths.
STEPS = {"down": (0.13, 0.34), "right": (0.1, 0.3)}


def svg(game: Game, view: Table) -> str:
    """Return a small picture of a table on its wide drawing, as SVG without text or style.

    The ids in it begin with the game's slug: a page may show each game once.
    """
    width, height, drawn = spread(game, view, partial(_drawn_card, game.slug))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {width + 2:.0f} {height + 2:.0f}" '
        f'aria-hidden="true" focusable="false">'
        f"<defs>{_parts(game.slug)}</defs>{drawn}</svg>"
    )


def spread(game: Game, view: Table, card: DrawsCard, pen: float = PICTURE_PEN) -> Spread:
    """Return all piles of a table on its wide drawing; a card is 90 wide and 126 high."""
    layout = game.wide_layout
    drawn = [
        _drawn_pile(layout.places[name], cards[-SPREAD:] if name[0] == WASTE else cards, card)
        for name, cards in zip(game.names, view.piles, strict=True)
    ]
    width = (layout.width - 1 + CARD_WIDE) * 100
    height = ((layout.height - 1) * ROW + CARD_HIGH) * 100
    return Spread(width, height, _beneath(game, layout.box, pen) + "".join(drawn))


def _beneath(game: Game, box: Box | None, pen: float) -> str:
    if game.ornament is None or box is None:
        return ""
    x, y = (box.left - GAP) * 100, box.top * ROW * 100 - 100 * GAP
    wide = (box.right - box.left + GAP) * 100
    high = ((box.bottom - box.top) * ROW + GAP) * 100
    place = f'x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high:.0f}" overflow="visible"'
    return ornaments.svg(game.ornament, place, pen)


def _drawn_pile(place: Place, cards: bytes, card: DrawsCard) -> str:
    x, y = place.x * 100, place.y * ROW * 100
    if place.turn:
        middle = f"{x + 50 * CARD_WIDE:.0f} {y + 50 * CARD_HIGH:.0f}"
        upright = _drawn_pile(place._replace(turn=0), cards, card)
        return f'<g transform="rotate({place.turn:.1f} {middle})">{upright}</g>'
    if not cards:
        return (
            f'<rect x="{x + 1:g}" y="{y + 1:g}" width="88" height="124" rx="8" '
            'fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>'
        )
    if place.fan == "none":
        return card(cards[-1], x, y, "")
    across = place.fan == "right"
    length, pitch = (CARD_WIDE, 1) if across else (CARD_HIGH, ROW)
    down, up = STEPS[place.fan]
    steps = [(down if under >= HIDDEN else up) * length for under in cards[:-1]]
    squeeze = min(1.0, (place.room - 1) * pitch / (sum(steps) or 1))
    drawn = []
    fans = [place.fan] * len(steps) + [""]
    for each, step, fan in zip(cards, [*steps, 0.0], fans, strict=True):
        drawn.append(card(each, x, y, fan))
        x, y = (x + step * squeeze * 100, y) if across else (x, y + step * squeeze * 100)
    return "".join(drawn)


def _drawn_card(slug: str, card: int, x: float, y: float, _: str) -> str:
    if card >= HIDDEN:
        return f'<use href="#{slug}-back" x="{x:.0f}" y="{y:.0f}"/>'
    rank, suit = TEXT[card]
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><use href="#{slug}-paper"/>'
        f'<g transform="translate(9 9)scale(1.8)">'
        f"{faces.rank_shape(rank, faces.COLOURS[suit])}</g>"
        f'<use href="#{slug}-{suit}" transform="translate(52 10)scale(1.5)"/>'
        f'<use href="#{slug}-{suit}" transform="translate(16 56)scale(2.9)"/></g>'
    )


def _parts(slug: str) -> str:
    """Return what the cards of a picture are put together from."""
    sheet = (
        '<rect width="90" height="126" rx="8" fill="{}" '
        'stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>'
    )
    lozenge = '<path fill="none" stroke="{}" stroke-width="3" d="M45 18 74 63 45 108 16 63z"/>'
    shapes = {suit: faces.suit_shape(suit) for suit in faces.SUITS}
    shapes["paper"] = sheet.format(faces.PAPER)
    shapes["back"] = sheet.format(faces.WINE) + lozenge.format(faces.SAND)
    return "".join(f'<g id="{slug}-{name}">{shape}</g>' for name, shape in shapes.items())
