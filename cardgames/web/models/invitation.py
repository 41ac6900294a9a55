"""An invitation: a link by which whoever gets it may become a person's friend."""

from django.conf import settings
from django.db import models

from cardgames.web.models.sitting import new_key


class Invitation(models.Model):
    """Good for one friend, until it expires or is withdrawn; then the row is gone."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="invitations"
    )
    code = models.CharField(max_length=22, unique=True, default=new_key)
    expires = models.DateTimeField()

    def __str__(self) -> str:
        return f"invitation of {self.person_id} until {self.expires}"
