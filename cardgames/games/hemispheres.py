"""The Hemispheres: red cards to the north, black ones to the south, four barriers between."""

from cardgames.engine.words import *

stock = Stock()
talon = Waste(
    names=Names(Text("Talon", "Талон"), Text("Talon", "Талон"), Text("to the talon", "в талон")),
    says=(
        Text(
            "The talon's top card may go to a foundation, or marry on the ring with any suit of "
            "its colour.",
            "Верхнюю карту талона можно положить на основание или повенчать в кругу с картой любой "
            "масти её цвета.",
        ),
    ),
)
aces = Foundations(4, ACE_TO_KING)
kings = Foundations(4, KING_TO_ACE)
barriers = Reserve(
    4,
    letter="b",
    lift=LOCKED,
    send=AT_LAST,
    most=1,
    names=Names(
        Text("Barriers", "Барьеры"),
        Text("Barrier", "Барьер"),
        Text("to the barriers", "к барьерам"),
    ),
)
north = Columns(
    6,
    DOWN & IN_SUIT,
    space=NO_CARD,
    lift=TOP,
    belong=REDS,
    takes=DOWN & IN_COLOUR,
    fan="none",
    names=Names(
        Text("Northern hemisphere", "Северное полушарие"),
        Text("North", "Север"),
        Text("to place", "на место"),
    ),
)
south = Columns(
    6,
    UP & IN_SUIT,
    space=NO_CARD,
    lift=TOP,
    belong=BLACKS,
    takes=UP & IN_COLOUR,
    fan="none",
    names=Names(
        Text("Southern hemisphere", "Южное полушарие"),
        Text("South", "Юг"),
        Text("to place", "на место"),
    ),
)

game = Game(
    "hemispheres",
    Text("The Hemispheres", "Полушария"),
    packs=2,
    piles=(stock, talon, aces, kings, barriers, north, south),
    deal=(
        Bases(aces, "AH AH AD AD"),
        Bases(kings, "KC KC KS KS"),
        Bases(barriers, "KH AS KD AC"),
        Rows(north),
        Rows(south),
        Rest(stock),
    ),
    play=(
        Strangers(
            north,
            south,
            (
                Text(
                    "A black card in the north and a red one in the south are exchanged; you "
                    "choose which two. While such an exchange is possible no card of the stock "
                    "may be turned.",
                    "Чёрную карту на севере обменивают на красную на юге; какие две — выбираете "
                    "вы. Пока такой обмен возможен, карту из колоды открывать нельзя.",
                ),
                Text(
                    "When stock and talon are out, a card in the wrong hemisphere moves without "
                    "exchange: to any empty place of its own, or, when there is none, onto a "
                    "card it may marry there.",
                    "Когда колода и талон израсходованы, карту переводят в своё полушарие без "
                    "обмена: на любое свободное место, а если его нет — на карту, с которой она "
                    "может повенчаться.",
                ),
            ),
        ),
        TurnToSpaces(
            (north, south),
            Text(
                "The next card of the stock fills the first space of the ring, clockwise from "
                "the king of hearts, even in the wrong hemisphere; when there is no space it "
                "goes to the talon. When the stock is out, the talon's top card fills the first "
                "space.",
                "Следующая карта колоды идёт на первое свободное место круга, по часовой стрелке "
                "от короля червей, хотя бы и в чужом полушарии; если места нет, она идёт в "
                "талон. Когда колода кончилась, первое свободное место занимает верхняя карта "
                "талона.",
            ),
        ),
    ),
    wide="""
        s1               c3     b2     c4
                   c2                        c5
        w1
               c1                                c6
                          f1  f2  f3  f4
              b1                                  b3
                          f5  f6  f7  f8
               c12                               c7

                   c11                       c8
                         c10    b4     c9
        .
    """,
    narrow="""
              c3  b2  c4

           c2            c5


         c1     f1  f5     c6

                f2  f6
        b1                  b3
                f3  f7

         c12    f4  f8     c7


           c11           c8

        s1    c10 b4  c9    w1
        .
    """,
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian "
        "translation; its note on marriage from the English original.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском переводе; "
        "примечание о марьяже — из английского оригинала.",
    ),
    also=(Text("The Four Continents", "Четыре части света"),),
    says=(
        Text(
            "Laying a card on another is called a marriage. Red cards marry downwards, black "
            "ones upwards.",
            "Класть карту на карту называется «марьяж». Красные карты венчают по нисходящей, "
            "чёрные — по восходящей.",
        ),
        Text("There is no redeal.", "Вторично пасьянс не раскладывается."),
        Text(
            "Where the book is silent: one card moves at a time; the talon's top card may also "
            "go to a foundation; other moves may come before an exchange that is due.",
            "Где книга молчит: перекладывают по одной карте; верхняя карта талона может идти и на "
            "основание; до обязательного обмена можно делать другие ходы.",
        ),
    ),
    variants=(
        Variant(
            "by-race",
            Text("Within the race", "В пределах породы"),
            Text(
                "Cards of the ring marry only within their own arc of three.",
                "Карты круга венчают только в пределах своей породы, то есть дуги из трёх мест.",
            ),
            {north: {"reach": within_arcs(3)}, south: {"reach": within_arcs(3)}},
        ),
    ),
)
