"""What a bot does in a game for two, at the table it was thought out for and at no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from cardgames.web.selectors import matches
from cardgames.web.services import duels
from cardgames.web.services.calls import call
from cardgames.web.services.contest import Contest, changed


def plays(sitting: int, place: int, n: int, text: str) -> bool:
    """Make a bot's move at the table it was thought out for; false where that has changed."""

    return _changed(sitting, place, n, lambda contest: duels.move(contest, place, text))


def calls(sitting: int, place: int, n: int, code: str) -> bool:
    """Let a bot call the last move for an offence; false where the table has changed."""

    def change(contest: Contest) -> None:
        call(contest, place, contest.sitting.force)
        if contest.live.freeze:  # where the server proves, it has answered already
            contest.resolve((code,) if code in contest.standing.offences else ())

    return _changed(sitting, place, n, change)


def accepts(sitting: int, place: int, n: int) -> bool:
    """Let a bot take an end for final; false where the table has changed."""

    def change(contest: Contest) -> bool:
        ending = contest.live.ending
        if ending is None:
            return False
        contest.finish(ending.winner, ending.points, ending.how)
        return True

    return _changed(sitting, place, n, change)


def agrees(sitting: int, place: int, n: int) -> bool:
    """Let a bot agree to a draw; false where the table has changed."""
    return _changed(sitting, place, n, lambda contest: contest.agree("agreed"))


def declines(sitting: int, place: int, n: int) -> bool:
    """Let a bot decline a draw; false where the table has changed."""

    def change(contest: Contest) -> None:
        contest.live = replace(contest.live, draw=0)

    return _changed(sitting, place, n, change)


def _changed(sitting: int, place: int, n: int, change: Callable[[Contest], bool | None]) -> bool:
    """Make a bot's change at the table it was thought out for, unless it answers false."""

    def made(contest: Contest) -> bool:
        return contest.sitting.n == n and change(contest) is not False

    return changed(partial(matches.sitting, sitting), f"{place}.bot{n}", made)[1]
