"""How hard a game is, as measured."""

from __future__ import annotations

from cardgames.engine.prose import Noun, Text

# By the least share of deals that a game comes out in.
DIFFICULTY = (
    (0.4, Text("Easy", "Лёгкий")),
    (0.1, Text("Fair", "Средний")),
    (0.01, Text("Hard", "Трудный")),
    (0, Text("Very hard", "Очень трудный")),
)
COMES_OUT = Text(
    "{level}: at first sight it comes out {times} in {deals}",
    "{level}: без раздумий сходится {times} из {deals}",
)
NEVER_CAME_OUT = Text(
    "{level}: at first sight it did not come out once in {deals}",
    "{level}: без раздумий не сошёлся ни разу из {deals}",
)
TIMES = Noun(("time", "times"), ("раз", "раза", "раз"))
