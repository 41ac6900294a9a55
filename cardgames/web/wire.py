"""The messages of a table, spelled once: what may be asked there, and what is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from cardgames.engine import telling
from cardgames.engine.cards import pile_text
from cardgames.engine.notation import write_move
from cardgames.engine.prose import CARDS, Language, Said, Tells
from cardgames.engine.table import Move, Table
from cardgames.players import hint, homeward
from cardgames.web import heard, sentences
from cardgames.web.standing import Sight

CHANGES = frozenset({"play", "finish", "undo", "redo", "give-up"})
DEEDS = CHANGES | {"hint", "look", "ping"}

NOT_YOURS = 4401
NO_SUCH_TABLE = 4404
TOO_MANY = 4429
COME_IN_AGAIN = 1012
OUR_FAULT = 1011


def read(fields: dict[str, Any]) -> heard.Message:
    """Return the message that the fields make. Raises `Fault`."""
    return heard.message(fields, DEEDS, CHANGES, _move)


def _move(do: str, fields: dict[str, Any]) -> str:
    return heard.proper(fields.get("move")) if do == "play" else ""


def table(sight: Sight, language: Language, message: str | None = None) -> dict[str, Any]:
    """Return the table as one place may see it; `message` is the id of what it answers."""
    rules, view = sight.rules, sight.view
    return laid(sight, message) | {
        "moves": [write_move(rules, move) for move in offered(sight)],
        "duty": duty(sight, language),
        "said": said(sight, language),
        "finish": bool(finish(sight)),
        "undo": sight.undo,
        "redo": sight.redo,
        "home": rules.home(view),
        "total": sum(map(len, view.piles)),
        "redeals": rules.redeals_left(view),
        "outcome": outcome(sight, language),
    }


def laid(sight: Sight, message: str | None) -> dict[str, Any]:
    """Return what lies there and who may move, as every table has it."""
    rules, view = sight.rules, sight.view
    return {
        "type": "table",
        "n": sight.n,
        "id": message,
        "seat": sight.place,
        "turn": view.seat,
        "piles": dict(zip(rules.names, map(pile_text, view.piles), strict=True)),
        "last": None if sight.last is None else write_move(rules, sight.last),
        "count": sight.force,
    }


def offered(sight: Sight) -> list[Any]:
    """Return the moves of the place whose turn it is, the best first; none to whoever watches."""
    over = sight.outcome is not None
    if over or sight.place != sight.view.seat:
        return []
    return hint.ranked(sight.rules, sight.view, sight.rules.moves(sight.view))


def finish(sight: Sight) -> Sequence[Move]:
    """Return the rest of the game, where it plays itself and its player may let it."""
    if sight.outcome is not None or sight.place != sight.view.seat:
        return ()
    return homeward.rest(sight.rules, sight.view)


def duty(sight: Sight, language: Language) -> dict[str, Any] | None:
    """Return what the place whose turn it is must do first: why, and the moves that do it."""
    if sight.outcome is not None or sight.place != sight.view.seat:
        return None
    owed = sight.rules.owed(sight.view)
    if owed is None:
        return None
    why, moves = owed
    return {
        "why": why.tell(language),
        "moves": [write_move(sight.rules, move) for move in moves],
    }


def said(sight: Sight, language: Language) -> str | None:
    """Return what the last step in force did, in sentences."""
    if sight.before is None or sight.last is None or sight.after is None:
        return None
    told = telling.move_told(sight.rules, sight.before, sight.last, sight.after).tell(language)
    if not sight.more:
        return told
    cards = CARDS.count(sight.more)
    return f"{told} {sentences.tables.HOME_AFTER_IT.say(cards=cards).tell(language)}"


def outcome(sight: Sight, language: Language) -> dict[str, Any] | None:
    """Return how the game stands when it cannot go on."""
    if sight.outcome is None:
        return None
    winner, points, why = sight.outcome
    ended = {
        "winner": winner,
        "points": points,
        "why": why.tell(language),
        "result": result(sight, bool(winner)).tell(language),
    }
    return ended if sight.number is None else ended | {"number": sight.number}


def result(sight: Sight, won: bool) -> Said:
    """Return how the game went as a line to send to a friend."""
    seconds = sight.spent // 1000
    hours, minutes = divmod(seconds // 60, 60)
    return (sentences.tables.RESULT_WON if won else sentences.tables.RESULT).say(
        game=sight.rules.game.name,
        home=sight.rules.home(sight.view),
        total=sum(map(len, sight.view.piles)),
        moves=sentences.tables.MOVES.count(sight.force),
        time=(f"{hours}:{minutes:02}" if hours else f"{minutes}") + f":{seconds % 60:02}",
    )


def hinted(
    sight: Sight, language: Language, been: Collection[Table] = frozenset()
) -> dict[str, Any]:
    """Return the best move as far as the place can know, and why.

    Where there is another one, it leads to none of the views that have `been`: whoever follows
    hints must not walk to and fro.
    """
    moves = offered(sight)
    if not moves:
        why = sentences.tables.NO_MOVES_LEFT if sight.outcome is None else sight.outcome.why
        return {"type": "hint", "n": sight.n, "move": None, "why": why.tell(language)}
    led = ((move, sight.rules.follow(sight.view, move)) for move in moves)
    first = next(led)
    best, after = next((one for one in (first, *led) if one[1] not in been), first)
    why = telling.move_told(sight.rules, sight.view, best, after)
    move = write_move(sight.rules, best)
    return {"type": "hint", "n": sight.n, "move": move, "why": why.tell(language)}


def refused(why: Tells, language: Language, message: str | None, n: int) -> dict[str, Any]:
    """Return the refusal of a message, with the reason."""
    return {"type": "refused", "id": message, "n": n, "why": why.tell(language)}


def pong(n: int, at: float) -> dict[str, Any]:
    """Return the answer to a ping, with the time the browser put into it."""
    return {"type": "pong", "n": n, "at": at}


def alive(at: float) -> dict[str, Any]:
    """Return the same where there is no table."""
    return {"type": "pong", "at": at}


def settings(chosen: dict[str, str], language: str) -> dict[str, Any]:
    """Return what a person has chosen; the language is empty where he never chose one."""
    return {"type": "settings", "settings": chosen, "language": language}


def person(chosen: dict[str, str], language: str, favourites: list[str]) -> dict[str, Any]:
    """Return what a person has chosen, his favourite games too."""
    return {**settings(chosen, language), "type": "person", "favourites": favourites}


def seats(here: int, watching: int) -> dict[str, Any]:
    """Return how many play and watch at the table."""
    return {"type": "seats", "here": here, "watching": watching}
