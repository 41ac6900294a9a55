"""Dealt tables in the formats of other programs: which games have them, writing and reading.

Both formats know columns, foundations by suit and one stock that is turned into one waste.
Solvitaire's JSON has a reserve of single cards too; the board text of PySolFC and Freecell Solver
has none, only cells that cards may return to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from cardgames.engine.cards import FACE, HIDDEN, RANK, RANKS, SUIT, SUITS, pile_text
from cardgames.engine.ladders import ACE_TO_KING
from cardgames.engine.position import Position, read_position
from cardgames.engine.prose import Fault, Text
from cardgames.engine.rules import Rules
from cardgames.engine.table import Table

Format = Literal["board", "solvitaire"]
FORMATS: tuple[Format, ...] = ("board", "solvitaire")


class _Shape(NamedTuple):
    """Where on a table lies what these formats know."""

    columns: list[int]
    stock: list[int]
    reserve: list[int]


def why_not(rules: Rules, form: Format) -> Text | None:
    """Return why a game cannot be written in a format; None where it can."""
    shape = _shape(rules)
    if shape is None:
        return NO_SUCH_PILES
    return NO_RESERVE if form == "board" and shape.reserve else None


def write_board(rules: Rules, table: Table, form: Format) -> str:
    """Return a table as it was dealt in one of the formats. Raises `Fault` where there is none."""
    why, shape = why_not(rules, form), _shape(rules)
    if why is not None or shape is None:
        raise Fault(why or NO_SUCH_PILES)
    piles = table.piles
    if form == "board":
        talon = [f"Talon: {pile_text(_open(piles[at])[::-1])}" for at in shape.stock]
        return "\n".join([*talon, *(pile_text(piles[at]) for at in shape.columns)]) + "\n"
    columns = ",\n    ".join(json.dumps(_spelled(piles[at])) for at in shape.columns)
    parts = [f'"tableau piles": [\n    {columns}\n  ]']
    for name, slots in (("reserve", shape.reserve), ("stock", shape.stock)):
        if slots:
            laid = _spelled(_open(b"".join(piles[at] for at in slots)))
            parts.append(f'"{name}": {json.dumps(laid)}')
    return "{\n  " + ",\n  ".join(parts) + "\n}\n"


def is_board(text: str) -> bool:
    """Tell whether a text is meant as a table in one of the formats, and not as a record."""
    start = text.lstrip("\ufeff \t\r\n")
    return start.startswith(("{", "Talon:")) or ":" not in start.partition("\n")[0]


def read_board(text: str, every: Iterable[Rules]) -> Position:
    """Return the dealt position of a text, of the one game whose piles it fills.

    Raises `Fault` where no game, or not all of its cards, fits.
    """
    json_text = text.lstrip("\ufeff \t\r\n").startswith("{")
    columns, stock, reserve = (_of_json if json_text else _of_lines)(text)
    for rules in every:
        shape = _shape(rules)
        if shape is None or len(shape.columns) != len(columns):
            continue
        if len(shape.reserve) != len(reserve) or bool(shape.stock) != bool(stock):
            continue
        down = [f"<{word}>" if "<" not in word else word for word in stock]
        filled = dict(zip(shape.columns, map(" ".join, columns), strict=True))
        filled |= dict(zip(shape.reserve, reserve, strict=True))
        filled |= dict.fromkeys(shape.stock, " ".join(down))
        lines = [f"{rules.names[at]}: {words}" for at, words in filled.items()]
        return _read("\n".join([f"game: {rules.game.slug}", *lines]), rules)
    raise Fault(NO_SUCH_TABLE)


def _read(text: str, rules: Rules) -> Position:
    try:
        return read_position(text, lambda _game, _variants: rules)
    except Fault as fault:
        raise Fault(fault.why) from None  # the line is one of ours


def _shape(rules: Rules) -> _Shape | None:
    """Return where what the formats know lies; None where a game has anything else."""
    found: dict[str, list[int]] = {kind: [] for kind in _FITS}
    groups: dict[str, int] = dict.fromkeys(_FITS, 0)
    for group, slots in rules.groups.items():
        if not _FITS[group.kind](group) or group.owner or group.reach or group.belong:
            return None
        groups[group.kind] += 1
        found[group.kind] += slots
    if max(groups.values()) > 1 or not found["column"]:
        return None
    return _Shape(found["column"], found["stock"], found["reserve"])


_FITS: dict[str, Callable[[Any], bool]] = {
    "stock": lambda group: group.faces == "down",
    "waste": lambda group: not group.build,
    "foundation": lambda group: group.ladder is ACE_TO_KING,
    "column": lambda group: group.most is None,
    "reserve": lambda group: group.most == 1,
}


def _open(pile: bytes) -> bytes:
    return bytes(card & FACE for card in pile)


def _spelled(pile: bytes) -> list[str]:
    """Return cards as Solvitaire spells them: tens as 10, the suit small where one lies hidden."""
    ranks = ["10" if rank == "T" else rank for rank in RANKS]
    return [
        ranks[RANK[card]] + (SUITS[SUIT[card]].lower() if card & HIDDEN else SUITS[SUIT[card]])
        for card in pile
    ]


_Piles = tuple[list[list[str]], list[str], list[str]]  # columns, the stock, the reserve


def _of_json(text: str) -> _Piles:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Fault(NOT_JSON) from None
    known = {"tableau piles", "stock", "reserve", "waste", "foundations"}
    if not isinstance(found, dict) or set(found) - known:
        raise Fault(NO_SUCH_TABLE)
    columns, stock, reserve = (found.get(key, []) for key in ("tableau piles", "stock", "reserve"))
    begun = any(not _nothing(found.get(key)) for key in ("waste", "foundations"))
    if not isinstance(columns, list) or begun:
        raise Fault(NO_SUCH_TABLE)
    return (
        [[_told(card) for card in _words(pile)] for pile in columns],
        [_told(card).strip("<>") for card in _words(stock)],
        [_told(card).strip("<>") for card in _words(reserve)],
    )


def _nothing(piles: object) -> bool:
    return piles is None or (isinstance(piles, list) and not any(piles))


def _words(pile: object) -> list[str]:
    if not isinstance(pile, list) or not all(isinstance(word, str) for word in pile):
        raise Fault(NO_SUCH_TABLE)
    return pile


def _told(card: str) -> str:
    """Return a card of Solvitaire's as ours: a small suit is one that lies face down."""
    return f"<{card.upper()}>" if card[-1:].islower() else card.upper()


def _of_lines(text: str) -> _Piles:
    stock: list[str] = []
    columns: list[list[str]] = []
    for line in text.removeprefix("\ufeff").splitlines():
        head, colon, rest = line.rpartition(":")
        if colon and head.strip() in ("Foundations", "Freecells") and rest.strip(" -"):
            raise Fault(NO_SUCH_TABLE)
        if head.strip() == "Talon":
            stock = rest.split()[::-1]
        elif not head.strip() and rest.strip():
            columns.append(rest.split())
        elif colon and head.strip() not in ("", "Foundations", "Freecells"):
            raise Fault(NO_SUCH_TABLE)
    return columns, stock, []


NO_SUCH_PILES = Text(
    "Its piles and rules are known to neither format, so no other program would play this game.",
    "Такие стопки и правила не описать ни в одном из этих форматов, поэтому ни одна другая "
    "программа в эту игру с ними не сыграет.",
)
NO_RESERVE = Text(
    "The board text knows no reserve: a card may always return to its cells.",
    "Текст раскладки не знает резерва: в его ячейки карты можно возвращать.",
)
NOT_JSON = Text("This is not JSON.", "Это не JSON.")
NO_SUCH_TABLE = Text(
    "No game here begins with such piles.", "Ни одна игра здесь не начинается с таких стопок."
)
