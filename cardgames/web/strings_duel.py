"""What the pages of a game for two say, in both languages: their own words and those of scripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.engine.prose import Language, Text
from cardgames.web import strings

PAGE: Mapping[str, Text] = {
    "table": Text("The table", "Стол"),
    "tools": Text("Buttons of the table", "Кнопки стола"),
    "stop": Text("Stop!", "Стоп!"),
    "undo": Text("Undo", "Отменить ход"),
    "draw": Text("Draw", "Ничья"),
    "resign": Text("Resign", "Сдаться"),
    "phrases": Text("Say something", "Сказать"),
    "rules": Text("Rules", "Правила"),
    "links": Text("Share", "Поделиться"),
    "settings": Text("Settings", "Настройки"),
    "keys": Text("Keys", "Клавиши"),
    "letter_keys": Text("Keys of one letter are on", "Клавиши из одной буквы включены"),
    "close": Text("Close", "Закрыть"),
    "copy": Text("Copy", "Скопировать"),
    "watched": Text("You are watching this game.", "Вы смотрите эту партию."),
    "watch_link": Text("Watch this game live", "Смотреть эту партию"),
    "watch_link_long": Text(
        "Whoever opens this link sees every move as it is made, and no hidden card.",
        "Кто откроет эту ссылку, увидит каждый ход сразу, но не закрытые карты.",
    ),
    "fair": Text("Was it dealt fairly?", "Честно ли сдано?"),
    "fair_long": Text(
        "This seal was set on the deal before the first move. When the game is over the number of "
        "the deal and the salt are told, and anybody can work the seal out anew: SHA-256 of "
        "salt:number.",
        "Эта печать поставлена на расклад до первого хода. После партии станут известны номер "
        "расклада и соль, и каждый сможет вычислить печать заново: SHA-256 от «соль:номер».",
    ),
    "pace": Text("The opponent’s moves", "Ходы соперника"),
    "pace_slow": Text("Slow", "Медленно"),
    "pace_normal": Text("Normal", "Обычно"),
    "pace_fast": Text("Fast", "Быстро"),
    "pace_none": Text("At once", "Сразу"),
    "forward": Text("Show all at once", "Показать всё сразу"),
    "draw_for_start": Text("Who begins", "Кто начинает"),
    "draw_again": Text("Equal: drawn again.", "Поровну: тянут ещё раз."),
    "play": Text("To the table", "К столу"),
    "rematch": Text("Once more", "Ещё партию"),
    "next_game": Text("The next game", "Следующая партия"),
    "replay": Text("Look through the game", "Посмотреть партию"),
    "lobby": Text("Other tables", "Другие столы"),
    "score": Text("Score", "Счёт"),
    "no_script": Text(
        "This is how the table stands. Playing needs JavaScript; the rules can be read without it.",
        "Так сейчас лежат карты. Для игры нужен JavaScript; правила можно читать и без него.",
    ),
}

SCRIPT: Mapping[str, Text] = {
    "your_turn": Text("Your turn.", "Ваш ход."),
    "your_turn_stock": Text(
        "Your turn: a stock card is turned up.", "Ваш ход: карта колоды вскрыта."
    ),
    "turn_of": Text("{name} is to move.", "Ходит {name}."),
    "by": Text("{name}: {said}", "{name}: {said}"),
    "stopped_you": Text(
        "Stopped. Press the card that should have been played. {left} s",
        "Игра остановлена. Нажмите на карту, которой надо было сыграть. {left} с",
    ),
    "stopped_other": Text(
        "{name} says “Stop!” and is looking for the proof. {left} s",
        "{name} говорит «Стоп!» и ищет доказательство. {left} с",
    ),
    "ending_you": Text(
        "You have no card left. The win stands in {left} s, unless it is stopped.",
        "У вас не осталось карт. Победа засчитается через {left} с, если не будет «Стоп!».",
    ),
    "ending_other": Text(
        "{name} has no card left. The win stands in {left} s. Was the last move right?",
        "У соперника ({name}) карт не осталось. Победа засчитается через {left} с. Верен ли "
        "последний ход?",
    ),
    "ending_draw": Text(
        "Drawn in {left} s, unless the last move is stopped.",
        "Ничья через {left} с, если последний ход не остановят.",
    ),
    "accept": Text("It was right", "Всё верно"),
    "draw_offered": Text("{name} offers a draw.", "{name} предлагает ничью."),
    "draw_agree": Text("Agree", "Согласиться"),
    "draw_decline": Text("Play on", "Играть дальше"),
    "draw_yours": Text("You have offered a draw.", "Вы предложили ничью."),
    "draw_off": Text("The offer of a draw is off.", "Предложение ничьей снято."),
    "draw_back": Text("Take it back", "Отказаться от предложения"),
    "sure_draw": Text("Offer a draw?", "Предложить ничью?"),
    "sure_resign": Text(
        "Resign? The game then counts as if the other had gone out now.",
        "Сдаться? Партия засчитается так, будто соперник сейчас избавился от всех карт.",
    ),
    "yes_draw": Text("Offer a draw", "Предложить ничью"),
    "yes_resign": Text("Resign", "Сдаться"),
    "no": Text("No", "Нет"),
    "left": Text("has left, {time}", "вышел, {time}"),
    "dropped": Text("no connection, {time}", "нет связи, {time}"),
    "claim_in": Text(
        "{name} is away. In {left} s you may claim the game.",
        "Соперника ({name}) нет. Через {left} с можно потребовать победу.",
    ),
    "claim_now": Text("{name} is away for too long.", "Соперника ({name}) нет слишком долго."),
    "claim_win": Text("Claim the win", "Потребовать победу"),
    "claim_draw": Text("Make it a draw", "Записать ничью"),
    "unsent": Text(
        "Your last move may not have reached the table.",
        "Ваш последний ход мог не дойти до стола.",
    ),
    "send": Text("Play it", "Сыграть"),
    "take_back": Text("Take it back", "Забрать"),
    "now_yours": Text("It is your turn.", "Теперь ваш ход."),
    "won": Text("You have won!", "Вы выиграли!"),
    "lost": Text("{name} has won.", "Победа: {name}."),
    "drawn": Text("A draw.", "Ничья."),
    "points": Text("Points: {points}.", "Очки: {points}."),
    "counted": Text(
        "{name} has the lower count. Points: {points}.", "Меньший счёт: {name}. Очки: {points}."
    ),
    "match_won": Text(
        "The match is over: {name} wins it, {score}.", "Матч окончен, победа: {name}. Счёт {score}."
    ),
    "match_stands": Text(
        "The match stands at {score}; it goes to {target}.",
        "Счёт матча {score}, играют до {target}.",
    ),
    "next_game": PAGE["next_game"],
    "rating": Text("{name}: {before} → {after}", "{name}: {before} → {after}"),
    "number": Text("Deal {number}, salt {salt}.", "Расклад {number}, соль {salt}."),
    "sealed": Text("The seal is right.", "Печать сходится."),
    "broken": Text("The seal does not match!", "Печать не сходится!"),
    "wishes": Text("{name} would like to play once more.", "{name} хочет сыграть ещё."),
    "wished": Text("Waiting for the answer…", "Ждём ответа…"),
    "calls": Text("Calls left: {number}", "Осталось: {number}"),
    "pass": Text("Pass", "Пропустить ход"),
}

KEYS: tuple[tuple[str | Text, Text], ...] = (
    ("← → ↑ ↓", Text("From card to card", "От карты к карте")),
    ("Enter", Text("Take a card, lay it; turn one up", "Взять карту, положить; вскрыть")),
    (Text("Space", "Пробел"), Text("Turn up a card of the stock", "Вскрыть карту колоды")),
    ("S", Text("Stop!", "Стоп!")),
    ("Esc", Text("Let go", "Отпустить")),
    (
        "/",
        Text("Letters on the piles: two letters are a move", "Буквы на стопках: две буквы — ход"),
    ),
    ("?", Text("These keys", "Эти клавиши")),
)


# At a patience a move waits for the line; here it might come when all has changed.
LOST = Text(
    "No connection: nothing can be played until it is back.",
    "Нет связи: пока её нет, ходить нельзя.",
)


def duel_strings(language: Language) -> dict[str, Any]:
    """Return the words of the page, of the scripts and of the list of keys.

    To the words that the scripts of every table ask for, those of two players are added as `duel`.
    """
    script = strings.table_strings(language)["script"]
    line = {**script["line"], "lost": LOST.tell(language)}
    return {
        "page": _told(PAGE, language),
        "script": {**script, "line": line, "duel": _told(SCRIPT, language)},
        "keys": [
            (key if isinstance(key, str) else key.tell(language), what.tell(language))
            for key, what in KEYS
        ],
    }


def _told(words: Mapping[str, Text], language: Language) -> dict[str, str]:
    return {name: text.tell(language) for name, text in words.items()}
