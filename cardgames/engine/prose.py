"""Sentences in two languages: whole templates with parameters, never glued from pieces.

What is said stands beside what says it (a word, a procedure, a game); this module only holds the
two languages together, fills in parameters and makes numbers agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol

Language = Literal["en", "ru"]


class Tells(Protocol):
    """Anything that can be told in either language."""

    def tell(self, language: Language) -> str:
        """Return the sentence in that language."""


class Text(NamedTuple):
    """A sentence, or a template with `{named}` places, in English and Russian."""

    en: str
    ru: str

    def tell(self, language: Language) -> str:
        """Return it in that language."""
        return self.ru if language == "ru" else self.en

    def say(self, **parameters: Any) -> Said:
        """Return the template with its places filled; what can be told is told in turn."""
        return Said(self, tuple(parameters.items()))


class Said(NamedTuple):
    """A template and what fills its places."""

    template: Text
    parameters: tuple[tuple[str, Any], ...]

    def tell(self, language: Language) -> str:
        """Return the filled sentence in that language."""
        filled = {
            name: value.tell(language) if hasattr(value, "tell") else value
            for name, value in self.parameters
        }
        return self.template.tell(language).format(**filled)


@dataclass(frozen=True)
class Noun:
    """A noun to count with: English one, many; Russian one, few, many (карта, карты, карт)."""

    en: tuple[str, str]
    ru: tuple[str, str, str]

    def count(self, number: int) -> Text:
        """Return the number with the noun in the form that it asks for."""
        return Text(f"{number} {self.en[number != 1]}", f"{number} {self.ru[_form(number)]}")


def _form(number: int) -> int:
    if number % 100 in range(11, 15):
        return 2
    return {1: 0, 2: 1, 3: 1, 4: 1}.get(number % 10, 2)


CARDS = Noun(("card", "cards"), ("карта", "карты", "карт"))
ROWS = Noun(("row", "rows"), ("ряд", "ряда", "рядов"))
PILES = Noun(("pile", "piles"), ("стопка", "стопки", "стопок"))
PACKS = Noun(("pack", "packs"), ("колода", "колоды", "колод"))
REDEALS = Noun(("redeal", "redeals"), ("пересдача", "пересдачи", "пересдач"))
MOVES = Noun(("move", "moves"), ("ход", "хода", "ходов"))
GAMES = Noun(("game", "games"), ("игра", "игры", "игр"))


def excerpt(text: str, most: int = 40) -> str:
    """Return the beginning of what was typed, fit to stand in a sentence: all of it printable."""
    return "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:most]
    )


def both(first: Tells, second: Tells) -> Text:
    """Return two phrases side by side."""
    return Text(*(f"{first.tell(lang)} {second.tell(lang)}" for lang in LANGUAGES))


LANGUAGES: tuple[Language, Language] = ("en", "ru")


class Fault(Exception):
    """What was typed, sent or read cannot be understood; `why` is a sentence a person can read."""

    def __init__(self, why: Tells, line: int | None = None) -> None:
        super().__init__(why.tell("en"))
        self.why = why
        self.line = line

    def tell(self, language: Language) -> str:
        """Return the sentence, with the number of the line at fault where there is one."""
        if self.line is None:
            return self.why.tell(language)
        return AT_LINE.say(line=self.line, why=self.why).tell(language)


class Refused(Exception):
    """The move is against the rules; `why` is a sentence a player can read."""

    def __init__(self, why: Tells) -> None:
        super().__init__(why.tell("en"))
        self.why = why

    def tell(self, language: Language) -> str:
        """Return the reason in that language."""
        return self.why.tell(language)


AT_LINE = Text("line {line}: {why}", "строка {line}: {why}")
