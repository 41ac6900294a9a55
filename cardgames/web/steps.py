"""A step: what is done at once, and taken back and made again at once.

Mostly one move. Joined to it are the cards that went home after it by themselves; or the step is
the rest of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.engine.cards import FACE
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table
from cardgames.players import homeward

JOINT = ","  # no move is written with one


def read(rules: Rules, text: str) -> list[Move]:
    """Return the moves of a step. Raises `Fault`."""
    return [read_move(rules, word) for word in text.split(JOINT)]


def write(rules: Rules, moves: Sequence[Move]) -> str:
    """Return the text of a step."""
    return JOINT.join(write_move(rules, move) for move in moves)


def collecting(rules: Rules, table: Table, move: Move, stay: set[int]) -> list[Move]:
    """Return a move of the seat to move, and those that take safe cards home after it.

    A card that could have gone before was left by its player, and stays; so do the faces `stay`,
    and a card that he takes off a foundation. Raises `Refused` when the move is not legal.
    """
    seat = table.seat
    moves, after = [move], rules.play(table, move)
    stay = stay | {_face(table, move)} if move.source in rules.foundations else stay
    while True:
        view = rules.view(after, seat)
        homeward_bound = (m for m in homeward.safe(rules, view) if _face(view, m) not in stay)
        found = next(homeward_bound, None)
        if found is None:
            return moves
        moves.append(found)
        after = rules.follow(after, found)


def left(rules: Rules, table: Table) -> set[int]:
    """Return the faces that could go home in safety, and were left where they lie."""
    view = rules.view(table, table.seat)
    return {_face(view, move) for move in homeward.safe(rules, view)}


def taken_back(rules: Rules, table: Table, step: str) -> set[int]:
    """Return the faces that went home by themselves in a step that was taken back."""
    found = set()
    for place, move in enumerate(read(rules, step)):
        if place:
            found.add(_face(table, move))
        table = rules.follow(table, move)
    return found


def _face(table: Table, move: Move) -> int:
    return table.piles[move.source][-1] & FACE
