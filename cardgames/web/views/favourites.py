"""Marking a game as a favourite: kept with the account, or on the device without one."""

from __future__ import annotations

from django.conf import settings as site
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from cardgames import games
from cardgames.web import favourites as written
from cardgames.web import sentences
from cardgames.web.missing import NotHere
from cardgames.web.selectors import favourites as known
from cardgames.web.services import favourites as kept
from cardgames.web.views.accounts import onward
from cardgames.web.views.settings import LASTING


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def favourites(request: HttpRequest) -> HttpResponse:
    """Mark a game, or no longer; a script is told which are marked, a form leads back."""
    by_script = request.headers.get("Accept") == "application/json"
    marked = known.marked(request)
    if request.method != "POST":
        return JsonResponse({"marked": marked}) if by_script else redirect("home")
    game, on = request.POST.get("game", ""), bool(request.POST.get("on"))
    if game not in games.ALL:
        raise NotHere(sentences.pages.NO_SUCH_GAME)
    marked = written.with_mark(marked, game, on)
    answer = JsonResponse({"marked": marked}) if by_script else redirect(onward(request, "home"))
    if request.user.is_authenticated:
        kept.mark(request.user, game, on)
    else:
        answer.set_cookie(
            written.COOKIE,
            written.to_cookie(marked),
            max_age=LASTING,
            secure=site.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )
    return answer
