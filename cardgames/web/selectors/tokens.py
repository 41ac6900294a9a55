"""What is asked about tokens: whose one is, and which a person has."""

from __future__ import annotations

import hashlib

from django.db.models import QuerySet

from cardgames.web.models import Token


class NoSuchToken(Exception):
    """The token never was, or has been revoked."""


def digest(token: str) -> str:
    """Return by what a token is found."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def token(text: str) -> Token:
    """Return a token, with its person, by its text. Raises `NoSuchToken`."""
    found = Token.objects.select_related("user").filter(digest=digest(text)).first()
    if found is None:
        raise NoSuchToken
    return found


def of(user: int) -> QuerySet[Token]:
    """Return the tokens of a person, the last made first."""
    return Token.objects.filter(user=user).order_by("-pk")
