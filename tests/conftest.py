"""What every test may ask for: a database, a served site, people in browsers, sockets.

site      the whole site, served by uvicorn in a thread over the test's own database
socket    opens a WebSocket to it as the visitor whose Django test client is given
in_thread runs a coroutine function in a thread and a loop of its own
"""

import asyncio
import contextlib
import logging
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from tests import chromium

# Playwright keeps a loop running in the tests' thread, where Django would refuse the database.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"


def pytest_collection_modifyitems(items):
    """The tests in a browser come last, being slow; without a browser, none need begin.

    They are last in each worker too, which is given tests in this order: after Playwright's loop
    is left running, what waits for a coroutine would be refused.
    """
    items.sort(key=lambda item: "browser" in item.fixturenames)
    for item in items:
        if "browser" in item.fixturenames:
            # A busy machine may miss the moment that a test looks for; a fault is there each time.
            item.add_marker(pytest.mark.flaky(reruns=2))
    if items and "browser" in items[-1].fixturenames:
        try:
            chromium.find()
        except chromium.NoBrowser as missing:
            raise pytest.UsageError(str(missing)) from None


def pytest_sessionstart(session):
    """The translations compiled and the static files collected, as `play` would: once."""
    if hasattr(session.config, "workerinput"):
        return  # whoever started this worker has done it
    from django.core.management import call_command

    from cardgames.web import catalogues

    catalogues.compile_all()
    call_command("collectstatic", verbosity=0, interactive=False)


@pytest.fixture(scope="session", autouse=True)
def _redis_of_its_own(request):
    """Workers that share a Redis neither clear each other's cache nor hear each other's news."""
    from django.conf import settings
    from django.core.cache import caches

    worker = getattr(request.config, "workerinput", {}).get("workerid")
    if worker and settings.REDIS_URL:
        parts = urlsplit(settings.REDIS_URL)
        own = parts._replace(path=f"/{worker.removeprefix('gw')}").geturl()
        settings.REDIS_URL = settings.CACHES["default"]["LOCATION"] = own
        settings.CHANNEL_LAYERS["default"]["CONFIG"] = {"hosts": [own], "prefix": worker}
        with contextlib.suppress(AttributeError):
            del caches["default"]  # a module of tests may have asked for it on being read


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings, tmp_path_factory):
    """On SQLite a file of this run's own, for the threads of a server to share."""
    from django.conf import settings

    default = settings.DATABASES["default"]
    if default["ENGINE"].endswith("sqlite3"):
        default.setdefault("TEST", {})["NAME"] = str(tmp_path_factory.mktemp("db") / "test.sqlite3")


@pytest.fixture(autouse=True)
def _fresh_limits(monkeypatch):
    """No test meets the limits that another has used up, nor the end of their minute or hour."""
    from django.core.cache import cache

    from cardgames.web import limits

    cache.clear()
    now = time.time()
    monkeypatch.setattr(limits, "time", lambda: now)


@dataclass(frozen=True)
class Served:
    """Where the site under test is."""

    url: str  # http://127.0.0.1:12345, without a slash at the end

    @property
    def host(self):
        return self.url.removeprefix("http://")


@pytest.fixture
def site(transactional_db, caplog):
    """The whole site, served over the test's own database for as long as the test lasts.

    A fault of the site fails the test, though its page may have looked right; a test that provokes
    one ends with caplog.clear().
    """
    import uvicorn
    from channels.layers import channel_layers

    from cardgames.web.server import running

    channel_layers.backends.clear()  # a layer belongs to the loop of the server it was made in
    server = uvicorn.Server(running.config(host="127.0.0.1", port=0, timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, name="site")
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the site did not start"
        time.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield Served(f"http://127.0.0.1:{port}")
    server.should_exit = True
    thread.join()
    faults = [log for log in caplog.get_records("call") if log.levelno >= logging.ERROR]
    assert [logging.Formatter().format(fault) for fault in faults] == []


@pytest.fixture
def socket(site):
    """Opens a WebSocket at a path, as the visitor of a Django test client or as a stranger."""
    with contextlib.ExitStack() as opened:

        def open_socket(path, client=None, **more):
            jar = client.cookies.items() if client else ()
            cookies = "; ".join(f"{name}={morsel.value}" for name, morsel in jar)
            options = {"origin": site.url, "additional_headers": {"Cookie": cookies}} | more
            options |= {"max_queue": None}  # or what nobody reads holds up the last word of a line
            return opened.enter_context(connect(f"ws://{site.host}{path}", **options))

        yield open_socket


@pytest.fixture
def in_thread():
    """Runs a coroutine function in a thread and a loop of its own; returns what it returns."""

    def run(function, *args):
        def alone():
            from django.db import connections

            try:
                return asyncio.run(function(*args))
            finally:
                connections.close_all()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(alone).result()

    return run
