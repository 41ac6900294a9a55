"""What cards and piles are called where a table is read out, by its page and by its scripts."""

from __future__ import annotations

from collections.abc import Mapping

from cardgames.engine.prose import Language, Text

RANKS = {
    "A": Text("ace", "туз"),
    "2": Text("2", "двойка"),
    "3": Text("3", "тройка"),
    "4": Text("4", "четвёрка"),
    "5": Text("5", "пятёрка"),
    "6": Text("6", "шестёрка"),
    "7": Text("7", "семёрка"),
    "8": Text("8", "восьмёрка"),
    "9": Text("9", "девятка"),
    "T": Text("10", "десятка"),
    "J": Text("jack", "валет"),
    "Q": Text("queen", "дама"),
    "K": Text("king", "король"),
}
SUITS = {
    "C": Text("clubs", "треф"),
    "D": Text("diamonds", "бубен"),
    "H": Text("hearts", "червей"),
    "S": Text("spades", "пик"),
}
CARD = Text("{rank} of {suit}", "{rank} {suit}")
DOWN = Text("face down", "рубашкой вверх")
COVERED = Text("a covered card", "накрытая карта")
PLACE = Text("{card}, {place} of {size}", "{card}, {place}-я из {size}")
PLACE_UP = Text("{card}, {place} of {size}, face up", "{card}, {place}-я из {size}, лицом вверх")
NUMBERED = Text("{pile} {number}", "{pile} {number}")
OWN = Text("{pile}, yours", "{pile} у вас")
OTHERS = Text("{pile}, the opponent’s", "{pile} у соперника")
PLAYERS = Text("{pile}, player {seat}", "{pile} у игрока {seat}")
EMPTY = Text("{pile}: empty", "{pile}: пусто")
ALL_UP = Text("{pile}: {cards}", "{pile}: {cards}")
SOME_DOWN = Text("{pile}: {cards}, {down} face down", "{pile}: {cards}, рубашкой вверх: {down}")

NAMES: Mapping[Language, dict[str, str]] = {
    language: {
        rank + suit: CARD.say(rank=RANKS[rank], suit=SUITS[suit]).tell(language)
        for rank in RANKS
        for suit in SUITS
    }
    for language in ("en", "ru")
}


def card_name(text: str, covered: bool, language: Language) -> str:
    """Return what a card is called: `7C` is "7 of clubs"; `--` lies face down, or is covered."""
    if text not in NAMES[language]:
        return (COVERED if covered else DOWN).tell(language)
    return NAMES[language][text]
