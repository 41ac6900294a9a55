"""Results that are kept, so that no change alters them unseen.

`perft/`        the number of move sequences of each length from a deal, a line a deal
`rules/`        the rules pages
`transcripts/`  records of games won

`python3 -m tests.golden` works the first two out anew. A change that alters one of these files
says in its commit why the new result is the right one. A transcript is never worked out anew: one
that no longer plays would be a game that somebody has lost.
"""

from pathlib import Path

from cardgames import games
from cardgames.engine.page import rules_page
from cardgames.engine.perft import perft

FOLDER = Path(__file__).parent

# The deals of each game: number, variants, greatest length.
DEALS = {
    "double-klondike": [
        (1, (), 8),
        (617, (), 8),
        (11982, (), 8),
        (2**31 - 1, (), 8),
        (2**31, (), 8),
        (2**128, (), 8),
        (1, ("take-back",), 8),
        (1, ("two-redeals",), 8),
        (617, ("take-back", "unlimited-redeals"), 8),
    ],
    "eagle-wing": [
        (1, (), 13),
        (2, (), 13),
        (617, (), 13),
        (11982, (), 13),
        (2**31 - 1, (), 13),
        (2**31, (), 13),
        (2**128, (), 13),
    ],
    "parterre": [
        (1, (), 4),
        (617, (), 4),
        (11982, (), 4),
        (2**31 - 1, (), 4),
        (2**31, (), 4),
        (2**128, (), 4),
        (1, ("sequences",), 4),
        (617, ("sequences",), 4),
    ],
}


def counts(slug):
    """Return the lines of a game's perft: `617 + take-back: 8 61 470`."""
    lines = []
    for number, variants, depth in DEALS[slug]:
        rules = games.rules(slug, variants)
        named = " + ".join([str(number), *variants])
        lines.append(f"{named}: {' '.join(map(str, perft(rules, rules.deal(number), depth)))}\n")
    return "".join(lines)


def page(slug, language):
    """Return the rules page of a game."""
    return rules_page(games.rules(slug)).tell(language)


def kept():
    """Return what each file ought to hold, as something that works it out."""
    for slug in DEALS:
        yield FOLDER / "perft" / f"{slug}.txt", counts, (slug,)
        for language in ("en", "ru"):
            yield FOLDER / "rules" / f"{slug}.{language}.txt", page, (slug, language)
