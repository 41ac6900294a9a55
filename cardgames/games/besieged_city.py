"""The Besieged City: twelve in reserve, fourteen in the trenches around them."""

from cardgames.engine.words import *

stock = Stock(faces="mixed")
PASSES = Text(
    "A card of the talon passes through the reserve, and from there into the trenches, before it "
    "can be played.",
    "Карты из талона должны пройти через резерв, а из резерва — в окопы, прежде чем их можно "
    "сыграть.",
)
INTO_TRENCHES = Text(
    "Cards of the reserve go only into the trenches: never on one another, nor straight to a "
    "foundation.",
    "Карты резерва идут только в окопы: ни друг на друга, ни прямо на основание их не кладут.",
)
talon = Waste(
    names=TALON,
    lift=LOCKED.saying(PASSES),
    send=LOCKED.saying(PASSES),
    says=(PASSES,),
)
foundations = Foundations(
    4,
    TO_AND_FRO,
    apart=True,
    says=(
        Text(
            "There are four, one for each suit; the first ace of a suit that is played begins it.",
            "Их четыре, по одному на масть; каждое начинает первый сыгранный туз этой масти.",
        ),
        Text(
            "Each takes the cards of its suit from both packs, every rank twice: four times "
            "twenty-six make one hundred and four.",
            "Каждое собирает карты своей масти из обеих колод, каждое достоинство дважды: "
            "четырежды двадцать шесть — сто четыре.",
        ),
        Text(
            "They take the top cards of the trenches and a card just turned from the stock.",
            "На них идут верхние карты окопов и карта, только что открытая из колоды.",
        ),
    ),
)
reserve = Reserve(
    12,
    most=1,
    send=LOCKED.saying(INTO_TRENCHES),
    reach=ends_of_its_line("c"),
    says=(INTO_TRENCHES,),
)
trenches = Columns(
    14,
    (IN_SUIT & (UP | DOWN | beside(TO_AND_FRO))).saying(
        Text(
            "in suit, in the order of the ranks or in that of the foundations, either way",
            "в масть, по порядку достоинств или по порядку оснований, в ту или другую сторону",
        )
    ),
    space=NO_CARD.saying(
        Text(
            "An empty trench takes only a card of the reserve from its own line; when that line "
            "is empty too, the trench stays empty.",
            "На свободный окоп идёт только карта резерва из его ряда или столбца; если и там карт "
            "нет, окоп остаётся пустым.",
        )
    ),
    lift=TOP,
    fan="none",
    names=Names(Text("Trenches", "Окопы"), Text("Trench", "Окоп"), Text("to trench", "в окоп")),
    says=(
        Text(
            "In the order of the foundations an ace goes with a king, a king with a two, a two "
            "with a queen, a queen with a three and so on: two ranks that together make fourteen "
            "or fifteen. A seven goes on a seven.",
            "По порядку оснований рядом стоят туз и король, король и двойка, двойка и дама, дама и "
            "тройка и так далее: достоинства, которые вместе составляют четырнадцать или "
            "пятнадцать. Семёрку кладут и на семёрку.",
        ),
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
    collects=False,
    piles=(stock, talon, foundations, reserve, trenches),
    deal=(
        Rows(
            reserve,
            says=Text(
                "Reserve: four rows of three cards, face up, dealt row by row.",
                "Резерв: четыре ряда по три карты, лицом вверх; раскладывают ряд за рядом.",
            ),
        ),
        Rows(
            trenches,
            says=Text(
                "Trenches: fourteen cards around it, face up, one at each end of every row and "
                "column; dealt clockwise: above from left to right, on the right downwards, below "
                "from right to left, on the left upwards.",
                "Окопы: четырнадцать карт вокруг него, лицом вверх, по одной на обоих концах "
                "каждого ряда и столбца; раскладывают по часовой стрелке: сверху слева направо, "
                "справа сверху вниз, снизу справа налево, слева снизу вверх.",
            ),
        ),
        Rest(stock),
    ),
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
                "A place of the reserve that empties fills of itself at once: with the top card "
                "of the talon, or, when there is none, with the next card of the stock.",
                "Освободившееся место в резерве тут же пополняется верхней картой талона, а если "
                "талона нет — следующей картой колоды.",
            ),
            emptied=True,
        ),
        TurnToPlay(),
    ),
    wide="""
              f1    c1  c2  c3    f2

                    *
              c14   r1  r2  r3    c4

              c13   r4  r5  r6    c5
        s1                              w1
              c12   r7  r8  r9    c6

              c11   r10 r11 r12   c7


              f4    c10 c9  c8  * f3
    """,
    narrow="""
        f1    c1  c2  c3    f2

              *
        c14   r1  r2  r3    c4

        c13   r4  r5  r6    c5

        c12   r7  r8  r9    c6

        c11   r10 r11 r12   c7


        f4    c10 c9  c8  * f3

              s1      w1
    """,
    ornament=WALLS,
    comes_out=(0, 200),
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian translation; "
        "the chapter is complete.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском переводе; "
        "глава сохранилась полностью.",
    ),
    says=(
        Text(
            "The order of play is left to you: nothing but the filling of empty places is "
            "compulsory. There is no redeal.",
            "Порядок игры предоставлен на ваше усмотрение: обязательно только закрывать свободные "
            "места. Пересдачи нет.",
        ),
        Text(
            "When stock and talon are gone, cards left in the reserve may still go into the "
            "trenches.",
            "Когда колода и талон израсходованы, карты резерва по-прежнему можно переводить в "
            "окопы.",
        ),
        Text(
            "The book calls it extremely difficult.",
            "Пасьянс этот, по словам книги, чрезвычайно труден.",
        ),
    ),
    readings=(
        Text(
            "The text says how many cards lie inside and how many around them, but not where each "
            "lies: the places of foundations and trenches are those of the English original. The "
            "order of dealing is chosen here.",
            "В тексте сказано, сколько карт лежит внутри и сколько вокруг, но не где какая: места "
            "оснований и окопов взяты из английского оригинала. Порядок раскладки выбран здесь.",
        ),
        Text(
            "Cards that ascend or descend “must be laid on one and the same pile”: a card laid on "
            "a trench lies in that trench, so a trench may follow both orders and both directions "
            "in turn.",
            "Карты, сложенные в восходящем или нисходящем порядке, «должны быть положены в одну и "
            "ту же пачку»: положенная карта лежит в этой пачке, поэтому в одном окопе оба порядка "
            "и оба направления могут чередоваться.",
        ),
        Text(
            "No redeal is played because the text mentions none.",
            "Пересдачи нет, потому что в тексте о ней не говорится.",
        ),
        Text(
            "That the reserve may be rearranged at the end only the English original says, so it "
            "is a variant.",
            "Что карты резерва в конце игры можно менять местами, сказано только в английском "
            "оригинале, поэтому это вариант.",
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
