"""Whole games played by a player on its own, never twice through the same table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardgames.engine.position import Position
from cardgames.engine.record import Record
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table
from cardgames.players.hint import ranked

# A player is given a view and its legal moves, and returns them in the order of its liking.
Player = Callable[[Rules, Table, list[Move], Random], list[Move]]


def random(rules: Rules, view: Table, moves: list[Move], chance: Random) -> list[Move]:
    """Return the moves in any order."""
    return chance.sample(moves, len(moves))


def greedy(rules: Rules, view: Table, moves: list[Move], chance: Random) -> list[Move]:
    """Return the moves as a hint would rank them."""
    return ranked(rules, view, moves)


PLAYERS: dict[str, Player] = {"random": random, "greedy": greedy}


def play_out(rules: Rules, number: int, player: Player, chance: Random) -> Record:
    """Return the record of a game that a player played until no move led to a new table."""
    table = rules.deal(number)
    start, moves, been = Position(rules, table, number), [], {table}
    while True:
        liked = player(rules, rules.view(table), rules.moves(table), chance)
        onward = ((move, rules.follow(table, move)) for move in liked)
        move, after = next(((m, t) for m, t in onward if t not in been), (None, table))
        if move is None:
            return Record(start, tuple(moves), len(moves))
        been.add(after)
        moves.append(move)
        table = after
