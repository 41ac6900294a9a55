"""The messages of a table for two: what `wire` is to a patience."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.urls import reverse

from cardgames.engine.notation import write_move
from cardgames.engine.procedures.duties import OFFENCES
from cardgames.engine.prose import Fault, Language, Tells
from cardgames.web import heard, sentences, wire
from cardgames.web.duelling import FREE, Call, Live
from cardgames.web.models import Match, Rated, Sitting
from cardgames.web.presence import Gone
from cardgames.web.selectors.matches import Aftermath, Player
from cardgames.web.standing import Sight, may_ask
from cardgames.web.wire_match import PHRASES, name_of

FREELY = frozenset({"accept", "draw", "decline", "resign", "rematch"})
EXACTLY = frozenset({"play", "undo"})
CHANGES = FREELY | EXACTLY | {"stop", "point", "claim"}
DEEDS = CHANGES | {"phrase", "look", "ping", "leave"}


def read(fields: dict[str, Any]) -> heard.Message:
    """Return the message that the fields make; `move` holds its one word more. Raises `Fault`."""
    return heard.message(fields, DEEDS, CHANGES, _word)


def _word(do: str, fields: Mapping[str, Any]) -> str:
    if do == "stop":
        step = heard.whole(fields.get("step"))
        if step is None:
            raise Fault(sentences.tables.BAD_MOVE)
        return str(step)
    key = {"play": "move", "point": "pile", "claim": "what", "phrase": "phrase"}.get(do)
    if key is None:
        return ""
    word = heard.proper(fields.get(key))
    if do == "claim" and word not in ("win", "draw"):
        raise Fault(sentences.tables.NO_SUCH_DEED)
    return word


def table(
    sight: Sight,
    sitting: Sitting,
    players: Sequence[Player],
    after: Aftermath,
    live: Live,
    now: int,
    language: Language,
    message: str | None = None,
) -> dict[str, Any]:
    """Return the table as one place may see it; `message` is the id of what it answers.

    Nothing here but the moves of the place whose turn it is depends on who looks.
    """
    duel = sitting.duel
    over = bool(duel.how)
    return wire.laid(sight, message) | {
        "by": sight.mover,
        "moves": _moves(sight, live, over),
        "duty": _duty(sight, live, over, language),
        "said": said(sight, live, language),
        "undo": _undo(sight, duel.match, live, over),
        "phase": "over" if over else live.phase,
        "hold": 0 if live.freeze else max(0, live.hold - now),
        "stop": _stop(sight, live, now),
        "called": _called(live.called, language),
        "ending": _ending(live, players, now, language),
        "clock": _clock(live, over, now),
        "draw": live.draw,
        "calls": [live.failures(1), live.failures(2)],
        "rematch": list(live.rematch),
        "next": _next(after.following, sight.place),
        "score": list(after.score.points),
        "match_over": after.score.over,
        "outcome": _outcome(sitting, players, after.rated, sight.view.seat, language)
        if over
        else None,
    }


def _moves(sight: Sight, live: Live, over: bool) -> list[str]:
    """Return the moves on offer in the referee's order: a better one would tell what is due."""
    if over or live.phase != "play" or sight.place is None:
        return []
    rules, view = sight.rules, sight.view
    if sight.place == view.seat:
        found = rules.moves(view)
    elif may_ask("strict" in rules.variants, sight.mover, sight.place):
        found = rules.meanwhile(view)
    else:
        found = []
    return [write_move(rules, move) for move in found]


def _duty(sight: Sight, live: Live, over: bool, language: Language) -> dict[str, Any] | None:
    """Return what has to be done first, where that is no secret: in the strict game."""
    if over or "strict" not in sight.rules.variants or live.phase != "play":
        return None
    return wire.duty(sight, language)


def _undo(sight: Sight, match: Match, live: Live, over: bool) -> bool:
    before, place = sight.before, sight.place
    if over or not match.undoable or live.phase != "play" or before is None or place is None:
        return False
    return {sight.mover, before.seat, sight.view.seat} == {place}


def said(sight: Sight, live: Live, language: Language) -> str | None:
    """Return what the last step did, in sentences."""
    if live.called:
        return _told(live.called).tell(language)
    return wire.said(sight, language) or None


def _told(call: Call) -> Tells:
    """Return what became of a call. Of one not proven it is not told whether it was right."""
    if not call.upheld:
        return sentences.duels.NOT_UPHELD
    return sentences.duels.UPHELD.say(why=OFFENCES[call.codes[0]])


def _called(call: Call | None, language: Language) -> dict[str, Any] | None:
    if call is None:
        return None
    why = _told(call).tell(language)
    return {"by": call.by, "upheld": call.upheld, "move": call.move, "why": why}


def _stop(sight: Sight, live: Live, now: int) -> dict[str, Any] | None:
    if live.freeze is None:
        return None
    by, step, until = live.freeze.by, live.freeze.step, live.freeze.until
    return {"by": by, "move": live.freeze.move, "step": step, "left": max(0, until - now)}


def _ending(
    live: Live, players: Sequence[Player], now: int, language: Language
) -> dict[str, Any] | None:
    if live.ending is None:
        return None
    winner, points, how, until = (
        live.ending.winner,
        live.ending.points,
        live.ending.how,
        live.ending.until,
    )
    left = until if live.freeze else until - now  # in a freeze it holds what is left
    why = _why(how, winner, players).tell(language)
    return {"winner": winner, "points": points, "how": how, "left": max(0, left), "why": why}


def _clock(live: Live, over: bool, now: int) -> dict[str, Any] | None:
    if not live.banks:
        return None
    runs = not over and live.phase == "play"
    banks = live.left(now) if runs else live.banks
    free = max(0, live.since + FREE - now) if runs else 0
    return {"banks": list(banks), "running": live.running if runs else 0, "free": free}


def _next(following: Sitting | None, place: int | None) -> str | None:
    if following is None:
        return None
    if place is None:
        return reverse("duel-watch", args=[following.watch])
    return reverse("duel", args=[following.key])


def _outcome(
    sitting: Sitting,
    players: Sequence[Player],
    rated: Iterable[Rated],
    turn: int,
    language: Language,
) -> dict[str, Any]:
    """Return how the game ended, and what the commitment was made of."""
    duel = sitting.duel
    winner = duel.winner or 0
    drawn = _drawn(duel.how, winner, turn)
    if drawn and duel.how == "deserted":
        why: Tells = sentences.duels.DRAWN_BY_DESERTION.say(name=name_of(players[turn - 1]))
    else:
        why = _why(duel.how, winner, players)
    ratings = {row.place: [round(row.before), round(row.after)] for row in rated}
    return {
        "winner": duel.winner,
        "points": duel.points,
        "how": duel.how,
        "drawn": drawn,
        "why": why.tell(language),
        "number": sitting.deal.number,
        "salt": duel.salt,
        "ratings": [ratings[1], ratings[2]] if len(ratings) == 2 else None,
    }


WHY = {
    "out": sentences.duels.BY_GOING_OUT,
    "drawn": sentences.duels.BY_RECORD,
    "agreed": sentences.duels.BY_AGREEMENT,
    "resigned": sentences.duels.BY_RESIGNING,
    "flag": sentences.duels.BY_FLAG,
    "deserted": sentences.duels.BY_DESERTION,
}


def _why(how: str, winner: int, players: Sequence[Player]) -> Tells:
    name, loser = (name_of(players[place - 1]) for place in (winner or 1, 3 - (winner or 1)))
    return WHY[how].say(name=name, loser=loser)


def _drawn(how: str, winner: int, turn: int) -> bool:
    """Tell whether a game was drawn, though one of the two may have scored by the count.

    Of a deserter, whose turn it always is, a win or a draw may have been claimed.
    """
    return how in ("drawn", "agreed") or (how == "deserted" and winner != 3 - turn)


def seats(
    gone: Mapping[int, Gone | None], bot: int | None, watching: int, claim: int | None, now: int
) -> dict[str, Any]:
    """Return who is at the table, and when the other may be claimed to have deserted."""
    away = [None if place == bot else gone[place] for place in (1, 2)]
    return {
        "type": "seats",
        "here": [since is None for since in away],
        "gone": [since and {"how": since.how, "for": max(0, now - since.since)} for since in away],
        "watching": watching,
        "claim": claim,
    }


def too_early(why: Tells, language: Language, message: str, n: int, wait: int) -> dict[str, Any]:
    """Return the refusal of a message that may be sent again after so many milliseconds."""
    return wire.refused(why, language, message, n) | {"wait": wait}


def phrase(place: int, key: str, language: Language) -> dict[str, Any]:
    """Return a phrase that somebody at the table says."""
    return {"type": "phrase", "place": place, "phrase": key, "text": PHRASES[key].tell(language)}
