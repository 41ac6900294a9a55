"""What is asked about people."""

from __future__ import annotations

from cardgames.web.models import User


def person(user: int | None) -> User | None:
    """Return the person with that id as he is now; None of a stranger, and once he is deleted."""
    return None if user is None else User.objects.filter(pk=user).first()


def name_of(typed: str) -> str:
    """Return the name of the account meant, which may be typed in any case; else what was typed."""
    accounts = User.objects.filter(username__iexact=typed, guest=False)
    return accounts.values_list("username", flat=True).first() or typed
