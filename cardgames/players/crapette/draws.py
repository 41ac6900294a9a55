"""When a player agrees to a draw: where he stands clearly worse, or nothing has long got on."""

from __future__ import annotations

from random import Random

from cardgames.engine.rules import Rules
from cardgames.engine.table import Table
from cardgames.players.crapette.levels import Level
from cardgames.players.crapette.worth import WEIGHTS, Worth

BEHIND = 12.0  # in cards of the stock; one has 60 to get rid of at the start
STILL = 16  # turns in which nothing got on


def agrees(level: Level, rules: Rules, view: Table, seat: int, idle: int, chance: Random) -> bool:
    """Tell whether a player of this level at a seat agrees to a draw.

    `view` is the table as everyone sees it, `idle` for how many turns nothing got on.
    """
    ahead = Worth(rules, view._replace(seat=seat), WEIGHTS).ahead(view)
    return idle >= STILL or ahead + chance.gauss(0, level.thought.doubt) <= -BEHIND
