"""Who is at a table, and what is announced there."""

import pytest

from cardgames.web import announce, presence
from cardgames.web.presence import Presence, present


@pytest.fixture
def clock(monkeypatch):
    """The present slot of time; set clock.slot to move on."""

    class Clock:
        slot = 100

    monkeypatch.setattr(presence, "_slot", lambda: Clock.slot)
    return Clock


def test_players_and_watchers_are_counted_apart(clock):
    for place in (1, None, None):
        assert Presence(1, place).stay()
    assert present(1) == (1, 2)
    assert present(2) == (0, 0)


def test_places_are_told_apart_and_how_they_became_empty(clock):
    one, two = Presence(1, 1), Presence(1, 2)
    one.stay()
    two.stay()
    assert presence.gone(1) == {1: None, 2: None}
    two.leave("left")
    assert presence.gone(1)[1] is None
    assert presence.gone(1)[2].how == "left"
    again = Presence(1, 2)
    again.stay()
    assert presence.gone(1)[2] is None
    again.leave()
    assert presence.gone(1)[2].how == "dropped"


def test_a_place_is_empty_only_when_its_last_tab_has_gone(clock):
    one, other = Presence(1, 1), Presence(1, 1)
    one.stay()
    other.stay()
    one.leave("left")
    assert presence.gone(1)[1] is None
    other.leave("left")
    assert presence.gone(1)[1].how == "left"


def test_a_place_nobody_was_seen_to_leave_is_empty_since_somebody_looked(clock):
    first = presence.gone(1)[2]
    assert first.how == "dropped"
    assert presence.gone(1)[2] == first


def test_staying_is_counted_once(clock):
    somebody = Presence(1, None)
    assert somebody.stay()
    assert not somebody.stay()
    assert present(1) == (0, 1)


def test_whoever_stays_is_counted_in_every_slot(clock):
    somebody = Presence(1, None)
    somebody.stay()
    for _ in range(5):
        clock.slot += 1
        assert not somebody.stay()
        assert present(1) == (0, 1)


def test_whoever_leaves_is_gone_at_once(clock):
    somebody, other = Presence(1, None), Presence(1, None)
    somebody.stay()
    other.stay()
    clock.slot += 1
    somebody.stay()
    somebody.leave()
    assert present(1) == (0, 1)


def test_whoever_vanishes_is_gone_two_slots_later(clock):
    Presence(1, None).stay()
    clock.slot += 1
    assert present(1) == (0, 1)
    clock.slot += 1
    assert present(1) == (0, 0)


@pytest.mark.django_db(transaction=True)
def test_a_move_is_stored_though_nobody_can_be_told(table, monkeypatch, caplog):
    class Deaf:
        async def group_send(self, group, message):
            raise ConnectionError("no layer")

    monkeypatch.setattr(announce, "get_channel_layer", Deaf)
    at = table()
    assert at.play().made
    assert at.now().n == 1
    assert "not announced" in caplog.text


@pytest.mark.django_db(transaction=True)
def test_an_announcement_says_where_the_sitting_is_and_nothing_else(table, monkeypatch):
    heard = []

    class Layer:
        async def group_send(self, group, message):
            heard.append((group, message))

    monkeypatch.setattr(announce, "get_channel_layer", Layer)
    at = table()
    at.play()
    assert heard == [(f"sitting.{at.sitting.pk}", {"type": "sitting.at", "n": 1})]
