"""Double Klondike: two packs, nine columns, three cards at a time, one redeal."""

from cardgames.engine.words import *

stock = Stock()
foundations = Foundations(
    8,
    ACE_TO_KING,
    says=(
        Text(
            "Aces go there as they come free; nothing is forced.",
            "Тузы выкладывают туда по мере выхода; делать это не обязательно.",
        ),
    ),
)
columns = Columns(9, DOWN & ALTERNATE, space=A_KING, lift=RUN, faces="mixed")
draw = Draw(3, redeals=1)

game = Game(
    "double-klondike",
    Text("Double Klondike", "Двойной Клондайк"),
    packs=2,
    collects=False,
    piles=(stock, Waste(fan="right"), foundations, columns),
    deal=(Staircase(columns), Rest(stock)),
    play=(draw, TurnUp(columns)),
    wide="""
        s1  w1      f1  f2  f3  f4  f5  f6  f7  f8

            c1  c2  c3  c4  c5  c6  c7  c8  c9




        .
    """,
    narrow="""
        f1  f2  f3  f4  f5  f6  f7  f8

        s1  w1

        c1  c2  c3  c4  c5  c6  c7  c8  c9







        .
    """,
    comes_out=(1, 500),
    source=Text(
        "A Russian rule sheet for Double Klondike.", "Русское описание пасьянса «Двойной Клондайк»."
    ),
    variants=(
        Variant(
            "take-back",
            Text("Cards come back", "Карты можно забирать с оснований"),
            Text(
                "The top card of a foundation may go back to a column.",
                "Верхнюю карту основания можно вернуть на колонку.",
            ),
            {foundations: {"lift": TOP}},
        ),
        Variant(
            "two-redeals",
            Text("Two redeals", "Две пересдачи"),
            Text("The waste may be turned over twice.", "Пересдавать можно два раза."),
            {draw: {"redeals": 2}},
        ),
        Variant(
            "unlimited-redeals",
            Text("Redeals without limit", "Пересдачи без ограничения"),
            Text(
                "The waste may be turned over as often as you like.",
                "Пересдавать можно сколько угодно раз.",
            ),
            {draw: {"redeals": UNLIMITED}},
        ),
    ),
)
