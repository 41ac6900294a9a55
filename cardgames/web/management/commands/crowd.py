"""`crowd`: a database full of people who have played for years, to measure the site with.

A few deals, today's daily ones among them, are played by very many; what is stored of those was
really played, so it replays. Of all other sittings only the figures are likely: their transcripts
are of the right length, but of other deals, for to play a million games would take days.
"""

from __future__ import annotations

import random
import secrets
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import islice
from typing import Any, NamedTuple

from django.core.management import BaseCommand
from django.core.management.color import no_style
from django.db import connection, transaction
from django.utils import timezone

from cardgames import games
from cardgames.engine.notation import write_move
from cardgames.engine.rules import Rules
from cardgames.engine.table import Move, Table
from cardgames.players import hint
from cardgames.web.management.rows import load
from cardgames.web.models import Deal, Result, Seat, Sitting, User
from cardgames.web.models.sitting import new_key
from cardgames.web.selectors.sittings import cards

VETERAN = "veteran"  # the person who has played most
EACH = 50  # sittings a person, on the average
FRIENDS = 50
DAYS = 365  # of daily deals
YEARS = 3
AT_ONCE = 20_000  # rows
LONGEST = 400  # moves of a game really played
TRIED = 12  # deals, until one comes out by the hints


class Game(NamedTuple):
    """Moves that were really made from a deal, the cards home after each, whether it was won."""

    words: list[str]
    home: list[int]
    won: bool


class Play(NamedTuple):
    """One sitting, by whom, of which deal, and how it went."""

    deal: int
    user: int
    game: str
    variants: str
    repeat: bool
    words: Sequence[str]
    won: bool
    points: int
    ended: datetime | None  # None: it is on the table


class Command(BaseCommand):
    """Fills an empty database; nobody's real one."""

    help = "Fills an empty database with people and sittings, to measure the site with."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--sittings", type=int, default=1_000_000)
        parser.add_argument("--seed", type=int, default=1)

    def handle(self, *args: Any, sittings: int, seed: int, **options: Any) -> None:
        if User.objects.exists():
            sys.exit("There are people in this database already; take an empty one.")
        crowd = Crowd(sittings, seed)
        crowd.fill()
        self.stdout.write(
            f"{crowd.made} sittings of {crowd.people} people, {Deal.objects.count()} deals. "
            f"Who has played most is called {VETERAN}."
        )


class Crowd:
    """What is put into the database, a chunk at a time."""

    def __init__(self, sittings: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.sittings = sittings
        self.people = max(2 * FRIENDS, sittings // EACH)
        self.now = timezone.now()
        self.drawn = self.made = 0
        self.games = {slug: self.played(slug) for slug in games.PATIENCES}

    def fill(self) -> None:
        """Write everything, and let the database count what it has."""
        self.write_people()
        plays = self.plays()
        while chunk := list(islice(plays, AT_ONCE)):
            with transaction.atomic():
                self.write(chunk)
        with connection.cursor() as cursor:
            for statement in connection.ops.sequence_reset_sql(
                no_style(), [User, Deal, Sitting, Seat, Result]
            ):
                cursor.execute(statement)
            cursor.execute("ANALYZE")
        veteran = User.objects.get(username=VETERAN)
        veteran.friends.add(*range(2, FRIENDS + 2))

    def write_people(self) -> None:
        """Three of four are guests; of the others half show their results to everybody."""
        people = []
        for pk in range(1, self.people + 1):
            guest = pk > FRIENDS + 1 and pk % 4 != 0
            name = VETERAN if pk == 1 else f"guest:{pk}" if guest else f"player{pk}"
            shown = "nobody" if guest else "everybody" if pk % 8 else "friends"
            people.append((pk, name, name, "!", guest, shown))
        fields = ("id", "username", "folded", "password", "guest", "audience")
        load(User, fields, people)

    def played(self, slug: str) -> tuple[int, list[Game]]:
        """Return a number and games of it: by the hints, won if any of some is, and at random."""
        rules = games.rules(slug)
        for _ in range(TRIED):
            number = self.chance.randrange(2**31, 2**128)
            best = play(rules, number, lambda view, moves: hint.ranked(rules, view, moves)[0])
            if best.won:
                break
        others = [play(rules, number, lambda _, moves: self.chance.choice(moves)) for _ in range(5)]
        return number, [best, *others]

    def plays(self) -> Iterator[Play]:
        """Return all sittings: of the popular deals, of the daily ones, of deals of one's own."""
        for slug, (number, played) in self.games.items():
            today = Deal.objects.create(
                game=slug,
                number=str(number),
                edition=games.ALL[slug].edition,
                code=code(),
                daily=self.now.date(),
            )
            yield from self.popular(today, played)
        dailies = [(slug, day) for day in range(1, DAYS) for slug in self.games]
        each = self.sittings // 5 // len(dailies) + 1
        deals = [self.new_deal(slug, "", day) for slug, day in dailies]
        for (slug, day), deal in zip(dailies, self.write_deals(deals), strict=True):
            first = self.chance.randrange(2, self.people)
            others = (2 + (first + place) % (self.people - 1) for place in range(each))
            for user in (1, *others) if day % 3 else others:
                then = self.now - timedelta(days=day, seconds=self.chance.randrange(3600))
                yield self.likely(deal, user, slug, "", then)
        while self.drawn < self.sittings:
            count = min(AT_ONCE, self.sittings - self.drawn)
            slugs = self.chance.choices(list(self.games), k=count)
            variants = [self.variants(slug) for slug in slugs]
            deals = [self.new_deal(*of) for of in zip(slugs, variants, strict=True)]
            for deal, slug, way in zip(self.write_deals(deals), slugs, variants, strict=True):
                veteran = self.chance.randrange(160) == 0
                user = 1 if veteran else self.chance.randrange(2, self.people + 1)
                back = self.chance.randrange(YEARS * 365 * 86400)
                ended = None if self.chance.random() < 0.08 else self.now - timedelta(seconds=back)
                yield self.likely(deal, user, slug, way, ended)

    def popular(self, deal: Deal, played: list[Game]) -> Iterator[Play]:
        """Return the sittings of a deal that very many have played, some of them twice."""
        best, *others = played
        users = range(1, 1 + min(self.people, self.sittings // 200 + 1))
        for repeat, several in ((False, users), (True, users[::10])):
            for user in several:
                won = best.won and self.chance.random() < 0.3
                game = best if won else self.chance.choice(others)
                force = len(game.words) if won else self.chance.randrange(1, len(game.words))
                ended = self.now - timedelta(seconds=self.chance.randrange(3600))
                words = game.words[:force]
                self.drawn += 1
                yield Play(
                    deal.pk, user, deal.game, "", repeat, words, won, game.home[force], ended
                )

    def likely(
        self, deal: int, user: int, slug: str, variants: str, ended: datetime | None
    ) -> Play:
        """Return a sitting of which only the figures are likely."""
        words = self.chance.choice(self.games[slug][1]).words
        force = self.chance.randrange(1, len(words) + 1)
        won = ended is not None and self.chance.random() < 0.35
        self.drawn += 1
        points = cards(slug) if won else self.chance.randrange(cards(slug))
        return Play(deal, user, slug, variants, False, words[:force], won, points, ended)

    def variants(self, slug: str) -> str:
        """Return a way to play a game, mostly by the rules as they stand."""
        offered = games.ALL[slug].variants
        return self.chance.choice(offered).slug if offered and self.chance.random() < 0.2 else ""

    def new_deal(self, slug: str, variants: str, day: int = 0) -> tuple[Any, ...]:
        """Return the row of a deal, the daily one of so many days ago where any are given."""
        number = str(self.chance.randrange(2**31, 2**128))
        daily = self.now.date() - timedelta(days=day) if day else None
        return slug, variants, number, games.ALL[slug].edition, code(), daily

    def write_deals(self, deals: list[tuple[Any, ...]]) -> range:
        """Write rows of deals; return their ids."""
        first = (Deal.objects.order_by("-pk").values_list("pk", flat=True).first() or 0) + 1
        rows = [(pk, *deal) for pk, deal in enumerate(deals, first)]
        load(Deal, ("id", "game", "variants", "number", "edition", "code", "daily"), rows)
        return range(first, first + len(deals))

    def write(self, plays: list[Play]) -> None:
        """Write sittings, with who sat there and what they came to."""
        sittings, seats, results = [], [], []
        for pk, play in enumerate(plays, self.made + 1):
            undos = self.chance.choice((0, 0, 0, 1, 5))
            hints = self.chance.choice((0, 0, 1))
            spent = len(play.words) * self.chance.randrange(2000, 9000)
            outcome = "won" if play.won else "given-up" if play.ended else ""
            last = play.ended or self.now
            text, force = " ".join(play.words), len(play.words)
            what = (text, force, force, outcome, play.points, hints, undos, spent)
            sittings.append((pk, play.deal, new_key(), new_key(), *what, last, last, play.ended))
            seats.append((pk, pk, 1, play.user, play.ended))
            if play.ended:
                of = (pk, pk, play.user, play.deal, play.game, play.variants)
                took = (play.won, play.points, undos, force, spent, hints, play.ended)
                results.append((*of, play.repeat, *took))
        load(Sitting, SITTING, sittings)
        load(Seat, ("id", "sitting_id", "place", "user_id", "ended"), seats)
        load(Result, RESULT, results)
        self.made += len(plays)


SITTING = (
    *("id", "deal_id", "key", "watch", "transcript", "force", "n", "outcome", "points"),
    *("hints", "undos", "spent", "started", "last", "finished"),
)
RESULT = (
    *("id", "seat_id", "user_id", "deal_id", "game", "variants", "repeat", "won", "points"),
    *("undos", "moves", "spent", "hints", "ended"),
)


def play(rules: Rules, number: int, choose: Any) -> Game:
    """Return a game as somebody plays it who is shown the view and its legal moves."""
    table: Table = rules.deal(number)
    words: list[str] = []
    home = [rules.home(table)]
    while len(words) < LONGEST and not rules.won(table):
        moves: list[Move] = rules.moves(table)
        if not moves:
            break
        move = choose(rules.view(table), moves)
        words.append(write_move(rules, move))
        table = rules.follow(table, move)
        home.append(rules.home(table))
    return Game(words, home, rules.won(table))


def code() -> str:
    """Return the code of a deal."""
    return secrets.token_hex(6)
