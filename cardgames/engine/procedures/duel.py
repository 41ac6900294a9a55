"Two players at one table: whose turn it is, in what order duties come, and the call of «Стоп!»."

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgames.engine.cards import BIT, HIDDEN, TURN_DOWN, TURN_UP, symbol
from cardgames.engine.piles import Piles
from cardgames.engine.procedures.procedure import Procedure
from cardgames.engine.prose import Tells, Text
from cardgames.engine.table import CARRY, Move, Outcome, Table

if TYPE_CHECKING:
    from cardgames.engine.rules import Rules

TURN = "turn"
DEMAND = "demand"
PASS = "pass"  # noqa: S105
DISCARD = "discard"
RECYCLE = "recycle"


SEATS = Text("“{key}” names seats, 1 or 2.", "«{key}» называет места, 1 или 2.")


@dataclass(frozen=True)
class Hand:
    """The piles of a seat, and of the one opposite."""

    stock: int
    waste: int
    reserve: int
    opposite: int  # the other's reserve

    @property
    def own(self) -> tuple[int, int, int]:
        """The piles that must be got rid of."""
        return self.reserve, self.stock, self.waste


def _hands(rules: Rules) -> dict[int, Hand]:
    return {
        seat: Hand(
            rules.own("stock", seat),
            rules.own("waste", seat),
            rules.own("reserve", seat),
            rules.own("reserve", 3 - seat),
        )
        for seat in (1, 2)
    }


def _down(pile: bytes) -> bool:
    """Tell whether a pile's top card lies face down."""
    return bool(pile) and bool(pile[-1] & HIDDEN)


def _up(pile: bytes) -> bool:
    """Tell whether a pile's top card lies face up."""
    return bool(pile) and not pile[-1] & HIDDEN


@dataclass(eq=False)
class Reading:
    """What the order of duties asks of a table, for the seat to move."""

    rules: Rules
    layout: tuple[Piles, ...]

    def __post_init__(self) -> None:
        self.hands = _hands(self.rules)
        self.places = [slot for group in self.layout for slot in self.rules.slots(group)]
        assert self.layout[0].build is not None
        self.on = self.layout[0].build.on()

    def layout_fits_centre(self, table: Table) -> bool:
        """Tell whether a card of the layout fits the centre."""
        wanted = self.rules.wanted(table)
        return any(BIT[pile[-1]] & wanted for slot in self.places if (pile := table.piles[slot]))

    def centre_waits(self, table: Table) -> bool:
        """Tell whether any available card fits the centre."""
        hand, wanted = self.hands[table.seat], self.rules.wanted(table)
        own = (table.piles[hand.reserve], table.piles[hand.stock])
        return self.layout_fits_centre(table) or any(BIT[p[-1]] & wanted for p in own if p)

    def vacancy(self, table: Table) -> bool:
        """Tell whether a place of the layout is empty."""
        return any(not table.piles[slot] for slot in self.places)

    def fits_layout(self, table: Table, card: int) -> bool:
        """Tell whether a card may be laid on one of the layout."""
        piles = (table.piles[slot] for slot in self.places)
        return any(self.on[pile[-1]] & BIT[card] for pile in piles if pile)

    def reserve_stuck(self, table: Table) -> bool:
        """Tell whether the own reserve is exhausted, or up and without a place in the layout."""
        reserve = table.piles[self.hands[table.seat].reserve]
        if not reserve:
            return True
        stuck = not self.vacancy(table) and not self.fits_layout(table, reserve[-1])
        return _up(reserve) and stuck

    def kind(self, table: Table, move: Move) -> str:
        """Return what a move is to the duties: centre, layout, load, or its own verb."""
        if move.verb == TURN:
            own = self.hands[table.seat]
            return "turn reserve" if move.source == own.reserve else "turn stock"
        if move.verb != CARRY:
            return move.verb
        if move.target in self.rules.foundations:
            return "centre"
        return "layout" if move.target in self.places else "load"


@dataclass(eq=False)
class Turns(Procedure):
    """Turning up, asking, discarding, recycling and passing; who has nothing left has won."""

    verbs = (TURN, DEMAND, PASS, DISCARD, RECYCLE)

    layout: tuple[Piles, ...]

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return how cards are turned, how a turn ends and how the game is won."""
        return TURNS

    def ready(self, rules: Rules) -> None:
        """Find the piles of both seats."""
        self.read = Reading(rules, self.layout)
        self.hands = self.read.hands

    def carries(self) -> Iterable[Move]:
        """Return the discards and the turning over of the discard, for both seats."""
        for hand in _hands(self.read.rules).values():
            yield Move(DISCARD, hand.stock, hand.waste)
            yield Move(RECYCLE, hand.waste, hand.stock)

    def moves(self, table: Table) -> Iterable[Move]:
        """Return what fits beside the laying of cards."""
        piles, hand = table.piles, self.hands[table.seat]
        if _down(piles[hand.reserve]):
            yield Move(TURN, hand.reserve)
        if _down(piles[hand.opposite]):
            yield Move(DEMAND, hand.opposite)
        if _down(piles[hand.stock]):
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
                reserve, stock, waste = (len(table.piles[p]) for p in self.hands[3 - seat].own)
                points = 30 + 2 * reserve + stock + waste
                return Outcome(seat, points, WON.say(seat=seat, points=points))
        return None

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return why something of the other's, or what cannot be turned now, is refused."""
        if move.source < 0:
            return None if move.verb != PASS else NO_PASS
        group = self.read.rules.group_of[move.source]
        if group.owner == 3 - table.seat and move.verb != DEMAND:
            return NOT_YOURS
        if group.kind == "waste" and move.verb != RECYCLE:
            return DISCARD_STAYS
        if move.verb in (TURN, DEMAND):
            return NOTHING_DOWN
        if move.verb == RECYCLE:
            return STOCK_FIRST
        if move.verb == DISCARD:
            return NOT_TURNED
        target = self.read.rules.group_of[move.target]
        if target.owner == table.seat:
            return OWN_PILE
        if target.owner and not _up(table.piles[move.target]):
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


@dataclass(eq=False)
class Duties(Procedure):
    """The order in which things must be done; a move may break it and be called for it.

    Where it is `strict` such a move is refused; else it stands unless the opponent stops it.
    """

    note = "opening"  # the seats whose opening duty still binds: 1, 2, or 3 for both
    start = 3
    note_holds = SEATS

    layout: tuple[Piles, ...]
    strict: bool = False
    waits: bool = True  # a turned stock card must be resolved at once
    must_lay: bool = True  # a stock card that can be laid may not be discarded

    @property
    def says(self) -> tuple[Tells, ...]:
        """Return the order of duties, and what becomes of a breach."""
        return (*DUTIES, REFUSED_AT_ONCE if self.strict else STOP)

    def ready(self, rules: Rules) -> None:
        """Find the piles of both seats."""
        self.read = Reading(rules, self.layout)
        self.noted = rules.noted(self)

    def offences(self, table: Table, move: Move) -> tuple[str, ...]:
        """Return what a move that fits could be called for, `F1` to `F7`; nothing when clean."""
        read, kind = self.read, self.read.kind(table, move)
        hand, piles = read.hands[table.seat], table.piles
        opening = bool(table.notes[self.noted] & table.seat)
        laying = kind in ("layout", "load")
        pending = _up(piles[hand.stock])
        from_stock = move.source == hand.stock
        exhausted = not piles[hand.reserve]
        to_vacancy = kind == "layout" and not piles[move.target]
        breaks = {
            "F1": (laying or kind in ("turn stock", DISCARD)) and read.centre_waits(table),
            "F2": opening and kind == "turn reserve" and read.layout_fits_centre(table),
            "F3": opening and laying,
            "F4": kind == "turn stock" and not read.reserve_stuck(table),
            "F5": self.waits
            and pending
            and (kind == "turn reserve" or (laying and not from_stock)),
            "F6": self.must_lay
            and kind == DISCARD
            and (
                read.fits_layout(table, piles[hand.stock][-1])
                or (exhausted and read.vacancy(table))
            ),
            "F7": to_vacancy and from_stock and not exhausted,
        }
        return tuple(code for code, broken in breaks.items() if broken)

    def allows(self, table: Table, move: Move) -> bool:
        """Tell whether a move may be made: in strict play only a clean one."""
        return not self.strict or not self.offences(table, move)

    def after(self, before: Table, move: Move, table: Table) -> Table:
        """Return the table with an opening done once the reserve has been turned."""
        if move.verb not in (TURN, DEMAND):
            return table
        for seat, hand in self.read.hands.items():
            if move.source == hand.reserve:
                notes = list(table.notes)
                notes[self.noted] &= ~seat
                return table._replace(notes=tuple(notes))
        return table

    def refuses(self, table: Table, move: Move) -> Tells | None:
        """Return which duties a move breaks that would fit otherwise."""
        if not self.strict or move not in self.read.rules.fitting(table):
            return None
        codes = self.offences(table, move)
        return (
            BROKEN.say(why=OFFENCES[codes[0]], codes=" ".join(map("[{}]".format, codes)))
            if codes
            else None
        )

    def stopped(self, before: Table, move: Move, after: Table) -> Table | None:
        """Return the table after a call: the error undone and the turn lost, or all as it was.

        A card face up on the offender's stock is turned down again; his opening duty stays.
        """
        if self.strict:
            return None
        if not self.offences(before, move):
            return after
        piles = list(before.piles)
        stock = self.read.hands[before.seat].stock
        piles[stock] = piles[stock].translate(TURN_DOWN)
        return before._replace(piles=tuple(piles), seat=3 - before.seat)

    def write_note(self, value: int) -> str:
        """Return the seats whose opening still binds."""
        return " ".join(str(seat) for seat in (1, 2) if value & seat)

    def read_note(self, text: str) -> int | None:
        """Return the seats that a text names."""
        seats = text.split()
        known = set(seats) <= {"1", "2"} and len(set(seats)) == len(seats)
        return sum(map(int, seats)) if known else None


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
        "A player may ask the opponent to turn up the top of his reserve at any moment of his "
        "own turn.",
        "В любой момент своего хода игрок может попросить соперника вскрыть верхнюю карту его "
        "резерва.",
    ),
    Text(
        "Whoever first gets rid of reserve, stock and discard wins: 30 points, and 2 for each "
        "card in the opponent's reserve and 1 for each in his stock and discard.",
        "Выигрывает тот, кто первым избавился от резерва, колоды и сброса: 30 очков и ещё по 2 за "
        "каждую карту в резерве соперника и по 1 за каждую карту в его колоде и сбросе.",
    ),
)
DUTIES = (
    Text(
        "Opening: in his first turn each player first plays the cards of the layout that fit the "
        "centre, then must turn up the top of his reserve; nothing else before.",
        "Начальные ходы: в первый свой ход каждый сначала выкладывает в центр подходящие карты "
        "расклада, затем должен вскрыть верхнюю карту резерва; ничего другого до этого.",
    ),
    Text(
        "The centre comes first: while an available card fits it, it must go there.",
        "Центр имеет приоритет: пока на базу можно выложить карту, её надо выложить.",
    ),
    Text(
        "A stock card may be turned only when nothing fits the centre and the reserve is "
        "exhausted, or its open top card fits nowhere in the layout, where a vacancy counts as a "
        "place.",
        "Карту колоды можно вскрыть, только если в центр ничего не идёт, а резерв исчерпан или его "
        "открытую верхнюю карту некуда положить в раскладе; свободное место — тоже место.",
    ),
    Text(
        "A turned stock card is resolved at once: to the centre, else to the layout or the "
        "opponent; only one that fits neither centre nor layout is discarded. A vacancy takes it "
        "only when the reserve is exhausted.",
        "Вскрытую карту колоды разыгрывают сразу: в центр, иначе в расклад или сопернику; "
        "сбрасывают только ту, что не идёт ни в центр, ни в расклад. На свободное место она "
        "идёт, только когда резерв исчерпан.",
    ),
)
STOP = Text(
    "A move that breaks this order stands, unless the opponent calls «Стоп!» before another is "
    "made: then it is taken back and the turn passes to him.",
    "Ход, нарушивший этот порядок, остаётся в силе, если соперник не скажет «Стоп!» до следующего "
    "хода; тогда ход возвращают, и очередь переходит к сопернику.",
)
REFUSED_AT_ONCE = Text(
    "A move that breaks this order is refused.", "Ход, нарушающий этот порядок, не принимается."
)
BROKEN = Text("{why} {codes}.", "{why} {codes}.")
OFFENCES = {
    "F1": Text(
        "A card that fits the centre must be played there first",
        "Сначала надо выложить карту, которая идёт в центр",
    ),
    "F2": Text(
        "Before the reserve is turned, cards of the layout that fit the centre must go there",
        "Прежде чем вскрыть резерв, надо выложить в центр подходящие карты расклада",
    ),
    "F3": Text(
        "The opening comes first: the top of the reserve must be turned",
        "Сначала начальные ходы: надо вскрыть верхнюю карту резерва",
    ),
    "F4": Text(
        "The stock may be turned only when the reserve is exhausted or its open card has no place",
        "Колоду можно вскрыть, только когда резерв исчерпан или его открытую карту некуда положить",
    ),
    "F5": Text(
        "The turned stock card must be resolved first",
        "Сначала надо сыграть вскрытую карту колоды",
    ),
    "F6": Text(
        "A stock card that fits the layout may not be discarded",
        "Карту колоды, которая идёт в расклад, сбрасывать нельзя",
    ),
    "F7": Text(
        "A vacancy takes a stock card only when the reserve is exhausted",
        "Карту колоды кладут на свободное место, только когда резерв исчерпан",
    ),
}
WON = Text("Player {seat} wins: {points} points.", "Побеждает игрок {seat}, очки: {points}.")
NOT_YOURS = Text("These cards are the opponent's.", "Это карты соперника.")
DISCARD_STAYS = Text(
    "Cards of the discard may not be played.", "Карты из стопки сброса разыгрывать нельзя."
)
NOTHING_DOWN = Text(
    "No card lies face down there to be turned.", "Там нет закрытой карты, которую можно вскрыть."
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
