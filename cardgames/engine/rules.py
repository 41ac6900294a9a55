"""The referee: what may be played, what follows, who sees what, and how it ends.

A game's words are worked out here into lookup tables, once; no word is asked again in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from cardgames.engine import refusals
from cardgames.engine.cards import FACE, UNKNOWN, VEIL
from cardgames.engine.carries import Carries
from cardgames.engine.dealing import shuffled
from cardgames.engine.game import Game
from cardgames.engine.piles import Kind, Piles
from cardgames.engine.procedures.procedure import Owed, Procedure, Step
from cardgames.engine.prose import CARDS, Refused, Text
from cardgames.engine.table import Move, Outcome, Table

_Part = TypeVar("_Part", Piles, Procedure)


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
        added = tuple(procedure for variant in chosen for procedure in variant.adds)
        self.procedures = tuple(_changed(procedure, changes) for procedure in game.play + added)
        self.total = len(game.cards())
        self._noting = [procedure for procedure in self.procedures if procedure.note]
        self._seats = {seat: Carries(game, self.groups, seat) for seat in range(1, game.seats + 1)}
        self._carries = self._seats[1]
        self.foundations = self._carries.foundations
        self.sending = self._carries.sending
        for procedure in self.procedures:
            procedure.ready(self)
        self._covered = [index for index, group in enumerate(self.group_of) if group.covered]
        self._adds = _hooks(self.procedures, "moves")
        self._duties = _hooks(self.procedures, "duty")
        self._owes = _hooks(self.procedures, "owes")
        self._vetoes = _hooks(self.procedures, "allows")
        self._offends = _hooks(self.procedures, "offences")
        self._follows = _hooks(self.procedures, "after")
        self._ends = _hooks(self.procedures, "ends")
        self._played = {verb: p.play for p in self.procedures for verb in p.verbs}
        self.written = {
            (move.source, move.target): move for p in self.procedures for move in p.carries()
        }

    def slots(self, group: Piles) -> range:
        """Return the indices of a declared group's piles."""
        return self.game.slots[group]

    def first(self, kind: Kind) -> int:
        """Return the index of the first pile of a kind."""
        return next(index for index, group in enumerate(self.group_of) if group.kind == kind)

    def noted(self, procedure: Procedure) -> int:
        """Return the place of a procedure's note among a table's notes."""
        return self._noting.index(procedure)

    def own(self, kind: Kind, seat: int) -> int:
        """Return the index of the pile of a kind that a seat owns."""
        return next(
            index
            for index, group in enumerate(self.group_of)
            if group.kind == kind and group.owner == seat
        )

    @property
    def noting(self) -> tuple[Procedure, ...]:
        """The procedures that remember something, in the order of a table's notes."""
        return tuple(self._noting)

    def deal(self, number: int) -> Table:
        """Return the table of a deal number, 1 to 2^128. Raises `Fault` for another."""
        cards = [card for pack in shuffled(number, self.game.shuffled()) for card in pack]
        piles = [b""] * len(self.names)
        for lay in self.game.deal:
            lay.onto(piles, self.game.slots, cards)
        return Table(tuple(piles), 1, tuple(procedure.start for procedure in self._noting))

    def home(self, table: Table) -> int:
        """Return how many cards lie on the foundations."""
        return sum(len(table.piles[index]) for index in self.foundations)

    def base(self, piles: tuple[bytes, ...], foundation: int) -> int:
        """Return the rank that a foundation is counted from; 0 where its ladder has no base."""
        return self._carries.base(piles, foundation)

    def won(self, table: Table) -> bool:
        """Tell whether every card of the table lies on the foundations."""
        home = self.home(table)
        return home > 0 and home == sum(map(len, table.piles))

    def moves(self, table: Table) -> list[Move]:
        """Return all legal moves of the seat to move, useful or not."""
        if self._over(table):
            return []
        found = self.fitting(table)
        for allows in self._vetoes:
            found = [move for move in found if allows(table, move)]
        return found

    def fitting(self, table: Table) -> list[Move]:
        """Return the moves that fit, whether or not a procedure allows them now."""
        for duty in self._duties:
            if due := duty(table):
                return list(due)
        found = self._seats[table.seat].legal(table.piles)
        for adds in self._adds:
            found += adds(table)
        return found

    def _over(self, table: Table) -> bool:
        """Tell whether the game is over though moves might be found."""
        if self._ends:
            return self.outcome(table) is not None
        return self._carries.gives_back and self.won(table)

    @property
    def owing(self) -> bool:
        """Whether there is something in the game that must be done before other things."""
        return bool(self._owes)

    def owed(self, table: Table) -> Owed | None:
        """Return what must be done first, and why; None when nothing must."""
        return next((owed for owes in self._owes if (owed := owes(table))), None)

    def play(self, table: Table, move: Move) -> Table:
        """Return the table after a move, with all that follows of itself.

        Raises `Refused` with the reason when the move is not legal, or when it would turn up a
        card that the table does not tell.
        """
        if move not in self.moves(table) and move not in self.meanwhile(table):
            raise Refused(refusals.why(self, table, move))
        after = self.follow(table, move)
        for group, before, now in zip(self.group_of, table.piles, after.piles, strict=True):
            bared = group.covered and now[-1:] == bytes([UNKNOWN]) and now != before
            if FACE in now or bared:
                raise Refused(NOT_KNOWN)
        return after

    def drawn(self, start: Table, steps: Iterable[Step]) -> Outcome | None:
        """Return the draw that the course of a game has led to, which no table alone can tell."""
        found = (procedure.drawn(start, steps) for procedure in self.procedures)
        return next((drawn for drawn in found if drawn), None)

    def idle(self, steps: Iterable[Step]) -> int:
        """Return for how many whole turns nothing has got on, where a game is drawn for that."""
        moves = list(steps)
        return max(procedure.idle(moves) for procedure in self.procedures)

    def stopped(self, before: Table, move: Move, after: Table) -> Table:
        """Return the table after the opponent called the last move to be an error.

        Raises `Refused` where there is no such call.
        """
        for procedure in self.procedures:
            if (restored := procedure.stopped(before, move, after)) is not None:
                return restored
        raise Refused(NO_STOP)

    def offences(self, table: Table, move: Move) -> tuple[str, ...]:
        """Return the codes of what a move that fits could be called for; none where it is clean."""
        codes: tuple[str, ...] = ()
        for offends in self._offends:
            codes += offends(table, move)
        return codes

    def proofs(self, table: Table, move: Move) -> dict[str, frozenset[int]]:
        """Return for each offence of a move, by its code, the piles that prove it."""
        found: dict[str, frozenset[int]] = {}
        for procedure in self.procedures:
            found |= procedure.proofs(table, move)
        return found

    def meanwhile(self, table: Table) -> list[Move]:
        """Return the moves open to the seat that is not to move."""
        if self.game.seats < 2 or self._over(table):
            return []
        return [move for procedure in self.procedures for move in procedure.meanwhile(table)]

    def doubtful(self, table: Table, move: Move) -> bool:
        """Tell whether a move is of a kind that the other may call, right or wrong."""
        return any(procedure.doubtful(table, move) for procedure in self.procedures)

    def conceded(self, table: Table, winner: int) -> Outcome:
        """Return the end of a game for two that the other seat has left to the winner."""
        found = (procedure.conceded(table, winner) for procedure in self.procedures)
        return next(outcome for outcome in found if outcome)

    def agreed(self, table: Table) -> Outcome:
        """Return the end of a game for two that both have agreed to draw."""
        found = (procedure.agreed(table) for procedure in self.procedures)
        return next(outcome for outcome in found if outcome)

    def follow(self, table: Table, move: Move) -> Table:
        """Return the table after a move known to be legal; nothing is checked."""
        played = self._played.get(move.verb)
        after = played(table, move) if played else self.carried(table, move)
        for follows in self._follows:
            after = follows(table, move, after)
        return after

    def dealt_out(self, table: Table) -> bool:
        """Tell whether stock and waste are both empty."""
        return self._carries.dealt_out(table.piles)

    def wanted(self, table: Table) -> int:
        """Return the set of faces that the foundations take now."""
        return self._carries.wanted(table.piles)

    def homes(self, table: Table, card: int) -> list[int]:
        """Return the foundations that take a card now; of equal ones the first."""
        return self._carries.homes(table.piles, card)

    def carried(self, table: Table, move: Move) -> Table:
        """Return the table after a carry alone, before anything follows of it."""
        piles = list(table.piles)
        _, source, target, cards, place, also = move
        pile = piles[source]
        if place:
            lifted = pile[place - 1 : place]
            piles[source] = pile[: place - 1] + pile[place:]
        else:
            lifted = pile[-cards:]
            piles[source] = pile[:-cards]
            if cards > 1 and target in self.foundations:
                lifted = lifted[::-1]
        piles[target] += lifted
        carried = Table(tuple(piles), table.seat, table.notes)
        return self.carried(carried, also) if also else carried

    def view(self, table: Table, seat: int = 1) -> Table:
        """Return the table as a seat, or anyone else, may see it: what lies face down is unknown.

        The one door by which cards leave.
        """
        seen = [pile.translate(VEIL) for pile in table.piles]
        for index in self._covered:
            seen[index] = bytes([UNKNOWN]) * (len(seen[index]) - 1) + seen[index][-1:]
        return table._replace(piles=tuple(seen))

    def redeals_left(self, table: Table) -> int | None:
        """Return how many redeals are left; None without limit, or where the game has none."""
        left = (procedure.redeals_left(table) for procedure in self.procedures)
        return next((redeals for redeals in left if redeals is not None), None)

    def outcome(self, table: Table) -> Outcome | None:
        """Return how the game ended: won, or lost when no move is left; None while it goes on."""
        if self._ends:
            return next((ended for ends in self._ends if (ended := ends(table))), None)
        home = self.home(table)
        if self.won(table):
            return Outcome(1, home, WON.say(cards=CARDS.count(home)))
        if not self.moves(table):
            return Outcome(None, home, LOST.say(cards=CARDS.count(home)))
        return None


def _changed(part: _Part, changes: Iterable[Mapping[Any, Mapping[str, Any]]]) -> _Part:
    """Return a part of the game as the chosen variants have it."""
    changed: dict[str, Any] = {}
    for change in changes:
        changed |= change.get(part, {})
    return replace(part, **changed)


def _hooks(procedures: Iterable[Procedure], name: str) -> list[Any]:
    """Return the hooks of this name of those procedures that have one of their own."""
    return [
        getattr(p, name)
        for p in procedures
        if getattr(type(p), name) is not getattr(Procedure, name)
    ]


WON = Text("Won, with {cards} home.", "Пасьянс сошёлся: на основаниях {cards}.")
LOST = Text("No move is left; home: {cards}.", "Ходов больше нет; на основаниях {cards}.")
NO_STOP = Text("There is nothing to stop here.", "Останавливать здесь нечего.")
NOT_KNOWN = Text(
    "The card that this would turn up is not known.", "Неизвестно, какая карта при этом откроется."
)
