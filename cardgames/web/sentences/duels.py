"""What is said at a table for two, and of who sits there."""

from __future__ import annotations

from cardgames.engine.prose import Text

NOTHING_TO_CALL = Text("There is nothing to stop here.", "Останавливать здесь нечего.")
OWN_MOVE = Text("This was your own move.", "Это ваш собственный ход.")
CALLED_ALREADY = Text(
    "You have called this move already.", "По поводу этого хода вы уже говорили «Стоп!»."
)
TOO_LATE_TO_CALL = Text(
    "Too late: another move has been made.", "Поздно: уже сделан следующий ход."
)
NO_CALLS_LEFT = Text(
    "You have called three times in vain; no more in this game.",
    "Вы трижды ошиблись; больше в этой партии «Стоп!» сказать нельзя.",
)
NO_STOP_IN_STRICT = Text(
    "In the strict game there is no “Stop!”.", "В строгой игре «Стоп!» не бывает."
)
HOLD = Text(
    "Wait a moment: the opponent may call this move.",
    "Подождите мгновение: соперник может сказать «Стоп!».",
)
ASK_LATER = Text(
    "Your last move can still be called; ask when the opponent has moved.",
    "Ваш последний ход ещё можно остановить; попросите, когда соперник сделает свой.",
)
FROZEN = Text(
    "“Stop!” has been called: the proof comes first.", "Сказано «Стоп!»: сначала доказательство."
)
NOTHING_TO_PROVE = Text("You have no call to prove.", "Вам нечего доказывать.")
NO_SUCH_PILE = Text("There is no such pile.", "Такой стопки нет.")
GAME_ENDING = Text(
    "The game has ended unless “Stop!” is called.", "Партия закончена, если не будет «Стоп!»."
)
NOTHING_TO_ACCEPT = Text("There is no end to accept.", "Принимать нечего.")
NO_UNDO = Text(
    "Moves are taken back only in strict games that are not rated.",
    "Ходы возвращают только в строгой игре без рейтинга.",
)
CARD_SEEN = Text(
    "A card has been turned up, so this cannot be taken back.",
    "Вскрыта карта, поэтому вернуть ход нельзя.",
)
AGAINST_BOT = Text("Against a bot", "Против бота")
OFFERED_ALREADY = Text(
    "You have offered a draw; wait for the next move.",
    "Вы уже предложили ничью; подождите следующего хода.",
)
NO_OFFER = Text("No draw has been offered.", "Ничья не предложена.")
NOT_DESERTED = Text(
    "The opponent has not been gone for a minute of his own turn.",
    "Соперник не отсутствует минуту в свой ход.",
)
NEXT_HAS_BEGUN = Text("The next game has begun.", "Следующая партия уже началась.")
NO_SUCH_PHRASE = Text("There is no such phrase.", "Такой фразы нет.")
PHRASES_SLOWLY = Text("One phrase at a time.", "Не так часто.")
UPHELD = Text("The call was right. {why}.", "«Стоп!» сказано верно. {why}.")
NOT_UPHELD = Text(
    "“Stop!” was not proven; play goes on.", "«Стоп!» не доказано; игра продолжается."
)
BY_GOING_OUT = Text("{name} has no cards left.", "{name} — карт не осталось.")
BY_RECORD = Text(
    "Drawn: the position has come three times, or nothing gets on.",
    "Ничья: положение повторилось трижды или ничего не движется.",
)
BY_AGREEMENT = Text("Drawn by agreement.", "Ничья по соглашению.")
BY_RESIGNING = Text("{loser} resigns.", "{loser} сдаётся.")
BY_FLAG = Text("{loser} has run out of time.", "{loser} — время вышло.")
BY_DESERTION = Text("{loser} has left the table.", "{loser} — место за столом пустует.")
DRAWN_BY_DESERTION = Text(
    "Drawn: {name} has left the table.", "Ничья: {name} — место за столом пустует."
)
SOMEBODY = Text("A guest", "Гость")
THE_HOST = Text("The host", "Хозяин стола")
NOBODY = Text("Nobody", "Никто")
OWN_TABLE = Text("This is your own table.", "Это ваш собственный стол.")
TABLE_TAKEN = Text("Somebody else has sat down there.", "За этот стол уже сел другой.")
TOO_MANY_TABLES = Text(
    "You have enough open tables for now; clear one of them before you lay another.",
    "У вас уже довольно открытых столов; уберите один из них, прежде чем накрыть новый.",
)
NEEDS_ACCOUNT = Text(
    "Rated games are for people with an account: a guest can be anybody, again and again.",
    "Партии с рейтингом — для тех, у кого есть учётная запись: гостем можно стать сколько угодно "
    "раз.",
)
HOST_AWAY = Text(
    "Whoever laid this table is not there now, and a rated game begins only when both are.",
    "Хозяина стола сейчас нет, а партия с рейтингом начинается, только когда на месте оба.",
)
RATED_AS_FOUNDED = Text(
    "A rated game has a clock, is played by the founding rules, and not against a bot.",
    "Партия с рейтингом играется с часами, по исходным правилам и не против бота.",
)
BAD_TERMS = Text(
    "One of the terms has no such choice. Nothing was made.",
    "У одного из условий нет такого значения. Стол не создан.",
)
NUMBERED_FOR_BOTS = Text(
    "A deal by number is for practice against a bot.",
    "Расклад по номеру — для тренировки с ботом.",
)
RESULTS_NOT_SHOWN = Text(
    "This player does not show you results.", "Этот игрок не показывает вам своих результатов."
)
NO_SUCH_PLAYER = Text("There is no player of that name.", "Игрока с таким именем нет.")
