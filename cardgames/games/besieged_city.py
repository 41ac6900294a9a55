"""The Besieged City: twelve in reserve, fourteen in the trenches around them."""

from cardgames.engine.words import *

stock = Stock(faces="mixed")
talon = Waste(
    names=Names(Text("Talon", "Талон"), Text("Talon", "Талон"), Text("to the talon", "в талон")),
    lift=LOCKED,
    send=LOCKED,
    says=(
        Text(
            "A card of the talon passes through the reserve, and from there into the trenches, "
            "before it can be played.",
            "Карты из талона должны пройти через резерв, а из резерва — в окопы, прежде чем их "
            "можно сыграть.",
        ),
    ),
)
foundations = Foundations(
    4,
    TO_AND_FRO,
    apart=True,
    says=(
        Text(
            "Each suit has one foundation; it takes the top cards of the trenches and a card just "
            "turned from the stock.",
            "Каждой масти — одно основание; на него идут верхние карты окопов и карта, только что "
            "вышедшая из колоды.",
        ),
    ),
)
reserve = Reserve(
    12,
    most=1,
    send=LOCKED,
    reach=ends_of_its_line("c"),
    says=(
        Text(
            "Cards of the reserve go only into the trenches, never on one another.",
            "Карты резерва кладут только в окопы и никогда друг на друга.",
        ),
    ),
)
trenches = Columns(
    14,
    IN_SUIT
    & (
        UP
        | DOWN
        | beside(TO_AND_FRO, Text("as they follow on the foundations", "как на основаниях"))
    ),
    space=NO_CARD,
    lift=TOP,
    fan="none",
    names=Names(Text("Trenches", "Окопы"), Text("Trench", "Окоп"), Text("to trench", "в окоп")),
    says=(
        Text(
            "Cards may be moved from trench to trench as often as you like.",
            "Карты в окопах можно перекладывать сколько угодно раз.",
        ),
    ),
)

game = Game(
    "besieged-city",
    Text("The Besieged City", "Осаждённый город"),
    packs=2,
    piles=(stock, talon, foundations, reserve, trenches),
    deal=(Rows(reserve), Rows(trenches), Rest(stock)),
    play=(
        FillFromLine(
            trenches,
            reserve,
            Text(
                "An emptied trench is filled at once, before anything else, with any card of the "
                "reserve from the line at whose end it lies; which one, you choose.",
                "Освободившийся окоп закрывают сразу, раньше всего другого, любой картой резерва "
                "из того ряда или столбца, на конце которого он лежит; какой — выбираете вы.",
            ),
        ),
        Fill(
            reserve,
            (talon, stock),
            Text(
                "An emptied place of the reserve fills from the talon, or, when there is none, "
                "from the stock.",
                "Свободное место в резерве пополняется из талона, а если его нет — из колоды.",
            ),
            emptied=True,
        ),
        TurnToPlay(),
    ),
    wide="""
        s1      f1  c1  c2  c3  f2

        w1      c14 r1  r2  r3  c4

                c13 r4  r5  r6  c5

                c12 r7  r8  r9  c6

                c11 r10 r11 r12 c7

                f4  c10 c9  c8  f3
        .
    """,
    narrow="""
        f1  c1  c2  c3  f2

        c14 r1  r2  r3  c4

        c13 r4  r5  r6  c5

        c12 r7  r8  r9  c6

        c11 r10 r11 r12 c7

        f4  c10 c9  c8  f3

            s1      w1
        .
    """,
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian translation.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском переводе.",
    ),
    says=(
        Text(
            "Nothing but the filling of empty places is compulsory. There is no redeal.",
            "Обязательно только закрывать свободные места. Пересдачи нет.",
        ),
        Text(
            "When stock and talon are gone, cards left in the reserve may still go into the "
            "trenches.",
            "Когда колода и талон израсходованы, карты резерва по-прежнему можно переводить в "
            "окопы.",
        ),
        Text(
            "Where the book is silent: a trench may mix both directions; the places of "
            "foundations and trenches are those of the English original.",
            "Где книга молчит: в одном окопе можно чередовать оба направления; места оснований и "
            "окопов взяты из английского оригинала.",
        ),
        Text(
            "The book calls it extremely difficult.",
            "Пасьянс этот, по словам книги, чрезвычайно труден.",
        ),
    ),
    variants=(
        Variant(
            "transposition",
            Text("Transposition", "Перестановка"),
            Text(
                "When stock and talon are gone, the cards of the reserve may also be rearranged.",
                "Когда колода и талон израсходованы, карты резерва можно ещё и менять местами.",
            ),
            adds=(
                Rearrange(
                    reserve,
                    Text(
                        "When stock and talon are gone, cards of the reserve may change places, "
                        "or move to empty places of it.",
                        "Когда колода и талон израсходованы, карты резерва можно менять местами и "
                        "перекладывать на его свободные места.",
                    ),
                ),
            ),
        ),
    ),
)
