"""What the two of a game may do. Every change is one compare-and-set on the sitting's `n`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Literal

from cardgames.engine.cards import UNKNOWN
from cardgames.engine.notation import read_move
from cardgames.engine.procedures.turns import ONLY_THE_OTHERS
from cardgames.engine.prose import Refused
from cardgames.web import duelling, presence, sentences, standing
from cardgames.web.models import Sitting
from cardgames.web.selectors import matches
from cardgames.web.services import calls
from cardgames.web.services import matches as tables
from cardgames.web.services.contest import Contest, TooEarly, changed, clock, lapsed
from cardgames.web.services.sittings import Answer, Asked

Change = Callable[[Contest, int], None]


def play(asked: Asked, text: str) -> Answer:
    """Make a move. Raises `Fault` for what is no move, `Refused` for one that is not possible.

    `TooEarly`, which is a refusal, while the player has to wait after his last move.
    """
    return _exact(asked, partial(move, text=text))


def move(contest: Contest, place: int, text: str) -> None:
    """Make a move in a contest. Raises as `play` does."""
    contest.require_play()
    rules, table = contest.standing.rules, contest.table
    made = read_move(rules, text)
    if table.seat != place:
        if made not in rules.meanwhile(table):
            raise Refused(sentences.tables.NOT_YOUR_TURN)
        if not standing.may_ask(not contest.stops, contest.standing.mover, place):
            raise Refused(sentences.duels.ASK_LATER)
    elif made in rules.meanwhile(table):
        raise Refused(ONLY_THE_OTHERS)
    elif contest.now < contest.live.hold:
        raise TooEarly(sentences.duels.HOLD, contest.live.hold - contest.now)
    contest.move(place, made)


def stop(asked: Asked, step: int) -> Answer:
    """Call the move of a step an error: the last one, or the one before that within the grace.

    Where the server proves, the answer is there at once; else the table is frozen for a proof.
    """
    return _always(asked, partial(calls.call, step=step))


def point(asked: Asked, pile: str) -> Answer:
    """Prove a call by a pile whose card should have gone. A wrong one fails it."""
    return _always(asked, partial(calls.prove, pile=pile))


def accept(asked: Asked) -> Answer:
    """Take an end on the table for final at once."""

    def change(contest: Contest, place: int) -> None:
        ending = contest.live.ending
        if ending is None or contest.live.freeze or contest.standing.mover == place:
            raise Refused(sentences.duels.NOTHING_TO_ACCEPT)
        contest.finish(ending.winner, ending.points, ending.how)

    return _always(asked, change)


def undo(asked: Asked) -> Answer:
    """Take back one's last move of this turn, unless it has turned up a card."""

    def change(contest: Contest, place: int) -> None:
        if not contest.match.undoable:
            raise Refused(sentences.duels.NO_UNDO)
        contest.require_play()
        now = contest.standing
        if now.before is None or {now.mover, now.before.seat, now.table.seat} != {place}:
            raise Refused(sentences.tables.NOTHING_TO_UNDO)
        before, after = (now.rules.view(table) for table in (now.before, now.table))
        if _unknown(after.piles) < _unknown(before.piles):
            raise Refused(sentences.duels.CARD_SEEN)
        contest.undo()

    return _exact(asked, change)


def _unknown(piles: tuple[bytes, ...]) -> int:
    return sum(pile.count(UNKNOWN) for pile in piles)


def draw(asked: Asked) -> Answer:
    """Offer a draw, or agree to the one that the other has offered."""

    def change(contest: Contest, place: int) -> None:
        contest.require_play()
        live, force = contest.live, contest.sitting.force
        if live.draw == 3 - place:
            contest.agree("agreed")
            return
        if live.draw == place or live.offered[place - 1] == force:
            raise Refused(sentences.duels.OFFERED_ALREADY)
        offered = (force, live.offered[1]) if place == 1 else (live.offered[0], force)
        contest.live = replace(live, draw=place, offered=offered)

    return _always(asked, change)


def decline(asked: Asked) -> Answer:
    """Decline the draw that is offered, or withdraw one's own offer."""

    def change(contest: Contest, place: int) -> None:
        if not contest.live.draw:
            raise Refused(sentences.duels.NO_OFFER)
        contest.live = replace(contest.live, draw=0)

    return _always(asked, change)


def resign(asked: Asked) -> Answer:
    """Leave the game to the other; where it has ended on the table, take that for final."""

    def change(contest: Contest, place: int) -> None:
        ending = contest.live.ending
        if contest.sitting.over:
            raise Refused(sentences.tables.OVER)
        if ending is None:
            contest.concede(3 - place, "resigned")
        elif ending.winner == 3 - place:
            contest.finish(ending.winner, ending.points, ending.how)
        else:
            raise Refused(sentences.duels.GAME_ENDING)

    return _always(asked, change)


def claim(asked: Asked, what: Literal["win", "draw"]) -> Answer:
    """Claim a win or a draw because the other has been away for a minute of his own turn."""

    def change(contest: Contest, place: int) -> None:
        contest.require_play()
        other = 3 - place
        gone = presence.gone(contest.sitting.pk)[other]
        since = gone.since if gone and not contest.match.bot else None
        if duelling.absent(contest.live, other, since, contest.now) != 0:
            raise Refused(sentences.duels.NOT_DESERTED)
        if what == "win":
            contest.concede(place, "deserted")
        else:
            contest.agree("deserted")

    return _always(asked, change)


def rematch(asked: Asked) -> Answer:
    """Wish the next game; when both do, it begins, and the other one starts."""

    def change(contest: Contest, place: int) -> None:
        if not contest.sitting.over:
            raise Refused(sentences.programs.NOT_OVER_YET)
        if matches.following(contest.duel):
            raise Refused(sentences.duels.NEXT_HAS_BEGUN)
        others = set(contest.live.rematch) - {place}
        gone = presence.gone(contest.sitting.pk)[3 - place]
        # The clock of one who is away would run while he knows of nothing.
        if gone and (gone.how == "left" or gone.lasting >= duelling.DESERTED):
            others = set()
        wishes = tuple(sorted({*others, place}))
        contest.live = replace(contest.live, rematch=wishes)
        if len(wishes) == 2 or contest.match.bot:
            contest.with_it = partial(tables.begin_next, contest.duel, contest.now)

    return _always(asked, change)


def present(sitting: int) -> Sitting:
    """Return a sitting once all that is due there has happened. Raises `NoSuchTable`."""
    return lapsed(partial(matches.sitting, sitting))


def lapse_for(user: int | None) -> None:
    """Let happen what is due in the games of a person: both may have left before a flag fell."""
    for seat in matches.playing(user):
        due = duelling.read(seat.sitting.duel.live).due
        if due is not None and due <= clock():
            present(seat.sitting_id)


def _exact(asked: Asked, change: Change) -> Answer:
    """Make a change if the table still lies as it was seen."""
    return _changed(asked, change, lambda contest: contest.live.stood <= asked.n)


def _always(asked: Asked, change: Change) -> Answer:
    """Make a change whatever has happened since the table was seen."""
    return _changed(asked, change, lambda contest: True)


def _changed(asked: Asked, change: Change, timely: Callable[[Contest], bool]) -> Answer:
    seat = matches.seat(asked.seat, asked.user)
    place = seat.place

    def read() -> Iterator[Sitting]:
        yield seat.sitting
        while True:
            yield matches.seat(asked.seat, asked.user).sitting

    def made(contest: Contest) -> bool:
        if asked.n > contest.sitting.n or not timely(contest):
            return False
        change(contest, place)
        return True

    sitting, done = changed(read().__next__, f"{place}.{asked.id}", made)
    return Answer(sitting, place, done)
