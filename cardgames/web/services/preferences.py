"""Keeping what people choose about the look and the play."""

from __future__ import annotations

from collections.abc import Mapping

from django.db import transaction

from cardgames.web import announce
from cardgames.web.models import User


def choose(user: User, chosen: Mapping[str, str]) -> None:
    """Keep what a person has chosen, beside what he chose before, and tell his other devices."""
    with transaction.atomic():
        # Held until the end: two devices may choose different things at once.
        kept = User.objects.select_for_update().filter(pk=user.pk).first()
        if kept is None:
            return
        kept.preferences = {**kept.preferences, **chosen}
        kept.save(update_fields=["preferences"])
        announce.preferences_changed(user.pk)
