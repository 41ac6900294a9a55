"""All that is kept of a person as one archive, made piece by piece while it is sent."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q

from cardgames.engine.prose import Language
from cardgames.web import sentences
from cardgames.web.models import (
    Mark,
    Match,
    Rated,
    Rating,
    Result,
    Revealed,
    Seat,
    Token,
    User,
)
from cardgames.web.selectors import friends, privacy, records, sittings

# The cards of a game for two are told to nobody while it is played, by no record of it either.
UNSEALED = Q(sitting__duel=None) | ~Q(sitting__finished=None)
AT_ONCE = 100  # sittings read from the database together
PIECE = 64 * 1024


class _Pipe(io.RawIOBase):
    """Where the archive is written to, and taken from again before it grows."""

    def __init__(self) -> None:
        self.written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, piece: Any) -> int:
        self.written += piece
        return len(piece)

    def take(self) -> bytes:
        taken = bytes(self.written)
        self.written.clear()
        return taken


def pieces(user: User, language: Language) -> Iterator[bytes]:
    """Return the archive of a person in pieces: JSON for each kind of thing, records for games."""
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README.txt", sentences.archive.ARCHIVE.tell(language))
        for name, rows in KINDS.items():
            archive.writestr(f"{name}.json", _json(rows(user)))
        told = []
        for seat in _seats(user):
            sitting = seat.sitting
            name = f"records/{sitting.deal.game}-{sitting.deal.code}-{sitting.pk}.txt"
            archive.writestr(name, records.record(sitting))
            told.append(_sitting(seat, name))
            if len(pipe.written) > PIECE:
                yield pipe.take()
        archive.writestr("sittings.json", _json(told))
    yield pipe.take()


def _seats(user: User) -> Iterator[Seat]:
    """Return the seats of a person in the order they were taken, some at a time."""
    after = 0
    while True:
        mine = Seat.objects.filter(UNSEALED, user=user, pk__gt=after)
        mine = mine.select_related("sitting__deal", "sitting__duel")
        found = list(mine.order_by("pk")[:AT_ONCE])
        yield from found
        if len(found) < AT_ONCE:
            return
        after = found[-1].pk


def _sitting(seat: Seat, record: str) -> dict[str, Any]:
    sitting = seat.sitting
    entry = sittings.entry(sitting, seat.place)._asdict()
    del entry["name"]
    fields = ("hints", "undos", "times", "finished", "watch")
    kept = {field: getattr(sitting, field) for field in fields}
    return entry | kept | {"record": record, "variants": sitting.deal.chosen}


def _person(user: User) -> Any:
    fields = ("email", "language", "preferences", "audience", "date_joined", "last_login")
    name = None if user.guest else user.username
    return {"name": name} | {field: getattr(user, field) for field in fields}


def _friends(user: User) -> Any:
    return {
        "friends": list(privacy.friends_of(user.pk).values_list("username", flat=True)),
        "invitations": list(friends.invitations(user.pk).values("code", "expires")),
    }


def _marks(user: User) -> Any:
    marks = Mark.objects.filter(user=user).select_related("deal").prefetch_related("tags")
    return [
        {
            "game": mark.deal.game,
            "code": mark.deal.code,
            "favourite": mark.favourite,
            "tags": [tag.name for tag in mark.tags.all()],
            "note": mark.note,
            "changed": mark.changed,
        }
        for mark in marks
    ]


def _tokens(user: User) -> Any:
    return list(Token.objects.filter(user=user).values("name", "scope", "made", "used"))


def _results(user: User) -> Any:
    fields = ("game", "variants", "repeat", "won", "points", "undos", "moves", "spent", "hints")
    return list(Result.objects.filter(user=user).values("deal__code", *fields, "ended"))


def _revealed(user: User) -> Any:
    return list(Revealed.objects.filter(user=user).values("deal__game", "deal__code", "at"))


def _matches(user: User) -> Any:
    mine = Match.objects.filter(Q(host=user) | Q(duels__sitting__seats__user=user)).distinct()
    terms = ("mode", "options", "bank", "increment", "hold", "proof", "rated", "target", "bot")
    ended = Seat.objects.filter(user=user, sitting__duel__how__gt="").order_by("pk")
    fields = ("match__code", "round", "how", "winner", "points")
    return {
        "matches": list(mine.order_by("pk").values("code", *terms, "made", "begun")),
        "games": list(ended.values("place", *(f"sitting__duel__{field}" for field in fields))),
    }


def _ratings(user: User) -> Any:
    fields = ("mode", "rating", "deviation", "volatility", "played")
    history = ("mode", "before", "after", "deviation", "at")
    return {
        "ratings": list(Rating.objects.filter(user=user).values(*fields)),
        "history": list(Rated.objects.filter(user=user).order_by("pk").values(*history)),
    }


KINDS: dict[str, Callable[[User], Any]] = {
    "person": _person,
    "friends": _friends,
    "marks": _marks,
    "results": _results,
    "revealed": _revealed,
    "tokens": _tokens,
    "matches": _matches,
    "ratings": _ratings,
}


class _Encoder(DjangoJSONEncoder):
    """Times as text, and how long something took in seconds."""

    def default(self, value: Any) -> Any:
        return value.total_seconds() if isinstance(value, timedelta) else super().default(value)


def _json(value: Any) -> str:
    return json.dumps(value, cls=_Encoder, ensure_ascii=False, indent=1) + "\n"
