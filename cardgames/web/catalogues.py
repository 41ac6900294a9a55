"""The translations, compiled without GNU gettext."""

from pathlib import Path

import polib
from django.conf import settings


def compile_all() -> None:
    """Writes a `.mo` beside each `.po` that is newer than its own."""
    for source in sources():
        compiled = source.with_suffix(".mo")
        if not compiled.exists() or compiled.stat().st_mtime <= source.stat().st_mtime:
            polib.pofile(str(source)).save_as_mofile(str(compiled))


def sources() -> list[Path]:
    """The `.po` files of the site."""
    return sorted(path for folder in settings.LOCALE_PATHS for path in Path(folder).rglob("*.po"))
