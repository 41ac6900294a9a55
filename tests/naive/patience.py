"""What the naive codings share: a position as text, and playing through `moves`."""

import re
from typing import ClassVar, Self


class Patience:
    """A position of one game: piles by name, each a list of cards from the bottom up."""

    slug: ClassVar[str]
    names: ClassVar[list[str]]
    known_variants: ClassVar[tuple[str, ...]] = ()
    note: ClassVar[str] = ""

    def __init__(self, variants: tuple[str, ...] = ()) -> None:
        for variant in variants:
            if variant not in self.known_variants:
                raise ValueError(f"{self.slug} has no variant {variant}")
        self.variants = tuple(sorted(variants))
        self.piles: dict[str, list[str]] = {name: [] for name in self.names}
        self.used = 0

    # What each game says for itself.

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        raise NotImplementedError

    def offered(self) -> list[str]:
        raise NotImplementedError

    def after(self, move: str) -> None:
        raise NotImplementedError

    # What follows for all alike.

    def won(self) -> bool:
        """«Переложить все карты на основания», in the words of one text: none lies elsewhere."""
        return not any(self.piles[name] for name in self.names if not name.startswith("f"))

    def moves(self) -> list[str]:
        """A won position has no legal moves; otherwise all that the rules offer, sorted."""
        if self.won():
            return []
        return sorted(self.offered())

    def play(self, move: str) -> Self:
        if move not in self.moves():
            raise ValueError(f"{move} is not offered")
        return self.follow(move)

    def follow(self, move: str) -> Self:
        """The position after a move known to be offered."""
        then = self.copy()
        then.after(move)
        return then

    def lost(self) -> bool:
        return not self.won() and not self.moves()

    def outcome(self) -> tuple[int | None, int] | None:
        """The winner's seat (None in a lost game) and the points; None while the game goes on."""
        if self.won():
            return (1, self.points())
        return (None, self.points()) if self.lost() else None

    def points(self) -> int:
        """The cards home: those on the foundations."""
        return sum(len(self.piles[name]) for name in self.letter("f"))

    def perft(self, depth: int) -> list[int]:
        """The number of move sequences of each length from 1 to `depth`."""
        if depth == 0:
            return []
        moves = self.moves()
        deeper = [0] * (depth - 1)
        if depth > 1:
            for move in moves:
                for length, count in enumerate(self.follow(move).perft(depth - 1)):
                    deeper[length] += count
        return [len(moves), *deeper]

    def copy(self) -> Self:
        other = type(self)(self.variants)
        other.piles = {name: list(pile) for name, pile in self.piles.items()}
        other.used = self.used
        return other

    def letter(self, letter: str) -> list[str]:
        """The names of the piles of one kind, in order."""
        return [name for name in self.names if re.fullmatch(rf"{letter}\d+", name)]

    def top(self, name: str) -> str:
        return self.piles[name][-1]

    @classmethod
    def read(cls, text: str) -> Self:
        lines = [line.split("#")[0].strip() for line in text.splitlines()]
        pairs = [tuple(part.strip() for part in line.split(":", 1)) for line in lines if line]
        if ("game", cls.slug) not in pairs:
            raise ValueError(f"not a position of {cls.slug}")
        position = cls(tuple(value for key, value in pairs if key == "variant"))
        for key, value in pairs:
            if key in position.piles:
                position.piles[key] = value.split()
            elif key not in ("game", "number", "variant", "partial"):
                position.read_line(key, value)
        return position

    def read_line(self, key: str, value: str) -> None:
        if self.note and key == f"note {self.note}":
            self.used = int(value)
        elif (key, value) != ("seat", "1"):
            raise ValueError(f"unknown line {key}: {value}")

    def write(self) -> str:
        lines = [f"game: {self.slug}"]
        lines += [f"variant: {variant}" for variant in self.variants]
        lines += self.seat_lines()
        lines += [f"{name}: {' '.join(pile)}".rstrip() for name, pile in self.piles.items()]
        lines += self.note_lines()
        return "\n".join(lines) + "\n"

    def seat_lines(self) -> list[str]:
        return []

    def note_lines(self) -> list[str]:
        return [f"note {self.note}: {self.used}"] if self.used else []
