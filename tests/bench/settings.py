"""The site's settings over a database of the benchmark's own."""

import os

from cardgames.settings import *  # noqa: F403
from cardgames.settings import DATABASES

if "BENCH_DATABASE" in os.environ:
    DATABASES["default"]["NAME"] = os.environ["BENCH_DATABASE"]
