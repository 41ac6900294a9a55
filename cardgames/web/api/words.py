"""What the API says of itself: English in its document, either language on its page."""

from __future__ import annotations

from cardgames.engine.prose import Text

ABOUT = Text(
    "Games of patience, for programs. Cards, piles and moves are spelled as in every text of the "
    "site: TD is the ten of diamonds, c4-f1 the top card of column 4 to foundation 1. Hidden cards "
    "are never told.",
    "Пасьянсы для программ. Карты, стопки и ходы пишутся так же, как во всех текстах сайта: TD — "
    "десятка бубен, c4-f1 — верхняя карта колонки 4 на основание 1. Скрытые карты не сообщаются.",
)

# What can be asked
GAMES = Text(
    "Every game, with its variants and the names of its piles.",
    "Все игры, их варианты и названия стопок.",
)
MAKE_DEAL = Text(
    "Deal cards: by a number, or by one that nobody knows.",
    "Сдать карты: по номеру или по такому, которого не знает никто.",
)
DEAL = Text(
    "A deal as everybody may see it, with how many have played and won it.",
    "Расклад, каким его видят все, и сколько человек его сыграли и выиграли.",
)
BOARD = Text(
    "The board of a deal: first attempts, the best first. You see it once your own first attempt "
    "is over.",
    "Таблица расклада: первые попытки, лучшие сначала. Она видна, когда ваша первая попытка "
    "закончена.",
)
SITTINGS = Text(
    "Your own games, a page at a time: those to go on with, or those that are over.",
    "Ваши партии по страницам: те, что можно продолжить, или оконченные.",
)
SIT_DOWN = Text(
    "Sit down before a deal. A game of it that you have begun ends here.",
    "Сесть за расклад. Начатая вами партия этого расклада на этом заканчивается.",
)
TABLE = Text(
    "A table of yours, as you may see it, with all legal moves.",
    "Ваш стол, каким его видите вы, и все возможные ходы.",
)
CHANGE = Text(
    "Play a move, take one back, give up. 409 and the present table where it has changed.",
    "Сделать ход, взять назад, сдаться. Если стол тем временем изменился — 409 и нынешний стол.",
)
REPLAY = Text(
    "A finished game by the key in the link of its replay, step by step. You see it once you have "
    "played these cards to an end, or have asked on its page to be shown it.",
    "Оконченная партия по ключу из ссылки на её просмотр, шаг за шагом. Она видна, когда вы сами "
    "доиграли эти карты или попросили на её странице показать её.",
)

# Fields
CARDS = Text(
    "From the bottom up; -- is a card not to be seen", "Снизу вверх; -- — карта, которой не видно"
)
ERROR = Text(
    "A sentence in the language of Accept-Language", "Предложение на языке из Accept-Language"
)
AT_FAULT = Text("The field at fault, where it is one", "Поле, в котором ошибка, если это поле")
PLAYED = Text("How many people have made a move", "Сколько человек сделали ход")
WON = Text("How many people have won it", "У скольких человек сошлось")
NUMBER = Text(
    "One anybody can type; left out, one nobody knows",
    "Любой от 1; без него — такой, которого не знает никто",
)
OF_DEAL = Text("Of the deal", "Расклада")
TOLD_NUMBER = Text("Of the deal, once it may be told", "Расклада, когда его уже можно назвать")
N = Text(
    "Numbers the tables; send it back with a change",
    "Номер состояния стола; его присылают с каждым изменением",
)
MOVES = Text("All legal moves, the best first", "Все возможные ходы, лучшие сначала")
DUTY = Text("What must be done first, and why", "Что нужно сделать сначала и почему")
LAST_SAID = Text("What the last step did", "Что сделал последний шаг")
FINISH = Text("Whether the rest plays itself", "Доиграется ли остальное само")
ID = Text(
    "Any name, new for each change; one sent twice is made once",
    "Любое имя, новое для каждого изменения; присланное дважды выполняется один раз",
)
AT_N = Text(
    "The n of the table the change was chosen at", "n того стола, за которым выбрано изменение"
)
MOVE = Text("Where a move is played", "Когда делается ход")
STEP = Text(
    "Its own move, and cards that went home after it",
    "Сам ход и карты, ушедшие после него на основания",
)
SECONDS = Text(
    "Of the game, when it was made; null where not known",
    "Секунда партии, когда он сделан; null, если неизвестна",
)
NAME = Text("The name, where you may know it", "Имя, если вам можно его знать")
POINTS = Text("Cards home", "Карт на основаниях")
FRAMES = Text("As dealt, and after each step", "Как сдано и после каждого шага")
PRESENT = Text("The table as it is now", "Стол, каков он сейчас")

BY_ENGLISH = {text.en: text for text in list(vars().values()) if isinstance(text, Text)}
