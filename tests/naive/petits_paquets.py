"""Les Petits Paquets: a function a rule of the last chapter of the old book of patience games.

Its end, with the order of play during the deal, is lost: a row is laid, then all that fits may be
played, then the next row is laid.
"""

from typing import Self

from tests.naive.cards import numbered, packs, rank, suit, turned_down, turned_up
from tests.naive.patience import Patience

UPPER = ["f1", "f2", "f3", "f4"]
LOWER = ["f5", "f6", "f7", "f8"]
PACKETS = [f"c{place}" for place in range(1, 14)]
KINGS = ["KH", "KD", "KC", "KS"]


class PetitsPaquets(Patience):
    slug = "petits-paquets"
    names = ["s1", *UPPER, *LOWER, *PACKETS]
    known_variants = ("two-redeals",)
    note = "redeal"

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        """«Берутъ восемь королей изъ колоды. Это — основныя карты.»"""
        position = cls(variants)
        for name, king in zip(UPPER + LOWER, KINGS + KINGS, strict=True):
            position.piles[name].append(king)
        pack = numbered(packs(2, without=(*KINGS, *KINGS)), number)
        position.piles["s1"] = [turned_down(card) for card in reversed(pack)]
        lay_a_row(position)
        return position

    def offered(self) -> list[str]:
        moves = []
        moves += top_cards_to_the_foundations(self)
        moves += cards_of_the_thirteenth_packet(self)
        moves += laying_the_next_row(self)
        moves += laying_out_again(self)
        return moves

    def after(self, move: str) -> None:
        if move == "deal":
            lay_a_row(self)
        elif move == "redeal":
            gather(self)
            lay_a_row(self)
        else:
            source, target = move.split("-")
            source, _, place = source.partition("@")
            index = int(place) - 1 if place else -1
            self.piles[target].append(self.piles[source].pop(index))


def lay_a_row(position: PetitsPaquets) -> None:
    """«… раскладываютъ продольный рядъ изъ тринадцати картъ, при этомъ тринадцатая карта кладется
    нђсколько въ сторону. Послђ этого кладутъ второй рядъ изъ тринадцати картъ, покрывающихъ первый
    рядъ, и продолжаютъ такимъ образомъ раскладывать послђдовательно одинъ рядъ за другимъ, пока не
    выйдетъ вся колода.»"""
    for name in PACKETS:
        if position.piles["s1"]:
            position.piles[name].append(turned_up(position.piles["s1"].pop()))


def foundations_for(position: PetitsPaquets, card: str) -> list[str]:
    """«На каждое основаніе карты слђдуютъ по мастямъ.» «Четыре короля верхняго ряда начинаютъ съ
    тузовъ и восходятъ по порядку до дамъ; короли нижняго ряда нисходятъ по порядку до тузовъ.»"""
    homes = []
    for name in UPPER + LOWER:
        pile = position.piles[name]
        if not pile or len(pile) == 13 or suit(pile[0]) != suit(card):
            continue
        height = len(pile)
        wanted = height if name in UPPER else 13 - height
        if rank(card) == wanted:
            homes.append(name)
    return homes


def top_cards_to_the_foundations(position: PetitsPaquets) -> list[str]:
    """«Годными картами считаются … также верхнія карты двђнадцати пачекъ. Снимая верхнія карты,
    освобождаютъ въ обыкновенномъ порядкђ лежащія ниже.»"""
    return [
        f"{source}-{home}"
        for source in PACKETS[:12]
        if position.piles[source]
        for home in foundations_for(position, position.top(source))
    ]


def cards_of_the_thirteenth_packet(position: PetitsPaquets) -> list[str]:
    """«Годными картами считаются всђ тђ, которыя находятся въ тринадцатой пачкђ»: «карты
    тринадцатой пачки разложены такъ, что видны всђ.»"""
    return [
        f"c13@{place}-{home}"
        for place, card in enumerate(position.piles["c13"], 1)
        for home in foundations_for(position, card)
    ]


def laying_the_next_row(position: PetitsPaquets) -> list[str]:
    return ["deal"] if position.piles["s1"] else []


def laying_out_again(position: PetitsPaquets) -> list[str]:
    """«При вторичной раскладкђ пасьянса …»: a second laying out, with `two-redeals` a third."""
    redeals = 2 if "two-redeals" in position.variants else 1
    cards_left = any(position.piles[name] for name in PACKETS)
    if position.piles["s1"] or not cards_left or position.used >= redeals:
        return []
    return ["redeal"]


def gather(position: PetitsPaquets) -> None:
    """«… двђнадцать пачекъ снимаютъ по порядку по шести пачекъ съ одной стороны и по шести съ
    другой …. Между этими двумя группами кладутъ тринадцатую пачку, если въ ней остались еще
    карты.» The right-hand six on top, so dealt first, and within each six as they lie in order."""
    right = ["c12", "c11", "c10", "c9", "c8", "c7"]
    left = ["c1", "c2", "c3", "c4", "c5", "c6"]
    gathered: list[str] = []
    for name in [*right, "c13", *left]:
        gathered += position.piles[name]
        position.piles[name] = []
    position.piles["s1"] = [turned_down(card) for card in reversed(gathered)]
    position.used += 1
