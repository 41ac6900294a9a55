"""Making and revoking tokens."""

from __future__ import annotations

import secrets

from django.utils import timezone

from cardgames.engine.prose import Fault
from cardgames.web import sentences
from cardgames.web.models import Token, User
from cardgames.web.selectors import tokens

MOST = 10
PREFIX = "greencloth_"  # so that whoever finds one lying about knows where to revoke it


def make(user: User, name: str, scope: str) -> str:
    """Return a new token, never to be told again. Raises `Fault`."""
    name = " ".join(name.split())
    if scope not in Token.Scope.values:
        raise Fault(sentences.accounts.NO_SUCH_CHOICE)
    if not name or len(name) > 60 or not name.isprintable():
        raise Fault(sentences.programs.TOKEN_NAME)
    if tokens.of(user.pk).count() >= MOST:
        raise Fault(sentences.programs.TOO_MANY_TOKENS.say(most=MOST))
    text = PREFIX + secrets.token_urlsafe(32)
    Token.objects.create(user=user, name=name, scope=scope, digest=tokens.digest(text))
    return text


def revoke(user: User, token: int) -> None:
    """Make a token of a person's own worthless."""
    Token.objects.filter(user=user, pk=token).delete()


def note_use(token: Token) -> None:
    """Note the day on which a token was used last; one write a day."""
    today = timezone.now().date()
    if token.used != today:
        Token.objects.filter(pk=token.pk).update(used=today)
