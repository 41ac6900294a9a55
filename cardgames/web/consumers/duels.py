"""The sockets of a game for two."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from channels.exceptions import StopConsumer

from cardgames.engine.prose import Refused
from cardgames.web import duelling, presence, sentences, standing, wire, wire_duel, wire_match
from cardgames.web.announce import sitting_group
from cardgames.web.consumers import bots
from cardgames.web.consumers.sockets import Sent, in_thread
from cardgames.web.consumers.tables import TableSocket
from cardgames.web.heard import Message
from cardgames.web.limits import Bucket
from cardgames.web.models import Sitting
from cardgames.web.presence import present
from cardgames.web.selectors import matches
from cardgames.web.selectors.matches import Player
from cardgames.web.services import duels
from cardgames.web.services.contest import TooEarly, clock, lapsed
from cardgames.web.services.sittings import Answer

PHRASE_EVERY = 2  # seconds
LATER = 5  # milliseconds, or a timer that is early finds nothing due yet


class DuelSocket(TableSocket):
    """What the two players and their spectators have in common."""

    read = staticmethod(wire_duel.read)
    players: tuple[Player, ...] = ()
    bot: int | None = None  # its place
    due: int | None = None  # when something will happen by itself
    timer: asyncio.TimerHandle | None = None

    def __init__(self) -> None:
        super().__init__()
        self.tasks: set[asyncio.Task[None]] = set()

    async def sitting_seats(self, message: Sent) -> None:
        """Tell who is there, and since when the other is not."""
        await self.tell(await in_thread(self.seats))

    async def sitting_phrase(self, message: Sent) -> None:
        """Tell what one of the two says."""
        await self.tell(wire_duel.phrase(message["place"], message["phrase"], self.language))

    async def table_due(self, message: Sent) -> None:
        """Show what has happened by itself."""
        await self.show()

    async def ping(self, asked: Message) -> None:
        """Answer, and show the table if the browser has another one."""
        sitting = await in_thread(duels.present, self.sitting)
        await self.tell(wire.pong(sitting.n, asked.at))
        if sitting.n != asked.n:
            await self.show()
        await self.stay()

    async def leave(self, asked: Message) -> None:
        """Note that the page is being closed."""
        self.going = "left"

    stop = point = accept = draw = decline = resign = claim = rematch = phrase = (
        TableSocket.only_players
    )

    async def tell(self, message: Sent) -> None:
        """Send a message to the browser; after a table, look again when something is due."""
        await super().tell(message)
        if message["type"] == "table":
            self.look_again()

    def shown(self) -> Sent:
        """Return the table as it is now, after all that was due has happened."""
        return self.drawn(lapsed(self.present_sitting))

    def drawn(self, sitting: Sitting, message: str | None = None) -> Sent:
        """Return the table of a sitting; `message` is the id of what it answers."""
        live = duelling.read(sitting.duel.live)
        self.due = None if sitting.over else live.due
        return wire_duel.table(
            standing.seen(sitting, self.place),
            sitting,
            self.players,
            matches.aftermath(sitting.duel),
            live,
            clock(),
            self.language,
            message,
        )

    def seats(self) -> Sent:
        """Return who is there."""
        gone, now = presence.gone(self.sitting), clock()
        claim = None
        if self.place is not None and self.bot is None:
            other = 3 - self.place
            live = duelling.read(matches.sitting(self.sitting).duel.live)
            since = gone[other]
            claim = duelling.absent(live, other, since.since if since else None, now)
        return wire_duel.seats(gone, self.bot, present(self.sitting).watching, claim, now)

    def look_again(self) -> None:
        """Set the timer to what is due next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.due is not None:
            wait = max(0, self.due + LATER - clock()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.come_due)

    def come_due(self) -> None:
        """Let what is due happen, in its turn among the messages."""
        self.meanwhile(self.dispatch({"type": "table.due"}))

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the messages, until the socket is gone."""

        async def quietly() -> None:
            with suppress(StopConsumer):
                await work

        task = asyncio.get_running_loop().create_task(quietly())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def pass_on(self, message: Sent) -> None:
        """Hand a message to the server. Of a browser that is gone there may be a last word yet."""
        with suppress(OSError):
            await self.send(message)

    async def gone(self) -> None:
        """Leave nothing behind."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await super().gone()


class DuelWatcherSocket(DuelSocket):
    """A spectator's socket."""

    def enter(self, key: str) -> None:
        """Find the sitting of a spectators' key. Raises `NoSuchTable`."""
        sitting = matches.watched(key)
        self.sitting = sitting.pk
        self.bot = matches.bot_place(sitting.duel)
        self.players = matches.players(sitting.duel)

    def present_sitting(self) -> Sitting:
        """Return the sitting as it is now. Raises `NoSuchTable`."""
        return matches.sitting(self.sitting)


class DuelPlayerSocket(DuelSocket):
    """The socket of one of the two."""

    stage: tuple[int, str] | None = None  # whose turn it was at the table sent last, and its phase

    def enter(self, key: str) -> None:
        """Find the seat of the person at a private key. Raises `NoSuchTable`."""
        seat = matches.seat_at(key, self.user)
        duel = seat.sitting.duel
        self.seat, self.place, self.sitting = seat.pk, seat.place, seat.sitting_id
        self.bot = matches.bot_place(duel)
        self.players = matches.players(duel)
        self.phrases = Bucket(1, 1 / PHRASE_EVERY)

    def present_sitting(self) -> Sitting:
        """Return the sitting as it is now, if it is still this person's. Raises `NoSuchTable`."""
        return matches.seat(self.seat, self.user).sitting

    async def tell(self, message: Sent) -> None:
        """Send a message to the browser; a new table may be the bot's to act on.

        Whether the other may be claimed to have deserted changes with the turn, too.
        """
        await super().tell(message)
        if message["type"] != "table":
            return
        if self.bot is not None:
            bots.wake(self.sitting, self.bot)
        stage = (message["turn"], message["phase"])
        former, self.stage = self.stage, stage
        if former not in (None, stage):
            await self.sitting_seats({})

    async def ping(self, asked: Message) -> None:
        """Answer; a bot whose process has died goes on."""
        await super().ping(asked)
        if self.bot is not None:
            bots.wake(self.sitting, self.bot)

    async def play(self, asked: Message) -> None:
        """Make a move."""
        await self.change(asked, duels.play, asked.move)

    async def stop(self, asked: Message) -> None:
        """Call a move of the other's an error."""
        await self.change(asked, duels.stop, int(asked.move))

    async def point(self, asked: Message) -> None:
        """Prove it."""
        await self.change(asked, duels.point, asked.move)

    async def accept(self, asked: Message) -> None:
        """Take the end for final."""
        await self.change(asked, duels.accept)

    async def undo(self, asked: Message) -> None:
        """Take a move back."""
        await self.change(asked, duels.undo)

    async def draw(self, asked: Message) -> None:
        """Offer a draw, or agree."""
        await self.change(asked, duels.draw)

    async def decline(self, asked: Message) -> None:
        """Decline a draw."""
        await self.change(asked, duels.decline)

    async def resign(self, asked: Message) -> None:
        """Give the game up."""
        await self.change(asked, duels.resign)

    async def claim(self, asked: Message) -> None:
        """Claim a win or a draw, for the other has left."""
        await self.change(asked, duels.claim, asked.move)

    async def rematch(self, asked: Message) -> None:
        """Wish the next game."""
        await self.change(asked, duels.rematch)

    async def phrase(self, asked: Message) -> None:
        """Say one of the phrases to everybody at the table."""
        if asked.move not in wire_match.PHRASES:
            raise Refused(sentences.duels.NO_SUCH_PHRASE)
        if not self.phrases.take():
            raise Refused(sentences.duels.PHRASES_SLOWLY)
        said = {"type": "sitting.phrase", "place": self.place, "phrase": asked.move}
        await self.channel_layer.group_send(sitting_group(self.sitting), said)

    async def change(self, asked: Message, service: Callable[..., Answer], *more: object) -> None:
        """Call a service that changes the table; what came too early can be asked again."""
        try:
            await super().change(asked, service, *more)
        except TooEarly as early:
            await self.tell(
                wire_duel.too_early(early.why, self.language, asked.id, self.n, early.wait)
            )
