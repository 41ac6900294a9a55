"""The turns of two players: turning up, asking, discarding, recycling, passing, and the win."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, TURN_DOWN, TURN_UP, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.duel import (
    DEMAND,
    DISCARD,
    PASS,
    RECYCLE,
    TURN,
    Reading,
    hands,
    is_down,
    is_up,
)
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import Move, Outcome, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules


@dataclass(eq=False)
class Turns(Procedure):
    """Turning up, asking, discarding, recycling and passing; who has nothing left has won."""

    verbs = (TURN, DEMAND, PASS, DISCARD, RECYCLE)

    layout: tuple[Piles, ...]
    anytime: bool = False  # the reserve may be asked for in the opponent's turn too

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return how cards are turned, how a turn ends and how the game is won."""
        *others, won = TURNS
        return (*others, ASKED_ANY_TIME if self.anytime else ASKED_IN_TURN, won)

    def ready(self, rules: Rules) -> None:
        """Find the piles of both seats."""
        self.read = Reading(rules, self.layout)
        self.hands = self.read.hands

    def carries(self) -> Iterable[Move]:
        """Return the discards and the turning over of the discard, for both seats."""
        for hand in hands(self.read.rules).values():
            yield Move(DISCARD, hand.stock, hand.waste)
            yield Move(RECYCLE, hand.waste, hand.stock)

    def moves(self, table: Table) -> Iterable[Move]:
        """Return what fits beside the laying of cards."""
        piles, hand = table.piles, self.hands[table.seat]
        if is_down(piles[hand.reserve]):
            yield Move(TURN, hand.reserve)
        if is_down(piles[hand.opposite]):
            yield Move(DEMAND, hand.opposite)
        if is_down(piles[hand.stock]):
            yield Move(TURN, hand.stock)
        elif piles[hand.stock]:
            yield Move(DISCARD, hand.stock, hand.waste)
        elif piles[hand.waste]:
            yield Move(RECYCLE, hand.waste, hand.stock)
        elif not self.read.centre_waits(table) and self.read.reserve_stuck(table):
            yield Move(PASS)

    def play(self, table: Table, move: Move) -> Table:
        """Return the table after one of them."""
        piles = list(table.piles)
        if move.verb == PASS:
            return table._replace(seat=3 - table.seat)
        if move.verb == DISCARD:
            piles[move.target] += piles[move.source][-1:]
            piles[move.source] = piles[move.source][:-1]
            return table._replace(piles=tuple(piles), seat=3 - table.seat)
        if move.verb == RECYCLE:
            piles[move.target] = piles[move.source][::-1].translate(TURN_DOWN)
            piles[move.source] = b""
        else:
            pile = piles[move.source]
            piles[move.source] = pile[:-1] + pile[-1:].translate(TURN_UP)
        return table._replace(piles=tuple(piles))

    def ends(self, table: Table) -> Outcome | None:
        """Return the win of whoever has neither reserve nor stock nor discard left.

        30 points, and for what the other has left 2 a card of the reserve, 1 of stock and discard.
        """
        for seat, hand in self.hands.items():
            if not any(table.piles[pile] for pile in hand.own):
                return self.conceded(table, seat)
        return None

    def conceded(self, table: Table, winner: int) -> Outcome:
        """Return the win of a seat as if it had gone out now."""
        reserve, stock, waste = (len(table.piles[pile]) for pile in self.hands[3 - winner].own)
        points = 30 + 2 * reserve + stock + waste
        return Outcome(winner, points, WON.say(seat=winner, points=points))

    def meanwhile(self, table: Table) -> Iterable[Move]:
        """Return the asking for the reserve out of turn, where that is allowed."""
        reserve = self.hands[table.seat].reserve
        if self.anytime and is_down(table.piles[reserve]):
            yield Move(DEMAND, reserve)

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return why something of the other's, or what cannot be turned now, is refused."""
        if move in self.read.rules.fitting(table):
            return None
        if move.source < 0:
            return NO_PASS if move.verb == PASS else None
        group = self.read.rules.group_of[move.source]
        if group.owner == 3 - table.seat and move.verb != DEMAND:
            return NOT_YOURS
        if group.kind == "waste" and move.verb != RECYCLE:
            return DISCARD_STAYS
        if move.verb == DEMAND and move.source != self.hands[table.seat].opposite:
            return ONLY_THE_OTHERS
        if move.verb in (TURN, DEMAND):
            return NOTHING_DOWN
        if move.verb == RECYCLE:
            return STOCK_FIRST
        if move.verb == DISCARD:
            return NOT_TURNED
        target = self.read.rules.group_of[move.target]
        if target.owner == table.seat:
            return OWN_PILE
        if target.owner and not is_up(table.piles[move.target]):
            return NO_LOAD
        return None

    def told(self, before: Table, move: Move, after: Table) -> Tells | None:
        """Return what was turned, asked, discarded or passed."""
        if move.verb == PASS:
            return PASSED
        if move.verb == RECYCLE:
            return RECYCLED
        pile = after.piles[move.target if move.verb == DISCARD else move.source]
        if not BIT[pile[-1]]:
            return UNSEEN
        said = {TURN: TURNED, DEMAND: DEMANDED, DISCARD: DISCARDED}[move.verb]
        return said.say(card=symbol(pile[-1]))


TURNS = (
    Text(
        "Each player has a pack of his own; the one who drew the lower card begins, and then they "
        "take turns.",
        "У каждого игрока своя колода; первым ходит тот, кто вытянул младшую карту, потом ходят по "
        "очереди.",
    ),
    Text(
        "Available are the top cards of the layout, the face-up top of one's own reserve and the "
        "turned card of one's own stock; one card moves at a time. Cards of a discard are never "
        "played.",
        "Играть можно верхними картами расклада, открытой верхней картой своего резерва и вскрытой "
        "картой своей колоды; перекладывают по одной карте. Карты из сброса разыгрывать нельзя.",
    ),
    Text(
        "A stock card that cannot be played goes to the discard, and that ends the turn.",
        "Карту колоды, которую нельзя разыграть, кладут в сброс, и на этом ход заканчивается.",
    ),
    Text(
        "When the stock is out, the discard is turned over, not shuffled, and becomes the stock. "
        "Who has neither, and could have turned a card, passes.",
        "Если колода кончилась, сброс переворачивают и, не тасуя, делают из него новую колоду. У "
        "кого нет ни того, ни другого, тот, когда мог бы вскрыть карту колоды, пропускает ход.",
    ),
    Text(
        "Whoever first gets rid of reserve, stock and discard wins: 30 points, and 2 for each "
        "card in the opponent's reserve and 1 for each in his stock and discard.",
        "Выигрывает тот, кто первым избавился от резерва, колоды и сброса: 30 очков и ещё по 2 за "
        "каждую карту в резерве соперника и по 1 за каждую карту в его колоде и сбросе.",
    ),
)
ASKED_IN_TURN = Text(
    "A player may ask the opponent to turn up the top of his reserve at any moment of his own "
    "turn.",
    "В любой момент своего хода игрок может попросить соперника вскрыть верхнюю карту его резерва.",
)
ASKED_ANY_TIME = Text(
    "A player may ask the opponent at any moment to turn up the top of his reserve.",
    "В любой момент игрок может попросить соперника вскрыть верхнюю карту его резерва.",
)
WON = Text("Player {seat} wins: {points} points.", "Побеждает игрок {seat}, очки: {points}.")
NOT_YOURS = Text("These cards are the opponent's.", "Это карты соперника.")
DISCARD_STAYS = Text(
    "Cards of the discard may not be played.", "Карты из стопки сброса разыгрывать нельзя."
)
NOTHING_DOWN = Text(
    "No card lies face down there to be turned.", "Там нет закрытой карты, которую можно вскрыть."
)
ONLY_THE_OTHERS = Text(
    "A player asks the opponent to turn up his reserve, and nothing else.",
    "Просят соперника вскрыть его резерв, и ничего другого.",
)
STOCK_FIRST = Text(
    "The discard is turned over only when the stock is out.",
    "Сброс переворачивают, только когда кончилась колода.",
)
NOT_TURNED = Text(
    "Only a turned stock card can be discarded.", "Сбросить можно только вскрытую карту колоды."
)
OWN_PILE = Text(
    "Cards are laid on the opponent's reserve and discard only.",
    "«Загружать» можно только резерв и сброс соперника.",
)
NO_LOAD = Text(
    "Only a face-up card of the opponent can be loaded, and never an exhausted pile.",
    "«Загрузить» можно только открытую карту соперника, но не исчерпанную стопку.",
)
NO_PASS = Text(
    "You may pass only when stock and discard are out and nothing else is due.",
    "Пропустить ход можно, только когда кончились и колода, и сброс и ничего другого не положено.",
)
PASSED = Text("Pass.", "Ход пропущен.")
RECYCLED = Text("The discard becomes the stock.", "Сброс становится колодой.")
UNSEEN = Text("A card is turned up.", "Вскрывается карта.")
TURNED = Text("{card} is turned up.", "Вскрыта карта {card}.")
DEMANDED = Text("{card} is turned up on demand.", "По просьбе вскрыта карта {card}.")
DISCARDED = Text("{card} is discarded.", "Карта {card} сброшена.")
