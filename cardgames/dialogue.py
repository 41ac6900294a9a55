"""A dialogue in JSON, one object a line, so that any program can ask the referee."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import randint
from typing import Any

from cardgames import games
from cardgames.engine.dealing import PUBLIC
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.position import Position, read_position, write_position
from cardgames.engine.prose import Fault, Language, Refused, Text
from cardgames.engine.record import Course

Asked = dict[str, Any]


def converse(lines: Iterable[str]) -> Iterator[str]:
    """Return an answer to each line, in order; a fault is answered and the dialogue goes on."""
    for line in lines:
        yield json.dumps(_answer(line), ensure_ascii=False)


def _answer(line: str) -> Asked:
    language: Language = "en"
    try:
        asked = _asked(line)
        language = "ru" if asked.get("lang") == "ru" else "en"
        return _deed(asked)(asked, language)
    except Fault as fault:
        return {"error": fault.tell(language)}


def _deed(asked: Asked) -> Callable[[Asked, Language], Asked]:
    name = _text(asked, "do")
    if name not in DEEDS:
        raise Fault(NO_DEED.say(deeds=", ".join(DEEDS)))
    return DEEDS[name]


def _asked(line: str) -> Asked:
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault(NO_JSON) from None
    if not isinstance(asked, dict):
        raise Fault(NO_JSON)
    return asked


def _deal(asked: Asked, language: Language) -> Asked:
    number = asked.get("number")
    if number is None:
        number = randint(1, PUBLIC)
    if type(number) is not int:
        raise Fault(NO_INTEGER.say(key="number"))
    rules = games.rules(_text(asked, "game"), _texts(asked, "variants"))
    return {"position": write_position(Position(rules, rules.deal(number), number))}


def _moves(asked: Asked, language: Language) -> Asked:
    rules, table, _, _ = _position(asked)
    return {"moves": sorted(write_move(rules, move) for move in rules.moves(table))}


def _play(asked: Asked, language: Language) -> Asked:
    position = _position(asked)
    course = Course(position.rules, position.table)
    for text in _texts(asked, "moves"):
        try:
            course = course.play(read_move(course.rules, text))
        except Refused as refused:
            return {"refused": text, "why": refused.tell(language)}
    return {"position": write_position(position._replace(table=course.table))}


def _view(asked: Asked, language: Language) -> Asked:
    return {"position": write_position(_position(asked).seen_by(_seat(asked)))}


def _outcome(asked: Asked, language: Language) -> Asked:
    rules, table, _, _ = _position(asked)
    outcome = rules.outcome(table)
    if outcome is None:
        return {"outcome": None}
    winner, points, why = outcome
    return {"outcome": {"winner": winner, "points": points, "why": why.tell(language)}}


def _position(asked: Asked) -> Position:
    return read_position(_text(asked, "position"), games.rules)


def _text(asked: Asked, key: str) -> str:
    value = asked.get(key)
    if not isinstance(value, str):
        raise Fault(NO_TEXT.say(key=key))
    return value


def _texts(asked: Asked, key: str) -> list[str]:
    value = asked.get(key, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise Fault(NO_TEXTS.say(key=key))
    return value


def _seat(asked: Asked) -> int:
    value = asked.get("seat", 1)
    if type(value) is not int:
        raise Fault(NO_INTEGER.say(key="seat"))
    return value


DEEDS: dict[str, Callable[[Asked, Language], Asked]] = {
    "deal": _deal,
    "moves": _moves,
    "play": _play,
    "view": _view,
    "outcome": _outcome,
}
NO_JSON = Text("A line is one JSON object.", "Строка — один объект JSON.")
NO_DEED = Text("“do” is one of: {deeds}.", "«do» — одно из: {deeds}.")
NO_TEXT = Text("“{key}” is a text.", "«{key}» — текст.")
NO_TEXTS = Text("“{key}” is a list of texts.", "«{key}» — список текстов.")
NO_INTEGER = Text("“{key}” is a whole number.", "«{key}» — целое число.")
