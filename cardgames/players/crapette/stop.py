"""What people overlook where «Стоп!» may be called: their own duties, and the other's errors."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table
from cardgames.players.crapette.levels import Level

# How hard each duty is to keep in mind: a card that lies ready for the centre is what people miss
# most; that the turned stock card has a place is plain to see.
HARD = {"F1": 1.0, "F2": 0.8, "F3": 0.8, "F4": 0.7, "F5": 0.4, "F6": 0.4, "F7": 0.7}


class Proof(NamedTuple):
    """What a call of «Стоп!» is proved with: the offence, and the pile of the card concerned."""

    code: str
    pile: int


def overlooked(level: Level, rules: Rules, view: Table, chance: Random) -> list[Move]:
    """Return the moves that a player would make who overlooks what this one overlooks now."""
    if not level.slips:
        return []
    codes = {move: frozenset(rules.offences(view, move)) for move in rules.moves(view)}
    due = sorted({code for broken in codes.values() for code in broken})
    missed = {code for code in due if chance.random() < level.slips * HARD[code]}
    return [move for move, broken in codes.items() if broken and broken <= missed]


def call(
    level: Level, rules: Rules, before: Table, move: Move, after: Table, chance: Random
) -> Proof | None:
    """Return the proof of an error that the other's last move was, None where none is seen.

    Both views are those of the player who may call; a proof is always right.
    """
    for code, piles in rules.proofs(before, move).items():
        if chance.random() < level.sight ** HARD[code]:
            return Proof(code, min(piles))
    return None
