"""Fifty tables, a move a second each: how long until a move is checked, stored and answered.

The server is a process of its own, as in earnest, over a database made for the purpose: SQLite, or
PostgreSQL where DATABASE_URL names one. Beside it a bare echo of the same shape, for comparison.
"""

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import websockets

TABLES, SECONDS, ECHO_SECONDS, WATCHED = 50, 20, 8, 10
MEDIAN, WORST = 10, 50  # milliseconds allowed, the latter to 99 in a hundred

SERVE = """
import uvicorn
from cardgames.web.server import running
uvicorn.Server(running.config(host="127.0.0.1", port={port})).run()
"""
ECHO = """
import asyncio, uvloop, websockets
async def echo(socket):
    async for message in socket:
        await socket.send(message)
async def main():
    async with websockets.serve(echo, "127.0.0.1", {port}, compression=None):
        await asyncio.Future()
uvloop.run(main())
"""


def main():
    """Measure, print a line each, and tell whether the figures are kept."""
    with tempfile.TemporaryDirectory() as folder, database(folder) as environment:
        people = seat_people()
        with running(ECHO, environment) as port:
            echo = asyncio.run(echoed(port))
        with running(SERVE, environment) as port:
            moves, news = asyncio.run(played(port, people))
    kind = "PostgreSQL" if os.environ.get("DATABASE_URL") else "SQLite"
    told(f"bare echo, {TABLES} sockets", echo)
    median, worst = told(f"move answered, {TABLES} tables, {kind}", moves)
    told(f"move seen by a watcher, {kind}", news)
    print(f"ratio to the echo: median {median / statistics.median(echo):.1f}")
    return median <= MEDIAN and worst <= WORST


@contextlib.contextmanager
def database(folder):
    """A fresh database with its tables; gives the environment of processes that use it."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.bench.settings"
    import django
    from django.conf import settings

    if not os.environ.get("DATABASE_URL"):
        settings.DATABASES["default"]["TEST"] = {"NAME": str(Path(folder) / "bench.sqlite3")}
    django.setup()
    from django.db import connection

    before = connection.settings_dict["NAME"]
    name = connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
    try:
        yield {**os.environ, "BENCH_DATABASE": str(name)}
    finally:
        connection.creation.destroy_test_db(before, verbosity=0)


def seat_people():
    """Seat a guest at each table; give the path of the table, the watchers' and the cookie."""
    from django.conf import settings
    from django.test import Client

    from cardgames.web.models import Sitting

    settings.ALLOWED_HOSTS.append("testserver")
    people = []
    for _ in range(TABLES):
        client = Client()
        path = client.post("/games/double-klondike/deal").url
        watch = f"/watch/{Sitting.objects.get(key=path.split('/')[2]).watch}/"
        people.append((path, watch, f"sessionid={client.cookies['sessionid'].value}"))
    return people


@contextlib.contextmanager
def running(program, environment):
    """Run a server in a process of its own; gives its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-c", program.format(port=port)], env=environment)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield port
    finally:
        server.terminate()
        server.wait(10)


async def echoed(port):
    """Return the milliseconds of every round trip to the echo."""
    took = []

    async def one(delay):
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as line:
            await asyncio.sleep(delay)
            for _ in range(ECHO_SECONDS):
                begun = time.perf_counter()
                await line.send(json.dumps({"do": "play", "id": "k3f9", "n": 42, "move": "c1-f3"}))
                await line.recv()
                took.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(1)

    await asyncio.gather(*(one(place / TABLES) for place in range(TABLES)))
    return took


async def played(port, people):
    """Return the milliseconds of every move until its answer, and until a watcher saw it."""
    moves, news, sent = [], [], {}
    chance = random.Random(7)
    host = f"127.0.0.1:{port}"

    async def table(line):
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), 10))
            if message["type"] in ("table", "refused"):
                return message

    async def player(path, cookie, delay):
        headers = {"Cookie": cookie}
        async with websockets.connect(
            f"ws://{host}{path}",
            origin=f"http://{host}",
            additional_headers=headers,
            compression=None,
        ) as line:
            now = await table(line)
            await asyncio.sleep(1 + delay)
            for turn in range(SECONDS):
                asked = {"id": f"m{turn}", "n": now["n"]}
                if now["moves"]:
                    asked |= {"do": "play", "move": chance.choice(now["moves"])}
                else:
                    asked |= {"do": "undo"}
                begun = sent[path] = time.perf_counter()
                await line.send(json.dumps(asked))
                now = await table(line)
                assert now["id"] == asked["id"], now
                moves.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))

    async def watcher(path, watch):
        async with websockets.connect(
            f"ws://{host}{watch}", origin=f"http://{host}", compression=None
        ) as line:
            await table(line)
            for _ in range(SECONDS):
                await table(line)
                news.append((time.perf_counter() - sent[path]) * 1000)

    watchers = [watcher(path, watch) for path, watch, _ in people[:WATCHED]]
    players = [
        player(path, cookie, place / TABLES) for place, (path, _, cookie) in enumerate(people)
    ]
    await asyncio.gather(*watchers, *players)
    return moves, news


def told(what, took):
    """Print and return the median and the 99th of a hundred."""
    median, worst = statistics.median(took), statistics.quantiles(took, n=100)[98]
    print(f"{what}: median {median:.2f} ms, p99 {worst:.2f} ms ({len(took)} times)")
    return median, worst


if __name__ == "__main__":
    sys.exit(not main())
