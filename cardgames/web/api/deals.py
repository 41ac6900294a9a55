"""Games and deals: what there is to play, and making a deal."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from ninja import Path, Router, Status

from cardgames import games
from cardgames.engine.cards import pile_text
from cardgames.web import limits, links, sentences, standing
from cardgames.web.api import shapes, words
from cardgames.web.api.calls import reading, writing
from cardgames.web.api.doors import ANYBODY, asking
from cardgames.web.api.faults import Wrong
from cardgames.web.language import of_header
from cardgames.web.models import Deal
from cardgames.web.selectors import deals as known
from cardgames.web.services import deals

router = Router(tags=["deals"])


@router.get("/games", **reading("games", words.GAMES, {200: list[shapes.Game]}, ANYBODY))
def all_games(request: HttpRequest) -> list[dict[str, Any]]:
    """Every game, with its variants and the names of its piles."""
    language = of_header(request)
    return [
        {
            "slug": slug,
            "name": game.name.tell(language),
            "packs": game.packs,
            "piles": list(game.names),
            "variants": [{"slug": v.slug, "name": v.name.tell(language)} for v in game.variants],
        }
        for slug, game in games.PATIENCES.items()
    ]


@router.post("/deals", **writing("make-deal", words.MAKE_DEAL, {201: shapes.Deal}))
def make_deal(request: HttpRequest, wanted: shapes.NewDeal) -> Status[dict[str, Any]]:
    """Deal cards: by a number, or by one that nobody knows."""
    limits.NEW_DEAL.take(str(asking(request)))
    if wanted.game not in games.PATIENCES:
        raise Wrong(422, sentences.pages.NO_SUCH_GAME, field="game")
    if wanted.number is None:
        deal = deals.secret(wanted.game, wanted.variants)
    else:
        deal = deals.numbered(wanted.game, wanted.variants, str(wanted.number))
    return Status(201, told(request, deal))


@router.get("/deals/{code}", **reading("deal", words.DEAL, {200: shapes.Deal}, ANYBODY))
def one_deal(request: HttpRequest, code: Path[shapes.Code]) -> dict[str, Any]:
    """A deal as everybody may see it, with how many have played and won it."""
    return told(request, known.deal(code))


def told(request: HttpRequest, deal: Deal) -> dict[str, Any]:
    """Return what everybody may know of a deal."""
    rules, table = standing.dealt(deal)
    return {
        "code": deal.code,
        "game": deal.game,
        "variants": list(deal.chosen),
        "piles": dict(zip(rules.names, map(pile_text, rules.view(table).piles), strict=True)),
        **known.tally(deal)._asdict(),
        "url": links.absolute(request, reverse("deal", args=[deal.code])),
    }
