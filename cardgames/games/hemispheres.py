"""The Hemispheres: red cards to the north, black ones to the south, four barriers between."""

from cardgames.engine.words import *

stock = Stock()
talon = Waste(
    names=TALON,
    says=(
        Text(
            "The talon's top card may go to a foundation, or marry in the hemisphere of its "
            "colour, where it goes on either suit.",
            "Верхнюю карту талона можно положить на основание или повенчать в полушарии её цвета, "
            "причём с картой любой из двух мастей.",
        ),
    ),
)
aces = Foundations(
    4,
    ACE_TO_KING,
    names=Names(
        Text("Red aces", "Красные тузы"),
        Text("Red ace", "Красный туз"),
        Text("to foundation", "на основание"),
    ),
)
kings = Foundations(
    4,
    KING_TO_ACE,
    names=Names(
        Text("Black kings", "Чёрные короли"),
        Text("Black king", "Чёрный король"),
        Text("to foundation", "на основание"),
    ),
    says=(
        Text(
            "The eight foundations, of thirteen cards each, take all one hundred and four, the "
            "barriers included.",
            "Восемь оснований, по тринадцать карт в каждом, собирают все сто четыре карты, считая "
            "и барьеры.",
        ),
    ),
)
IN_PLACE = NO_CARD.saying(
    Text(
        "A card that lies in its own hemisphere does not move to an empty place.",
        "Карту, лежащую в своём полушарии, на свободное место не переводят.",
    )
)
barriers = Reserve(
    4,
    letter="b",
    lift=LOCKED,
    send=AT_LAST.saying(
        Text(
            "Barriers stand still until the end: only when stock and talon are out are they "
            "played, as the last cards of their foundations; their places are not filled.",
            "Барьеры до конца игры не двигают: только когда кончились и колода, и талон, их играют "
            "последними картами своих оснований; их места не занимают.",
        )
    ),
    most=1,
    ring=True,
    names=Names(
        Text("Barriers", "Барьеры"),
        Text("Barrier", "Барьер"),
        Text("to the barriers", "к барьерам"),
    ),
)


def _hemisphere(direction: Relation, colour: Belong, name: Text, one: Text) -> Piles:
    return Columns(
        6,
        direction & IN_SUIT,
        space=IN_PLACE,
        lift=TOP,
        belong=colour,
        takes=direction & IN_COLOUR,
        fan="none",
        ring=True,
        names=Names(name, one, Text("to place", "на место")),
    )


north = _hemisphere(
    DOWN, REDS, Text("Northern hemisphere", "Северное полушарие"), Text("North", "Север")
)
south = _hemisphere(UP, BLACKS, Text("Southern hemisphere", "Южное полушарие"), Text("South", "Юг"))

game = Game(
    "hemispheres",
    Text("The Hemispheres", "Полушария"),
    packs=2,
    piles=(stock, talon, aces, kings, barriers, north, south),
    deal=(
        Bases(aces, "AH AH AD AD"),
        Bases(kings, "KC KC KS KS"),
        Bases(
            barriers,
            "KH AS KD AC",
            Text(
                "Barriers: crosswise around the foundations, K♥ in the west, A♠ in the north, K♦ "
                "in the east, A♣ in the south; taken out of the pack beforehand.",
                "Барьеры: крестом вокруг оснований, K♥ на западе, A♠ на севере, K♦ на востоке, A♣ "
                "на юге; их заранее берут из колоды.",
            ),
        ),
        Rows(
            north,
            says=Text(
                "Northern hemisphere: clockwise from the king of hearts, three cards on either "
                "side of the ace of spades, face up.",
                "Северное полушарие: по часовой стрелке от короля червей, по три карты по обе "
                "стороны от туза пик, лицом вверх.",
            ),
        ),
        Rows(
            south,
            says=Text(
                "Southern hemisphere: on from the king of diamonds, three cards on either side of "
                "the ace of clubs, face up.",
                "Южное полушарие: дальше, от короля бубен, по три карты по обе стороны от туза "
                "треф, лицом вверх.",
            ),
        ),
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
                "goes to the talon. When the stock is out, the talon's top card may be laid in the "
                "first space.",
                "Следующая карта колоды идёт на первое свободное место круга, по часовой стрелке "
                "от короля червей, хотя бы и в чужом полушарии; если места нет, она идёт в "
                "талон. Когда колода кончилась, на первое свободное место можно положить верхнюю "
                "карту талона.",
            ),
        ),
    ),
    wide="""
        *        c3   b2   c4
             c2                c5

          c1                      c6
                f1  f2  f3  f4
         b1                        b3
                f5  f6  f7  f8
          c12                     c7

             c11               c8
        s1       c10  b4   c9       w1

                                        *
    """,
    narrow="""
        *       c3   b2   c4
             c2              c5

          c1                    c6
               f1  f2  f3  f4
         b1                      b3
               f5  f6  f7  f8
          c12                   c7

             c11             c8
                c10  b4   c9
        s1                        w1
                                      *
    """,
    ornament=GLOBE,
    comes_out=(47, 200),
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian "
        "translation; its note on marriage from the English original.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском переводе; "
        "примечание о марьяже — из английского оригинала.",
    ),
    also=(Text("The Four Continents", "Четыре части света"),),
    says=(
        Text(
            "To lay a card on another is called a marriage: red cards marry downwards, a five on a "
            "six, black ones upwards, a six on a five. A card of the ring marries only its own "
            "suit, in its own hemisphere; nothing marries a barrier.",
            "Положить карту на карту — «сделать марьяж»: красные карты венчают по нисходящей, "
            "пятёрку с шестёркой, чёрные — по восходящей, шестёрку с пятёркой. Карту круга венчают "
            "только в её масть и в её полушарии; с барьерами карты не венчают.",
        ),
        Text(
            "First play, marry and exchange what you like on the opening ring; its spaces fill "
            "only as the stock is turned. A card may be turned at any time, unless an exchange is "
            "due.",
            "Сначала играют, венчают и обменивают что угодно в первом кругу; его свободные места "
            "занимают только карты, открываемые из колоды. Открыть карту можно в любое время, если "
            "не нужно делать обмен.",
        ),
        Text("There is no redeal.", "Вторично пасьянс не раскладывается."),
    ),
    readings=(
        Text(
            "The text's note on marriage is missing from the excerpt, and so is the plate: which "
            "way the colours marry and where the barriers stand is taken from the English "
            "original.",
            "Примечание о марьяже и рисунок в отрывке не сохранились: в какую сторону венчают "
            "каждый цвет и где стоят барьеры, взято из английского оригинала.",
        ),
        Text(
            "Wrong cards must be exchanged “as soon as there is occasion”. Which pairs remain may "
            "depend on other moves, so these may come first; but no card is turned, nor laid from "
            "the talon into a space, while an exchange can be made.",
            "Обменивать карты надо, «как только встретится возможность». От других ходов зависит, "
            "какие пары останутся, поэтому сначала можно сделать их; но пока обмен возможен, ни "
            "карту колоды не открывают, ни карту талона на свободное место не кладут.",
        ),
        Text(
            "At the end cards are transferred without exchange. Where to, the text does not say: "
            "to any empty place of the right hemisphere; when all are taken, onto a card that the "
            "transferred one may marry.",
            "В конце карты переводят без обмена. Куда, в тексте не сказано: на любое свободное "
            "место нужного полушария, а если все заняты — на карту, с которой переводимая может "
            "повенчаться.",
        ),
        Text(
            "The text is silent on three more points: cards are moved one at a time; the talon's "
            "top card may also go to a foundation; when the stock is out, it may be laid in the "
            "first space.",
            "Ещё о трёх вещах текст молчит: карты перекладывают по одной; верхняя карта талона "
            "может идти и на основание; когда колода кончилась, её можно положить на первое "
            "свободное место.",
        ),
        Text(
            "That cards of the ring marry only within their race the English original alone says, "
            "so it is a variant.",
            "Что карты круга венчают только в пределах породы, сказано лишь в английском "
            "оригинале, поэтому это вариант.",
        ),
    ),
    variants=(
        Variant(
            "by-race",
            Text("Within the race", "В пределах породы"),
            Text(
                "Cards of the ring marry only within their own arc of three; the talon and the "
                "transfers at the end are not bound by it.",
                "Карты круга венчают только в пределах своей породы, то есть дуги из трёх мест; "
                "на талон и на перевод карт в конце игры это не распространяется.",
            ),
            {north: {"reach": within_arcs(3)}, south: {"reach": within_arcs(3)}},
        ),
    ),
)
