"""What is asked about preferences: how the table looks to whoever asks."""

from __future__ import annotations

from django.contrib.auth.models import AnonymousUser

from cardgames.web import preferences
from cardgames.web.models import User


def chosen(user: User | AnonymousUser, cookie: str = "") -> dict[str, str]:
    """Return every preference of a person; of whoever has no row yet, those of the device."""
    kept = user.preferences if user.is_authenticated else preferences.of_cookie(cookie)
    return preferences.whole(kept)
