"""How the shuffled cards are laid out: the words for the parts of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from cardgames.engine.cards import TURN_DOWN, TURN_UP, read_pile, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.prose import CARDS, PILES, ROWS, Tells, Text

Facing = Literal["face up", "face down", "last up", "in hand"]
FACE_UP: Facing = "face up"
FACE_DOWN: Facing = "face down"
LAST_UP: Facing = "last up"

_TURNED: dict[Facing, Callable[[bytes], bytes]] = {
    "face up": lambda pile: pile.translate(TURN_UP),
    "face down": lambda pile: pile.translate(TURN_DOWN),
    "last up": lambda pile: pile[:-1].translate(TURN_DOWN) + pile[-1:].translate(TURN_UP),
    "in hand": lambda pile: pile[::-1].translate(TURN_DOWN),
}
_SAID: dict[Facing, Text] = {
    "face up": Text("face up", "лицом вверх"),
    "face down": Text("face down", "рубашкой вверх"),
    "last up": Text(
        "face down but for the last card of each", "рубашкой вверх, кроме последней карты каждой"
    ),
    "in hand": Text("face down", "рубашкой вверх"),
}


class Deals(Protocol):
    """A part of the deal: what it says, the cards it takes out beforehand, and how it lays."""

    @property
    def says(self) -> Tells: ...  # noqa: D102

    @property
    def taken(self) -> tuple[int, ...]: ...  # noqa: D102

    def onto(self, piles: list[bytes], slots: Mapping[Piles, range], cards: list[int]) -> None:
        """Take cards from the front of the list and lay them on piles."""


@dataclass(frozen=True, eq=False)
class Lay:
    """A part of the deal: which pile of the group gets each card, and how the cards lie."""

    piles: Piles
    order: tuple[int, ...] | None  # None: all that is left goes to the first pile
    facing: Facing
    says: Tells
    taken: tuple[int, ...] = ()  # cards taken out of the pack beforehand, one for each pile

    def onto(self, piles: list[bytes], slots: Mapping[Piles, range], cards: list[int]) -> None:
        """Take cards from the front of the list and lay them on the group's piles."""
        first = slots[self.piles].start
        source = list(self.taken) or cards
        for place in (0,) * len(source) if self.order is None else self.order:
            piles[first + place] += bytes([source.pop(0)])
        for index in range(first, first + self.piles.count):
            piles[index] = _TURNED[self.facing](piles[index])


def Rows(piles: Piles, rows: int = 1, facing: Facing = FACE_UP, says: Tells | None = None) -> Lay:
    """Return the dealing of whole rows, each from the first pile to the last."""
    says = says or _ROWS.say(
        name=piles.name, rows=ROWS.count(rows), cards=CARDS.count(piles.count), facing=_SAID[facing]
    )
    return Lay(piles, tuple(range(piles.count)) * rows, facing, says)


def Heaps(piles: Piles, cards: int, facing: Facing = FACE_UP) -> Lay:
    """Return the dealing of pile after pile, so many cards each."""
    order = tuple(place for place in range(piles.count) for _ in range(cards))
    says = _HEAPS.say(
        name=piles.name,
        piles=PILES.count(piles.count),
        cards=CARDS.count(cards),
        facing=_SAID[facing],
    )
    return Lay(piles, order, facing, says)


def Heap(piles: Piles, cards: int, facing: Facing = FACE_UP) -> Lay:
    """Return the dealing of so many cards to the first pile of the group."""
    says = _HEAP.say(name=piles.names.one, cards=CARDS.count(cards), facing=_SAID[facing])
    return Lay(piles, (0,) * cards, facing, says)


def Staircase(piles: Piles, facing: Facing = LAST_UP) -> Lay:
    """Return the dealing of rows, each one card shorter than the one before."""
    order = tuple(place for row in range(piles.count) for place in range(piles.count - row))
    says = _STAIRCASE.say(
        name=piles.name,
        rows=ROWS.count(piles.count),
        cards=CARDS.count(piles.count),
        facing=_SAID[facing],
    )
    return Lay(piles, order, facing, says)


def Bases(piles: Piles, cards: str, says: Tells | None = None) -> Lay:
    """Return the laying of given cards, one on each pile; they are taken out of the pack first."""
    taken = tuple(read_pile(cards))
    says = says or _BASES.say(name=piles.name, cards=" ".join(map(symbol, taken)))
    return Lay(piles, tuple(range(piles.count)), FACE_UP, says, taken)


def InHand(stock: Piles, cards: int) -> Lay:
    """Return the laying of so many cards as a stock, the first of them the next to come."""
    says = _HEAP.say(name=stock.name, cards=CARDS.count(cards), facing=_SAID["in hand"])
    return Lay(stock, (0,) * cards, "in hand", says)


def Rest(stock: Piles) -> Lay:
    """Return the laying of all that is left as the stock, the next card to come on top."""
    return Lay(stock, None, "in hand", _REST.say(name=stock.name))


_BASES = Text(
    "{name}: {cards}, taken out of the pack beforehand.",
    "{name}: {cards}; их заранее берут из колоды.",
)
_ROWS = Text("{name}: {rows} of {cards}, {facing}.", "{name}: {rows} по {cards}, {facing}.")
_HEAPS = Text("{name}: {piles} of {cards}, {facing}.", "{name}: {piles} по {cards}, {facing}.")
_HEAP = Text("{name}: {cards}, {facing}.", "{name}: {cards}, {facing}.")
_STAIRCASE = Text(
    "{name}: {rows}, the first of {cards}, each of the others one card shorter; {facing}.",
    "{name}: {rows}, в первом {cards}, в каждом следующем на одну меньше; {facing}.",
)
_REST = Text(
    "{name}: all the cards that are left, face down.",
    "{name}: все остальные карты, рубашкой вверх.",
)
