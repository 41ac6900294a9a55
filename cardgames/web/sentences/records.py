"""What is said when a record is taken in, or cards are asked for as text."""

from __future__ import annotations

from cardgames.engine.prose import Text

NO_RECORD = Text(
    "Paste a record, or choose a file with one.", "Вставьте запись или выберите файл с ней."
)
RECORD_TOO_LONG = Text(
    "That is more than {most} KB, longer than any record.",
    "Это больше {most} КБ — длиннее любой записи.",
)
NOT_UTF8 = Text("The file is not text in UTF-8.", "Файл — не текст в UTF-8.")
NOT_FOR_TWO = Text(
    "Games for two cannot be taken in: here everybody plays his own moves.",
    "Игры для двоих принять нельзя: здесь каждый делает свои ходы сам.",
)
NOT_WHOLE = Text(
    "Some cards are missing or not known; here games are played with all of them.",
    "Некоторых карт нет, или они неизвестны; здесь играют полным набором.",
)
TOO_MANY_MOVES = Text("There are more than {most} moves.", "Ходов больше {most}.")
MOVE_REFUSED = Text(
    "move {number}, {move}, is against the rules: {why}",
    "ход {number}, {move}, против правил: {why}",
)
OTHER_RESULT = Text(
    "the record says “{told}”, but its moves lead to “{found}”.",
    "в записи сказано «{told}», а её ходы ведут к «{found}».",
)
NO_SUCH_CODE = Text("there is no deal “{code}” here.", "здесь нет расклада «{code}».")
OTHER_GAME = Text(
    "the deal is of another game or other variants.",
    "этот расклад — другой игры или других вариантов.",
)
TAKEN_IN = Text(
    "The game is taken in, for practice: it counts nowhere.",
    "Партия принята для тренировки: она нигде не засчитывается.",
)
NOT_TOLD_YET = Text(
    "Where cards of this deal lie hidden, they are told once you have won it or given it up.",
    "Скрытые карты этого расклада можно узнать, когда он у вас сойдётся или вы сдадитесь.",
)
