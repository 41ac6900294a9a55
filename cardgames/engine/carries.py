"""Which carries are legal: a game's words worked out into lookup tables.

This is the one generator of ordinary moves, and nearly all the time that the referee takes: cards
are bits of a set of faces, and one look at a pile's top card tells all that may be laid on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cardgames.engine.cards import BIT, EVERY, RANK, SUIT
from cardgames.engine.game import Game
from cardgames.engine.ladders import Ladder
from cardgames.engine.lifts import LOCKED
from cardgames.engine.piles import Piles
from cardgames.engine.spaces import NO_CARD
from cardgames.engine.table import CARRY, Move

_Following = tuple[tuple[int, ...], ...]  # by height and top card, what comes next
_Wanted = tuple[int, int, _Following]  # faces, foundation, what comes after
_Fitting = tuple[int, int, int]  # faces, pile, its room (of a space: its only feeder, or -1)


SUIT_FACES = tuple(sum(BIT[face] for face in range(52) if SUIT[face] == suit) for suit in range(4))


class _Home(NamedTuple):
    """Foundations: what comes next, and what opens one, by base (13: no base yet)."""

    slots: range
    following: _Following
    opening: tuple[int, ...]
    based: bool
    apart: bool


class _Built(NamedTuple):
    """Piles built upon: what may be laid on each card and on an empty place."""

    slots: tuple[int, ...]
    on: tuple[int, ...]
    most: int
    space: int
    feeder: int  # the pile that alone fills empty places while it holds cards; -1 for none


class _Source(NamedTuple):
    """A pile that cards are lifted from: how many at most, lying on one another how."""

    place: int
    belong: int  # the faces that may be lifted from it
    most: int
    run: tuple[int, ...]
    sends: int  # how many may go to a foundation together
    each: bool  # any card of the pile goes to a foundation, not its top alone
    late: bool  # only when stock and waste are empty


class Carries:
    """The lookup tables of a game, and the carries that they allow."""

    def __init__(self, game: Game, groups: Mapping[Piles, range], seat: int = 1) -> None:
        """Work out `groups`, the game's piles under the variants chosen, for a seat to move."""
        self._homes = [_home(g.ladder, g.apart, slots) for g, slots in groups.items() if g.ladder]
        self.foundations = frozenset(index for home in self._homes for index in home.slots)
        self._sources = _by_targets(game, groups, seat)
        self._dealing = [
            index
            for group, slots in groups.items()
            for index in slots
            if group.kind in ("stock", "waste")
        ]
        self.sending = [s.place for _, sources in self._sources for s in sources if s.sends]
        self.gives_back = any(g.ladder and g.lift and g.lift.most for g in groups)
        piles = range(len(game.names))
        self._carry = [[Move(CARRY, source, target) for target in piles] for source in piles]

    def base(self, piles: tuple[bytes, ...], foundation: int) -> int:
        """Return the rank that a foundation is counted from; 0 where its ladder has no base."""
        home = next(home for home in self._homes if foundation in home.slots)
        return _base(piles, home.slots) if home.based else 0

    def dealt_out(self, piles: tuple[bytes, ...]) -> bool:
        """Tell whether stock and waste are both empty."""
        return not any(piles[index] for index in self._dealing)

    def wanted(self, piles: tuple[bytes, ...]) -> int:
        """Return the set of faces that the foundations take now."""
        return self._wanted(piles)[0]

    def homes(self, piles: tuple[bytes, ...], card: int) -> list[int]:
        """Return the foundations that take a card now; of equal ones the first."""
        return [target for mask, target, _ in self._wanted(piles)[1] if BIT[card] & mask]

    def legal(self, piles: tuple[bytes, ...]) -> list[Move]:
        """Return all legal carries, useful or not."""
        carry = self._carry
        found: list[Move] = []
        want, wanted = self._wanted(piles)
        for built, sources in self._sources:
            fit, fitting, spaces = _fitting(piles, built)
            for index, belong, most, run, sends, each, late in sources:
                pile = piles[index]
                if not pile or (late and not self.dealt_out(piles)):
                    continue
                bit = BIT[pile[-1]] & belong
                if each:
                    found += _from_within(pile, index, wanted)
                elif bit & want and sends:
                    for mask, target, following in wanted:
                        if bit & mask:
                            found.append(carry[index][target])
                            if sends > 1:
                                found += _groups(piles, index, target, following, sends)
                if not most:
                    continue
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
        for slots, following, opening, based, apart in self._homes:
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
                    if apart:
                        mask &= ~_suits(piles, slots)
                if mask:
                    taken |= mask
                    wanted.append((mask, index, following))
            want |= taken
        return want, wanted


def _fitting(
    piles: tuple[bytes, ...], built: list[_Built]
) -> tuple[int, list[_Fitting], list[_Fitting]]:
    """Return what may be laid on cards, as a set and by pile with its room; then the spaces."""
    fit, fitting, spaces = 0, [], []
    for slots, on, most, space, feeder in built:
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


def _from_within(pile: bytes, source: int, wanted: list[_Wanted]) -> Iterable[Move]:
    """Return the carries of single cards, from wherever they lie in the pile, to foundations."""
    for place, card in enumerate(pile, 1):
        for mask, target, _ in wanted:
            if BIT[card] & mask:
                yield Move(CARRY, source, target, 1, place)


def _base(piles: tuple[bytes, ...], slots: range) -> int:
    """Return the rank of the lowest card of the first foundation that holds any, 13 for none."""
    return next((RANK[piles[index][0]] for index in slots if piles[index]), 13)


def _suits(piles: tuple[bytes, ...], slots: range) -> int:
    """Return the faces of the suits that foundations have begun."""
    return sum(SUIT_FACES[SUIT[piles[index][0]]] for index in slots if piles[index])


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


def _home(ladder: Ladder, apart: bool, slots: range) -> _Home:
    bases = (*range(13), None) if ladder.based else (0,)
    opening = tuple(0 if base is None else ladder.opening(base) for base in bases)
    return _Home(slots, ladder.next(), opening, ladder.based, apart)


def _by_targets(
    game: Game, groups: Mapping[Piles, range], seat: int
) -> list[tuple[list[_Built], list[_Source]]]:
    """Return the sources, those together whose cards may go to the same piles by the same rule."""
    by_targets: dict[tuple[_Built, ...], list[_Source]] = {}
    for group, slots in groups.items():
        lift, send = group.lift or LOCKED, group.send or LOCKED
        run = group.build.on() if group.build else (0,) * 256
        belong = group.belong.faces if group.belong else EVERY
        lifts = (lift.most or send.most) and group.owner in (None, seat)
        for index in slots if lifts else ():
            late = lift.late or send.late
            source = _Source(index, belong, lift.most, run, send.most, send.each, late)
            built = tuple(_targets(game, groups, group, index, seat)) if lift.most else ()
            by_targets.setdefault(built, []).append(source)
    return [(list(built), sources) for built, sources in by_targets.items()]


def _targets(
    game: Game, groups: Mapping[Piles, range], source: Piles, index: int, seat: int
) -> Iterable[_Built]:
    layout = game.wide_layout
    reached = source.reach.finds(layout, game.names[index]) if source.reach else game.names
    for group, slots in groups.items():
        build = group.takes if group.takes and source.kind == "waste" else group.build
        near = tuple(slot for slot in slots if game.names[slot] in reached)
        if build and near and group.owner != seat:
            space = group.space or NO_CARD
            feeder = game.slots[space.feeder].start if space.feeder else -1
            belong = group.belong.faces if group.belong else EVERY
            on = tuple(mask if BIT[top] & belong else 0 for top, mask in enumerate(build.on()))
            yield _Built(near, on, group.most or 999, space.takes, feeder)
