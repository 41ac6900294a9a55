"""Favourites, tags and notes on deals: everybody's own."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cardgames import games
from cardgames.engine.position import Position
from cardgames.engine.prose import Fault
from cardgames.web.models import Deal, Mark, Tag, User
from cardgames.web.selectors import marks
from cardgames.web.services import deals, sittings
from cardgames.web.services import marks as kept
from tests.web.conftest import PASSWORD

pytestmark = pytest.mark.django_db


def mark(client, number="1", **fields):
    """Mark a deal as its page does."""
    deal = deals.numbered("eagle-wing", [], number)
    return deal, client.post(f"/d/{deal.code}/mark", fields)


def test_a_mark_is_kept_and_shown_to_its_owner_alone(client, person):
    ada = person("ada")
    client.force_login(ada)
    deal, answer = mark(
        client, favourite="on", tags="Hard,  to  try again,hard", note="Mind\r\nthe king"
    )
    assert answer.url == "/mine/deals/"
    assert marks.of_deal(deal, ada.pk) == (True, ("hard", "to try again"), "Mind\nthe king")
    for path in (f"/d/{deal.code}/", "/mine/deals/", f"/d/{deal.code}/mark"):
        assert "the king" in client.get(path).content.decode()
        other = Client()
        assert "the king" not in other.get(path).content.decode()
        other.force_login(User.objects.filter(username="eve").first() or person("eve"))
        assert "the king" not in other.get(path).content.decode()


def test_a_mark_is_changed_and_an_empty_one_is_gone(client, person):
    client.force_login(person())
    deal, _ = mark(client, favourite="on", tags="a, b", note="x")
    mark(client, tags="b, c")
    assert marks.of_deal(deal, User.objects.get().pk) == (False, ("b", "c"), "")
    mark(client)
    assert not Mark.objects.exists()
    assert not Tag.objects.exists()


def test_looking_makes_no_guest_but_marking_does(client):
    deal = deals.numbered("eagle-wing", [], "1")
    client.get(f"/d/{deal.code}/mark")
    client.get("/mine/deals/")
    assert not User.objects.exists()
    mark(client, note="x")
    assert User.objects.get().guest
    assert "x" in client.get("/mine/deals/").content.decode()


@pytest.mark.parametrize(
    "fields",
    [
        {"note": "x" * (kept.LONGEST_NOTE + 1)},
        {"tags": "x" * (kept.LONGEST_TAG + 1)},
        {"tags": ",".join(f"tag{n}" for n in range(kept.MOST_TAGS + 1))},
        {"tags": "a\x00b"},
        {"note": "a\x00b"},
    ],
)
def test_too_much_is_refused_and_what_was_typed_stays(client, person, fields):
    client.force_login(person())
    _, answer = mark(client, favourite="on", **fields)
    assert answer.status_code == 400
    [typed] = fields.values()
    assert typed.replace("\x00", "")[:20] in answer.content.decode().replace("\x00", "")
    assert not Mark.objects.exists()
    with pytest.raises(Fault):
        kept.read(True, fields.get("tags", ""), fields.get("note", ""))


def test_the_list_is_chosen_from_by_tag_and_by_favourite(client, person):
    client.force_login(person())
    first, _ = mark(client, "1", favourite="on", tags="hard")
    second, _ = mark(client, "2", tags="hard, odd")
    third, _ = mark(client, "3", note="plain")

    def codes(query):
        return [entry.code for entry in client.get("/mine/deals/" + query).context["marks"]]

    assert codes("") == [third.code, second.code, first.code]
    assert codes("?tag=hard") == [second.code, first.code]
    assert codes("?tag=odd") == [second.code]
    assert codes("?favourite") == [first.code]
    assert codes("?tag=none&page=abc") == codes("?tag=%00x") == []
    assert client.get("/mine/deals/").context["tags"] == [("hard", 2), ("odd", 1)]


def test_more_marks_ask_no_more_questions(client, person):
    client.force_login(person())

    def questions():
        with CaptureQueriesContext(connection) as asked:
            client.get("/mine/deals/")
        return len(asked)

    mark(client, "1", tags="a")
    mark(client, "2", tags="b")
    few = questions()
    for number in range(3, 9):
        mark(client, str(number), tags=f"a, t{number}")
    assert questions() == few <= 8


def test_a_guests_marks_come_along_and_nothing_of_either_is_lost(client, person):
    ada = person("ada", PASSWORD)
    same, other = (deals.numbered("eagle-wing", [], number) for number in "12")
    kept.keep(ada, same, kept.read(False, "mine", "my note"))
    mark(client, "1", favourite="on", tags="guest", note="his note")
    mark(client, "2", tags="only his")
    client.post("/account/log-in/", {"username": "ada", "password": PASSWORD})
    assert marks.of_deal(same, ada.pk) == (True, ("guest", "mine"), "my note\nhis note")
    assert marks.of_deal(other, ada.pk).tags == ("only his",)


def typed(number):
    """The cards of a number as if somebody had typed each of them."""
    rules = games.rules("parterre")
    return deals.of_position(Position(rules, rules.deal(number)))


def test_cards_that_were_typed_stay_as_long_as_somebody_keeps_a_mark_on_them(client, person):
    ada, eve = person("ada", PASSWORD), person("eve")
    both, played, marked = typed(1), typed(2), typed(3)
    sittings.begin(played, ada)
    for user, deal in ((ada, both), (eve, both), (ada, marked)):
        kept.keep(user, deal, kept.read(True, "", ""))
    client.force_login(ada)
    client.post("/account/delete/", {"password": PASSWORD})
    assert list(Deal.objects.all()) == [both]
    assert Mark.objects.get().user == eve


def test_a_deal_that_is_not_there_cannot_be_marked(client):
    assert client.post("/d/22222222/mark", {"note": "x"}).status_code == 404
