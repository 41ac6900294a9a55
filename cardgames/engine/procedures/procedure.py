"""What a procedure is: four hooks, one remembered value, one sentence for the rules page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import Move, Outcome, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


Step = tuple[Table, Move, Table]  # a table, a move, the table after it
NUMBER = Text("“{key}” is a whole number.", "«{key}» — целое число.")


class Owed(NamedTuple):
    """What must be done first: why, and the moves that do it."""

    why: Tells
    moves: list[Move]


@dataclass(eq=False)
class Procedure:
    """Something of a game's own: moves it adds, what follows of itself, what it forbids.

    Declared beside the piles; the referee works with a copy of its own, which `ready` may equip
    with what it needs to look up.
    """

    note: ClassVar[str | None] = None  # the name of the one number that it remembers, from 0 up
    note_holds: ClassVar[Text] = NUMBER  # what is said when a typed note is something else
    start: ClassVar[int] = 0  # that number when play begins
    verbs: ClassVar[tuple[str, ...]] = ()  # the moves that are played by it

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return its sentences for the rules page."""
        return ()

    def ready(self, rules: Rules) -> None:
        """Look up, once, what the hooks will need."""

    def carries(self) -> Iterable[Move]:
        """Return those of its moves that are written like a carry, `s1-w1`."""
        return ()

    def moves(self, table: Table) -> Iterable[Move]:
        """Return the moves that it adds."""
        return ()

    def duty(self, table: Table) -> Iterable[Move]:
        """Return the moves that must come before all others, if there are any now."""
        return ()

    def owes(self, table: Table) -> Owed | None:
        """Return what must be done before all else, or before it goes on, as players are told."""
        return None

    def allows(self, table: Table, move: Move) -> bool:
        """Tell whether a move that is otherwise legal may be made now."""
        return True

    def offences(self, table: Table, move: Move) -> tuple[str, ...]:
        """Return the codes of what a move that fits could be called for."""
        return ()

    def proofs(self, table: Table, move: Move) -> dict[str, frozenset[int]]:
        """Return for each of its offences the piles that prove it."""
        return {}

    def play(self, table: Table, move: Move) -> Table:
        """Return the table after one of its own moves."""
        raise NotImplementedError

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with what follows of itself from a move."""
        return table

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return why a move of its own, or of others, cannot be made; None when it has no say."""
        return None

    def ends(self, table: Table) -> Outcome | None:
        """Return how the game has ended, where that is not when all cards are home."""
        return None

    def drawn(self, start: Table, steps: Iterable[Step]) -> Outcome | None:
        """Return the draw that the course of a game has led to, which no table alone can tell."""
        return None

    def idle(self, steps: Iterable[Step]) -> int:
        """Return for how many whole turns nothing has got on, where a game is drawn for that."""
        return 0

    def stopped(self, before: Table, move: Move, after: Table) -> Table | None:
        """Return the table after the move was called an error; None where there is no such call."""
        return None

    def conceded(self, table: Table, winner: int) -> Outcome | None:
        """Return the end of a game that the other seat has left to the winner."""
        return None

    def agreed(self, table: Table) -> Outcome | None:
        """Return the end of a game that both seats have agreed to draw."""
        return None

    def meanwhile(self, table: Table) -> Iterable[Move]:
        """Return the moves that the seat may make which is not to move."""
        return ()

    def doubtful(self, table: Table, move: Move) -> bool:
        """Tell whether a move is of a kind that can be an error, whether or not this one is."""
        return False

    def write_note(self, value: int) -> str:
        """Return the text of what it remembers."""
        return str(value)

    def read_note(self, text: str) -> int | None:
        """Return what a text says that it remembers, None when it says nothing it could."""
        return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None

    def fault(self, table: Table) -> tuple[str, Tells] | None:
        """Return what is wrong with a typed position, after the pile or note; None when nothing."""
        return None

    def redeals_left(self, table: Table) -> int | None:
        """Return how many redeals are left; None when it has none to count."""
        return None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return a sentence on what one of its own moves did, from views alone."""
        return None
