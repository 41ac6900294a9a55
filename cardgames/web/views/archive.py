"""All that is kept of a person, to take away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor

from django.contrib.auth.decorators import login_required
from django.db import connections
from django.http import HttpRequest, HttpResponseBase, StreamingHttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from cardgames.web import limits
from cardgames.web.language import language
from cardgames.web.selectors import archive as kept
from cardgames.web.views.accounts import person_of


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def archive(request: HttpRequest) -> HttpResponseBase:
    """Tell what is kept; on a press, send it."""
    if request.method != "POST":
        return render(request, "account/archive.html")
    limits.ARCHIVE.take(str(request.user.pk))
    response = StreamingHttpResponse(
        in_a_thread(kept.pieces(person_of(request), language())), content_type="application/zip"
    )
    name = f"greencloth-{timezone.now():%Y%m%d}.zip"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["Content-Encoding"] = "identity"  # it is packed already
    return response


async def in_a_thread(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Return pieces as they are asked for, made in a thread of their own.

    Whoever reads slowly holds none of the threads that serve pages, and no table is read twice.
    """
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1, thread_name_prefix="archive") as thread:
        try:
            while piece := await loop.run_in_executor(thread, next, pieces, b""):
                yield piece
        finally:
            await loop.run_in_executor(thread, connections.close_all)
