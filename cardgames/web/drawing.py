"""Tables drawn for the browser: the layout as a style sheet, the piles of a page, a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.engine.game import Game
from cardgames.engine.layout import ROW, Box, Layout, Place
from cardgames.engine.piles import Names, Piles
from cardgames.engine.prose import CARDS, Language, Tells
from cardgames.engine.table import Table
from cardgames.web import faces, ornaments, strings

# A card is .9 wide on a grid of 1, and 1.26 high (five to seven) on a grid of ROW.
CARD_WIDE, CARD_HIGH, GAP = 0.9, 1.26, 0.1
LARGE = 60  # pixels of a card's width from which a face with small marks can be read


class Card(NamedTuple):
    """A card of the page: its face as far as it is told, its name, whether it lies face down."""

    text: str
    label: str
    down: bool


class Pile(NamedTuple):
    """A pile of the page: `title` names it, `label` also counts its cards, `owner` is its seat.

    `traits` are what its cards do that others do not: they are `covered` by the top one, which
    alone is shown; `each` may be taken, from wherever it lies; in a `ring` they lie turned.
    """

    name: str
    letter: str
    title: str
    label: str
    spot: str
    fan: str
    owner: int | None
    traits: list[str]
    cards: list[Card]


def piles(game: Game, view: Table, language: Language, seat: int | None = None) -> list[Pile]:
    """Return the piles as the page draws them, in the order in which they are read out.

    `seat` is that of the reader, where there are two; None watches.
    """
    named: Counter[Names] = Counter()
    drawn = []
    for group, slots in game.slots.items():
        for slot in slots:
            named[group.names] += 1
            title = _title(game, group, named[group.names], seat)
            drawn.append(
                _pile(game.names[slot], title.tell(language), group, view.piles[slot], language)
            )
    return drawn


def _title(game: Game, group: Piles, number: int, seat: int | None) -> Tells:
    """Return what a pile is called: by whose it is, or by its number among its like."""
    one = group.names.one
    if group.owner:
        whose = (
            strings.PLAYERS
            if seat is None
            else strings.OWN
            if group.owner == seat
            else strings.OTHERS
        )
        return whose.say(pile=one, seat=group.owner)
    alike = sum(other.count for other in game.piles if other.names is group.names)
    return strings.NUMBERED.say(pile=one, number=number) if alike > 1 else one


def _pile(name: str, title: str, group: Piles, cards: bytes, language: Language) -> Pile:
    return Pile(
        name=name,
        letter=group.letter,
        title=title,
        label=_label(title, group, cards, language),
        spot=strings.EMPTY.say(pile=title).tell(language),
        fan=group.fan,
        owner=group.owner,
        traits=_traits(group),
        cards=[
            _card(card, place, len(cards), group.covered, language)
            for place, card in enumerate(cards, start=1)
        ],
    )


def _traits(group: Piles) -> list[str]:
    each = any(lift is not None and lift.each for lift in (group.lift, group.send))
    traits = {"covered": group.covered, "each": each, "ring": group.ring}
    return [trait for trait, has in traits.items() if has]


def _label(title: str, group: Piles, cards: bytes, language: Language) -> str:
    down = 0 if group.covered else sum(card >= HIDDEN for card in cards)
    sentence = strings.SOME_DOWN if down else strings.ALL_UP if cards else strings.EMPTY
    return sentence.say(pile=title, cards=CARDS.count(len(cards)), down=down).tell(language)


def _card(card: int, place: int, size: int, covered: bool, language: Language) -> Card:
    text = TEXT[card]
    down = card >= HIDDEN and not covered
    name = strings.card_name(text, covered, language)
    named = strings.PLACE if card >= HIDDEN else strings.PLACE_UP
    label = named.say(card=name, place=place, size=size).tell(language)
    return Card(text.strip("<>"), label, down)


def ornament(game: Game) -> str:
    """Return what the game shows on the felt beneath its cards; nothing where it shows nothing."""
    return ornaments.svg(game.ornament, 'class="ornament"') if game.ornament else ""


@cache
def layout_css(game: Game, seat: int = 1) -> str:
    """Return both drawings of a game as a style sheet; the one with the larger cards is used.

    Each seat has its own half of the table before it.
    """
    wide, narrow = game.wide_layout, game.narrow_layout
    if seat == 2:
        wide, narrow = wide.turned(), narrow.turned()
    turn = wide.width / (narrow.height * ROW)
    return f"{_places(wide)}@container room (aspect-ratio<{turn:.3f}){{{_places(narrow)}}}\n"


def _places(layout: Layout) -> str:
    felt = f"--wide:{layout.width:g};--high:{layout.height:g}"
    places = layout.places.values()
    if any(place.turn for place in places):
        felt += f";--loosest:{ROW}"  # a ring is not stretched: its cards are turned to its shape
    if not any(place.fan == "down" for place in places):
        felt += ";--tall:calc(var(--row)*var(--high))"
    rules = [f"#felt{{{felt}}}", _large(layout)]
    if layout.box:
        left, top, right, bottom = layout.box
        size = f"--across:{right - left:g};--down:{bottom - top:g}"
        rules.append(f".ornament{{--x:{left:g};--y:{top:g};{size}}}")
    rules += [_placed(name, place, layout.height) for name, place in layout.places.items()]
    rules += [
        f"#plate-{seat}{{--x:{place.x:g};--y:{place.y:g};--room:{place.room:g}}}"
        for seat, place in layout.plates.items()
    ]
    return "".join(rules)


def _large(layout: Layout) -> str:
    """Return the rule that tells the faces of the cards where these are large."""
    unit = LARGE / CARD_WIDE
    width, height = unit * (layout.width - GAP), unit * (layout.height * ROW - GAP)
    return (
        f"@container room (width>={width:.0f}px) and (height>={height:.0f}px){{#felt{{--large: }}}}"
    )


def _placed(name: str, place: Place, height: float) -> str:
    where = f"--x:{place.x:.4g};--y:{place.y:.4g};--room:{place.room:g}"
    # Whatever room there is below the lowest piles belongs to them too.
    low = place.fan == "down" and place.y + place.room >= height
    turn = f";--turn:{place.turn:.4g}deg" if place.turn else ""
    return f"#{name}{{{where};--foot:{'100%' if low else '0%'}{turn}}}"


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


def table_svg(game: Game, view: Table) -> str:
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
