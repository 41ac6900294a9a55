"""Eagle Wing: thirteen cards in the trunk feed the feathers of two wings."""

from cardgames.engine.words import *

stock = Stock()
foundations = Foundations(
    4,
    FROM_BASE,
    says=(
        Text(
            "The deal gives the first foundation its base card; the others begin with that rank.",
            "Основная карта первого основания выходит при раскладе; остальные основания начинают "
            "с карт того же достоинства.",
        ),
    ),
)
trunk = Reserve(
    faces="mixed",
    names=Names(Text("Trunk", "Резерв"), Text("Trunk", "Резерв"), Text("to the trunk", "в резерв")),
    says=(Text("Nothing goes onto the trunk.", "В резерв карты не кладут."),),
)
wings = Columns(
    8,
    DOWN_AROUND & IN_SUIT,
    space=ANY_CARD.after(
        trunk,
        Text(
            "While the trunk lasts, only its cards fill an empty place; after that any card of the "
            "waste or of another wing may be laid there.",
            "Пока в резерве есть карты, пустое место заполняется только ими; потом на него можно "
            "положить карту из сброса или другой стопки расклада.",
        ),
    ),
    lift=TOP,
    send=RUN,
    most=3,
    names=Names(Text("Wings", "Крылья"), Text("Wing", "Крыло"), Text("to wing", "на крыло")),
    says=(
        Text(
            "A group built so goes to a foundation as one, its top card first.",
            "На основание карты, лежащие так, можно перемещать сразу группой, начиная с верхней.",
        ),
    ),
)

game = Game(
    "eagle-wing",
    Text("Eagle Wing", "Орлиное крыло"),
    piles=(stock, Waste(), foundations, trunk, wings),
    deal=(Heap(trunk, 13, FACE_DOWN), Rows(wings), Heap(foundations, 1), Rest(stock)),
    play=(
        Draw(1, redeals=2),
        Fill(
            wings,
            (trunk,),
            Text(
                "An empty place among the wings is filled at once from the trunk.",
                "Пустое место в крыльях сразу заполняется картой из резерва.",
            ),
        ),
        TurnLast(trunk),
    ),
    wide="""
        s1  w1              f1  f2  f3  f4

        c1                              c8
            c2                      c7
                c3              c6
                    c4      c5
                        r1
        .
    """,
    narrow="""
          f1  f2  f3  f4

        c1  c2      c7  c8


        c3  c4  r1  c5  c6


              s1  w1
    """,
    comes_out=(262, 500),
    source=Text(
        "Rosanna Yuen's rules of Eagle Wing for the GNOME card games.",
        "Правила игры «Орлиное крыло» Розанны Юен из карточных игр GNOME.",
    ),
    also=(Text("Wings", "Крылья"),),
    scored=True,
    says=(
        Text(
            "Think twice before moving cards within the wings, and remember the limit of three.",
            "Думайте дважды, прежде чем перекладывать карты в раскладе, и помните об ограничении "
            "на три карты.",
        ),
    ),
)
