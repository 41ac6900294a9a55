"""Limits count in the cache; where that is gone they keep nobody from playing."""

import logging

import pytest
from django.core.cache import cache

from cardgames.web.limits import Limit, TooMany

pytestmark = pytest.mark.django_db


class Gone(Exception):
    """What a cache raises whose server is not there."""


@pytest.fixture
def lost(monkeypatch):
    def fail(*_, **__):
        raise Gone

    monkeypatch.setattr(cache, "add", fail)
    monkeypatch.setattr(cache, "incr", fail)


def test_so_many_times_and_no_more():
    limit = Limit("a-test", 2, 3600)
    limit.take("somebody")
    limit.take("somebody")
    limit.take("somebody else")
    with pytest.raises(TooMany):
        limit.take("somebody")


def test_a_lost_cache_keeps_nobody_from_a_new_deal(client, lost, caplog):
    with caplog.at_level(logging.ERROR, "cardgames.web.limits"):
        answer = client.post("/games/eagle-wing/deal")
    assert answer.status_code == 302
    assert answer.url.startswith("/table/")
    assert "not counted" in caplog.text
