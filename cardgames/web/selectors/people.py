"""What is asked about people."""

from __future__ import annotations

from django.db.models import Q

from cardgames.web.models import Sitting, User
from cardgames.web.models.person import folded


def person(user: int | None) -> User | None:
    """Return the person with that id as he is now; None of a stranger, and once he is deleted."""
    return None if user is None else User.objects.filter(pk=user).first()


def language_at(**sitting: object) -> str:
    """Return the language of whoever sat down first at such a sitting; empty where not known."""
    seats = Sitting.objects.filter(**sitting).order_by("started", "seats__place")
    return seats.values_list("seats__user__language", flat=True).first() or ""


def name_of(typed: str) -> str:
    """Return the name of the account meant, which may be typed in any case; else what was typed."""
    meant = Q(username=typed) | Q(folded=folded(typed))
    names = User.objects.filter(meant, guest=False).values_list("username", flat=True)
    return typed if typed in names else names.first() or typed


def named(name: str) -> User | None:
    """Return the person whose account has that name, in whatever case; None where none has."""
    meant = Q(username=name) | Q(folded=folded(name))
    return User.objects.filter(meant, guest=False).order_by("pk").first()
