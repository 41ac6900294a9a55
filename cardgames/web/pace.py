"""When each step of a sitting was made, as text: tenths of a second since the step before.

`12,5,,33`: a step made before times were kept, or taken over from another sitting, has none. The
time that detours took, since taken back, belongs to the step made after them.
"""

from __future__ import annotations

import itertools

TENTH = 100  # milliseconds


def written(times: str, steps: int, spent: int) -> str:
    """Return the times with that of a step made after `steps` others, `spent` ms into the game."""
    known = times.split(",")[:steps] if times else []
    known += [""] * (steps - len(known))
    passed = spent // TENTH - sum(int(tenths or 0) for tenths in known)
    return ",".join([*known, str(max(0, passed))])


def read(times: str) -> list[float | None]:
    """Return at how many seconds of the game each step was made; None where it is not known.

    There may be fewer times than steps.
    """
    if not times:
        return []
    tenths = times.split(",")
    passed = itertools.accumulate(int(each or 0) for each in tenths)
    return [at / 10 if each else None for each, at in zip(tenths, passed, strict=True)]
