"""The bot at a table: told the views, it thinks off the event loop and moves at a human pace.

Whichever process serves its opponent lets it act; a bot has no memory but the game, so after a
restart it goes on where the table stands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from channels.db import DatabaseSyncToAsync
from django.core.cache import cache

from cardgames.engine.notation import write_move
from cardgames.engine.table import STOP
from cardgames.players import crapette
from cardgames.web import duelling, standing
from cardgames.web.models import Match, Sitting
from cardgames.web.selectors import matches
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.services import bots
from cardgames.web.services.contest import clock

PACE = 500  # milliseconds from one move to the next
CLAIMED = 10  # seconds: who lets the bot act on a table lets nobody else
THINKING = ThreadPoolExecutor(1, thread_name_prefix="bots")
ACTING: set[asyncio.Task[None]] = set()  # the loop itself holds its tasks but weakly


class Deed(NamedTuple):
    """What a bot will do, when, and at which table."""

    at: int
    n: int
    do: Callable[..., Any]
    word: tuple[str, ...]


def wake(sitting: int, place: int) -> None:
    """Let the bot at a place do what is now its to do, if nobody else lets it already.

    It goes on until it has nothing to do, whoever leaves the table meanwhile.
    """
    task = asyncio.get_running_loop().create_task(_act(sitting, place))
    ACTING.add(task)
    task.add_done_callback(ACTING.discard)


async def _act(sitting: int, place: int) -> None:
    with suppress(NoSuchTable):
        while deed := await _in_thread(_thought, sitting, place):
            await asyncio.sleep(max(0, deed.at - clock()) / 1000)
            await _in_thread(deed.do, sitting, place, deed.n, *deed.word)


async def _in_thread(call: Callable[..., Any], *arguments: Any) -> Any:
    return await DatabaseSyncToAsync(call, thread_sensitive=False, executor=THINKING)(*arguments)


def _thought(sitting: int, place: int) -> Deed | None:
    """Return what the bot wants to do; None where it has nothing to do, or another does it."""
    now = matches.sitting(sitting)
    live = duelling.read(now.duel.live)
    if now.over or live.freeze:
        return None
    if not cache.add(f"bot:{sitting}:{now.n}", True, CLAIMED):
        return None
    level = crapette.LEVELS[now.duel.match.bot]
    chance = Random(f"{now.duel.salt} {now.n}")
    soon = max(clock(), live.moved) + PACE
    if code := _objection(now, place, level, chance):
        return Deed(soon, now.n, bots.calls, (code,))
    table = standing.of(now)
    if live.ending:
        return None if _moved_last(table, place) else Deed(soon, now.n, bots.accepts, ())
    if live.draw == 3 - place:
        agreed = _agrees(now, place, level, chance)
        return Deed(soon, now.n, bots.agrees if agreed else bots.declines, ())
    if table.table.seat != place:
        return None
    rules, view = table.rules, table.rules.view(table.table, place)
    move = crapette.choose(level, rules, view, _met(now, place), chance)
    at = max(live.moved + PACE, live.hold, clock())
    return Deed(at, now.n, bots.plays, (write_move(rules, move),))


def _objection(now: Sitting, place: int, level: crapette.Level, chance: Random) -> str | None:
    """Return for what offence the bot calls the last move, if it does."""
    table = standing.of(now)
    if now.duel.match.mode != Match.Mode.STOP or table.before is None or table.last is None:
        return None
    if table.last.verb == STOP or table.before.seat == place:
        return None
    rules = table.rules
    before, after = rules.view(table.before, place), rules.view(table.table, place)
    proof = crapette.call(level, rules, before, table.last, after, chance)
    return proof.code if proof else None


def _agrees(now: Sitting, place: int, level: crapette.Level, chance: Random) -> bool:
    """Tell whether the bot agrees to the draw that is offered."""
    stood = list(standing.course(now))
    steps = [(step.before, step.last, step.table) for step in stood if step.before and step.last]
    rules, table = stood[-1].rules, stood[-1].table
    idle = rules.idle(steps)
    return crapette.agrees(level, rules, rules.view(table, place), place, idle, chance)


def _moved_last(table: standing.Standing, place: int) -> bool:
    return table.before is not None and table.before.seat == place


def _met(now: Sitting, place: int) -> list[Any]:
    """Return the views since the turn began: the bot does not go round in circles."""
    met: list[standing.Standing] = []
    for step in standing.course(now):
        if step.before is not None and step.before.seat != step.table.seat:
            met = []
        met.append(step)
    return [step.rules.view(step.table, place) for step in met]
