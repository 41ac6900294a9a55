"""What is asked about marks: what a person keeps about a deal, and which deals he has marked."""

from __future__ import annotations

from typing import NamedTuple

from django.core.paginator import Page, Paginator
from django.db.models import Count, QuerySet

from cardgames import games
from cardgames.engine.prose import Tells
from cardgames.web.models import Deal, Mark, Tag

PAGE = 20


class Kept(NamedTuple):
    """What a person keeps about a deal."""

    favourite: bool = False
    tags: tuple[str, ...] = ()
    note: str = ""

    @property
    def words(self) -> str:
        """The tags as they are typed."""
        return ", ".join(self.tags)


class Entry(NamedTuple):
    """A marked deal as a line of a list."""

    code: str
    name: Tells
    kept: Kept


def of_deal(deal: Deal, user: int | None) -> Kept:
    """Return what a person keeps about a deal; a stranger keeps nothing."""
    found = Mark.objects.filter(deal=deal, user=user or 0).prefetch_related("tags").first()
    return Kept() if found is None else _kept(found)


def of(user: int | None, tag: str = "", favourite: bool = False) -> QuerySet[Mark]:
    """Return the marks of a person, the last changed first: all, the favourites, or of a tag."""
    marks = Mark.objects.filter(user=user or 0).order_by("-changed", "-pk")
    if favourite:
        marks = marks.filter(favourite=True)
    if tag:
        marks = marks.filter(tags__name=tag)
    return marks.select_related("deal").prefetch_related("tags")


def tags(user: int | None) -> list[tuple[str, int]]:
    """Return the tags of a person by name, and on how many deals each is."""
    named = Tag.objects.filter(mark__user=user or 0).values_list("name")
    return list(named.annotate(deals=Count("pk")).order_by("name"))


def page(marks: QuerySet[Mark], number: str | None) -> Page[Entry]:
    """Return a page of entries; the first or the last where there is no such page."""
    page = Paginator(marks, PAGE).get_page(number)
    return Page([_entry(mark) for mark in page], page.number, page.paginator)  # type: ignore[arg-type]


def _entry(mark: Mark) -> Entry:
    return Entry(mark.deal.code, games.ALL[mark.deal.game].name, _kept(mark))


def _kept(mark: Mark) -> Kept:
    names = sorted(tag.name for tag in mark.tags.all())
    return Kept(mark.favourite, tuple(names), mark.note)
