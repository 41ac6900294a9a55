"""Players on their own: legal, never in a circle, the same for the same seed."""

from random import Random

import pytest

from cardgames import games
from cardgames.players.selfplay import IDLE, PLAYERS, play_out


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("slug", ["double-klondike", "eagle-wing", "parterre"])
def test_a_player_plays_legal_moves_and_never_meets_a_table_twice(slug, player):
    rules = games.rules(slug)
    record = play_out(rules, 3, PLAYERS[player], Random(1))
    table, met = record.start.table, {record.start.table}
    for move in record.moves:
        table = rules.play(table, move)
        assert table not in met
        met.add(table)


@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_seed_plays_the_same_game(player):
    rules = games.rules("eagle-wing")
    once, again = (play_out(rules, 5, PLAYERS[player], Random(2)) for _ in range(2))
    assert once == again


def test_a_player_who_brings_no_card_home_gives_up():
    """Without a limit of redeals the stock could be turned for ever."""
    rules = games.rules("double-klondike", ["unlimited-redeals"])
    record = play_out(rules, 1, PLAYERS["random"], Random(1))
    assert rules.outcome(record.table()) is None
    assert rules.home(record._replace(force=record.force - IDLE).table()) == rules.home(
        record.table()
    )


def test_greedy_play_wins_more_of_the_eagle_wing_than_random_play():
    rules = games.rules("eagle-wing")
    won = {
        name: sum(
            rules.won(play_out(rules, number, player, Random(number)).table())
            for number in range(1, 21)
        )
        for name, player in PLAYERS.items()
    }
    assert won["greedy"] >= 5
    assert won["greedy"] > won["random"]
