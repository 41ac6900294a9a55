"""The Empress of India: of its chapter the founding text has only the last lines, quoted here;
the rest is that of the English original.

«Флотъ» is the Navy, the black half of the table; the Army is the red one.
"""

from typing import Self

from tests.naive.cards import is_red, numbered, packs, rank, suit, turned_down, turned_up
from tests.naive.patience import Patience

BLACK = [f"f{place}" for place in range(1, 9)]
RED = [f"f{place}" for place in range(9, 17)]
ARMY = [f"a{place}" for place in range(1, 25)]
NAVY = [f"n{place}" for place in range(1, 25)]
BASES = ["AC"] * 4 + ["AS"] * 4 + ["KH"] * 4 + ["KD"] * 4
FOR_SHOW = ["JH"] * 4 + ["JD"] * 4 + ["QC"] * 4 + ["QS"] * 4

# The red jacks and black queens are out of the game, so the foundations skip them.
BLACK_ORDER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]
RED_ORDER = [13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


class EmpressOfIndia(Patience):
    slug = "empress-of-india"
    names = ["s1", "w1", "w2", *ARMY, *NAVY, *BLACK, *RED]

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        position = cls(variants)
        for name, card in zip(BLACK + RED, BASES, strict=True):
            position.piles[name].append(card)
        pack = numbered(packs(4, without=(*BASES, *FOR_SHOW)), number)
        position.piles["s1"] = [turned_down(card) for card in reversed(pack)]
        fill_both_halves(position)
        return position

    def offered(self) -> list[str]:
        moves = []
        moves += double_plays(self)
        moves += pairings(self)
        moves += pairs_played(self)
        moves += turning_the_stock(self)
        return moves

    def after(self, move: str) -> None:
        if move == "turn:s1":
            turn_one(self)
            return
        left = []
        for carry in move.split("+"):
            source, target = carry.split("-")
            self.piles[target].append(self.piles[source].pop())
            left.append(source)
        for name in left:
            refill(self, name)


def fill_both_halves(position: EmpressOfIndia) -> None:
    """The stock is turned, red to the next free place of the Army, black to that of the Navy; a
    card whose half is full goes to its talon; until both are full."""
    while free_place(position, ARMY) or free_place(position, NAVY):
        card = turned_up(position.piles["s1"].pop())
        place = free_place(position, ARMY if is_red(card) else NAVY)
        position.piles[place or talon_of(card)].append(card)


def free_place(position: EmpressOfIndia, half: list[str]) -> str | None:
    for name in half:
        if not position.piles[name]:
            return name
    return None


def talon_of(card: str) -> str:
    """«… тђ же карты, которыя не требуются для занятія свободныхъ мђстъ, складываются въ двђ
    пачки»: the red ones in one, the black ones in the other."""
    return "w1" if is_red(card) else "w2"


def foundation_for(position: EmpressOfIndia, card: str) -> str | None:
    """Black up from the ace, red down from the king, in suit; of several the first."""
    order = RED_ORDER if is_red(card) else BLACK_ORDER
    for name in RED if is_red(card) else BLACK:
        pile = position.piles[name]
        in_suit = pile and len(pile) < 12 and suit(pile[0]) == suit(card)
        if in_suit and rank(card) == order[len(pile)]:
            return name
    return None


def unpaired(position: EmpressOfIndia, half: list[str]) -> list[str]:
    """«Каждая карта можетъ быть спарована только однажды»: two cards in a place are a pair."""
    return [name for name in half if len(position.piles[name]) == 1]


def double_plays(position: EmpressOfIndia) -> list[str]:
    """A card of the Army and one of the Navy are played together, never one alone."""
    moves = []
    for army in unpaired(position, ARMY):
        for navy in unpaired(position, NAVY):
            red = foundation_for(position, position.top(army))
            black = foundation_for(position, position.top(navy))
            if red and black:
                moves.append(f"{army}-{red}+{navy}-{black}")
    return moves


def pairings(position: EmpressOfIndia) -> list[str]:
    """«Для спаровыванія картъ можно выбирать какое угодно время.»"""
    moves = []
    for army in unpaired(position, ARMY):
        for navy in unpaired(position, NAVY):
            moves += [f"{army}-{navy}", f"{navy}-{army}"]
    return moves


def pairs_played(position: EmpressOfIndia) -> list[str]:
    """A pair leaves only as a whole, the upper card named first."""
    moves = []
    for name in ARMY + NAVY:
        if len(position.piles[name]) == 2:
            lower, upper = position.piles[name]
            homes = foundation_for(position, upper), foundation_for(position, lower)
            if all(homes):
                moves.append(f"{name}-{homes[0]}+{name}-{homes[1]}")
    return moves


def refill(position: EmpressOfIndia, name: str) -> None:
    """An emptied place is filled with its half's colour, from its talon or else from the stock:
    «Когда сыграны всђ подходящія карты, то перебираютъ всю остальную колоду.»"""
    if position.piles[name]:
        return
    talon = "w1" if name in ARMY else "w2"
    if position.piles[talon]:
        position.piles[name].append(position.piles[talon].pop())
        return
    while position.piles["s1"]:
        card = turned_up(position.piles["s1"].pop())
        if talon_of(card) == talon:
            position.piles[name].append(card)
            return
        position.piles[talon_of(card)].append(card)


def turning_the_stock(position: EmpressOfIndia) -> list[str]:
    return ["turn:s1"] if position.piles["s1"] else []


def turn_one(position: EmpressOfIndia) -> None:
    card = turned_up(position.piles["s1"].pop())
    position.piles[talon_of(card)].append(card)
