"""A record: where a game began, its moves, and how many of them are in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardgames.engine.notation import read_move, write_move
from cardgames.engine.position import (
    Entry,
    Position,
    RulesOf,
    position_of,
    read_entries,
    write_position,
)
from cardgames.engine.procedures.procedure import Step
from cardgames.engine.prose import Fault, Refused, Tells, Text, excerpt
from cardgames.engine.rules import NO_STOP, Rules
from cardgames.engine.table import STOP, Move, Outcome, Table

RESULTS = ("won", "lost", "open", "drawn", "1", "2")
# How two may end a game that the table leaves open, said after the result: `1 by resignation`.
WAYS = ("resignation", "time", "desertion", "agreement")


class Course(NamedTuple):
    """A table in the course of a game, with the one before it: a call of “Stop” needs both."""

    rules: Rules
    table: Table
    before: Table | None = None
    last: Move | None = None

    def play(self, move: Move) -> Course:
        """Return the course one legal move on, or with the last one stopped. Raises `Refused`."""
        if move.verb != STOP:
            return self._replace(
                table=self.rules.play(self.table, move), before=self.table, last=move
            )
        if self.before is None or self.last is None:
            raise Refused(NO_STOP)
        restored = self.rules.stopped(self.before, self.last, self.table)
        return Course(self.rules, restored)

    def follow(self, move: Move) -> Course:
        """Return the same for a move known to be legal; nothing is checked."""
        if move.verb == STOP:
            return self.play(move)
        return self._replace(
            table=self.rules.follow(self.table, move), before=self.table, last=move
        )


class Record(NamedTuple):
    """A start, moves, and how many are in force: undo lowers the number, redo raises it."""

    start: Position
    moves: tuple[Move, ...] = ()
    force: int = 0

    def course(self) -> Course:
        """Return how the moves in force, which must be legal, have led; they are not checked."""
        course = Course(self.start.rules, self.start.table)
        for move in self.moves[: self.force]:
            course = course.follow(move)
        return course

    def steps(self) -> Iterator[Step]:
        """Return each move in force with the tables before and after it."""
        course = Course(self.start.rules, self.start.table)
        for move in self.moves[: self.force]:
            before, course = course.table, course.follow(move)
            yield before, move, course.table

    def table(self) -> Table:
        """Return the table after the moves in force."""
        return self.course().table

    def play(self, move: Move) -> Record:
        """Return the record with one more move, what was taken back forgotten. Raises `Refused`."""
        self.course().play(move)
        return self._replace(moves=(*self.moves[: self.force], move), force=self.force + 1)

    def undo(self) -> Record:
        """Return the record with its last move taken back, the same where there is none."""
        return self._replace(force=max(0, self.force - 1))

    def redo(self) -> Record:
        """Return the record with a move taken back played again, the same where there is none."""
        return self._replace(force=min(len(self.moves), self.force + 1))


def write_record(record: Record) -> str:
    """Return the text of a record: its start and the moves in force, eight a line.

    A start that is the deal of its number is written as the number alone.
    """
    start = record.start
    if start.number is not None and start.table == start.rules.deal(start.number):
        head = [f"game: {start.rules.game.slug}", f"number: {start.number}"]
        head += [f"variant: {variant}" for variant in start.rules.variants]
        lines = ["\n".join(head)]
    else:
        lines = [write_position(start).rstrip("\n")]
    moves = [write_move(start.rules, move) for move in record.moves[: record.force]]
    lines.append("moves:")
    lines += [" ".join(moves[at : at + 8]) for at in range(0, len(moves), 8)]
    return "\n".join(lines) + "\n"


class Told(NamedTuple):
    """A record as read: its start, its moves as text with their lines, the result it claims."""

    start: Position
    moves: tuple[Entry, ...]
    result: Entry | None


def read_record(text: str, rules_of: RulesOf) -> Told:
    """Return what a text tells; a position alone is a record without moves. Raises `Fault`."""
    entries = list(read_entries(text))
    start = position_of([e for e in entries if e.key not in ("moves", "result")], rules_of)
    moves = tuple(
        Entry("move", word, entry.line)
        for entry in entries
        if entry.key == "moves"
        for word in entry.value.split()
    )
    result = next((entry for entry in entries if entry.key == "result"), None)
    if result and not _is_result(result.value, start.rules.game.seats):
        raise Fault(NO_RESULT.say(result=excerpt(result.value, 20)), result.line)
    return Told(start, moves, result)


def _is_result(text: str, seats: int) -> bool:
    result, by, way = text.partition(" by ")
    if not by:
        return result in RESULTS
    return seats > 1 and result in RESULTS[3:] and way in WAYS


class RefusedMove(Refused):
    """A move of a record, by its text, line and number, that could not be made."""

    def __init__(self, move: Entry, number: int, why: Tells) -> None:
        super().__init__(why)
        self.move = move
        self.number = number


def replay(told: Told) -> Record:
    """Return the record of what was told, each move checked.

    Raises `RefusedMove` at the first move that is not legal, `Fault` at one that is no move.
    """
    course = Course(told.start.rules, told.start.table)
    moves = []
    for number, entry in enumerate(told.moves, 1):
        try:
            move = read_move(course.rules, entry.value)
            course = course.play(move)
        except Fault as fault:
            raise Fault(fault.why, entry.line) from None
        except Refused as refused:
            raise RefusedMove(entry, number, refused.why) from None
        moves.append(move)
    return Record(told.start, tuple(moves), len(moves))


def outcome_of(record: Record) -> Outcome | None:
    """Return how the game of a record ended: on its last table, or drawn on the way there."""
    rules = record.start.rules
    return rules.outcome(record.table()) or rules.drawn(record.start.table, record.steps())


def result_of(record: Record) -> str:
    """Return how a record stands: `open`, `won`, `lost`; for two `1`, `2` or `drawn`."""
    outcome = outcome_of(record)
    if outcome is None:
        return "open"
    if record.start.rules.game.seats > 1:
        return str(outcome.winner or "drawn")
    return "won" if outcome.winner else "lost"


def bears_out(record: Record, result: str) -> bool:
    """Tell whether a record can have the result that is claimed of it.

    Either its moves lead there, or they leave the game open and its two players may have ended it
    so: time and patience run out for the seat to move alone, and what a draw is the rules tell.
    """
    result, by, way = result.partition(" by ")
    found = result_of(record)
    if not by:
        return result == found
    if found != "open":
        return False
    rules, table = record.start.rules, record.table()
    other, agreed = str(3 - table.seat), str(rules.agreed(table).winner or "drawn")
    may_be = {
        "resignation": ("1", "2"),
        "time": (other,),
        "desertion": (other, agreed),
        "agreement": (agreed,),
    }
    return result in may_be[way]


NO_RESULT = Text(
    "“{result}” is not a result: won, lost, open, drawn, 1 or 2; for two also “1 by resignation”, "
    "and so by time, desertion or agreement.",
    "«{result}» — не результат: won, lost, open, drawn, 1 или 2; для двоих ещё «1 by resignation», "
    "а также by time, desertion или agreement.",
)
