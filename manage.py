#!/usr/bin/env python3
"""The site's commands: `play` serves it, `test` tries it, `lint` reads it over."""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Python 3.11 or newer is needed; this is Python %d.%d." % sys.version_info[:2])


def main() -> None:
    from cardgames import addresses, ground

    ground.stand(sys.argv)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardgames.settings")
    from django.core.management import execute_from_command_line

    try:
        execute_from_command_line(sys.argv)
    except addresses.BadAddress as bad:
        sys.exit(str(bad))


if __name__ == "__main__":
    main()
