"""Ten thousand moves while lines break and the server is killed: none lost, doubled or reordered.

A player sends a move until it is answered, always under the same id, as the page of a table does;
at the end what is stored must be exactly what was answered.
"""

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time

import websockets

from tests.bench.moves import answer, connect
from tests.bench.server import Server, database, kind, seat

TABLES, MOVES, BETWEEN_KILLS = 20, 500, 400  # MOVES a table; answers
POLL = 0.02  # seconds
BROKEN = 0.05  # the share of messages after which the line breaks before the answer comes


def bench():
    """Play, print what became of the moves, and tell whether all is well."""
    with tempfile.TemporaryDirectory() as folder, database(folder):
        seats = [seat(variant="unlimited-redeals") for _ in range(TABLES)]
        began = time.monotonic()
        with Server() as server:
            told, kills = asyncio.run(played(server, seats, MOVES, BETWEEN_KILLS))
        wrong = [sitting.key for sitting, _ in seats if not as_told(sitting, told[sitting.key])]
    print(
        f"{TABLES * MOVES} changes in {time.monotonic() - began:.0f} s on {kind()}, server killed "
        f"{kills} times: {len(wrong)} of {TABLES} tables differ from what was answered"
    )
    return not wrong


def as_told(sitting, told):
    """Whether what is stored is what was answered, each move once and in order."""
    sitting.refresh_from_db()
    moves, n = told
    return sitting.steps[: sitting.force] == moves and sitting.n == n


async def played(server, seats, moves, between_kills):
    """Play at all tables; gives the moves in force and the n as answered, and how many kills.

    From one kill to the next so many changes are answered, however slow the machine: by the clock
    it could come before the first, again and again.
    """
    told = {sitting.key: ([], 0) for sitting, _ in seats}
    players = [
        asyncio.create_task(play(server.host, sitting, cookie, moves, told))
        for sitting, cookie in seats
    ]
    kills, due = 0, between_kills
    while not all(player.done() for player in players):
        await asyncio.wait(players, timeout=POLL)
        answered = sum(n for _, n in told.values())
        if answered >= due and not all(player.done() for player in players):
            server.kill()
            await asyncio.to_thread(server.start)
            kills, due = kills + 1, answered + between_kills
    for player in players:
        player.result()
    return told, kills


async def play(host, sitting, cookie, count, told):
    """Make so many changes at a table, whatever happens to the line."""
    chance = random.Random(sitting.key)
    (moves, n), now, line = told[sitting.key], None, None
    for turn in range(count):
        asked = None
        while True:
            try:
                if line is None:
                    line = await connect(host, f"/table/{sitting.key}/", cookie)
                    now = await answer(line)
                asked = asked or wish(chance, now, f"m{turn}", n)
                await line.send(json.dumps(asked))
                if chance.random() < BROKEN:
                    line.transport.abort()
                while now["id"] != asked["id"]:
                    now = await answer(line)
                    assert now["type"] == "table", now
                break
            except (OSError, websockets.exceptions.WebSocketException, TimeoutError):
                with contextlib.suppress(Exception):
                    line.transport.abort()
                line = None
                await asyncio.sleep(0.05)
        n = now["n"]
        if asked["do"] == "play":
            moves.append(asked["move"])
        else:
            moves.pop()
        told[sitting.key] = moves, n
    await line.close()


def wish(chance, now, name, n):
    """What a player asks for: mostly a move, sometimes to take one back."""
    asked = {"id": name, "n": n}
    if now["undo"] and (not now["moves"] or chance.random() < 0.2):
        return {"do": "undo"} | asked
    return {"do": "play", "move": chance.choice(now["moves"])} | asked


if __name__ == "__main__":
    sys.exit(not bench())
