"""How a call is declared: its name, what it says of itself, who may ask, what is answered."""

from __future__ import annotations

from typing import Any

from cardgames.engine.prose import Text
from cardgames.web.api import shapes
from cardgames.web.api.doors import ANYBODY, PLAYING, READING

FAULTS = dict.fromkeys((401, 403, 404, 422, 429), shapes.Fault)
FAULTS_OF_BODIES = dict.fromkeys((400, 413), shapes.Fault)  # that cannot be read, or are too long
OR_NONE: dict[str, Any] = {
    "security": [{}, {"Holder": []}]
}  # how the document says that a token may be left out


def reading(name: str, says: Text, answers: dict[int, Any], auth: Any = READING) -> dict[str, Any]:
    """Return the declaration of a call that only looks; `answers` are its own, by status."""
    more = {"openapi_extra": OR_NONE} if auth is ANYBODY else {}
    return _call(name, says, {**answers, **FAULTS}, auth) | more


def writing(name: str, says: Text, answers: dict[int, Any]) -> dict[str, Any]:
    """Return the declaration of a call that plays."""
    return _call(name, says, {**answers, **FAULTS, **FAULTS_OF_BODIES}, PLAYING)


def _call(name: str, says: Text, answers: dict[int, Any], auth: Any) -> dict[str, Any]:
    return {"operation_id": name, "description": says.en, "response": answers, "auth": auth}
