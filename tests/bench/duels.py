"""Thousands of moves of games for two while lines break, tabs double and the server is killed.

Two players a table, each with a socket of his own. Each sends what he wants until it is answered,
always under the same id; now and then twice at once, from a second tab, or at a table long gone.
At the end both see what is stored, and each has made exactly the moves that he was told of.
"""

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time

from websockets.exceptions import WebSocketException

from tests.bench.moves import connect
from tests.bench.server import Server, database, kind

TABLES, MOVES, BETWEEN_KILLS = 20, 300, 500  # MOVES a table; moves at all of them
BROKEN, DOUBLED, SECOND_TAB, TOO_OLD = 0.05, 0.05, 0.03, 0.03  # shares of the messages
CALLS = 0.1  # the share of the opponent's moves that are called
TERMS = [
    {"mode": "strict"},
    {"mode": "stop", "proof": "server"},
    {"mode": "stop", "proof": "point"},
]


def bench():
    """Play, print what became of it, and tell whether all is well."""
    with tempfile.TemporaryDirectory() as folder, database(folder):
        tables = [seated(number, **TERMS[number % 3]) for number in range(TABLES)]
        began = time.monotonic()
        with Server() as server:
            told, kills = asyncio.run(played(server, tables, MOVES, BETWEEN_KILLS))
        faults = [fault for table in tables for fault in table.faults(told)]
    made = sum(len(moves) for moves in told.values())
    print(
        f"{made} moves at {TABLES} tables for two in {time.monotonic() - began:.0f} s on {kind()}, "
        f"server killed {kills} times: {len(faults)} faults {faults[:3]}"
    )
    return not faults


class Table:
    """A game for two with the cookies of both."""

    def __init__(self, sitting, cookies):
        self.sitting = sitting
        self.cookies = cookies
        self.path = f"/duel/{sitting.key}/"
        self.last = {}  # by place: the table seen at the end

    def faults(self, told):
        """What is stored or seen otherwise than it was answered."""
        from cardgames.engine.cards import pile_text
        from cardgames.web import standing

        self.sitting.refresh_from_db()
        stood = list(standing.course(self.sitting))  # raises where the referee would not have it
        rules, table = stood[-1].rules, stood[-1].table
        piles = {
            name: pile_text(pile)
            for name, pile in zip(rules.names, rules.view(table).piles, strict=True)
        }
        for place, seen in self.last.items():
            if (seen["n"], seen["piles"]) != (self.sitting.n, piles):
                yield f"{self.sitting}: place {place} sees another table"
        words = self.sitting.steps
        for place in (1, 2):
            made = [
                word
                for word, step in zip(words, stood[1:], strict=True)
                if word != "stop" and step.before.seat == place
            ]
            answered = iter(told[self.sitting.key, place])
            if not all(word in answered for word in made):
                yield f"{self.sitting}: place {place} was never told of a move, or not in order"
            undone = words.count("stop")  # a late call takes back one move more
            if len(told[self.sitting.key, place]) - len(made) > undone:
                yield f"{self.sitting}: a move of place {place} is lost"


def seated(number, **terms):
    """Seat two new people at a new table."""
    from django.test import Client

    from cardgames.web.models import Match, User
    from cardgames.web.services import matches
    from cardgames.web.services.contest import clock

    people = [User.objects.create_user(f"{name}{number}") for name in ("ada", "bob")]
    match = Match(host=people[0], bank=None, hold=0, **terms)
    matches.make(match, clock())
    sitting = matches.join(match, people[1], clock())
    cookies = {}
    for seat in sitting.seats.select_related("user"):
        client = Client()
        client.force_login(seat.user)
        cookies[seat.place] = f"sessionid={client.cookies['sessionid'].value}"
    return Table(sitting, cookies)


async def played(server, tables, moves, between_kills):
    """Play at all tables; gives the moves answered by table and place, and how many kills."""
    told = {(table.sitting.key, place): [] for table in tables for place in (1, 2)}
    players = [
        asyncio.create_task(Player(server.host, table, place, told).play(moves))
        for table in tables
        for place in (1, 2)
    ]
    kills = 0
    while not all(player.done() for player in players):
        await asyncio.wait(players, timeout=0.1)
        if sum(map(len, told.values())) >= (kills + 1) * between_kills:
            server.kill()
            await asyncio.to_thread(server.start)
            kills += 1
    for player in players:
        player.result()
    for table in tables:
        for place in (1, 2):
            last = Player(server.host, table, place, told)
            table.last[place] = await last.come_in()
            await last.line.close()
    return told, kills


LOST = (OSError, WebSocketException, TimeoutError)


class Player:
    """One of the two, with his line and what he saw last."""

    def __init__(self, host, table, place, told):
        self.host, self.table, self.place = host, table, place
        self.told = told[table.sitting.key, place]
        self.chance = random.Random(f"{table.sitting.key} {place}")
        self.line = self.now = None
        self.asked = 0

    async def come_in(self):
        """Open the line and hear the table."""
        cookie = self.table.cookies[self.place]
        self.line = await connect(self.host, self.table.path, cookie)
        self.now = None
        return await self.hear()

    async def hear(self):
        """The next table or refusal; a table is remembered as what is seen."""
        while True:
            message = json.loads(await asyncio.wait_for(self.line.recv(), 2))
            if message["type"] == "table" and (self.now is None or message["n"] >= self.now["n"]):
                self.now = message
            if message["type"] in ("table", "refused"):
                return message

    async def play(self, moves):
        """Do what there is to do until so many moves stand, or the game is over."""
        wanted = None
        while True:
            try:
                if self.line is None:
                    await self.come_in()
                if wanted is None:
                    if self.now["count"] >= moves or self.now["phase"] == "over":
                        break
                    wanted = self.wish()
                if wanted is None:
                    await self.wait()
                else:
                    await self.ask(wanted)
                    wanted = None
            except LOST:
                with contextlib.suppress(Exception):
                    self.line.transport.abort()
                self.line = None
                await asyncio.sleep(0.05)
        await self.line.close()

    async def wait(self):
        """Hear what the other does; after a while ask whether the line is alive."""
        try:
            await self.hear()
        except TimeoutError:
            await self.line.send(json.dumps({"do": "ping", "n": self.now["n"], "at": 0}))

    def wish(self):
        """What there is to do now; None while it is the other's."""
        now, chance = self.now, self.chance
        self.asked += 1
        asked = {"id": f"p{self.place}m{self.asked}", "n": now["n"]}
        mine = now["turn"] == self.place
        if now["phase"] == "stop":
            pile = chance.choice(list(now["piles"]))
            return (
                asked | {"do": "point", "pile": pile} if now["stop"]["by"] == self.place else None
            )
        if now["phase"] == "ending":
            return None if mine else asked | {"do": "accept"}
        calls = self.table.sitting.duel.match.mode == "stop" and now["calls"][self.place - 1]
        if calls and not mine and now["last"] not in (None, "stop") and chance.random() < CALLS:
            return asked | {"do": "stop", "step": now["count"]}
        if not mine or not now["moves"]:
            return None
        turns = [move for move in now["moves"] if move.startswith(("turn", "s", "w"))]
        onward = turns if turns and chance.random() < 0.6 else now["moves"]  # or it never ends
        return asked | {"do": "play", "move": chance.choice(onward)}

    async def ask(self, wanted):
        """Say it until it is answered, with all that may go wrong on the way."""
        chance, text = self.chance, json.dumps(wanted)
        if chance.random() < TOO_OLD:
            old = wanted | {"id": f"{wanted['id']}old", "n": max(0, wanted["n"] - 3)}
            if wanted["do"] == "play" and old["n"] < wanted["n"]:
                await self.line.send(json.dumps(old | {"do": "undo"}))
        await self.line.send(text)
        if chance.random() < DOUBLED:
            await self.line.send(text)
        if chance.random() < SECOND_TAB:
            tab = await connect(self.host, self.table.path, self.table.cookies[self.place])
            await tab.send(text)
            await tab.close()
        if chance.random() < BROKEN:
            self.line.transport.abort()
        while True:
            message = await self.hear()
            if message["id"] == wanted["id"]:
                break
        if message["type"] == "table" and wanted["do"] == "play":
            self.told.append(wanted["move"])


if __name__ == "__main__":
    sys.exit(not bench())
