"""Who asks: whoever holds a token, or a stranger. Cookies mean nothing here."""

from __future__ import annotations

from django.http import HttpRequest
from ninja.security import HttpBearer

from cardgames.web import limits, sentences
from cardgames.web.api.faults import Wrong
from cardgames.web.models import Token, User
from cardgames.web.selectors import tokens as known
from cardgames.web.services import tokens


class Holder(HttpBearer):
    """Lets in whoever sends a token of a scope: `Authorization: Bearer greencloth_…`."""

    def __init__(self, *scopes: str) -> None:
        super().__init__()
        self.scopes = scopes

    def authenticate(self, request: HttpRequest, token: str) -> User:
        """Return the person of a token. Raises `Wrong`, `TooMany`."""
        try:
            found = known.token(token)
        except known.NoSuchToken:
            limits.API_STRANGER.take(limits.address(request))
            raise Wrong(401, sentences.programs.NO_SUCH_TOKEN) from None
        if found.scope not in self.scopes:
            raise Wrong(403, sentences.programs.SCOPE_TOO_SMALL)
        limits.API.take(str(found.user_id))
        tokens.note_use(found)
        return found.user


def stranger(request: HttpRequest) -> bool:
    """Let in whoever sends no token. Raises `TooMany`."""
    if request.headers.get("Authorization"):
        return False
    limits.API_STRANGER.take(limits.address(request))
    return True


def asking(request: HttpRequest) -> int | None:
    """Return the id of the person whose token was sent; None of a stranger."""
    found = getattr(request, "auth", None)
    return found.pk if isinstance(found, User) else None


def holder(request: HttpRequest) -> User:
    """Return the person whose token was sent, where one must be."""
    found = getattr(request, "auth", None)
    assert isinstance(found, User)
    return found


READING = Holder(Token.Scope.READ, Token.Scope.PLAY)
PLAYING = Holder(Token.Scope.PLAY)
ANYBODY = [READING, stranger]
