"""Taking in games and deals that come as text; what comes of them is practice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone

from cardgames import games
from cardgames.engine.boards import is_board, read_board
from cardgames.engine.cards import UNKNOWN
from cardgames.engine.notation import write_move
from cardgames.engine.position import Position
from cardgames.engine.prose import Fault, Refused
from cardgames.engine.record import (
    Record,
    RefusedMove,
    Told,
    bears_out,
    outcome_of,
    read_record,
    replay,
    result_of,
)
from cardgames.web import sentences, standing
from cardgames.web.models import Deal, Seat, Sitting, User
from cardgames.web.selectors import deals as known
from cardgames.web.selectors import records
from cardgames.web.services import deals
from cardgames.web.services.replays import reveal

LONGEST = 64 * 1024  # letters
MOST_MOVES = 5000


class Game(NamedTuple):
    """A game that was read, and its deal, where that was named by a code."""

    record: Record
    deal: Deal | None = None


def read(text: str, reader: Callable[[], User]) -> Game:
    """Return the game that a text tells, each move checked. Raises `Fault`, with the line.

    What is said of a wrong move tells what lies on the table. So a deal that is named by its code
    counts as shown to the `reader` before any move is made. Raises `Refused` while he plays it in
    earnest.
    """
    if len(text) > LONGEST:
        raise Fault(sentences.records.RECORD_TOO_LONG.say(most=LONGEST // 1024))
    if not text.strip():
        raise Fault(sentences.records.NO_RECORD)
    if is_board(text):
        return Game(Record(read_board(text, [games.rules(slug) for slug in games.PATIENCES])))
    told, deal = _told(text)
    if told.start.rules.game.seats > 1:
        raise Fault(sentences.records.NOT_FOR_TWO)
    if told.start.partial or any(UNKNOWN in pile for pile in told.start.table.piles):
        raise Fault(sentences.records.NOT_WHOLE)
    if len(told.moves) > MOST_MOVES:
        raise Fault(sentences.records.TOO_MANY_MOVES.say(most=MOST_MOVES))
    if deal is not None:
        _show(deal, reader())
    try:
        record = replay(told)
    except RefusedMove as refused:
        move = {"number": refused.number, "move": refused.move.value, "why": refused.why}
        raise Fault(sentences.records.MOVE_REFUSED.say(**move), refused.move.line) from None
    if told.result and not bears_out(record, told.result.value):
        came = sentences.records.OTHER_RESULT.say(told=told.result.value, found=result_of(record))
        raise Fault(came, told.result.line)
    return Game(record, deal)


def _told(text: str) -> tuple[Told, Deal | None]:
    """Return what a record tells; where it names its deal by a code, with that deal's cards."""
    named = records.CODE.search(text)
    if named is None:
        return read_record(text, games.rules), None
    line = text.count("\n", 0, named.start()) + 1
    try:
        deal = known.deal(named[1])
    except known.NoSuchDeal:
        raise Fault(sentences.records.NO_SUCH_CODE.say(code=named[1]), line) from None
    # A line for a line, so that faults are found where they are.
    told = read_record(text[: named.start()] + "number: 1" + text[named.end() :], games.rules)
    rules, table = standing.dealt(deal)
    if told.start.rules is not rules:
        raise Fault(sentences.records.OTHER_GAME, line)
    return told._replace(start=Position(rules, table)), deal


def keep(user: User, game: Game) -> Sitting:
    """Seat a person, for practice, where a game that was read has led.

    Raises `Refused` while he plays these cards in earnest.
    """
    record, rules = game.record, game.record.start.rules
    words = [write_move(rules, move) for move in record.moves]
    with transaction.atomic():
        deal = game.deal or deals.of_position(record.start)
        _show(deal, user)
        sitting = Sitting(deal=deal, practice=True, transcript=" ".join(words), force=len(words))
        sitting.n, sitting.points = len(words), rules.home(record.table())
        outcome = outcome_of(record)
        if outcome is not None and outcome.winner:
            sitting.outcome, sitting.finished = Sitting.Outcome.WON, timezone.now()
        elif outcome is not None:
            sitting.outcome = Sitting.Outcome.STUCK
        sitting.save()
        Seat.objects.create(sitting=sitting, place=1, user=user, ended=sitting.finished)
    return sitting


def _show(deal: Deal, user: User) -> None:
    """Note that a person is shown where the cards of a deal lie, if he has not played it.

    Raises `Refused` while he plays it in earnest: he would see what still lies hidden.
    """
    earnest = Sitting.objects.filter(deal=deal, seats__user=user, practice=False)
    earnest = earnest.exclude(transcript="")
    if earnest.filter(finished=None).exists():
        raise Refused(sentences.replays.STILL_PLAYING)
    if not earnest.exists():
        reveal(deal, user)
