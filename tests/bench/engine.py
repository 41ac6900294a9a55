"""How fast the referee is: counting, whole games, legal moves, the command line.

Processor time, but for the command line; and beside each figure how often a fixed piece of Python,
timed just before and after, would have run meanwhile (of a count: for a thousand positions): that
ratio is what to compare between machines. Standard library only.
"""

import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

from cardgames import games
from cardgames.engine.perft import perft

ROOT = Path(__file__).parents[2]
DEPTHS = {"double-klondike": 8, "eagle-wing": 14, "parterre": 5}  # with deal 2^31: some 100,000
FASTEST, GAME, MOVES, START = 100_000, 5, 100, 0.2  # positions a second, ms, microseconds, s
MANY = {"empress-of-india": 300}  # where more than a thousand moves are legal at a time


def bench():
    """Measure, print a line each, and tell whether the figures are kept."""
    kept = [counting(slug, depth) for slug, depth in DEPTHS.items()]
    kept += [whole_games()]
    kept += [legal_moves(slug) for slug in games.ALL]
    kept += [command_line()]
    return all(kept)


def yardstick():
    """The processor seconds of a fixed piece of Python: what the referee does, but no rule."""
    began = time.process_time()
    piles = tuple(bytes(range(place, place + 8)) for place in range(20))
    for turn in range(2000):
        changed = list(piles)
        source, target = turn % 20, (turn * 7 + 3) % 20
        changed[target] += changed[source][-1:]
        changed[source] = changed[source][:-1]
        tops = {pile[-1]: place for place, pile in enumerate(tuple(changed)) if pile}
        assert len(tops) <= 20
    return time.process_time() - began


def timed(work):
    """What the work returns, its processor seconds, and those of the yardstick beside it."""
    before = yardstick()
    began = time.process_time()
    result = work()
    took = time.process_time() - began
    return result, took, (before + yardstick()) / 2


def line(what, figure, unit, limit, ratio, kept):
    """Print a line of the table; tell whether the figure is kept."""
    verdict = "" if kept else "  NOT KEPT"
    number = f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}"
    print(f"{what:42} {number:>10} {unit:12} {limit:>10} {ratio:10.3g} yardsticks{verdict}")
    return kept


def counting(slug, depth):
    """Positions counted in a second, the last level from the lists of moves."""
    rules = games.rules(slug)
    table = rules.deal(2**31)
    counts, took, beside = timed(lambda: perft(rules, table, depth))
    speed = sum(counts) / took
    per_thousand = took / sum(counts) * 1000 / beside
    what = f"perft of {slug}, {sum(counts)} positions"
    return line(what, speed, "a second", f">= {FASTEST}", per_thousand, speed >= FASTEST)


def random_game(rules, number, most=2000):
    """The tables of a game played at random to its end."""
    chance, table, tables = random.Random(number), rules.deal(number), []
    while (moves := rules.moves(table)) and len(tables) < most:
        tables.append(table)
        table = rules.play(table, chance.choice(moves))
    return tables


def whole_games():
    """The milliseconds of a random game of Eagle Wing, dealt, listed, checked and played."""
    rules = games.rules("eagle-wing")
    took, beside = [], []
    for number in range(1, 31):
        _, seconds, other = timed(lambda number=number: random_game(rules, number))
        took.append(seconds * 1000)
        beside.append(other * 1000)
    figure = statistics.median(took)
    ratio = figure / statistics.median(beside)
    return line("random game of eagle-wing", figure, "ms", f"<= {GAME}", ratio, figure <= GAME)


def legal_moves(slug):
    """The microseconds in which the moves of a position are listed, the median of many."""
    rules = games.rules(slug)
    tables = [table for number in range(1, 6) for table in random_game(rules, number, 200)]

    def listed():
        took = []
        for table in tables:
            began = time.perf_counter_ns()
            rules.moves(table)
            took.append((time.perf_counter_ns() - began) / 1000)
        return statistics.median(took)

    figure, _, beside = timed(listed)
    ratio = figure / (beside * 1e6)
    most = MANY.get(slug, MOVES)
    return line(f"legal moves of {slug}", figure, "us, median", f"< {most}", ratio, figure < most)


def command_line():
    """The seconds by the clock until the command line has answered, the best of several."""
    position = "game: eagle-wing\nnumber: 1\n"
    took = []
    for _ in range(7):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "cardgames", "moves"],
            input=position,
            text=True,
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        took.append(time.perf_counter() - began)
    figure = min(took)
    ratio = figure / yardstick()
    return line(
        "command line, started and answered", figure, "s", f"< {START}", ratio, figure < START
    )


if __name__ == "__main__":
    sys.exit(not bench())
