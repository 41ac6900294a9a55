"""The Parterre: a function a rule of «Партеръ», from the old book of patience games."""

import itertools
from typing import Self

from tests.naive.cards import numbered, packs, rank, suit
from tests.naive.patience import Patience

FOUNDATIONS = [f"f{place}" for place in range(1, 5)]
PARTERRE = [f"c{place}" for place in range(1, 7)]
BOUQUET = [f"r{place}" for place in range(1, 17)]


class Parterre(Patience):
    slug = "parterre"
    names = [*FOUNDATIONS, *PARTERRE, *BOUQUET]
    known_variants = ("sequences",)

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        """«ОДНА ПОЛНАЯ КОЛОДА КАРТЪ.»"""
        position = cls(variants)
        pack = numbered(packs(1), number)
        six_packets_of_six(position, pack)
        the_other_sixteen_in_hand(position, pack)
        return position

    def offered(self) -> list[str]:
        moves = []
        moves += cards_to_the_foundations(self)
        moves += cards_to_the_parterre(self)
        moves += cards_to_empty_piles(self)
        moves += runs(self)
        return moves

    def after(self, move: str) -> None:
        source, target = move.split("-")
        source, _, count = source.partition("x")
        length = int(count or 1)
        cards = self.piles[source][-length:]
        del self.piles[source][-length:]
        self.piles[target] += cards


def six_packets_of_six(position: Parterre, pack: list[str]) -> None:
    """«Раскладываютъ шесть пачекъ по шести картъ такъ, чтобы каждая карта была видна — это
    называется партерами.»"""
    for name in PARTERRE:
        for _ in range(6):
            position.piles[name].append(pack.pop(0))


def the_other_sixteen_in_hand(position: Parterre, pack: list[str]) -> None:
    """«Въ рукахъ держатъ шестнадцать остальныхъ картъ, которыя составятъ букетъ.»"""
    for name in BOUQUET:
        position.piles[name].append(pack.pop(0))


def available(position: Parterre) -> list[str]:
    """«Годными картами считаются всякая карта въ букетђ и верхняя карта партера. Снятіе верхнихъ
    картъ освобождаетъ нижнія.» The cards of the bouquet lie apart, so each is a top card."""
    return [name for name in BOUQUET + PARTERRE if position.piles[name]]


def foundation_for(position: Parterre, card: str) -> str | None:
    """«Четыре туза составляютъ основныя карты, и они восходятъ до королей»; «Основныя карты
    выбираются во время игры.» In suit: only the parterre is of mixed suits."""
    for name in FOUNDATIONS:
        pile = position.piles[name]
        if not pile and rank(card) == 1:
            return name
        if pile and suit(card) == suit(pile[-1]) and rank(card) == rank(pile[-1]) + 1:
            return name
    return None


def cards_to_the_foundations(position: Parterre) -> list[str]:
    """«Изъ букета или изъ партера берутъ тузовъ или другія подходящія карты и играютъ ихъ.»"""
    moves = []
    for source in available(position):
        home = foundation_for(position, position.top(source))
        if home:
            moves.append(f"{source}-{home}")
    return moves


def cards_to_the_parterre(position: Parterre) -> list[str]:
    """«Вслђдъ затђмъ карты размђщаются въ партерђ въ нисходящемъ порядкђ, при этомъ ихъ
    перекладываютъ изъ однђхъ пачекъ въ другія, сколько угодно разъ. Такимъ же образомъ кладутся
    карты изъ букета.» «Карты, которыя кладутъ по порядку въ партеръ, могутъ быть разныхъ мастей.»
    The bouquet is no target: «Карты изъ букета нельзя возвращать.»"""
    return [
        f"{source}-{target}"
        for source in available(position)
        for target in PARTERRE
        if target != source
        and position.piles[target]
        and rank(position.top(source)) == rank(position.top(target)) - 1
    ]


def cards_to_empty_piles(position: Parterre) -> list[str]:
    """«Когда вышли карты цђлой пачки, то начинаютъ составлять новую пачку съ помощью картъ изъ
    букета или изъ партера, и часто это единственное средство сдвинуть короля.»"""
    return [
        f"{source}-{target}"
        for source in available(position)
        for target in PARTERRE
        if not position.piles[target]
    ]


def runs(position: Parterre) -> list[str]:
    """Only with `sequences`: any tail going down by one, suits mixed, moves as one."""
    if "sequences" not in position.variants:
        return []
    moves = []
    for source in PARTERRE:
        pile = position.piles[source]
        for length in range(2, len(pile) + 1):
            run = pile[-length:]
            if any(rank(upper) != rank(lower) - 1 for lower, upper in itertools.pairwise(run)):
                break
            for target in PARTERRE:
                below = position.piles[target]
                if target != source and (not below or rank(run[0]) == rank(below[-1]) - 1):
                    moves.append(f"{source}x{length}-{target}")
    return moves
