"""One of the two at a table of `duels`, to whom everything happens that can happen to a line."""

import asyncio
import contextlib
import json
import random
import time

from websockets.exceptions import WebSocketException

from tests.bench.moves import connect

LOST = (OSError, WebSocketException, TimeoutError)
DOUBLED, SECOND_TAB, TOO_OLD = 0.05, 0.03, 0.03  # shares of the messages
BROKEN = {"play": 0.05, "hold": 0.2, "freeze": 0.4, "pending end": 0.4}  # of what is said or heard
CALLS, LAPSES = 0.1, 0.05  # of the opponent's moves; of what may be left to its time
PONDERS = 0.3  # seconds at the most before a proof is pointed at or an end accepted


def phase(table, since=0.0):
    """What is waited for at a table as a message tells it, so many seconds ago."""
    if table["phase"] == "play":
        return "hold" if table["hold"] > 1000 * since else "play"
    return {"stop": "freeze", "ending": "pending end"}.get(table["phase"], "over")


class Duellist:
    """A player with his line and what he saw last."""

    def __init__(self, host, table, place):
        self.host, self.table, self.place = host, table, place
        self.chance = random.Random(f"{table.sitting.key} {place}")
        self.line = self.now = None
        self.at = 0.0  # when that was told
        self.asked = self.newest = 0

    def phase(self):
        """What is waited for now, as far as this one knows."""
        return phase(self.now, time.monotonic() - self.at) if self.now else "unknown"

    async def come_in(self):
        """Open the line and hear the table, which is never older than what was seen before."""
        self.line = await connect(self.host, self.table.path, self.table.cookies[self.place])
        self.now = None
        table = await self.hear()
        if table["n"] < self.newest:
            self.table.wrong.append(f"{self.table.sitting}: what place {self.place} saw is lost")
        return table

    async def hear(self):
        """The next table or refusal; a table is remembered as what is seen."""
        while True:
            message = json.loads(await asyncio.wait_for(self.line.recv(), 2))
            if message["type"] == "table" and (self.now is None or message["n"] >= self.now["n"]):
                self.now, self.at = message, time.monotonic()
                self.newest = max(self.newest, message["n"])
            if message["type"] in ("table", "refused"):
                return message

    async def play(self, moves, until):
        """Do what there is to do until so many moves stand, the game or the time is over."""
        wanted = None
        while wanted or time.monotonic() < until:  # what was asked may have been done
            try:
                if self.line is None:
                    await self.come_in()
                if wanted is None:
                    if self.now["count"] >= moves or self.now["phase"] == "over":
                        break
                    wanted = await self.wish()
                if wanted is None:
                    await self.wait()
                else:
                    await self.ask(wanted)
                    wanted = None
            except LOST:
                await self.drop()
                await asyncio.sleep(0.05)
        await self.drop()

    async def drop(self):
        """Break the line, without a word to the other side."""
        if self.line is not None:
            with contextlib.suppress(Exception):
                self.line.transport.abort()
        self.line = None

    def may_break(self):
        """Break the line now and then; what is said or awaited on it next fails."""
        now = self.phase()
        if self.chance.random() < BROKEN.get(now, 0):
            self.table.broken[now] += 1
            self.line.transport.abort()

    async def wait(self):
        """Hear what the other does; after a while ask whether the line is alive."""
        if self.phase() != "play":
            self.may_break()
        try:
            await self.hear()
        except TimeoutError:
            await self.line.send(json.dumps({"do": "ping", "n": self.now["n"], "at": 0}))

    async def wish(self):
        """What there is to do now; None while it is the other's."""
        now, chance = self.now, self.chance
        self.asked += 1
        asked = {"id": f"p{self.place}m{self.asked}", "n": now["n"]}
        mine = now["turn"] == self.place
        if now["phase"] == "stop":
            return await self.answer(asked) if now["stop"]["by"] == self.place else None
        if now["phase"] == "ending":
            return None if self.moved_last(now) else await self.answer(asked)
        calls = self.table.stops and now["calls"][self.place - 1]
        if calls and not mine and now["last"] not in (None, "stop") and chance.random() < CALLS:
            return asked | {"do": "stop", "step": now["count"]}
        if not mine or not now["moves"]:
            return None
        if chance.random() < 0.7:  # else it is sent too early, refused and sent again
            await asyncio.sleep(now["hold"] / 1000)
        turns = [move for move in now["moves"] if move.startswith(("turn", "s", "w"))]
        onward = turns if turns and chance.random() < 0.6 else now["moves"]  # or it never ends
        return asked | {"do": "play", "move": chance.choice(onward)}

    def moved_last(self, now):
        """Whether the end on the table is one's own doing."""
        return now["ending"]["winner"] == self.place

    async def answer(self, asked):
        """A proof, or what to say to an end, after some thought; None leaves it to its time."""
        before, chance = self.now, self.chance
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.wait(), PONDERS * chance.random())
        if self.now is not before or chance.random() < LAPSES:
            return None
        if before["phase"] == "stop":
            piles = [*before["piles"], *[self.table.due] * len(before["piles"])]
            return asked | {"do": "point", "pile": chance.choice(piles)}
        if before["calls"][self.place - 1] and chance.random() < 0.6:
            return asked | {"do": "stop", "step": before["count"]}
        return asked | {"do": "accept"}

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
        self.may_break()
        while True:
            message = await self.hear()
            if message["id"] != wanted["id"]:
                continue
            if "wait" not in message:
                break
            await asyncio.sleep(message["wait"] / 1000)
            self.may_break()
            await self.line.send(text)
        if message["type"] == "table" and wanted["do"] == "play":
            self.table.told[self.place].append(wanted["move"])
