"""The socket of the pages that show what a person has chosen: settings and favourites."""

from __future__ import annotations

from cardgames.web import favourites, wire, wire_lobby
from cardgames.web.announce import person_group
from cardgames.web.consumers.sockets import Sent, Socket, in_thread
from cardgames.web.selectors import people, preferences


class PersonSocket(Socket):
    """Tells a person's page what he chooses on another device."""

    told: Sent | None = None

    async def begin(self) -> None:
        """Let in who is somebody: what a stranger chooses is kept on his device."""
        if self.user is None:
            await self.close(wire.NOT_YOURS)
        await self.join(person_group(self.user))
        await self.look()

    async def answer(self, fields: Sent) -> None:
        """Answer a ping, and look again: what was announced may have been lost."""
        await self.tell(wire_lobby.pong(wire_lobby.read(fields)))
        await self.look()

    async def person_preferences(self, message: Sent) -> None:
        """Look again."""
        await self.look()

    async def look(self) -> None:
        """Tell what is chosen, if that is news."""
        chosen = await in_thread(self.looked)
        if chosen is not None and chosen != self.told:
            self.told = chosen
            await self.tell(chosen)

    def looked(self) -> Sent | None:
        """Return what the person has chosen; None once he is deleted."""
        person = people.person(self.user)
        if person is None:
            return None
        marked = favourites.known(person.preferences.get(favourites.KEPT, []))
        return wire.person(preferences.chosen(person), person.language, marked)
