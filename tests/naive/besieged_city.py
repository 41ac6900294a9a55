"""The Besieged City: a function a rule of «Осажденный городъ», from the old book of patience games.

«Окопы» are the trenches. The book's places and corners are those of its English original.
"""

from typing import Self

from tests.naive.cards import face_down, numbered, packs, rank, suit, turned_down, turned_up
from tests.naive.patience import Patience

FOUNDATIONS = [f"f{place}" for place in range(1, 5)]
RESERVE = [f"r{place}" for place in range(1, 13)]
TRENCHES = [f"c{place}" for place in range(1, 15)]

# «на тузовъ кладутъ королей, потомъ двойки, дамъ, тройки и такъ далђе, … при этомъ каждое
# основаніе начинается и кончается тузомъ»
HALF = [1, 13, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7]
TO_AND_FRO = HALF + HALF[::-1]

# The three columns and four rows of the reserve with the trenches at their two ends: c1-c3 lie
# above, c4-c7 to the right, c8-c10 below from right to left, c11-c14 to the left from below.
LINES = [
    (["r1", "r4", "r7", "r10"], ["c1", "c10"]),
    (["r2", "r5", "r8", "r11"], ["c2", "c9"]),
    (["r3", "r6", "r9", "r12"], ["c3", "c8"]),
    (["r1", "r2", "r3"], ["c14", "c4"]),
    (["r4", "r5", "r6"], ["c13", "c5"]),
    (["r7", "r8", "r9"], ["c12", "c6"]),
    (["r10", "r11", "r12"], ["c11", "c7"]),
]


class BesiegedCity(Patience):
    slug = "besieged-city"
    names = ["s1", "w1", *FOUNDATIONS, *RESERVE, *TRENCHES]
    known_variants = ("transposition",)

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        """«ДВЪ ПОЛНЫХЪ КОЛОДЫ КАРТЪ.» «Раскладываютъ двђнадцать картъ въ четыре ряда, по три карты
        въ каждомъ ряду. Потомъ кладутъ въ поперекъ внђшній рядъ изъ четырнадцати картъ; этотъ рядъ
        составляетъ окопы. Двђнадцать внутреннихъ картъ представляютъ резервъ.»"""
        position = cls(variants)
        pack = numbered(packs(2), number)
        for name in RESERVE + TRENCHES:
            position.piles[name].append(pack.pop(0))
        position.piles["s1"] = [turned_down(card) for card in reversed(pack)]
        return position

    def offered(self) -> list[str]:
        fills = filling_the_trenches(self)
        if fills:
            return fills
        if a_stock_card_is_turned(self):
            return resolving_the_turned_card(self)
        moves = []
        moves += trenches_to_the_foundations(self)
        moves += trenches_to_trenches(self)
        moves += reserve_to_the_trenches(self)
        moves += turning_the_stock(self)
        moves += rearranging_the_reserve(self)
        return moves

    def after(self, move: str) -> None:
        if move == "turn:s1":
            turn_one(self)
        elif "=" in move:
            one, other = move.split("=")
            self.piles[one], self.piles[other] = self.piles[other], self.piles[one]
        else:
            source, target = move.split("-")
            self.piles[target].append(turned_up(self.piles[source].pop()))
            if source in RESERVE and target in TRENCHES:
                fill_the_reserve(self, source)


def filling_the_trenches(position: BesiegedCity) -> list[str]:
    """«Свободныя мђста въ окопахъ замђщаются изъ резерва какою бы то ни было картою изъ того ряда,
    на концђ котораго оказалось свободное мђсто»; «при этомъ немедленно закрываютъ новыми картами
    каждое открывшееся свободное мђсто.»"""
    return [
        f"{source}-{trench}"
        for line, ends in LINES
        for trench in ends
        for source in line
        if position.piles[source] and not position.piles[trench]
    ]


def foundation_for(position: BesiegedCity, card: str) -> str | None:
    """«Основными картами служатъ четыре туза разныхъ мастей.» «За основными картами слђдуетъ
    масть.»"""
    begun = [name for name in FOUNDATIONS if position.piles[name]]
    of_its_suit = [name for name in begun if suit(position.piles[name][0]) == suit(card)]
    if of_its_suit:
        home = of_its_suit[0]
        height = len(position.piles[home])
        return home if height < 26 and TO_AND_FRO[height] == rank(card) else None
    empty = [name for name in FOUNDATIONS if not position.piles[name]]
    return empty[0] if empty and rank(card) == 1 else None


def trenches_to_the_foundations(position: BesiegedCity) -> list[str]:
    """«Основанія составляютъ карты изъ окоповъ и изъ колоды. Карты изъ талона должны проходить
    чрезъ резервъ, а резервъ долженъ переходить въ окопы раньше, чђмъ карты могутъ быть сыграны.»"""
    moves = []
    for source in TRENCHES:
        if position.piles[source]:
            home = foundation_for(position, position.top(source))
            if home:
                moves.append(f"{source}-{home}")
    return moves


def fit_one_on_another(lower: str, card: str) -> bool:
    """«Карты въ окопахъ можно класть одну на другую или въ обыкновенномъ восходящемъ или
    нисходящемъ порядкђ, или же въ томъ порядкђ, въ которомъ онђ будутъ сыграны, то-есть: королеву
    на двойку, валетъ на тройку и такъ далђе, или же обратно. Карты должны быть одной и той же
    масти.»"""
    if suit(card) != suit(lower):
        return False
    ranks = (rank(lower), rank(card))
    consecutive = abs(ranks[0] - ranks[1]) == 1
    as_played = [tuple(TO_AND_FRO[place : place + 2]) for place in range(25)]
    return consecutive or ranks in as_played


def trenches_to_trenches(position: BesiegedCity) -> list[str]:
    """«Карты въ окопахъ можно перекладывать по произволу изъ одной пачки въ другую (годною картою
    можетъ быть только лежащая на верху пачки), слђдуя за мастью.»"""
    return [
        f"{source}-{target}"
        for source in TRENCHES
        for target in TRENCHES
        if source != target
        and position.piles[source]
        and position.piles[target]
        and fit_one_on_another(position.top(target), position.top(source))
    ]


def reserve_to_the_trenches(position: BesiegedCity) -> list[str]:
    """«Также точно карты въ резервђ можно класть на карты въ окопахъ, но только на карты,
    находящіяся по концамъ или сторонамъ той линіи, съ которой онђ взяты.»"""
    return [
        f"{source}-{trench}"
        for line, ends in LINES
        for source in line
        for trench in ends
        if position.piles[source]
        and position.piles[trench]
        and fit_one_on_another(position.top(trench), position.top(source))
    ]


def fill_the_reserve(position: BesiegedCity, name: str) -> None:
    """«Свободныя мђста въ резервђ пополняются картами изъ талона, если же талона нђтъ, то изъ
    колоды.»"""
    for source in ("w1", "s1"):
        if position.piles[source]:
            position.piles[name].append(turned_up(position.piles[source].pop()))
            return


def turning_the_stock(position: BesiegedCity) -> list[str]:
    """«Сдђлавши все то, что пожелаютъ (порядокъ игры предоставляется на произволъ играющаго), …
    раскладываютъ остальную колоду.»"""
    return ["turn:s1"] if position.piles["s1"] else []


def turn_one(position: BesiegedCity) -> None:
    """«… при чемъ карты, не подходящія для основанія, откладываютъ въ талонъ.»"""
    card = turned_up(position.piles["s1"].pop())
    if foundation_for(position, card):
        position.piles["s1"].append(card)
    else:
        position.piles["w1"].append(card)


def a_stock_card_is_turned(position: BesiegedCity) -> bool:
    return bool(position.piles["s1"]) and not face_down(position.top("s1"))


def resolving_the_turned_card(position: BesiegedCity) -> list[str]:
    """«… и сыгравши карты, если это возможно»: nobody must."""
    home = foundation_for(position, position.top("s1"))
    return [f"s1-{home}", "s1-w1"] if home else ["s1-w1"]


def rearranging_the_reserve(position: BesiegedCity) -> list[str]:
    """Only with `transposition`, of the English original: once stock and talon are gone."""
    if "transposition" not in position.variants or position.piles["s1"] or position.piles["w1"]:
        return []
    moves = []
    for place, one in enumerate(RESERVE):
        for other in RESERVE[place + 1 :]:
            if position.piles[one] and position.piles[other]:
                moves.append(f"{one}={other}")
            elif position.piles[one]:
                moves.append(f"{one}-{other}")
            elif position.piles[other]:
                moves.append(f"{other}-{one}")
    return moves
