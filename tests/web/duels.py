"""Two people at a table of Crapette, for the tests of the site."""

from cardgames import games
from cardgames.engine.cards import pile_text
from cardgames.engine.notation import write_move
from cardgames.engine.position import read_position
from cardgames.web import duelling, standing, wire_duel
from cardgames.web.models import Match, Sitting, User
from cardgames.web.selectors import matches as selectors
from cardgames.web.services import contest, duels, matches
from cardgames.web.services.sittings import Asked

# Kings all over the layout: nothing fits there and nothing is vacant.
KINGS = dict(zip("c1 c2 c3 c4 c5 c6 c7 c8".split(), "KC KD KS KH KC KD KS KH".split(), strict=True))
DOWN = {"r1": "<3C> <4C>", "r2": "<5C>", "s1": "<6C> <7C>", "s2": "<7C> <8C>"}


class Clock:
    """The server's time as a test has it: it stands until it is moved on."""

    def __init__(self, monkeypatch):
        self.now = 1_800_000_000_000
        monkeypatch.setattr(contest, "clock", lambda: self.now)

    def wait(self, milliseconds):
        self.now += milliseconds


class Two:
    """A game for two, and what either of them does, by place."""

    def __init__(self, sitting):
        self.sitting = sitting
        self.seats = {seat.place: seat for seat in sitting.seats.select_related("user")}
        self.asked = 0

    @property
    def path(self):
        return f"/duel/{self.sitting.key}/"

    @property
    def watch(self):
        return f"/duel/watch/{self.sitting.watch}/"

    def user(self, place):
        return self.seats[place].user

    def now(self):
        """The sitting as it is stored."""
        stored = Sitting.objects.select_related("deal", "duel__match")
        self.sitting = stored.get(pk=self.sitting.pk)
        return self.sitting

    @property
    def live(self):
        return duelling.read(self.now().duel.live)

    @property
    def duel(self):
        return self.now().duel

    @property
    def at(self):
        return standing.of(self.now())

    @property
    def turn(self):
        return self.at.table.seat

    def moves(self):
        return [write_move(self.at.rules, move) for move in self.at.rules.moves(self.at.table)]

    def pile(self, name):
        return pile_text(self.at.table.piles[self.at.rules.names.index(name)])

    def ask(self, place, n=None, name=None):
        """What a browser would send along: a fresh id and the present n, unless told otherwise."""
        self.asked += 1
        seat = self.seats[place]
        at = self.now().n if n is None else n
        return Asked(seat.pk, seat.user_id, name or f"id{self.asked}", at)

    def do(self, deed, place, *more, **asked):
        return getattr(duels, deed)(self.ask(place, **asked), *more)

    def play(self, *moves, place=None, **asked):
        for move in moves:
            answer = self.do("play", place or self.turn, move, **asked)
        return answer

    def lay(self, monkeypatch, opening="", seat=1, **piles):
        """Have another deal: only what matters is given, as the sheet's scenarios have it."""
        variants = self.now().deal.chosen
        lines = [f"{name}: {cards}" for name, cards in (KINGS | DOWN | piles).items()]
        notes = [f"note opening: {opening}"] if opening else []
        head = ["game: crapette", *(f"variant: {slug}" for slug in variants), "partial: yes"]
        text = "\n".join([*head, f"seat: {seat}", *lines, *notes])
        rules = games.rules("crapette", variants)
        monkeypatch.setattr(rules, "deal", lambda number: read_position(text, games.rules).table)
        standing.keep(self.sitting, standing.replayed(self.sitting))
        return self


def person(name, **more):
    return User.objects.filter(username=name).first() or User.objects.create_user(
        name, f"{name}@example.org", None, **more
    )


def match(host=None, **terms):
    """A table of ada's, not stored yet."""
    return Match(**({"bank": 600_000, "increment": 15_000, "host": host or person("ada")} | terms))


def begun(guest=None, **terms):
    """A game of ada's against bob, or against a bot where one is named."""
    table = match(**terms)
    sitting = matches.make(table, contest.clock())
    if sitting is None:
        sitting = matches.join(table, guest or person("bob"), contest.clock())
    return Two(sitting)


def told(game, place, language="en"):
    """What a place, or with None whoever watches, is sent now."""
    sitting = game.now()
    live = duelling.read(sitting.duel.live)
    return wire_duel.table(
        standing.seen(sitting, place),
        sitting,
        selectors.players(sitting.duel),
        selectors.aftermath(sitting.duel),
        live,
        contest.clock(),
        language,
    )
