"""`forget_guests`: what guests have played who never came back."""

from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.core.management import BaseCommand, CommandError, call_command
from django.utils import timezone

from cardgames.web.services import people


class Command(BaseCommand):
    """Deletes guests who have been silent for long, with all that only they have played."""

    help = (
        "Deletes guests who have not played for so many days, with all that only they have played."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--days", type=int, default=400, help="400 where nothing is said")

    def handle(self, *args: Any, days: int, **options: Any) -> None:
        if days < 1:
            raise CommandError("A day at least: whoever plays now is no stranger yet.")
        call_command("clearsessions")
        forgotten = people.forget_guests(timezone.now() - timedelta(days=days))
        self.stdout.write(f"Guests forgotten: {forgotten}.")
