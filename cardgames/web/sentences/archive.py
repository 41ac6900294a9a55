"""What stands in the archive of all that is kept about somebody."""

from __future__ import annotations

from cardgames.engine.prose import Text

ARCHIVE = Text(
    "All that Greencloth keeps about you.\n\n"
    "person.json    you, your settings, who sees your results\n"
    "friends.json   your friends, by name, and your open invitations\n"
    "marks.json     favourites, tags and notes on deals\n"
    "results.json   what your finished games came to\n"
    "revealed.json  deals that you were shown before you had played them\n"
    "tokens.json    tokens for programs; the tokens themselves are kept nowhere\n"
    "matches.json   your tables for two and how the games there ended\n"
    "ratings.json   your ratings, and each game that changed them\n"
    "sittings.json  your games: times, hints, moves taken back\n"
    "records/       each game as a record; a patience can be taken in again\n\n"
    "Your password is kept only as a hash, which is left out. The number of a deal that is being\n"
    "played, by you or as the deal of today, is left out too: with it the hidden cards could be\n"
    "worked out.\n",
    "Всё, что «Зелёное сукно» о вас хранит.\n\n"
    "person.json    вы, ваши настройки, кто видит ваши результаты\n"
    "friends.json   имена друзей и ваши открытые приглашения\n"
    "marks.json     любимые расклады, метки и заметки\n"
    "results.json   чем кончились ваши партии\n"
    "revealed.json  расклады, показанные вам раньше, чем вы их сыграли\n"
    "tokens.json    токены для программ; сами токены нигде не хранятся\n"
    "matches.json   ваши столы на двоих и чем там кончились партии\n"
    "ratings.json   ваши рейтинги и партии, которые их изменили\n"
    "sittings.json  ваши партии: время, подсказки, взятые назад ходы\n"
    "records/       каждая партия записью; пасьянс можно снова принять\n\n"
    "Пароль хранится только в виде хеша, его здесь нет. Нет и номеров раскладов, которые вы ещё\n"
    "играете, и сегодняшних раскладов дня: по номеру можно вычислить скрытые карты.\n",
)
