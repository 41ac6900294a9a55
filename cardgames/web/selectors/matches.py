"""What is asked about games for two: who plays whom, what waits, how matches stand."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import NamedTuple

from django.db.models import Count, F, Prefetch, Q, QuerySet
from django.utils import timezone

from cardgames.web.models import Duel, Match, Rated, Rating, Seat, Sitting, User
from cardgames.web.selectors.sittings import NoSuchTable, NotYours

WAITS = timedelta(seconds=90)  # a tab in the background is heard of once a minute
LISTED = 50
MINE = 20


class Player(NamedTuple):
    """Who plays at a place: a person, a bot, or somebody who is no more.

    `host` is set where neither of the two has a name, of the one who laid the table.
    """

    user: User | None
    bot: str
    rating: float | None
    host: bool = False


class Score(NamedTuple):
    """How a match stands after a game, by the places of that game."""

    points: tuple[int, int]
    over: bool  # the target is reached; without one, each game is a match


def match(code: str) -> Match:
    """Return the match of an invitation. Raises `NoSuchTable`."""
    found = Match.objects.select_related("host").filter(code=code).first()
    if found is None:
        raise NoSuchTable
    return found


def waiting() -> list[Match]:
    """Return the tables that anybody may join now, the newest first."""
    tables = _listed().exclude(host=None)
    ratings = Prefetch("host__ratings", queryset=Rating.objects.all())
    return list(tables.select_related("host").prefetch_related(ratings).order_by("-pk")[:LISTED])


def offered(host: int) -> int:
    """Return how many tables of a host anybody may join now."""
    return _listed().filter(host=host).count()


def _listed() -> QuerySet[Match]:
    lately = timezone.now() - WAITS
    return Match.objects.filter(listed=True, begun=None, seen__gt=lately)


def host_waits(match: Match) -> bool:
    """Tell whether the host of a table was heard of lately."""
    return match.seen > timezone.now() - WAITS


def hosted(user: int | None) -> QuerySet[Match]:
    """Return the tables of a person that wait for an opponent, the newest first."""
    if user is None:
        return Match.objects.none()
    return Match.objects.filter(host=user, begun=None).order_by("-pk")


def seats_of(user: int | None) -> QuerySet[Seat]:
    """Return the seats of a person in games for two, the last played first."""
    if user is None:
        return Seat.objects.none()
    seats = Seat.objects.filter(user=user).exclude(sitting__duel=None)
    return seats.select_related("sitting__duel__match").order_by("-sitting__last", "-pk")


def playing(user: int | None) -> list[Seat]:
    """Return where a person is in the middle of a game for two."""
    return list(seats_of(user).filter(ended=None, sitting__finished=None)[:MINE])


def seat(seat: int, user: int | None) -> Seat:
    """Return a seat with its sitting, deal, duel and match, if it is that person's.

    Raises `NotYours`.
    """
    seats = Seat.objects.select_related("sitting__deal", "sitting__duel__match")
    found = seats.filter(pk=seat, user=user).exclude(sitting__duel=None).first()
    if found is None:
        raise NotYours
    return found


def seat_at(key: str, user: int | None) -> Seat:
    """Return the seat of a person at the table of a key. Raises `NoSuchTable`, `NotYours`."""
    seats = Seat.objects.filter(sitting__key=key).exclude(sitting__duel=None)
    seats = seats.select_related("sitting__deal", "sitting__duel__match").order_by("place")
    found = seats.filter(user=user).first() if user is not None else None
    if found is None:
        raise NotYours if seats.exists() else NoSuchTable
    return found


def watched(key: str) -> Sitting:
    """Return the sitting of a spectators' key, with its duel. Raises `NoSuchTable`."""
    return _sitting(watch=key)


def sitting(sitting: int) -> Sitting:
    """Return a sitting with its deal, duel and match. Raises `NoSuchTable`."""
    return _sitting(pk=sitting)


def _sitting(**known: object) -> Sitting:
    sittings = Sitting.objects.select_related("deal", "duel__match").exclude(duel=None)
    found = sittings.filter(**known).first()
    if found is None:
        raise NoSuchTable
    return found


def players(duel: Duel) -> tuple[Player, Player]:
    """Return who plays, by place. A bot sits at the place that has no seat."""
    people = {
        seat.place: seat.user
        for seat in Seat.objects.filter(sitting=duel.sitting_id).select_related("user")
    }
    ratings = dict(
        Rating.objects.filter(
            user__in=[user.pk for user in people.values()], mode=duel.match.mode
        ).values_list("user", "rating")
    )

    nameless = len(people) == 2 and all(user.guest for user in people.values())

    def player(place: int) -> Player:
        user = people.get(place)
        if user is None:
            return Player(None, duel.match.bot if bot_place(duel) == place else "", None)
        return Player(user, "", ratings.get(user.pk), nameless and place == duel.host_place)

    return player(1), player(2)


def bot_place(duel: Duel) -> int | None:
    """Return where the bot sits; None where two people play."""
    return 3 - duel.host_place if duel.match.bot else None


def score(duel: Duel) -> Score:
    """Return how the match stands with this game, which may still be going on."""
    target = duel.match.target
    host = guest = 0
    over = True
    ended = Duel.objects.filter(match=duel.match_id, round__lt=duel.round).order_by("round")
    for game in [*ended.only("host_place", "winner", "points"), duel]:
        if target and over:  # what was reached before belongs to the match before
            host = guest = 0
        if game.winner:
            host += game.points * (game.winner == game.host_place)
            guest += game.points * (game.winner != game.host_place)
        over = max(host, guest) >= target if target else bool(game.how)
    return Score((host, guest) if duel.host_place == 1 else (guest, host), over)


def following(duel: Duel) -> Sitting | None:
    """Return the sitting of the next game of the match, if it has begun."""
    found = Duel.objects.filter(match=duel.match_id, round=duel.round + 1)
    following = found.select_related("sitting").first()
    return following.sitting if following else None


class Aftermath(NamedTuple):
    """What a game has led to, beside its own end."""

    score: Score
    following: Sitting | None = None
    rated: tuple[Rated, ...] = ()


def aftermath(duel: Duel) -> Aftermath:
    """Return what a game has led to so far. In the middle of a first game nothing is asked."""
    if not duel.how and duel.round == 1:
        return Aftermath(Score((0, 0), over=False))
    if not duel.how:
        return Aftermath(score(duel))
    rated = tuple(Rated.objects.filter(duel=duel)) if duel.match.rated else ()
    return Aftermath(score(duel), following(duel), rated)


def begun(match: Match) -> Sitting | None:
    """Return the sitting of the first game of a match, if it has begun."""
    first = Duel.objects.filter(match=match, round=1).select_related("sitting").first()
    return first.sitting if first else None


def is_for_two(**key: str) -> bool:
    """Tell whether a key, `key` or `watch`, is that of a game for two."""
    return Duel.objects.filter(**{f"sitting__{name}": word for name, word in key.items()}).exists()


def have_met(one: int | None, other: int) -> bool:
    """Tell whether two people have sat at one table for two."""
    tables = Seat.objects.filter(user=one).exclude(sitting__duel=None).values("sitting")
    return one is not None and Seat.objects.filter(user=other, sitting__in=tables).exists()


def plays(sitting: Sitting, user: int | None) -> bool:
    """Tell whether a person sits at a table."""
    return user is not None and Seat.objects.filter(sitting=sitting, user=user).exists()


def newly_begun(user: int, known: Iterable[int]) -> Sitting | None:
    """Return the table of a person's, of these matches of his, that an opponent has joined."""
    duels = Duel.objects.filter(match__in=known, match__host=user, round=1)
    first = duels.select_related("sitting").order_by("-pk").first()
    return first.sitting if first else None


def tally(user: User, mode: str) -> dict[str, int]:
    """Return how many games of a mode a person has won, drawn and lost against people."""
    duels = {"sitting__duel__how__gt": "", "sitting__duel__match__mode": mode}
    ended = Seat.objects.filter(user=user, sitting__duel__match__bot="", **duels)
    mine, nobodys = Q(sitting__duel__winner=F("place")), Q(sitting__duel__winner=0)
    return ended.aggregate(
        won=Count("pk", filter=mine),
        drawn=Count("pk", filter=nobodys),
        lost=Count("pk", filter=~mine & ~nobodys),
    )
