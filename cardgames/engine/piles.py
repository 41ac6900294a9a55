"""The piles of a game, and what is asked of each: what may be laid there, what may be lifted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from cardgames.engine.cards import BIT, RANK
from cardgames.engine.ladders import Ladder
from cardgames.engine.prose import Tells, Text
from cardgames.engine.relations import Relation

Kind = Literal["stock", "waste", "foundation", "column", "reserve"]
Faces = Literal["up", "down", "mixed"]  # mixed: face-down cards below face-up ones
Fan = Literal["none", "down", "right"]


@dataclass(frozen=True)
class Lift:
    """How many cards leave a pile together: at most so many, a tail built as the pile builds."""

    most: int
    says: Tells


@dataclass(frozen=True, eq=False)
class Space:
    """Which cards an empty pile takes, and from where."""

    takes: int
    says: Tells
    feeder: Piles | None = None

    def after(self, feeder: Piles, says: Tells) -> Space:
        """Return the space that takes cards from `feeder` alone while it holds any."""
        return replace(self, feeder=feeder, says=says)


@dataclass(frozen=True)
class Names:
    """What a group of piles is called: all of them, one of them, and where a card goes."""

    all: Text
    one: Text
    onto: Text


@dataclass(frozen=True, eq=False)
class Piles:
    """A group of like piles. `letter` and a number from 1 name each in the notation."""

    kind: Kind
    letter: str
    count: int
    names: Names
    faces: Faces = "up"
    build: Relation | None = None
    ladder: Ladder | None = None
    space: Space | None = None
    lift: Lift | None = None
    send: Lift | None = None  # onto a foundation, where it differs from `lift`
    most: int | None = None
    fan: Fan = "none"
    says: tuple[Tells, ...] = ()

    @property
    def name(self) -> Text:
        """The group's name, as a heading."""
        return self.names.all


EVERY = sum(BIT[face] for face in range(52))
KINGS = sum(BIT[face] for face in range(52) if RANK[face] == 12)

LOCKED = Lift(0, Text("No card leaves here.", "Отсюда карты не берут."))
TOP = Lift(
    1, Text("Only the top card moves, one at a time.", "Перекладывают только верхнюю карту.")
)
RUN = Lift(
    52,
    Text(
        "One card moves, or any series of face-up cards built so, the top card included.",
        "Перекладывают одну карту или любую серию открытых карт, лежащих по этому правилу, "
        "вместе с верхней картой.",
    ),
)

ANY_CARD = Space(
    EVERY, Text("An empty place takes any card.", "На свободное место кладут любую карту.")
)
A_KING = Space(
    KINGS,
    Text(
        "An empty place takes a king, or a series that begins with a king.",
        "На свободное место кладут короля или серию карт, начинающуюся с короля.",
    ),
)
NO_CARD = Space(0, Text("An empty place stays empty.", "Свободное место остаётся пустым."))

STOCK = Names(Text("Stock", "Колода"), Text("Stock", "Колода"), Text("to the stock", "в колоду"))
WASTE = Names(Text("Waste", "Сброс"), Text("Waste", "Сброс"), Text("to the waste", "в сброс"))
FOUNDATIONS = Names(
    Text("Foundations", "Основания"),
    Text("Foundation", "Основание"),
    Text("to foundation", "на основание"),
)
COLUMNS = Names(
    Text("Columns", "Колонки"), Text("Column", "Колонка"), Text("to column", "на колонку")
)
RESERVE = Names(
    Text("Reserve", "Резерв"), Text("Reserve", "Резерв"), Text("to the reserve", "в резерв")
)


def Stock(names: Names = STOCK) -> Piles:
    """Return the stock: face down, its top card the next to come."""
    return Piles("stock", "s", 1, names, faces="down")


def Waste(names: Names = WASTE, fan: Fan = "none") -> Piles:
    """Return the waste: face up, its top card playable."""
    return Piles("waste", "w", 1, names, lift=TOP, fan=fan)


def Foundations(
    count: int, ladder: Ladder, names: Names = FOUNDATIONS, says: tuple[Tells, ...] = ()
) -> Piles:
    """Return foundations, which give nothing back unless a variant lifts from them."""
    return Piles("foundation", "f", count, names, ladder=ladder, says=says)


def Columns(
    count: int,
    build: Relation,
    space: Space,
    lift: Lift,
    send: Lift = TOP,
    most: int | None = None,
    faces: Faces = "up",
    names: Names = COLUMNS,
    says: tuple[Tells, ...] = (),
) -> Piles:
    """Return columns: piles of the layout that are built upon."""
    return Piles(
        "column",
        "c",
        count,
        names,
        faces,
        build=build,
        space=space,
        lift=lift,
        send=send,
        most=most,
        fan="down",
        says=says,
    )


def Reserve(
    count: int = 1,
    faces: Faces = "up",
    most: int | None = None,
    names: Names = RESERVE,
    says: tuple[Tells, ...] = (),
) -> Piles:
    """Return reserve piles: cards go out, none come in."""
    return Piles("reserve", "r", count, names, faces, lift=TOP, most=most, says=says)
