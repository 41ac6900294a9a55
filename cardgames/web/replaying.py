"""A finished game as a replay shows it: its steps as sentences, its tables in small pieces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from cardgames.engine.cards import pile_text
from cardgames.engine.notation import write_move
from cardgames.engine.procedures.duties import OFFENCES
from cardgames.engine.prose import Language
from cardgames.engine.table import STOP
from cardgames.web import pace, standing, wire
from cardgames.web.models import Sitting
from cardgames.web.standing import Sight

PIECE = 64  # frames sent at once


class Step(NamedTuple):
    """A step of a game: what it did, when, and how long it took; 0 is the deal."""

    number: int
    move: str
    said: str
    at: int | None  # seconds of the game; None where it is not known
    took: int | None
    seat: int = 1  # who made it, or called it
    by: str = ""  # the name of that player, where two play
    turns: bool = False  # whether the one before was the other's
    fault: str = ""  # what it could be called for
    called: bool = False  # whether it was, and rightly

    @property
    def clock(self) -> str:
        """When it was made, as `3:07`; empty where that is not known."""
        return "" if self.at is None else clock(self.at)


def clock(seconds: int) -> str:
    """Return a time as `3:07` or `1:03:07`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def told(sights: Sequence[Sight], times: str, language: Language) -> list[Step]:
    """Return the steps that led from each table to the next."""
    known = pace.read(times)[: len(sights) - 1]
    steps, before = [], 0.0 if known else None
    for number, (sight, at) in enumerate(zip_longest(sights[1:], known), start=1):
        assert sight.last is not None
        took = None if at is None or before is None else round(at - before)
        said = wire.said(sight, language) or ""
        move = write_move(sight.rules, sight.last)
        seat = sight.mover or sight.view.seat
        steps.append(Step(number, move, said, None if at is None else int(at), took, seat))
        before = at
    return steps


def judged(
    steps: Sequence[Step], sitting: Sitting, names: Sequence[str], language: Language
) -> list[Step]:
    """Return the steps of a finished game for two with their players and faults, seen or unseen."""
    found = []
    before = 0
    for step, codes, following in zip_longest(steps, standing.offences(sitting), steps[1:]):
        fault = OFFENCES[codes[0]].tell(language) if codes else ""
        called = bool(codes) and following is not None and following.move == STOP
        by, turns = names[step.seat - 1], step.seat != before
        found.append(step._replace(by=by, turns=turns, fault=fault, called=called))
        before = step.seat
    return found


def piece(sights: Sequence[Sight], start: int) -> list[dict[str, Any]]:
    """Return the frames from one on: the first whole, of the others the piles that changed."""
    frames = []
    before: dict[str, str] = {}
    for sight in sights[start : start + PIECE]:
        piles = dict(zip(sight.rules.names, map(pile_text, sight.view.piles), strict=True))
        changed = {name: cards for name, cards in piles.items() if before.get(name) != cards}
        frames.append({"piles": changed, "home": sight.rules.home(sight.view)})
        before = piles
    return frames
