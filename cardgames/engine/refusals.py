"""Why a move cannot be made, told from the words that forbid it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, HIDDEN, RANKS, SUIT, faces, symbol
from cardgames.engine.lifts import LOCKED
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
    if group.kind == "stock" and not group.lift:
        return STOCK_TURNED
    if locked := _locked(rules, table, move):
        return locked
    if max(move.cards, move.place) > len(pile):
        return NOT_SO_MANY.say(name=group.names.one, cards=CARDS.count(len(pile)))
    each = bool(group.send and group.send.each)
    if each and not move.place:
        return WHICH.say(name=group.name)
    if move.place and not each:
        return TOP_ONLY.say(name=group.name)
    if any(card & HIDDEN for card in pile[-move.cards :]):
        return FACE_DOWN
    if group.belong and not BIT[pile[-1]] & group.belong.faces:
        return OF_ITS_OWN.say(name=group.name, says=group.belong.says)
    return None


def _locked(rules: Rules, table: Table, move: Move) -> Tells | None:
    group, home = rules.group_of[move.source], move.target in rules.foundations
    lift = group.send if home and group.kind != "foundation" else group.lift
    if lift and lift.late and not rules.dealt_out(table):
        return lift.says
    if lift and lift.most:
        return None
    target = rules.group_of[move.target]
    if not home and not target.build:
        return NOTHING_COMES.say(name=target.name)
    return LABEL.say(name=group.name, says=LEAVES_NOTHING) if lift in (None, LOCKED) else lift.says


def _laying(rules: Rules, table: Table, move: Move) -> Tells:
    group, source = rules.group_of[move.target], rules.group_of[move.source]
    if move.target in rules.foundations:
        return _home(rules, table, move)
    if not group.build:
        return NOTHING_COMES.say(name=group.name)
    reached = source.reach and source.reach.finds(rules.game.wide_layout, rules.names[move.source])
    if source.reach and reached and rules.names[move.target] not in reached:
        return source.reach.says
    if not source.lift or move.cards > source.lift.most:
        return SINGLY.say(name=source.name)
    if broken := _broken(source, table.piles[move.source][-move.cards :]):
        return broken
    pile = table.piles[move.target]
    if group.most and len(pile) + move.cards > group.most:
        return TOO_HIGH.say(name=group.name, cards=CARDS.count(group.most))
    if not pile:
        assert group.space is not None
        return OF_ITS_OWN.say(name=group.name, says=group.space.says)
    if group.belong and not BIT[pile[-1]] & group.belong.faces:
        return OF_ITS_OWN.say(name=group.name, says=group.belong.says)
    build = group.takes if group.takes and source.kind == "waste" else group.build
    return NOT_ON.say(
        card=symbol(table.piles[move.source][-move.cards]),
        below=symbol(pile[-1]),
        name=group.name,
        build=build.says,
    )


def _home(rules: Rules, table: Table, move: Move) -> Tells:
    if move.source in rules.foundations:
        return HOME_STAYS
    source = rules.group_of[move.source]
    if move.cards > (source.send.most if source.send else 1):
        return HOME_SINGLY
    pile = table.piles[move.source]
    if broken := _broken(source, pile[-move.cards :]):
        return broken
    lifted = pile[move.place - 1 : move.place] if move.place else pile[-move.cards :][::-1]
    return declined(rules, table, move.target, lifted)


def declined(rules: Rules, table: Table, foundation: int, cards: bytes) -> Tells:
    """Return why a foundation does not take these cards, the first of them laid first."""
    group, pile = rules.group_of[foundation], table.piles[foundation]
    assert group.ladder is not None
    following = group.ladder.next()
    for card in cards:
        if pile:
            expected = faces(following[len(pile)][pile[-1]])
            if card not in expected:
                return COMES_NEXT.say(card=symbol(expected[0])) if expected else FULL
        elif wrong := _not_opened(rules, table, foundation, card):
            return wrong
        pile += bytes([card])
    alike = (home for home in rules.homes(table, cards[0]) if rules.group_of[home] is group)
    number = rules.names[next(alike, foundation)][1:]
    return EQUAL.say(where=group.names.onto, number=number)


def _not_opened(rules: Rules, table: Table, foundation: int, card: int) -> Tells | None:
    group, base = rules.group_of[foundation], rules.base(table.piles, foundation)
    assert group.ladder is not None
    if base == len(RANKS) or not BIT[card] & group.ladder.opening(base):
        return group.ladder.opens
    begun = (table.piles[slot] for slot in rules.groups[group])
    if group.apart and any(SUIT[pile[0]] == SUIT[card] for pile in begun if pile):
        return SUIT_BEGUN
    return None


def _broken(group: Piles, cards: bytes) -> Tells | None:
    """Return that cards do not lie on one another as their pile builds; None when they do."""
    if group.build:
        on = group.build.on()
        if not all(on[below] & BIT[laid] for below, laid in pairwise(cards)):
            return NO_SERIES.say(build=group.build.says)
    return None


LABEL = Text("{name}: {says}", "{name}: {says}")
OF_ITS_OWN = Text("{name}. {says}", "{name}. {says}")
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
WHICH = Text(
    "{name}: any card may be taken; say which one, counted from the bottom.",
    "{name}: взять можно любую карту; укажите какую, считая снизу.",
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
SUIT_BEGUN = Text(
    "Each suit has one foundation, and that of this suit is begun.",
    "У каждой масти одно основание, и основание этой масти уже начато.",
)
FULL = Text("This foundation is complete.", "Это основание уже собрано.")
COMES_NEXT = Text("This foundation takes {card} next.", "На это основание сейчас идёт {card}.")
