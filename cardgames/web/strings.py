"""What the table page says, in both languages: its own words, and the templates its scripts fill.

The page gets `strings.page`; the scripts get `strings.script` as a JSON block, where numbers
agree by the plural categories of `Intl.PluralRules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.engine.prose import CARDS, Language, Noun, Tells, Text
from cardgames.web.spoken import (
    ALL_UP,
    CARD,
    COVERED,
    DOWN,
    EMPTY,
    NAMES,
    PLACE,
    PLACE_UP,
    RANKS,
    SOME_DOWN,
    SUITS,
)

SCRIPT: Mapping[str, Any] = {
    "ranks": RANKS,
    "suits": SUITS,
    "card": CARD,
    "down": DOWN,
    "covered": COVERED,
    "place": PLACE,
    "place_up": PLACE_UP,
    "empty": EMPTY,
    "all_up": ALL_UP,
    "some_down": SOME_DOWN,
    "cards": CARDS,
    "taken": Text("{card}: may go to {piles}.", "{card}: можно положить сюда: {piles}."),
    "taken_many": Text(
        "{card}: places where it may go: {number}.",
        "{card}: мест, куда её можно положить: {number}.",
    ),
    "mate": Text(
        "{card}: choose the card that goes with it: {cards}.",
        "{card}: выберите карту, которая уйдёт вместе с ней: {cards}.",
    ),
    "together": Text("Both to the foundations", "Обе на основания"),
    "here": Text("Only lay it here", "Только положить сюда"),
    "choose": Text("Which move?", "Какой ход?"),
    "stuck": Text("{card}: nowhere to go now.", "{card}: сейчас ходов нет."),
    "undone": Text("A move is taken back.", "Ход отменён."),
    "hint_pile": Text("There is a move. Look here: {pile}.", "Ход есть. Посмотрите сюда: {pile}."),
    "won": Text("Won!", "Пасьянс сошёлся!"),
    "number": Text("Deal number {number}", "Номер расклада: {number}"),
    "sure": Text(
        "This game will end here. Press once more to deal the same cards again.",
        "Эта партия на этом закончится. Нажмите ещё раз, чтобы сдать те же карты заново.",
    ),
    "sure_new": Text(
        "Press once more for a new deal. This game stays among your games.",
        "Нажмите ещё раз, чтобы получить новый расклад. Эта партия останется среди ваших.",
    ),
    "sure_give_up": Text(
        "Press once more to give up. The game ends, and the number of the deal is told.",
        "Нажмите ещё раз, чтобы сдаться. Партия закончится, и вы узнаете номер расклада.",
    ),
    "tour": {
        "movable": Text(
            "Welcome! These are the cards that can be played now.",
            "Добро пожаловать! Подсвечены карты, которыми сейчас можно ходить.",
        ),
        "example": Text(
            "For instance {card}: drag it to a lit place, or tap the card and then the place.",
            "Например, {card}. Перетащите карту на подсвеченное место или коснитесь карты, потом "
            "места.",
        ),
        "pile": Text("A tap on this pile is the move here.", "Ход здесь — коснуться этой стопки."),
        "tools": Text(
            "These help: every move can be undone, a hint is free, the rules lie beside the table.",
            "А это в помощь: любой ход можно отменить, подсказка ничего не стоит, правила рядом "
            "со столом.",
        ),
        "done": Text("Play", "Играть"),
    },
    "tally": Text(
        "Cards home: {home} of {total}. Moves made: {count}.",
        "Карт на месте: {home} из {total}. Сделано ходов: {count}.",
    ),
    "watching": Text("watching: {number}", "зрителей: {number}"),
    "kept": Text(
        "No connection. The move is kept and will be sent when it is back.",
        "Нет связи. Ход сохранён и уйдёт, когда она вернётся.",
    ),
    "waits": Text(
        "No connection: the table waits for it. What you did last is kept and will be sent.",
        "Нет связи, стол её ждёт. Последнее действие сохранено и уйдёт на сервер.",
    ),
    "unsure": Text(
        "No connection, and whether this may be played only the server can tell.",
        "Нет связи, а можно ли так ходить, знает только сервер.",
    ),
    "copied": Text("Copied.", "Скопировано."),
    "result": Text("{result} The same cards: {link}", "{result} Те же карты: {link}"),
    "copied_result": Text("The result is copied.", "Результат скопирован."),
    "delay": Text("{delay} ms", "{delay} мс"),
    "waiting": Text("reconnecting…", "восстанавливаем связь…"),
    "line": {
        "opening": Text("Connecting…", "Соединяемся…"),
        "open": Text("Connected: every move is kept", "На связи: каждый ход сохранён"),
        "lost": Text(
            "No connection. It is being restored; your move is not lost.",
            "Нет связи. Восстанавливаем; ваш ход не пропадёт.",
        ),
        "stranger": Text(
            "This table is not yours. Log in with the account that plays at it.",
            "Это не ваш стол. Войдите в учётную запись, которая за ним играет.",
        ),
        "missing": Text("This table is no longer here.", "Этого стола больше нет."),
    },
}

PAGE: Mapping[str, Any] = {
    "table": Text("The table", "Стол"),
    "tools": Text("Buttons of the table", "Кнопки стола"),
    "undo": Text("Undo", "Отменить ход"),
    "redo": Text("Redo", "Вернуть ход"),
    "hint": Text("Hint", "Подсказка"),
    "finish": Text("Play the rest home", "Доиграть до конца"),
    "give_up": Text("Give up", "Сдаться"),
    "tour": Text("A short tour", "Краткое знакомство"),
    "next": Text("Next", "Дальше"),
    "home": Text("Home", "На месте"),
    "home_long": Text("Cards on the foundations", "Карты на основаниях"),
    "count": Text("Moves", "Ходы"),
    "practice": Text("Practice", "Тренировка"),
    "practice_long": Text(
        "It counts in no statistics and on no board.",
        "Ни в статистике, ни в таблице результатов не считается.",
    ),
    "redeals": Text("Redeals", "Пересдачи"),
    "redeals_long": Text("Redeals left", "Осталось пересдач"),
    "new_deal": Text("New deal", "Новый расклад"),
    "again": Text("Same deal again", "Тот же расклад заново"),
    "rules": Text("Rules", "Правила"),
    "links": Text("Share", "Поделиться"),
    "deal_link": Text("The same cards for a friend", "Те же карты для друга"),
    "deal_link_long": Text(
        "Whoever opens this link plays this deal from the start.",
        "Кто откроет эту ссылку, сыграет этот расклад с начала.",
    ),
    "watch_link": Text("Watch this game live", "Смотреть эту партию"),
    "watch_link_long": Text(
        "Whoever opens this link sees every move as it is made, and no hidden card.",
        "Кто откроет эту ссылку, увидит каждый ход сразу, но не закрытые карты.",
    ),
    "code": Text("QR code", "QR-код"),
    "embed": Text("This table in a blog", "Этот стол в блоге"),
    "embed_long": Text(
        "This line shows the table within a page of yours, as it goes on.",
        "Эта строка покажет стол внутри вашей страницы, ход за ходом.",
    ),
    "replay": Text("Replay", "Запись партии"),
    "copy": Text("Copy", "Скопировать"),
    "result": Text("The result in a line", "Результат одной строкой"),
    "send": Text("Send", "Отправить"),
    "close": Text("Close", "Закрыть"),
    "settings": Text("Settings", "Настройки"),
    "keys": Text("Keys", "Клавиши"),
    "letter_keys": Text("Keys of one letter are on", "Клавиши из одной буквы включены"),
    "watched": Text("You are watching this game.", "Вы смотрите эту партию."),
    "play_same": Text("Play these cards", "Сыграть этот расклад"),
    "no_script": Text(
        "This is how the table stands. Playing needs JavaScript; the rules can be read without it.",
        "Так сейчас лежат карты. Для игры нужен JavaScript; правила можно читать и без него.",
    ),
}

KEYS: tuple[tuple[str | Text, Text], ...] = (
    ("← → ↑ ↓", Text("From card to card", "От карты к карте")),
    (
        "Enter",
        Text("Take a card, lay it; twice: its best move", "Взять и положить; дважды — лучший ход"),
    ),
    (Text("Space", "Пробел"), Text("Turn the stock", "Открыть карты из колоды")),
    ("+ −", Text("Take more or fewer cards", "Взять больше или меньше карт")),
    ("Esc", Text("Let go", "Отпустить")),
    ("U · Ctrl+Z", Text("Undo", "Отменить ход")),
    ("R · Ctrl+Y", Text("Redo", "Вернуть ход")),
    ("H", Text("Hint", "Подсказка")),
    ("F", Text("Play the rest home", "Доиграть до конца")),
    ("N", Text("New deal", "Новый расклад")),
    (
        "/",
        Text("Letters on the piles: two letters are a move", "Буквы на стопках: две буквы — ход"),
    ),
    ("?", Text("These keys", "Эти клавиши")),
)


def table_strings(language: Language) -> dict[str, Any]:
    """Return the words of the page, of the scripts and of the list of keys."""
    return {
        "page": _told(PAGE, language),
        "script": _told(SCRIPT, language),
        "tour": [say.tell(language) for say in _tour(language)],
        "keys": [(_key(key, language), what.tell(language)) for key, what in KEYS],
    }


def _tour(language: Language) -> list[Tells]:
    """Return all that the tour may say, with the longest name of a card, to keep room for it."""
    words = SCRIPT["tour"]
    longest = max(NAMES[language].values(), key=len)
    return [words["movable"], words["example"].say(card=longest), words["pile"], words["tools"]]


def _key(key: str | Text, language: Language) -> str:
    return key if isinstance(key, str) else key.tell(language)


def _told(words: Any, language: Language) -> Any:
    if isinstance(words, Noun):
        return _forms(words, language)
    if isinstance(words, Mapping):
        return {name: _told(word, language) for name, word in words.items()}
    return words.tell(language)


def _forms(noun: Noun, language: Language) -> dict[str, str]:
    """Return the templates of a noun by plural category."""
    one, *many = noun.ru if language == "ru" else noun.en
    forms = {"one": one, "few": many[0], "many": many[-1], "other": many[0]}
    return {category: "{number} " + form for category, form in forms.items()}
