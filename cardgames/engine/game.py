"""A game: its piles, its deal, its procedures and its drawing, declared once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cardgames.engine.cards import read_pile
from cardgames.engine.dealing import pack
from cardgames.engine.laying import Deals
from cardgames.engine.layout import Layout, read_layout
from cardgames.engine.ornament import Ornament
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import Fault, Tells, Text, excerpt


@dataclass(frozen=True, eq=False)
class Variant:
    """A second sensible reading: which attributes of which parts of the game it changes.

    Two variants that change the same attribute answer the same question and exclude each other.
    """

    slug: str
    name: Text
    says: Text
    changes: Mapping[Any, Mapping[str, Any]] = field(default_factory=dict)
    adds: tuple[Procedure, ...] = ()

    def excludes(self, other: Variant) -> bool:
        """Tell whether the two variants answer the same question."""
        return any(
            attribute in other.changes.get(part, ())
            for part, attributes in self.changes.items()
            for attribute in attributes
        )


@dataclass(frozen=True, eq=False)
class Game:
    """A declaration. The referee works it out into tables once, for each choice of variants."""

    slug: str
    name: Text
    piles: tuple[Piles, ...]
    deal: tuple[Deals, ...]
    play: tuple[Procedure, ...]
    wide: str  # the drawings, read by `engine.layout`
    narrow: str
    source: Tells
    packs: int = 1
    aside: str = ""  # cards that take no part in the game
    own_packs: bool = False  # each seat has a pack of its own, shuffled by itself
    seats: int = 1
    edition: int = 1  # raised when a change of the rules would make old transcripts unplayable
    scored: bool = False  # its text counts points: a card home is one, where nothing else is said
    comes_out: tuple[int, int] | None = None  # how many of so many deals a plain player wins
    collects: bool = True  # safe cards go home by themselves, where its rules leave that open
    ornament: Ornament | None = None  # drawn on the felt, between the stars of the drawings
    aim: Tells | None = None  # where it is not to bring all cards home
    also: tuple[Text, ...] = ()  # other names
    says: tuple[Tells, ...] = ()  # what the words cannot say: arithmetic, advice
    readings: tuple[Tells, ...] = ()  # where the source is silent: what is played, and why
    variants: tuple[Variant, ...] = field(default=())

    def __post_init__(self) -> None:
        """Read both drawings now, so that a wrong one is found when the game is declared."""
        for layout in (self.wide_layout, self.narrow_layout):
            assert (layout.box is None) == (self.ornament is None)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every pile, `s1`, `w1`, `f1` ..., in the order of the table's piles."""
        count: dict[str, int] = {}
        names = []
        for group in self.piles:
            for _ in range(group.count):
                count[group.letter] = count.get(group.letter, 0) + 1
                names.append(f"{group.letter}{count[group.letter]}")
        return tuple(names)

    @cached_property
    def slots(self) -> dict[Piles, range]:
        """The indices of each group's piles."""
        slots, start = {}, 0
        for group in self.piles:
            slots[group] = range(start, start + group.count)
            start += group.count
        return slots

    @cached_property
    def wide_layout(self) -> Layout:
        """Where the piles lie on a wide window."""
        return read_layout(self.wide, self._fans, self._ring)

    @cached_property
    def narrow_layout(self) -> Layout:
        """Where the piles lie on a narrow one."""
        return read_layout(self.narrow, self._fans, self._ring)

    def cards(self) -> list[int]:
        """Return the cards that play, in the order of the list that is shuffled."""
        return pack(self.packs, tuple(read_pile(self.aside)))

    def shuffled(self) -> list[list[int]]:
        """Return the packs that are shuffled: what plays, less what is laid out beforehand."""
        if self.own_packs:
            return [pack(1) for _ in range(self.seats)]
        laid = tuple(card for lay in self.deal for card in lay.taken)
        return [pack(self.packs, (*read_pile(self.aside), *laid))]

    @property
    def _fans(self) -> dict[str, Any]:
        return {self.names[i]: group.fan for group, slots in self.slots.items() for i in slots}

    @property
    def _ring(self) -> list[str]:
        return [self.names[i] for group, slots in self.slots.items() if group.ring for i in slots]

    def chosen(self, slugs: Iterable[str]) -> tuple[Variant, ...]:
        """Return the variants of these slugs, in the order declared.

        Raises `Fault` for an unknown one and for two that exclude each other.
        """
        wanted = set(slugs)
        chosen = tuple(variant for variant in self.variants if variant.slug in wanted)
        for unknown in sorted(wanted - {variant.slug for variant in chosen}):
            raise Fault(NO_VARIANT.say(game=self.name, variant=excerpt(unknown)))
        for place, one in enumerate(chosen):
            for other in chosen[place + 1 :]:
                if one.excludes(other):
                    raise Fault(EITHER.say(one=one.slug, other=other.slug))
        return chosen


NO_VARIANT = Text("{game} has no variant “{variant}”.", "В игре «{game}» нет варианта «{variant}».")
EITHER = Text(
    "The variants “{one}” and “{other}” exclude each other.",
    "Варианты «{one}» и «{other}» исключают друг друга.",
)
