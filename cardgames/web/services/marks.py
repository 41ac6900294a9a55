"""Marking deals: as a favourite, with tags, with a note."""

from __future__ import annotations

from django.db import transaction

from cardgames.engine.prose import Fault, excerpt
from cardgames.web import sentences
from cardgames.web.models import Deal, Mark, Tag, User
from cardgames.web.selectors.marks import Kept

LONGEST_NOTE = 500
LONGEST_TAG = 24
MOST_TAGS = 8


def read(favourite: bool, words: str, note: str) -> Kept:
    """Return what somebody wants to keep, its tags parted by commas. Raises `Fault`."""
    names = [" ".join(word.lower().split()) for word in words.split(",")]
    tags = sorted({name for name in names if name})
    for name in tags:
        if len(name) > LONGEST_TAG:
            told = {"tag": excerpt(name, LONGEST_TAG), "most": LONGEST_TAG}
            raise Fault(sentences.marks.TAG_TOO_LONG.say(**told))
    if len(tags) > MOST_TAGS:
        raise Fault(sentences.marks.TOO_MANY_TAGS.say(most=MOST_TAGS))
    note = note.replace("\r\n", "\n").strip()
    if len(note) > LONGEST_NOTE:
        raise Fault(sentences.marks.NOTE_TOO_LONG.say(most=LONGEST_NOTE, is_now=len(note)))
    if "\0" in note or any(not name.isprintable() for name in tags):
        raise Fault(sentences.marks.NOT_PRINTABLE)
    return Kept(favourite, tuple(tags), note)


def keep(user: User, deal: Deal, kept: Kept) -> None:
    """Keep this about a deal in place of what was kept before; nothing, and the mark is gone."""
    with transaction.atomic():
        if not any(kept):
            Mark.objects.filter(user=user, deal=deal).delete()
            return
        values = {"favourite": kept.favourite, "note": kept.note}
        mark, _ = Mark.objects.update_or_create(user=user, deal=deal, defaults=values)
        mark.tags.exclude(name__in=kept.tags).delete()
        new = [Tag(mark=mark, name=name) for name in kept.tags]
        Tag.objects.bulk_create(new, ignore_conflicts=True)


def merge(guest: User, user: User) -> None:
    """Give a guest's marks to an account; where both have marked a deal, nothing of either goes."""
    his = Mark.objects.filter(user=guest).prefetch_related("tags")
    mine = {mark.deal_id: mark for mark in Mark.objects.filter(user=user)}
    for mark in his.filter(deal__in=mine):
        own = mine[mark.deal_id]
        own.favourite |= mark.favourite
        own.note = "\n".join(note for note in (own.note, mark.note) if note)
        own.save()
        new = [Tag(mark=own, name=tag.name) for tag in mark.tags.all()]
        Tag.objects.bulk_create(new, ignore_conflicts=True)
    his.exclude(deal__in=mine).update(user=user)
