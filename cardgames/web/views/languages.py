"""Choosing a language, on this device and for the account."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils import translation
from django.views.decorators.http import require_http_methods
from django.views.i18n import set_language

from cardgames.web.selectors import people as known
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


def speak(request: HttpRequest, language: str) -> None:
    """Make a page in the language of whoever has sent its link, where the reader names none.

    That is a messenger, which says nothing of languages; who reads there is mostly spoken to so.
    """
    if language and not _names_one(request):
        translation.activate(language)


def follow(request: HttpRequest, **sitting: object) -> None:
    """Make a page in the language of whoever plays such a sitting, where the reader names none."""
    if not _names_one(request):
        speak(request, known.language_at(**sitting))


def _names_one(request: HttpRequest) -> bool:
    chosen = settings.LANGUAGE_COOKIE_NAME in request.COOKIES
    return chosen or bool(request.headers.get("Accept-Language"))


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
