"""What the browser keeps of the site for when there is no line."""

from __future__ import annotations

import functools
import json

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

# Sounds and the classic faces are kept once they are used.
LATER = ("sounds.js", "cards/classic")


@never_cache
@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """Return the service worker; at the root, so that it serves the whole site."""
    context = {"kept": json.dumps(_files()), "away": json.dumps(reverse("away"))}
    return render(request, "worker.js", context, content_type="text/javascript")


@never_cache
@require_safe
def away(request: HttpRequest) -> HttpResponse:
    """Show that there is no line. Kept by the browser, for the server cannot say so."""
    return render(request, "away.html")


@functools.cache
def _files() -> list[str]:
    """Return the addresses of the scripts, the style sheets and the site's own pictures."""
    hashed = getattr(staticfiles_storage, "hashed_files", {})
    return [
        settings.STATIC_URL + served
        for name, served in sorted(hashed.items())
        if name.endswith((".js", ".css", ".webmanifest", "mark.svg", "mark-192.png"))
        and not name.startswith(LATER)
    ]
