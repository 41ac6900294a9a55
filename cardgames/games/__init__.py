"""The games, one module each, and the referees worked out from them."""

from collections.abc import Iterable
from functools import cache

from cardgames.engine.game import Game
from cardgames.engine.lesson import Page
from cardgames.engine.prose import Fault, Text, excerpt
from cardgames.engine.rules import Rules
from cardgames.games import (
    besieged_city,
    crapette,
    crapette_lesson,
    double_klondike,
    eagle_wing,
    empress_of_india,
    hemispheres,
    parterre,
    petits_paquets,
)

ALL: dict[str, Game] = {
    module.game.slug: module.game
    for module in (
        double_klondike,
        eagle_wing,
        parterre,
        empress_of_india,
        besieged_city,
        hemispheres,
        petits_paquets,
        crapette,
    )
}
PATIENCES = {slug: game for slug, game in ALL.items() if game.seats == 1}
FOR_TWO: Game = crapette.game

LESSONS: dict[str, tuple[Page, ...]] = {crapette_lesson.game.slug: crapette_lesson.pages}


def rules(slug: str, variants: Iterable[str] = ()) -> Rules:
    """Return the referee of a game, kept once made.

    Raises `Fault` when there is no such game, no such variant, or two variants exclude each other.
    """
    if slug not in ALL:
        raise Fault(NO_GAME.say(slug=excerpt(slug)))
    return _rules(slug, tuple(sorted(set(variants))))


@cache
def _rules(slug: str, variants: tuple[str, ...]) -> Rules:
    return Rules(ALL[slug], variants)


NO_GAME = Text("There is no game “{slug}”.", "Нет игры «{slug}».")
