"""Who was shown how a deal goes before he had played it himself."""

from django.conf import settings
from django.db import models

from cardgames.web.models.deal import Deal


class Revealed(models.Model):
    """A person asked to see a deal played that he had not played to an end.

    From then on he plays these cards for practice.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    deal = models.ForeignKey(Deal, on_delete=models.CASCADE)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "deal"], name="revealed_once")]

    def __str__(self) -> str:
        return f"deal {self.deal_id} to person {self.user_id}"
