"""How much each level of Crapette's players takes from the one below: games by the hundred.

`python3 -m tests.bench.ladder --games 400`, in both modes; `--pair master:greedy` and
`--mode strict` measure a part. Each deal is played twice with the seats exchanged, so that each of
the two begins as often and with the same cards. A draw counts half.
"""

import argparse
import random
import statistics
import sys
import time
from itertools import pairwise

from cardgames import games
from cardgames.engine.record import outcome_of
from cardgames.players.crapette import LEVELS
from cardgames.players.crapette.match import PLAYERS, play_out

MODES = {"stop": (), "strict": ("strict",)}
TOP = list(LEVELS)[-1]
# The better, the worse, and the share that the better must take.
PAIRS = [(better, worse, 0.60) for worse, better in pairwise(LEVELS)] + [(TOP, "greedy", 0.75)]
FIRST = 10_000  # the number of the first deal


def shares(better, worse, variants, count):
    """The share that the better took of each deal, played from both seats."""
    rules = games.rules("crapette", variants)
    for number in range(FIRST, FIRST + count):
        taken = 0.0
        for seat in (1, 2):
            players = {seat: PLAYERS[better], 3 - seat: PLAYERS[worse]}
            record = play_out(rules, number, players, random.Random(2 * number + seat))
            outcome = outcome_of(record)
            winner = outcome.winner if outcome else 0
            taken += 0.5 if winner == 0 else float(winner == seat)
        yield taken / 2


def measure(better, worse, least, mode, count):
    """Print a line on a pair in a mode; tell whether the better takes enough."""
    began = time.process_time()
    taken = list(shares(better, worse, MODES[mode], count // 2))
    took = (time.process_time() - began) / (2 * len(taken))
    share = statistics.fmean(taken)
    around = 1.96 * statistics.stdev(taken) / len(taken) ** 0.5
    verdict = "" if share >= least else "  NOT KEPT"
    print(
        f"{better} against {worse}, {mode}: {share:.1%} ± {around:.1%} of {2 * len(taken)} games, "
        f">= {least:.0%}; {took:.2f} s of processor time a game{verdict}",
        flush=True,
    )
    return share >= least


def main():
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=400, help="games of each pair in each mode")
    given.add_argument("--pair", help="one pair alone, such as master:expert")
    given.add_argument("--mode", choices=MODES, help="one mode alone")
    told = given.parse_args()
    pairs = [pair for pair in PAIRS if told.pair in (None, ":".join(pair[:2]))]
    if not pairs or told.games < 4:
        given.error("no such pair, or fewer than four games")
    modes = [told.mode] if told.mode else list(MODES)
    kept = [measure(*pair, mode, told.games) for mode in modes for pair in pairs]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
