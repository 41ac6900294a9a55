"""What is said of games that are over, looked at move by move."""

from __future__ import annotations

from cardgames.engine.prose import Text

NOT_OVER = Text(
    "This game still goes on; once it is over, it can be seen here move by move.",
    "Эта партия ещё идёт; когда она закончится, здесь её можно будет посмотреть ход за ходом.",
)
STILL_PLAYING = Text(
    "You are playing these very cards. Finish your game or give it up, then look how others did.",
    "Вы сами сейчас играете этот расклад. Доиграйте или сдайтесь, а потом смотрите чужие партии.",
)
NO_PLAYING_ON = Text(
    "From here the game cannot be played on.", "С этого места продолжить игру нельзя."
)
OTHER_CARDS = Text(
    "Only two games of the same cards can be compared.",
    "Сравнить можно только две партии одного и того же расклада.",
)
NO_REPLAY_LINK = Text(
    "That is not the link of a replay.", "Это не похоже на ссылку на запись партии."
)
