"""The call of «Стоп!» in a contest: which move can be called, when, and what proves it."""

from __future__ import annotations

from cardgames.engine.prose import Refused
from cardgames.web import duelling, sentences
from cardgames.web.duelling import GRACE
from cardgames.web.models import Match
from cardgames.web.services.contest import Contest


def call(contest: Contest, place: int, step: int) -> None:
    """Call the move of a step in a contest. Raises `Refused`."""
    live, sitting = contest.live, contest.sitting
    if not contest.stops:
        raise Refused(sentences.duels.NO_STOP_IN_STRICT)
    if sitting.over:
        raise Refused(sentences.tables.OVER)
    if live.freeze:
        raise Refused(sentences.duels.FROZEN)
    if live.failures(place) <= 0:
        raise Refused(sentences.duels.NO_CALLS_LEFT)
    late = step == sitting.force - 1 and contest.now - live.moved <= GRACE
    if step != sitting.force and not late:
        raise Refused(sentences.duels.TOO_LATE_TO_CALL)
    called = contest.at_step(step)
    mover = called.mover
    if mover is None:
        raise Refused(sentences.duels.NOTHING_TO_CALL)
    if mover == place:
        raise Refused(sentences.duels.OWN_MOVE)
    if late and contest.standing.mover != mover:
        raise Refused(sentences.duels.TOO_LATE_TO_CALL)
    if any(former.by == place and former.step == step for former in live.calls):
        raise Refused(sentences.duels.CALLED_ALREADY)
    text = sitting.steps[step - 1]
    contest.live = duelling.frozen(live, contest.now, place, step, text)
    contest.stir()  # a move refused in the freeze is not made after it, if it was sent twice
    if contest.match.proof == Match.Proof.SERVER:
        contest.resolve(called.offences)


def prove(contest: Contest, place: int, pile: str) -> None:
    """Point at a pile to prove a call, and have it answered. Raises `Refused`."""
    freeze = contest.live.freeze
    if freeze is None or freeze.by != place:
        raise Refused(sentences.duels.NOTHING_TO_PROVE)
    names = contest.standing.rules.names
    if pile not in names:
        raise Refused(sentences.duels.NO_SUCH_PILE)
    shown = {names.index(pile)}
    last = contest.standing.last
    if freeze.step < contest.sitting.force and last and last.target in shown:
        shown.add(last.source)  # the card lies there since the move after the one called
    proofs = contest.at_step(freeze.step).proofs
    contest.resolve(tuple(code for code, piles in proofs.items() if shown & piles))
