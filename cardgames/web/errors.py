"""The pages that say why not: the right status, and a sentence in the reader's language."""

from __future__ import annotations

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from cardgames.engine.prose import Tells
from cardgames.web.language import told
from cardgames.web.limits import TooMany


class NotHere(Http404):
    """Nothing is at the address; `why` says so in a sentence."""

    def __init__(self, why: Tells) -> None:
        super().__init__(why.tell("en"))
        self.why = why


def page(request: HttpRequest, status: int, why: Tells | None = None) -> HttpResponse:
    """Return the page of a status, with a sentence of its own or the one that it has."""
    context = {"why": None if why is None else told(why)}
    return render(request, f"errors/{status}.html", context, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for what cannot be read, or is too much to read."""
    too_much = isinstance(exception, (RequestDataTooBig, TooManyFieldsSent))
    return page(request, 413 if too_much else 400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for what is not allowed, or not so often."""
    if isinstance(exception, TooMany):
        return page(request, 429, exception.why)
    return page(request, 403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for an address with nothing at it."""
    return page(request, 404, getattr(exception, "why", None))


def our_fault(request: HttpRequest) -> HttpResponse:
    """Return the page for a fault of the site."""
    return page(request, 500)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Return the page for a form that did not come from a page of this visitor's."""
    return render(request, "errors/csrf.html", status=403)
