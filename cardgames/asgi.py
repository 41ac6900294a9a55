"""The application as a server runs it: files, pages and sockets, each by its shortest way."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardgames.settings")
django.setup()

from cardgames.web.server.site import Site  # noqa: E402 -- needs the settings

application = Site()
