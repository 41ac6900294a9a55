"""The piles of a game, and what is asked of each: what may be laid there, what may be lifted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from cardgames.engine.cards import BIT, RANK, RED
from cardgames.engine.ladders import Ladder
from cardgames.engine.prose import Tells, Text
from cardgames.engine.relations import Relation

if TYPE_CHECKING:
    from cardgames.engine.layout import Layout

Kind = Literal["stock", "waste", "foundation", "column", "reserve"]
Faces = Literal["up", "down", "mixed"]  # mixed: face-down cards below face-up ones
Fan = Literal["none", "down", "right"]


@dataclass(frozen=True)
class Lift:
    """How many cards leave a pile together: at most so many, a tail built as the pile builds."""

    most: int
    says: Tells
    each: bool = False  # any one card, from wherever in the pile
    late: bool = False  # only when stock and waste are both empty

    def saying(self, says: Tells) -> Lift:
        """Return the same lift, told in a game's own words."""
        return replace(self, says=says)


@dataclass(frozen=True, eq=False)
class Space:
    """Which cards an empty pile takes, and from where."""

    takes: int
    says: Tells
    feeder: Piles | None = None

    def saying(self, says: Tells) -> Space:
        """Return the same space, told in a game's own words."""
        return replace(self, says=says)

    def after(self, feeder: Piles, says: Tells) -> Space:
        """Return the space that takes cards from `feeder` alone while it holds any."""
        return replace(self, feeder=feeder, says=says)


@dataclass(frozen=True)
class Belong:
    """The cards that belong in a pile; a stranger there is neither lifted nor built on."""

    faces: int
    says: Tells


@dataclass(frozen=True)
class Reach:
    """Which piles a card can reach from its own, read off the game's drawing."""

    finds: Callable[[Layout, str], frozenset[str]]  # the names of those reached from a pile
    says: Tells


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


EVERY = sum(BIT[face] for face in range(52))
KINGS = sum(BIT[face] for face in range(52) if RANK[face] == 12)

REDS = Belong(
    sum(BIT[face] for face in range(52) if RED[face]),
    Text(
        "Only red cards belong here; a black one can be neither played nor built on.",
        "Здесь место только красным картам; чёрную нельзя ни сыграть, ни накрыть.",
    ),
)
BLACKS = Belong(
    EVERY & ~REDS.faces,
    Text(
        "Only black cards belong here; a red one can be neither played nor built on.",
        "Здесь место только чёрным картам; красную нельзя ни сыграть, ни накрыть.",
    ),
)

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
EACH = Lift(
    1, Text("Any card of the pile may be taken.", "Брать можно любую карту стопки."), each=True
)
AT_LAST = Lift(
    1,
    Text(
        "Only when stock and talon are out may these cards be played.",
        "Эти карты играют, только когда кончились и колода, и талон.",
    ),
    late=True,
)

NO_CARD = Space(0, Text("An empty place stays empty.", "Свободное место остаётся пустым."))


def ends_of_its_line(piles: str) -> Reach:
    """Return the reach to the piles of a letter at the ends of one's own row and column."""

    def ends(layout: Layout, name: str) -> frozenset[str]:
        x, y, *_ = layout.places[name]
        return frozenset(
            other
            for other, place in layout.places.items()
            if other[0] == piles and (place.x == x or place.y == y)
        )

    return Reach(ends, IN_LINE)


def within_arcs(piles: int) -> Reach:
    """Return the reach to one's own arc, so many piles in the order of their numbers."""

    def arc(layout: Layout, name: str) -> frozenset[str]:
        first = (int(name[1:]) - 1) // piles * piles
        return frozenset(f"{name[0]}{number}" for number in range(first + 1, first + piles + 1))

    return Reach(arc, IN_ARC)


IN_LINE = Text(
    "A card reaches only the ends of its own row and column.",
    "Карта может уйти только на концы своего ряда и своего столбца.",
)
IN_ARC = Text(
    "A card moves only within its own arc.", "Карту перекладывают только в пределах её дуги."
)

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
