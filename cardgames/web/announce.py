"""Telling every process that something changed: never what, only where to look."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction

log = logging.getLogger(__name__)

LOBBY = "lobby"  # the group of everyone who looks for an opponent

_serving: asyncio.AbstractEventLoop | None = None


def serve_here() -> None:
    """Remember the running loop as the one that serves this process's sockets.

    What is announced is sent from there: the in-memory layer wakes nobody from another loop, and
    whoever has moved need not wait until it is sent.
    """
    global _serving
    _serving = asyncio.get_running_loop()


def sitting_group(sitting: int) -> str:
    """Return the name of the group of everyone at a table."""
    return f"sitting.{sitting}"


def person_group(person: int) -> str:
    """Return the name of the group of all sockets of one person."""
    return f"person.{person}"


def sitting_is_at(sitting: int, n: int) -> None:
    """Tell everyone at the table, once the write is committed, that the sitting is at `n`."""
    transaction.on_commit(lambda: _send(sitting_group(sitting), {"type": "sitting.at", "n": n}))


def person_changed(person: int) -> None:
    """Send the person's sockets back to the door: who comes in again shows his present cookie."""
    transaction.on_commit(lambda: _send(person_group(person), {"type": "person.changed"}))


def preferences_changed(person: int) -> None:
    """Let the person's pages, on all devices, look up what has been chosen."""
    transaction.on_commit(lambda: _send(person_group(person), {"type": "person.preferences"}))


def lobby_changed() -> None:
    """Let every lobby, and whoever waits for an opponent, look again."""
    transaction.on_commit(lambda: _send(LOBBY, {"type": "lobby.changed"}))


def _send(group: str, message: dict[str, Any]) -> None:
    if _serving is not None and _serving.is_running():
        asyncio.run_coroutine_threadsafe(_sent(group, message), _serving)
    else:
        async_to_sync(_sent)(group, message)


async def _sent(group: str, message: dict[str, Any]) -> None:
    # A message lost costs a delay, never a state: sockets compare `n` on every ping.
    layer = get_channel_layer()
    assert layer is not None
    try:
        await layer.group_send(group, message)
    except Exception:
        log.exception("not announced to %s", group)
