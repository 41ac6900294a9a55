"""All pages there are: one language in each, nothing kept of what is private, no page forgotten."""

import pytest

from tests import everywhere
from tests.web.reading import Page, foreign_words

pytestmark = pytest.mark.django_db


@pytest.fixture
def found(client):
    return everywhere.pages(client, everywhere.settle(client))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_page_has_a_word_of_the_other_language(client, found, language, settings):
    client.post("/language/", {"language": language})
    mixed = {}
    for name, path in found.items():
        html = client.get(path).content.decode()
        assert Page(html).language == language, name
        # What programs write and read has the words of programs, in either language.
        quotes = {"en": "«»", "ru": "“"}[language]
        words = foreign_words(html) | {sign for sign in quotes if sign in html}
        if words and name != "api":
            mixed[name] = sorted(words)
    assert not mixed, mixed


def test_the_pages_of_every_room_are_among_them(found):
    rooms = {"home", "mine", "table", "watch", "deal", "game", "settings", "account", "friends"}
    rooms |= {"statistics", "daily", "board", "replay", "compare", "lesson"}
    assert rooms | {"lobby", "challenge", "duel", "duel-watch"} <= set(found)


def test_no_page_of_ones_own_is_kept_by_anybody_between(client, found):
    private = ("mine", "account", "settings", "friends", "statistics", "table", "marks", "tokens")
    for name in set(private) & set(found):
        kept = client.get(found[name]).headers.get("Cache-Control", "")
        assert "no-store" in kept or "private" in kept, name
