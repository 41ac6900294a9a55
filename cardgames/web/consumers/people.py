"""The socket of the pages that show what a person has chosen: settings and favourites."""

from __future__ import annotations

from cardgames.web import favourites, wire
from cardgames.web.announce import person_group
from cardgames.web.consumers.sockets import LookingSocket, Sent
from cardgames.web.selectors import people, preferences


class PersonSocket(LookingSocket):
    """Tells a person's page what he chooses on another device."""

    async def begin(self) -> None:
        """Let in who is somebody: what a stranger chooses is kept on his device."""
        if self.user is None:
            await self.close(wire.NOT_YOURS)
        await self.join(person_group(self.user))
        await self.look()

    async def person_preferences(self, message: Sent) -> None:
        """Look again."""
        await self.look()

    def looked(self) -> Sent | None:
        """Return what the person has chosen; None once he is deleted."""
        person = people.person(self.user)
        if person is None:
            return None
        marked = favourites.known(person.preferences.get(favourites.KEPT, []))
        return wire.person(preferences.chosen(person), person.language, marked)
