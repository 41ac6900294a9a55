"""How often something may be tried, counted in the cache before any costly work is done."""

from __future__ import annotations

import hashlib
import logging
import math
from time import monotonic, time
from typing import NamedTuple

from django.core.cache import cache
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest

from cardgames.engine.prose import Said
from cardgames.web import sentences

log = logging.getLogger(__name__)


class TooMany(PermissionDenied):
    """The limit is reached; `why` says when to try again."""

    def __init__(self, why: Said, left: int) -> None:
        super().__init__(why.tell("en"))
        self.why = why
        self.left = left  # seconds


class Limit(NamedTuple):
    """So many times in so many seconds, counted for each key apart."""

    name: str
    times: int
    seconds: int

    def take(self, key: str) -> None:
        """Count one time for the key. Raises `TooMany` when it is one too many."""
        # Keys come from strangers: any length, any character.
        digest = hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=16).hexdigest()
        slot = f"limit:{self.name}:{int(time()) // self.seconds}:{digest}"
        if _counted(slot, self.seconds) > self.times:
            left = self.seconds - int(time()) % self.seconds
            wait = sentences.pages.MINUTES.count(math.ceil(left / 60))
            raise TooMany(sentences.pages.TOO_MANY.say(wait=wait), left)


def _counted(slot: str, seconds: int) -> int:
    """Return how many times the slot has been counted; none where nothing can be counted."""
    try:
        cache.add(slot, 0, seconds)
        return cache.incr(slot)
    except ValueError:  # forgotten by a full cache between the two calls
        return 0
    except Exception:  # a cache that cannot be reached keeps nobody from playing
        log.exception("not counted: %s", slot)
        return 0


LOG_IN_FROM = Limit("log-in-from", 30, 300)
LOG_IN_AS = Limit("log-in-as", 10, 300)
SIGN_UP = Limit("sign-up", 30, 3600)
RESET_FROM = Limit("reset-from", 20, 3600)
RESET_TO = Limit("reset-to", 5, 3600)
PASSWORD = Limit("password", 10, 300)
NEW_GUEST = Limit("new-guest", 120, 3600)
INVITATION = Limit("invitation", 30, 3600)
RECORD = Limit("record", 60, 3600)
MARK = Limit("mark", 300, 3600)
TOKEN = Limit("token", 20, 3600)
API = Limit("api", 600, 60)
API_STRANGER = Limit("api-stranger", 120, 60)
ARCHIVE = Limit("archive", 6, 3600)
NEW_DEAL = Limit("new-deal", 60, 60)
PICTURE = Limit("picture", 240, 60)


def address(request: HttpRequest) -> str:
    """Return where the request comes from, as the server saw it."""
    return str(request.META.get("REMOTE_ADDR") or "")


class Bucket:
    """Tokens that fill up with time: so many at once, so many a second in the long run."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.tokens = size
        self.filled = monotonic()

    def take(self) -> bool:
        """Take a token; false when there is none."""
        now = monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
