"""A token: the key by which a person's own program plays for him."""

from django.conf import settings
from django.db import models


class Token(models.Model):
    """What a token may do, and whose it is. The token itself is told once and kept nowhere.

    It is 256 random bits, so a plain hash of it can be neither guessed nor turned back.
    """

    class Scope(models.TextChoices):
        """What a token is good for; playing includes reading."""

        READ = "read"
        PLAY = "play"

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens"
    )
    name = models.CharField(max_length=60)
    scope = models.CharField(max_length=4, choices=Scope.choices)
    digest = models.CharField(max_length=64, unique=True)
    made = models.DateTimeField(auto_now_add=True)
    used = models.DateField(null=True, blank=True)

    def __str__(self) -> str:
        return f"token {self.pk} of person {self.user_id}"
