"""`recount`: every result worked out anew from the stored sittings."""

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management import BaseCommand

from cardgames.web.models import Seat, User
from cardgames.web.services import results


class Command(BaseCommand):
    """Replays what people have played, and puts right what was counted otherwise."""

    help = "Works out all results anew from the stored sittings and tells what was different."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--person", metavar="NAME", help="one person's alone")
        parser.add_argument(
            "--check", action="store_true", help="change nothing; fail if something is different"
        )

    def handle(self, *args: Any, person: str | None, check: bool, **options: Any) -> None:
        people = User.objects.filter(pk__in=Seat.objects.values("user"))
        if person is not None:
            people = people.filter(username=person)
        counted = wrong = 0
        for user in people.order_by("pk").values_list("pk", flat=True).iterator():
            found, different = results.recount(user, mend=not check)
            counted, wrong = counted + found, wrong + different
        mended = "is stored" if check else "was stored, now put right"
        self.stdout.write(f"Results: {counted}. Different from what {mended}: {wrong}.")
        if check and wrong:
            sys.exit(1)
