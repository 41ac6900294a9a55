"""Django's pages, each answered whole by one of a few threads.

Django's own ASGI handler hops between threads at every middleware. A WSGI bridge does not, but lets
whoever sends or reads slowly hold one of its threads; here the body has been read before a thread
is taken, and the answer is sent after the thread is given back. (The one answer that is a stream,
an archive, brings a thread of its own.)
"""

import io
from concurrent.futures import ThreadPoolExecutor

from asgiref.sync import sync_to_async
from django.conf import settings
from django.core import signals
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.core.handlers.base import BaseHandler
from django.http import HttpResponseBase
from django.urls import get_resolver, set_script_prefix

from cardgames.web.server import Receive, Scope, Send

THREADS = 4
# A body too large is read on, or the browser would never show our answer; but not without end.
DRAINED = 16


class Pages(ASGIHandler):
    """The pages as an ASGI application."""

    def __init__(self) -> None:
        BaseHandler.__init__(self)  # ASGIHandler's own would load the middleware for async
        self.load_middleware(is_async=False)
        _ = get_resolver().url_patterns  # imports every view now, not while the first visitor waits
        # Unlike a bare executor, sync_to_async lets a page reach the sockets' loop again.
        self.answer = sync_to_async(
            self.answer_whole,
            thread_sensitive=False,
            executor=ThreadPoolExecutor(THREADS, thread_name_prefix="pages"),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _body(receive)
        if body is None:
            return
        if len(body) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            # Sent in chunks, it may not have told its length; BodyLimit refuses by it.
            headers = [
                (name, value) for name, value in scope["headers"] if name != b"content-length"
            ]
            scope = {**scope, "headers": [*headers, (b"content-length", str(len(body)).encode())]}
        response = await self.answer(scope, body)
        await self.send_response(response, send)

    def answer_whole(self, scope: Scope, body: bytes) -> HttpResponseBase:
        """The response to a request whose body is all here; its connections are given back."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        request, refusal = self.create_request(scope, io.BytesIO(body))
        response = refusal if request is None else self.get_response(request)
        assert response is not None  # either the request could be read, or it is refused
        response.close()
        return response


async def _body(receive: Receive) -> bytes | None:
    """What was sent, cut short just past the limit; None if the sender went away."""
    limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    body, total = bytearray(), 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        chunk = message.get("body", b"")
        total += len(chunk)
        if len(body) <= limit:
            body += chunk
        if not message.get("more_body") or total > DRAINED * limit:
            return bytes(body[: limit + 1])
