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


IDLE = 200  # a player gives up after so many moves without a card coming home


def play_out(rules: Rules, number: int, player: Player, chance: Random) -> Record:
    """Return the record of a game played until it ended, or the player saw no way on.

    A move that leads back to a table of the same game is never made.
    """
    table = rules.deal(number)
    start, been = Position(rules, table, number), {table}
    moves: list[Move] = []
    home, came = rules.home(table), 0
    while len(moves) - came < IDLE:
        liked = player(rules, rules.view(table), rules.moves(table), chance)
        onward = ((move, rules.follow(table, move)) for move in liked)
        move, table = next(((m, after) for m, after in onward if after not in been), (None, table))
        if move is None:
            break
        moves.append(move)
        been.add(table)
        if rules.home(table) > home:
            home, came = rules.home(table), len(moves)
    return Record(start, tuple(moves), len(moves))
