"""The link of a deal, the link for spectators, and the private one."""

import pytest
from django.test import Client
from django.urls import reverse

from cardgames.web import sentences
from cardgames.web.models import Deal, Sitting, User
from cardgames.web.selectors import deals as selectors
from cardgames.web.services import deals

pytestmark = pytest.mark.django_db


def link(at):
    return reverse("deal", args=[at.sitting.deal.code])


def test_the_link_tells_nothing_of_the_number():
    codes = [deals.numbered("eagle-wing", [], str(number)).code for number in range(1, 21)]
    assert len(set(codes)) == 20
    assert {len(code) for code in codes} == {8}
    assert sorted(codes) != codes


def test_whoever_opens_a_link_plays_the_same_cards_from_the_start(table):
    at = table(game="double-klondike", number="11", variants=["take-back"])
    at.play()
    friend = Client()
    assert friend.get(link(at)).status_code == 200
    answer = friend.post(link(at))
    mine = Sitting.objects.get(key=answer.url.split("/")[2])
    assert mine.deal == at.sitting.deal
    assert mine != at.sitting
    assert (mine.transcript, mine.seats.get().user.guest) == ("", True)


def test_opening_a_link_makes_nobody(table, client):
    at = table()
    client.get(link(at))
    assert User.objects.count() == 1


def test_a_link_counts_people_who_moved_and_people_who_won(table, person, ending):
    at, last = ending(won=True)
    deal = at.sitting.deal
    table(user=person("onlooker"), number=deal.number)
    assert selectors.tally(deal) == (1, 0)
    at.play(last)
    table(user=person("eve"), number=deal.number).play()
    assert selectors.tally(deal) == (2, 1)


def test_who_plays_a_deal_twice_is_counted_once(table):
    for _ in range(2):
        at = table()
        at.play()
    assert Sitting.objects.count() == 2
    assert selectors.tally(at.sitting.deal) == (1, 0)


def test_the_page_of_a_link_shows_the_counts(table, client):
    at = table()
    at.play()
    context = client.get(link(at)).context
    assert (context["played"], context["won"]) == (1, 0)


def test_a_link_offers_to_continue_what_is_open(table, client, person):
    ada = person("ada")
    at = table(user=ada)
    at.play()
    client.force_login(ada)
    page = client.get(link(at))
    assert page.context["mine"].key == at.sitting.key
    assert reverse("table", args=[at.sitting.key]) in page.content.decode()


def test_dealing_the_same_cards_again_ends_the_former_game(table, client, person):
    ada = person("ada")
    at = table(user=ada)
    at.play()
    client.force_login(ada)
    answer = client.post(link(at))
    assert answer.url != at.path
    assert at.now().outcome == Sitting.Outcome.DEALT_AGAIN


def test_an_unknown_link_is_told(client):
    answer = client.get("/d/nothing0/")
    assert answer.status_code == 404
    assert sentences.pages.NO_SUCH_DEAL.en in answer.content.decode()


def test_a_secret_number_is_nowhere_before_the_end(client, one_move):
    path = client.post("/games/eagle-wing/deal").url
    one_move(path)
    deal = Deal.objects.get()
    sitting = Sitting.objects.get()
    pages = ["/", "/mine/", path, f"/watch/{sitting.watch}/", f"/d/{deal.code}/"]
    for page in pages:
        html = client.get(page).content.decode()
        assert deal.number not in html
        assert f"{int(deal.number):x}" not in html


def test_the_private_link_is_for_nobody_else(table, client, person):
    at = table()
    for visitor in (None, person("eve")):
        if visitor:
            client.force_login(visitor)
        answer = client.get(at.path)
        assert answer.status_code == 404
        assert sentences.pages.NO_SUCH_TABLE.en in answer.content.decode()
        assert "c4-f1" not in answer.content.decode()


def test_a_private_link_that_leads_nowhere_looks_the_same(table, client):
    at = table()
    theirs = client.get(at.path)
    nobodys = client.get("/table/AAAAAAAAAAAAAAAAAAAAAA/")
    assert theirs.status_code == nobodys.status_code
    assert sentences.pages.NO_SUCH_TABLE.en in nobodys.content.decode()


def test_a_spectator_sees_the_table_and_not_the_private_link(table, client):
    at = table()
    at.play("c4-f1")
    answer = client.get(at.watch)
    assert answer.status_code == 200
    assert answer.context["boot"]["moves"] == []
    assert at.sitting.key not in answer.content.decode()


def test_pages_of_tables_are_kept_by_no_cache(table, client, person):
    ada = person("ada")
    at = table(user=ada)
    client.force_login(ada)
    for page in (at.path, at.watch):
        assert "no-store" in client.get(page).headers["Cache-Control"]
