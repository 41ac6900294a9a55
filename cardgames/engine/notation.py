"""Moves as text: `c3-f1`, `c4x3-c9`, `s1-w1`; what a person can read, type and mail."""

from __future__ import annotations

import re

from cardgames.engine.prose import Fault, Text, excerpt
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, Move

_CARRY = re.compile(r"([a-z]\d+)(?:x([1-9]\d?))?-([a-z]\d+)", re.ASCII)


def write_move(rules: Rules, move: Move) -> str:
    """Return the text of a move: `c3-f1`, `c4x3-c9`, `s1-w1`."""
    many = f"x{move.cards}" if move.cards > 1 else ""
    return f"{rules.names[move.source]}{many}-{rules.names[move.target]}"


def read_move(rules: Rules, text: str) -> Move:
    """Return the move that a text names, legal or not. Raises `Fault` when it names none."""
    parts = _CARRY.fullmatch(text)
    if not parts:
        raise Fault(NO_MOVE.say(text=excerpt(text)))
    source, target = _index(rules, parts[1]), _index(rules, parts[3])
    own = rules.written.get((source, target))
    return own if own and not parts[2] else Move(CARRY, source, target, int(parts[2] or 1))


def _index(rules: Rules, name: str) -> int:
    if name not in rules.names:
        raise Fault(NO_PILE.say(name=excerpt(name, 20), game=rules.game.name))
    return rules.names.index(name)


NO_MOVE = Text("“{text}” is not a move.", "«{text}» — не ход.")
NO_PILE = Text("{game} has no pile “{name}”.", "В игре «{game}» нет стопки «{name}».")
