"""A result: what somebody made of a deal, once it was over."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from cardgames.web.models.deal import Deal
from cardgames.web.models.sitting import Seat


class Result(models.Model):
    """What a sitting that is over came to for one of its seats, as the engine replayed it.

    Everything here is worked out from the stored sittings and can be worked out again; it is kept
    so that statistics and boards read one narrow table. What was not over, had no move, or was
    played for practice has no row. Repeats are a person's results of the same cards after his
    first one, and of cards that were typed. Of a game for two, the points are the winner's, the
    moves one's own, and nothing is said of undos.
    """

    seat = models.OneToOneField(Seat, on_delete=models.CASCADE, related_name="result")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="results", db_index=False
    )
    deal = models.ForeignKey(Deal, on_delete=models.CASCADE, related_name="results", db_index=False)
    game = models.CharField(max_length=40)  # both are the deal's, for the index below;
    variants = models.CharField(max_length=200, blank=True)  # `bot` among them: who was played
    repeat = models.BooleanField(default=False)
    won = models.BooleanField()
    points = models.PositiveSmallIntegerField()
    undos = models.PositiveIntegerField()
    moves = models.PositiveIntegerField()
    spent = models.PositiveIntegerField()  # milliseconds
    hints = models.PositiveIntegerField()
    ended = models.DateTimeField()

    class Meta:
        indexes = [
            # All that statistics sum up, so that they need not look at the rows.
            models.Index(
                fields=[
                    *("user", "game", "ended", "repeat", "won", "variants", "moves", "spent"),
                    *("points", "hints", "undos"),
                ],
                name="results_of_a_person",
            ),
            models.Index(
                fields=["deal", "repeat", "-won", "-points", "undos", "moves", "spent", "id"],
                name="results_of_a_deal",
            ),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["user", "deal"], condition=Q(repeat=False), name="one_first_result"
            )
        ]

    def __str__(self) -> str:
        return f"result of seat {self.seat_id}"
