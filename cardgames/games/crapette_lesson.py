"""A lesson in Crapette: eight small tables, from the first ace to the last card."""

from cardgames.engine.lesson import Page, Task
from cardgames.engine.prose import Text
from cardgames.games import crapette

game = crapette.game

STRICT = "game: crapette\nvariant: strict\n"
FREE = "game: crapette\n"

pages = (
    Page(
        Text("The table", "Стол"),
        (
            Text(
                "You sit at the near side. Before you lie your stock and, to its right, your "
                "reserve: twelve cards in a game, three here. The other player has a pack of his "
                "own, with another back.",
                "Вы сидите с ближней стороны стола. Перед вами ваша колода, а справа от неё — "
                "резерв: в игре двенадцать карт, здесь три. У соперника своя колода, с другой "
                "рубашкой.",
            ),
            Text(
                "The eight piles of the layout and the eight foundations in the centre belong to "
                "both. Whoever first gets rid of his reserve, stock and discard has won.",
                "Восемь стопок расклада и восемь баз в центре общие. Выигрывает тот, кто первым "
                "избавится от своих резерва, колоды и сброса.",
            ),
        ),
        STRICT + "c1: 9H\nc2: KC\nc3: 5S\nc4: QD\nc5: JS\nc6: 3H\nc7: AD\nc8: 8C\n"
        "r1: <7S> <TC> <2D>\ns1: <3C> <4C> <5C>\nr2: <6C> <7C>\ns2: <8D> <9D>\n"
        "note opening: 1 2",
        (
            Task(
                "c7-f1",
                Text(
                    "Your first turn begins in the centre: an ace opens a foundation. Lay the ace "
                    "of diamonds there.",
                    "Первый ход начинается с центра: туз открывает базу. Положите туда бубнового "
                    "туза.",
                ),
            ),
            Task(
                "turn:r1",
                Text(
                    "No other card of the layout fits. Now you must turn up the top card of your "
                    "reserve: press it.",
                    "Больше из расклада в центр ничего не идёт. Теперь надо вскрыть верхнюю карту "
                    "своего резерва: нажмите на неё.",
                ),
            ),
        ),
        Text(
            "Every game begins so: first what fits the centre, then the reserve is turned.",
            "Так начинается каждая партия: сначала в центр идёт всё, что подходит, потом "
            "вскрывают резерв.",
        ),
    ),
    Page(
        Text("The centre comes first", "Центр важнее всего"),
        (
            Text(
                "Foundations are built up in suit, from ace to king, and nothing ever leaves them. "
                "As long as a card that you may play fits the centre, it has to go there before "
                "anything else.",
                "Базы строят в масть по возрастанию, от туза до короля, и с них ничего не берут. "
                "Пока в центр можно выложить хоть одну доступную карту, это делают прежде всего "
                "остального.",
            ),
            Text(
                "You may play the top cards of the layout, your face-up reserve card and your "
                "turned stock card.",
                "Играть можно верхними картами расклада, открытой картой своего резерва и "
                "вскрытой картой своей колоды.",
            ),
        ),
        STRICT + "f1: AD\nf2: AS\nc1: 9H\nc2: TC\nc3: 5S\nc4: 2S\nc5: JS\nc6: 3H\nc7: KH\nc8: 8C\n"
        "r1: <7S> <TD> 2D\ns1: <3C> <4C> <5C>\nr2: <6C> <7C>\ns2: <8D> <9D>",
        (
            Task(
                "r1-f1",
                Text(
                    "Two cards fit the centre. Begin with the two of diamonds of your reserve.",
                    "В центр идут две карты. Начните с бубновой двойки из резерва.",
                ),
            ),
            Task(
                "c4-f2",
                Text(
                    "And the other one? Before it is home nothing else may be done.",
                    "А где вторая? Пока она не на базе, ничего другого делать нельзя.",
                ),
            ),
        ),
        Text(
            "Which of several goes first is up to you; that all of them go is the rule, and to "
            "overlook one is the commonest error.",
            "Какая из карт пойдёт первой — ваше дело, но уйти должны все. Пропустить карту в "
            "центр — самая частая ошибка.",
        ),
    ),
    Page(
        Text("The layout", "Расклад"),
        (
            Text(
                "On the layout cards are laid one at a time, downwards and in alternating colours: "
                "a red five on a black six. A vacancy takes any card, and need not be filled "
                "at once.",
                "В расклад карты кладут по одной, по убыванию и чередуя цвет: красную пятёрку на "
                "чёрную шестёрку. На свободное место идёт любая карта, и занимать его сразу не "
                "обязательно.",
            ),
        ),
        STRICT + "f1: AD 2D\nc1: 5D\nc2: 6S\nc3: TC\nc4: KC\nc5: JC\nc6: 8D\nc7: 3S\nc8: 8C\n"
        "r1: <7S> <TD> 9S\ns1: <3C> <4C> <5C>\nr2: <6C> <7C>\ns2: <8D> <9D>",
        (
            Task(
                "c1-c2",
                Text(
                    "Nothing fits the centre. Move the five of diamonds, and its place becomes "
                    "vacant.",
                    "В центр ничего не идёт. Переложите бубновую пятёрку, и её место освободится.",
                ),
            ),
            Task(
                "r1-c1",
                Text(
                    "Vacancies are the best thing of all: there you get rid of a reserve card that "
                    "fits nowhere.",
                    "Свободное место — самое ценное: туда можно сбыть карту резерва, которой "
                    "больше некуда деться.",
                ),
            ),
            Task(
                "turn:r1",
                Text(
                    "Your next reserve card may be turned at once or later, as you like. Do it.",
                    "Следующую карту резерва можно вскрыть сразу или позже, как хотите. Вскройте.",
                ),
            ),
        ),
        Text(
            "A reserve card counts twice at the end, so vacancies are mostly meant for it.",
            "Карта резерва в конце стоит вдвое больше других, так что свободные места берегут "
            "для неё.",
        ),
    ),
    Page(
        Text("Loading the opponent", "Загрузка соперника"),
        (
            Text(
                "What you cannot use you may load upon the other: on his reserve or his discard go "
                "cards of the same suit, one rank up or down. He has to get rid of them.",
                "Ненужное можно «загрузить» сопернику: на его резерв и сброс идут карты той же "
                "масти, на одну старше или младше. Избавляться от них придётся ему.",
            ),
            Text(
                "Only a face-up card can be loaded, never an empty pile.",
                "Класть можно только на открытую карту и никогда на пустую стопку.",
            ),
        ),
        STRICT + "f1: AD 2D\nc1: 7H\nc2: 5C\nc3: TC\nc4: KC\nc5: JC\nc6: KH\nc7: 8D\nc8: 5S\n"
        "r1: <7S> <TD> TS\ns1: <3C> <4C> <5H>\nr2: <6C> <6H>\ns2: <8D> <9D>\nw2: 9S",
        (
            Task(
                "r1-w2",
                Text(
                    "Your ten of spades fits the nine on his discard. Lay it there.",
                    "Ваша десятка пик подходит к девятке в его сбросе. Положите её туда.",
                ),
            ),
            Task(
                "demand:r2",
                Text(
                    "His reserve lies face down. In your turn you may ask for its top card: "
                    "press it.",
                    "Его резерв закрыт. В свой ход можно попросить вскрыть верхнюю карту: нажмите "
                    "на неё.",
                ),
            ),
            Task(
                "c1-r2",
                Text(
                    "The six of hearts! The seven of your layout goes there, and leaves a vacancy.",
                    "Шестёрка червей! На неё идёт семёрка из расклада, и место освобождается.",
                ),
            ),
        ),
        Text(
            "Three good things at once: the other has two cards more, you one less, and a place "
            "is vacant.",
            "Сразу три выгоды: у соперника на две карты больше, у вас на одну меньше, и есть "
            "свободное место.",
        ),
    ),
    Page(
        Text("The stock", "Колода"),
        (
            Text(
                "The stock may be turned only when nothing fits the centre and your reserve is "
                "out, or its face-up card fits nowhere in the layout and no place is vacant.",
                "Колоду можно вскрыть, только если в центр ничего не идёт, а резерв исчерпан или "
                "его открытую карту некуда положить в раскладе и свободных мест нет.",
            ),
            Text(
                "The card must be played at once: to the centre, else to the layout or upon the "
                "other. Only one that fits neither centre nor layout may go to your discard, and "
                "that ends your turn.",
                "Вскрытую карту разыгрывают сразу: в центр, иначе в расклад или сопернику. Только "
                "та, что не идёт ни в центр, ни в расклад, может уйти в ваш сброс, и на этом ход "
                "кончается.",
            ),
        ),
        STRICT + "f1: AS 2S\nc1: 9H\nc2: 5S\nc3: 7D\nc4: KH\nc5: JS\nc6: 3D\nc7: JD\nc8: 9C\n"
        "r1: <7S> JC\ns1: <3C> <7C> <4H>\nr2: <6C> <QC>\ns2: <8D> <9D>\nw2: TS",
        (
            Task(
                "turn:s1",
                Text(
                    "Your jack of clubs finds no red queen. So turn up a card of your stock: "
                    "press it.",
                    "Красной дамы для вашего трефового валета нет. Значит, вскройте карту колоды: "
                    "нажмите на неё.",
                ),
            ),
            Task(
                "s1-c2",
                Text(
                    "The four of hearts goes on the five of spades. Lay it there.",
                    "Четвёрка червей идёт на пятёрку пик. Положите её туда.",
                ),
            ),
            Task(
                "turn:s1",
                Text(
                    "It found a place, so turn up the next one.",
                    "Раз место нашлось, вскройте следующую.",
                ),
            ),
            Task(
                "s1-w1",
                Text(
                    "The seven of clubs fits nowhere: no red eight, and no club of the other's. "
                    "Lay it on your discard, beside your stock.",
                    "Семёрку треф положить некуда: красной восьмёрки нет, и треф у соперника тоже "
                    "не видно. Положите её в свой сброс, рядом с колодой.",
                ),
            ),
        ),
        Text(
            "When the stock is out the discard is turned over, unshuffled, and becomes the stock.",
            "Когда колода кончается, сброс переворачивают, не тасуя, и он становится колодой.",
        ),
    ),
    Page(
        Text("Stop!", "Стоп!"),
        (
            Text(
                "All this has to be done in order, and in the game as the old rules have it nobody "
                "but you sees to it that the other does so. If you think that his last move was "
                "an error, call “Stop!” before he makes another.",
                "Всё это надо делать по порядку, а следит за порядком соперника, по старым "
                "правилам, никто, кроме вас. Если думаете, что его последний ход — ошибка, "
                "скажите «Стоп!», пока он не сделал следующего.",
            ),
            Text(
                "A right call takes the move back and gives the turn to you. After a wrong one "
                "play goes on as before; three wrong calls, and you have no more in that game.",
                "Если вы правы, ход возвращают и очередь переходит к вам. Если нет, игра идёт "
                "дальше; после трёх неверных «Стоп!» в этой партии их больше не будет.",
            ),
        ),
        FREE + "seat: 2\nf1: AS\nc1: 9H\nc2: TC\nc3: 2S\nc4: KH\nc5: JS\nc6: 3D\nc7: JD\nc8: 6C\n"
        "r1: <7S> 8H\ns1: <3C> <7C> <4H>\nr2: <QC> 5D\ns2: <8D> <9D>\nw2: KS",
        (
            Task(
                "c1-c2",
                Text("The other is to move. Watch him.", "Ходит соперник. Следите."),
                other=True,
            ),
            Task(
                "stop",
                Text(
                    "He has laid the nine on the ten. Was nothing due before that? Press “Stop!”.",
                    "Он положил девятку на десятку. Не полагалось ли сперва чего-то другого? "
                    "Нажмите «Стоп!».",
                ),
            ),
            Task(
                "point:c3",
                Text(
                    "The game is stopped. Prove it: press the card that should have gone to the "
                    "centre.",
                    "Игра остановлена. Докажите: нажмите на карту, которой надо было пойти в "
                    "центр.",
                ),
            ),
            Task(
                "c3-f1",
                Text(
                    "The nine lies where it was, and it is your turn. What he overlooked is now "
                    "due from you.",
                    "Девятка снова на месте, и ход ваш. То, что пропустил он, теперь обязаны "
                    "сделать вы.",
                ),
            ),
        ),
        Text(
            "The button is always there and always looks alike: it never gives away whether there "
            "is something to call.",
            "Кнопка всегда на месте и всегда одинакова: она не подсказывает, была ли ошибка.",
        ),
    ),
    Page(
        Text("Being stopped", "Когда остановили вас"),
        (
            Text(
                "You will err too: an error is accepted like any other move. Make one on purpose.",
                "Ошибаться будете и вы: ошибочный ход принимается, как любой другой. Сделайте "
                "такой нарочно.",
            ),
        ),
        FREE + "f1: AS 2S\nc1: 9H\nc2: 5S\nc3: 7D\nc4: KH\nc5: JS\nc6: 3D\nc7: JD\nc8: 6C\n"
        "r1: <7S> 8C\ns1: <3C> <7C> <4H>\nr2: <QC> 5H\ns2: <8D> <9D>\nw2: KS",
        (
            Task(
                "turn:s1",
                Text(
                    "Your reserve shows an eight that fits the nine of hearts, so the stock must "
                    "not be turned yet. Turn it all the same.",
                    "Восьмёрка из резерва подходит к девятке червей, поэтому колоду вскрывать ещё "
                    "нельзя. Всё равно вскройте.",
                ),
            ),
            Task("stop", Text("The other has seen it…", "Соперник это заметил…"), other=True),
            Task(
                "point:r1",
                Text("“Stop!” He points at your reserve.", "«Стоп!» Он показывает на ваш резерв."),
                other=True,
            ),
        ),
        Text(
            "Your stock card is face down again, and the rest of your turn is lost. Had he noticed "
            "nothing before your next move, the error would have stood. That is why there is a "
            "short wait after each move that could be one. In a strict game they are refused.",
            "Карта колоды снова закрыта, и остаток хода потерян. Не заметь он этого до вашего "
            "следующего хода, ошибка осталась бы в силе. Поэтому после хода, в котором можно "
            "ошибиться, есть короткая пауза. В строгой игре ошибочные ходы не принимаются.",
        ),
    ),
    Page(
        Text("The last card", "Последняя карта"),
        (
            Text(
                "The game is won the moment reserve, stock and discard are all empty. It counts 30 "
                "points, and 2 for each card that the other still has in his reserve, 1 for each "
                "in his stock and discard.",
                "Партия выиграна, как только пусты и резерв, и колода, и сброс. За неё дают 30 "
                "очков, ещё по 2 за каждую карту в резерве соперника и по 1 за каждую карту в "
                "его колоде и сбросе.",
            ),
        ),
        STRICT + "f1: AS 2S 3S\nc1: 9H\nc2: 5S\nc3: 7D\nc4: KH\nc5: JS\nc6: 3D\nc7: JD\nc8: 6C\n"
        "s1: <4S>\nr2: <QC> <2H> 5H\n"
        "s2: <8D> <9D> <TD> <JC> <QD> <KD> <AC> <3C> <4C> <5C>\nw2: 8S 6H TC KS",
        (
            Task(
                "turn:s1",
                Text(
                    "One card is left to you, and your reserve is out: turn it up.",
                    "У вас осталась одна карта, резерв исчерпан. Вскройте её.",
                ),
            ),
            Task("s1-f1", Text("And home with it!", "И на базу её!")),
        ),
        Text(
            "Won: 30, and 2 for each of three cards, and 1 for each of fourteen, makes 50 points. "
            "That is all of it. The rest is keeping your eyes open.",
            "Победа: 30, по 2 за три карты и по 1 за четырнадцать — всего 50 очков. Вот и все "
            "правила. Остальное — внимание.",
        ),
    ),
)
