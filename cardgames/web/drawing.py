"""Tables drawn for the browser: the layout as a style sheet, the piles of a page."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.engine.game import Game
from cardgames.engine.layout import ROW, Layout, Place
from cardgames.engine.piles import Names, Piles
from cardgames.engine.prose import CARDS, Language, Tells
from cardgames.engine.table import Table
from cardgames.web import ornaments, spoken

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
            spoken.PLAYERS if seat is None else spoken.OWN if group.owner == seat else spoken.OTHERS
        )
        return whose.say(pile=one, seat=group.owner)
    alike = sum(other.count for other in game.piles if other.names is group.names)
    return spoken.NUMBERED.say(pile=one, number=number) if alike > 1 else one


def _pile(name: str, title: str, group: Piles, cards: bytes, language: Language) -> Pile:
    return Pile(
        name=name,
        letter=group.letter,
        title=title,
        label=_label(title, group, cards, language),
        spot=spoken.EMPTY.say(pile=title).tell(language),
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
    sentence = spoken.SOME_DOWN if down else spoken.ALL_UP if cards else spoken.EMPTY
    return sentence.say(pile=title, cards=CARDS.count(len(cards)), down=down).tell(language)


def _card(card: int, place: int, size: int, covered: bool, language: Language) -> Card:
    text = TEXT[card]
    down = card >= HIDDEN and not covered
    name = spoken.card_name(text, covered, language)
    named = spoken.PLACE if card >= HIDDEN else spoken.PLACE_UP
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
