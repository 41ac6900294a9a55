"""The pictures of links: how long one takes and how large it is, for every game."""

import random
import statistics
import time

from cardgames import games

LIMIT, SIZE = 100, 60_000  # milliseconds, the median; bytes, the largest
TABLES = 12


def bench():
    """Draw tables of every game at different moves; true where both limits are kept."""
    from cardgames.web import previews

    kept = True
    for slug in games.ALL:
        times, sizes = [], []
        for view, game in tables(slug):
            begun = time.perf_counter()
            png = previews.png(game, view)
            times.append((time.perf_counter() - begun) * 1000)
            sizes.append(len(png))
        median, largest = statistics.median(times), max(sizes)
        print(f"{slug}: {median:.0f} ms median, {max(times):.0f} ms worst, {largest} bytes at most")
        kept = kept and median <= LIMIT and largest <= SIZE
    return kept


def tables(slug):
    """Views of a game some moves apart."""
    rules, chance = games.rules(slug), random.Random(slug)
    table = rules.deal(1)
    for _ in range(TABLES):
        yield rules.view(table), rules.game
        for _ in range(6):
            if moves := rules.moves(table):
                table = rules.play(table, chance.choice(moves))
