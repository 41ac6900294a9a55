"""What is said of friends and invitations."""

from __future__ import annotations

from cardgames.engine.prose import Text

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
