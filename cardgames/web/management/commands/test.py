"""`test`: all the tests, by pytest."""

import os
import sys

from django.conf import settings
from django.core.management import BaseCommand


class Command(BaseCommand):
    """Hands everything after `test` to pytest."""

    help = "Runs all the tests, in a real browser too; what follows is given to pytest."

    def run_from_argv(self, argv: list[str]) -> None:
        asked = argv[2:]
        # Few tests are quicker in one process than several processes are begun.
        cores = [] if asked else ["--numprocesses", "auto"]
        # A process of its own: the tests begin with nothing loaded, as under plain pytest.
        os.chdir(settings.BASE)
        os.execv(sys.executable, [sys.executable, "-m", "pytest", *cores, *asked])
