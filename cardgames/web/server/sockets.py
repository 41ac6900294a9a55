"""The WebSockets: opened by our own pages alone, with the session's user, closed with a code."""

import logging
from typing import Any, cast
from urllib.parse import urlsplit

from channels.auth import AuthMiddlewareStack
from channels.routing import URLRouter
from django.urls import re_path

from cardgames.web.routing import websocket_urlpatterns
from cardgames.web.server import Application, Receive, Scope, Send

NOT_FOUND, OUR_FAULT = 4404, 1011
log = logging.getLogger("cardgames.sockets")


def sockets() -> Application:
    """The consumers behind everything that stands before them."""
    # Django's types know views only, not the applications that a path may lead to here.
    routes: list[Any] = [*websocket_urlpatterns, re_path("", cast(Any, nowhere))]
    return SameOrigin(Closing(cast(Application, AuthMiddlewareStack(URLRouter(routes)))))


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Where no consumer lives. Accepts in order to refuse: else a browser sees only 1006."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": NOT_FOUND})


class SameOrigin:
    """Refuses a page of another site, whose socket would come with our visitor's cookie."""

    def __init__(self, inner: Application) -> None:
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name: value.decode("latin1").lower() for name, value in scope["headers"]}
        origin = urlsplit(headers.get(b"origin", "")).netloc
        if origin and origin == headers.get(b"host"):
            await self.inner(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close"})


class Closing:
    """Closes the socket of a consumer that fails: the server itself would send no code."""

    def __init__(self, inner: Application) -> None:
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = "new"

        async def watched_receive() -> Any:
            nonlocal state
            message = await receive()
            if message["type"] == "websocket.disconnect":
                state = "closed"
            return message

        async def watched_send(message: Any) -> None:
            nonlocal state
            state = {"websocket.accept": "open", "websocket.close": "closed"}.get(
                message["type"], state
            )
            await send(message)

        try:
            await self.inner(scope, watched_receive, watched_send)
        except Exception:
            log.exception("A socket failed")
            if state == "new":
                await send({"type": "websocket.accept"})
            if state != "closed":
                await send({"type": "websocket.close", "code": OUR_FAULT})
