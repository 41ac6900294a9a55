"""Games and deals as text: what their players may take away of them."""

from __future__ import annotations

import re

from cardgames import games
from cardgames.engine import boards
from cardgames.engine.boards import Format
from cardgames.engine.position import Position, write_position
from cardgames.engine.record import Record, result_of, write_record
from cardgames.web import standing, steps
from cardgames.web.models import Deal, Sitting

# A record whose deal must not be told yet names it by its code, in a comment to every other tool.
CODE = re.compile(r"^#[ \t]*deal:[ \t]*(\w{1,12})[ \t]*\r?$", re.MULTILINE)

# What a record calls the ways in which two end a game that the table leaves open.
WAYS = {
    "resigned": "resignation",
    "flag": "time",
    "deserted": "desertion",
    "agreed": "agreement",
}


def record(sitting: Sitting) -> str:
    """Return a game as a record, with the moves in force.

    Its number, and with it every hidden card, is told where the page of the table would tell it.
    Until then the record names the deal by its code: it can be taken in again here.
    """
    rules, table = standing.dealt(sitting.deal)
    words = sitting.steps[: sitting.force]
    moves = tuple(move for word in words for move in steps.read(rules, word))
    if sitting.disclosed:
        number = int(sitting.deal.number) or None
        played = Record(Position(rules, table, number), moves, len(moves))
        return f"{write_record(played)}result: {_result(sitting, played)}\n"
    head = [f"# deal: {sitting.deal.code}", f"game: {rules.game.slug}"]
    head += [f"variant: {variant}" for variant in rules.variants]
    body = write_record(Record(Position(rules, table), moves, len(moves)))
    return "\n".join(head) + "\n" + body[body.index("moves:") :]


def _result(sitting: Sitting, played: Record) -> str:
    """Return how a game ended: by its moves, or as its two players have ended it."""
    duel = sitting.duel if sitting.outcome == Sitting.Outcome.PLAYED else None
    if duel is None or duel.how not in WAYS:
        return result_of(played)
    return f"{duel.winner or 'drawn'} by {WAYS[duel.how]}"


def all_known(deal: Deal, user: int | None) -> bool:
    """Tell whether somebody may be given every card of a deal.

    That is so where all lie face up, where the number is one that anybody can type, and once he
    has won the deal or given it up.
    """
    rules, table = standing.dealt(deal)
    if rules.view(table) == table or (deal.public and not deal.start):
        return True
    if user is None or deal.sealed:
        return False
    outcomes = (Sitting.Outcome.WON, Sitting.Outcome.GIVEN_UP)
    ended = Sitting.objects.filter(deal=deal, seats__user=user, outcome__in=outcomes)
    return ended.exclude(transcript="").exists()


def position(deal: Deal) -> str:
    """Return the cards of a deal as a position; without the number, which is another matter."""
    rules, table = standing.dealt(deal)
    return write_position(Position(rules, table))


def board(deal: Deal, form: Format) -> str:
    """Return the cards of a deal in the format of other programs. Raises `Fault`."""
    rules, table = standing.dealt(deal)
    return boards.write_board(rules, table, form)


def forms(deal: Deal) -> list[Format]:
    """Return the formats of other programs that a deal can be had in."""
    rules = games.rules(deal.game, deal.chosen)
    return [form for form in boards.FORMATS if boards.why_not(rules, form) is None]
