"""Tables for two: made, joined, withdrawn, and the games begun at them."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone

from cardgames.engine.cards import RANK, TEXT
from cardgames.engine.prose import Fault, Refused
from cardgames.web import announce, duelling, sentences
from cardgames.web.duelling import Terms
from cardgames.web.models import Deal, Duel, Match, Seat, Sitting, User
from cardgames.web.selectors import matches
from cardgames.web.services import deals

GAME = "crapette"
PACK = 52
OFFERED = 5  # tables of one host at once: nobody fills the lobby alone


class Drawn(NamedTuple):
    """The cards drawn for the start, host and guest, in the order drawn; the last pair decides."""

    pairs: list[tuple[int, int]]

    @property
    def host_begins(self) -> bool:
        """Whether the host has drawn the lower card."""
        mine, his = self.pairs[-1]
        return RANK[mine] < RANK[his]


def draw_for_start() -> Drawn:
    """Let each draw a card of his own pack, again while both are of one rank."""
    pairs: list[tuple[int, int]] = []
    while not pairs or RANK[pairs[-1][0]] == RANK[pairs[-1][1]]:
        pairs.append((secrets.randbelow(PACK), secrets.randbelow(PACK)))
    return Drawn(pairs)


def make(match: Match, now: int, number: str = "") -> Sitting | None:
    """Store a new table, to wait for an opponent; against a bot the game begins, and is returned.

    Raises `Refused` where the terms do not go together, `Fault` for a bad number.
    """
    assert match.host is not None
    shown = match.proof == Match.Proof.POINT
    as_founded = match.bank is not None and shown and not match.options and not match.bot
    if match.rated and not as_founded:
        raise Refused(sentences.duels.RATED_AS_FOUNDED)
    if match.rated and match.host.guest:
        raise Refused(sentences.duels.NEEDS_ACCOUNT)
    if match.listed and matches.offered(match.host.pk) >= OFFERED:
        raise Refused(sentences.duels.TOO_MANY_TABLES)
    if number and not match.bot:
        raise Fault(sentences.duels.NUMBERED_FOR_BOTS)
    with transaction.atomic():
        deal = deals.numbered(GAME, match.variants, number) if number else None
        match.begun = timezone.now() if match.bot else None
        match.save()
        announce.lobby_changed()
        return _first(match, None, now, deal) if match.bot else None


def wait(match: int) -> None:
    """Note that the host of a table is still waiting there."""
    Match.objects.filter(pk=match, begun=None).update(seen=timezone.now())


def depart(match: int) -> None:
    """Note that the host of a table waits there no more; where he waits elsewhere he is heard of.

    His table is not offered until then.
    """
    long_ago = timezone.now() - matches.WAITS
    if Match.objects.filter(pk=match, begun=None).update(seen=long_ago):
        announce.lobby_changed()


def cancel(match: Match) -> None:
    """Withdraw a table that has not begun."""
    with transaction.atomic():  # the row is held: somebody may be sitting down
        held = Match.objects.select_for_update().filter(pk=match.pk, begun=None).first()
        if held is not None:
            held.delete()
    announce.lobby_changed()


def join(match: Match, user: User, now: int) -> Sitting:
    """Seat an opponent and begin the first game. Raises `Refused`.

    A rated game begins only while its host is there: he would lose it without knowing of it.
    """
    if match.host_id == user.pk:
        raise Refused(sentences.duels.OWN_TABLE)
    if match.rated and user.guest:
        raise Refused(sentences.duels.NEEDS_ACCOUNT)
    if match.rated and not matches.host_waits(match):
        raise Refused(sentences.duels.HOST_AWAY)
    with transaction.atomic():
        waiting = Match.objects.filter(pk=match.pk, begun=None).exclude(host=None)
        if not waiting.update(begun=timezone.now()):
            raise Refused(sentences.duels.TABLE_TAKEN)
        match.refresh_from_db()  # a guest who has logged in meanwhile is another person
        if match.host_id == user.pk:
            raise Refused(sentences.duels.OWN_TABLE)
        sitting = _first(match, user, now)
        announce.lobby_changed()
    return sitting


def _first(match: Match, guest: User | None, now: int, deal: Deal | None = None) -> Sitting:
    drawn = draw_for_start()
    place = 1 if drawn.host_begins else 2
    cards = [
        [TEXT[mine], TEXT[his]] if place == 1 else [TEXT[his], TEXT[mine]]
        for mine, his in drawn.pairs
    ]
    people = {place: match.host, 3 - place: guest}
    return _begin(Duel(match=match, host_place=place, drawn=cards), people, now, deal)


def begin_next(duel: Duel, now: int) -> Sitting:
    """Begin the next game of a match with the places changed: the other one starts."""
    seats = Seat.objects.filter(sitting=duel.sitting_id).select_related("user")
    people: dict[int, User | None] = {3 - seat.place: seat.user for seat in seats}
    following = Duel(match=duel.match, round=duel.round + 1, host_place=3 - duel.host_place)
    return _begin(following, people, now)


def _begin(
    duel: Duel, people: dict[int, User | None], now: int, deal: Deal | None = None
) -> Sitting:
    match = duel.match
    with transaction.atomic():
        cards = deal or deals.secret(GAME, match.variants)
        sitting = Sitting.objects.create(deal=cards, practice=deal is not None)
        for place, user in people.items():
            if user is not None:
                Seat.objects.create(sitting=sitting, place=place, user=user)
        duel.sitting = sitting
        duel.salt = secrets.token_hex(16)
        terms = Terms(match.bank, match.increment, match.hold)
        duel.live = duelling.begun(terms, now).kept()
        duel.save()
    return sitting
