"""The import map: from the names that our scripts import each other by to the hashed ones.

With it, no tool rewrites the scripts; Django's own rewriting takes an import in a comment for one.
"""

import base64
import functools
import hashlib
import json

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage


@functools.cache
def text() -> str:
    """The map as JSON, read from the list that `collectstatic` wrote."""
    names = getattr(staticfiles_storage, "hashed_files", {})
    scripts = sorted(name for name in names if name.endswith(".js"))
    return json.dumps(
        {
            "imports": {
                settings.STATIC_URL + name: settings.STATIC_URL + names[name] for name in scripts
            }
        }
    )


def served(*parts: str) -> list[str]:
    """Return the addresses of the scripts with one of these in their names, to be fetched early."""
    scripts = json.loads(text())["imports"]
    return [address for name, address in scripts.items() if any(part in name for part in parts)]


def fingerprint() -> str:
    """What the Content-Security-Policy knows the map by."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text().encode()).digest()).decode()
