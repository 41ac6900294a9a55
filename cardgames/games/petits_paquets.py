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
NOWHERE_ELSE = Text(
    "Cards of the packets go only to the foundations: nothing is laid on a packet, and an empty "
    "one is not filled.",
    "Карты пачек идут только на основания: на пачки ничего не кладут, пустую пачку не заполняют.",
)
packets = Reserve(
    12,
    letter="c",
    lift=LOCKED.saying(NOWHERE_ELSE),
    covered=True,
    names=PACKET,
    says=(
        Text(
            "Only the top card shows and may be played; removing it frees the one beneath.",
            "Видна и годна только верхняя карта; сняв её, освобождают лежащую ниже.",
        ),
        NOWHERE_ELSE,
    ),
)
thirteenth = Reserve(
    1,
    letter="c",
    lift=LOCKED.saying(NOWHERE_ELSE),
    send=EACH.saying(Text("Every card of it is available.", "Годна любая её карта.")),
    fan="right",
    names=Names(
        Text("The thirteenth packet", "Тринадцатая пачка"),
        Text("Thirteenth packet", "Тринадцатая пачка"),
        Text("to packet", "на пачку"),
    ),
    says=(
        Text(
            "It lies a little apart, spread so that all its cards show; when one is played, it "
            "closes up.",
            "Она лежит немного в стороне, и все её карты видны; когда одну из них сыграют, "
            "остальные сдвигают.",
        ),
    ),
)
rows = DealInPlay((packets, thirteenth))
gathering = Gather(
    rows,
    order=(12, 11, 10, 9, 8, 7, 13, 1, 2, 3, 4, 5, 6),
    redeals=1,
    sentence=Text(
        "When the whole pack is dealt, the packets may be gathered without shuffling: the twelfth "
        "to the seventh, then the thirteenth, if it still holds cards, then the first to the "
        "sixth, each from its bottom card up. What is gathered first is dealt first; play goes on "
        "as before.",
        "Когда разложена вся колода, пачки, не тасуя, можно собрать: с двенадцатой по седьмую, "
        "потом тринадцатую, если в ней остались карты, потом с первой по шестую, каждую от нижней "
        "карты к верхней. Собранное первым первым и раскладывают; игра идёт как прежде.",
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
        Rows(
            packets,
            says=Text(
                "Packets: the first row, from left to right, a card to each of the twelve, face "
                "up.",
                "Пачки: первый ряд, слева направо, по карте на каждую из двенадцати, лицом вверх.",
            ),
        ),
        Rows(
            thirteenth,
            says=Text(
                "The thirteenth packet: the next card of the same row, a little apart.",
                "Тринадцатая пачка: следующая карта того же ряда, немного в стороне.",
            ),
        ),
        Rest(stock),
    ),
    play=(rows, gathering),
    wide="""
        s1              f1  f2  f3  f4

                        f5  f6  f7  f8

        c1  c2  c3  c4  c5  c6  c7  c8  c9  c10 c11 c12


        c13                                         .
    """,
    narrow="""
        s1      f1  f2  f3  f4

                f5  f6  f7  f8

        c1  c2  c3  c4  c5  c6

        c7  c8  c9  c10 c11 c12


        c13                 .
    """,
    comes_out=(6, 400),
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian "
        "translation. The chapter is incomplete: its title is taken from the table of contents.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском "
        "переводе. Глава сохранилась не полностью: название взято из оглавления.",
    ),
    also=(Text("The Little Packets", "Les Petits Paquets"),),
    says=(
        Text(
            "Ninety-six cards make seven rows of thirteen and a last one of five, for the first "
            "five packets; each row covers the one before. The eight foundations, of thirteen "
            "cards each, take all one hundred and four.",
            "Девяносто шесть карт — это семь рядов по тринадцать и последний из пяти, на первые "
            "пять пачек; каждый ряд покрывает предыдущий. Восемь оснований, по тринадцать карт в "
            "каждом, собирают все сто четыре карты.",
        ),
    ),
    readings=(
        Text(
            "A card that fits both an upper and a lower king may go to either, as you choose.",
            "Карту, подходящую и к верхнему, и к нижнему королю, кладут на любого из них.",
        ),
        Text(
            "The chapter breaks off just where the book's order of play within the deal would "
            "begin: “in dealing each row, the following order is to be observed in play”. Played "
            "here: after each row, and after the last, whatever is available may be played; then "
            "the next row is dealt. The text mentions no building on the packets, and there is "
            "none.",
            "Глава обрывается там, где начинается порядок игры во время раскладки: «раскладывая "
            "каждый ряд, следует при игре соблюдать следующий порядок». Здесь играют так: после "
            "каждого ряда, и после последнего, можно сыграть любые годные карты, потом "
            "раскладывают следующий ряд. О том, чтобы класть карты на пачки, в тексте не "
            "говорится, и этого не делают.",
        ),
        Text(
            "In each row of kings there is one of each suit: the text says only that four are "
            "above and four below.",
            "В каждом ряду стоят короли всех четырёх мастей: в тексте сказано только, что четыре "
            "из них вверху, а четыре внизу.",
        ),
        Text(
            "Rule III takes up “alternately the packets on the right to the upper row, those on "
            "the left to the lower”. It is read so: the six right-hand packets come on top, the "
            "thirteenth between, the six left-hand ones below; the order within each six is "
            "chosen here.",
            "По правилу III берут «попеременно пачки, лежащие по правой стороне в верхнем ряду, а "
            "лежащие по левой стороне в нижнем». Это понято так: шесть правых пачек сверху, "
            "тринадцатая посередине, шесть левых снизу; порядок внутри шестёрок выбран здесь.",
        ),
        Text(
            "The text speaks of a second laying-out only, so there is one redeal.",
            "В тексте говорится только о вторичной раскладке, поэтому пересдача одна.",
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
