"""A deal: which game, by which variants, from which number."""

from django.db import models
from django.db.models import Q
from django.utils import timezone

PUBLIC = 2**31  # the numbers below are the ones shared with other programs


class Deal(models.Model):
    """The same cards for everybody who plays it.

    The number is text: secret numbers reach 2^128, beyond any column of a database. The code of
    its link is drawn at random, so that the link tells nothing of the number.

    A deal that was typed, card by card, has no number but a `start`: the text of its position.

    `daily` is the day (UTC) of which it is the daily deal of its game, if it is one.
    """

    game = models.CharField(max_length=40)
    variants = models.CharField(max_length=200, blank=True)  # slugs, sorted, a space between
    number = models.CharField(max_length=39)  # 0 where the cards were typed
    start = models.TextField(blank=True)
    edition = models.PositiveSmallIntegerField()
    code = models.CharField(max_length=12, unique=True)
    made = models.DateTimeField(auto_now_add=True)
    daily = models.DateField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["game", "variants", "number", "edition", "start"], name="one_row_a_deal"
            ),
            models.UniqueConstraint(
                fields=["daily", "game"], condition=Q(daily__isnull=False), name="one_daily_deal"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.code}"

    @property
    def chosen(self) -> tuple[str, ...]:
        """The slugs of the variants."""
        return tuple(self.variants.split())

    @property
    def public(self) -> bool:
        """Whether anybody can type its number and work out what lies hidden."""
        return int(self.number) < PUBLIC

    @property
    def sealed(self) -> bool:
        """Whether its number is told to nobody yet: others still play it today."""
        return self.daily is not None and self.daily >= timezone.now().date()
