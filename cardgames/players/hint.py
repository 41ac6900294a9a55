"""Which move to suggest: the legal moves in order of what they are worth at a glance.

Worth is read off two views, before and after; no rule is restated, so a hint is always legal and
never knows more than the player.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardgames.engine.cards import BIT, HIDDEN
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table

# What one of each is worth: a card home, a card no longer face down, an empty place, a card that
# could go home next.
HOME, SEEN, SPACE, READY = 100, 40, 8, 12
# Where nothing of the above changes: use the waste before turning the stock, and rather turn it
# than shift cards about; a card in hand can go anywhere, so it is spent last.
FROM = {"waste": 15, "stock": 5, "column": -1, "reserve": -2, "foundation": -50}


# Where there are very many moves only so many are tried, those that seem best before trying.
TRIED = 60


def ranked(rules: Rules, view: Table, moves: Iterable[Move]) -> list[Move]:
    """Return the moves, best first, judged by the view alone; equals keep a fixed order."""
    seeming = sorted(moves, key=lambda move: (-_seeming(rules, move), *_fixed(move)))
    worth = {
        move: _standing(rules, rules.follow(view, move)) + _seeming(rules, move)
        for move in seeming[:TRIED]
    }
    return sorted(worth, key=worth.__getitem__, reverse=True) + seeming[TRIED:]


def _fixed(move: Move) -> tuple[Any, ...]:
    return (*move[1:5], move.also or (), move.verb)


def _seeming(rules: Rules, move: Move) -> int:
    """Return what a move is worth before it is tried."""
    if move.target in rules.foundations:
        return HOME
    if move.source < 0 or (move.target >= 0 and rules.group_of[move.target].kind == "stock"):
        return 0
    return FROM[rules.group_of[move.source].kind]


def _standing(rules: Rules, view: Table) -> int:
    value, piles = HOME * rules.home(view), view.piles
    for group, slots in rules.groups.items():
        held = piles[slots.start : slots.stop]
        if group.faces == "mixed" and group.kind != "stock":
            value -= SEEN * sum(1 for pile in held for card in pile if card & HIDDEN)
        if group.space and group.space.takes:
            value += SPACE * held.count(b"")
    wanted = rules.wanted(view)
    return value + READY * sum(1 for index in rules.sending if _top(piles[index]) & wanted)


def _top(pile: bytes) -> int:
    return BIT[pile[-1]] if pile else 0
