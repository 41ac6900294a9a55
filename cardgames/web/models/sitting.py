"""A sitting: a deal being played, at a table with one seat or two."""

import secrets

from django.conf import settings
from django.db import models

from cardgames.web.models.deal import Deal


def new_key() -> str:
    """Return 128 random bits as 22 letters, digits, `-` and `_`."""
    return secrets.token_urlsafe(16)


class Sitting(models.Model):
    """The moves made at a table. What lies there is worked out from the deal and the moves.

    The transcript is one word a step: what was done at once and is taken back at once. Mostly
    that is one move; cards that went home after it, or all the rest of the game, are joined to it.

    `times` says when each step was made, as `pace` writes it.

    `n` numbers the tables a sitting has shown and only grows, undo included: every write is
    "if it is still at n". `force` says how many of the transcript's steps are in force, the rest
    can be redone. `answered` holds the last message ids that changed something, and the `n` each
    led to, so that a message sent twice is never played twice.
    """

    class Outcome(models.TextChoices):
        """How it stands. Only OPEN and STUCK can be played on: a stuck player may take back."""

        OPEN = ""
        STUCK = "stuck"
        WON = "won"
        GIVEN_UP = "given-up"
        DEALT_AGAIN = "again"
        PLAYED = "played"  # by two, to an end that their duel tells

    deal = models.ForeignKey(
        Deal, on_delete=models.CASCADE, related_name="sittings", db_index=False
    )
    key = models.CharField(max_length=22, unique=True, default=new_key)
    watch = models.CharField(max_length=22, unique=True, default=new_key)
    transcript = models.TextField(blank=True)
    times = models.TextField(blank=True)
    force = models.PositiveIntegerField(default=0)
    n = models.PositiveIntegerField(default=0)
    answered = models.JSONField(default=list, blank=True)
    outcome = models.CharField(max_length=8, choices=Outcome.choices, blank=True)
    points = models.PositiveSmallIntegerField(default=0)
    hints = models.PositiveIntegerField(default=0)
    undos = models.PositiveIntegerField(default=0)
    practice = models.BooleanField(default=False)  # cards or moves known beforehand: counts nowhere
    spent = models.PositiveIntegerField(default=0)  # milliseconds at the table, pauses left out
    started = models.DateTimeField(auto_now_add=True)
    last = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["deal", "finished"], name="sittings_of_a_deal")]

    def __str__(self) -> str:
        return f"sitting {self.pk} at {self.n}"

    @property
    def steps(self) -> list[str]:
        """All steps of the transcript as text, those that can be redone included."""
        return self.transcript.split()

    @property
    def over(self) -> bool:
        """Whether it takes no more moves, taken back or not."""
        return self.finished is not None

    @property
    def disclosed(self) -> bool:
        """Whether its player may know all the cards: he has seen all he will see of them.

        Whoever gives up without a move has not played, so the deal may still count for him;
        cards that anybody can type are no secret.
        """
        # A move that is not in force was taken back; the transcript, which is long, is not needed.
        unplayed = self.outcome == self.Outcome.GIVEN_UP and not (self.force or self.undos)
        if unplayed and not self.deal.public:
            return False
        ends = (self.Outcome.WON, self.Outcome.GIVEN_UP, self.Outcome.PLAYED)
        return self.outcome in ends and not self.deal.sealed

    @property
    def told_number(self) -> bool:
        """Whether its player may know the deal's number, where it has one."""
        return self.disclosed and not self.deal.start


class Seat(models.Model):
    """Who plays at which place, counted from 1.

    `ended` is when the sitting was over, if a move had been made in it: so what somebody has on the
    table, and what he played last, is found without looking at all that he ever played.
    """

    sitting = models.ForeignKey(Sitting, on_delete=models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="seats", db_index=False
    )
    ended = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["user", "-ended"], name="seats_of_a_person")]
        constraints = [
            models.UniqueConstraint(fields=["sitting", "place"], name="one_person_a_place")
        ]

    def __str__(self) -> str:
        return f"place {self.place} of sitting {self.sitting_id}"
