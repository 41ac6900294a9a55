"""Marking games as favourites."""

from __future__ import annotations

from django.db import transaction

from cardgames.web import announce, favourites
from cardgames.web.models import User


def mark(user: User, game: str, on: bool) -> None:
    """Keep that a person likes a game, or no longer does, and tell his other devices."""
    with transaction.atomic():
        # Held until the end: two devices may mark different games at once.
        kept = User.objects.select_for_update().filter(pk=user.pk).first()
        if kept is None:
            return
        before = favourites.known(kept.preferences.get(favourites.KEPT, []))
        kept.preferences[favourites.KEPT] = favourites.with_mark(before, game, on)
        kept.save(update_fields=["preferences"])
        announce.preferences_changed(user.pk)
