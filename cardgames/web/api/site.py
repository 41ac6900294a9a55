"""The API put together, and its addresses."""

from __future__ import annotations

import functools
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern
from ninja import NinjaAPI

from cardgames.web import sentences
from cardgames.web.api import deals, faults, results, sittings, words
from cardgames.web.errors import told_in_json

api = NinjaAPI(
    title="Greencloth",
    version="1",
    description=words.ABOUT.en,
    urls_namespace="api",
    docs_url=None,
)
faults.told_by(api)
api.add_router("", deals.router)
api.add_router("", sittings.router)
api.add_router("", results.router)


def addresses() -> list[URLPattern]:
    """Return the addresses of the API; a method that one does not know is told in a sentence."""
    patterns: list[URLPattern] = api.urls[0]  # type: ignore[assignment]
    for pattern in patterns:
        pattern.callback = _spoken(pattern.callback)
    return patterns


def _spoken(view: Any) -> Any:
    @functools.wraps(view)
    def spoken(request: HttpRequest, **named: Any) -> HttpResponse:
        response = view(request, **named)
        if response.status_code != 405:
            return response
        told = told_in_json(request, 405, sentences.programs.NO_SUCH_METHOD)
        told["Allow"] = response["Allow"]
        return told

    return spoken
