"""A person: a guest without a name until he signs up, in the same row."""

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """Whoever plays. A guest has no usable password and claims the row by signing up."""

    first_name = None  # type: ignore[assignment]  # nobody is asked for more than a name to log in by
    last_name = None  # type: ignore[assignment]
    guest = models.BooleanField(default=False)
    language = models.CharField(max_length=2, blank=True)
    preferences = models.JSONField(default=dict, blank=True)  # only what was ever chosen
