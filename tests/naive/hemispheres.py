"""The Hemispheres: a function a rule of «Полушарія», from the old book of patience games.

The note to which the text sends for marriages (red downward, black upward) is that of the English
original.
"""

from typing import Self

from tests.naive.cards import is_red, numbered, packs, rank, suit, turned_down, turned_up
from tests.naive.patience import Patience

BASES = ["AH", "AH", "AD", "AD", "KC", "KC", "KS", "KS"]
BARRIERS = ["KH", "AS", "KD", "AC"]
FOUNDATIONS = [f"f{place}" for place in range(1, 9)]
BARRIER_PLACES = [f"b{place}" for place in range(1, 5)]
RING = [f"c{place}" for place in range(1, 13)]
NORTH = RING[:6]
SOUTH = RING[6:]
RACES = [RING[0:3], RING[3:6], RING[6:9], RING[9:12]]


class Hemispheres(Patience):
    slug = "hemispheres"
    names = ["s1", "w1", *FOUNDATIONS, *BARRIER_PLACES, *RING]
    known_variants = ("by-race",)

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        position = cls(variants)
        pack = numbered(packs(2, without=(*BASES, *BARRIERS)), number)
        set_out_the_bases_and_barriers(position)
        lay_the_ring(position, pack)
        position.piles["s1"] = [turned_down(card) for card in reversed(pack)]
        return position

    def offered(self) -> list[str]:
        moves = []
        moves += cards_to_the_foundations(self)
        moves += barriers_to_the_foundations(self)
        moves += marriages_within_the_ring(self)
        moves += marriages_from_the_talon(self)
        moves += exchanges(self)
        moves += transfers_without_exchange(self)
        moves += the_next_stock_card(self)
        moves += the_talon_into_a_space(self)
        return moves

    def after(self, move: str) -> None:
        if "=" in move:
            one, other = move.split("=")
            card = self.piles[one].pop()
            self.piles[one].append(self.piles[other].pop())
            self.piles[other].append(card)
        else:
            source, target = move.split("-")
            self.piles[target].append(turned_up(self.piles[source].pop()))


def set_out_the_bases_and_barriers(position: Hemispheres) -> None:
    """«Берутъ изъ колоды четыре красныхъ туза и четыре черныхъ короля. Затђмъ кладутъ поперечно
    короля червей и короля бубенъ, туза трефъ и туза пикъ.»"""
    for name, card in zip(FOUNDATIONS, BASES, strict=True):
        position.piles[name].append(card)
    for name, card in zip(BARRIER_PLACES, BARRIERS, strict=True):
        position.piles[name].append(card)


def lay_the_ring(position: Hemispheres, pack: list[str]) -> None:
    """«Разложивши основанія и барьеры, раскладываютъ (слђва направо, начиная отъ червоннаго короля)
    кругъ, состоящій изъ трехъ картъ, между каждымъ барьеромъ.»"""
    for name in RING:
        position.piles[name].append(pack.pop(0))


def hemisphere_of(card: str) -> list[str]:
    """«Красныя карты … должны пребывать въ сђверномъ полушаріи, черныя же карты … находятся въ
    южномъ полушаріи.»"""
    return NORTH if is_red(card) else SOUTH


def at_home(position: Hemispheres, name: str) -> bool:
    """«Годными картами считаются только тђ, которыя принадлежатъ каждому изъ полушарій.»"""
    return bool(position.piles[name]) and name in hemisphere_of(position.top(name))


def astray(position: Hemispheres, name: str) -> bool:
    return bool(position.piles[name]) and name not in hemisphere_of(position.top(name))


def all_dealt_out(position: Hemispheres) -> bool:
    """«… въ концђ же игры, когда всђ карты сдђланы и талонъ израсходованъ …»"""
    return not position.piles["s1"] and not position.piles["w1"]


def foundation_for(position: Hemispheres, card: str) -> str | None:
    """«За основаніями должны слђдовать масти»; the first of the suit's two that takes the card."""
    for name in FOUNDATIONS:
        pile = position.piles[name]
        step = 1 if is_red(card) else -1
        if pile and suit(pile[-1]) == suit(card) and rank(card) == rank(pile[-1]) + step:
            return name
    return None


def cards_to_the_foundations(position: Hemispheres) -> list[str]:
    """«Всђ подходящія карты изъ этихъ породъ можно играть»; «Затђмъ играютъ всђ подходящія
    карты», those of the talon too."""
    sources = [name for name in RING if at_home(position, name)]
    if position.piles["w1"]:
        sources.append("w1")
    moves = []
    for source in sources:
        home = foundation_for(position, position.top(source))
        if home:
            moves.append(f"{source}-{home}")
    return moves


def barriers_to_the_foundations(position: Hemispheres) -> list[str]:
    """«Нельзя двигать барьеровъ до конца игры, когда сыгрываютъ эти барьеры для пополненія
    основаній.»"""
    if not all_dealt_out(position):
        return []
    moves = []
    for source in BARRIER_PLACES:
        if position.piles[source]:
            home = foundation_for(position, position.top(source))
            if home:
                moves.append(f"{source}-{home}")
    return moves


def may_marry(lower: str, card: str) -> bool:
    """A red card goes on the next higher red one, a black card on the next lower black one."""
    if is_red(card) != is_red(lower):
        return False
    return rank(lower) - rank(card) == (1 if is_red(card) else -1)


def marriages_within_the_ring(position: Hemispheres) -> list[str]:
    """«Можно дђлать марьяжъ только съ картами ихъ собственной масти.» With `by-race` the two lie
    in one arc."""
    moves = []
    for source in RING:
        if not at_home(position, source):
            continue
        card = position.top(source)
        for target in hemisphere_of(card):
            if target == source or not at_home(position, target):
                continue
            same_race = any(source in race and target in race for race in RACES)
            if "by-race" in position.variants and not same_race:
                continue
            lower = position.top(target)
            if suit(lower) == suit(card) and may_marry(lower, card):
                moves.append(f"{source}-{target}")
    return moves


def marriages_from_the_talon(position: Hemispheres) -> list[str]:
    """«… но съ картами изъ талона можно дђлать марьяжъ между всякими мастями»: «Остатокъ
    составляетъ талонъ, изъ котораго можно дђлать марьяжъ съ картами, находящимися въ кругђ.»"""
    if not position.piles["w1"]:
        return []
    card = position.top("w1")
    return [
        f"w1-{target}"
        for target in hemisphere_of(card)
        if at_home(position, target) and may_marry(position.top(target), card)
    ]


def exchanges(position: Hemispheres) -> list[str]:
    """«Карты не той масти должны быть обмђнены, какъ только встрђтится возможность, на другія карты
    въ тђхъ полушаріяхъ, къ которому онђ принадлежатъ.»"""
    return [
        f"{north}={south}"
        for north in NORTH
        for south in SOUTH
        if astray(position, north) and astray(position, south)
    ]


def transfers_without_exchange(position: Hemispheres) -> list[str]:
    """«… въ концђ же игры, когда всђ карты сдђланы и талонъ израсходованъ, то карты должны быть
    переведены безъ обмђна.»"""
    if not all_dealt_out(position):
        return []
    moves = []
    for source in RING:
        if not astray(position, source):
            continue
        card = position.top(source)
        home = hemisphere_of(card)
        targets = [name for name in home if not position.piles[name]]
        if not targets:
            targets = [
                name
                for name in home
                if at_home(position, name)
                and suit(position.top(name)) == suit(card)
                and may_marry(position.top(name), card)
            ]
        moves += [f"{source}-{target}" for target in targets]
    return moves


def first_space(position: Hemispheres) -> str | None:
    """«… (начиная слђва направо, какъ въ первоначальной игрђ).»"""
    for name in RING:
        if not position.piles[name]:
            return name
    return None


def the_next_stock_card(position: Hemispheres) -> list[str]:
    """«Послђ этого сыгрываютъ остальную колоду, наполняя прежде всего свободныя мђста въ рядахъ
    породъ»; «Остатокъ составляетъ талонъ.» No card is turned while an exchange is due."""
    if not position.piles["s1"] or exchanges(position):
        return []
    return [f"s1-{first_space(position) or 'w1'}"]


def the_talon_into_a_space(position: Hemispheres) -> list[str]:
    """When the stock is out the talon fills the spaces in its stead."""
    space = first_space(position)
    if position.piles["s1"] or not position.piles["w1"] or not space or exchanges(position):
        return []
    return [f"w1-{space}"]
