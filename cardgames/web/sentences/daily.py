"""What is said of the deals of the day, and of how one fared with them."""

from __future__ import annotations

from cardgames.engine.prose import Noun, Text

NO_DAILY_YET = Text(
    "The deal of that day is not dealt yet; a new one comes at midnight UTC.",
    "Расклад этого дня ещё не роздан; новый появляется в полночь по UTC.",
)
NO_DAILY_THEN = Text(
    "There was no daily deal on that day yet.", "В тот день расклада дня ещё не было."
)
SHARED_DAY = Text("{game}, the deal of {day}", "{game}, расклад дня {day}")
SHARED_WON = Text("Won: {moves}, {time}, {undos}", "Сошёлся: {moves}, {time}, {undos}")
SHARED_NOT_WON = Text(
    "{home} of {total} cards home: {moves}, {time}, {undos}",
    "На местах {home} из {total}: {moves}, {time}, {undos}",
)
UNDOS = Noun(("undo", "undos"), ("отмена", "отмены", "отмен"))
NO_UNDOS = Text("no undos", "без отмен")
