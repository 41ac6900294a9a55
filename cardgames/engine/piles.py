"""The piles of a game, and what is asked of each: what may be laid there, what may be lifted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardgames.engine.belonging import Belong, Reach
from cardgames.engine.ladders import Ladder
from cardgames.engine.lifts import TOP, Lift
from cardgames.engine.prose import Tells, Text
from cardgames.engine.relations import Relation
from cardgames.engine.spaces import Space

Kind = Literal["stock", "waste", "foundation", "column", "reserve"]
Faces = Literal["up", "down", "mixed"]  # mixed: face-down cards below face-up ones
Fan = Literal["none", "down", "right"]


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
    send: Lift | None = None  # onto a foundation
    most: int | None = None
    apart: bool = False  # foundations of which no two are of one suit
    belong: Belong | None = None
    takes: Relation | None = None  # what cards of the waste may be laid on, where it differs
    reach: Reach | None = None
    covered: bool = False  # only the top card is shown
    owner: int | None = None  # the seat that alone lifts from it, and the other alone lays on it
    fan: Fan = "none"
    ring: bool = False  # these piles, and all others of a ring, lie around the middle, turned to it
    says: tuple[Tells, ...] = ()

    @property
    def name(self) -> Text:
        """The group's name, as a heading."""
        return self.names.all


STOCK = Names(Text("Stock", "Колода"), Text("Stock", "Колода"), Text("to the stock", "в колоду"))
WASTE = Names(Text("Waste", "Сброс"), Text("Waste", "Сброс"), Text("to the waste", "в сброс"))
TALON = Names(Text("Talon", "Талон"), Text("Talon", "Талон"), Text("to the talon", "в талон"))
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


def Stock(
    names: Names = STOCK,
    faces: Faces = "down",
    lift: Lift | None = None,
    owner: int | None = None,
    says: tuple[Tells, ...] = (),
) -> Piles:
    """Return the stock: face down, its top card the next to come."""
    return Piles("stock", "s", 1, names, faces, lift=lift, send=lift, owner=owner, says=says)


def Waste(
    names: Names = WASTE,
    lift: Lift = TOP,
    send: Lift = TOP,
    build: Relation | None = None,
    covered: bool = False,
    owner: int | None = None,
    fan: Fan = "none",
    says: tuple[Tells, ...] = (),
) -> Piles:
    """Return the waste: face up, its top card playable."""
    return Piles(
        "waste",
        "w",
        1,
        names,
        lift=lift,
        send=send,
        build=build,
        covered=covered,
        owner=owner,
        fan=fan,
        says=says,
    )


def Foundations(
    count: int,
    ladder: Ladder,
    apart: bool = False,
    names: Names = FOUNDATIONS,
    says: tuple[Tells, ...] = (),
) -> Piles:
    """Return foundations, which give nothing back unless a variant lifts from them."""
    return Piles("foundation", "f", count, names, ladder=ladder, apart=apart, says=says)


def Columns(
    count: int,
    build: Relation,
    space: Space,
    lift: Lift,
    send: Lift = TOP,
    most: int | None = None,
    faces: Faces = "up",
    belong: Belong | None = None,
    takes: Relation | None = None,
    reach: Reach | None = None,
    fan: Fan = "down",
    ring: bool = False,
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
        belong=belong,
        takes=takes,
        reach=reach,
        fan=fan,
        ring=ring,
        says=says,
    )


def Reserve(
    count: int = 1,
    faces: Faces = "up",
    most: int | None = None,
    lift: Lift = TOP,
    send: Lift = TOP,
    letter: str = "r",
    reach: Reach | None = None,
    build: Relation | None = None,
    covered: bool = False,
    owner: int | None = None,
    fan: Fan = "none",
    ring: bool = False,
    names: Names = RESERVE,
    says: tuple[Tells, ...] = (),
) -> Piles:
    """Return reserve piles: cards go out, and none but an opponent's are laid there."""
    return Piles(
        "reserve",
        letter,
        count,
        names,
        faces,
        lift=lift,
        send=send,
        most=most,
        reach=reach,
        build=build,
        owner=owner,
        covered=covered,
        fan=fan,
        ring=ring,
        says=says,
    )
