"""What is said of tokens, and to the programs that send them."""

from __future__ import annotations

from cardgames.engine.prose import Text

TOKEN_NAME = Text(
    "Say in up to 60 letters what the token is for.",
    "Напишите, для чего этот токен: не больше 60 букв.",
)
TOO_MANY_TOKENS = Text(
    "There are {most} tokens already. Revoke one first.",
    "Токенов уже {most}. Сначала отзовите какой-нибудь.",
)
TOKEN_REVOKED = Text(
    "The token is revoked; no program gets in with it any more.",
    "Токен отозван; с ним больше не войдёт ни одна программа.",
)
TOKEN_NEEDED = Text(
    "This needs a token: send it as “Authorization: Bearer …”.",
    "Для этого нужен токен: пришлите его как «Authorization: Bearer …».",
)
NO_SUCH_TOKEN = Text(
    "There is no such token, or it has been revoked.", "Такого токена нет, или он отозван."
)
SCOPE_TOO_SMALL = Text(
    "This token may only read; to play, make another.",
    "Этот токен годится только для чтения; чтобы играть, создайте другой.",
)
NOT_JSON_BODY = Text("The body is not JSON.", "Тело запроса — не JSON.")
FIELD_MISSING = Text("“{field}” is missing.", "Не хватает «{field}».")
FIELD_WRONG = Text("“{field}” is not as it should be.", "«{field}» — не то, что должно быть.")
NO_SUCH_ADDRESS = Text(
    "There is nothing at this address of the API.", "По этому адресу API ничего нет."
)
NOT_ALLOWED = Text("That is not allowed.", "Это не разрешено.")
TOO_MUCH = Text(
    "More was sent than anything here needs.", "Прислано больше, чем здесь может понадобиться."
)
NO_SUCH_METHOD = Text("This address knows no such method.", "По этому адресу такого метода нет.")
NOT_OVER_YET = Text("This game is not over yet.", "Эта партия ещё не окончена.")
NOT_SHOWN_YET = Text(
    "You have not played these cards to an end. Ask on the page of the replay to be shown it.",
    "Вы ещё не доиграли эти карты. Попросите показать партию на странице её просмотра.",
)
BOARD_NOT_YET = Text(
    "The board can be read once your own first attempt at these cards is over.",
    "Таблицу можно читать, когда ваша первая попытка с этими картами закончена.",
)
BOARD_OF_NONE = Text(
    "Nobody is ranked for a deal whose number anybody can type.",
    "Расклады, номер которых может ввести каждый, в таблицу не идут.",
)
OUR_FAULT = Text(
    "Something went wrong on our side; it has been noted.",
    "Что-то сломалось у нас; мы это записали.",
)
