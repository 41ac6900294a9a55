"""Which move to suggest: the legal moves in order of what they are worth at a glance.

Worth is read off two views, before and after; no rule is restated, so a hint is always legal and
never knows more than the player.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardgames.engine.cards import HIDDEN
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table

# What one of each is worth: a card home, a card no longer face down, an empty place, a card that
# could go home next.
HOME, SEEN, SPACE, READY = 100, 40, 8, 12
# Where nothing of the above changes: use the waste before turning the stock, and rather turn it
# than shift cards about; a card in hand can go anywhere, so it is spent last.
FROM = {"waste": 15, "stock": 5, "column": -1, "reserve": -2, "foundation": -50}


def ranked(rules: Rules, view: Table, moves: Iterable[Move]) -> list[Move]:
    """Return the moves, best first, judged by the view alone; equals keep a fixed order."""
    stands = _standing(rules, view)
    worth = {move: _worth(rules, view, move) - stands for move in moves}
    return sorted(worth, key=lambda move: (-worth[move], move[1:4]))


def _worth(rules: Rules, view: Table, move: Move) -> int:
    after = rules.follow(view, move)
    turned_over = rules.group_of[move.target].kind == "stock"
    return _standing(rules, after) + (0 if turned_over else FROM[rules.group_of[move.source].kind])


def _standing(rules: Rules, view: Table) -> int:
    value = HOME * rules.home(view)
    for group, slots in rules.groups.items():
        if group.kind in ("column", "reserve"):
            piles = [view.piles[index] for index in slots]
            value -= SEEN * sum(1 for pile in piles for card in pile if card & HIDDEN)
            value += SPACE * piles.count(b"") * (group.kind == "column")
    ready = {move.source for move in rules.moves(view) if move.target in rules.foundations}
    return value + READY * len(ready)
