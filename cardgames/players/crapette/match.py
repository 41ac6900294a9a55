"""Whole games between two players, each of whom sees what he may see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from random import Random
from typing import NamedTuple

from cardgames.engine.position import Position
from cardgames.engine.procedures.procedure import Step
from cardgames.engine.record import Record
from cardgames.engine.rules import Rules
from cardgames.engine.table import STOP, Move, Table
from cardgames.players.crapette.choice import plan
from cardgames.players.crapette.levels import LEVELS, Level
from cardgames.players.crapette.search import Search, clean
from cardgames.players.crapette.stop import Proof, call
from cardgames.players.hint import ranked


class Player(NamedTuple):
    """What someone does at turn, and what when the other has moved; see `plan` and `call`."""

    plan: Callable[[Rules, Table, Collection[Table], Random], tuple[Move, ...]]
    call: Callable[[Rules, Table, Move, Table, Random], Proof | None]


def _of(level: Level) -> Player:
    return Player(partial(plan, level), partial(call, level))


def _hinted(rules: Rules, view: Table, been: Collection[Table], chance: Random) -> tuple[Move, ...]:
    """Return the best move by the hint's reckoning."""
    return tuple(ranked(rules, view, _onward(rules, view, been))[:1])


def _tossed(rules: Rules, view: Table, been: Collection[Table], chance: Random) -> tuple[Move, ...]:
    """Return any move."""
    return (chance.choice(_onward(rules, view, been)),)


def _onward(rules: Rules, view: Table, been: Collection[Table]) -> list[Move]:
    """Return the clean moves that do not lead in a circle."""
    free = clean(rules, view)
    return Search(rules, view, been).onward(free) or free


def _silent(rules: Rules, before: Table, move: Move, after: Table, chance: Random) -> None:
    """Call nothing."""


PLAYERS = {"random": Player(_tossed, _silent), "greedy": Player(_hinted, _silent)} | {
    slug: _of(level) for slug, level in LEVELS.items()
}


def play_out(rules: Rules, number: int, players: Mapping[int, Player], chance: Random) -> Record:
    """Return the record of a deal played to its end by the players of the two seats."""
    table = rules.deal(number)
    start, steps = Position(rules, table, number), list[Step]()
    been: list[Table] = []
    planned: tuple[Move, ...] = ()
    while not rules.outcome(table):
        view = rules.view(table)
        been.append(view)
        planned = planned or players[table.seat].plan(rules, view, been, chance)
        move, planned = planned[0], planned[1:]
        before, table = table, rules.follow(table, move)
        steps.append((before, move, table))
        caller = players[3 - before.seat]
        if caller.call(rules, view, move, rules.view(table), chance):
            stopped = rules.stopped(before, move, table)
            steps.append((table, Move(STOP), stopped))
            table, planned, been = stopped, (), []
        if table.seat != before.seat:
            planned, been = (), []
            if rules.drawn(start.table, steps):
                break
    return Record(start, tuple(move for _, move, _ in steps), len(steps))
