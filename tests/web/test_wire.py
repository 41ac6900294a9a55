"""The messages of a table, word for word: browsers and other programs rely on them."""

import json

import pytest

from cardgames import games
from cardgames.engine.notation import read_move
from cardgames.web import standing, wire

pytestmark = pytest.mark.django_db

STOCK, TRUNK = " ".join(["--"] * 30), " ".join(["--"] * 12)
PILES = {"s1": STOCK, "w1": "", "f1": "AS 2S", "f2": "", "f3": "", "f4": "", "r1": TRUNK}
WINGS = {
    "c1": "QC",
    "c2": "KH",
    "c3": "3H",
    "c4": "AD",
    "c5": "KS",
    "c6": "9D",
    "c7": "QD",
    "c8": "JS",
}


def test_the_table(table):
    at = table()
    at.play("c4-f1")
    assert wire.table(standing.seen(at.now(), 1), "en", "k3f9") == {
        "type": "table",
        "n": 1,
        "id": "k3f9",
        "seat": 1,
        "turn": 1,
        "piles": PILES | WINGS,
        "moves": ["c4-f2", "s1-w1"],
        "duty": None,
        "last": "c4-f1",
        "said": "2♠ to foundation 1. A♦ comes to wing 4.",
        "finish": False,
        "undo": True,
        "redo": False,
        "home": 2,
        "total": 52,
        "redeals": 2,
        "count": 1,
        "outcome": None,
    }


def test_the_table_of_a_watcher(table):
    at = table()
    at.play("c4-f1")
    own = wire.table(standing.seen(at.now(), 1), "ru")
    watched = wire.table(standing.seen(at.now(), None), "ru")
    differs = {key for key in own if own[key] != watched[key]}
    assert differs == {"seat", "moves", "undo"}
    assert (watched["seat"], watched["moves"], watched["undo"]) == (None, [], False)


def test_the_best_move_comes_first(table):
    at = table()
    sight = standing.seen(at.now(), 1)
    assert wire.table(sight, "en")["moves"][0] == wire.hinted(sight, "en")["move"] == "c4-f1"


def test_who_follows_hints_does_not_walk_to_and_fro(table):
    """In deal 5 of the Parterre the best move at a glance is soon to shift a card back again."""
    at = table(game="parterre", number="5")
    for _ in range(30):
        *been, sight = standing.seen_so_far(at.now(), 1)
        views = {then.view for then in been}
        assert sight.view not in views
        at.play(wire.hinted(sight, "en", views)["move"])
    assert at.now().force == 30


def test_a_table_is_small(table):
    at = table(game="double-klondike")
    for _ in range(40):
        at.play()
    message = json.dumps(wire.table(standing.seen(at.now(), 1), "ru"), ensure_ascii=False)
    assert len(message.encode()) < 2000


def test_the_small_messages():
    assert wire.pong(7, 12.5) == {"type": "pong", "n": 7, "at": 12.5}
    assert wire.seats(1, 2) == {"type": "seats", "here": 1, "watching": 2}


def test_what_is_due_is_told_with_the_moves_that_do_it_to_the_player_alone():
    rules = games.rules("besieged-city")
    table = rules.play(rules.deal(1), read_move(rules, "c5-f1"))
    sight = standing.Sight(
        rules,
        1,
        1,
        rules.view(table),
        None,
        None,
        None,
        0,
        1,
        undo=True,
        redo=False,
        outcome=None,
        number=None,
    )
    duty = wire.table(sight, "en")["duty"]
    assert duty["why"].startswith("First an empty place must be filled")
    assert sorted(duty["moves"]) == ["r4-c5", "r5-c5", "r6-c5"]
    assert wire.table(sight, "ru")["duty"]["why"].startswith("Сначала")
    assert wire.table(sight._replace(place=None), "en")["duty"] is None
