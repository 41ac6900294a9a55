"""The terms of a table for two: as a form tells them, as a row keeps them, as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.http import QueryDict

from cardgames import games
from cardgames.engine.prose import Fault, Language, Tells, Text
from cardgames.players.crapette import LEVELS
from cardgames.web import sentences
from cardgames.web.models import Match

CLOCKS: Mapping[str, tuple[int | None, int]] = {
    "5+8": (5 * 60_000, 8_000),
    "10+15": (10 * 60_000, 15_000),
    "20+30": (20 * 60_000, 30_000),
    "none": (None, 0),
}
PACES = {"fast": 800, "normal": 1200, "relaxed": 2000}  # milliseconds a mover waits to be called
TARGETS = ("0", "100", "200", "300")
OPTIONS = tuple(v.slug for v in games.FOR_TWO.variants if v.slug != "strict")


class Terms(NamedTuple):
    """What a form asks for, as text; a new table has these values."""

    mode: str = "stop"
    option: tuple[str, ...] = ()
    clock: str = "10+15"
    pace: str = "normal"
    proof: str = "point"
    rated: bool = False
    listed: bool = False
    target: str = "0"
    opponent: str = ""
    number: str = ""


def told(form: QueryDict) -> Terms:
    """Return what a form tells; what it leaves out is as a new table has it."""
    plain = Terms()
    words = {
        name: form.get(name, getattr(plain, name))
        for name in ("mode", "clock", "pace", "proof", "target", "opponent", "number")
    }
    return Terms(
        option=tuple(sorted(set(form.getlist("option")))),
        rated="rated" in form,
        listed="listed" in form,
        **{name: str(word).strip() for name, word in words.items()},
    )


def agreed(terms: Terms) -> Match:
    """Return a table by these terms, for a host to be named. Raises `Fault` for no such choice."""
    known = (
        terms.mode in Match.Mode.values
        and terms.proof in Match.Proof.values
        and terms.clock in CLOCKS
        and terms.pace in PACES
        and terms.target in TARGETS
        and set(terms.option) <= set(OPTIONS)
        and (not terms.opponent or terms.opponent in LEVELS)
    )
    if not known:
        raise Fault(sentences.duels.BAD_TERMS)
    bank, increment = CLOCKS[terms.clock]
    return Match(
        bot=terms.opponent,
        mode=terms.mode,
        options=" ".join(terms.option),
        bank=bank,
        increment=increment,
        hold=PACES[terms.pace],
        proof=terms.proof,
        rated=terms.rated,
        listed=terms.listed and not terms.opponent,
        target=int(terms.target),
    )


def clock_name(match: Match) -> str:
    """Return the clock as people write it: minutes and seconds, `10+15`; `none` without one."""
    if match.bank is None:
        return "none"
    return f"{match.bank // 60_000}+{match.increment // 1000}"


def option_names(match: Match, language: Language) -> list[str]:
    """Return the names of the options that are played by."""
    variants = {variant.slug: variant.name for variant in games.FOR_TWO.variants}
    return [variants[slug].tell(language) for slug in match.options.split()]


def plain(match: Match, language: Language) -> dict[str, Any]:
    """Return the terms of a match as messages and pages have them."""
    return {
        "words": words(match, language),
        "mode": match.mode,
        "options": option_names(match, language),
        "clock": clock_name(match),
        "rated": match.rated,
        "target": match.target,
        "hold": match.hold,
        "proof": match.proof,
    }


def words(match: Match, language: Language) -> list[str]:
    """Return the terms of a match as people read them in a list, a few words each."""
    clock = clock_name(match)
    told: list[Tells] = [
        WITH_STOP if match.mode == Match.Mode.STOP else STRICT,
        NO_CLOCK if match.bank is None else Text(clock, clock),
        RATED if match.rated else CASUAL,
    ]
    if match.target:
        told.append(TO_POINTS.say(points=match.target))
    if match.mode == Match.Mode.STOP and match.proof == Match.Proof.SERVER:
        told.append(TABLE_DECIDES)
    if match.mode == Match.Mode.STOP and match.hold in WAITS:
        told.append(WAITS[match.hold])
    return [*(part.tell(language) for part in told), *option_names(match, language)]


WITH_STOP = Text("with “Stop!”", "со «Стоп!»")
STRICT = Text("strict", "строгая")
NO_CLOCK = Text("no clock", "без часов")
RATED = Text("rated", "на рейтинг")
CASUAL = Text("casual", "без рейтинга")
TO_POINTS = Text("to {points}", "до {points}")
TABLE_DECIDES = Text("the table decides calls", "ошибку находит стол")
WAITS: Mapping[int, Tells] = {
    PACES["fast"]: Text("0.8 s to call", "на «Стоп!» 0,8 с"),
    PACES["relaxed"]: Text("2 s to call", "на «Стоп!» 2 с"),
}
