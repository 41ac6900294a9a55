"""`look` in every template: what the reader of the page has chosen, for `<html>` and the form."""

from __future__ import annotations

from typing import NamedTuple

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest

from cardgames.web import preferences
from cardgames.web.preferences import Group
from cardgames.web.selectors.preferences import chosen


class Look(NamedTuple):
    """The reader's choices, and what there is to choose."""

    chosen: dict[str, str]
    groups: tuple[Group, ...] = preferences.GROUPS
    languages: list[tuple[str, str]] = settings.LANGUAGES  # each called by its own name


def look(request: HttpRequest) -> dict[str, Look]:
    """Return what the server draws into the page, so that the first paint is right."""
    cookie = request.COOKIES.get(preferences.COOKIE, "")
    user = getattr(
        request, "user", AnonymousUser()
    )  # some requests are refused before one is known
    return {"look": Look(chosen(user, cookie))}
