"""What is not there: raised by whatever is asked for it, answered by a page that says why."""

from __future__ import annotations

from django.http import Http404

from cardgames.engine.prose import Tells


class NotHere(Http404):
    """Nothing is at the address; `why` says so in a sentence."""

    why: Tells

    def __init__(self, why: Tells | None = None) -> None:
        self.why = why or self.why
        super().__init__(self.why.tell("en"))
