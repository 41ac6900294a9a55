"""Which carries are legal: a game's words worked out into lookup tables.

This is the one generator of ordinary moves, and nearly all the time that the referee takes: cards
are bits of a set of faces, and one look at a pile's top card tells all that may be laid on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cardgames.engine.cards import BIT, RANK
from cardgames.engine.ladders import Ladder
from cardgames.engine.piles import Piles
from cardgames.engine.table import CARRY, Move

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

    place: int
    most: int
    run: tuple[int, ...]
    sends: int  # how many may go to a foundation together
    home: bool  # a foundation, whose cards go to the layout only


class Carries:
    """The lookup tables of a game, and the carries that they allow."""

    def __init__(self, groups: Mapping[Piles, range], slots: Mapping[Piles, range]) -> None:
        """Work out `groups`, the piles under their variants; `slots` are those declared."""
        self._homes = [_home(g.ladder, places) for g, places in groups.items() if g.ladder]
        self.foundations = frozenset(index for home in self._homes for index in home.slots)
        self._built = [_built(group, slots, groups[group]) for group in groups if group.build]
        self._sources = [
            _source(group, index)
            for group, places in groups.items()
            if group.lift and group.lift.most
            for index in places
        ]
        self.gives_back = any(source.home for source in self._sources)
        piles = range(sum(map(len, groups.values())))
        self._carry = [[Move(CARRY, source, target) for target in piles] for source in piles]

    def base(self, piles: tuple[bytes, ...], foundation: int) -> int:
        """Return the rank that a foundation is counted from; 0 where its ladder has no base."""
        home = next(home for home in self._homes if foundation in home.slots)
        return _base(piles, home.slots) if home.based else 0

    def legal(self, piles: tuple[bytes, ...]) -> list[Move]:
        """Return all legal carries, useful or not."""
        carry = self._carry
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


def _built(group: Piles, declared: Mapping[Piles, range], slots: range) -> _Built:
    feeds = group.space.feeder if group.space else None
    feeder = declared[feeds].start if feeds else -1
    takes = group.space.takes if group.space else 0
    on = group.build.on() if group.build else (0,) * 256
    return _Built(slots, on, group.most or 999, takes, feeder)


def _source(group: Piles, index: int) -> _Source:
    assert group.lift is not None
    run = group.build.on() if group.build else (0,) * 256
    sends = group.send.most if group.send else 1
    return _Source(index, group.lift.most, run, sends, group.kind == "foundation")
