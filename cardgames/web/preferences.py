"""What people can choose about the look and the play of a table, and how a choice is written.

The page calls them settings; Django has taken that word. Each is an attribute of `<html>`
(`data-face="classic"`), which style sheets and scripts go by, so a new one needs nothing more here
than its words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardgames.engine.prose import Fault, Text
from cardgames.web import sentences

COOKIE = "look"


class Choice(NamedTuple):
    """One of the values of a preference."""

    value: str
    name: Text


class Preference(NamedTuple):
    """A question, with its choices: the first holds where nobody has chosen."""

    slug: str
    name: Text
    choices: tuple[Choice, ...]
    says: Text | None = None
    pictured: bool = False  # each choice is shown by a sample of what it does


class Group(NamedTuple):
    """Preferences that stand under one heading."""

    name: Text
    preferences: tuple[Preference, ...]


def _either(slug: str, name: Text, says: Text | None = None) -> Preference:
    return Preference(
        slug,
        name,
        (Choice("off", Text("Off", "Выключены")), Choice("on", Text("On", "Включены"))),
        says,
    )


GROUPS = (
    Group(
        Text("Cards", "Карты"),
        (
            Preference(
                "face",
                Text("Card faces", "Рисунок карт"),
                (
                    Choice("plain", Text("Plain and large", "Простой крупный")),
                    Choice("classic", Text("Classic", "Классический")),
                ),
                Text(
                    "Where the cards are small, the plain face stays: it can be read.",
                    "Где карты мелкие, остаётся простой рисунок: его видно.",
                ),
                pictured=True,
            ),
            Preference(
                "suits",
                Text("Colours of the suits", "Цвета мастей"),
                (Choice("two", Text("Two", "Два")), Choice("four", Text("Four", "Четыре"))),
                pictured=True,
            ),
            Preference(
                "back",
                Text("Card backs", "Рубашка"),
                (
                    Choice("parterre", Text("Parterre", "Партер")),
                    Choice("trellis", Text("Trellis", "Шпалера")),
                    Choice("waves", Text("Waves", "Волны")),
                    Choice("sun", Text("Sun", "Солнце")),
                ),
                pictured=True,
            ),
            Preference(
                "print",
                Text("Size of print", "Размер шрифта"),
                (
                    Choice("usual", Text("Usual", "Обычный")),
                    Choice("large", Text("Large", "Крупный")),
                ),
                Text(
                    "Large print also makes ranks and suits on the cards larger.",
                    "С крупным шрифтом крупнее и значки на картах.",
                ),
            ),
        ),
    ),
    Group(
        Text("Table", "Стол"),
        (
            Preference(
                "felt",
                Text("Cloth", "Сукно"),
                (
                    Choice("green", Text("Green", "Зелёное")),
                    Choice("blue", Text("Blue", "Синее")),
                    Choice("wine", Text("Wine", "Бордовое")),
                    Choice("slate", Text("Slate", "Серое")),
                ),
                pictured=True,
            ),
            Preference(
                "theme",
                Text("Light or dark", "Оформление"),
                (
                    Choice("system", Text("As the device", "Как на устройстве")),
                    Choice("light", Text("Light", "Светлое")),
                    Choice("dark", Text("Dark", "Тёмное")),
                ),
            ),
            Preference(
                "hand",
                Text("Playing hand", "Ведущая рука"),
                (Choice("right", Text("Right", "Правая")), Choice("left", Text("Left", "Левая"))),
                Text(
                    "For the left hand, the table and its buttons are mirrored.",
                    "Для левой руки стол и кнопки отражены зеркально.",
                ),
            ),
        ),
    ),
    Group(
        Text("Play", "Игра"),
        (
            Preference(
                "speed",
                Text("Motion of the cards", "Движение карт"),
                (
                    Choice("normal", Text("Normal", "Обычное")),
                    Choice("slow", Text("Slow", "Медленное")),
                    Choice("fast", Text("Fast", "Быстрое")),
                    Choice("none", Text("None", "Без движения")),
                ),
                Text(
                    "Where the device asks for less motion, there is none.",
                    "Если на устройстве включено «меньше движения», карты не движутся.",
                ),
            ),
            _either("sounds", Text("Sounds", "Звуки")),
            Preference(
                "collect",
                Text("Safe cards go home by themselves", "Безопасные карты уходят на место сами"),
                (
                    Choice("game", Text("As the game has it", "Как принято в игре")),
                    Choice("always", Text("Always", "Всегда")),
                    Choice("never", Text("Never", "Никогда")),
                ),
                Text(
                    "As the game has it: not where its rules say that nothing is compulsory.",
                    "Как принято в игре: не там, где по правилам ничто не обязательно.",
                ),
            ),
            Preference(
                "confirm",
                Text("Ask once", "Переспрашивать"),
                (
                    Choice("again", Text("Before the same deal again", "Перед повтором расклада")),
                    Choice("both", Text("Before a new deal too", "И перед новым раскладом")),
                    Choice("never", Text("Never", "Никогда")),
                ),
            ),
        ),
    ),
)
ALL = {preference.slug: preference for group in GROUPS for preference in group.preferences}


def whole(kept: Mapping[str, object]) -> dict[str, str]:
    """Return every preference: as it is kept, or what holds where nobody has chosen."""
    return {
        slug: str(kept[slug]) if _offered(slug, kept.get(slug)) else preference.choices[0].value
        for slug, preference in ALL.items()
    }


def read(given: Mapping[str, object]) -> dict[str, str]:
    """Return the preferences among the fields of a form.

    Raises `Fault` when one of them is not among its choices.
    """
    chosen = {slug: given[slug] for slug in ALL if slug in given}
    for slug, value in chosen.items():
        if not _offered(slug, value):
            raise Fault(sentences.accounts.NO_SUCH_CHOICE)
    return {slug: str(value) for slug, value in chosen.items()}


def _offered(slug: str, value: object) -> bool:
    return any(choice.value == value for choice in ALL[slug].choices)


def to_cookie(chosen: Mapping[str, str]) -> str:
    """Return preferences as the value of a cookie; only what differs from the first choice."""
    defaults = whole({})
    return ".".join(f"{slug}:{value}" for slug, value in chosen.items() if value != defaults[slug])


def of_cookie(value: str) -> dict[str, str]:
    """Return the preferences in a cookie; whatever else is in it is passed over."""
    pairs = dict(pair.split(":", 1) for pair in value.split(".") if ":" in pair)
    return {slug: value for slug, value in pairs.items() if slug in ALL and _offered(slug, value)}
