"""The pages of a lesson and the judge of what is tried on them."""

import json
import re

import pytest

from cardgames import games
from cardgames.engine.cards import HIDDEN, TEXT

pytestmark = pytest.mark.django_db

LESSONS = [
    (slug, number) for slug, pages in games.LESSONS.items() for number in range(1, len(pages) + 1)
]
PATH = "/games/{}/lesson/{}/"


def tried(client, slug, number, done, does=""):
    answer = client.get(f"{PATH.format(slug, number)}try", {"done": done, "does": does})
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize(("slug", "number"), LESSONS)
def test_a_lesson_asks_the_database_for_nothing(client, slug, number, django_assert_num_queries):
    with django_assert_num_queries(0):
        assert client.get(PATH.format(slug, number)).status_code == 200
        tried(client, slug, number, 0, "c1-c2")


@pytest.mark.parametrize(("slug", "number"), LESSONS)
def test_no_message_of_a_lesson_tells_a_card_that_lies_face_down(client, slug, number):
    page = games.LESSONS[slug][number - 1]
    for done, task in enumerate(page.tasks):
        told = tried(client, slug, number, done, "" if task.other else task.does)
        assert told["type"] == "table"
        assert told["n"] == done + 1
        table = page.course(games.rules, done + 1).table
        hidden = sum(card >= HIDDEN for pile in table.piles for card in pile)
        shown = [card for pile in told["piles"].values() for card in pile.split()]
        assert shown.count("--") >= hidden
        assert not any(card.startswith("<") for card in shown)
    assert told["done"]


def test_what_is_refused_is_told_in_the_language_of_the_page(client):
    client.cookies["django_language"] = "ru"
    told = tried(client, "crapette", 2, 0, "c1-c2")
    assert (told["type"], told["n"]) == ("refused", 0)
    assert "Сначала надо выложить" in told["why"]


@pytest.mark.parametrize(
    "query",
    [
        *("", "?done=", "?done=-1", "?done=99", "?done=٣", "?done=1e9&does=x", "?does=c1-c2"),
        pytest.param(f"?done={'9' * 5000}", id="more digits than Python reads"),
    ],
)
def test_a_task_that_is_not_there_is_not_found(client, query):
    assert client.get(f"{PATH.format('crapette', 1)}try{query}").status_code == 404


@pytest.mark.parametrize(
    "path", ["crapette/lesson/0/", "crapette/lesson/99/", "parterre/lesson/", "no/lesson/1/"]
)
def test_a_lesson_that_is_not_there_is_not_found(client, path):
    answer = client.get(f"/games/{path}")
    assert answer.status_code == 404
    assert "no such lesson" in answer.content.decode()


@pytest.mark.parametrize("does", ["", "x" * 5000, "c1-c2\0", "point:", "point:zz", "stop"])
def test_whatever_is_tried_is_answered_with_a_sentence(client, does):
    for number, done in ((1, 0), (6, 1), (6, 2)):
        told = tried(client, "crapette", number, done, does)
        assert told["type"] == "table" or re.match(r"[“A-Z].*\.$", told["why"]), told


def test_a_page_begins_with_its_first_task(client):
    page = client.get(PATH.format("crapette", 1)).content.decode()
    boot = json.loads(re.search(r'id="boot"[^>]*>(.*?)</script>', page)[1])
    assert boot["task"] == games.LESSONS["crapette"][0].tasks[0].says.en
    assert boot["moves"] == ["c7-f1", "demand:r2"]
    assert set(TEXT) >= {card for pile in boot["piles"].values() for card in pile.split()}


@pytest.mark.parametrize("seat", ["layout", "turned"])
def test_both_sides_of_the_table_are_drawn(client, seat):
    answer = client.get(f"/games/crapette/{seat}.css")
    assert answer.status_code == 200
    assert answer["Content-Type"].startswith("text/css")
    assert client.get("/games/parterre/turned.css").status_code == 404
