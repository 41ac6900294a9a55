"""A mark: what a person keeps about a deal, for himself alone."""

from django.conf import settings
from django.db import models

from cardgames.web.models.deal import Deal


class Mark(models.Model):
    """A deal that somebody likes, has put a word to, or made a note on. An empty one has no row."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="marks"
    )
    deal = models.ForeignKey(Deal, on_delete=models.CASCADE, related_name="marks")
    favourite = models.BooleanField(default=False)
    note = models.TextField(blank=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "deal"], name="one_mark_a_deal")]
        indexes = [models.Index(fields=["user", "-changed"], name="marks_of_a_person")]

    def __str__(self) -> str:
        return f"mark of person {self.user_id} on deal {self.deal_id}"


class Tag(models.Model):
    """A word put to a deal, in small letters."""

    mark = models.ForeignKey(Mark, on_delete=models.CASCADE, related_name="tags")
    name = models.CharField(max_length=24)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["mark", "name"], name="a_tag_once")]

    def __str__(self) -> str:
        return self.name
