"""A log that keeps secrets: what is in an address may open a table or reset a password."""

import logging
import re

PRIVATE = re.compile(r"(https?://[^/\s]+|(?<![\w./-]))/(table|watch|d|account)/[^\s\"'?]+")
QUERY = re.compile(r"(?<=\?)[^\s\"']+")


class Discreet(logging.Formatter):
    """Cuts the private part of every address."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with what follows the last word of ours in an address left out."""
        return QUERY.sub("…", PRIVATE.sub(r"\1/\2/…", super().format(record)))
