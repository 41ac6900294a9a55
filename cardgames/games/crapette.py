"""Crapette: two players, two packs, and «Стоп!»."""

from cardgames.engine.words import *

RESERVE = Names(
    Text("Reserves", "Резервы"), Text("Reserve", "Резерв"), Text("to reserve", "в резерв")
)
STOCK = Names(Text("Stocks", "Колоды"), Text("Stock", "Колода"), Text("to stock", "в колоду"))
DISCARD = Names(Text("Discards", "Сбросы"), Text("Discard", "Сброс"), Text("to discard", "в сброс"))
LAYOUT = Names(Text("Layout", "Расклад"), Text("Pile", "Стопка"), Text("to pile", "на стопку"))
CENTRE = Names(
    Text("Centre", "Центр"), Text("Foundation", "База"), Text("to foundation", "на базу")
)
LOADED = EITHER_WAY & IN_SUIT


def _half() -> Piles:
    return Columns(4, DOWN & ALTERNATE, space=ANY_CARD, lift=TOP, fan="right", names=LAYOUT)


def _reserve(seat: int) -> Piles:
    return Reserve(owner=seat, faces="mixed", build=LOADED, names=RESERVE)


def _stock(seat: int) -> Piles:
    return Stock(owner=seat, faces="mixed", lift=TOP, names=STOCK)


def _discard(seat: int) -> Piles:
    return Waste(owner=seat, lift=LOCKED, send=LOCKED, build=LOADED, covered=True, names=DISCARD)


centre = Foundations(8, ACE_TO_KING, names=CENTRE)
halves = (_half(), _half())
reserves = (_reserve(1), _reserve(2))
stocks = (_stock(1), _stock(2))
discards = (_discard(1), _discard(2))
duties = Duties(halves)
turns = Turns(halves)
draws = Draws()

game = Game(
    "crapette",
    Text("Crapette", "Крапетт"),
    packs=2,
    seats=2,
    scored=True,
    aim=Text(
        "Each of two players tries to be the first to get rid of all his cards: reserve, stock "
        "and discard. They go to the centre, into the layout, and onto the opponent's reserve "
        "and discard.",
        "Каждый из двух игроков стремится первым избавиться от всех своих карт — резерва, колоды и "
        "сброса, — выкладывая их на базы, в расклад и на резерв и сброс соперника.",
    ),
    own_packs=True,
    piles=(centre, *halves, *reserves, *stocks, *discards),
    deal=tuple(
        lay
        for seat in (0, 1)
        for lay in (
            Heap(reserves[seat], 12, FACE_DOWN),
            Rows(halves[seat]),
            InHand(stocks[seat], 36),
        )
    ),
    play=(turns, duties, draws),
    wide="""
        r2  s2    c5           f1  f5   c1           @0

            w2    c6           f2  f6   c2           @1

        @2        c7           f3  f7   c3           w1

                  c8           f4  f8   c4           s1  r1
    """,
    narrow="""
        r2  s2  w2   @2

        c5           c6

        c7           c8

        f1  f2  f3  f4   @0

        f5  f6  f7  f8

        c1           c2

        c3           c4

        @1           w1  s1  r1
    """,
    source=Text("A Russian rule sheet for Crapette.", "Русское описание игры «Крапетт»."),
    also=(Text("Russian Bank", "Русский банк"),),
    variants=(
        Variant(
            "strict",
            Text("Strict", "Строгая игра"),
            Text(
                "A move that breaks the order of duties is refused, and there is no “Stop!”.",
                "Ход, нарушающий порядок, не принимается, и «Стоп!» не бывает.",
            ),
            {duties: {"strict": True}},
        ),
        Variant(
            "pending-free",
            Text("A turned card may wait", "Вскрытая карта может подождать"),
            Text(
                "A turned stock card need not be resolved at once.",
                "Вскрытую карту колоды не обязательно разыгрывать сразу.",
            ),
            {duties: {"waits": False}},
        ),
        Variant(
            "voluntary-discard",
            Text("Discarding as one likes", "Сброс по желанию"),
            Text(
                "A stock card that fits the layout may be discarded all the same.",
                "Карту колоды, которая идёт в расклад, всё же можно сбросить.",
            ),
            {duties: {"must_lay": False}},
        ),
        Variant(
            "demand-anytime",
            Text("Asking at any time", "Просьба в любое время"),
            Text(
                "A player may ask for the reserve in the opponent's turn too.",
                "Просить вскрыть резерв можно и во время хода соперника.",
            ),
            {turns: {"anytime": True}},
        ),
        Variant(
            "draw-count",
            Text("Counted draws", "Ничья по счёту"),
            Text(
                "In a draw each counts 2 a card of the reserve and 1 a card of stock and "
                "discard; the lower count scores the difference.",
                "При ничьей каждый считает по 2 за карту резерва и по 1 за карту колоды и "
                "сброса; меньший счёт получает разницу.",
            ),
            {draws: {"counted": True}},
        ),
        Variant(
            "discard-peek",
            Text("Open discards", "Открытый сброс"),
            Text(
                "The whole of each discard may be looked through.",
                "Сброс можно просматривать целиком.",
            ),
            {discards[0]: {"covered": False}, discards[1]: {"covered": False}},
        ),
    ),
)
