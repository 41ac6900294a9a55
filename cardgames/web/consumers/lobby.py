"""The sockets of the lobby, and of a table that waits for an opponent."""

from __future__ import annotations

from cardgames.web import wire_lobby
from cardgames.web.announce import LOBBY, person_group
from cardgames.web.consumers.sockets import LookingSocket, Sent, in_thread
from cardgames.web.models import Match
from cardgames.web.selectors import matches
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.services import matches as tables


class _Waiting(LookingSocket):
    """What both have in common: they look again whenever a table is made, joined or withdrawn."""

    async def begin(self) -> None:
        """Let everybody in and tell how things are; who logs in meanwhile comes in again."""
        await self.join(LOBBY)
        if self.user is not None:
            await self.join(person_group(self.user))
        await self.look()

    async def person_preferences(self, message: Sent) -> None:
        """Pass over what a person has chosen: nothing here depends on it."""

    async def lobby_changed(self, message: Sent) -> None:
        """Look again."""
        await self.look()


class LobbySocket(_Waiting):
    """Whoever looks for an opponent: the open tables, and one's own as soon as it has begun."""

    def __init__(self) -> None:
        self.hosting: set[int] = set()

    async def look(self) -> None:
        """Tell which tables wait, if others than before; and where one's own is played now."""
        tables, started = await in_thread(self.looked)
        if started is not None:
            await self.tell(started)
        await self.news(tables)

    def looked(self) -> tuple[Sent, Sent | None]:
        """Return the open tables, and where a table of one's own has begun."""
        begun = matches.newly_begun(self.user, self.hosting) if self.user is not None else None
        self.hosting = set(matches.hosted(self.user).values_list("pk", flat=True))
        for match in self.hosting:
            tables.wait(match)
        waiting = wire_lobby.lobby(matches.waiting(), self.user, self.language)
        return waiting, wire_lobby.started(begun, plays=True) if begun else None


class ChallengeSocket(_Waiting):
    """A table that waits for an opponent, seen by its host or by whoever has the link."""

    waits_for: int | None = None  # the host's own table

    async def websocket_disconnect(self, message: Sent) -> None:
        """A table whose host has gone is offered to nobody."""
        if self.waits_for is not None:
            await in_thread(tables.depart, self.waits_for)
        await super().websocket_disconnect(message)

    def looked(self) -> Sent:
        """Return how the table stands; its host is known to wait for it."""
        code = self.scope["url_route"]["kwargs"]["code"]
        try:
            match = matches.match(code)
        except NoSuchTable:
            return wire_lobby.CANCELLED
        begun = matches.begun(match)
        if begun is not None:
            return wire_lobby.started(begun, plays=matches.plays(begun, self.user))
        if self._is_host(match):
            self.waits_for = match.pk
            tables.wait(match.pk)
        return wire_lobby.WAITING

    def _is_host(self, match: Match) -> bool:
        return self.user is not None and match.host_id == self.user
