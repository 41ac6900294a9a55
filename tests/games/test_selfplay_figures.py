"""How often plain players win the games of the book: the figures that the rules ought to give.

Seeded, so the counts do not change by themselves; the bounds are wide, for another order of the
same moves would change them. What falls far outside them is a rule that is coded wrongly.
"""

import operator
from random import Random

import pytest

from cardgames import games
from cardgames.engine.cards import BIT, RED
from cardgames.engine.ladders import ACE_TO_KING_NO_QUEEN, KING_TO_ACE_NO_JACK
from cardgames.engine.table import CARRY
from cardgames.players.selfplay import greedy, play_out


def homeward(rules, view, moves, chance):
    """Any move to a foundation, or else any move."""
    tossed = chance.sample(moves, len(moves))
    return sorted(tossed, key=lambda move: move.target not in rules.foundations)


def dealing_last(rules, view, moves, chance):
    """Any move to a foundation, or else what brings new cards: a row, and last of all a redeal."""
    return sorted(homeward(rules, view, moves, chance), key=lambda move: move.verb == "redeal")


def besieger(rules, view, moves, chance):
    """Home, or from the reserve into the trenches, or turn the stock, or shift the trenches."""

    def order(move):
        if move.target in rules.foundations:
            return 0
        return {"reserve": 1, "stock": 2}.get(rules.group_of[move.source].kind, 3)

    return sorted(chance.sample(moves, len(moves)), key=order)


def along(card):
    """How far up its foundation a card of the Empress stands."""
    ladder = KING_TO_ACE_NO_JACK if RED[card] else ACE_TO_KING_NO_QUEEN
    return ladder.ranks.index(card % 13)


def courtier(rules, view, moves, chance):
    """Play what can be played; pair only to free a card that is wanted, or when all is turned.

    Of two cards to be paired, those that will be wanted at about the same time, late ones first.
    """
    plays = [move for move in moves if move.also]
    if plays:
        return plays
    wanted, piles = rules.wanted(view), view.piles

    def frees(move):
        talon = piles[rules.names.index("w1" if rules.names[move.source][0] == "a" else "w2")]
        return bool(talon and BIT[talon[-1]] & wanted)

    def apart(move):
        one, other = along(piles[move.source][-1]), along(piles[move.target][-1])
        return abs(one - other), -one - other

    pairings = sorted((move for move in moves if move.verb == CARRY), key=apart)
    freeing = [move for move in pairings if frees(move)]
    return freeing + [move for move in moves if move.verb == "turn"] + pairings


def won(slug, player, deals, *variants):
    """How many of the first so many deals a player wins."""
    rules = games.rules(slug, variants)
    records = (play_out(rules, number, player, Random(number)) for number in range(1, deals + 1))
    return sum(rules.home(record.table()) == rules.total for record in records)


@pytest.mark.parametrize(
    ("slug", "variants", "player", "deals", "least", "most"),
    [
        pytest.param(*row, id=" ".join((row[0], *row[1])))
        for row in (
            ("hemispheres", (), homeward, 100, 12, 30),  # about a fifth
            ("petits-paquets", (), dealing_last, 400, 2, 12),  # one or two in a hundred
            ("petits-paquets", ("two-redeals",), dealing_last, 100, 33, 58),  # 45 in a hundred
            ("besieged-city", (), besieger, 60, 0, 1),  # next to none
            ("empress-of-india", (), courtier, 12, 5, 11),  # about half, or a little more
        )
    ],
)
def test_a_plain_player_wins_about_as_often_as_the_rules_should_let_him(
    slug, variants, player, deals, least, most
):
    assert least <= won(slug, player, deals, *variants) <= most


# Who plays each game plainly, and so measures how hard it is.
PLAIN = {
    "double-klondike": greedy,
    "eagle-wing": homeward,
    "parterre": greedy,
    "empress-of-india": courtier,
    "besieged-city": besieger,
    "hemispheres": greedy,
    "petits-paquets": dealing_last,
}


@pytest.mark.parametrize("slug", games.PATIENCES)
def test_a_game_comes_out_as_often_as_it_says(slug):
    share = operator.truediv(*games.PATIENCES[slug].comes_out)
    deals = 12 if slug == "empress-of-india" else 60
    assert won(slug, PLAIN[slug], deals) == pytest.approx(share * deals, abs=max(2, deals / 8))
