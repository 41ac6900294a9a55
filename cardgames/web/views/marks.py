"""Marking a deal, and the list of what was marked."""

from __future__ import annotations

from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from cardgames.engine.prose import Fault
from cardgames.web import limits, sentences
from cardgames.web.language import told
from cardgames.web.selectors import deals, marks
from cardgames.web.services import marks as kept
from cardgames.web.services import people
from cardgames.web.views.accounts import onward


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def mark(request: HttpRequest, code: str) -> HttpResponse:
    """Show what one keeps about a deal, and keep what is sent."""
    deal, fault, status = deals.deal(code), "", 200
    mark = marks.of_deal(deal, request.user.pk)
    words, note = mark.words, mark.note
    if request.method == "POST":
        limits.MARK.take(str(request.user.pk or limits.address(request)))
        words, note = request.POST.get("tags", ""), request.POST.get("note", "")
        try:
            mark = kept.read(bool(request.POST.get("favourite")), words, note)
        except Fault as wrong:
            fault, status = told(wrong.why), 400
        else:
            kept.keep(people.player(request), deal, mark)
            messages.success(request, told(sentences.marks.MARK_SAVED))
            return redirect(onward(request, "marks"))
    context = {
        "deal": deal,
        "favourite": mark.favourite,
        "words": words,
        "note": note,
        "fault": fault,
        "next": onward(request, "marks") if _wanted(request) else reverse("deal", args=[deal.code]),
    }
    return render(request, "marks/mark.html", context, status=status)


def _wanted(request: HttpRequest) -> str:
    return request.POST.get("next") or request.GET.get("next") or ""


@never_cache
@require_safe
def marked(request: HttpRequest) -> HttpResponse:
    """Show the deals that the visitor has marked: all, his favourites, or those of a tag."""
    tag, favourite = request.GET.get("tag", ""), "favourite" in request.GET
    chosen = marks.of(request.user.pk, "" if favourite else tag.replace("\0", ""), favourite)
    context = {
        "marks": marks.page(chosen, request.GET.get("page")),
        "tags": marks.tags(request.user.pk),
        "tag": tag,
        "favourite": favourite,
        "more": "&favourite" if favourite else f"&{urlencode({'tag': tag})}" if tag else "",
    }
    return render(request, "marks/marks.html", context)
