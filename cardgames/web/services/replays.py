"""What a replay leads to: having a deal shown, and playing on from the middle of a game."""

from __future__ import annotations

from django.db import transaction

from cardgames.engine.prose import Refused
from cardgames.web import sentences, standing
from cardgames.web.models import Deal, Revealed, Seat, Sitting, User
from cardgames.web.selectors import deals
from cardgames.web.services.sittings import close


def reveal(deal: Deal, user: User) -> None:
    """Note that a person was shown a deal; whatever he plays of it from now on is practice."""
    Revealed.objects.get_or_create(deal=deal, user=user)
    unplayed = Sitting.objects.filter(deal=deal, seats__user=user, finished=None, transcript="")
    unplayed.update(practice=True)


def play_on(replayed: Sitting, steps: int, user: User) -> Sitting:
    """Seat a person, for practice, where a finished game stood after so many of its steps.

    Raises `Refused` where the game could not go on, or while he plays these cards in earnest.
    """
    begun = Sitting(
        deal=replayed.deal,
        transcript=" ".join(replayed.steps[: min(steps, replayed.force)]),
        force=min(steps, replayed.force),
        practice=True,
    )
    rules, table, *_ = standing.replayed(begun)
    if rules.game.seats > 1 or rules.outcome(table) is not None:
        raise Refused(sentences.replays.NO_PLAYING_ON)
    begun.points = rules.home(table)
    with transaction.atomic():
        earnest = deals.open_sitting(replayed.deal, user.pk)
        if earnest is not None and earnest.transcript:
            raise Refused(sentences.replays.STILL_PLAYING)
        former = deals.open_sitting(replayed.deal, user.pk, practice=True)
        if former is not None and former.n:
            close(former)
        elif former is not None:
            former.delete()
        begun.save()
        Seat.objects.create(sitting=begun, place=1, user=user)
    return begun
