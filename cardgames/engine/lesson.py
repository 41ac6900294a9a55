"""A lesson in a game: small positions, and what is to be done in each, one thing at a time."""

from __future__ import annotations

from typing import NamedTuple

from cardgames.engine.notation import read_move
from cardgames.engine.position import RulesOf, read_position
from cardgames.engine.prose import Refused, Tells, Text
from cardgames.engine.record import Course
from cardgames.engine.table import STOP, Move

PUPIL = 1
POINT = "point:"  # and a pile: what proves a call of «Стоп!»


class Task(NamedTuple):
    """What is to be done, and how it is asked for; `other` when the opponent does it himself.

    `does` is a move, `stop`, or `point:c3` for the pile that proves a stop.
    """

    does: str
    says: Tells
    other: bool = False


class Page(NamedTuple):
    """A page of a lesson: a position as text, the tasks there, and what to remember of them."""

    name: Text
    says: tuple[Tells, ...]
    position: str
    tasks: tuple[Task, ...]
    done: Tells

    def course(self, rules_of: RulesOf, done: int) -> Course:
        """Return what stands on the table after so many tasks. A call changes it once proved."""
        rules, table, *_ = read_position(f"{self.position}\npartial: yes", rules_of)
        course = Course(rules, table)
        for task in self.tasks[:done]:
            if task.does.startswith(POINT):
                course = course.play(Move(STOP))
            elif task.does != STOP:
                course = course.play(read_move(rules, task.does))
        return course

    def frozen(self, done: int) -> bool:
        """Tell whether the game is stopped, and the proof awaited."""
        return 0 < done <= len(self.tasks) and self.tasks[done - 1].does == STOP

    def attempt(self, rules_of: RulesOf, done: int, does: str) -> None:
        """Let what is done next pass if it is what the task asks for.

        Raises `Refused` with the reason when it is not, `Fault` when it is no move.
        """
        if does == self.tasks[done].does:
            return
        if self.frozen(done):
            raise Refused(NO_PROOF if does.startswith(POINT) else PROVE)
        if does == STOP:
            raise Refused(NO_ERROR)
        rules, table, *_ = self.course(rules_of, done)
        rules.play(table, read_move(rules, does))
        raise Refused(NOT_ASKED)


NO_PROOF = Text(
    "That card proves nothing. Look for the one that should have been played.",
    "Эта карта ничего не доказывает. Ищите ту, которой надо было сыграть.",
)
PROVE = Text(
    "The game is stopped: show first what was overlooked.",
    "Игра остановлена: сначала покажите, что пропущено.",
)
NO_ERROR = Text(
    "There is no error to call. In a game play would go on, and you would have one call less.",
    "Ошибки здесь нет. В настоящей игре всё осталось бы как есть, а у вас стало бы одним «Стоп!» "
    "меньше.",
)
NOT_ASKED = Text(
    "That would be allowed too, but this page is about something else.",
    "Так тоже можно, но эта страница о другом.",
)
