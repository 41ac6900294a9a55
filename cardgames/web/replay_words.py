"""What the pages of replays say, in both languages; the scripts fill the templates among it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.engine.prose import Language, Text
from cardgames.web import strings

AS_DEALT = Text("The cards as they were dealt.", "Карты, как они были сданы.")

PAGE: Mapping[str, Text] = {
    "replay": Text("Replay", "Запись партии"),
    "tools": Text("Buttons of the replay", "Кнопки записи"),
    "table": Text("The table", "Стол"),
    "home": Text("Home", "На месте"),
    "home_long": Text("Cards on the foundations", "Карты на основаниях"),
    "move": Text("Move", "Ход"),
    "time": Text("Time", "Время"),
    "time_long": Text("Time of the game when the move was made", "Время партии в момент хода"),
    "way": Text("Through the game", "По партии"),
    "first": Text("To the beginning", "В начало"),
    "back": Text("A move back", "Ход назад"),
    "play": Text("Play", "Смотреть"),
    "pause": Text("Pause", "Остановить"),
    "forward": Text("A move forward", "Ход вперёд"),
    "last": Text("To the end", "В конец"),
    "slider": Text("Move of the game", "Ход партии"),
    "speed": Text("Speed", "Скорость"),
    "slow": Text("slow", "медленно"),
    "steady": Text("steady", "спокойно"),
    "quick": Text("quick", "быстро"),
    "real": Text("as it was played", "как играли"),
    "moves": Text("Moves", "Ходы"),
    "dealt": Text("The deal", "Сдача"),
    "close": Text("Close", "Закрыть"),
    "share": Text("Share", "Поделиться"),
    "link": Text("Link to this move", "Ссылка на этот ход"),
    "link_long": Text(
        "Whoever opens it sees the game from here.",
        "Кто откроет её, увидит партию с этого места.",
    ),
    "whole": Text("QR code of the whole game", "QR-код всей партии"),
    "copy": Text("Copy", "Скопировать"),
    "copied": Text("Copied", "Скопировано"),
    "on": Text("Play on from here", "Играть отсюда"),
    "on_long": Text(
        "As practice: it counts in no statistics.",
        "Для тренировки: ни в какой статистике не считается.",
    ),
    "again": Text("Play these cards", "Сыграть этот расклад"),
    "mine": Text("Compare with my game", "Сравнить с моей партией"),
    "record": Text("Take the game away as text", "Скачать запись партии"),
    "compare": Text("Compare with another game", "Сравнить с другой партией"),
    "compare_long": Text(
        "Paste the link of another replay of the same cards.",
        "Вставьте ссылку на запись другой партии этого же расклада.",
    ),
    "compare_go": Text("Compare", "Сравнить"),
    "embed": Text("For a blog", "Для блога"),
    "embed_long": Text(
        "This line shows the table within a page of yours.",
        "Эта строка покажет стол внутри вашей страницы.",
    ),
    "asked": Text(
        "This is a game of cards that you have not played to an end.",
        "Это партия с картами, которые вы ещё не доиграли до конца.",
    ),
    "asked_long": Text(
        "It shows where everything lies. You may see it now, but then these cards are yours to "
        "practise only: no statistics and no board will count them.",
        "В ней видно, где что лежит. Её можно посмотреть и сейчас, но тогда эти карты останутся "
        "вам для тренировки: ни статистика, ни таблица результатов их не учтут.",
    ),
    "show": Text("Show it now", "Показать сейчас"),
    "go_on": Text("Go on with your game", "Продолжить свою партию"),
    "side_by_side": Text("two games side by side", "две партии рядом"),
    "own": Text("Your game", "Ваша партия"),
    "own_other": Text("Your other game", "Другая ваша партия"),
    "one": Text("One game", "Одна партия"),
    "other": Text("The other game", "Другая партия"),
    "won": Text("Won", "Сошёлся"),
    "not_won": Text("Not won", "Не сошёлся"),
    "count": Text("Moves", "Ходов"),
    "parting": Text("Where they part", "Где они расходятся"),
    "alike": Text("Moves alike at the beginning", "Одинаковых ходов в начале"),
    "identical": Text("Both went the same way.", "Обе партии прошли одинаково."),
    "turn_back": Text("To the turn before", "К предыдущей очереди"),
    "turn_on": Text("To the next turn", "К следующей очереди"),
    "stop": Text("“Stop!”", "«Стоп!»"),
    "called": Text("Called in time:", "Замечено вовремя:"),
    "unseen": Text("Nobody saw it:", "Никто не заметил:"),
    "sealed": Text("How the deal was sealed", "Чем был запечатан расклад"),
    "sealed_long": Text(
        "Before the game both were shown this seal. It is the SHA-256 of the salt, a colon and the "
        "number of the deal, so the cards could not be changed later.",
        "До игры обоим была показана эта печать. Это SHA-256 от соли, двоеточия и номера "
        "расклада, поэтому подменить карты потом было нельзя.",
    ),
    "seal": Text("Seal", "Печать"),
    "salt": Text("Salt", "Соль"),
    "number": Text("Number", "Номер"),
    "sealed_right": Text(
        "Checked by your browser: they agree.", "Проверено вашим браузером: сходится."
    ),
    "open": Text("Open", "Открыть"),
    "keys": Text(
        "Keys: ← → a move, Home and End, Space plays and stops.",
        "Клавиши: ← → — ход, Home и End — начало и конец, пробел — смотреть и остановить.",
    ),
}

SCRIPT: Mapping[str, Text] = {
    "at": Text("Move {number} of {count}. {said}", "Ход {number} из {count}. {said}"),
    "dealt": AS_DEALT,
    "wait": Text("The next moves are being fetched…", "Следующие ходы загружаются…"),
    "lost": Text(
        "The next moves could not be fetched. Try again when there is a connection.",
        "Следующие ходы не загрузились. Попробуйте, когда появится связь.",
    ),
    "play": PAGE["play"],
    "pause": PAGE["pause"],
}
DRAWN = (
    "ranks",
    "suits",
    "card",
    "down",
    "covered",
    "place",
    "place_up",
    "empty",
    "all_up",
    "some_down",
    "cards",
)


def page(language: Language) -> dict[str, str]:
    """Return the words of the page."""
    return {name: text.tell(language) for name, text in PAGE.items()}


def script(language: Language) -> dict[str, Any]:
    """Return the words of the scripts, those among them that the drawing of a table needs."""
    drawn = strings.table_strings(language)["script"]
    told = {name: text.tell(language) for name, text in SCRIPT.items()}
    return told | {name: drawn[name] for name in DRAWN}
