"""Moves as text: `c3-f1`, `c4x3-c9`, `c2=c9`, `turn:s1`; what a person can read, type and mail."""

from __future__ import annotations

import re

from cardgames.engine.prose import Fault, Text, excerpt
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, EXCHANGE, Move

_CARRY = re.compile(r"([a-z]\d+)(?:x([1-9]\d?)|@([1-9]\d?))?-([a-z]\d+)", re.ASCII)
_EXCHANGE = re.compile(r"([a-z]\d+)=([a-z]\d+)", re.ASCII)
_DEED = re.compile(r"(turn|demand):([a-z]\d+)|deal|redeal|pass|stop", re.ASCII)


def write_move(rules: Rules, move: Move) -> str:
    """Return the text of a move: `c3-f1`, `c4x3-c9`, `c13@3-f2`, `a3-f9+n5-f1`, `turn:s1`."""
    if move.also:
        return f"{write_move(rules, move._replace(also=None))}+{write_move(rules, move.also)}"
    if move.source < 0:
        return move.verb
    source = rules.names[move.source]
    if move.target < 0:
        return f"{move.verb}:{source}"
    if move.verb == EXCHANGE:
        return f"{source}={rules.names[move.target]}"
    many = f"x{move.cards}" if move.cards > 1 else f"@{move.place}" if move.place else ""
    return f"{source}{many}-{rules.names[move.target]}"


def read_move(rules: Rules, text: str) -> Move:
    """Return the move that a text names, legal or not. Raises `Fault` when it names none."""
    first, plus, second = text.partition("+")
    if plus:
        return _carry(rules, first)._replace(also=_carry(rules, second))
    if parts := _EXCHANGE.fullmatch(text):
        return Move(EXCHANGE, _index(rules, parts[1]), _index(rules, parts[2]))
    if deed := _DEED.fullmatch(text):
        return Move(deed[1], _index(rules, deed[2])) if deed[1] else Move(text)
    return _carry(rules, text)


def _carry(rules: Rules, text: str) -> Move:
    parts = _CARRY.fullmatch(text)
    if not parts:
        raise Fault(NO_MOVE.say(text=excerpt(text)))
    source, target = _index(rules, parts[1]), _index(rules, parts[4])
    own = rules.written.get((source, target))
    if own and not parts[2] and not parts[3]:
        return own
    return Move(CARRY, source, target, int(parts[2] or 1), int(parts[3] or 0))


def _index(rules: Rules, name: str) -> int:
    if name not in rules.names:
        raise Fault(NO_PILE.say(name=excerpt(name, 20), game=rules.game.name))
    return rules.names.index(name)


NO_MOVE = Text("“{text}” is not a move.", "«{text}» — не ход.")
NO_PILE = Text("{game} has no pile “{name}”.", "В игре «{game}» нет стопки «{name}».")
