#!/usr/bin/env python3
"""The site's commands: `play` serves it, `test` tries it, `lint` reads it, `help` lists the rest."""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Python 3.11 or newer is needed; this is Python %d.%d." % sys.version_info[:2])


def main() -> None:
    from cardgames import ground

    ground.stand(sys.argv)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardgames.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
