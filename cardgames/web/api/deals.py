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
from cardgames.web.api.doors import ANYBODY, OR_NONE, PLAYING, asking
from cardgames.web.api.faults import Wrong
from cardgames.web.language import of_header
from cardgames.web.models import Deal
from cardgames.web.selectors import deals as known
from cardgames.web.services import deals

router = Router(tags=["deals"])
SAID = dict.fromkeys((401, 403, 404, 422, 429), shapes.Fault)
# A body that cannot be read, or is too long.
SAID_TO_BODIES = SAID | dict.fromkeys((400, 413), shapes.Fault)


@router.get(
    "/games",
    operation_id="games",
    description=words.GAMES.en,
    response={200: list[shapes.Game], **SAID},
    auth=ANYBODY,
    openapi_extra=OR_NONE,
)
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


@router.post(
    "/deals",
    operation_id="make-deal",
    description=words.MAKE_DEAL.en,
    response={201: shapes.Deal, **SAID_TO_BODIES},
    auth=PLAYING,
)
def make_deal(request: HttpRequest, wanted: shapes.NewDeal) -> Status[dict[str, Any]]:
    """Deal cards: by a number, or by one that nobody knows."""
    limits.NEW_DEAL.take(str(asking(request)))
    if wanted.game not in games.PATIENCES:
        raise Wrong(422, sentences.NO_SUCH_GAME, field="game")
    if wanted.number is None:
        deal = deals.secret(wanted.game, wanted.variants)
    else:
        deal = deals.numbered(wanted.game, wanted.variants, str(wanted.number))
    return Status(201, told(request, deal))


@router.get(
    "/deals/{code}",
    operation_id="deal",
    description=words.DEAL.en,
    response={200: shapes.Deal, **SAID},
    auth=ANYBODY,
    openapi_extra=OR_NONE,
)
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
