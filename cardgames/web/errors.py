"""The pages that say why not: the right status, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from cardgames.engine.prose import Tells
from cardgames.web import sentences
from cardgames.web.language import of_header, told
from cardgames.web.limits import TooMany
from cardgames.web.missing import NotHere

IN_JSON: dict[int, Tells] = {
    400: sentences.programs.NOT_JSON_BODY,
    403: sentences.programs.NOT_ALLOWED,
    404: sentences.programs.NO_SUCH_ADDRESS,
    413: sentences.programs.TOO_MUCH,
    500: sentences.programs.OUR_FAULT,
}


def page(request: HttpRequest, status: int, why: Tells | None = None) -> HttpResponse:
    """Return the page of a status, with a sentence of its own or the one that it has.

    A program that asks the API gets the sentence alone.
    """
    if request.path.startswith("/api/1/"):
        return told_in_json(request, status, why or IN_JSON[status])
    return _shown(request, str(status), status, why)


def _shown(
    request: HttpRequest, template: str, status: int, why: Tells | None = None
) -> HttpResponse:
    context = {"status": status, "why": None if why is None else told(why)}
    return render(request, f"errors/{template}.html", context, status=status)


def told_in_json(request: HttpRequest, status: int, why: Tells, **more: Any) -> HttpResponse:
    """Return the sentence as JSON, in the language that a program asks for."""
    language = of_header(request)
    response = JsonResponse({"error": why.tell(language), **more}, status=status)
    response["Content-Language"] = language
    if status == 401:
        response["WWW-Authenticate"] = "Bearer"
    return response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for what cannot be read, or is too much to read."""
    too_much = isinstance(exception, (RequestDataTooBig, TooManyFieldsSent))
    return page(request, 413 if too_much else 400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for what is not allowed, or not so often."""
    if isinstance(exception, TooMany):
        response = page(request, 429, exception.why)
        response["Retry-After"] = str(exception.left)
        return response
    return page(request, 403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for an address with nothing at it."""
    return page(request, 404, exception.why if isinstance(exception, NotHere) else None)


def our_fault(request: HttpRequest) -> HttpResponse:
    """Return the page for a fault of the site."""
    return page(request, 500)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Return the page for a form that did not come from a page of this visitor's."""
    return _shown(request, "csrf", 403)
