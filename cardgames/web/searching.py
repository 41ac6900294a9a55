"""Finding a game by any of its names, in either language, however it is typed."""

from __future__ import annotations

import functools
import re
import unicodedata

from cardgames import games

LONGEST = 80  # characters of a search that are looked at


def folded(text: str) -> str:
    """Return text without case, marks on letters and punctuation: "Éтё — e!" is "ете e"."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"\w+", "".join(c for c in bare if not unicodedata.combining(c))))


@functools.cache
def words(slug: str) -> str:
    """Return what a game is found by, folded: its names, and the book that it comes from."""
    game = games.ALL[slug]
    told = (game.name, *game.also, game.source)
    both = (text.tell(language) for text in told for language in ("en", "ru"))
    return folded(" ".join(dict.fromkeys(both)))


def finds(query: str, slug: str) -> bool:
    """Tell whether every word of a search begins a word that the game is found by."""
    within = f" {words(slug)}"
    return all(f" {word}" in within for word in folded(query[:LONGEST]).split())
