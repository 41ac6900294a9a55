"""Making deals: by a number that a person types, by one that nobody knows, or card by card."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from datetime import date

from django.db import IntegrityError, transaction

from cardgames import games
from cardgames.engine.position import Position, write_position
from cardgames.engine.prose import Fault
from cardgames.web import sentences
from cardgames.web.models import Deal
from cardgames.web.models.deal import PUBLIC

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that is taken for another


def numbered(game: str, variants: Iterable[str], number: str) -> Deal:
    """Return the deal of a number that was typed. Raises `Fault` when it is out of range."""
    digits = number.strip()
    if not re.fullmatch(r"[0-9]{1,10}", digits) or not 1 <= int(digits) < PUBLIC:
        raise Fault(sentences.pages.BAD_NUMBER)
    return _deal(game, variants, int(digits))


def secret(game: str, variants: Iterable[str]) -> Deal:
    """Return a deal that nobody has seen or can guess."""
    return _deal(game, variants, _secret_number())


def daily(game: str, day: date) -> Deal:
    """Return the daily deal of a game: by the rules as they stand, the same for everybody.

    It is made when somebody first asks for it. Of those who ask at once all get the same.
    """
    found = Deal.objects.filter(game=game, daily=day).first()
    while found is None:
        edition = games.ALL[game].edition
        made = Deal(game=game, number=str(_secret_number()), edition=edition, daily=day)
        made.code = _code()
        try:
            with transaction.atomic():
                made.save()
            found = made
        except IntegrityError:  # made by someone else meanwhile, or the code is taken
            found = Deal.objects.filter(game=game, daily=day).first()
    return found


def of_position(position: Position) -> Deal:
    """Return the deal that begins with a position: that of its number, if it has one."""
    rules, table, number, _ = position
    if number is not None and table == rules.deal(number):
        return _deal(rules.game.slug, rules.variants, number)
    start = write_position(position._replace(number=None))
    return _deal(rules.game.slug, rules.variants, 0, start)


def _deal(game: str, variants: Iterable[str], number: int, start: str = "") -> Deal:
    """Return the one row of these cards. Raises `Fault` for an unknown game or variant."""
    rules = games.rules(game, tuple(sorted(set(variants))))
    same = {
        "game": game,
        "variants": " ".join(rules.variants),
        "number": str(number),
        "start": start,
        "edition": rules.game.edition,
    }
    found = Deal.objects.filter(**same).first()
    while found is None:
        try:
            with transaction.atomic():
                found = Deal.objects.create(**same, code=_code())
        except IntegrityError:  # made by someone else meanwhile, or the code is taken
            found = Deal.objects.filter(**same).first()
    return found


def _secret_number() -> int:
    return secrets.randbelow(2**128 - PUBLIC) + PUBLIC


def _code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))
