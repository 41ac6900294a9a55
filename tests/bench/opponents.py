"""How soon the opponent sees a move, and how soon both see the table again after a cut.

The moves go from socket to socket at many tables at once. The cuts fall between two real pages and
the server, in every phase, while something happens there that neither has heard of.
"""

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time

from tests import chromium
from tests.bench.duels import seated
from tests.bench.moves import ECHO, answer, connect, echoed, told
from tests.bench.server import Server, database, dress, kind
from tests.relay import Relay

TABLES, SECONDS = 40, 20
SEEN, BACK = 100, 1000  # milliseconds allowed: to 99 moves in a hundred, to 95 cuts
CUTS, OUTAGE = 15, 0.2  # a phase; seconds at the most in which no line can be opened

ERROR = "f1: AS\nc3: 2S\nc1: 9H\nc2: TC\nr1: <3C>"  # c1-c2 is one
LAST = "f1: AS 2S 3S\ns1: 4S\nc3: QH\nr1:"
HEAD = "game: crapette\npartial: yes\nr2: <5C> <4D>\ns2: <7C> <8C>\nc4: KH\nc5: KD\nc6: KC\n"
WRONG, END = (1, "play", {"move": "c1-c2"}), (1, "play", {"move": "s1-f1"})
CALL, PROOF = (2, "stop", {"step": 1}), (2, "point", {"pile": "c3"})
# Of a phase: the cards, what is done until it stands, what is done while the lines are cut, and how
# a page shows that it knows.
PHASES = {
    "play": (ERROR, [], WRONG, "document.querySelectorAll('#c2 > .card').length === 2"),
    "freeze": (ERROR, [WRONG, CALL], PROOF, "document.querySelectorAll('#c1 > .card').length"),
    "pending end": (LAST, [END], (2, "accept", {}), "!document.querySelector('#ended').hidden"),
}
OPEN = "document.querySelector('#line').dataset.state === 'open'"


def bench():
    """Measure, print a line each, and tell whether the figures are kept."""
    with tempfile.TemporaryDirectory() as folder, database(folder):
        dress()
        tables = [
            seated(f"m{number}", mode=("stop", "strict")[number % 2]) for number in range(TABLES)
        ]
        broken = {
            phase: [seated(f"{phase[:3]}{cut}", HEAD + cards) for cut in range(CUTS)]
            for phase, (cards, *_) in PHASES.items()
        }
        with Server(ECHO) as server:
            echo = asyncio.run(echoed(server.host))
        with Server() as server:
            seen = asyncio.run(played(server.host, tables))
            back = cut_off(server.host, broken)
    told("bare echo", echo)
    _, late = told(f"move seen by the opponent, {TABLES} tables for two, {kind()}", seen)
    for phase, took in back.items():
        print(f"both pages right again after a cut in {phase}: {figures(took)}")
    every = [one for took in back.values() for one in took]
    print(f"after any cut, {kind()}: {figures(every)}")
    worst = statistics.quantiles(every, n=20)[18]
    return late <= SEEN and worst <= BACK


def figures(took):
    """The median and the 95th of a hundred, in words."""
    late = statistics.quantiles(took, n=20)[18]
    return f"median {statistics.median(took):.0f} ms, p95 {late:.0f} ms ({len(took)} times)"


async def played(host, tables):
    """Return the milliseconds of every move until the opponent was told of it."""
    took = []
    chance = random.Random(7)

    async def play(table, delay):
        lines = {place: await connect(host, table.path, table.cookies[place]) for place in (1, 2)}
        now = {place: await answer(line) for place, line in lines.items()}
        await asyncio.sleep(1 + delay)
        for turn in range(SECONDS):
            mover = now[1]["turn"]
            asked = {"do": "play", "id": f"m{turn}", "n": now[mover]["n"]}
            asked["move"] = chance.choice(now[mover]["moves"])
            begun = time.perf_counter()
            await lines[mover].send(json.dumps(asked))
            now[3 - mover] = await answer(lines[3 - mover])
            took.append((time.perf_counter() - begun) * 1000)
            now[mover] = await answer(lines[mover])
            assert now[1]["n"] == now[2]["n"] > asked["n"], now
            await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))
        for line in lines.values():
            await line.close()

    await asyncio.gather(*(play(table, at / TABLES) for at, table in enumerate(tables)))
    return took


def cut_off(host, tables):
    """Return by phases the milliseconds from each cut until both pages were right again."""
    from playwright.sync_api import sync_playwright

    chance = random.Random(7)
    with Relay(host) as relay, sync_playwright() as playwright:
        options = {"args": [*chromium.FLAGS, "--no-sandbox"]}
        browser = playwright.chromium.launch(executable_path=chromium.find(), **options)
        pages = [browser.new_context(base_url=relay.url).new_page() for _ in range(2)]
        back = {
            phase: [
                _back(relay, host, pages, table, phase, OUTAGE * chance.random())
                for table in tables[phase]
            ]
            for phase in tables
        }
        browser.close()
    return back


def _back(relay, host, pages, table, phase, outage):
    _, before, meanwhile, known = PHASES[phase]
    others = {place: _device(host, table, place) for place in (1, 2)}
    for n, deed in enumerate(before):
        _do(others, n, *deed)
    for place, page in enumerate(pages, 1):
        name, value = table.cookies[place].split("=")
        page.context.add_cookies([{"name": name, "value": value, "url": relay.url}])
        page.goto(table.path)
        chromium.wait_until(page, f"{OPEN} && !({known})")
    page.wait_for_timeout(300)
    begun = time.perf_counter()
    relay.cut(outage)
    _do(others, len(before), *meanwhile)
    for page in pages:
        chromium.wait_until(page, f"{OPEN} && ({known})")
    took = (time.perf_counter() - begun) * 1000
    for line in others.values():
        line.close()
    return took


def _device(host, table, place):
    """One more device of a player's, that is not cut off."""
    from websockets.sync.client import connect

    headers = {"Cookie": table.cookies[place]}
    path = f"ws://{host}{table.path}"
    return connect(path, origin=f"http://{host}", additional_headers=headers)


def _do(lines, n, place, deed, more):
    """Let a player do something at the table as it is at n, and wait until it is done."""
    lines[place].send(json.dumps({"do": deed, "id": deed, "n": n} | more))
    message = {}
    while message.get("id") != deed:
        message = json.loads(lines[place].recv(5))
    assert message["type"] == "table", message


if __name__ == "__main__":
    sys.exit(not bench())
