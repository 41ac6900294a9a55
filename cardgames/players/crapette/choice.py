"""What a player of some level does at turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from cardgames.engine.procedures.duel import DEMAND, TURN
from cardgames.engine.procedures.procedure import Step
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table
from cardgames.players.crapette.levels import Level
from cardgames.players.crapette.search import Search, clean
from cardgames.players.crapette.stop import overlooked


def choose(
    level: Level, rules: Rules, view: Table, been: Collection[Table], chance: Random
) -> Move:
    """Return the move of a player of this level; see `plan`."""
    return plan(level, rules, view, been, chance)[0]


def plan(
    level: Level, rules: Rules, view: Table, been: Collection[Table], chance: Random
) -> tuple[Move, ...]:
    """Return the moves that a player of this level makes before he looks again.

    They reach at most to the next card revealed or the turn's end. `view` is the table as everyone
    sees it; `been` are the views since the turn began: none of them is met again. Raises
    `ValueError` when the game is over.
    """
    free = clean(rules, view)
    if not free:
        raise ValueError("the game is over")
    search = Search(rules, view, been)
    if errors := search.onward(overlooked(level, rules, view, chance)):
        return (search.likely(errors, level.thought, chance),)
    if chance.random() < level.whim and (onward := search.onward(free)):
        return (chance.choice(onward),)
    # Turning up a reserve costs nothing and tells something.
    for move in free:
        if move.verb == DEMAND or (move.verb == TURN and move.source == search.worth.own.reserve):
            return (move,)
    if len(free) == 1:
        return tuple(free)
    return search.best(level.thought, chance).moves or (free[0],)


def since(rules: Rules, steps: Iterable[Step]) -> list[Table]:
    """Return the views since the turn began, the last included, from the steps of a game."""
    tables: list[Table] = []
    for before, _, after in steps:
        if before.seat != after.seat:
            tables = []
        elif not tables:
            tables = [before]
        tables.append(after)
    return [rules.view(table) for table in tables]
