"""A log that keeps secrets: what is in an address may open a table or reset a password."""

import logging
import re

PRIVATE = re.compile(
    r"(https?://[^/\s]+|(?<![\w./-]))"
    r"/(table|watch|replay|compare|embed|duel|challenge|d|account|friends|api/1)/[^\s\"'?]+"
)
QUERY = re.compile(r"(?<=\?)[^\s\"']+")


class OursToTrace(logging.Filter):
    """Leaves the traceback out where the fault is the sender's: one line tells it all."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let the record pass, without its traceback if it tells of a refused request."""
        if getattr(record, "status_code", 500) < 500:
            record.exc_info = None
        return True


class Discreet(logging.Formatter):
    """Cuts the private part of every address."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with what follows the last word of ours in an address left out."""
        return QUERY.sub("…", PRIVATE.sub(r"\1/\2/…", super().format(record)))
