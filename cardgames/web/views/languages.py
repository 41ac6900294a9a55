"""Choosing a language, on this device and for the account."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods
from django.views.i18n import set_language

from cardgames.web.services import people


@require_http_methods(["GET", "HEAD", "POST"])
def choose(request: HttpRequest) -> HttpResponseBase:
    """Keep the language chosen, and go back to the page where that was done."""
    if request.method != "POST":
        return redirect("home")
    chosen = request.POST.get("language", "")
    if request.user.is_authenticated and chosen in dict(settings.LANGUAGES):
        people.choose_language(request.user, chosen)
    return set_language(request)


def remember(response: HttpResponse, language: str) -> HttpResponse:
    """Return the response with the language as a cookie; as it is where none was chosen."""
    if language in dict(settings.LANGUAGES):
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            language,
            max_age=settings.LANGUAGE_COOKIE_AGE,
            secure=settings.LANGUAGE_COOKIE_SECURE,
            samesite="Lax",
        )
    return response
