"""The whole site as one ASGI application."""

from cardgames.web.server import Receive, Scope, Send
from cardgames.web.server.files import Files
from cardgames.web.server.pages import Pages
from cardgames.web.server.sockets import sockets


class Site:
    """Files first, for they are asked for most; then pages; sockets apart."""

    def __init__(self) -> None:
        self.files = Files()
        self.pages = Pages()
        self.sockets = sockets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif not await self.files(scope, send):
            await self.pages(scope, receive, send)
