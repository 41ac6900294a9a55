"""What is said at any table, and why a message to one cannot be read."""

from __future__ import annotations

from cardgames.engine.prose import Noun, Text

MOVED_ON = Text(
    "The table has changed meanwhile, so that move was not made.",
    "Стол тем временем изменился, поэтому этот ход не сделан.",
)
OVER = Text("This game is over.", "Эта игра закончена.")
NOTHING_TO_UNDO = Text("There is nothing to take back.", "Брать назад нечего.")
NOTHING_TO_REDO = Text("There is nothing to play again.", "Возвращать нечего.")
NOT_BY_ITSELF = Text("The rest does not play itself yet.", "Остальное само пока не сойдётся.")
HOME_AFTER_IT = Text("Home after it: {cards}.", "Следом на основания: {cards}.")
NO_MOVES_LEFT = Text("No legal move is left.", "Ходов больше нет.")
GIVEN_UP = Text("The game was given up.", "Партия прекращена.")
DEALT_AGAIN = Text("The same cards were dealt again.", "Те же карты сданы заново.")
RESULT_WON = Text("{game}: won in {moves}, {time}.", "{game}: пасьянс сошёлся, {moves}, {time}.")
RESULT = Text(
    "{game}: {home} of {total} cards home, {moves}, {time}.",
    "{game}: на месте {home} из {total}, {moves}, {time}.",
)
MOVES = Noun(("move", "moves"), ("ход", "хода", "ходов"))
ONLY_WATCHING = Text(
    "You are watching this table; only its player can move.",
    "Вы наблюдаете за этим столом: ходить может только игрок.",
)
NOT_YOUR_TURN = Text("It is not your turn.", "Сейчас не ваш ход.")


# Messages that cannot be read.
TOO_LONG = Text("The message is too long.", "Сообщение слишком длинное.")
NOT_TEXT = Text("Messages must be text.", "Сообщения должны быть текстом.")
NOT_JSON = Text("The message cannot be read.", "Сообщение не читается.")
NO_SUCH_DEED = Text(
    "The message asks for nothing that can be done at a table.",
    "Сообщение не просит ничего, что можно сделать за столом.",
)
BAD_ID = Text("The message has no proper id.", "У сообщения нет правильного номера.")
BAD_N = Text(
    "The message does not say which table it was made at.",
    "В сообщении не сказано, к какому положению стола оно относится.",
)
BAD_MOVE = Text("The message names no move.", "В сообщении не назван ход.")
TOO_MANY_MESSAGES = Text(
    "Too many messages at once. Wait a moment.", "Слишком много сообщений сразу. Подождите немного."
)
