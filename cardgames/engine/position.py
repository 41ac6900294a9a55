"""Positions as text, and the checks that a typed one must pass."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from cardgames.engine.cards import FACE, HIDDEN, TEXT, UNKNOWN, pile_text, read_pile
from cardgames.engine.dealing import LARGEST, NO_NUMBER
from cardgames.engine.notation import NO_PILE
from cardgames.engine.prose import Fault, Text, excerpt
from cardgames.engine.rules import Rules
from cardgames.engine.table import Table

_ENTRY = re.compile(
    r"(game|number|variant|seat|partial|moves|result|note +[a-z]+|[a-z]+\d+) *:\s*(.*)",
    re.ASCII,
)
RulesOf = Callable[[str, Iterable[str]], Rules]


class Position(NamedTuple):
    """A table of a game under its variants, and the number of the deal it stems from, if known."""

    rules: Rules
    table: Table
    number: int | None = None
    partial: bool = False  # some of the game's cards are missing or not known

    def seen_by(self, seat: int) -> Position:
        """Return the position as a seat may see it, without the number, which would tell all.

        Raises `Fault` when the game has no such seat.
        """
        if not 1 <= seat <= self.rules.game.seats:
            raise Fault(NO_SEAT.say(seat=seat, game=self.rules.game.name))
        return Position(self.rules, self.rules.view(self.table, seat), None, True)


def write_position(position: Position) -> str:
    """Return the text of a position, its lines in the fixed order."""
    rules, table, number, partial = position
    lines = [f"game: {rules.game.slug}"]
    lines += [f"number: {number}"] if number is not None else []
    lines += [f"variant: {variant}" for variant in rules.variants]
    lines += ["partial: yes"] if partial else []
    lines += [f"seat: {table.seat}"] if rules.game.seats > 1 else []
    for name, pile in zip(rules.names, table.piles, strict=True):
        lines.append(f"{name}: {pile_text(pile)}".rstrip())
    for procedure, value in zip(rules.noting, table.notes, strict=True):
        lines += [f"note {procedure.note}: {procedure.write_note(value)}"] if value else []
    return "\n".join(lines) + "\n"


class Entry(NamedTuple):
    """What a line of a position or record says, and the number of the line."""

    key: str
    value: str
    line: int


def read_entries(text: str) -> Iterator[Entry]:
    """Return the entries of a text; a line that goes on with moves is an entry of its own.

    Raises `Fault` for a line that is no entry, and for a key said twice.
    """
    said = set()
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = line.split("#", 1)[0].strip()
        if not words:
            continue
        entry = _ENTRY.fullmatch(words)
        if not entry and "moves" not in said:
            raise Fault(NO_ENTRY.say(text=excerpt(words)), number)
        key = " ".join(entry[1].split()) if entry else "moves"
        if entry and key in said and key != "variant":
            raise Fault(TWICE.say(key=key), number)
        said.add(key)
        yield Entry(key, entry[2] if entry else words, number)


def read_position(text: str, rules_of: RulesOf) -> Position:
    """Return the position of a text. Raises `Fault`, with the line, when anything is wrong."""
    entries = list(read_entries(text))
    for entry in entries:
        if entry.key in ("moves", "result"):
            raise Fault(NO_RECORD.say(key=entry.key), entry.line)
    return position_of(entries, rules_of)


def position_of(entries: list[Entry], rules_of: RulesOf) -> Position:
    """Return the position that entries describe; a number without piles is dealt.

    Everything is checked: game, variants, seat, piles, notes, what each pile can hold and, unless
    `partial: yes` is there, that the cards are exactly the game's. Raises `Fault`.
    """
    said = {entry.key: entry for entry in entries}
    rules = _rules(said.get("game"), [e for e in entries if e.key == "variant"], rules_of)
    number = _number(said["number"]) if "number" in said else None
    partial = "partial" in said and _yes(said["partial"])
    piles = [entry for entry in entries if entry.key[-1].isdigit()]
    notes = [entry for entry in entries if entry.key.startswith("note ")]
    seat = _seat(rules, said.get("seat"))
    if number is not None and not piles and not notes:
        return Position(rules, rules.deal(number), number)
    table = Table(_piles(rules, piles), seat, _notes(rules, notes))
    _check_cards(rules, table, piles, partial)
    for procedure in rules.procedures:
        if wrong := procedure.fault(table):
            key, why = wrong
            raise Fault(why, said[key].line)
    return Position(rules, table, number, partial)


def _rules(game: Entry | None, variants: list[Entry], rules_of: RulesOf) -> Rules:
    if game is None:
        raise Fault(NO_GAME_LINE)
    blamed = game
    try:
        rules_of(game.value, ())
        for blamed in variants:
            rules_of(game.value, (blamed.value,))
        return rules_of(game.value, [variant.value for variant in variants])
    except Fault as fault:
        raise Fault(fault.why, blamed.line) from None


def _number(entry: Entry) -> int:
    if not re.fullmatch(r"[0-9]{1,39}", entry.value) or not 1 <= int(entry.value) <= LARGEST:
        raise Fault(NO_NUMBER, entry.line)
    return int(entry.value)


def _yes(entry: Entry) -> bool:
    if entry.value not in ("yes", "no"):
        raise Fault(YES_OR_NO, entry.line)
    return entry.value == "yes"


def _seat(rules: Rules, entry: Entry | None) -> int:
    if entry is None:
        return 1
    if entry.value not in [str(seat) for seat in range(1, rules.game.seats + 1)]:
        raise Fault(NO_SEAT.say(seat=excerpt(entry.value, 20), game=rules.game.name), entry.line)
    return int(entry.value)


def _notes(rules: Rules, entries: list[Entry]) -> tuple[int, ...]:
    noting = {procedure.note: procedure for procedure in rules.noting}
    notes = dict.fromkeys(noting, 0)
    for entry in entries:
        name = entry.key.removeprefix("note ")
        if name not in noting:
            raise Fault(NO_NOTE.say(note=excerpt(name, 20), game=rules.game.name), entry.line)
        value = noting[name].read_note(entry.value)
        if value is None:
            raise Fault(noting[name].note_holds.say(key=entry.key), entry.line)
        notes[name] = value
    return tuple(notes.values())


def _piles(rules: Rules, entries: list[Entry]) -> tuple[bytes, ...]:
    lines = {entry.key: entry for entry in entries}
    for entry in entries:
        if entry.key not in rules.names:
            raise Fault(NO_PILE.say(name=excerpt(entry.key, 20), game=rules.game.name), entry.line)
    piles = []
    for name in rules.names:
        try:
            piles.append(read_pile(lines[name].value) if name in lines else b"")
        except Fault as fault:
            raise Fault(fault.why, lines[name].line) from None
    for index, name in enumerate(rules.names):
        if name in lines and (wrong := _cannot_hold(rules, tuple(piles), index)):
            raise Fault(wrong.say(name=name, game=rules.game.name), lines[name].line)
    return tuple(piles)


def _cannot_hold(rules: Rules, piles: tuple[bytes, ...], index: int) -> Text | None:
    group, pile = rules.group_of[index], piles[index]
    if group.most and len(pile) > group.most:
        return TOO_MANY
    down = [bool(card & HIDDEN) for card in pile]
    if group.covered:
        down = [lies != UNKNOWN and bool(lies & HIDDEN) for lies in pile[:-1]] + down[-1:]
    if group.faces == "up" and any(down):
        return NONE_DOWN
    if group.faces == "down" and not all(down):
        return ALL_DOWN
    if down != sorted(down, reverse=True):
        return DOWN_BELOW
    if group.ladder and not group.ladder.holds(pile, rules.base(piles, index)):
        return NOT_BUILT_SO
    return None


def _check_cards(rules: Rules, table: Table, piles: list[Entry], partial: bool) -> None:
    left = Counter(rules.game.cards())
    for entry in piles:
        for card in table.piles[rules.names.index(entry.key)]:
            left[card & FACE] -= 1
            if card != UNKNOWN and left[card & FACE] < 0:
                raise Fault(TOO_OFTEN.say(card=TEXT[card & FACE]), entry.line)
    if left.total() < 0:
        raise Fault(TOO_FULL)
    if not partial and (missing := +left):
        raise Fault(MISSING.say(card=TEXT[min(missing)]))


NO_ENTRY = Text("“{text}” is not understood.", "«{text}» — непонятная строка.")
TWICE = Text("“{key}” is said twice.", "«{key}» указано дважды.")
NO_RECORD = Text("A position has no line “{key}”.", "В позиции нет строки «{key}».")
NO_GAME_LINE = Text("A line “game: …” is missing.", "Не хватает строки «game: …».")
YES_OR_NO = Text("“partial” is yes or no.", "«partial» — это yes или no.")
NO_SEAT = Text("{game} has no seat “{seat}”.", "В игре «{game}» нет места «{seat}».")
NO_NOTE = Text("{game} has no note “{note}”.", "В игре «{game}» нет отметки «{note}».")
TOO_MANY = Text("{name} holds too many cards.", "В стопке {name} слишком много карт.")
NONE_DOWN = Text("In {name} all cards lie face up.", "В стопке {name} все карты лежат лицом вверх.")
ALL_DOWN = Text(
    "In {name} all cards lie face down.", "В стопке {name} все карты лежат рубашкой вверх."
)
DOWN_BELOW = Text(
    "In {name} a face-down card lies above a face-up one.",
    "В стопке {name} карта рубашкой вверх лежит на открытой.",
)
NOT_BUILT_SO = Text(
    "{name} cannot hold these cards: a foundation is not built so.",
    "В стопке {name} такие карты лежать не могут: основание так не строят.",
)
TOO_OFTEN = Text("{card} is there too often.", "Карта {card} встречается слишком много раз.")
TOO_FULL = Text("There are more cards than the game has.", "Карт больше, чем в игре.")
MISSING = Text(
    "{card} is missing; a position that lacks cards says “partial: yes”.",
    "Не хватает карты {card}; неполную позицию отмечает строка «partial: yes».",
)
