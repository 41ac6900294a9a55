"""What lies where, and what a player may choose. Neither ever changes."""

from __future__ import annotations

from typing import NamedTuple

from cardgames.engine.prose import Tells

CARRY = "carry"
EXCHANGE = "exchange"
STOP = "stop"  # the opponent calls the last move an error; never listed


class Table(NamedTuple):
    """The piles, each from the bottom card up; the seat to move; what the procedures remember."""

    piles: tuple[bytes, ...]
    seat: int = 1
    notes: tuple[int, ...] = ()


class Move(NamedTuple):
    """What a player chooses; what follows of itself is never stored.

    `source` and `target` are indices of piles, -1 where the verb needs none. `place` is the
    position of the card inside the source, counted from the bottom from 1, where any card of a
    pile may be taken; 0 means the top. `also` is a second carry that is part of the same move.
    """

    verb: str
    source: int = -1
    target: int = -1
    cards: int = 1
    place: int = 0
    also: Move | None = None


class Outcome(NamedTuple):
    """How a game ended: the winning seat, 0 for a draw, None when lost; the points; the reason."""

    winner: int | None
    points: int
    why: Tells
