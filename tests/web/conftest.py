"""People at tables, for the tests of the site."""

import functools
import itertools
import json

import pytest
from django.test import Client
from websockets.exceptions import ConnectionClosed

from cardgames import games
from cardgames.engine.notation import write_move
from cardgames.players import hint
from cardgames.web import standing
from cardgames.web.models import Seat, Sitting, User
from cardgames.web.services import deals, sittings
from cardgames.web.services.sittings import Asked

PASSWORD = "ten of spades, four of clubs"

# Eagle Wing, deal 1: the first move of any sitting of it.
GAME, NUMBER, FIRST = "eagle-wing", "1", "c4-f1"


@pytest.fixture(autouse=True)
def _quick_passwords(settings):
    """What makes a password hard to guess would only make the tests slow."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


class Table:
    """A sitting, and a hand that makes moves in it."""

    def __init__(self, sitting, user):
        self.sitting = sitting
        self.seat = Seat.objects.get(sitting=sitting, user=user).pk
        self.user = user.pk
        self.asked = 0

    @property
    def path(self):
        return f"/table/{self.sitting.key}/"

    @property
    def watch(self):
        return f"/watch/{self.sitting.watch}/"

    def now(self):
        """The sitting as it is stored."""
        self.sitting.refresh_from_db()
        return self.sitting

    def ask(self, name=None, n=None, user=None):
        """What a browser would send along: a fresh id and the present n, unless told otherwise."""
        self.asked += 1
        at = self.now().n if n is None else n
        return Asked(self.seat, user or self.user, name or f"id{self.asked}", at)

    def moves(self):
        now = standing.of(self.now())
        return [write_move(now.rules, move) for move in now.rules.moves(now.table)]

    def play(self, move=None, **asked):
        return sittings.play(self.ask(**asked), self.moves()[0] if move is None else move)

    def undo(self, **asked):
        return sittings.undo(self.ask(**asked))

    def finish(self, **asked):
        return sittings.finish(self.ask(**asked))

    def redo(self, **asked):
        return sittings.redo(self.ask(**asked))

    def give_up(self, **asked):
        return sittings.give_up(self.ask(**asked))


@functools.cache
def played_by_hints(game, won):
    """The number of a deal that whoever follows the hints wins, or is stuck in, and his moves."""
    rules = games.rules(game)
    for number in range(1, 200):
        table, moves = rules.deal(number), []
        while rules.outcome(table) is None and len(moves) < 400:
            view = rules.view(table)
            [move, *_] = hint.ranked(rules, view, rules.moves(view))
            moves.append(write_move(rules, move))
            table = rules.follow(table, move)
        outcome = rules.outcome(table)
        if outcome and bool(outcome.winner) == won:
            return str(number), moves
    raise AssertionError("no such deal")


@pytest.fixture
def ending(table):
    """Seats somebody one move before the end: ending(won=True); gives the table and the move."""

    def seat(won, **more):
        game = "eagle-wing" if won else "parterre"
        number, [*moves, last] = played_by_hints(game, won)
        at = table(game=game, number=number, **more)
        at.sitting.transcript = " ".join(moves)
        at.sitting.force = at.sitting.n = len(moves)
        at.sitting.save()
        return at, last

    return seat


@pytest.fixture
def person(db):
    """Makes a person with an account, by a password where one is given."""

    def make(name="ada", password=None, **more):
        return User.objects.create_user(name, f"{name}@example.org", password, **more)

    return make


@pytest.fixture
def table(person):
    """Seats somebody before a deal: table(user=..., game=..., number=..., variants=...).

    No card goes home by itself unless `collect` is asked for, or a person brings his own wishes.
    """

    def seat(user=None, game=GAME, number=NUMBER, variants=(), collect=None):
        if user is None:
            user = User.objects.filter(username="ada").first() or person()
            user.preferences["collect"] = collect or "never"
            user.save()
        cards = deals.numbered(game, variants, number)
        return Table(sittings.begin(cards, user), user)

    return seat


@pytest.fixture
def one_move():
    """Makes the first legal move at the table of an address."""

    def make(path):
        sitting = Sitting.objects.get(key=path.strip("/").split("/")[-1])
        return Table(sitting, sitting.seats.get().user).play()

    return make


class Line:
    """A socket to a table, as a browser uses it."""

    ids = itertools.count(1)

    def __init__(self, connection):
        self.connection = connection

    def hear(self, kind, **fields):
        """The next message of a kind, with these fields; others are passed over."""
        while True:
            message = json.loads(self.connection.recv(timeout=5))
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def say(self, do, **fields):
        """Send a message; gives its id."""
        message = {"do": do, "id": f"line{next(self.ids)}"} | fields
        self.connection.send(json.dumps(message))
        return message["id"]

    def ask(self, do, kind, **fields):
        """Send a message and return the answer to it."""
        return self.hear(kind, id=self.say(do, **fields))

    def closed(self):
        """The code the line is closed with, whatever is said before."""
        try:
            while True:
                self.connection.recv(timeout=5)
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else None


@pytest.fixture
def line(socket):
    """Opens the socket at a path, as a person, a test client, or a stranger."""

    def open_line(path, user=None, client=None, language=None, accepts=None):
        client = client or Client()
        if user is not None:
            client.force_login(user)
        if language is not None:
            client.cookies["django_language"] = language
        cookies = "; ".join(f"{name}={kept.value}" for name, kept in client.cookies.items())
        headers = {"Cookie": cookies, "Accept-Language": accepts}
        given = {name: value for name, value in headers.items() if value}
        return Line(socket(path, additional_headers=given))

    return open_line
