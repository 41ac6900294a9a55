"""What is said to people about their accounts and settings."""

from __future__ import annotations

from cardgames.engine.prose import Text

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
