"""The referee: what may be played, what follows, who sees what, and how it ends.

A game's words are worked out here into lookup tables, once; no word is asked again in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from cardgames.engine import refusals
from cardgames.engine.cards import BIT, FACE, RANK, VEIL
from cardgames.engine.dealing import pack, shuffled
from cardgames.engine.game import Game
from cardgames.engine.ladders import Ladder
from cardgames.engine.piles import Kind, Piles
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import CARDS, Refused, Text
from cardgames.engine.table import CARRY, Move, Outcome, Table

_Part = TypeVar("_Part", Piles, Procedure)
_Following = tuple[tuple[int, ...], ...]  # by height and top card, what comes next
_Wanted = tuple[int, int, _Following]  # faces, foundation, what comes after
_Fitting = tuple[int, int, int]  # faces, pile, its room (of a space: its only feeder, or -1)


class _Home(NamedTuple):
    """Foundations: what comes next, and what opens one, by base (13: no base yet)."""

    slots: range
    following: _Following
    opening: tuple[int, ...]
    based: bool


class _Built(NamedTuple):
    """Piles built upon: what may be laid on each card and on an empty place."""

    slots: range
    on: tuple[int, ...]
    most: int
    space: int
    feeder: int  # the pile that alone fills empty places while it holds cards; -1 for none


class _Source(NamedTuple):
    """A pile that cards are lifted from: how many at most, lying on one another how."""

    index: int
    most: int
    run: tuple[int, ...]
    sends: int  # how many may go to a foundation together
    home: bool  # a foundation, whose cards go to the layout only


class Rules:
    """A game under a choice of variants. Raises `Fault` when the variants cannot be chosen so."""

    def __init__(self, game: Game, variants: Iterable[str] = ()) -> None:
        chosen = game.chosen(variants)
        changes = [variant.changes for variant in chosen]
        self.game = game
        self.variants = tuple(sorted(variant.slug for variant in chosen))
        self.names = game.names
        self.groups = {_changed(group, changes): slots for group, slots in game.slots.items()}
        self.group_of = tuple(group for group, slots in self.groups.items() for _ in slots)
        self.procedures = tuple(_changed(procedure, changes) for procedure in game.play)
        self._noting = [procedure for procedure in self.procedures if procedure.note]
        for procedure in self.procedures:
            procedure.ready(self)
        self._work_out()

    def _work_out(self) -> None:
        self._homes = [_home(g.ladder, slots) for g, slots in self.groups.items() if g.ladder]
        self.foundations = frozenset(index for home in self._homes for index in home.slots)
        self._built = [
            _building(group, slots, self._feeder(group))
            for group, slots in self.groups.items()
            if group.build
        ]
        self._sources = [
            _source(group, index)
            for group, slots in self.groups.items()
            if group.lift and group.lift.most
            for index in slots
        ]
        self._gives_back = any(source.home for source in self._sources)
        piles = range(len(self.names))
        self._carry = [[Move(CARRY, source, target) for target in piles] for source in piles]
        self._adds = _hooks(self.procedures, "moves")
        self._follows = _hooks(self.procedures, "after")
        self._played = {verb: p.play for p in self.procedures for verb in p.verbs}
        self.written = {
            (move.source, move.target): move for p in self.procedures for move in p.carries()
        }

    def _feeder(self, group: Piles) -> int:
        return self.slots(group.space.feeder).start if group.space and group.space.feeder else -1

    def slots(self, group: Piles) -> range:
        """Return the indices of a declared group's piles."""
        return self.game.slots[group]

    def first(self, kind: Kind) -> int:
        """Return the index of the first pile of a kind."""
        return next(index for index, group in enumerate(self.group_of) if group.kind == kind)

    def noted(self, procedure: Procedure) -> int:
        """Return the place of a procedure's note among a table's notes."""
        return self._noting.index(procedure)

    @property
    def notes(self) -> tuple[str, ...]:
        """The names of the notes, in their order."""
        return tuple(p.note for p in self._noting if p.note)

    def cards(self) -> list[int]:
        """Return all cards of the game, in the order of the list that is shuffled."""
        return pack(self.game.packs)

    def deal(self, number: int) -> Table:
        """Return the table of a deal number, 1 to 2^128. Raises `Fault` for another."""
        [cards] = shuffled(number, [self.cards()])
        piles = [b""] * len(self.names)
        for lay in self.game.deal:
            lay.onto(piles, self.slots(lay.piles).start, cards)
        return Table(tuple(piles), 1, (0,) * len(self._noting))

    def home(self, table: Table) -> int:
        """Return how many cards lie on the foundations."""
        return sum(len(table.piles[index]) for index in self.foundations)

    def base(self, piles: tuple[bytes, ...], foundation: int) -> int:
        """Return the rank that a foundation is counted from; 0 where its ladder has no base."""
        home = next(home for home in self._homes if foundation in home.slots)
        return _base(piles, home.slots) if home.based else 0

    def won(self, table: Table) -> bool:
        """Tell whether every card of the table lies on the foundations."""
        home = self.home(table)
        return home > 0 and home == sum(map(len, table.piles))

    def moves(self, table: Table) -> list[Move]:
        """Return all legal moves of the seat to move, useful or not."""
        if self._gives_back and self.won(table):
            return []
        piles, carry = table.piles, self._carry
        found: list[Move] = []
        want, wanted = self._wanted(piles)
        fit, fitting, spaces = self._fitting(piles)
        for index, most, run, sends, home in self._sources:
            pile = piles[index]
            if not pile:
                continue
            bit = BIT[pile[-1]]
            if bit & want and not home:
                for mask, target, following in wanted:
                    if bit & mask:
                        found.append(carry[index][target])
                        if sends > 1:
                            found += _groups(piles, index, target, following, sends)
            if bit & fit:
                for mask, target, _ in fitting:
                    if bit & mask and target != index:
                        found.append(carry[index][target])
            for mask, target, feeder in spaces:
                if bit & mask and feeder in (-1, index):
                    found.append(carry[index][target])
            if most > 1 and len(pile) > 1:
                found += _series(pile, index, most, run, fitting, spaces)
        for adds in self._adds:
            found += adds(table)
        return found

    def _wanted(self, piles: tuple[bytes, ...]) -> tuple[int, list[_Wanted]]:
        """Return what the foundations take, as a set and by foundation; equal ones only once."""
        want, wanted = 0, []
        for slots, following, opening, based in self._homes:
            taken, empty = 0, False
            for index in slots:
                pile = piles[index]
                if pile:
                    mask = following[len(pile)][pile[-1]] & ~taken
                elif empty:
                    continue
                else:
                    empty = True
                    mask = opening[_base(piles, slots)] if based else opening[0]
                if mask:
                    taken |= mask
                    wanted.append((mask, index, following))
            want |= taken
        return want, wanted

    def _fitting(self, piles: tuple[bytes, ...]) -> tuple[int, list[_Fitting], list[_Fitting]]:
        """Return what may be laid on cards, as a set and by pile with its room; then the spaces."""
        fit, fitting, spaces = 0, [], []
        for slots, on, most, space, feeder in self._built:
            for index in slots:
                pile = piles[index]
                if pile:
                    mask = on[pile[-1]]
                    if mask and len(pile) < most:
                        fit |= mask
                        fitting.append((mask, index, most - len(pile)))
                elif space:
                    only = feeder if feeder >= 0 and piles[feeder] else -1
                    spaces.append((space, index, only))
        return fit, fitting, spaces

    def play(self, table: Table, move: Move) -> Table:
        """Return the table after a move, with all that follows of itself.

        Raises `Refused` with the reason when the move is not legal, or when it would turn up a
        card that the table does not tell.
        """
        if move not in self.moves(table):
            raise Refused(refusals.why(self, table, move))
        after = self.follow(table, move)
        if any(FACE in pile for pile in after.piles):
            raise Refused(NOT_KNOWN)
        return after

    def follow(self, table: Table, move: Move) -> Table:
        """Return the table after a move known to be legal; nothing is checked."""
        played = self._played.get(move.verb)
        after = played(table, move) if played else self.carried(table, move)
        for follows in self._follows:
            after = follows(table, move, after)
        return after

    def carried(self, table: Table, move: Move) -> Table:
        """Return the table after a carry alone, before anything follows of it."""
        piles = list(table.piles)
        pile = piles[move.source]
        lifted = pile[-move.cards :]
        if move.cards > 1 and move.target in self.foundations:
            lifted = lifted[::-1]
        piles[move.source] = pile[: -move.cards]
        piles[move.target] += lifted
        return Table(tuple(piles), table.seat, table.notes)

    def view(self, table: Table, seat: int = 1) -> Table:
        """Return the table as a seat, or anyone else, may see it: what lies face down is unknown.

        The one door by which cards leave.
        """
        return table._replace(piles=tuple(pile.translate(VEIL) for pile in table.piles))

    def redeals_left(self, table: Table) -> int | None:
        """Return how many redeals are left; None without limit, or where the game has none."""
        left = (procedure.redeals_left(table) for procedure in self.procedures)
        return next((redeals for redeals in left if redeals is not None), None)

    def outcome(self, table: Table) -> Outcome | None:
        """Return how the game ended: won, or lost when no move is left; None while it goes on."""
        home = self.home(table)
        if self.won(table):
            return Outcome(1, home, WON.say(cards=CARDS.count(home)))
        if not self.moves(table):
            return Outcome(None, home, LOST.say(cards=CARDS.count(home)))
        return None


def _base(piles: tuple[bytes, ...], slots: range) -> int:
    """Return the rank of the lowest card of the first foundation that holds any, 13 for none."""
    return next((RANK[piles[index][0]] for index in slots if piles[index]), 13)


def _groups(
    piles: tuple[bytes, ...], source: int, target: int, following: _Following, most: int
) -> Iterable[Move]:
    """Return the groups of two and more that go to a foundation together, top card first."""
    pile, height = piles[source], len(piles[target])
    for count in range(2, min(most, len(pile)) + 1):
        if not following[height + count - 1][pile[1 - count]] & BIT[pile[-count]]:
            return
        yield Move(CARRY, source, target, count)


def _series(
    pile: bytes,
    source: int,
    most: int,
    run: tuple[int, ...],
    fitting: list[_Fitting],
    spaces: list[_Fitting],
) -> Iterable[Move]:
    """Return the carries of two cards and more that lie on one another as the pile builds."""
    for count in range(2, min(most, len(pile)) + 1):
        head = pile[-count]
        if not run[head] & BIT[pile[1 - count]]:
            return
        bit = BIT[head]
        for mask, target, room in fitting:
            if bit & mask and target != source and count <= room:
                yield Move(CARRY, source, target, count)
        for mask, target, feeder in spaces:
            if bit & mask and feeder in (-1, source):
                yield Move(CARRY, source, target, count)


def _home(ladder: Ladder, slots: range) -> _Home:
    if not ladder.based:
        return _Home(slots, ladder.next(), (ladder.opening(),), False)
    opening = (*(ladder.opening(base) for base in range(13)), 0)
    return _Home(slots, ladder.next(), opening, True)


def _building(group: Piles, slots: range, feeder: int) -> _Built:
    takes = group.space.takes if group.space else 0
    on = group.build.on() if group.build else (0,) * 256
    return _Built(slots, on, group.most or 999, takes, feeder)


def _source(group: Piles, index: int) -> _Source:
    assert group.lift is not None
    run = group.build.on() if group.build else (0,) * 256
    sends = group.send.most if group.send else 1
    return _Source(index, group.lift.most, run, sends, group.kind == "foundation")


def _changed(part: _Part, changes: Iterable[Mapping[Any, Mapping[str, Any]]]) -> _Part:
    """Return a part of the game as the chosen variants have it."""
    changed: dict[str, Any] = {}
    for change in changes:
        changed |= change.get(part, {})
    return replace(part, **changed)


def _hooks(procedures: Iterable[Procedure], name: str) -> list[Any]:
    """Return the hooks of this name of those procedures that have one of their own."""
    return [getattr(p, name) for p in procedures if getattr(type(p), name) is not getattr(Procedure, name)]


WON = Text("Won: all {cards} are home.", "Пасьянс сошёлся: на основаниях {cards}.")
LOST = Text("No move is left; home: {cards}.", "Ходов больше нет; на основаниях {cards}.")
NOT_KNOWN = Text(
    "The card that this would turn up is not known.", "Неизвестно, какая карта при этом откроется."
)
