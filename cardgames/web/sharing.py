"""A result as a short text to share: how it went, and nothing of what the cards were."""

from __future__ import annotations

from datetime import date, timedelta

from django.utils.formats import date_format

from cardgames.engine.game import Game
from cardgames.engine.prose import MOVES, Tells
from cardgames.web import sentences
from cardgames.web.charts import clock
from cardgames.web.language import told
from cardgames.web.selectors.boards import Line

SQUARES = 10  # all cards home
HOME, LEFT = "■", "□"


def text(game: Game, day: date, result: Line, total: int, url: str) -> str:
    """Return a result of a daily deal in four lines: which deal, how it went, a bar, the link."""
    heading = sentences.daily.SHARED_DAY.say(game=game.name, day=date_format(day, "j E Y"))
    return "\n".join((told(heading), told(_how(result, total)), _bar(result, total), url))


def _how(result: Line, total: int) -> Tells:
    undos = sentences.daily.UNDOS.count(result.undos) if result.undos else sentences.daily.NO_UNDOS
    took = {
        "moves": MOVES.count(result.moves),
        "time": clock(timedelta(milliseconds=result.spent)),
        "undos": undos,
    }
    if result.won:
        return sentences.daily.SHARED_WON.say(**took)
    return sentences.daily.SHARED_NOT_WON.say(home=result.points, total=total, **took)


def _bar(result: Line, total: int) -> str:
    # Only a win fills it.
    home = SQUARES if result.won else min(SQUARES - 1, result.points * SQUARES // total)
    return HOME * home + LEFT * (SQUARES - home)
