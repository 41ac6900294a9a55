"""Becoming friends by an invitation that one makes and the other accepts, and ending it."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from cardgames.engine.prose import Fault
from cardgames.web import sentences
from cardgames.web.models import Invitation, User
from cardgames.web.selectors import friends, privacy

LASTING = timedelta(days=7)
MOST_INVITATIONS = 10
MOST_FRIENDS = 100


def invite(user: User) -> Invitation:
    """Return a new invitation of a person with an account. Raises `Fault` for one too many."""
    Invitation.objects.filter(person=user, expires__lte=timezone.now()).delete()
    if user.guest:
        raise Fault(sentences.friends.FRIENDS_HAVE_NAMES)
    if friends.invitations(user.pk).count() >= MOST_INVITATIONS:
        raise Fault(sentences.friends.TOO_MANY_INVITATIONS.say(most=MOST_INVITATIONS))
    return Invitation.objects.create(person=user, expires=timezone.now() + LASTING)


def withdraw(user: User, code: str) -> None:
    """Make an invitation of one's own worthless."""
    Invitation.objects.filter(person=user, code=code).delete()


def accept(user: User, code: str) -> User:
    """Make two people friends; return the one who has invited.

    Raises `NoSuchInvitation`, and `Fault` where they cannot become friends; then it stays good.
    """
    with transaction.atomic():
        invitation = friends.invitation(code)
        person = invitation.person
        if user.guest:
            raise Fault(sentences.friends.FRIENDS_HAVE_NAMES)
        if person == user:
            raise Fault(sentences.friends.OWN_INVITATION)
        if max(privacy.friends_of(one.pk).count() for one in (user, person)) >= MOST_FRIENDS:
            raise Fault(sentences.friends.TOO_MANY_FRIENDS.say(most=MOST_FRIENDS))
        if not Invitation.objects.filter(pk=invitation.pk).delete()[0]:
            raise friends.NoSuchInvitation  # somebody else was quicker
        user.friends.add(person)
    return person


def end(user: User, friend: int) -> None:
    """End a friendship, for both."""
    user.friends.remove(friend)
