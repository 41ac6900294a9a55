"""A person: a guest without a name until he signs up, in the same row."""

from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models


def folded(name: str) -> str:
    """Return a name without its case. A database folds as its own settings say, SQLite A to Z."""
    return name.casefold()


class User(AbstractUser):
    """Whoever plays. A guest has no usable password and claims the row by signing up."""

    class Audience(models.TextChoices):
        """Who may see somebody's results under his name."""

        NOBODY = "nobody"
        FRIENDS = "friends"
        EVERYBODY = "everybody"

    first_name = None  # type: ignore[assignment]  # nobody is asked for more than a name to log in by
    last_name = None  # type: ignore[assignment]
    # Folding makes three letters of one at most.
    folded = models.CharField(max_length=450, unique=True, editable=False)
    guest = models.BooleanField(default=False)
    language = models.CharField(max_length=2, blank=True)
    preferences = models.JSONField(default=dict, blank=True)  # only what was ever chosen
    audience = models.CharField(max_length=9, choices=Audience.choices, default=Audience.NOBODY)
    friends = models.ManyToManyField("self", symmetrical=True)  # both ways or not at all

    def save(self, *arguments: Any, **named: Any) -> None:
        """Store the row, its name folded too."""
        self.folded = folded(self.username)
        super().save(*arguments, **named)
