"""Which card may lie on which: relations between the card below and the card laid on it.

A relation is 52 sets of faces, asked once and kept: `rows[below]` holds what may be laid on
`below`. Relations are joined by `&` and `|`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

from cardgames.engine.cards import BIT, FACE, RANK, RED, SUIT
from cardgames.engine.ladders import Ladder
from cardgames.engine.prose import Tells, Text, both


@dataclass(frozen=True)
class Relation:
    """For each face the set of faces that may be laid on it, and the phrase that says so."""

    rows: tuple[int, ...]
    says: Tells
    also: Tells | None = None  # a sentence of its own that the phrase asks for

    def __and__(self, other: Relation) -> Relation:
        rows = tuple(mine & yours for mine, yours in zip(self.rows, other.rows, strict=True))
        return Relation(rows, both(self.says, other.says), self.also or other.also)

    def __or__(self, other: Relation) -> Relation:
        rows = tuple(mine | yours for mine, yours in zip(self.rows, other.rows, strict=True))
        return Relation(rows, OR.say(first=self.says, second=other.says), self.also or other.also)

    def saying(self, says: Tells) -> Relation:
        """Return the same relation under a phrase of its own."""
        return replace(self, says=says)

    def on(self) -> tuple[int, ...]:
        """Return, for each of the 256 cards, what may be laid on it; nothing on one face down."""
        return tuple(self.rows[card & FACE] if BIT[card] else 0 for card in range(256))


def relation(holds: Callable[[int, int], bool], says: Text, also: Text | None = None) -> Relation:
    """Return the relation for which `holds(below, laid)` answers, asked of every two faces."""
    rows = tuple(sum(BIT[laid] for laid in range(52) if holds(below, laid)) for below in range(52))
    return Relation(rows, says, also)


OR = Text("{first} or {second}", "{first} или {second}")
_UP = Text("upwards", "в восходящей последовательности")
_DOWN = Text("downwards", "в нисходящей последовательности")
_BESIDE = Text("in the order of the foundations, either way", "по порядку оснований в обе стороны")


def beside(ladder: Ladder) -> Relation:
    """Return the relation of ranks that follow each other, either way, on a ladder."""
    ranks = ladder.ranks
    steps = {step for pair in pairwise(ranks) for step in (pair, pair[::-1])}
    return relation(lambda below, laid: (RANK[below], RANK[laid]) in steps, _BESIDE)


UP = relation(lambda below, laid: RANK[laid] == RANK[below] + 1, _UP)
DOWN = relation(lambda below, laid: RANK[laid] == RANK[below] - 1, _DOWN)
EITHER_WAY = relation(
    lambda below, laid: abs(RANK[laid] - RANK[below]) == 1,
    Text("upwards or downwards", "в восходящей или нисходящей последовательности"),
)
UP_AROUND = relation(
    lambda below, laid: RANK[laid] == (RANK[below] + 1) % 13,
    _UP,
    Text("An ace goes on a king.", "На короля кладут туза."),
)
DOWN_AROUND = relation(
    lambda below, laid: RANK[laid] == (RANK[below] - 1) % 13,
    _DOWN,
    Text("A king goes on an ace.", "На туза кладут короля."),
)
IN_SUIT = relation(lambda below, laid: SUIT[laid] == SUIT[below], Text("in suit", "в масть"))
IN_COLOUR = relation(
    lambda below, laid: RED[laid] == RED[below], Text("in colour", "в пределах одного цвета")
)
ALTERNATE = relation(
    lambda below, laid: RED[laid] != RED[below],
    Text("in alternating colours", "с чередованием цвета"),
)
ANY_SUIT = relation(lambda below, laid: True, Text("whatever the suits", "независимо от масти"))
