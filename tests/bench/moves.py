"""Fifty tables, a move a second each: how long until a move is checked, stored and answered.

The server is a process of its own, as in earnest. Beside it a bare echo, for comparison.
"""

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time

import websockets

from tests.bench.server import Server, database, kind, seat

TABLES, SECONDS, ECHO_SECONDS, WATCHED = 50, 20, 8, 10
MEDIAN, WORST = 10, 50  # milliseconds allowed, the latter to 99 in a hundred

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


def bench():
    """Measure, print a line each, and tell whether the figures are kept."""
    with tempfile.TemporaryDirectory() as folder, database(folder):
        seats = [seat() for _ in range(TABLES)]
        with Server(ECHO) as server:
            echo = asyncio.run(echoed(server.host))
        with Server() as server:
            moves, news = asyncio.run(played(server.host, seats))
    told(f"bare echo, {TABLES} sockets", echo)
    median, worst = told(f"move answered, {TABLES} tables, {kind()}", moves)
    told(f"move seen by a watcher, {kind()}", news)
    print(f"ratio to the echo: median {median / statistics.median(echo):.1f}")
    return median <= MEDIAN and worst <= WORST


async def echoed(host):
    """Return the milliseconds of every round trip to the echo."""
    took = []

    async def one(delay):
        async with websockets.connect(f"ws://{host}", compression=None) as line:
            await asyncio.sleep(delay)
            for _ in range(ECHO_SECONDS):
                begun = time.perf_counter()
                await line.send(json.dumps({"do": "play", "id": "k3f9", "n": 42, "move": "c1-f3"}))
                await line.recv()
                took.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(1)

    await asyncio.gather(*(one(place / TABLES) for place in range(TABLES)))
    return took


def connect(host, path, cookie=None):
    """Open a socket to a table, as a page of the site would."""
    headers = {"Cookie": cookie} if cookie else {}
    return websockets.connect(
        f"ws://{host}{path}",
        origin=f"http://{host}",
        additional_headers=headers,
        compression=None,
    )


async def answer(line):
    """The next table or refusal."""
    while True:
        message = json.loads(await asyncio.wait_for(line.recv(), 20))
        if message["type"] in ("table", "refused"):
            return message


async def played(host, seats):
    """Return the milliseconds of every move until its answer, and until a watcher saw it."""
    moves, news, sent = [], [], {}
    chance = random.Random(7)

    async def player(sitting, cookie, delay):
        async with connect(host, f"/table/{sitting.key}/", cookie) as line:
            now = await answer(line)
            await asyncio.sleep(1 + delay)
            for turn in range(SECONDS):
                asked = {"do": "undo", "id": f"m{turn}", "n": now["n"]}
                if now["moves"]:
                    asked |= {"do": "play", "move": chance.choice(now["moves"])}
                begun = sent[sitting.key] = time.perf_counter()
                await line.send(json.dumps(asked))
                now = await answer(line)
                assert now["id"] == asked["id"], now
                moves.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))

    async def watcher(sitting):
        async with connect(host, f"/watch/{sitting.watch}/") as line:
            await answer(line)
            for _ in range(SECONDS):
                await answer(line)
                news.append((time.perf_counter() - sent[sitting.key]) * 1000)

    await asyncio.gather(
        *(watcher(sitting) for sitting, _ in seats[:WATCHED]),
        *(player(*seated, place / TABLES) for place, seated in enumerate(seats)),
    )
    return moves, news


def told(what, took):
    """Print and return the median and the 99th of a hundred."""
    median, worst = statistics.median(took), statistics.quantiles(took, n=100)[98]
    print(f"{what}: median {median:.2f} ms, p99 {worst:.2f} ms ({len(took)} times)")
    return median, worst


if __name__ == "__main__":
    sys.exit(not bench())
