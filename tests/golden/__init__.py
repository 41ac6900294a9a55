"""Results that are kept, so that no change alters them unseen.

`transcripts/`  records of games won
`perft/`        the number of move sequences of each length, from deals and from those games
`rules/`        the rules pages

`python3 -m tests.golden` works the last two out anew. A change that alters one of these files says
in its commit why the new result is the right one. A transcript is never worked out anew: one that
no longer plays would be a game that somebody has lost.
"""

from pathlib import Path

from cardgames import games
from cardgames.engine.page import rules_page
from cardgames.engine.perft import perft
from cardgames.engine.record import read_record, replay

FOLDER = Path(__file__).parent
NUMBERS = (1, 617, 11982, 2**31 - 1, 2**31, 2**128)

# The greatest length of the sequences counted from a deal and from the middle of a game.
LENGTHS = {
    "double-klondike": (7, 3),
    "eagle-wing": (13, 3),
    "parterre": (4, 3),
    "besieged-city": (4, 3),
    "hemispheres": (4, 5),
    "petits-paquets": (8, 5),
    "empress-of-india": (1, 1),
    "crapette": (4, 3),
}


def won(slug):
    """Return the record of a game won."""
    text = (FOLDER / "transcripts" / f"{slug}.txt").read_text("utf-8")
    return replay(read_record(text, games.rules))


def counts(slug):
    """Return a game's counts: `number 617, take-back: 4 17 72`, `won game, move 48: 8 61`."""
    from_deal, from_middle = LENGTHS[slug]
    lines = []

    def count(what, rules, table, length):
        lines.append(f"{what}: {' '.join(map(str, perft(rules, table, length)))}\n")

    for number in NUMBERS:
        rules = games.rules(slug)
        count(f"number {number}", rules, rules.deal(number), from_deal)
    for variant in games.ALL[slug].variants:
        rules = games.rules(slug, [variant.slug])
        count(f"number 617, {variant.slug}", rules, rules.deal(617), from_deal)
    record = won(slug)
    for force in range(record.force // 5, record.force, record.force // 5):
        table = record._replace(force=force).table()
        count(f"won game, move {force}", record.start.rules, table, from_middle)
    return "".join(lines)


def page(slug, language):
    """Return the rules page of a game."""
    return rules_page(games.rules(slug)).tell(language)


def kept():
    """Return what each file ought to hold, as something that works it out."""
    for slug in LENGTHS:
        yield FOLDER / "perft" / f"{slug}.txt", counts, (slug,)
        for language in ("en", "ru"):
            yield FOLDER / "rules" / f"{slug}.{language}.txt", page, (slug, language)
