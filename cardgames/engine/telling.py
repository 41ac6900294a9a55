"""What a move did, in a sentence, from two views and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardgames.engine.cards import BIT, symbol
from cardgames.engine.prose import Language, Tells, Text
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, Move, Table


class Sentences(NamedTuple):
    """Several sentences, told one after the other."""

    each: tuple[Tells, ...]

    def tell(self, language: Language) -> str:
        """Return them in that language."""
        return " ".join(sentence.tell(language) for sentence in self.each)


def move_told(rules: Rules, before: Table, move: Move, after: Table) -> Sentences:
    """Return what a move did to a view: the carry or turn, then what followed of itself."""
    if move.verb != CARRY:
        told = (p.told(before, move, after) for p in rules.procedures if move.verb in p.verbs)
        return Sentences(tuple(sentence for sentence in told if sentence))
    carried = tuple(_carries(rules, before, move))
    return Sentences((*carried, *_following(rules, rules.carried(before, move), after)))


def _carries(rules: Rules, before: Table, move: Move) -> Iterator[Tells]:
    pile = before.piles[move.source]
    cards = pile[move.place - 1 : move.place] if move.place else pile[-move.cards :]
    named = symbol(cards[0]) if len(cards) == 1 else f"{symbol(cards[0])}–{symbol(cards[-1])}"
    yield CARRIED.say(cards=named, where=place(rules, move.target))
    if move.also:
        alone = rules.carried(before, move._replace(also=None))
        yield from _carries(rules, alone, move.also)


def place(rules: Rules, index: int) -> Tells:
    """Return where a card goes, `to column 3`; without a number where there is but one pile."""
    group = rules.group_of[index]
    if group.count == 1:
        return group.names.onto
    return NUMBERED.say(onto=group.names.onto, number=rules.names[index][1:])


def _following(rules: Rules, carried: Table, after: Table) -> Iterator[Tells]:
    for index, (old, new) in enumerate(zip(carried.piles, after.piles, strict=True)):
        if not new or not BIT[new[-1]]:
            continue
        if len(new) > len(old):
            yield FILLED.say(cards=symbol(new[-1]), where=place(rules, index))
        elif new[-1] != old[len(new) - 1]:
            yield TURNED.say(card=symbol(new[-1]))


CARRIED = Text("{cards} {where}.", "{cards} {where}.")
NUMBERED = Text("{onto} {number}", "{onto} {number}")
FILLED = Text("{cards} comes {where}.", "{cards} ложится {where}.")
TURNED = Text("{card} is turned up.", "Открылась карта {card}.")
