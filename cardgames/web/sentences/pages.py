"""What is said where there is no such page, or not so often."""

from __future__ import annotations

from cardgames.engine.prose import Noun, Text

NO_SUCH_GAME = Text("There is no such game here.", "Такой игры здесь нет.")
NO_SUCH_LESSON = Text("There is no such lesson here.", "Такого урока здесь нет.")
BAD_NUMBER = Text(
    "A deal number is a whole number from 1 to 2147483647.",
    "Номер расклада — целое число от 1 до 2147483647.",
)
NO_SUCH_DEAL = Text(
    "There is no deal at this address. Perhaps a letter went missing from the link.",
    "По этому адресу нет расклада. Возможно, в ссылке пропала буква.",
)
NO_SUCH_TABLE = Text(
    "There is no such table, or it is someone else’s. If it is yours, log in with your account.",
    "Такого стола нет, или он чужой. Если он ваш, войдите в свою учётную запись.",
)
EMBEDDED_NO_MORE = Text("This table is no longer there.", "Этого стола больше нет.")
TOO_MANY = Text(
    "Too many attempts in a short time. Try again in {wait}.",
    "Слишком много попыток за короткое время. Попробуйте снова через {wait}.",
)
MINUTES = Noun(("minute", "minutes"), ("минуту", "минуты", "минут"))
