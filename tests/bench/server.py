"""A server of the site in a process of its own, over a database made for the purpose."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

SITE = """
import uvicorn
from cardgames.web.server import running
uvicorn.Server(running.config(host="127.0.0.1", port={port})).run()
"""


@contextlib.contextmanager
def database(folder):
    """A fresh database with its tables: SQLite, or PostgreSQL where DATABASE_URL names one."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.bench.settings"
    import django
    from django.conf import settings

    settings.ALLOWED_HOSTS.append("testserver")
    if not os.environ.get("DATABASE_URL"):
        test = settings.DATABASES["default"].setdefault("TEST", {})
        test["NAME"] = str(Path(folder) / "bench.sqlite3")
    django.setup()
    from django.db import connection

    before = connection.settings_dict["NAME"]
    connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
    try:
        yield
    finally:
        connection.creation.destroy_test_db(before, verbosity=0)


def dress():
    """Compile the translations and collect the static files, as `play` would."""
    from django.core.management import call_command

    from cardgames.web import catalogues

    catalogues.compile_all()
    call_command("collectstatic", verbosity=0, interactive=False)


def kind():
    """What the database is."""
    return "PostgreSQL" if os.environ.get("DATABASE_URL") else "SQLite"


class Server:
    """A program that serves at a port of this machine; it can be killed and started again."""

    def __init__(self, program=SITE):
        from django.db import connection

        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.command = [sys.executable, "-c", program.format(port=self.port)]
        self.environment = {
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "tests.bench.settings",
            "BENCH_DATABASE": str(connection.settings_dict["NAME"]),
        }

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)

    def start(self):
        """Start the program and wait until it answers."""
        self.process = subprocess.Popen(self.command, env=self.environment)
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self):
        """End the program without a word to it."""
        self.process.kill()
        self.process.wait()


def seat(game="double-klondike", **fields):
    """Seat a new guest at a new table; gives its sitting and his cookie."""
    from django.test import Client

    from cardgames.web.models import Sitting

    # Everybody from an address of his own, or the limits of the site would end the matter.
    client = Client(REMOTE_ADDR=f"10.0.{Sitting.objects.count()}.1")
    path = client.post(f"/games/{game}/deal", fields).url
    cookie = f"sessionid={client.cookies['sessionid'].value}"
    return Sitting.objects.get(key=path.split("/")[2]), cookie
