"""Les Petits Paquets: thirteen packets dealt row by row, eight kings to build on."""

from cardgames.engine.words import *

stock = Stock()
PACKET = Names(Text("Packets", "Пачки"), Text("Packet", "Пачка"), Text("to packet", "на пачку"))
upper = Foundations(
    4,
    KING_THEN_UP,
    names=Names(
        Text("Upper kings", "Верхние короли"),
        Text("Upper king", "Верхний король"),
        Text("to foundation", "на основание"),
    ),
)
lower = Foundations(
    4,
    KING_TO_ACE,
    names=Names(
        Text("Lower kings", "Нижние короли"),
        Text("Lower king", "Нижний король"),
        Text("to foundation", "на основание"),
    ),
)
packets = Reserve(
    12,
    letter="c",
    lift=LOCKED,
    covered=True,
    names=PACKET,
    says=(
        Text(
            "Only the top card may be played; removing it frees the one beneath. Nothing is laid "
            "on a packet, and an empty one is not filled.",
            "Годна только верхняя карта; сняв её, освобождают лежащую ниже. На пачки ничего не "
            "кладут, пустую пачку не заполняют.",
        ),
    ),
)
thirteenth = Reserve(
    1,
    letter="c",
    lift=LOCKED,
    send=EACH,
    fan="right",
    names=Names(
        Text("The thirteenth packet", "Тринадцатая пачка"),
        Text("Thirteenth packet", "Тринадцатая пачка"),
        Text("to packet", "на пачку"),
    ),
    says=(
        Text(
            "It is spread so that all its cards show.", "Её раскладывают так, что видны все карты."
        ),
    ),
)
rows = DealInPlay((packets, thirteenth))
gathering = Gather(
    rows,
    order=(12, 11, 10, 9, 8, 7, 13, 1, 2, 3, 4, 5, 6),
    redeals=1,
    sentence=Text(
        "When the whole pack is dealt, the packets are gathered without shuffling, the twelfth "
        "to the seventh first, then the thirteenth, then the first to the sixth, and dealt again.",
        "Когда разложена вся колода, пачки, не тасуя, собирают: сначала с двенадцатой по "
        "седьмую, потом тринадцатую, потом с первой по шестую, и раскладывают снова.",
    ),
)

game = Game(
    "petits-paquets",
    Text("Les Petits Paquets", "Маленькие пачки"),
    packs=2,
    piles=(stock, upper, lower, packets, thirteenth),
    deal=(
        Bases(upper, "KH KD KC KS"),
        Bases(lower, "KH KD KC KS"),
        Rows(packets),
        Rows(thirteenth),
        Rest(stock),
    ),
    play=(rows, gathering),
    wide="""
        s1                  f1  f2  f3  f4

                            f5  f6  f7  f8

        c1  c2  c3  c4  c5  c6  c7  c8  c9  c10 c11 c12

        .
        c13                                           .
        .
    """,
    narrow="""
        s1      f1  f2  f3  f4

                f5  f6  f7  f8

        c1  c2  c3  c4  c5  c6

        c7  c8  c9  c10 c11 c12

        .
        c13                 .
        .
    """,
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian "
        "translation. The chapter is incomplete: its title is taken from the table of contents.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском "
        "переводе. Глава сохранилась не полностью: название взято из оглавления.",
    ),
    also=(Text("The Little Packets", "Les Petits Paquets"),),
    says=(
        Text(
            "The book's order of play within the deal is lost. Played here: after each row, and "
            "after the last, whatever is available may be played; then the next row is dealt.",
            "Порядок игры во время раскладки, указанный в книге, утрачен. Здесь играют так: "
            "после каждого ряда, и после последнего, можно сыграть любые годные карты, потом "
            "раскладывают следующий ряд.",
        ),
        Text(
            "“Alternately” in rule III is read so: the six right-hand packets on top, the "
            "thirteenth between, the six left-hand ones below.",
            "Слово «попеременно» в правиле III понято так: шесть правых пачек сверху, тринадцатая "
            "посередине, шесть левых снизу.",
        ),
    ),
    variants=(
        Variant(
            "two-redeals",
            Text("Two redeals", "Две пересдачи"),
            Text("The packets may be gathered twice.", "Собирать пачки можно два раза."),
            {gathering: {"redeals": 2}},
        ),
    ),
)
