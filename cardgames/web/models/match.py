"""A match: what two play by, and the games they have played by it."""

import secrets

from django.conf import settings
from django.db import models

from cardgames.web.models.sitting import Sitting

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that is taken for another


def new_code() -> str:
    """Return 80 random bits as 16 letters and digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


class Match(models.Model):
    """The terms of a table for two. It waits for an opponent until it has begun.

    `bot` is the level of the bot that is the opponent, if it is one. `seen` is when the host was
    last known to wait: a table whose host has gone is not offered to others.
    """

    class Mode(models.TextChoices):
        """Whether errors are refused at once, or stand unless the opponent calls them."""

        STOP = "stop"
        STRICT = "strict"

    class Proof(models.TextChoices):
        """Who shows that a call is right."""

        POINT = "point"
        SERVER = "server"

    code = models.CharField(max_length=16, unique=True, default=new_code)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="hosted"
    )
    bot = models.CharField(max_length=20, blank=True)
    mode = models.CharField(max_length=6, choices=Mode.choices, default=Mode.STOP)
    options = models.CharField(max_length=200, blank=True)  # the other variants, a space between
    bank = models.PositiveIntegerField(null=True)  # milliseconds; None plays without a clock
    increment = models.PositiveIntegerField(default=0)  # milliseconds a turn
    hold = models.PositiveIntegerField(default=1200)  # milliseconds
    proof = models.CharField(max_length=6, choices=Proof.choices, default=Proof.POINT)
    rated = models.BooleanField(default=False)
    listed = models.BooleanField(default=False)
    target = models.PositiveSmallIntegerField(default=0)  # points; 0 is a game at a time
    made = models.DateTimeField(auto_now_add=True)
    seen = models.DateTimeField(auto_now_add=True)
    begun = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["listed", "begun", "seen"], name="tables_in_the_lobby")]

    def __str__(self) -> str:
        return f"match {self.code}"

    @property
    def variants(self) -> tuple[str, ...]:
        """The slugs of the referee's variants."""
        strict = ("strict",) if self.mode == self.Mode.STRICT else ()
        return (*strict, *self.options.split())

    @property
    def undoable(self) -> bool:
        """Whether moves can be taken back at all in its games."""
        return self.mode == self.Mode.STRICT and not self.rated


class Duel(models.Model):
    """One game of a match: what a sitting of two needs beside the cards and the moves.

    `live` is the state between the moves, as `duelling.Live` tells it; it is written in one
    transaction with the sitting, if that is still at its `n`. `how` says by what the game ended;
    it is empty before.
    """

    sitting = models.OneToOneField(Sitting, on_delete=models.CASCADE, related_name="duel")
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="duels")
    round = models.PositiveSmallIntegerField(default=1)
    host_place = models.PositiveSmallIntegerField()
    drawn = models.JSONField(default=list)  # the cards drawn for the start: pairs by place
    salt = models.CharField(max_length=32)
    live = models.JSONField(default=dict)
    how = models.CharField(max_length=8, blank=True)
    winner = models.PositiveSmallIntegerField(null=True)  # the place; 0 is a draw
    points = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["match", "round"], name="one_game_a_round")]

    def __str__(self) -> str:
        return f"game {self.round} of {self.match}"
