"""The sockets of the lobby, and of a table that waits for an opponent."""

from __future__ import annotations

import json
from typing import Any

from channels.consumer import AsyncConsumer, get_handler_name
from channels.exceptions import StopConsumer

from cardgames.engine.prose import Fault
from cardgames.web import language, sentences, wire, wire_lobby
from cardgames.web.announce import LOBBY, serve_here
from cardgames.web.consumers.tables import BURST, RATE, Sent, in_thread
from cardgames.web.limits import Bucket
from cardgames.web.models import Match
from cardgames.web.selectors import matches
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.services import matches as tables


class _Waiting(AsyncConsumer):
    """What both have in common: they look again whenever a table is made, joined or withdrawn."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self.channel_layer.group_discard(LOBBY, self.channel_name)

    async def dispatch(self, message: Sent) -> None:
        """Pass a message on, without Channels' hop to its one thread."""
        await getattr(self, get_handler_name(message))(message)

    async def websocket_connect(self, message: Sent) -> None:
        """Let everybody in and tell how things are."""
        serve_here()
        await self.pass_on({"type": "websocket.accept"})
        self.language = language.of_socket(self.scope)
        self.bucket = Bucket(BURST, RATE)
        user = self.scope["user"]
        self.user = user.pk if user else None
        await self.channel_layer.group_add(LOBBY, self.channel_name)
        await self.look()

    async def websocket_receive(self, message: Sent) -> None:
        """Answer a ping; whoever waits is known to wait still."""
        try:
            if not self.bucket.take():
                await self.tell(wire.refused(sentences.TOO_MANY_MESSAGES, self.language, None, 0))
                await self.close(wire.TOO_MANY)
            at = wire_lobby.read(wire.fields(message.get("text")))
        except Fault as fault:
            await self.tell(wire_lobby.refused(fault, self.language))
            return
        await self.tell(wire_lobby.pong(at))
        await self.look()

    async def websocket_disconnect(self, message: Sent) -> None:
        """The other side has gone."""
        raise StopConsumer

    async def lobby_changed(self, message: Sent) -> None:
        """Look again."""
        await self.look()

    async def look(self) -> None:
        """Tell how things are, if that is news."""
        raise NotImplementedError

    async def tell(self, message: Sent) -> None:
        """Send a message to the browser."""
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        await self.pass_on({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Close the socket with a code."""
        await self.pass_on({"type": "websocket.close", "code": code})
        raise StopConsumer

    async def pass_on(self, message: Sent) -> None:
        """Hand a message to the server; a browser that is gone meanwhile ends the matter."""
        try:
            await self.send(message)
        except OSError:
            raise StopConsumer from None


class LobbySocket(_Waiting):
    """Whoever looks for an opponent: the open tables, and one's own as soon as it has begun."""

    told: Sent | None = None

    def __init__(self) -> None:
        self.hosting: set[int] = set()

    async def look(self) -> None:
        """Tell which tables wait, if others than before; and where one's own is played now."""
        tables, started = await in_thread(self.looked)
        if started is not None:
            await self.tell(started)
        if tables != self.told:
            self.told = tables
            await self.tell(tables)

    def looked(self) -> tuple[Sent, Sent | None]:
        """Return the open tables, and where a table of one's own has begun."""
        begun = matches.newly_begun(self.user, self.hosting) if self.user is not None else None
        self.hosting = set(matches.hosted(self.user).values_list("pk", flat=True))
        for match in self.hosting:
            tables.wait(match)
        waiting = wire_lobby.lobby(matches.waiting(), self.user, self.language)
        return waiting, wire_lobby.started(begun, plays=True) if begun else None


class ChallengeSocket(_Waiting):
    """A table that waits for an opponent, seen by its host or by whoever has the link."""

    told: Sent | None = None
    waits_for: int | None = None  # the host's own table

    async def look(self) -> None:
        """Tell whether it still waits, and go when it does no more."""
        news = await in_thread(self.looked)
        if news != self.told:
            self.told = news
            await self.tell(news)

    async def websocket_disconnect(self, message: Sent) -> None:
        """A table whose host has gone is offered to nobody."""
        if self.waits_for is not None:
            await in_thread(tables.depart, self.waits_for)
        await super().websocket_disconnect(message)

    def looked(self) -> Sent:
        """Return how the table stands; its host is known to wait for it."""
        code = self.scope["url_route"]["kwargs"]["code"]
        try:
            match = matches.match(code)
        except NoSuchTable:
            return wire_lobby.CANCELLED
        begun = matches.begun(match)
        if begun is not None:
            return wire_lobby.started(begun, plays=matches.plays(begun, self.user))
        if self._is_host(match):
            self.waits_for = match.pk
            tables.wait(match.pk)
        return wire_lobby.WAITING

    def _is_host(self, match: Match) -> bool:
        return self.user is not None and match.host_id == self.user
