"""In which language somebody is spoken to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest
from django.utils import translation
from django.utils.functional import lazy

from cardgames.engine.prose import Language, Tells


def language() -> Language:
    """Return the language of the page being made."""
    return _one_of_two(translation.get_language())


def told(sentence: Tells) -> str:
    """Return the sentence in the language of the page being made."""
    return sentence.tell(language())


later = lazy(told, str)  # `told` when the page is made: for what is declared before there is one


def of_socket(scope: Mapping[str, Any]) -> Language:
    """Return the language in which the page that opened a socket was made."""
    request = HttpRequest()
    request.COOKIES = scope["cookies"]
    for name, value in scope["headers"]:
        if name == b"accept-language":
            request.META["HTTP_ACCEPT_LANGUAGE"] = value.decode("latin1")
    return _one_of_two(translation.get_language_from_request(request))


def of_header(request: HttpRequest) -> Language:
    """Return the language that a program asks for by Accept-Language, whatever a cookie says."""
    asked = HttpRequest()
    asked.META["HTTP_ACCEPT_LANGUAGE"] = request.headers.get("Accept-Language", "")
    return _one_of_two(translation.get_language_from_request(asked))


def _one_of_two(code: str | None) -> Language:
    return "ru" if (code or "").startswith("ru") else "en"
