"""Counting move sequences: the proof that two codings of a game agree."""

from cardgames.engine.rules import Rules
from cardgames.engine.table import Table


def perft(rules: Rules, table: Table, depth: int) -> list[int]:
    """Return how many sequences of legal moves there are of each length, 1 to `depth`.

    The last move of a sequence is counted, not played.
    """
    counts = [0] * depth

    def count(table: Table, length: int) -> None:
        moves = rules.moves(table)
        counts[length] += len(moves)
        if length + 1 < depth:
            for move in moves:
                count(rules.follow(table, move), length + 1)

    count(table, 0)
    return counts
