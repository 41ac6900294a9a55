"""The rules page of a game, told from its own words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardgames.engine.piles import Piles
from cardgames.engine.prose import CARDS, PACKS, Language, Tells, Text
from cardgames.engine.rules import Rules


class Section(NamedTuple):
    """A heading and the sentences under it."""

    heading: Text
    sentences: tuple[Tells, ...]


class Page(NamedTuple):
    """A rules page: the game's name and its sections, in the order of reading."""

    title: Text
    sections: tuple[Section, ...]

    def tell(self, language: Language) -> str:
        """Return the page as plain text."""
        lines = [self.title.tell(language)]
        for heading, sentences in self.sections:
            lines += ["", heading.tell(language)]
            lines += [f"  {sentence.tell(language)}" for sentence in sentences]
        return "\n".join(lines) + "\n"


def rules_page(rules: Rules) -> Page:
    """Return the rules of a game under its variants, told from the words of its declaration."""
    game = rules.game
    aim = game.aim or AIM.say(cards=CARDS.count(rules.total))
    procedures = tuple(sentence for p in rules.procedures for sentence in p.says)
    variants = tuple(VARIANT.say(name=v.name, says=v.says) for v in game.variants)
    sections = (
        Section(CARDS_AND_AIM, (PLAYED_WITH.say(packs=PACKS.count(game.packs)), aim)),
        Section(DEAL, tuple(dict.fromkeys(lay.says for lay in game.deal))),
        *(Section(group.name, tuple(_said_of(group))) for group in rules.groups),
        Section(PLAY, procedures + game.says),
        Section(READINGS, game.readings),
        Section(VARIANTS, variants),
        Section(NAMES, game.also),
        Section(SOURCE, (game.source,)),
    )
    told = dict.fromkeys(section for section in sections if section.sentences)
    return Page(game.name, tuple(told))


def _said_of(group: Piles) -> Iterator[Tells]:
    if group.belong:
        yield group.belong.says
    if group.ladder:
        yield group.ladder.says
        yield GIVES_BACK if group.lift and group.lift.most else KEEPS
    if group.send and (group.send.late or group.send.each):
        yield group.send.says
    if group.build:
        yield LAID.say(build=group.build.says)
        if group.build.also:
            yield group.build.also
    if group.most and group.build:
        yield AT_MOST.say(cards=CARDS.count(group.most))
    if group.build and group.lift:
        yield group.lift.says
    if group.reach:
        yield group.reach.says
    yield from group.says
    if group.space:
        yield group.space.says


CARDS_AND_AIM = Text("Cards and aim", "Карты и цель")
DEAL = Text("The deal", "Раскладка")
PLAY = Text("Play", "Игра")
READINGS = Text("How the text is read", "Как понят текст")
VARIANTS = Text("Variants", "Варианты")
NAMES = Text("Other names", "Другие названия")
SOURCE = Text("Source", "Источник")

PLAYED_WITH = Text("Played with: {packs}.", "Для игры нужно: {packs}.")
AIM = Text(
    "The game is won when all {cards} lie on the foundations.",
    "Пасьянс сошёлся, когда на основаниях лежат все {cards}.",
)
LAID = Text("Cards are laid {build}.", "Карты кладут {build}.")
AT_MOST = Text("A pile holds at most {cards}.", "В стопке самое большее {cards}.")
KEEPS = Text("What lies there does not come back.", "Обратно карты отсюда не берут.")
GIVES_BACK = Text(
    "The top card may go back to the layout.", "Верхнюю карту можно вернуть в расклад."
)
VARIANT = Text("{name}. {says}", "{name}. {says}")
