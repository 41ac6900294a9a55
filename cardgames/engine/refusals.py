"""Why a move cannot be made, told from the words that forbid it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, HIDDEN, faces, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.prose import CARDS, Tells, Text
from cardgames.engine.table import CARRY, Move, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


def why(rules: Rules, table: Table, move: Move) -> Tells:
    """Return a sentence on why a move that is not legal cannot be made."""
    if rules.won(table):
        return WON_ALREADY
    for procedure in rules.procedures:
        if reason := procedure.refuses(table, move):
            return reason
    if move.verb != CARRY or move.also:
        return NO_SUCH_MOVE
    return _lifting(rules, table, move) or _laying(rules, table, move)


def _lifting(rules: Rules, table: Table, move: Move) -> Tells | None:
    group, pile = rules.group_of[move.source], table.piles[move.source]
    if move.source == move.target:
        return SAME_PILE
    if not pile:
        return NOTHING_THERE.say(name=group.names.one)
    if group.kind == "stock":
        return STOCK_TURNED
    if not group.lift or not group.lift.most:
        return LABEL.say(name=group.name, says=LEAVES_NOTHING)
    if move.place:
        return TOP_ONLY.say(name=group.name)
    if move.cards > len(pile):
        return NOT_SO_MANY.say(name=group.names.one, cards=CARDS.count(len(pile)))
    if any(card & HIDDEN for card in pile[-move.cards :]):
        return FACE_DOWN
    return None


def _laying(rules: Rules, table: Table, move: Move) -> Tells:
    group, source = rules.group_of[move.target], rules.group_of[move.source]
    if move.target in rules.foundations:
        return _home(rules, table, move)
    if not group.build:
        return NOTHING_COMES.say(name=group.name)
    if not source.lift or move.cards > source.lift.most:
        return SINGLY.say(name=source.name)
    if broken := _broken(source, table.piles[move.source][-move.cards :]):
        return broken
    pile = table.piles[move.target]
    if group.most and len(pile) + move.cards > group.most:
        return TOO_HIGH.say(name=group.name, cards=CARDS.count(group.most))
    if not pile:
        return LABEL.say(name=group.name, says=group.space.says if group.space else NOTHING_COMES)
    return NOT_ON.say(
        card=symbol(table.piles[move.source][-move.cards]),
        below=symbol(pile[-1]),
        name=group.name,
        build=group.build.says,
    )


def _home(rules: Rules, table: Table, move: Move) -> Tells:
    if move.source in rules.foundations:
        return HOME_STAYS
    for other in rules.moves(table):
        if other._replace(target=move.target) == move and other.target in rules.foundations:
            place = rules.names[other.target][1:]
            return EQUAL.say(where=rules.group_of[other.target].names.onto, number=place)
    source = rules.group_of[move.source]
    if move.cards > (source.send.most if source.send else 1):
        return HOME_SINGLY
    if broken := _broken(source, table.piles[move.source][-move.cards :]):
        return broken
    ladder, pile = rules.group_of[move.target].ladder, table.piles[move.target]
    assert ladder is not None
    if not pile:
        return ladder.opens
    following = faces(ladder.next()[len(pile)][pile[-1]])
    if not following:
        return FULL
    return COMES_NEXT.say(card=symbol(following[0]))


def _broken(group: Piles, cards: bytes) -> Tells | None:
    """Return that cards do not lie on one another as their pile builds; None when they do."""
    if group.build:
        on = group.build.on()
        if not all(on[below] & BIT[laid] for below, laid in pairwise(cards)):
            return NO_SERIES.say(build=group.build.says)
    return None


LABEL = Text("{name}: {says}", "{name}: {says}")
WON_ALREADY = Text("The game is won already.", "Пасьянс уже сошёлся.")
NO_SUCH_MOVE = Text("There is no such move now.", "Сейчас такого хода нет.")
SAME_PILE = Text("The card lies there already.", "Карта уже лежит там.")
NOTHING_THERE = Text("{name}: nothing lies here.", "{name}: здесь ничего нет.")
STOCK_TURNED = Text(
    "Cards of the stock are turned to the waste first.", "Карты из колоды сначала сдают в сброс."
)
LEAVES_NOTHING = Text("cards do not leave here.", "отсюда карты не берут.")
TOP_ONLY = Text(
    "{name}: only the top cards may be taken.", "{name}: брать можно только верхние карты."
)
NOT_SO_MANY = Text("{name}: only {cards} here.", "{name}: здесь только {cards}.")
FACE_DOWN = Text(
    "A card that lies face down cannot be played.", "Картой, лежащей рубашкой вверх, играть нельзя."
)
NOTHING_COMES = Text("{name}: no card is laid here.", "{name}: сюда карты не кладут.")
SINGLY = Text("{name}: cards move one at a time.", "{name}: карты перекладывают по одной.")
NO_SERIES = Text(
    "These cards do not lie on one another {build}.", "Эти карты не лежат друг на друге {build}."
)
TOO_HIGH = Text("{name}: at most {cards} in a pile.", "{name}: в стопке самое большее {cards}.")
NOT_ON = Text(
    "{card} does not go on {below}. {name}: cards are laid {build}.",
    "{card} нельзя положить на {below}. {name}: карты кладут {build}.",
)
HOME_STAYS = Text(
    "A card does not move from one foundation to another.",
    "С одного основания на другое карты не перекладывают.",
)
HOME_SINGLY = Text("Cards go home one at a time.", "На основание карты кладут по одной.")
EQUAL = Text(
    "It goes {where} {number}: of equal foundations the first one takes it.",
    "Она идёт {where} {number}: из равных оснований берёт первое.",
)
FULL = Text("This foundation is complete.", "Это основание уже собрано.")
COMES_NEXT = Text("This foundation takes {card} next.", "На это основание сейчас идёт {card}.")
