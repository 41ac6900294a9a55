"""Whatever cannot be done: which status and which sentence it is told with."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from cardgames.engine.prose import Fault, Refused, Tells, excerpt
from cardgames.web import sentences
from cardgames.web.errors import told_in_json
from cardgames.web.selectors.deals import NoSuchDeal
from cardgames.web.selectors.replays import NotOver
from cardgames.web.selectors.sittings import NoSuchTable


class Wrong(Exception):
    """What was asked cannot be done; `more` goes into the answer beside the sentence."""

    def __init__(self, status: int, why: Tells, **more: Any) -> None:
        super().__init__(why.tell("en"))
        self.status = status
        self.why = why
        self.more = more


# The first that fits; limits, and faults of the site, are told by Django's own handlers.
PLAIN: dict[type[Exception], tuple[int, Tells]] = {
    NotOver: (409, sentences.programs.NOT_OVER_YET),
    NoSuchDeal: (404, sentences.pages.NO_SUCH_DEAL),
    NoSuchTable: (404, sentences.pages.NO_SUCH_TABLE),
    AuthenticationError: (401, sentences.programs.TOKEN_NEEDED),
    HttpError: (400, sentences.programs.NOT_JSON_BODY),
    Http404: (404, sentences.programs.NO_SUCH_ADDRESS),
}


def told_by(api: NinjaAPI) -> None:
    """Let an API answer what is raised in it."""
    for kind in (Wrong, Fault, Refused, ValidationError, *PLAIN):
        api.add_exception_handler(kind, _told)


def _told(request: HttpRequest, raised: Any) -> HttpResponse:
    if isinstance(raised, Wrong):
        return told_in_json(request, raised.status, raised.why, **raised.more)
    if isinstance(raised, Fault | Refused):
        return told_in_json(request, 422, raised.why)
    if isinstance(raised, ValidationError):
        return _invalid(request, raised)
    fits = next(plain for kind, plain in PLAIN.items() if isinstance(raised, kind))
    return told_in_json(request, *fits)


def _invalid(request: HttpRequest, invalid: ValidationError) -> HttpResponse:
    """Return the answer to fields that are missing or not what they should be."""
    first = invalid.errors[0]
    # Where the field stands: in the body, the name of the argument that takes it comes first.
    named = first["loc"][2:] if first["loc"][0] == "body" else first["loc"][1:]
    field = excerpt(".".join(map(str, named))) or "body"
    missing = first["type"] == "missing"
    why = sentences.programs.FIELD_MISSING if missing else sentences.programs.FIELD_WRONG
    return told_in_json(request, 422, why.say(field=field), field=field)
