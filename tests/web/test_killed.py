"""A server killed in the middle of a move loses nothing that it has answered."""

import pytest

from tests.bench import duels, killed
from tests.bench.server import Server, seat


@pytest.mark.django_db(transaction=True)
def test_what_was_answered_is_stored_though_lines_break_and_servers_die(settings, in_thread):
    settings.ALLOWED_HOSTS = ["testserver"]
    seats = [seat(variant="unlimited-redeals") for _ in range(6)]
    with Server() as server:
        told, kills = in_thread(killed.played, server, seats, 60, 0.3)
    assert kills >= 1
    for sitting, _ in seats:
        assert killed.as_told(sitting, told[sitting.key])


@pytest.mark.django_db(transaction=True)
def test_games_for_two_stand_alike_on_both_sides_though_lines_break_and_servers_die(
    settings, in_thread
):
    settings.ALLOWED_HOSTS = ["testserver"]
    tables = [duels.seated(number, **terms) for number, terms in enumerate(duels.TERMS)]
    with Server() as server:
        told, kills = in_thread(duels.played, server, tables, 50, 30)
    assert kills >= 1
    assert sum(map(len, told.values())) > 60
    assert [fault for table in tables for fault in table.faults(told)] == []
