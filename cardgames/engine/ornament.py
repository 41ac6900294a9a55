"""What a game shows on the felt beneath its cards, and takes no part in the play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Ornament:
    """A globe with its equator, the walls of a city, or a court: a card and those around it."""

    shape: Literal["globe", "walls", "court"]
    cards: str = ""  # of a court, the one in the middle first


GLOBE = Ornament("globe")
WALLS = Ornament("walls")


def Court(cards: str) -> Ornament:
    """Return the court of the first of these cards."""
    return Ornament("court", cards)
