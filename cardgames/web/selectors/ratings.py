"""What is asked about how strong somebody is, and how that has changed."""

from __future__ import annotations

from django.db.models import QuerySet

from cardgames.web.models import Match, Rated, Rating, User

PLOTTED = 200  # games


def present(user: User) -> dict[str, Rating]:
    """Return a person's ratings by mode, of the modes he has played a rated game in."""
    return {rating.mode: rating for rating in Rating.objects.filter(user=user)}


def history(user: User, mode: Match.Mode) -> list[Rated]:
    """Return what the last rated games of a mode did to a person's rating, the earliest first."""
    rated: QuerySet[Rated] = Rated.objects.filter(user=user, mode=mode)
    return list(rated.select_related("duel__sitting").order_by("-at", "-pk")[:PLOTTED])[::-1]
