"""The live state of a game for two between its moves: clocks, waits, calls, offers.

Pure: nothing here reads the time, the database or a table. Times are milliseconds of the server's
clock since 1970, durations milliseconds. Each function returns the state after something happened.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

FREE = 1000  # of every move, before the clock runs
FREELY = 100  # moves of a turn at the most that time is free for: ninety-nine turns are shorter
SETTLING = 10_000  # of the first move: the page has to come, and the draw to be looked at
GRACE = 400  # after the next move, for a call that was sent before it was seen
PROVING = 15_000
ENDING = 8_000
FAILURES = 3
DESERTED = 60_000


class Terms(NamedTuple):
    """What of a match the state goes by."""

    bank: int | None
    increment: int
    hold: int


@dataclass(frozen=True)
class Freeze:
    """A call waits for its proof. `step` counts the steps up to the move that is called."""

    by: int
    step: int
    move: str
    until: int


@dataclass(frozen=True)
class Ending:
    """The game has ended on the table, and is over unless the last move is called in time."""

    winner: int
    points: int
    how: str
    until: int


@dataclass(frozen=True)
class Call:
    """What became of a call; `codes` are the offences proven."""

    by: int
    step: int
    upheld: bool
    move: str = ""
    codes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Live:
    """The state. Places are counted from 1; 0 is nobody.

    `since` is when the running clock was set going, `turned` when the turn began, `made` how many
    moves it has had, `moved` when the last was made, `hold` until when the next one has to wait.
    `stood` is the `n` since which the table stands as it does; `offered` at which step each place
    last offered a draw.
    """

    running: int
    since: int
    turned: int
    made: int = 0
    banks: tuple[int, ...] = ()
    moved: int = 0
    hold: int = 0
    stood: int = 0
    freeze: Freeze | None = None
    ending: Ending | None = None
    called: Call | None = None  # the last call, until the next move
    calls: tuple[Call, ...] = ()
    draw: int = 0
    offered: tuple[int, int] = (-1, -1)
    rematch: tuple[int, ...] = ()

    def kept(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return asdict(self)

    @property
    def phase(self) -> str:
        """What is waited for: `play`, `stop` for a proof, `ending` for a call or its time."""
        return "stop" if self.freeze else "ending" if self.ending else "play"

    @property
    def flag(self) -> int | None:
        """When the running clock will have run out; None while none runs."""
        if not self.banks or self.phase != "play":
            return None
        return self.since + FREE + self.banks[self.running - 1]

    @property
    def due(self) -> int | None:
        """When something happens by itself; None while nothing will."""
        if self.freeze:
            return self.freeze.until
        return self.ending.until if self.ending else self.flag

    def left(self, now: int) -> tuple[int, ...]:
        """Return what is left in the banks."""
        if self.phase != "play":
            return self.banks
        spent = max(0, now - self.since - FREE)
        return tuple(
            max(0, bank - spent) if place == self.running else bank
            for place, bank in enumerate(self.banks, 1)
        )

    def failures(self, place: int) -> int:
        """Return how many calls a place may still get wrong."""
        return FAILURES - sum(call.by == place and not call.upheld for call in self.calls)


def begun(terms: Terms, now: int) -> Live:
    """Return the state of a game that begins now; place 1 always does."""
    banks = () if terms.bank is None else (terms.bank, terms.bank)
    return Live(running=1, since=now + SETTLING, turned=now, banks=banks)


def read(kept: dict[str, Any]) -> Live:
    """Return the state that was kept as JSON."""
    parts: dict[str, Any] = dict(kept)
    for name, kind in (("freeze", Freeze), ("ending", Ending)):
        parts[name] = kind(**parts[name]) if parts[name] else None
    parts["called"] = _call(parts["called"]) if parts["called"] else None
    parts["calls"] = tuple(map(_call, parts["calls"]))
    for name in ("banks", "offered", "rematch"):
        parts[name] = tuple(parts[name])
    return Live(**parts)


def _call(kept: dict[str, Any]) -> Call:
    return Call(**{**kept, "codes": tuple(kept["codes"])})


def moved(live: Live, terms: Terms, now: int, place: int, turn: int, doubtful: bool) -> Live:
    """Return the state after a place has moved; `turn` is whose turn it is then.

    Whoever may have erred waits, whether or not he has; his clock waits with him. To whoever is
    asked for his reserve in his own turn nothing has happened: neither clock nor wait begin anew.
    """
    declined = 0 if live.draw == 3 - place else live.draw
    if place != live.running:
        return replace(live, moved=now, called=None, draw=declined)
    ended = turn != live.running
    made = 0 if ended else live.made + 1
    banks = live.left(now)
    if ended and banks:
        banks = _added(banks, live.running, terms.increment)
    hold = now + terms.hold if doubtful and not ended else 0
    return replace(
        live,
        banks=banks,
        running=turn,
        turned=now if ended else live.turned,
        made=made,
        since=max(now, hold) if made <= FREELY else now - FREE,
        moved=now,
        hold=hold,
        called=None,
        draw=declined,
    )


def _added(banks: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return tuple(bank + more * (at == place) for at, bank in enumerate(banks, 1))


def ending(live: Live, now: int, winner: int, points: int, how: str) -> Live:
    """Return the state in which an end on the table waits to be final."""
    return replace(live, hold=0, ending=Ending(winner, points, how, now + ENDING))


def frozen(live: Live, now: int, place: int, step: int, move: str) -> Live:
    """Return the state in which a call waits for its proof; no clock runs."""
    waiting = live.ending and replace(live.ending, until=max(0, live.ending.until - now))
    return replace(
        live,
        banks=live.left(now),
        # What is left of these is counted from the answer on.
        since=max(-FREE, live.since - now),
        hold=max(0, live.hold - now),
        ending=waiting,
        freeze=Freeze(place, step, move, now + PROVING),
        called=None,
    )


def upheld(live: Live, now: int, call: Call) -> Live:
    """Return the state after a call that was right: the turn is the caller's."""
    return replace(
        live,
        running=call.by,
        since=now,
        turned=now,
        made=0,
        moved=now,
        hold=0,
        freeze=None,
        ending=None,
        called=call,
        calls=(*live.calls, call),
        draw=0,
    )


def failed(live: Live, now: int, call: Call) -> Live:
    """Return the state after a call that was not proven: play goes on exactly where it was."""
    resumed = live.ending and replace(live.ending, until=now + live.ending.until)
    return replace(
        live,
        since=now + live.since,
        hold=now + live.hold if live.hold else 0,
        freeze=None,
        ending=resumed,
        called=call,
        calls=(*live.calls, call),
    )


def absent(live: Live, place: int, gone: int | None, now: int) -> int | None:
    """Return in how many milliseconds a place may be claimed to have deserted; 0 is now.

    None where that cannot be: he is here (`gone` is None), or it is not his turn.
    """
    if gone is None or live.phase != "play" or live.running != place:
        return None
    return max(0, max(gone, live.turned) + DESERTED - now)
