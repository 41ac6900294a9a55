"""What is asked about favourites: which games the visitor has marked."""

from __future__ import annotations

from django.http import HttpRequest

from cardgames.web import favourites


def marked(request: HttpRequest) -> list[str]:
    """Return the games that the visitor has marked; without a row of his own, on this device."""
    if request.user.is_authenticated:
        return favourites.known(request.user.preferences.get(favourites.KEPT, []))
    return favourites.of_cookie(request.COOKIES.get(favourites.COOKIE, ""))
