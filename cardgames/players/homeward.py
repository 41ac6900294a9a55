"""Cards that go home by themselves: the rest of a game that nothing hidden can stop, and safe ones.

All is read off a view, so that nothing here can betray a card.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from cardgames.engine.cards import FACE, UNKNOWN, faces
from cardgames.engine.ladders import Ladder
from cardgames.engine.procedures.draw import Draw
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, Move, Table


@lru_cache(maxsize=256)  # asked for each who sees a table, and again when it is done
def rest(rules: Rules, view: Table) -> tuple[Move, ...]:
    """Return the moves that take all cards home, none but those and what is due between them.

    There are none while any card of the view is unknown, and where such a run does not win.
    """
    if rules.game.seats > 1 or any(UNKNOWN in pile for pile in view.piles):
        return ()
    moves: list[Move] = []
    while not rules.won(view):
        owed = rules.owed(view)
        found = rules.moves(view)
        home = next((move for move in found if move.target in rules.foundations), None)
        move = home or next(iter(owed.moves if owed else ()), None)
        if move is None:
            return ()
        moves.append(move)
        view = rules.follow(view, move)
    return tuple(moves)


def safe(rules: Rules, view: Table) -> list[Move]:
    """Return the moves that take a card home which could be of no more use where it lies.

    Its going home can never be regretted: no card that may be laid on it will ever need to be, and
    every other copy of it can go home as well. Where a rule of the game makes that doubtful, there
    are none.
    """
    ladder = _only_ladder(rules)
    if ladder is None:
        return []
    need = _Need(rules, view, ladder)
    return [
        move
        for move in rules.moves(view)
        if move.target in rules.foundations
        and _plain(move)
        and _free(rules, move.source)
        and not need.of(view.piles[move.source][-1] & FACE)
    ]


class _Need:
    """Which faces a view may still need on the table, to be laid somewhere or laid upon."""

    def __init__(self, rules: Rules, view: Table, ladder: Ladder) -> None:
        self.on = _laid_on(rules)
        homes = [view.piles[index] for index in rules.foundations]
        self.away = Counter(rules.game.cards())
        self.away.subtract(card & FACE for pile in homes for card in pile)
        following, opening = _following(rules), _opening(rules, view, ladder)
        wanted = [following[len(pile)][pile[-1]] if pile else opening for pile in homes]
        self.wanted = Counter(face for mask in wanted for face in faces(mask))
        self.known: dict[int, bool] = {}

    def of(self, face: int) -> bool:
        """Tell whether the table may need this face.

        It does not where all its copies are home, or can go at once and bear nothing needed.
        """
        if face not in self.known:
            self.known[face] = True  # while it is being asked: of a circle, all are needed
            self.known[face] = self.away[face] > 0 and (
                self.wanted[face] < self.away[face] or any(map(self.of, self.on[face]))
            )
        return self.known[face]


def _opening(rules: Rules, view: Table, ladder: Ladder) -> int:
    first = min(rules.foundations)
    if ladder.based and not any(view.piles[index] for index in rules.foundations):
        return 0  # whichever card goes first decides all: not to be done for anyone
    return ladder.opening(rules.base(view.piles, first))


def _plain(move: Move) -> bool:
    return move.verb == CARRY and move.cards == 1 and not move.place and move.also is None


def _free(rules: Rules, source: int) -> bool:
    """Tell whether taking a card from a pile disturbs nothing else."""
    kind = rules.group_of[source].kind
    # Where several cards are drawn at a time, one taken from the waste shifts all that come after.
    singly = all(p.cards == 1 for p in rules.procedures if isinstance(p, Draw))
    return kind in ("column", "reserve") or (kind == "waste" and singly)


@cache
def _only_ladder(rules: Rules) -> Ladder | None:
    """Return the ladder of all foundations; None where a card's way home is a choice or a duty."""
    ladders = {group.ladder for group in rules.groups if group.ladder}
    if rules.game.seats > 1 or rules.owing or len(ladders) != 1:
        return None
    [ladder] = ladders
    return ladder if len(set(ladder.ranks)) == ladder.height else None


@cache
def _following(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return what comes next on a foundation, by its height and top card."""
    ladder = _only_ladder(rules)
    return ladder.next() if ladder else ()


@cache
def _laid_on(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return, for each face, the faces that may be laid on it in some pile."""
    builds = [build for group in rules.groups for build in (group.build, group.takes) if build]
    masks = [0] * 52
    for build in builds:
        masks = [mask | row for mask, row in zip(masks, build.rows, strict=True)]
    return tuple(tuple(faces(mask)) for mask in masks)
