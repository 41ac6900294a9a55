"""The Parterre: six flower beds in sight, sixteen cards in hand, nothing hidden."""

from cardgames.engine.words import *

foundations = Foundations(4, ACE_TO_KING)
parterre = Columns(
    6,
    DOWN & ANY_SUIT,
    space=ANY_CARD,
    lift=TOP,
    names=Names(Text("Parterre", "Партер"), Text("Bed", "Пачка"), Text("to bed", "на пачку")),
)
bouquet = Reserve(
    16,
    most=1,
    names=Names(
        Text("Bouquet", "Букет"), Text("Bouquet", "Букет"), Text("to the bouquet", "в букет")
    ),
    says=(
        Text(
            "Any card of the bouquet may be played at any time. No card ever returns to it.",
            "Любую карту букета можно сыграть в любое время. Возвращать карты в букет нельзя.",
        ),
    ),
)

game = Game(
    "parterre",
    Text("The Parterre", "Партер"),
    piles=(foundations, parterre, bouquet),
    deal=(Heaps(parterre, 6), Rows(bouquet)),
    play=(),
    collects=False,
    wide="""
        r1  r2  r3  r4    c1  c2  c3  c4  c5  c6    f1

        r5  r6  r7  r8                              f2

        r9  r10 r11 r12                             f3

        r13 r14 r15 r16                             f4
    """,
    narrow="""
                f1  f2  f3  f4
        .
          c1  c2  c3  c4  c5  c6
        .
        .
        .
        .
        .
        .
        r1  r2  r3  r4  r5  r6  r7  r8

        r9  r10 r11 r12 r13 r14 r15 r16
    """,
    comes_out=(3, 1000),
    source=Text(
        "Lady Adelaide Cadogan, Illustrated Games of Patience (1874), in its Russian translation.",
        "Леди Аделаида Кадоган, «Иллюстрированные пасьянсы» (1874), в старинном русском переводе.",
    ),
    also=(
        Text("Flower Garden", "Цветник"),
        Text("The Bouquet", "Букет"),
        Text("Le Parterre", "Le Parterre"),
    ),
    says=(
        Text(
            "Nothing is compulsory: it is often better to leave a card than to play it, for it may "
            "serve to free others.",
            "Ничто не обязательно: часто лучше оставить карту, чем сыграть её, — она может "
            "пригодиться, чтобы освободить другие.",
        ),
        Text(
            "A king can be moved only by giving it an empty place.",
            "Короля можно сдвинуть, только дав ему свободное место.",
        ),
        Text("There is one deal only.", "Раскладывают только один раз."),
    ),
    variants=(
        Variant(
            "sequences",
            Text("Runs move as one", "Серии перекладывают целиком"),
            Text(
                "A run that goes down by one moves as a whole within the parterre.",
                "Серию карт, идущих подряд вниз, перекладывают в партере целиком.",
            ),
            {parterre: {"lift": RUN}},
        ),
    ),
)
