"""What a browser says, read and checked; no sentence here quotes what was sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from cardgames.engine.prose import Fault
from cardgames.web import sentences

LONGEST = 4096  # bytes of a message; the longest sensible one has about a hundred

ID = re.compile(r"[A-Za-z0-9_.-]{1,32}")
MOVE = re.compile(r"[!-~]{1,64}")


class Message(NamedTuple):
    """What a browser says. Only what changes the table needs an id and an n."""

    do: str
    id: str
    n: int
    move: str
    at: float


def fields(text: str | None) -> dict[str, Any]:
    """Return the fields of a frame. Raises `Fault`."""
    if text is None:
        raise Fault(sentences.tables.NOT_TEXT)
    if len(text) > LONGEST:
        raise Fault(sentences.tables.TOO_LONG)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Fault(sentences.tables.NOT_JSON) from None
    if not isinstance(found, dict):
        raise Fault(sentences.tables.NOT_JSON)
    return found


def message(
    fields: dict[str, Any],
    deeds: frozenset[str],
    changes: frozenset[str],
    word: Callable[[str, dict[str, Any]], str],
) -> Message:
    """Return the message that the fields make, where it asks for one of the deeds.

    What changes the table says who it is and at which table it was made; `word` reads the one word
    more that some deeds have. Raises `Fault`.
    """
    do, name, n = fields.get("do"), named(fields), whole(fields.get("n"))
    if not isinstance(do, str) or do not in deeds:
        raise Fault(sentences.tables.NO_SUCH_DEED)
    if do in changes and name is None:
        raise Fault(sentences.tables.BAD_ID)
    if do in changes and n is None:
        raise Fault(sentences.tables.BAD_N)
    return Message(do, name or "", n or 0, word(do, fields), _sent_at(fields))


def proper(word: object) -> str:
    """Return a word that can be a move or the name of a pile. Raises `Fault` for all else."""
    if not isinstance(word, str) or not MOVE.fullmatch(word):
        raise Fault(sentences.tables.BAD_MOVE)
    return word


def whole(number: object) -> int | None:
    """Return a number that can be an `n` or count steps; None of all else."""
    return number if type(number) is int and 0 <= number < 2**31 else None


def _sent_at(fields: dict[str, Any]) -> float:
    """Return the browser's time that a ping has put into itself, 0 where it is no such thing."""
    at = fields.get("at")
    if isinstance(at, bool) or not isinstance(at, int | float) or not abs(at) < 2**53:
        return 0
    return at


def named(fields: dict[str, Any]) -> str | None:
    """Return the id of what was sent, where it has a proper one."""
    name = fields.get("id")
    return name if isinstance(name, str) and ID.fullmatch(name) else None


def ping(fields: dict[str, Any]) -> float:
    """Return the time that a ping has put into itself. Raises `Fault` for all else."""
    if fields.get("do") != "ping":
        raise Fault(sentences.tables.NO_SUCH_DEED)
    return _sent_at(fields)
