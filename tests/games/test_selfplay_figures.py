"""How often plain players win the games of the book: the figures that the rules ought to give.

Seeded, so the counts do not change by themselves; the bounds are wide, for another order of the
same moves would change them. What falls far outside them is a rule that is coded wrongly.
"""

import pytest

from cardgames import games
from cardgames.players.plain import besieger, courtier, dealing_last, homeward, won


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
    assert least <= won(games.rules(slug, variants), player, deals) <= most
