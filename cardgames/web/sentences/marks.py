"""What is said of the marks that people put on deals."""

from __future__ import annotations

from cardgames.engine.prose import Text

TAG_TOO_LONG = Text(
    "The tag “{tag}…” is longer than {most} letters.", "Метка «{tag}…» длиннее {most} букв."
)
TOO_MANY_TAGS = Text("No more than {most} tags, please.", "Не больше {most} меток, пожалуйста.")
NOTE_TOO_LONG = Text(
    "The note has {is_now} letters; there is room for {most}.",
    "В заметке {is_now} букв, а помещается {most}.",
)
NOT_PRINTABLE = Text(
    "There are signs in it that cannot be shown.", "В тексте есть знаки, которые нельзя показать."
)
MARK_SAVED = Text("Kept, for you alone.", "Сохранено; это видите только вы.")
