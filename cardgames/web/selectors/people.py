"""What is asked about people."""

from __future__ import annotations

from cardgames.web.models import User


def name_of(typed: str) -> str:
    """Return the name of the account meant, which may be typed in any case; else what was typed."""
    accounts = User.objects.filter(username__iexact=typed, guest=False)
    return accounts.values_list("username", flat=True).first() or typed
