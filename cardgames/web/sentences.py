"""What the site itself says when something cannot be done, in both languages."""

from __future__ import annotations

from cardgames.engine.prose import Noun, Text

# At the table.
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
GIVEN_UP = Text("The game was given up.", "Партия сдана.")
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

# Replays.
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

# At a table for two.
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
    "In the strict game there is no «Стоп!».", "В строгой игре «Стоп!» не бывает."
)
HOLD = Text(
    "Wait a moment: the opponent may call this move.",
    "Подождите мгновение: соперник может сказать «Стоп!».",
)
FROZEN = Text(
    "«Стоп!» has been called: the proof comes first.", "Сказано «Стоп!»: сначала доказательство."
)
NOTHING_TO_PROVE = Text("You have no call to prove.", "Вам нечего доказывать.")
NO_SUCH_PILE = Text("There is no such pile.", "Такой стопки нет.")
GAME_ENDING = Text(
    "The game has ended unless «Стоп!» is called.", "Партия закончена, если не будет «Стоп!»."
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
BOT_PLAYS_ON = Text("A bot agrees to no draw.", "Бот на ничью не соглашается.")
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
UPHELD = Text("«Стоп!» {why}.", "«Стоп!» {why}.")
NOT_UPHELD = Text(
    "«Стоп!» was not proven; play goes on.", "«Стоп!» не доказано; игра продолжается."
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
SOMEBODY = Text("A guest", "Гость")
THE_HOST = Text("The host", "Хозяин стола")
NOBODY = Text("Nobody", "Никто")
OWN_TABLE = Text("This is your own table.", "Это ваш собственный стол.")
TABLE_TAKEN = Text("Somebody else has sat down there.", "За этот стол уже сел другой.")
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

# Pages.
NO_SUCH_GAME = Text("There is no such game here.", "Такой игры здесь нет.")
NO_SUCH_LESSON = Text("There is no such lesson here.", "Такого урока здесь нет.")
NO_SUCH_VARIANT = Text("This game has no such variant.", "У этой игры нет такого варианта.")
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

# How hard a game is, as measured: by the least share of deals that it comes out in.
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
TIMES = Noun(("time", "times"), ("раз", "раза", "раз"))
NEVER = Text("not once", "ни разу")

# Daily deals.
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

# Accounts.
NAME = Text("Name", "Имя")
NAME_HELP = Text(
    "Only friends see it, unless you choose otherwise; letters, digits and @ . + - _ will do.",
    "Его видят только друзья, если вы не решите иначе; годятся буквы, цифры и @ . + - _",
)
EMAIL = Text("E-mail address", "Адрес электронной почты")
EMAIL_HELP = Text(
    "May stay empty. It serves to set a new password when the old one is forgotten.",
    "Можно не указывать. Нужен только для того, чтобы задать новый пароль взамен забытого.",
)
PASSWORD = Text("Password", "Пароль")
NAME_TAKEN = Text("That name is taken already.", "Это имя уже занято.")
WRONG_PASSWORD = Text("The password is not right.", "Пароль неверен.")
NO_ENTRY = Text(
    "There is no account with that name and password.",
    "Нет учётной записи с таким именем и паролем.",
)
GUEST_STAYS = Text(
    "You are playing as a guest. Sign up first: without an account nobody finds these games again.",
    "Вы играете как гость. Сначала зарегистрируйтесь: без учётной записи этих игр потом не найти.",
)
PASSWORD_CHANGED = Text("The password is changed.", "Пароль изменён.")
NO_SUCH_CHOICE = Text(
    "One of the settings has no such choice, so none was changed.",
    "У одной из настроек нет такого значения, поэтому ничего не изменено.",
)
ADDRESS_SAVED = Text("The address is saved.", "Адрес сохранён.")
SETTINGS_SAVED = Text("The settings are saved.", "Настройки сохранены.")
SIGNED_UP = Text(
    "Welcome! Everything you have played is kept in your account.",
    "Добро пожаловать! Всё сыгранное хранится в вашей учётной записи.",
)
ACCOUNT_DELETED = Text(
    "The account and all its games are deleted.", "Учётная запись и все её игры удалены."
)

# Friends.
FRIENDS_HAVE_NAMES = Text(
    "Friends know each other by name: sign up first.",
    "Друзья знают друг друга по имени: сначала зарегистрируйтесь.",
)
TOO_MANY_INVITATIONS = Text(
    "{most} invitations are open already. Withdraw one, or wait until one is accepted.",
    "Открытых приглашений уже {most}. Отзовите одно или подождите, пока какое-нибудь примут.",
)
NO_SUCH_INVITATION = Text(
    "This invitation is not good any more: it was accepted, withdrawn, or has expired. "
    "Ask for a new one.",
    "Это приглашение больше не действует: его уже приняли, отозвали, или вышел срок. "
    "Попросите новое.",
)
OWN_INVITATION = Text(
    "This is your own invitation: send the link to whoever is to be your friend.",
    "Это ваше собственное приглашение: отправьте ссылку тому, с кем хотите дружить.",
)
FRIENDS_ALREADY = Text("You are friends already.", "Вы уже друзья.")
TOO_MANY_FRIENDS = Text(
    "One of you has {most} friends already; there can be no more.",
    "У кого-то из вас уже {most} друзей — больше нельзя.",
)
NO_SUCH_FRIEND = Text(
    "There is no such friend, or his results are shown to nobody.",
    "Такого друга нет, или он никому не показывает результаты.",
)
FRIENDS_NOW = Text("You and {name} are friends now.", "Теперь вы и {name} — друзья.")
FRIENDS_NO_MORE = Text(
    "You are no longer friends; neither sees the other’s results.",
    "Вы больше не друзья; результатов друг друга не видите.",
)
INVITATION_WITHDRAWN = Text(
    "The invitation is withdrawn; its link leads nowhere now.",
    "Приглашение отозвано; его ссылка больше никуда не ведёт.",
)
AUDIENCE_SAVED = Text("Your choice is saved.", "Ваш выбор сохранён.")

# Records.
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

# Marks on deals.
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

# Tokens, and the API.
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

# The archive.
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
    "records/       each game as a record, which can be taken in again\n\n"
    "Your password is kept only as a hash, which is left out. The number of a deal that you are\n"
    "still playing is left out too: with it the hidden cards could be worked out.\n",
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
    "records/       каждая партия записью, которую можно снова принять\n\n"
    "Пароль хранится только в виде хеша, его здесь нет. Нет и номеров раскладов, которые вы ещё\n"
    "играете: по номеру можно вычислить скрытые карты.\n",
)
