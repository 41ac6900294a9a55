"""When a player agrees to a draw: where he stands clearly worse, or nothing has long got on."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from cardgames.engine.procedures.duel import DEMAND, TURN
from cardgames.engine.procedures.procedure import Step
from cardgames.engine.rules import Rules
from cardgames.engine.table import Table
from cardgames.players.crapette.levels import Level
from cardgames.players.crapette.worth import WEIGHTS, Worth

BEHIND = 12.0  # in cards of the stock; one has 60 to get rid of at the start
STILL = 16  # turns in which nothing got on


def agrees(level: Level, rules: Rules, view: Table, seat: int, still: int, chance: Random) -> bool:
    """Tell whether a player of this level at a seat agrees to a draw.

    `view` is the table as everyone sees it, `still` for how many turns nothing got on.
    """
    ahead = Worth(rules, view._replace(seat=seat), WEIGHTS).ahead(view)
    return still >= STILL or ahead + chance.gauss(0, level.thought.doubt) <= -BEHIND


def standstill(rules: Rules, steps: Iterable[Step]) -> int:
    """Return for how many turns no card has gone to the centre and no reserve been turned."""
    turns = 0
    for before, move, after in steps:
        turned = move.verb in (TURN, DEMAND) and rules.group_of[move.source].kind == "reserve"
        if turned or move.target in rules.foundations:
            turns = 0
        elif after.seat != before.seat:
            turns += 1
    return turns
