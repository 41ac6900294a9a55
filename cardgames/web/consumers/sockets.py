"""What all sockets have in common: messages come in one by one, are answered or refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NoReturn

from channels.consumer import AsyncConsumer, get_handler_name
from channels.db import DatabaseSyncToAsync
from channels.exceptions import StopConsumer

from cardgames.engine.prose import Fault, Refused, Tells
from cardgames.web import heard, language, sentences, wire
from cardgames.web.announce import serve_here
from cardgames.web.limits import Bucket

# Channels has one thread for the database work of all sockets; here a slow query holds one of four.
TABLES = ThreadPoolExecutor(4, thread_name_prefix="tables")
BURST, RATE = 60, 10  # messages at once, and a second: more than fingers make
COOKIE_COMES = 0.3  # seconds until a browser has the cookie of the answer that changed its person

Sent = dict[str, Any]


async def in_thread(call: Callable[..., Any], *arguments: Any) -> Any:
    """Return what a call returns that asks the database or works out a table."""
    return await DatabaseSyncToAsync(call, thread_sensitive=False, executor=TABLES)(*arguments)


class Socket(AsyncConsumer):
    """A browser's line to the server."""

    user: int | None = None  # who looks; None is a stranger
    n = 0  # of the table sent last

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from the first to the last message."""
        self.groups: list[str] = []
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self.gone()

    async def dispatch(self, message: Sent) -> None:
        """Pass a message on. Channels' own hops to its one thread first, for every message."""
        await getattr(self, get_handler_name(message))(message)

    async def websocket_connect(self, message: Sent) -> None:
        """Let the browser in and tell it how things are."""
        serve_here()
        await self.pass_on({"type": "websocket.accept"})  # closed before it, a browser sees no code
        self.language = language.of_socket(self.scope)
        self.bucket = Bucket(BURST, RATE)
        user = self.scope["user"]
        self.user = user.pk if user else None
        await self.begin()

    async def websocket_receive(self, message: Sent) -> None:
        """Do what a message asks, or tell why not."""
        fields: Sent = {}
        try:
            if not self.bucket.take():
                await self.refuse(sentences.tables.TOO_MANY_MESSAGES, None)
                await self.close(wire.TOO_MANY)
            fields = heard.fields(message.get("text"))
            await self.answer(fields)
        except (Fault, Refused) as no:
            await self.refuse(no.why, heard.named(fields))

    async def websocket_disconnect(self, message: Sent) -> None:
        """The other side has gone."""
        raise StopConsumer

    async def person_changed(self, message: Sent) -> None:
        """Send the browser away to come in again with the cookie it then has."""
        await asyncio.sleep(COOKIE_COMES)
        await self.close(wire.COME_IN_AGAIN)

    async def begin(self) -> None:
        """Find out what the socket is about, join its groups and tell how things are."""
        raise NotImplementedError

    async def answer(self, fields: Sent) -> None:
        """Do what the fields of a message ask. Raises `Fault` and `Refused`."""
        raise NotImplementedError

    async def join(self, group: str) -> None:
        """Hear what is said to a group from now on."""
        self.groups.append(group)
        await self.channel_layer.group_add(group, self.channel_name)

    async def tell(self, message: Sent) -> None:
        """Send a message to the browser."""
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        await self.pass_on({"type": "websocket.send", "text": text})

    async def refuse(self, why: Tells, asked: str | None) -> None:
        """Send the reason why something cannot be done; `asked` is the id of the message."""
        await self.tell(wire.refused(why, self.language, asked, self.n))

    async def close(self, code: int) -> NoReturn:
        """Close the socket with a code; nothing is handled any more."""
        await self.pass_on({"type": "websocket.close", "code": code})
        raise StopConsumer

    async def pass_on(self, message: Sent) -> None:
        """Hand a message to the server; a browser that is gone meanwhile ends the matter."""
        try:
            await self.send(message)
        except OSError:
            raise StopConsumer from None

    async def gone(self) -> None:
        """Leave nothing behind."""
        for group in self.groups:
            await self.channel_layer.group_discard(group, self.channel_name)


class LookingSocket(Socket):
    """Tells how things stand, and again whenever that is news."""

    told: Sent | None = None

    async def answer(self, fields: Sent) -> None:
        """Answer a ping, and look again: what was announced may have been lost."""
        await self.tell(wire.alive(heard.ping(fields)))
        await self.look()

    async def look(self) -> None:
        """Tell how things stand, if that is news."""
        await self.news(await in_thread(self.looked))

    async def news(self, found: Sent | None) -> None:
        """Tell what was found, unless it is nothing, or what was told last."""
        if found is not None and found != self.told:
            self.told = found
            await self.tell(found)

    def looked(self) -> Any:
        """Return how things stand."""
        raise NotImplementedError
