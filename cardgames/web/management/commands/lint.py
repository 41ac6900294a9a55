"""`lint`: everything that can be told of the code without running it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import BaseCommand

CHECKS = {
    "format": ("ruff", "format", "--check", "."),
    "style": ("ruff", "check", "."),
    "types": ("mypy",),
    "floors": ("lint-imports", "--no-logo"),
    "templates": ("djlint", "--lint", "--quiet", "templates"),
    "migrations": ("manage.py", "makemigrations", "--check", "--dry-run"),
    "safety": ("manage.py", "check", "--deploy", "--fail-level", "WARNING"),
}


class Command(BaseCommand):
    """Runs every check, then says which failed."""

    help = "Checks format, style, types, floors, templates, migrations and safety."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        failed = [name for name, command in CHECKS.items() if not passes(name, *command)]
        if failed:
            sys.exit(f"Not in order: {', '.join(failed)}.")
        print("All in order.")


def passes(name: str, program: str, *arguments: str) -> bool:
    """Whether a check finds nothing; what it finds is printed."""
    print(f"{name} ...", flush=True)
    path = settings.BASE / program if program == "manage.py" else Path(sys.prefix, "bin", program)
    # As a public site: the strictest way to be checked.
    environment = {**os.environ, "SITE_URL": "https://cards.example"}
    command = [sys.executable, path] if program == "manage.py" else [path]
    return (
        subprocess.run([*command, *arguments], cwd=settings.BASE, env=environment).returncode == 0
    )
