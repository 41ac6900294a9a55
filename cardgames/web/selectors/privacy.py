"""Whose results somebody may see: the one answer for boards, comparisons, replays and the API."""

from __future__ import annotations

from collections.abc import Collection

from django.db.models import Q, QuerySet

from cardgames.web.models import User

Audience = User.Audience


def friends_of(user: int | None) -> QuerySet[User]:
    """Return the friends of a person, by name; a stranger has none."""
    # Of None the database would be asked for those whom no friend has.
    return User.objects.filter(friends=user or 0).order_by("folded")


def shown_to(viewer: int | None, person: str = "") -> Q:
    """Return the condition under which a viewer may see somebody's results and name.

    `person` is the way to the person from what is filtered: `"user"` from a seat, nothing from a
    person. A subquery, not a join: no row comes twice, and there is no question a row.
    """
    way = f"{person}__" if person else ""
    shown = Q(**{f"{way}audience": Audience.EVERYBODY})
    if viewer is None:
        return shown
    friends = friends_of(viewer).order_by().values("pk")
    to_friends = Q(**{f"{way}audience": Audience.FRIENDS, f"{way}pk__in": friends})
    return shown | to_friends | Q(**{f"{way}pk": viewer})


def visible_to(viewer: int | None) -> QuerySet[User]:
    """Return everybody whose results a viewer may see, himself included."""
    return User.objects.filter(shown_to(viewer))


def may_see(viewer: int | None, person: int) -> bool:
    """Tell whether a viewer may see the results and the name of one person."""
    return visible_to(viewer).filter(pk=person).exists()


def names(viewer: int | None, people: Collection[int]) -> dict[int, str]:
    """Return, by id, the names of those of these people whose results a viewer may see.

    A guest has none.
    """
    named = visible_to(viewer).filter(pk__in=people, guest=False)
    return dict(named.values_list("pk", "username"))
