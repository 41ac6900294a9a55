"""Eagle Wing: a function a sentence of the founding text, the Russian help page of that game.

«Основная» is the base, «резерв» the trunk, «расклад» the wings.
"""

from typing import Self

from tests.naive.cards import around, face_down, numbered, packs, rank, suit, turned_down, turned_up
from tests.naive.patience import Patience

FOUNDATIONS = [f"f{place}" for place in range(1, 5)]
WINGS = [f"c{place}" for place in range(1, 9)]


class EagleWing(Patience):
    slug = "eagle-wing"
    names = ["s1", "w1", *FOUNDATIONS, "r1", *WINGS]
    note = "draw"

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        position = cls(variants)
        pack = numbered(packs(1), number)
        thirteen_face_down_to_the_trunk(position, pack)
        a_card_to_each_wing(position, pack)
        the_base_card(position, pack)
        the_rest_is_the_stock(position, pack)
        return position

    def offered(self) -> list[str]:
        moves = []
        moves += dealing_from_the_stock(self)
        moves += turning_the_waste_over(self)
        moves += groups_to_the_foundations(self)
        moves += single_cards_to_the_foundations(self)
        moves += single_cards_to_the_wings(self)
        moves += cards_to_empty_wings(self)
        moves += the_last_of_the_trunk_to_empty_wings(self)
        return moves

    def after(self, move: str) -> None:
        if move == "s1-w1":
            deal_one(self)
        elif move == "w1-s1":
            take_the_waste_as_a_new_stock(self)
        else:
            transfer(self, move)
        fill_the_empty_wings(self)
        turn_up_the_last_of_the_trunk(self)


def thirteen_face_down_to_the_trunk(position: EagleWing, pack: list[str]) -> None:
    """«В эту стопку кладётся тринадцать карт лицом вниз.»"""
    for _ in range(13):
        position.piles["r1"].append(turned_down(pack.pop(0)))


def a_card_to_each_wing(position: EagleWing, pack: list[str]) -> None:
    """«Восемь ячеек …, на каждую из которых сдаётся по карте лицом вверх.»"""
    for name in WINGS:
        position.piles[name].append(pack.pop(0))


def the_base_card(position: EagleWing, pack: list[str]) -> None:
    """«В начале игры на первое основание кладётся одна карта, которая объявляется основной.»"""
    position.piles["f1"].append(pack.pop(0))


def the_rest_is_the_stock(position: EagleWing, pack: list[str]) -> None:
    """«Сюда помещаются оставшиеся после сдачи в расклад карты.»"""
    while pack:
        position.piles["s1"].insert(0, turned_down(pack.pop(0)))


def base_rank(position: EagleWing) -> int | None:
    """«… начиная с основной карты (самой первой карты, положенной на основание).»"""
    for name in FOUNDATIONS:
        if position.piles[name]:
            return rank(position.piles[name][0])
    return None


def goes_on_foundation(position: EagleWing, pile: list[str], card: str) -> bool:
    """«Карты в основаниях собираются по масти в восходящем порядке с основной карты.» «Набор
    остальных оснований должен начинаться с карт такого же достоинства, что и основная. После
    короля идёт туз, а после туза — двойка.»"""
    if not pile:
        return rank(card) == base_rank(position)
    if len(pile) == 13:
        return False
    return suit(card) == suit(pile[-1]) and rank(card) == around(rank(pile[-1]) + 1)


def foundation_for(position: EagleWing, group: list[str]) -> str | None:
    """The first foundation that takes these cards one after another, the first named first."""
    for name in FOUNDATIONS:
        pile = list(position.piles[name])
        taken = 0
        for card in group:
            if goes_on_foundation(position, pile, card):
                pile.append(card)
                taken += 1
        if taken == len(group):
            return name
    return None


def groups_to_the_foundations(position: EagleWing) -> list[str]:
    """«При этом на основания карты можно перемещать сразу группами»: the top card first. A
    single card is the smallest group."""
    moves = []
    for source in WINGS:
        pile = position.piles[source]
        for length in range(1, len(pile) + 1):
            home = foundation_for(position, pile[::-1][:length])
            if home:
                count = "" if length == 1 else f"x{length}"
                moves.append(f"{source}{count}-{home}")
    return moves


def the_waste_and_the_last_of_the_trunk(position: EagleWing) -> list[str]:
    """«Верхнюю карту можно перемещать» (сброс). «Когда в резерве остаётся всего одна карта, она
    переворачивается и может быть перемещена на основание или в стопку расклад.»"""
    sources = []
    if position.piles["w1"]:
        sources.append("w1")
    if len(position.piles["r1"]) == 1 and not face_down(position.top("r1")):
        sources.append("r1")
    return sources


def single_cards_to_the_foundations(position: EagleWing) -> list[str]:
    moves = []
    for source in the_waste_and_the_last_of_the_trunk(position):
        home = foundation_for(position, [position.top(source)])
        if home:
            moves.append(f"{source}-{home}")
    return moves


def single_cards_to_the_wings(position: EagleWing) -> list[str]:
    """«Карты в раскладе собираются в нисходящем порядке по масти. На другие стопки в раскладе
    карты можно перекладывать только по одной.» «В каждой стопке расклада может максимум три
    карты.»"""
    wings = [name for name in WINGS if position.piles[name]]
    moves = []
    for source in wings + the_waste_and_the_last_of_the_trunk(position):
        for target in wings:
            if source == target or len(position.piles[target]) >= 3:
                continue
            if goes_on_wing(position.top(target), position.top(source)):
                moves.append(f"{source}-{target}")
    return moves


def goes_on_wing(lower: str, card: str) -> bool:
    """«Карты в раскладе можно собирать в нисходящем порядке по масти»: around the corner too, a
    king on an ace."""
    return suit(card) == suit(lower) and rank(card) == around(rank(lower) - 1)


def cards_to_empty_wings(position: EagleWing) -> list[str]:
    """«Если в резерве нет карт, на пустое место можно положить карту из сброса или другой стопки
    расклада.»"""
    if position.piles["r1"]:
        return []
    empty = [name for name in WINGS if not position.piles[name]]
    filled = [name for name in WINGS if position.piles[name]]
    waste = ["w1"] if position.piles["w1"] else []
    return [f"{source}-{target}" for source in filled + waste for target in empty]


def the_last_of_the_trunk_to_empty_wings(position: EagleWing) -> list[str]:
    """«Отсюда перекладываются карты для заполнения пустых мест в раскладе.» In play they are
    filled before anybody could do it; a typed position may have one still empty."""
    if "r1" not in the_waste_and_the_last_of_the_trunk(position):
        return []
    return [f"r1-{target}" for target in WINGS if not position.piles[target]]


def fill_the_empty_wings(position: EagleWing) -> None:
    """«Пустые места в раскладе заполняются картами из резерва.»"""
    for name in WINGS:
        if not position.piles[name] and position.piles["r1"]:
            position.piles[name].append(turned_up(position.piles["r1"].pop()))


def turn_up_the_last_of_the_trunk(position: EagleWing) -> None:
    """«Тем не менее, когда в резерве остаётся всего одна карта, она становится видимой и её можно
    перемещать.»"""
    if len(position.piles["r1"]) == 1:
        position.piles["r1"] = [turned_up(position.top("r1"))]


def dealing_from_the_stock(position: EagleWing) -> list[str]:
    return ["s1-w1"] if position.piles["s1"] else []


def deal_one(position: EagleWing) -> None:
    """«Карты сдаются из колоды на сброс по одной.»"""
    position.piles["w1"].append(turned_up(position.piles["s1"].pop()))


def turning_the_waste_over(position: EagleWing) -> list[str]:
    """«Когда в колоде не останется карт, можно переместить все карты из сброса обратно в колоду»;
    «Две пересдачи.»"""
    if position.piles["s1"] or not position.piles["w1"] or position.used >= 2:
        return []
    return ["w1-s1"]


def take_the_waste_as_a_new_stock(position: EagleWing) -> None:
    """«… сохраняя порядок»: the card that was turned first comes first again."""
    while position.piles["w1"]:
        position.piles["s1"].append(turned_down(position.piles["w1"].pop()))
    position.used += 1


def transfer(position: EagleWing, move: str) -> None:
    source, target = move.split("-")
    source, _, count = source.partition("x")
    for _ in range(int(count or 1)):
        position.piles[target].append(position.piles[source].pop())
