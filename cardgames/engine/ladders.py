"""Which rank a foundation takes at each height. Every foundation keeps to one suit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardgames.engine.cards import BIT, FACE, RANK, SUIT, card
from cardgames.engine.prose import Tells, Text


@dataclass(frozen=True)
class Ladder:
    """The ranks (0-12) from the bottom up; counted from the base card's rank where `based`.

    The base is the rank of the lowest card of the first foundation that holds any.
    """

    ranks: tuple[int, ...]
    says: Tells
    opens: Tells  # what an empty foundation takes, as a sentence
    based: bool = False

    @property
    def height(self) -> int:
        """How many cards a full foundation holds."""
        return len(self.ranks)

    def rank(self, height: int, base: int = 0) -> int:
        """Return the rank that stands at a height, counted from 0."""
        return (self.ranks[height] + base) % 13

    def next(self) -> tuple[tuple[int, ...], ...]:
        """Return, by height and top card, the set of the one face that comes next, if any."""
        heights = range(1, self.height + 1)
        none = (0,) * 256
        return (none, *(tuple(self._after(h, top) for top in range(256)) for h in heights))

    def _after(self, height: int, top: int) -> int:
        if height == self.height or not BIT[top]:
            return 0
        step = self.ranks[height] - self.ranks[height - 1]
        return BIT[card(SUIT[top], (RANK[top] + step) % 13)]

    def opening(self, base: int = 0) -> int:
        """Return the set of faces that may begin a foundation."""
        return sum(BIT[card(suit, self.rank(0, base))] for suit in range(4))

    def holds(self, pile: bytes, base: int) -> bool:
        """Tell whether a pile is a foundation that could have been built so."""
        return len(pile) <= self.height and all(
            lies <= FACE and SUIT[lies] == SUIT[pile[0]] and RANK[lies] == self.rank(height, base)
            for height, lies in enumerate(pile)
        )


ACE_TO_KING = Ladder(
    tuple(range(13)),
    Text("From the ace up to the king, in suit.", "От туза до короля, в масть."),
    Text("A foundation begins with an ace.", "Основание начинают с туза."),
)
KING_TO_ACE = Ladder(
    tuple(range(12, -1, -1)),
    Text("From the king down to the ace, in suit.", "От короля до туза, в масть."),
    Text("A foundation begins with a king.", "Основание начинают с короля."),
)


def _skipping(ranks: Iterable[int], skipped: int) -> tuple[int, ...]:
    return tuple(rank for rank in ranks if rank != skipped)


ACE_TO_KING_NO_QUEEN = Ladder(
    _skipping(range(13), 11),
    Text(
        "From the ace up to the king, in suit, leaving out the queen.",
        "От туза до короля, в масть, пропуская даму.",
    ),
    ACE_TO_KING.opens,
)
KING_TO_ACE_NO_JACK = Ladder(
    _skipping(range(12, -1, -1), 10),
    Text(
        "From the king down to the ace, in suit, leaving out the jack.",
        "От короля до туза, в масть, пропуская валета.",
    ),
    KING_TO_ACE.opens,
)
KING_THEN_UP = Ladder(
    (12, *range(12)),
    Text(
        "On the king come the ace, the two and so on up to the queen, in suit.",
        "На короля кладут туза, двойку и так далее до дамы, в масть.",
    ),
    KING_TO_ACE.opens,
)
_THERE = (0, 12, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6)  # A K 2 Q 3 J 4 10 5 9 6 8 7
TO_AND_FRO = Ladder(
    _THERE + _THERE[::-1],
    Text(
        "In suit: ace, king, two, queen, three, jack and so on to the seven, then from the seven "
        "back the same way to the ace, twenty-six cards in all.",
        "В масть: туз, король, двойка, дама, тройка, валет и так далее до семёрки, потом от "
        "семёрки тем же путём обратно до туза, всего двадцать шесть карт.",
    ),
    ACE_TO_KING.opens,
)
FROM_BASE = Ladder(
    tuple(range(13)),
    Text(
        "Up in suit from the rank of the base card; after the king comes the ace, then the two, "
        "until a foundation holds thirteen cards.",
        "В масть по возрастанию от достоинства основной карты; после короля идёт туз, а после "
        "туза двойка, пока в основании не соберётся тринадцать карт.",
    ),
    Text(
        "A foundation begins with a card of the base card's rank.",
        "Основание начинают с карты того же достоинства, что и основная.",
    ),
    based=True,
)
