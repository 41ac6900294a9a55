"""A server killed in the middle of a move loses nothing that it has answered."""

import pytest

from tests.bench import duels, killed
from tests.bench.server import Server, seat


@pytest.mark.django_db(transaction=True)
def test_what_was_answered_is_stored_though_lines_break_and_servers_die(settings, in_thread):
    settings.ALLOWED_HOSTS = ["testserver"]
    seats = [seat(variant="unlimited-redeals") for _ in range(6)]
    with Server() as server:
        told, kills = in_thread(killed.played, server, seats, 60, 60)
    assert kills > 1
    for sitting, _ in seats:
        assert killed.as_told(sitting, told[sitting.key])


@pytest.mark.django_db(transaction=True)
def test_games_for_two_stand_alike_on_both_sides_though_lines_break_and_servers_die(
    settings, in_thread
):
    settings.ALLOWED_HOSTS = ["testserver"]
    lanes = duels.laid(len(duels.TERMS) + 1, 2)
    with Server() as server:
        kills, fell = in_thread(duels.played, server, lanes, 30, 60, 20)
    tables = [table for lane in lanes for table in lane if table.begun]
    assert len(kills) > 1
    assert len(fell) > 1
    assert sum(table.answered for table in tables) > 60
    assert [fault for table in tables for fault in table.faults()] == []
