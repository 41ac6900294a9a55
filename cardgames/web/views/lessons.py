"""The lesson of a game, page by page, and the judge of what is tried on it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cardgames import games
from cardgames.engine import telling
from cardgames.engine.cards import pile_text
from cardgames.engine.lesson import PUPIL, Page
from cardgames.engine.notation import write_move
from cardgames.engine.prose import Fault, Refused, Tells
from cardgames.web import drawing, importmap, sentences, strings, wire
from cardgames.web.language import language, told
from cardgames.web.missing import NotHere
from cardgames.web.views.games import layout_url


def found(slug: str) -> tuple[Page, ...]:
    """Return the pages of a game's lesson. Raises `NotHere`."""
    if slug not in games.LESSONS:
        raise NotHere(sentences.pages.NO_SUCH_LESSON)
    return games.LESSONS[slug]


def _page(slug: str, number: int) -> Page:
    pages = found(slug)
    if not 1 <= number <= len(pages):
        raise NotHere(sentences.pages.NO_SUCH_LESSON)
    return pages[number - 1]


@require_safe
def first(request: HttpRequest, slug: str) -> HttpResponse:
    """Begin the lesson of a game."""
    found(slug)
    return redirect("lesson", slug, 1)


@require_safe
def lesson(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Show a page of a lesson, at the beginning of its tasks."""
    page = _page(slug, number)
    rules, table, *_ = page.course(games.rules, 0)
    context = {
        "game": rules.game,
        "name": told(rules.game.name),
        "page": page,
        "pages": found(slug),
        "number": number,
        "boot": table_after(page, 0),
        "piles": drawing.piles(rules.game, rules.view(table, PUPIL), language(), PUPIL),
        "layout_url": layout_url(rules.game),
        "strings": strings.table_strings(language()),
        "modules": importmap.served("/lesson/", "/table/", "/settings.js"),
    }
    return render(request, "lesson/lesson.html", context)


@never_cache
@require_safe
def attempt(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Answer what is tried on a page: with the next table, or with why it is refused.

    `done` tells how many tasks are done, `does` what is done now; nothing where the opponent is
    to do something.
    """
    page = _page(slug, number)
    done, does = request.GET.get("done", ""), request.GET.get("does", "")
    if done not in map(str, range(len(page.tasks))):
        raise NotHere(sentences.pages.NO_SUCH_LESSON)
    try:
        if not page.tasks[int(done)].other:
            page.attempt(games.rules, int(done), does)
    except (Fault, Refused) as no:
        return JsonResponse(wire.refused(no.why, language(), None, int(done)))
    return JsonResponse(table_after(page, int(done) + 1))


def table_after(page: Page, done: int) -> dict[str, Any]:
    """Return the table after so many tasks of a page, and the task that comes next."""
    course = page.course(games.rules, done)
    rules, view = course.rules, course.rules.view(course.table, PUPIL)
    task = page.tasks[done] if done < len(page.tasks) else None
    mine = task is not None and not task.other and view.seat == PUPIL
    return {
        "type": "table",
        "n": done,
        "id": None,
        "seat": PUPIL,
        "turn": view.seat,
        "piles": dict(zip(rules.names, map(pile_text, view.piles), strict=True)),
        "moves": [write_move(rules, move) for move in rules.moves(view)] if mine else [],
        "duty": None,
        "said": _said(page, done),
        "task": told(task.says if task else page.done),
        "other": task is not None and task.other,
        "frozen": page.frozen(done),
        "done": task is None,
    }


def _said(page: Page, done: int) -> str:
    """Return what the last task did to the table, as its pupil could see it."""
    course = page.course(games.rules, done)
    if course.before is None or course.last is None or page.frozen(done):
        return ""
    before, after = (course.rules.view(table, PUPIL) for table in (course.before, course.table))
    sentence: Tells = telling.move_told(course.rules, before, course.last, after)
    return told(sentence)
