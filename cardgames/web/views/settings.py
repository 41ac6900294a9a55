"""The settings: how the table looks and plays, for the account or, without one, the device."""

from __future__ import annotations

from django.conf import settings as site
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from cardgames.engine.prose import Fault
from cardgames.web import preferences, sentences
from cardgames.web.language import told
from cardgames.web.services import people
from cardgames.web.services import preferences as kept
from cardgames.web.views.accounts import onward
from cardgames.web.views.languages import remember

LASTING = 365 * 24 * 3600


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """Show the settings and keep what was chosen: all of them, or the one that a script sends."""
    if request.method != "POST":
        return render(request, "settings.html")
    try:
        chosen = preferences.read(request.POST)
    except Fault as fault:
        return render(request, "settings.html", {"fault": told(fault)}, status=400)
    language = request.POST.get("language", "")
    _keep_for_person(request, chosen, language)
    return remember(_keep_for_device(request, _answer(request), chosen), language)


def _keep_for_person(request: HttpRequest, chosen: dict[str, str], language: str) -> None:
    if not request.user.is_authenticated:
        return
    if chosen:
        kept.choose(request.user, chosen)
    if language in dict(site.LANGUAGES):
        people.choose_language(request.user, language)


def _keep_for_device(
    request: HttpRequest, response: HttpResponse, chosen: dict[str, str]
) -> HttpResponse:
    """Return the response with the choices as a cookie, where nobody is there to keep them."""
    if not request.user.is_authenticated:
        before = preferences.of_cookie(request.COOKIES.get(preferences.COOKIE, ""))
        response.set_cookie(
            preferences.COOKIE,
            preferences.to_cookie(before | chosen),
            max_age=LASTING,
            secure=site.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )
    return response


def _answer(request: HttpRequest) -> HttpResponse:
    """Return nothing to a script, which has applied it already; to a form, the page it was on."""
    if request.headers.get("Accept") == "application/json":
        return HttpResponse(status=204)
    messages.success(request, told(sentences.accounts.SETTINGS_SAVED))
    return redirect(onward(request, "settings"))
