"""The sockets of a game for two: what the players and their spectators have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from channels.exceptions import StopConsumer

from cardgames.web import duelling, presence, standing, wire, wire_duel
from cardgames.web.consumers.sockets import Sent, in_thread
from cardgames.web.consumers.tables import TableSocket
from cardgames.web.heard import Message
from cardgames.web.models import Sitting
from cardgames.web.presence import present
from cardgames.web.selectors import matches
from cardgames.web.selectors.matches import Player
from cardgames.web.services import duels
from cardgames.web.services.contest import clock, lapsed

LATER = 5  # milliseconds, or a timer that is early finds nothing due yet


class DuelSocket(TableSocket):
    """What the two players and their spectators have in common."""

    read = staticmethod(wire_duel.read)
    players: tuple[Player, ...] = ()
    bot: int | None = None  # its place
    due: int | None = None  # when something will happen by itself
    timer: asyncio.TimerHandle | None = None

    def __init__(self) -> None:
        super().__init__()
        self.tasks: set[asyncio.Task[None]] = set()

    async def sitting_seats(self, message: Sent) -> None:
        """Tell who is there, and since when the other is not."""
        await self.tell(await in_thread(self.seats))

    async def sitting_phrase(self, message: Sent) -> None:
        """Tell what one of the two says."""
        await self.tell(wire_duel.phrase(message["place"], message["phrase"], self.language))

    async def table_due(self, message: Sent) -> None:
        """Show what has happened by itself."""
        await self.show()

    async def ping(self, asked: Message) -> None:
        """Answer, and show the table if the browser has another one."""
        sitting = await in_thread(duels.present, self.sitting)
        await self.tell(wire.pong(sitting.n, asked.at))
        if sitting.n != asked.n:
            await self.show()
        await self.stay()

    async def leave(self, asked: Message) -> None:
        """Note that the page is being closed."""
        self.going = "left"

    stop = point = accept = draw = decline = resign = claim = rematch = phrase = (
        TableSocket.only_players
    )

    async def tell(self, message: Sent) -> None:
        """Send a message to the browser; after a table, look again when something is due."""
        await super().tell(message)
        if message["type"] == "table":
            self.look_again()

    def shown(self) -> Sent:
        """Return the table as it is now, after all that was due has happened."""
        return self.drawn(lapsed(self.present_sitting))

    def drawn(self, sitting: Sitting, message: str | None = None) -> Sent:
        """Return the table of a sitting; `message` is the id of what it answers."""
        live = duelling.read(sitting.duel.live)
        self.due = None if sitting.over else live.due
        return wire_duel.table(
            standing.seen(sitting, self.place),
            sitting,
            self.players,
            matches.aftermath(sitting.duel),
            live,
            clock(),
            self.language,
            message,
        )

    def seats(self) -> Sent:
        """Return who is there."""
        gone, now = presence.gone(self.sitting), clock()
        claim = None
        if self.place is not None and self.bot is None:
            other = 3 - self.place
            live = duelling.read(matches.sitting(self.sitting).duel.live)
            since = gone[other]
            claim = duelling.absent(live, other, since.since if since else None, now)
        return wire_duel.seats(gone, self.bot, present(self.sitting).watching, claim, now)

    def look_again(self) -> None:
        """Set the timer to what is due next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.due is not None:
            wait = max(0, self.due + LATER - clock()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.come_due)

    def come_due(self) -> None:
        """Let what is due happen, in its turn among the messages."""
        self.meanwhile(self.dispatch({"type": "table.due"}))

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the messages, until the socket is gone."""

        async def quietly() -> None:
            with suppress(StopConsumer):
                await work

        task = asyncio.get_running_loop().create_task(quietly())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def pass_on(self, message: Sent) -> None:
        """Hand a message to the server. Of a browser that is gone there may be a last word yet."""
        with suppress(OSError):
            await self.send(message)

    async def gone(self) -> None:
        """Leave nothing behind."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await super().gone()


class DuelWatcherSocket(DuelSocket):
    """A spectator's socket."""

    def enter(self, key: str) -> None:
        """Find the sitting of a spectators' key. Raises `NoSuchTable`."""
        sitting = matches.watched(key)
        self.sitting = sitting.pk
        self.bot = matches.bot_place(sitting.duel)
        self.players = matches.players(sitting.duel)

    def present_sitting(self) -> Sitting:
        """Return the sitting as it is now. Raises `NoSuchTable`."""
        return matches.sitting(self.sitting)
