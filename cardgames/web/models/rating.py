"""How strong somebody has shown himself to be, now and after each rated game."""

from django.conf import settings
from django.db import models

from cardgames.web.models.match import Duel, Match


class Rating(models.Model):
    """A person's present rating in one mode. Whoever has played no rated game has none."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="ratings"
    )
    mode = models.CharField(max_length=6, choices=Match.Mode.choices)
    rating = models.FloatField()
    deviation = models.FloatField()
    volatility = models.FloatField()
    played = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "mode"], name="one_rating_a_mode")]

    def __str__(self) -> str:
        return f"rating of {self.user_id}, {self.mode}"


class Rated(models.Model):
    """What one rated game did to the rating of one of the two."""

    duel = models.ForeignKey(Duel, on_delete=models.CASCADE, related_name="rated")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="rated"
    )
    place = models.PositiveSmallIntegerField()
    mode = models.CharField(max_length=6, choices=Match.Mode.choices)
    before = models.FloatField()
    after = models.FloatField()
    deviation = models.FloatField()
    at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["duel", "place"], name="rated_once")]
        indexes = [models.Index(fields=["user", "mode", "at"], name="ratings_over_time")]

    def __str__(self) -> str:
        return f"{self.duel}: {self.before:.0f} to {self.after:.0f}"
