"""Tables drawn for the browser: the layout as a style sheet, the piles of a page, a picture."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.engine.game import Game
from cardgames.engine.layout import Layout, Place
from cardgames.engine.piles import Piles
from cardgames.engine.prose import CARDS, Language
from cardgames.engine.table import Table
from cardgames.web import faces, strings

# A card is .9 wide on a grid of 1, and 1.26 high (five to seven) on a grid of 1.36.
CARD_WIDE, CARD_HIGH, ROW = 0.9, 1.26, 1.36


class Card(NamedTuple):
    """A card of the page: its face as far as it is told, its name, whether it lies face down."""

    text: str
    label: str
    down: bool


class Pile(NamedTuple):
    """A pile of the page: `title` names it, `label` also counts its cards."""

    name: str
    letter: str
    title: str
    label: str
    spot: str
    fan: str
    cards: list[Card]


def piles(game: Game, view: Table, language: Language) -> list[Pile]:
    """Return the piles as the page draws them, in the order in which they are read out."""
    return [
        _pile(game.names[slot], group, number, view.piles[slot], language)
        for group, slots in game.slots.items()
        for number, slot in enumerate(slots, start=1)
    ]


def _pile(name: str, group: Piles, number: int, cards: bytes, language: Language) -> Pile:
    title = group.names.one.tell(language)
    if group.count > 1:
        title = f"{title} {number}"
    return Pile(
        name=name,
        letter=group.letter,
        title=title,
        label=_label(title, cards, language),
        spot=strings.EMPTY.say(pile=title).tell(language),
        fan=group.fan,
        cards=[
            _card(card, place, len(cards), language) for place, card in enumerate(cards, start=1)
        ],
    )


def _label(title: str, cards: bytes, language: Language) -> str:
    down = sum(card >= HIDDEN for card in cards)
    sentence = strings.SOME_DOWN if down else strings.ALL_UP if cards else strings.EMPTY
    return sentence.say(pile=title, cards=CARDS.count(len(cards)), down=down).tell(language)


def _card(card: int, place: int, size: int, language: Language) -> Card:
    text = TEXT[card]
    name = strings.card_name(text, language)
    label = strings.PLACE.say(card=name, place=place, size=size).tell(language)
    return Card(text.strip("<>"), label, card >= HIDDEN)


@cache
def layout_css(game: Game) -> str:
    """Return both drawings of a game as a style sheet; the one with the larger cards is used."""
    wide, narrow = game.wide_layout, game.narrow_layout
    turn = wide.width / (narrow.height * ROW)
    return f"{_places(wide)}@container room (aspect-ratio<{turn:.3f}){{{_places(narrow)}}}\n"


def _places(layout: Layout) -> str:
    rules = [f"#felt{{--wide:{layout.width:g};--high:{layout.height:g}}}"]
    for name, place in layout.places.items():
        reach = f"--room:{place.room:g}"
        if place.fan == "down" and place.y + place.room >= layout.height:
            reach += ";--foot:100%"  # whatever room there is below belongs to the pile too
        else:
            reach += ";--foot:0%"
        rules.append(f"#{name}{{--x:{place.x:g};--y:{place.y:g};{reach}}}")
    return "".join(rules)


# How much of a covered card is seen, face down and face up, in card lengths.
STEPS = {"down": (0.13, 0.34), "right": (0.1, 0.3)}


def table_svg(game: Game, view: Table) -> str:
    """Return a small picture of a table on its wide drawing, as SVG without text or style.

    The ids in it begin with the game's slug: a page may show each game once.
    """
    layout = game.wide_layout
    drawn = [
        _drawn_pile(game.slug, layout.places[name], cards)
        for name, cards in zip(game.names, view.piles, strict=True)
    ]
    width = (layout.width - 1 + CARD_WIDE) * 100
    height = ((layout.height - 1) * ROW + CARD_HIGH) * 100
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {width + 2:.0f} {height + 2:.0f}" '
        f'aria-hidden="true" focusable="false">'
        f"<defs>{_parts(game.slug)}</defs>{''.join(drawn)}</svg>"
    )


def _drawn_pile(slug: str, place: Place, cards: bytes) -> str:
    x, y = place.x * 100, place.y * ROW * 100
    if not cards:
        return (
            f'<rect x="{x + 1:g}" y="{y + 1:g}" width="88" height="124" rx="8" '
            'fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>'
        )
    if place.fan == "none":
        return _drawn_card(slug, cards[-1], x, y)
    across = place.fan == "right"
    length, pitch = (CARD_WIDE, 1) if across else (CARD_HIGH, ROW)
    down, up = STEPS[place.fan]
    steps = [(down if card >= HIDDEN else up) * length for card in cards[:-1]]
    squeeze = min(1.0, (place.room - 1) * pitch / (sum(steps) or 1))
    drawn = []
    for card, step in zip(cards, [*steps, 0.0], strict=True):
        drawn.append(_drawn_card(slug, card, x, y))
        x, y = (x + step * squeeze * 100, y) if across else (x, y + step * squeeze * 100)
    return "".join(drawn)


def _drawn_card(slug: str, card: int, x: float, y: float) -> str:
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
