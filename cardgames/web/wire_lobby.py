"""The messages of the lobby and of a table that waits for an opponent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.urls import reverse

from cardgames.engine.prose import Language
from cardgames.web import terms
from cardgames.web.models import Match, Sitting
from cardgames.web.selectors.matches import Player
from cardgames.web.wire_match import name_of


def lobby(tables: Iterable[Match], user: int | None, language: Language) -> dict[str, Any]:
    """Return the tables that wait for an opponent."""
    return {"type": "lobby", "tables": [waiting(match, user, language) for match in tables]}


def waiting(match: Match, user: int | None, language: Language) -> dict[str, Any]:
    """Return a table that waits for an opponent."""
    host = match.host
    ratings = [] if host is None else [r for r in host.ratings.all() if r.mode == match.mode]
    return {
        "code": match.code,
        "path": reverse("challenge", args=[match.code]),
        "host": name_of(Player(host, "", None)).tell(language),
        "rating": round(ratings[0].rating) if ratings else None,
        "mine": host is not None and host.pk == user,
        **terms.plain(match, language),
    }


def started(sitting: Sitting, plays: bool) -> dict[str, Any]:
    """Return where a table that waited is played now, for one of the two or for others."""
    name, key = ("duel", sitting.key) if plays else ("duel-watch", sitting.watch)
    return {"type": "started", "path": reverse(name, args=[key])}


WAITING = {"type": "waiting"}
CANCELLED = {"type": "cancelled"}
