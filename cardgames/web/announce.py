"""Telling every process that something changed: never what, only where to look."""

from __future__ import annotations

import logging
from typing import Any

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction

log = logging.getLogger(__name__)


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


def _send(group: str, message: dict[str, Any]) -> None:
    # A message lost costs a delay, never a state: sockets compare `n` on every ping.
    try:
        layer = get_channel_layer()
        assert layer is not None
        async_to_sync(layer.group_send)(group, message)
    except Exception:
        log.exception("not announced to %s", group)
