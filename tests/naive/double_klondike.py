"""Double Klondike: a function a sentence of «Пасьянс Двойной Клондайк (Double Klondike)»."""

import itertools
from typing import Self

from tests.naive.cards import face_down, is_red, numbered, packs, rank, suit, turned_down, turned_up
from tests.naive.patience import Patience

FOUNDATIONS = [f"f{place}" for place in range(1, 9)]
COLUMNS = [f"c{place}" for place in range(1, 10)]


class DoubleKlondike(Patience):
    slug = "double-klondike"
    names = ["s1", "w1", *FOUNDATIONS, *COLUMNS]
    known_variants = ("take-back", "two-redeals", "unlimited-redeals")
    note = "draw"

    def __init__(self, variants: tuple[str, ...] = ()) -> None:
        super().__init__(variants)
        if "two-redeals" in variants and "unlimited-redeals" in variants:
            raise ValueError("two-redeals and unlimited-redeals answer the same question")

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        """«Для игры используют две полные колоды по 52 карты - всего 104 листа.»"""
        position = cls(variants)
        pack = numbered(packs(2), number)
        lay_out_the_triangle(position, pack)
        position.piles["s1"] = [turned_down(card) for card in reversed(pack)]
        return position

    def offered(self) -> list[str]:
        moves = []
        moves += cards_to_the_foundations(self)
        moves += cards_and_series_to_columns(self)
        moves += the_waste_card_to_columns(self)
        moves += foundation_cards_taken_back(self)
        moves += dealing_from_the_stock(self)
        moves += turning_the_waste_over(self)
        return moves

    def after(self, move: str) -> None:
        if move == "s1-w1":
            deal_three_at_once(self)
        elif move == "w1-s1":
            take_the_waste_as_a_new_stock(self)
        else:
            transfer(self, move)


def lay_out_the_triangle(position: DoubleKlondike, pack: list[str]) -> None:
    """«9 горизонтальных рядов карт раскладываются в виде прямоугольного треугольника,
    опрокинутого одной вершиной вниз: первый ряд содержит 9 карт, второй - 8 и т.д. до последнего
    ряда, содержащего одну карту. Верхние карты получившихся вертикальных стопок переворачиваются
    лицом вверх.»"""
    for length in (9, 8, 7, 6, 5, 4, 3, 2, 1):
        for place in range(length):
            position.piles[COLUMNS[place]].append(turned_down(pack.pop(0)))
    for name in COLUMNS:
        turn_up_the_bared_card(position, name)


def turn_up_the_bared_card(position: DoubleKlondike, name: str) -> None:
    """«… лежащая под ней закрытая карта начальной фигуры переворачивается лицом вверх и
    становится игровой.»"""
    pile = position.piles[name]
    if pile:
        pile[-1] = turned_up(pile[-1])


def fits_below(card: str, upper: str) -> bool:
    """«… только в нисходящей последовательности, с чередованием цвета …»"""
    return rank(upper) == rank(card) - 1 and is_red(upper) != is_red(card)


def foundation_for(position: DoubleKlondike, card: str) -> str | None:
    """«Тузы выкладываются в основной ряд по мере их выхода из колоды»; на них «все масти в
    возрастающей последовательности, до королей включительно». Of several alike the first."""
    for name in FOUNDATIONS:
        pile = position.piles[name]
        if pile and suit(pile[-1]) == suit(card) and rank(card) == rank(pile[-1]) + 1:
            return name
        if not pile and rank(card) == 1:
            return name
    return None


def playable_tops(position: DoubleKlondike) -> list[str]:
    """«Игровыми картами являются все нижние, лежащие лицом вверх, карты колонок и верхняя карта
    штабеля.»"""
    return [
        name
        for name in [*COLUMNS, "w1"]
        if position.piles[name] and not face_down(position.top(name))
    ]


def cards_to_the_foundations(position: DoubleKlondike) -> list[str]:
    """«Игру начинают с переноса в основной ряд тузов и последующих за ними карт соответствующей
    масти, если они имеются среди игровых.»"""
    moves = []
    for name in playable_tops(position):
        home = foundation_for(position, position.top(name))
        if home:
            moves.append(f"{name}-{home}")
    return moves


def series_of(position: DoubleKlondike, name: str) -> list[list[str]]:
    """«… как по одной карте, так и сериями»: every tail that is all face up and in sequence."""
    pile = position.piles[name]
    tails = []
    for length in range(1, len(pile) + 1):
        tail = pile[-length:]
        if any(face_down(card) for card in tail):
            break
        if any(not fits_below(card, upper) for card, upper in itertools.pairwise(tail)):
            break
        tails.append(tail)
    return tails


def column_takes(position: DoubleKlondike, name: str, card: str) -> bool:
    """«На полностью разобранную колонку можно класть короля или серию карт, начинающуюся с
    короля.»"""
    pile = position.piles[name]
    if not pile:
        return rank(card) == 13
    return not face_down(pile[-1]) and fits_below(pile[-1], card)


def cards_and_series_to_columns(position: DoubleKlondike) -> list[str]:
    """«Перекладывать игровые карты с колонки на колонку можно … как по одной карте, так и
    сериями.»"""
    moves = []
    for source in COLUMNS:
        for series in series_of(position, source):
            for target in COLUMNS:
                if target != source and column_takes(position, target, series[0]):
                    count = "" if len(series) == 1 else f"x{len(series)}"
                    moves.append(f"{source}{count}-{target}")
    return moves


def the_waste_card_to_columns(position: DoubleKlondike) -> list[str]:
    """«Игровой является только верхняя карта; если она годна для переноса на одно из основных
    мест или на игровую карту какой - либо колонки, то игровой становится лежащая под ней карта и
    т.д.»"""
    if not position.piles["w1"]:
        return []
    card = position.top("w1")
    return [f"w1-{target}" for target in COLUMNS if column_takes(position, target, card)]


def foundation_cards_taken_back(position: DoubleKlondike) -> list[str]:
    """Only with `take-back`: the text counts no foundation card among the playable ones."""
    if "take-back" not in position.variants:
        return []
    return [
        f"{source}-{target}"
        for source in FOUNDATIONS
        for target in COLUMNS
        if position.piles[source] and column_takes(position, target, position.top(source))
    ]


def dealing_from_the_stock(position: DoubleKlondike) -> list[str]:
    """«… сдаются следующие три карты и т.д. до полного исчерпания колоды.»"""
    return ["s1-w1"] if position.piles["s1"] else []


def deal_three_at_once(position: DoubleKlondike) -> None:
    """«Из колоды сдаются одновременно три карты (последняя сдача может содержать одну или две
    карты).»"""
    for _ in range(3):
        if position.piles["s1"]:
            position.piles["w1"].append(turned_up(position.piles["s1"].pop()))


def turning_the_waste_over(position: DoubleKlondike) -> list[str]:
    """«2 колоды. Средний. 1 пересдача.» «Колоду можно пересдать еще один раз.» And that only
    «после того как колода иссякла»."""
    if position.piles["s1"] or not position.piles["w1"]:
        return []
    if "unlimited-redeals" in position.variants:
        return ["w1-s1"]
    redeals = 2 if "two-redeals" in position.variants else 1
    return ["w1-s1"] if position.used < redeals else []


def take_the_waste_as_a_new_stock(position: DoubleKlondike) -> None:
    """«… берут оставшиеся карты, переворачивают рубашкой вверх и, не тасуя, начинают сдавать их
    вновь, как и прежде»: the card that was turned first comes first again."""
    while position.piles["w1"]:
        position.piles["s1"].append(turned_down(position.piles["w1"].pop()))
    position.used += 1


def transfer(position: DoubleKlondike, move: str) -> None:
    """«При переносе игровой карты или серии карт на другую колонку, лежащая под ней закрытая
    карта начальной фигуры переворачивается лицом вверх и становится игровой.»"""
    source, target = move.split("-")
    source, _, count = source.partition("x")
    length = int(count or 1)
    series = position.piles[source][-length:]
    del position.piles[source][-length:]
    position.piles[target] += series
    if source in COLUMNS:
        turn_up_the_bared_card(position, source)
