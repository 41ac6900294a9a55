"""How many are at a table, counted in the cache so that all processes agree.

Every socket counts itself once in each slot of time. Whoever vanishes without leaving, with a
process that was killed, is no longer counted two slots later.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import NamedTuple

from django.core.cache import cache

SLOT = 90  # seconds; browsers ping more often than that, even from a tab in the background


class Present(NamedTuple):
    """How many sockets play and watch."""

    here: int
    watching: int


class Presence:
    """One socket at one table."""

    def __init__(self, sitting: int, watching: bool) -> None:
        self.sitting = sitting
        self.watching = watching
        self.counted: list[int] = []  # the slots, at most the last two

    def stay(self) -> bool:
        """Be counted in the present slot; true where it is the first one."""
        slot = _slot()
        if slot in self.counted:
            return False
        key = _key(self.sitting, self.watching, slot)
        cache.add(key, 0, 2 * SLOT)
        _add(key, 1)
        self.counted = [*self.counted, slot][-2:]
        return len(self.counted) == 1

    def leave(self) -> None:
        """Be counted no more."""
        for slot in self.counted:
            _add(_key(self.sitting, self.watching, slot), -1)
        self.counted = []


def present(sitting: int) -> Present:
    """Return how many are at a table."""
    roles, slots = (False, True), (_slot() - 1, _slot())
    keys = {(role, slot): _key(sitting, role, slot) for role in roles for slot in slots}
    counts = cache.get_many(keys.values())
    # Early in a slot only the former one has counted everybody.
    here, watching = (max(counts.get(keys[role, slot], 0) for slot in slots) for role in roles)
    return Present(here, watching)


def _slot() -> int:
    return int(time.time()) // SLOT


def _key(sitting: int, watching: int, slot: int) -> str:
    return f"present:{sitting}:{int(watching)}:{slot}"


def _add(key: str, number: int) -> None:
    with suppress(ValueError):  # the slot is over and forgotten
        cache.incr(key, number)
