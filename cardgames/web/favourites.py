"""The games that somebody likes best, and how they are written in the cookie of a device."""

from __future__ import annotations

from collections.abc import Iterable

from cardgames import games

COOKIE = "favourites"
KEPT = "favourites"  # what they are called among a person's preferences


def known(slugs: Iterable[object]) -> list[str]:
    """Return those that are games, each once, in the order in which they were marked."""
    return [slug for slug in dict.fromkeys(map(str, slugs)) if slug in games.ALL]


def with_mark(slugs: Iterable[str], game: str, on: bool) -> list[str]:
    """Return the favourites with a game among them, or without it."""
    others = [slug for slug in slugs if slug != game]
    return [*others, game] if on else others


def of_cookie(value: str) -> list[str]:
    """Return the games in a cookie; whatever else is in it is passed over."""
    return known(value.split("."))


def to_cookie(slugs: Iterable[str]) -> str:
    """Return games as the value of a cookie."""
    return ".".join(slugs)
