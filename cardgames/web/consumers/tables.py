"""The sockets of a patience, and what all tables have in common."""

from __future__ import annotations

from collections.abc import Callable

from cardgames import games
from cardgames.engine.prose import Refused
from cardgames.web import sentences, standing, wire
from cardgames.web.announce import person_group, sitting_group
from cardgames.web.consumers.sockets import Sent, Socket, in_thread
from cardgames.web.heard import Message
from cardgames.web.models import Sitting
from cardgames.web.presence import Presence, present
from cardgames.web.selectors import people, preferences, replays
from cardgames.web.selectors import sittings as known
from cardgames.web.selectors.sittings import NoSuchTable, NotYours
from cardgames.web.services import sittings
from cardgames.web.services.sittings import Answer, Asked

GOING_AWAY = 1001


class TableSocket(Socket):
    """What players and watchers have in common: they see the table and who is there."""

    place: int | None = None  # None watches
    sitting = 0
    seat = 0  # of whoever plays
    presence: Presence | None = None
    read = staticmethod(wire.read)  # what the fields of a message ask for
    going = "dropped"  # how the socket ends, as far as is known

    async def dispatch(self, message: Sent) -> None:
        """Pass a message on; whoever has no right to the table any more finds the door closed."""
        try:
            await super().dispatch(message)
        except NotYours:
            await self.close(wire.NOT_YOURS)
        except NoSuchTable:
            await self.close(wire.NO_SUCH_TABLE)

    async def begin(self) -> None:
        """Let in whoever belongs here and show the table."""
        await in_thread(self.enter, self.scope["url_route"]["kwargs"]["key"])
        self.presence = Presence(self.sitting, self.place)
        await self.join(sitting_group(self.sitting))
        if self.user is not None:
            await self.join(person_group(self.user))
        await self.show()  # after joining, so that no news falls between
        await self.person_preferences({})
        await self.stay()

    async def answer(self, fields: Sent) -> None:
        """Do what a message asks."""
        asked = self.read(fields)
        await getattr(self, asked.do.replace("-", "_"))(asked)

    async def websocket_disconnect(self, message: Sent) -> None:
        """The other side has gone; a browser that closes the page says 1001."""
        if message.get("code") == GOING_AWAY:
            self.going = "left"
        await super().websocket_disconnect(message)

    async def sitting_at(self, message: Sent) -> None:
        """Show the table unless the news is of one shown already."""
        if message["n"] > self.n:
            await self.show()

    async def sitting_seats(self, message: Sent) -> None:
        """Tell who is there."""
        here = await in_thread(present, self.sitting)
        await self.tell(wire.seats(*here))

    async def person_preferences(self, message: Sent) -> None:
        """Tell what the person has chosen, here or on another device."""
        chosen = await in_thread(self.chosen)
        if chosen is not None:
            await self.tell(chosen)

    # What everybody may ask

    async def look(self, asked: Message) -> None:
        """Show the table."""
        await self.show()

    async def ping(self, asked: Message) -> None:
        """Answer, and show the table if the browser has another one."""
        n = await in_thread(known.at, self.sitting)
        await self.tell(wire.pong(n, asked.at))
        if n != asked.n:
            await self.show()
        await self.stay()

    async def only_players(self, asked: Message) -> None:
        """Refuse whoever watches."""
        raise Refused(sentences.tables.ONLY_WATCHING)

    play = finish = undo = redo = give_up = hint = only_players

    # Means

    def enter(self, key: str) -> None:
        """Find the sitting behind a key. Raises `NoSuchTable`."""
        raise NotImplementedError

    def present_sitting(self) -> Sitting:
        """Return the sitting as it is now. Raises `NoSuchTable`."""
        return known.sitting(self.sitting)

    async def show(self) -> None:
        """Send the table as it is now."""
        await self.tell(await in_thread(self.shown))

    def shown(self) -> Sent:
        """Return the table as it is now."""
        return self.drawn(self.present_sitting())

    def drawn(self, sitting: Sitting, message: str | None = None) -> Sent:
        """Return the table of a sitting; `message` is the id of what it answers."""
        return wire.table(standing.seen(sitting, self.place), self.language, message)

    async def change(self, asked: Message, service: Callable[..., Answer], *more: object) -> None:
        """Call a service that changes the table, and tell what became of it once it is stored."""

        def changed() -> tuple[bool, Sent]:
            answer = service(Asked(self.seat, self.user, asked.id, asked.n), *more)
            return answer.made, self.drawn(answer.sitting, asked.id if answer.made else None)

        made, table = await in_thread(changed)
        await self.tell(table)
        if not made:
            raise Refused(sentences.tables.MOVED_ON)

    def chosen(self) -> Sent | None:
        """Return what the person has chosen; None of a stranger."""
        person = people.person(self.user)
        if person is None:
            return None
        return wire.settings(preferences.chosen(person), person.language)

    async def stay(self) -> None:
        """Be counted as present, and let everybody know of a newcomer."""
        assert self.presence is not None
        if await in_thread(self.presence.stay):
            await self.say_who_is_here()

    async def say_who_is_here(self) -> None:
        """Let everybody at the table look who is there."""
        await self.channel_layer.group_send(sitting_group(self.sitting), {"type": "sitting.seats"})

    async def tell(self, message: Sent) -> None:
        """Send a message to the browser."""
        if message["type"] == "table":
            self.n = message["n"]
        await super().tell(message)

    async def gone(self) -> None:
        """Leave nothing behind."""
        await super().gone()
        if self.presence is not None:
            await in_thread(self.presence.leave, self.going)
            await self.say_who_is_here()


class WatcherSocket(TableSocket):
    """A spectator's socket: the public view, live."""

    def enter(self, key: str) -> None:
        """Find the sitting of a spectator's key. Raises `NoSuchTable`, `NotYours`."""
        sitting = known.watched(key)
        if sitting.deal.game not in games.PATIENCES:  # it has a socket of its own
            raise NoSuchTable
        # A stranger is let in for the tables within pages of other sites, where nobody is known.
        if sitting.deal.daily and self.user and not replays.viewer(sitting, self.user).admitted:
            raise NotYours
        self.sitting = sitting.pk


class PlayerSocket(TableSocket):
    """The socket of whoever sits at the table."""

    def enter(self, key: str) -> None:
        """Find the seat of the person at a private key. Raises `NoSuchTable`."""
        seat = known.seat_at(key, self.user)
        self.seat, self.place, self.sitting = seat.pk, seat.place, seat.sitting_id

    def present_sitting(self) -> Sitting:
        """Return the sitting as it is now, if it is still this person's. Raises `NoSuchTable`."""
        return known.seat(self.seat, self.user).sitting

    async def play(self, asked: Message) -> None:
        """Make a move."""
        await self.change(asked, sittings.play, asked.move)

    async def finish(self, asked: Message) -> None:
        """Play the rest of a game that plays itself."""
        await self.change(asked, sittings.finish)

    async def undo(self, asked: Message) -> None:
        """Take a move back."""
        await self.change(asked, sittings.undo)

    async def redo(self, asked: Message) -> None:
        """Make a move once more that was taken back."""
        await self.change(asked, sittings.redo)

    async def give_up(self, asked: Message) -> None:
        """End the game."""
        await self.change(asked, sittings.give_up)

    async def hint(self, asked: Message) -> None:
        """Name the best move."""

        def hinted() -> Sent:
            sitting = self.present_sitting()
            sittings.count_hint(sitting.pk)
            *been, sight = standing.seen_so_far(sitting, self.place)
            return wire.hinted(sight, self.language, {then.view for then in been})

        await self.tell(await in_thread(hinted))
