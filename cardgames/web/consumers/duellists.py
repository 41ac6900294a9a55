"""The socket of one of the two who play."""

from __future__ import annotations

from collections.abc import Callable

from cardgames.engine.prose import Refused
from cardgames.web import sentences, wire_duel, wire_match
from cardgames.web.announce import sitting_group
from cardgames.web.consumers import bots
from cardgames.web.consumers.duels import DuelSocket
from cardgames.web.consumers.sockets import Sent
from cardgames.web.heard import Message
from cardgames.web.limits import Bucket
from cardgames.web.models import Sitting
from cardgames.web.selectors import matches
from cardgames.web.services import duels
from cardgames.web.services.contest import TooEarly
from cardgames.web.services.sittings import Answer

PHRASE_EVERY = 2  # seconds


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
