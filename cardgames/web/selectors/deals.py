"""What is asked about deals: which cards a link means, how many have played and won them."""

from __future__ import annotations

from typing import NamedTuple

from django.db.models import Count, Exists, OuterRef, Q

from cardgames import games
from cardgames.web import sentences
from cardgames.web.missing import NotHere
from cardgames.web.models import Deal, Result, Revealed, Seat, Sitting
from cardgames.web.selectors import sittings


class NoSuchDeal(NotHere):
    """No deal has that code."""

    why = sentences.pages.NO_SUCH_DEAL


class Tally(NamedTuple):
    """How many people have played a deal, and how many of them have won it."""

    played: int
    won: int


def deal(code: str) -> Deal:
    """Return the deal of a link. Raises `NoSuchDeal`."""
    try:
        return Deal.objects.get(code=code, game__in=games.PATIENCES)
    except Deal.DoesNotExist:
        raise NoSuchDeal from None


def tally(deal: Deal) -> Tally:
    """Return how many people have played and won a deal.

    Whoever made no move has not played it; practice counts for nothing.
    """
    ended = Result.objects.filter(deal=deal)
    counts = ended.aggregate(
        played=Count("user", distinct=True),
        won=Count("user", distinct=True, filter=Q(won=True)),
    )
    begun = Seat.objects.filter(
        sitting__deal=deal, sitting__finished=None, sitting__practice=False
    ).exclude(sitting__transcript="")
    only_begun = begun.exclude(Exists(ended.filter(user=OuterRef("user"))))
    playing = only_begun.aggregate(playing=Count("user", distinct=True))["playing"]
    return Tally(counts["played"] + playing, counts["won"])


def open_sitting(deal: Deal, user: int | None, practice: bool = False) -> Sitting | None:
    """Return the sitting of a deal that a person can play on, the last played of several.

    Practice is another matter: dealing the cards neither goes on with it nor ends it.
    """
    open_ones = sittings.of(user, ended=None)
    return open_ones.filter(deal=deal, finished=None, practice=practice).first()


def revealed(deal: Deal, user: int | None) -> bool:
    """Tell whether a person has had a deal shown to him before he had played it."""
    return user is not None and Revealed.objects.filter(deal=deal, user=user).exists()
