"""The page behind the link of a deal: the same cards for whoever opens it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_http_methods

from cardgames.web import limits, links, sketch, standing
from cardgames.web.language import told
from cardgames.web.selectors import deals, marks, records
from cardgames.web.services import people, sittings
from cardgames.web.views.languages import follow


@require_http_methods(["GET", "HEAD", "POST"])
def deal(request: HttpRequest, code: str) -> HttpResponse:
    """Show the cards as dealt and how many have played and won them; on a press, deal them."""
    cards = deals.deal(code)
    if request.method == "POST":
        limits.NEW_DEAL.take(limits.address(request))
        return redirect("table", sittings.begin(cards, people.player(request)).key)
    follow(request, deal=cards)
    rules, table = standing.dealt(cards)
    practice = deals.revealed(cards, request.user.pk)
    context = {
        "deal": cards,
        "share": links.deal(request, cards),
        "game": rules.game,
        "name": told(rules.game.name),
        "variants": [told(v.name) for v in rules.game.variants if v.slug in rules.variants],
        "svg": mark_safe(sketch.svg(rules.game, rules.view(table))),  # noqa: S308 -- our own shapes
        "mine": deals.open_sitting(cards, request.user.pk, practice),
        "practice": practice,
        "kept": marks.of_deal(cards, request.user.pk),
        "forms": records.forms(cards),
        "told": records.all_known(cards, request.user.pk),
        **deals.tally(cards)._asdict(),
    }
    return render(request, "deal.html", context)
