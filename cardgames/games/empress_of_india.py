"""The Empress of India: an army of red cards, a navy of black ones, that leave in couples."""

from cardgames.engine.words import *

LEAVES_PAIRED = LOCKED.saying(
    Text(
        "The cards of Army and Navy are only paired with one another or played two by two.",
        "Карты армии и флота только спаривают друг с другом или играют по две.",
    )
)


def _half(letter: str, name: Text, onto: Text, holds: Text) -> Piles:
    return Reserve(
        24,
        letter=letter,
        lift=LEAVES_PAIRED,
        send=LEAVES_PAIRED,
        most=2,
        fan="right",
        names=Names(name, name, onto),
        says=(holds,),
    )


def _talon(name: Text, onto: Text) -> Piles:
    says = Text(
        "It lies face up and may be looked through; only its top card comes out, to a place that "
        "has become empty.",
        "Он лежит лицом вверх, и его можно просматривать; выходит из него только верхняя карта — "
        "на освободившееся место.",
    )
    return Waste(names=Names(name, name, onto), lift=LOCKED, send=LOCKED, says=(says,))


stock = Stock()
red_talon = _talon(Text("Red talon", "Красный талон"), Text("to the red talon", "в красный талон"))
black_talon = _talon(
    Text("Black talon", "Чёрный талон"), Text("to the black talon", "в чёрный талон")
)
army = _half(
    "a",
    Text("Army", "Армия"),
    Text("to the Army, place", "в армию, место"),
    Text(
        "Twenty-four places, two rows of twelve, for red cards; every one of them is available.",
        "Двадцать четыре места, два ряда по двенадцать, для красных карт; годна каждая из них.",
    ),
)
navy = _half(
    "n",
    Text("Navy", "Флот"),
    Text("to the Navy, place", "во флот, место"),
    Text(
        "Twenty-four places, two rows of twelve, for black cards; every one of them is available.",
        "Двадцать четыре места, два ряда по двенадцать, для чёрных карт; годна каждая из них.",
    ),
)
blacks = Foundations(
    8,
    ACE_TO_KING_NO_QUEEN,
    names=Names(
        Text("Black foundations", "Чёрные основания"),
        Text("Black foundation", "Чёрное основание"),
        Text("to foundation", "на основание"),
    ),
)
reds = Foundations(
    8,
    KING_TO_ACE_NO_JACK,
    names=Names(
        Text("Red foundations", "Красные основания"),
        Text("Red foundation", "Красное основание"),
        Text("to foundation", "на основание"),
    ),
)

game = Game(
    "empress-of-india",
    Text("The Empress of India", "Императрица Индии"),
    packs=4,
    aside="JH JH JH JH JD JD JD JD QC QC QC QC QS QS QS QS",
    piles=(stock, red_talon, black_talon, army, navy, blacks, reds),
    deal=(
        Bases(blacks, "AC AC AC AC AS AS AS AS"),
        Bases(reds, "KH KH KH KH KD KD KD KD"),
        ByColour(
            (army, navy),
            (red_talon, black_talon),
            Text(
                "Cards are turned one by one: red ones to the next free place of the Army, black "
                "ones to that of the Navy; when one half is full its colour goes to its talon, "
                "until both are full.",
                "Карты открывают по одной: красные кладут на следующее свободное место армии, "
                "чёрные — флота; когда одна половина полна, карты её цвета откладывают в её "
                "талон, пока не наполнятся обе.",
            ),
        ),
        Rest(stock),
    ),
    play=(
        Couples(
            (army, navy),
            (red_talon, black_talon),
            (
                Text(
                    "A card of the Army and one of the Navy, neither of them paired, are played "
                    "together when each fits a foundation; a card never leaves alone.",
                    "Карту армии и карту флота, обе не спаренные, играют вместе, если каждая "
                    "подходит к основанию; по одной карты не уходят.",
                ),
                Text(
                    "An unpaired card may at any time be paired with any unpaired card of the "
                    "other half, and lies on it for good: each card may be paired only once, and "
                    "a pair leaves only as a whole, when both its cards fit.",
                    "Неспаренную карту можно в любое время спарить с любой неспаренной картой "
                    "другой половины, положив на неё; каждая карта может быть спарована только "
                    "однажды, и пара уходит только целиком, когда подходят обе карты.",
                ),
                Text(
                    "A place that becomes empty is refilled at once with its half's colour: from "
                    "its talon, or, when that is out, from the stock, the other colour going to "
                    "its own talon.",
                    "Освободившееся место сразу пополняют картой цвета его половины: из её "
                    "талона, а если он пуст — из колоды, откладывая карты другого цвета в их "
                    "талон.",
                ),
                Text(
                    "A stock card may be turned at any time; it goes to its colour's talon.",
                    "Карту колоды можно открыть в любое время; она идёт в талон своего цвета.",
                ),
            ),
        ),
    ),
    wide="""
        a1   a2   a3   a4   a5   a6   a7   a8   a9   a10  a11  a12

        a13  a14  a15  a16  a17  a18  a19  a20  a21  a22  a23  a24

              f9  f10 f11 f12 *               f13 f14 f15 f16   w1
        s1
              f1  f2  f3  f4                  f5  f6  f7  f8    w2

        n1   n2   n3   n4   n5   n6   n7   n8 * n9   n10  n11  n12

        n13  n14  n15  n16  n17  n18  n19  n20  n21  n22  n23  n24
    """,
    narrow="""
         a1    a2    a3    a4    a5    a6

         a7    a8    a9    a10   a11   a12

         a13   a14   a15   a16   a17   a18

         a19   a20   a21   a22   a23   a24

        f9  f10 f11 *           f12 f13 f14

        f1  f2  f3              f4  f5  f6

        f15 f16     s1  w1  w2  *   f7  f8

         n1    n2    n3    n4    n5    n6

         n7    n8    n9    n10   n11   n12

         n13   n14   n15   n16   n17   n18

         n19   n20   n21   n22   n23   n24
    """,
    ornament=Court("QC JH JD JH JD JH JD JH JD"),
    comes_out=(33, 40),
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874). The Russian book's chapter "
        "is incomplete; it is completed here from the English original.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874). В русской книге глава "
        "сохранилась не полностью; здесь она дополнена по английскому оригиналу.",
    ),
    says=(
        Text(
            "Two hundred and eight cards: sixteen begin the foundations, sixteen are set aside, "
            "one hundred and seventy-six are played, half of them red and half black. A "
            "foundation takes twelve.",
            "Всего двести восемь карт: шестнадцать начинают основания, шестнадцать отложены, сто "
            "семьдесят шесть играют, из них половина красных и половина чёрных. В основании "
            "двенадцать карт.",
        ),
        Text(
            "The cards set aside are the Empress, a queen of clubs, with the eight red jacks "
            "around her, and the other seven black queens, which leave the game.",
            "Отложены Императрица — дама треф — с восемью красными валетами вокруг неё и остальные "
            "семь чёрных дам, которые из игры выходят.",
        ),
        Text(
            "The time of pairing is yours to choose: if a foundation waits for the ten of clubs, "
            "hold back the opening of a place in the Navy until that ten lies on top of its "
            "talon.",
            "Время для спаривания можно выбирать: если для основания требуется, например, "
            "десятка треф, отложите открытие места во флоте до тех пор, пока она не окажется на "
            "верху талона.",
        ),
        Text("There is no redeal.", "Пасьянс вновь не раскладывается."),
    ),
    readings=(
        Text(
            "Of the Russian chapter only the end is left: that a card is paired only once, that "
            "the time of pairing is free, that the stock is turned to two packets, that there is "
            "no redeal. The table, the foundations and the playing of cards by twos are those of "
            "the English original.",
            "От русской главы сохранился только конец: карту спаривают однажды, время для этого "
            "выбирают сами, колоду перебирают в две пачки, пасьянс вновь не раскладывается. Стол, "
            "основания и игра картами по две взяты из английского оригинала.",
        ),
        Text(
            "A pair lies in one place, the card of the other half on top, and the place is of the "
            "half in which it lies. A card of a pair does not join a third for a double play: a "
            "pair is never taken apart. Of the two places that a double play empties the Army's "
            "is refilled first.",
            "Пара лежит на одном месте, сверху карта другой половины, и место относится к той "
            "половине, в которой лежит. С третьей картой карту из пары не играют: пару не "
            "разнимают. Из двух мест, освободившихся сразу, первым пополняют место армии.",
        ),
        Text(
            "When neither talon nor stock holds a card of its colour any more, an empty place "
            "stays empty. Nothing goes straight from stock or talon to a foundation.",
            "Когда ни в талоне, ни в колоде карт нужного цвета не осталось, свободное место "
            "остаётся пустым. Прямо из колоды или талона на основания карты не идут.",
        ),
    ),
)
