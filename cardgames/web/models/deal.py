"""A deal: which game, by which variants, from which number."""

from django.db import models


class Deal(models.Model):
    """The same cards for everybody who plays it.

    The number is text: secret numbers reach 2^128, beyond any column of a database. The code of
    its link is drawn at random, so that the link tells nothing of the number.
    """

    game = models.CharField(max_length=40)
    variants = models.CharField(max_length=200, blank=True)  # slugs, sorted, a space between
    number = models.CharField(max_length=39)
    edition = models.PositiveSmallIntegerField()
    code = models.CharField(max_length=12, unique=True)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["game", "variants", "number", "edition"], name="one_row_a_deal"
            )
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.code}"

    @property
    def chosen(self) -> tuple[str, ...]:
        """The slugs of the variants."""
        return tuple(self.variants.split())
