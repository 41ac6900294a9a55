"""Making deals: by a number that a person types, or by one that nobody knows."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable

from django.db import IntegrityError, transaction

from cardgames import games
from cardgames.engine.prose import Fault
from cardgames.web import sentences
from cardgames.web.models import Deal
from cardgames.web.models.deal import PUBLIC

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that is taken for another


def numbered(game: str, variants: Iterable[str], number: str) -> Deal:
    """Return the deal of a number that was typed. Raises `Fault` when it is out of range."""
    digits = number.strip()
    if not re.fullmatch(r"[0-9]{1,10}", digits) or not 1 <= int(digits) < PUBLIC:
        raise Fault(sentences.BAD_NUMBER)
    return _deal(game, variants, int(digits))


def secret(game: str, variants: Iterable[str]) -> Deal:
    """Return a deal that nobody has seen or can guess."""
    return _deal(game, variants, secrets.randbelow(2**128 - PUBLIC) + PUBLIC)


def _deal(game: str, variants: Iterable[str], number: int) -> Deal:
    """Return the one row of these cards. Raises `Fault` for an unknown game or variant."""
    rules = games.rules(game, tuple(sorted(set(variants))))
    same = {
        "game": game,
        "variants": " ".join(rules.variants),
        "number": str(number),
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


def _code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))
