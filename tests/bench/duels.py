"""Thousands of moves of games for two while lines break, tabs double and the server is killed.

Two players a table, each with a socket of his own. Each sends what he wants until it is answered,
always under the same id; now and then twice at once, from a second tab, or at a table long gone.
The server is killed when some game is where it hurts: a call waits for its proof, a player has to
wait after his move, an end can still be called. What the games were at is read from what is
stored while nobody serves. At the end both see what is stored, and each has made exactly the moves
that he was told of.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter

from tests.bench.duellist import Duellist, phase
from tests.bench.killed import POLL
from tests.bench.server import Server, database, kind

LANES, MOVES, ENDINGS = 20, 300, 12  # tables at once; moves at each; games near their end in a row
SECONDS, BETWEEN_KILLS = 110, 250  # of play; moves answered
AIMS = ("play", "hold", "freeze", "pending end")
AIMING = 3  # seconds at the most
TERMS = [
    {"mode": "strict"},
    {"mode": "stop", "proof": "server"},
    {"mode": "stop", "proof": "point"},
    {"mode": "stop", "proof": "point", "hold": 300},
]
# The last card of seat 1 is turned up. It may go to the centre, or on the five of hearts, where the
# other calls it: the two of hearts has to go first.
NEAR_ITS_END = """game: crapette
partial: yes
s1: 4S
r2: <5C> <8D>
s2: <7C> <8C> <3D>
w2: 9C
c1: 5H
c2: KD
c3: 2H
c4: KH
c5: QC
c6: JD
f1: AS 2S 3S
f2: AH
"""


def bench():
    """Play, print what became of it, and tell whether all is well."""
    with tempfile.TemporaryDirectory() as folder, database(folder):
        lanes = laid(LANES, ENDINGS)
        began = time.monotonic()
        with Server() as server:
            kills, fell = asyncio.run(played(server, lanes, MOVES, SECONDS, BETWEEN_KILLS))
        tables = [table for lane in lanes for table in lane if table.begun]
        faults = [fault for table in tables for fault in table.faults()]
    made = sum(table.answered for table in tables)
    broken = sum((table.broken for table in tables), Counter())
    print(
        f"{made} moves in {len(tables)} games for two in {time.monotonic() - began:.0f} s "
        f"on {kind()}: {len(faults)} faults {faults[:3]}"
    )
    print(f"server killed {kills.total()} times, aimed at {counted(kills)};")
    print(f"so were games caught in {counted(fell)}; lines broken in {counted(broken)}")
    return not faults and all(kills[aim] and fell[aim] and broken[aim] for aim in AIMS)


def counted(what):
    """How often each phase was met."""
    return ", ".join(f"{aim} {what[aim]}" for aim in AIMS)


class Table:
    """A game for two with the cookies of both, and what happened to it."""

    def __init__(self, sitting, cookies, due):
        self.sitting = sitting
        self.cookies = cookies
        self.path = f"/duel/{sitting.key}/"
        self.stops = sitting.duel.match.mode == "stop"
        self.due = due  # the pile that is pointed at more often than others
        self.players = []
        self.told = {1: [], 2: []}  # by place: the moves answered
        self.last = {}  # by place: the table seen at the end
        self.broken = Counter()  # lines, by the phase
        self.wrong = []  # what was seen to be wrong on the way

    @property
    def begun(self):
        return bool(self.players)

    @property
    def answered(self):
        """How many moves its players were told of."""
        return sum(len(moves) for moves in self.told.values())

    async def play(self, host, moves, until):
        """Let both play."""
        self.players = [Duellist(host, self, place) for place in (1, 2)]
        await asyncio.gather(*(player.play(moves, until) for player in self.players))

    def is_in(self, aim):
        """Whether both have seen the game in a phase, and it is there still."""
        return self.begun and all(player.phase() == aim for player in self.players)

    async def look(self, host):
        """Let both look at what stands there in the end."""
        for place in (1, 2):
            player = Duellist(host, self, place)
            self.last[place] = await player.come_in()
            await player.line.close()

    def faults(self):
        """What is stored or seen otherwise than it was answered."""
        from cardgames.engine.cards import pile_text
        from cardgames.web import standing

        yield from self.wrong
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
        if self.last[1]["outcome"] != self.last[2]["outcome"]:
            yield f"{self.sitting}: it ended in two ways"
        words = self.sitting.steps
        for place in (1, 2):
            made = [
                word
                for word, step in zip(words, stood[1:], strict=True)
                if word != "stop" and step.before.seat == place
            ]
            answered = iter(self.told[place])
            if not all(word in answered for word in made):
                yield f"{self.sitting}: place {place} was never told of a move, or not in order"
            undone = words.count("stop")  # a late call takes back one move more
            if len(self.told[place]) - len(made) > undone:
                yield f"{self.sitting}: a move of place {place} is lost"


def laid(lanes, endings):
    """Lay tables; those of a lane are played one after the other, every fifth near their end."""
    kinds = len(TERMS) + 1
    return [
        [
            seated(f"{lane}x{number}", NEAR_ITS_END, due="c3", **TERMS[2 + number % 2])
            for number in range(endings)
        ]
        if lane % kinds == len(TERMS)
        else [seated(f"{lane}", **TERMS[lane % kinds])]
        for lane in range(lanes)
    ]


def seated(name, start="", due="c1", **terms):
    """Seat two new people at a new table."""
    from django.test import Client

    from cardgames import games
    from cardgames.engine.position import read_position
    from cardgames.web.models import Match, User
    from cardgames.web.services import deals, matches
    from cardgames.web.services.contest import clock

    people = [User.objects.create_user(f"{one}{name}") for one in ("ada", "bob")]
    match = Match(host=people[0], **({"bank": None, "hold": 0} | terms))
    matches.make(match, clock())
    sitting = matches.join(match, people[1], clock())
    if start:
        sitting.deal = deals.of_position(read_position(start, games.rules))
        sitting.save(update_fields=["deal"])
    cookies = {}
    for seat in sitting.seats.select_related("user"):
        client = Client()
        client.force_login(seat.user)
        cookies[seat.place] = f"sessionid={client.cookies['sessionid'].value}"
    return Table(sitting, cookies, due)


async def played(server, lanes, moves, seconds, between_kills):
    """Play at all tables; gives how many kills were aimed at a phase, and how many games met."""
    until = time.monotonic() + seconds
    tables = [table for lane in lanes for table in lane]
    tasks = [asyncio.create_task(_played(lane, server.host, moves, until)) for lane in lanes]
    kills, fell, due = Counter(), Counter(), between_kills
    while not all(task.done() for task in tasks):
        await asyncio.wait(tasks, timeout=POLL)
        if sum(table.answered for table in tables) < due:
            continue
        aim = await _aimed(tables, AIMS[kills.total() % len(AIMS)])
        if not all(task.done() for task in tasks):
            server.kill()
            kills[aim] += 1
            fell += await asyncio.to_thread(_caught, tables, time.time_ns() // 1_000_000)
            await asyncio.to_thread(server.start)
            due = sum(table.answered for table in tables) + between_kills
    for task in tasks:
        task.result()
    for table in tables:
        if table.begun:
            await table.look(server.host)
    return kills, fell


async def _played(lane, host, moves, until):
    for table in lane:
        if time.monotonic() < until:
            await table.play(host, moves, until)


async def _aimed(tables, aim):
    """Wait until some game is in that phase; gives the one that it is in, after long for any."""
    until = time.monotonic() + AIMING
    while time.monotonic() < until:
        if any(table.is_in(aim) for table in tables):
            return aim
        await asyncio.sleep(0.005)
    return "play"


def _caught(tables, now):
    """Count by phases the games under way, as they are stored."""
    from django.db import connections

    from cardgames.web import duelling
    from cardgames.web.models import Duel

    played = [table.sitting.pk for table in tables if table.begun]
    try:
        lives = Duel.objects.filter(sitting__in=played, how="").values_list("live", flat=True)
        kept = [duelling.read(live) for live in lives]
    finally:
        connections.close_all()  # those of this thread
    return Counter(
        phase({"phase": live.phase, "hold": 0 if live.freeze else max(0, live.hold - now)})
        for live in kept
    )


if __name__ == "__main__":
    sys.exit(not bench())
