"""Games and deals as text: fetching them, and handing in a record to play on from."""

from __future__ import annotations

from django.contrib import messages
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from cardgames import games
from cardgames.engine import boards
from cardgames.engine.prose import Fault, Refused, Text
from cardgames.web import errors, limits, sentences
from cardgames.web.language import language, told
from cardgames.web.missing import NotHere
from cardgames.web.models import Sitting
from cardgames.web.selectors import deals, records, replays, sittings
from cardgames.web.selectors.sittings import NoSuchTable
from cardgames.web.services import people
from cardgames.web.services import records as kept

SUFFIXES = {"position": "txt", "board": "board.txt", "solvitaire": "json"}


@never_cache
@require_safe
def record(request: HttpRequest, key: str) -> HttpResponse:
    """Return a game of one's own as a record, to be kept as a file."""
    sitting = sittings.seat_at(key, request.user.pk).sitting
    return _file(records.record(sitting), _name(sitting))


@never_cache
@require_safe
def record_of_two(request: HttpRequest, key: str) -> HttpResponse:
    """Return a finished game for two as a record, to whoever may see its replay."""
    sitting = replays.finished(key)
    if not replays.viewer(sitting, request.user.pk).duel:  # others play the cards of a patience
        raise NoSuchTable
    return _file(records.record(sitting), _name(sitting))


def _name(sitting: Sitting) -> str:
    return f"{sitting.deal.game}-{sitting.deal.code}-{sitting.started:%Y%m%d}.txt"


@never_cache
@require_safe
def cards(request: HttpRequest, code: str, form: str) -> HttpResponse:
    """Return the cards of a deal as a position, or in a format of other programs."""
    deal = deals.deal(code)
    if form not in SUFFIXES:
        raise deals.NoSuchDeal
    if not records.all_known(deal, request.user.pk):
        return errors.page(request, 403, sentences.records.NOT_TOLD_YET)
    name = f"{deal.game}-{deal.code}.{SUFFIXES[form]}"
    if form == "position":
        return _file(records.position(deal), name)
    try:
        return _file(records.board(deal, "board" if form == "board" else "solvitaire"), name)
    except Fault as fault:
        raise NotHere(fault.why) from None


def _file(text: str, name: str) -> HttpResponse:
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def take_in(request: HttpRequest) -> HttpResponse:
    """Take in a game that was pasted or is sent as a file, and go to its table."""
    text, fault, status = "", "", 200
    if request.method == "POST":
        limits.RECORD.take(str(request.user.pk or limits.address(request)))
        text = request.POST.get("record", "")
        try:
            text = _sent(request) or text
            game = kept.read(text, lambda: people.player(request))
            sitting = kept.keep(people.player(request), game)
        except (Fault, Refused) as refused:
            fault, status = refused.tell(language()), 400
        else:
            messages.success(request, told(sentences.records.TAKEN_IN))
            return redirect("table", sitting.key)
    context = {"record": text, "fault": fault, "formats": formats()}
    return render(request, "records/take_in.html", context, status=status)


def formats() -> list[dict[str, object]]:
    """Return which formats of other programs have a game, and why not: alike games together."""
    alike: dict[tuple[Text | None, ...], list[str]] = {}
    for slug, game in games.PATIENCES.items():
        why = tuple(boards.why_not(games.rules(slug), form) for form in boards.FORMATS)
        alike.setdefault(why, []).append(told(game.name))
    return [
        {
            "names": names,
            "known": [form for form, no in zip(boards.FORMATS, why, strict=True) if no is None],
            "why": next((told(no) for no in why if no), ""),
        }
        for why, names in alike.items()
    ]


def _sent(request: HttpRequest) -> str:
    """Return the text of the file that was sent, if one was. Raises `Fault`."""
    sent = request.FILES.get("file")
    if not isinstance(sent, UploadedFile):
        return ""
    try:
        return sent.read().decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(sentences.records.NOT_UTF8) from None
