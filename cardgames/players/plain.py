"""Plain players, a game each: how often one wins at first sight tells how hard a game is.

`python -m cardgames.players.plain SLUG DEALS` counts how many of the first so many deals are won;
what it printed is kept in `MEASURED`.
"""

from __future__ import annotations

import sys
from random import Random
from typing import NamedTuple

from cardgames import games
from cardgames.engine.cards import BIT, RED
from cardgames.engine.ladders import ACE_TO_KING_NO_QUEEN, KING_TO_ACE_NO_JACK
from cardgames.engine.rules import Rules
from cardgames.engine.table import CARRY, Move, Table
from cardgames.players.selfplay import Player, greedy, play_out


def homeward(rules: Rules, view: Table, moves: list[Move], chance: Random) -> list[Move]:
    """Return any move to a foundation first, then any other."""
    tossed = chance.sample(moves, len(moves))
    return sorted(tossed, key=lambda move: move.target not in rules.foundations)


def dealing_last(rules: Rules, view: Table, moves: list[Move], chance: Random) -> list[Move]:
    """Return moves to a foundation first, then what brings new cards: a row, last a redeal."""
    return sorted(homeward(rules, view, moves, chance), key=lambda move: move.verb == "redeal")


def besieger(rules: Rules, view: Table, moves: list[Move], chance: Random) -> list[Move]:
    """Return moves home, then from the reserve, then turning the stock, then the others."""

    def order(move: Move) -> int:
        if move.target in rules.foundations:
            return 0
        return {"reserve": 1, "stock": 2}.get(rules.group_of[move.source].kind, 3)

    return sorted(chance.sample(moves, len(moves)), key=order)


def along(card: int) -> int:
    """Return how far up its foundation a card of the Empress stands."""
    ladder = KING_TO_ACE_NO_JACK if RED[card] else ACE_TO_KING_NO_QUEEN
    return ladder.ranks.index(card % 13)


def courtier(rules: Rules, view: Table, moves: list[Move], chance: Random) -> list[Move]:
    """Return what can be played; else pairings, where one frees a wanted card or all is turned.

    Of two cards to be paired, those that will be wanted at about the same time, late ones first.
    """
    plays = [move for move in moves if move.also]
    if plays:
        return plays
    wanted, piles = rules.wanted(view), view.piles

    def frees(move: Move) -> bool:
        talon = piles[rules.names.index("w1" if rules.names[move.source][0] == "a" else "w2")]
        return bool(talon and BIT[talon[-1]] & wanted)

    def apart(move: Move) -> tuple[int, int]:
        one, other = along(piles[move.source][-1]), along(piles[move.target][-1])
        return abs(one - other), -one - other

    pairings = sorted((move for move in moves if move.verb == CARRY), key=apart)
    freeing = [move for move in pairings if frees(move)]
    return freeing + [move for move in moves if move.verb == "turn"] + pairings


PLAYERS: dict[str, Player] = {
    "double-klondike": greedy,
    "eagle-wing": homeward,
    "parterre": greedy,
    "empress-of-india": courtier,
    "besieged-city": besieger,
    "hemispheres": greedy,
    "petits-paquets": dealing_last,
}


class Measured(NamedTuple):
    """How many deals were won, of the first so many."""

    won: int
    deals: int


MEASURED = {
    "double-klondike": Measured(1, 500),
    "eagle-wing": Measured(262, 500),
    "parterre": Measured(3, 1000),
    "empress-of-india": Measured(33, 40),
    "besieged-city": Measured(0, 200),
    "hemispheres": Measured(47, 200),
    "petits-paquets": Measured(6, 400),
}


def won(rules: Rules, player: Player, deals: int) -> int:
    """Return how many of the first so many deals a player wins."""
    records = (play_out(rules, number, player, Random(number)) for number in range(1, deals + 1))
    return sum(rules.home(record.table()) == rules.total for record in records)


if __name__ == "__main__":
    slug, deals = sys.argv[1], int(sys.argv[2])
    print(f"{slug}: {won(games.rules(slug), PLAYERS[slug], deals)} of {deals}")
