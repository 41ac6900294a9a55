"""What the site itself says, most of it when something cannot be done; a module a noun."""

from cardgames.web.sentences import (
    accounts,
    archive,
    daily,
    difficulty,
    duels,
    friends,
    marks,
    pages,
    programs,
    records,
    replays,
    tables,
)

__all__ = [
    "accounts",
    "archive",
    "daily",
    "difficulty",
    "duels",
    "friends",
    "marks",
    "pages",
    "programs",
    "records",
    "replays",
    "tables",
]
