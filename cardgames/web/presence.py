"""How many are at a table, counted in the cache so that all processes agree.

Every socket counts itself once in each slot of time. Whoever vanishes without leaving, with a
process that was killed, is no longer counted two slots later.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NamedTuple

from django.core.cache import cache

PLACES = (1, 2)
REMEMBERED = 24 * 3600  # seconds
SLOT = 90  # seconds; browsers ping more often than that, even from a tab in the background


class Present(NamedTuple):
    """How many sockets play and watch."""

    here: int
    watching: int


class Gone(NamedTuple):
    """Since when a place is empty, in milliseconds, and how that came."""

    since: int
    how: str  # `left` by closing the page, `dropped` by the network

    @property
    def lasting(self) -> int:
        """For how many milliseconds it has been empty."""
        return _now() - self.since


class Presence:
    """One socket at one table, of a place or, with None, of whoever watches."""

    def __init__(self, sitting: int, place: int | None) -> None:
        self.sitting = sitting
        self.place = place
        self.counted: list[int] = []  # the slots, at most the last two

    def stay(self) -> bool:
        """Be counted in the present slot; true where it is the first one."""
        slot = _slot()
        if slot in self.counted:
            return False
        key = _key(self.sitting, self.place, slot)
        cache.add(key, 0, 2 * SLOT)
        _add(key, 1)
        self.counted = [*self.counted, slot][-2:]
        if self.place is not None:
            cache.delete(_gone(self.sitting, self.place))
        return len(self.counted) == 1

    def leave(self, how: str = "dropped") -> None:
        """Be counted no more; how the place became empty counts if nobody else is there."""
        if self.place is not None:
            cache.set(_gone(self.sitting, self.place), (_now(), how), REMEMBERED)
        for slot in self.counted:
            _add(_key(self.sitting, self.place, slot), -1)
        self.counted = []


def present(sitting: int) -> Present:
    """Return how many are at a table."""
    counts = _counts(sitting)
    return Present(sum(counts[place] for place in PLACES), counts[None])


def gone(sitting: int) -> dict[int, Gone | None]:
    """Return for each of two places since when it is empty; None where somebody is there."""
    counts = _counts(sitting)
    return {place: None if counts[place] > 0 else _since(sitting, place) for place in PLACES}


def _since(sitting: int, place: int) -> Gone:
    """Return since when a place is empty: since now, if nobody was told of his going."""
    key = _gone(sitting, place)
    cache.add(key, (_now(), "dropped"), REMEMBERED)
    return Gone(*(cache.get(key) or (_now(), "dropped")))


def _counts(sitting: int) -> dict[int | None, int]:
    """Return how many sockets of each place, and of those who watch, are there."""
    roles, slots = (*PLACES, None), (_slot() - 1, _slot())
    keys = {(role, slot): _key(sitting, role, slot) for role in roles for slot in slots}
    counts = cache.get_many(keys.values())
    # Early in a slot only the former one has counted everybody.
    return {role: max(counts.get(keys[role, slot], 0) for slot in slots) for role in roles}


def _now() -> int:
    return int(time.time() * 1000)


def _slot() -> int:
    return int(time.time()) // SLOT


def _key(sitting: int, place: int | None, slot: int) -> str:
    return f"present:{sitting}:{place or 0}:{slot}"


def _gone(sitting: int, place: int) -> str:
    return f"gone:{sitting}:{place}"


def _add(key: str, number: int) -> None:
    with suppress(ValueError):  # the slot is over and forgotten
        cache.incr(key, number)
