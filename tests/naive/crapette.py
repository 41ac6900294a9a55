"""Crapette: a function a sentence of the founding text on «Крапетт», for two players.

Every move that fits is accepted; one that breaks the procedure carries offences, for which the
opponent may call «Стоп!». With `strict` such moves are not offered at all.
"""

from typing import Self

from tests.naive.cards import PACK, face_down, is_red, rank, shuffled, suit, turned_down, turned_up
from tests.naive.patience import Patience

CENTRE = [f"f{place}" for place in range(1, 9)]
LAYOUT = [f"c{place}" for place in range(1, 9)]


class Crapette(Patience):
    slug = "crapette"
    names = [*CENTRE, *LAYOUT, "r1", "r2", "s1", "s2", "w1", "w2"]
    known_variants = (
        "strict",
        "pending-free",
        "voluntary-discard",
        "demand-anytime",
        "discard-peek",
        "draw-count",
    )

    def __init__(self, variants: tuple[str, ...] = ()) -> None:
        super().__init__(variants)
        self.seat = 1
        self.opening: list[int] = []
        self.before: Crapette | None = None
        self.last = ""

    @classmethod
    def deal(cls, number: int, variants: tuple[str, ...] = ()) -> Self:
        """«Используются две стандартные колоды. Каждый игрок во избежание путаницы должен иметь
        собственную колоду.»"""
        position = cls(variants)
        packs = shuffled([PACK, PACK], number)
        for seat, layout in ((1, LAYOUT[:4]), (2, LAYOUT[4:])):
            lay_out_a_players_cards(position, packs[seat - 1], seat, layout)
        position.opening = [1, 2]
        return position

    def copy(self) -> Self:
        other = super().copy()
        other.seat = self.seat
        other.opening = list(self.opening)
        return other

    def own(self, letter: str) -> str:
        return f"{letter}{self.seat}"

    def other(self, letter: str) -> str:
        return f"{letter}{3 - self.seat}"

    def offered(self) -> list[str]:
        moves = fitting(self)
        if "strict" in self.variants:
            moves = [move for move in moves if not self.offences(move)]
        return moves

    def offences(self, move: str) -> list[str]:
        """What the opponent could call «Стоп!» for, were `move` played here."""
        broken = {
            "F1": a_centre_card_is_passed_over(self, move),
            "F2": the_reserve_is_turned_too_early(self, move),
            "F3": the_opening_is_left_for_the_layout(self, move),
            "F4": the_stock_is_turned_before_the_reserve_is_stuck(self, move),
            "F5": a_turned_stock_card_is_left_waiting(self, move),
            "F6": a_playable_stock_card_is_discarded(self, move),
            "F7": a_stock_card_fills_a_vacancy_before_the_reserve(self, move),
        }
        return [code for code, is_broken in broken.items() if is_broken]

    def play(self, move: str) -> Self:
        """As listed by `moves`; beside that, `stop` right after the move it calls."""
        if move == "stop":
            return stop(self)
        return super().play(move)

    def follow(self, move: str) -> Self:
        then = super().follow(move)
        then.before = self
        then.last = move
        return then

    def after(self, move: str) -> None:
        if move.startswith(("turn:", "demand:")):
            name = move.split(":")[1]
            self.piles[name][-1] = turned_up(self.piles[name][-1])
            if name.startswith("r"):
                self.opening = [seat for seat in self.opening if name != f"r{seat}"]
        elif move == f"{self.own('w')}-{self.own('s')}":
            turn_the_discard_over(self)
        elif move == "pass":
            self.seat = 3 - self.seat
        else:
            source, target = move.split("-")
            self.piles[target].append(self.piles[source].pop())
            if target == self.own("w"):
                self.seat = 3 - self.seat

    def winner(self) -> int | None:
        """«Игру выигрывает участник, первым сбросивший всю свою колоду, то есть все карты резерва,
        колоды и стопки сброса.»"""
        for seat in (1, 2):
            if not any(self.piles[f"{letter}{seat}"] for letter in "rsw"):
                return seat
        return None

    def won(self) -> bool:
        return self.winner() is not None

    def outcome(self) -> tuple[int | None, int] | None:
        return (self.winner(), self.points()) if self.won() else None

    def points(self) -> int:
        """«За победу он получает 30 очков плюс два очка за каждую карту, оставшуюся в резерве его
        соперника, и по одному очку за каждую карту, оставшуюся в колоде и стопке сброса его
        соперника.»"""
        loser = 3 - (self.winner() or 1)
        left = {letter: len(self.piles[f"{letter}{loser}"]) for letter in "rsw"}
        return 30 + 2 * left["r"] + left["s"] + left["w"]

    def seat_lines(self) -> list[str]:
        return [f"seat: {self.seat}"]

    def note_lines(self) -> list[str]:
        seats = " ".join(str(seat) for seat in self.opening)
        return [f"note opening: {seats}"] if seats else []

    def read_line(self, key: str, value: str) -> None:
        if key == "seat":
            self.seat = int(value)
        elif key == "note opening":
            self.opening = [int(seat) for seat in value.split()]
        else:
            super().read_line(key, value)


def lay_out_a_players_cards(
    position: Crapette, pack: list[str], seat: int, layout: list[str]
) -> None:
    """«… каждый игрок отсчитывает от своей колоды 12 карт и кладет их «рубашкой» вверх в стопку ….
    Затем оба игрока сдают колонку из четырех карт лицевой стороной вверх над своими резервами ….
    Остальные карты каждой колоды кладутся стопкой «рубашкой» вверх перед каждым игроком.»"""
    position.piles[f"r{seat}"] = [turned_down(card) for card in pack[:12]]
    for name, card in zip(layout, pack[12:16], strict=True):
        position.piles[name] = [card]
    position.piles[f"s{seat}"] = [turned_down(card) for card in reversed(pack[16:])]


# What fits.


def fitting(position: Crapette) -> list[str]:
    moves = []
    moves += cards_to_the_centre(position)
    moves += cards_to_the_layout(position)
    moves += cards_to_vacancies(position)
    moves += loads(position)
    moves += turning_the_reserve(position)
    moves += asking_for_the_reserve(position)
    moves += turning_the_stock(position)
    moves += discarding(position)
    moves += turning_over_the_discard(position)
    moves += passing(position)
    return moves


def sources(position: Crapette) -> list[str]:
    """«Он может пользоваться верхней картой другой стопки расклада, резерва или колоды»: those of
    the reserve and the stock when they have been turned up. «… карты из стопки сброса разыгрывать
    нельзя.»"""
    names = [*LAYOUT, position.own("r"), position.own("s")]
    return [name for name in names if position.piles[name] and not face_down(position.top(name))]


def centre_for(position: Crapette, card: str) -> str | None:
    """«Восемь тузов составляют базовые карты.» «Карты выкладываются на базы в восходящей
    последовательности в масть.»"""
    for name in CENTRE:
        pile = position.piles[name]
        if not pile and rank(card) == 1:
            return name
        if pile and suit(pile[-1]) == suit(card) and rank(card) == rank(pile[-1]) + 1:
            return name
    return None


def cards_to_the_centre(position: Crapette) -> list[str]:
    moves = []
    for source in sources(position):
        home = centre_for(position, position.top(source))
        if home:
            moves.append(f"{source}-{home}")
    return moves


def goes_on_layout(position: Crapette, name: str, card: str) -> bool:
    """«… помещать их в расклад в нисходящей чередующейся по цвету последовательности.»"""
    if not position.piles[name]:
        return False
    lower = position.top(name)
    return rank(card) == rank(lower) - 1 and is_red(card) != is_red(lower)


def cards_to_the_layout(position: Crapette) -> list[str]:
    return [
        f"{source}-{target}"
        for source in sources(position)
        for target in LAYOUT
        if source != target and goes_on_layout(position, target, position.top(source))
    ]


def vacancies(position: Crapette) -> list[str]:
    return [name for name in LAYOUT if not position.piles[name]]


def cards_to_vacancies(position: Crapette) -> list[str]:
    """«… свободное место в раскладе может быть заполнено верхней картой другой стопки расклада,
    резерва или, когда резерв исчерпан, колоды»: the last condition is the procedure's."""
    return [f"{source}-{target}" for source in sources(position) for target in vacancies(position)]


def loads(position: Crapette) -> list[str]:
    """«… «загрузить» карты своему сопернику в его резерв, стопки сброса в восходящей или нисходящей
    последовательности в масть. Игрок может использовать карты из расклада или из собственных
    резерва и колоды.» «Если соперник израсходовал свои резерв или стопку сброса …, игрок не может
    загрузить карты на образовавшиеся в результате свободные места.»"""
    moves = []
    for source in sources(position):
        card = position.top(source)
        for target in (position.other("r"), position.other("w")):
            if not position.piles[target] or face_down(position.top(target)):
                continue
            upon = position.top(target)
            if suit(upon) == suit(card) and abs(rank(upon) - rank(card)) == 1:
                moves.append(f"{source}-{target}")
    return moves


def turning_the_reserve(position: Crapette) -> list[str]:
    """«… в дальнейшем игроки, прежде чем сделать ход, могут вскрывать верхнюю карту резерва.»"""
    name = position.own("r")
    return [f"turn:{name}"] if position.piles[name] and face_down(position.top(name)) else []


def asking_for_the_reserve(position: Crapette) -> list[str]:
    """«Если верхняя карта резерва соперника лежит «рубашкой» вверх, игрок может в любой момент
    попросить его вскрыть ее.»"""
    name = position.other("r")
    return [f"demand:{name}"] if position.piles[name] and face_down(position.top(name)) else []


def turning_the_stock(position: Crapette) -> list[str]:
    """«… игрок может вскрыть верхнюю карту своей колоды.»"""
    name = position.own("s")
    return [f"turn:{name}"] if position.piles[name] and face_down(position.top(name)) else []


def stock_card_is_up(position: Crapette) -> bool:
    name = position.own("s")
    return bool(position.piles[name]) and not face_down(position.top(name))


def discarding(position: Crapette) -> list[str]:
    """«… игрок должен поместить эту карту лицевой стороной вверх в стопку сброса слева от себя. На
    этом его ход заканчивается.»"""
    return [f"{position.own('s')}-{position.own('w')}"] if stock_card_is_up(position) else []


def turning_over_the_discard(position: Crapette) -> list[str]:
    """«Если у игрока кончилась колода, он может взять стопку сброса и, перевернув ее «рубашкой»
    вверх и не тасуя, образовать новую колоду.»"""
    stock, discard = position.own("s"), position.own("w")
    if position.piles[stock] or not position.piles[discard]:
        return []
    return [f"{discard}-{stock}"]


def turn_the_discard_over(position: Crapette) -> None:
    stock, discard = position.own("s"), position.own("w")
    position.piles[stock] = [turned_down(card) for card in reversed(position.piles[discard])]
    position.piles[discard] = []


def passing(position: Crapette) -> list[str]:
    """Who has neither stock nor discard and could have turned a stock card passes instead."""
    if position.piles[position.own("s")] or position.piles[position.own("w")]:
        return []
    if cards_to_the_centre(position) or reserve_can_still_be_played(position):
        return []
    return ["pass"]


# What breaks the procedure.


def kind_of(position: Crapette, move: str) -> str:
    """centre, layout, load, discard, recycle, turn:r, turn:s, demand or pass."""
    if ":" in move:
        verb, name = move.split(":")
        return f"turn:{name[0]}" if verb == "turn" else verb
    if move == "pass":
        return move
    source, target = move.split("-")
    if source == position.own("w"):
        return "recycle"
    if target in CENTRE:
        return "centre"
    if target in LAYOUT:
        return "layout"
    return "discard" if target == position.own("w") else "load"


def reserve_can_still_be_played(position: Crapette) -> bool:
    """Not exhausted, and either not yet turned up or with a place in the layout."""
    pile = position.piles[position.own("r")]
    if not pile:
        return False
    if face_down(pile[-1]) or vacancies(position):
        return True
    return any(goes_on_layout(position, name, pile[-1]) for name in LAYOUT)


def a_centre_card_is_passed_over(position: Crapette, move: str) -> bool:
    """«… заполнение баз всегда имеет приоритет перед выкладкой расклада»; «если на базы больше
    нельзя выложить карты, игрок может помещать их в расклад»; «Как только все свободные карты
    разыграны в центр, игрок имеет право «загрузить»»."""
    if kind_of(position, move) in ("centre", "turn:r", "recycle", "demand"):
        return False
    return bool(cards_to_the_centre(position))


def the_reserve_is_turned_too_early(position: Crapette, move: str) -> bool:
    """«… оба игрока должны сделать свои начальные ходы, поместив в центр любую свободную карту
    расклада. Затем они должны вскрыть верхние карты своих резервов …»"""
    if position.seat not in position.opening or kind_of(position, move) != "turn:r":
        return False
    return any(centre_move.startswith("c") for centre_move in cards_to_the_centre(position))


def the_opening_is_left_for_the_layout(position: Crapette, move: str) -> bool:
    """The same sentence: nothing to the layout or the opponent before the reserve is turned."""
    return position.seat in position.opening and kind_of(position, move) in ("layout", "load")


def the_stock_is_turned_before_the_reserve_is_stuck(position: Crapette, move: str) -> bool:
    """«… если в центр нельзя разыграть ни одной карты, а верхнюю карту резерва нельзя разыграть в
    расклад, игрок может вскрыть верхнюю карту своей колоды.»"""
    return kind_of(position, move) == "turn:s" and reserve_can_still_be_played(position)


def a_turned_stock_card_is_left_waiting(position: Crapette, move: str) -> bool:
    """«Если эту карту можно сразу разыграть в центр или в расклад …»: at once."""
    if "pending-free" in position.variants or not stock_card_is_up(position):
        return False
    kind = kind_of(position, move)
    of_another_card = not move.startswith(position.own("s"))
    return kind == "turn:r" or (kind in ("layout", "load") and of_another_card)


def a_playable_stock_card_is_discarded(position: Crapette, move: str) -> bool:
    """«… до тех пор, пока в колоде не вскроется неразыгрываемая карта. Как только это происходит,
    игрок должен поместить эту карту … в стопку сброса»: no other card goes there."""
    if "voluntary-discard" in position.variants or kind_of(position, move) != "discard":
        return False
    card = position.top(position.own("s"))
    if vacancies(position) and not position.piles[position.own("r")]:
        return True
    return any(goes_on_layout(position, name, card) for name in LAYOUT)


def a_stock_card_fills_a_vacancy_before_the_reserve(position: Crapette, move: str) -> bool:
    """«… свободное место в раскладе может быть заполнено … когда резерв исчерпан, колоды.»"""
    if kind_of(position, move) != "layout":
        return False
    source, target = move.split("-")
    from_stock_to_vacancy = source == position.own("s") and target in vacancies(position)
    return from_stock_to_vacancy and bool(position.piles[position.own("r")])


def stop(position: Crapette) -> Crapette:
    """«Если игрок решил, что его соперник совершил ошибку, он может сказать «Стоп!» …. Если ошибка
    доказана, неправильно перемещенная карта возвращается на свою прежнюю позицию, а нарушивший
    правила игрок пропускает остаток своего хода.» «Если ошибка осталась незамеченной до совершения
    дальнейших ходов, нарушившему правила разрешается продолжать ход без всякого наказания.»"""
    if position.before is None:
        raise ValueError("no move to call")
    before = position.before
    called = before.copy() if before.offences(position.last) else position.copy()
    if before.offences(position.last):
        stock = before.own("s")
        if stock_card_is_up(before):
            called.piles[stock][-1] = turned_down(called.piles[stock][-1])
        called.seat = 3 - before.seat
    return called
