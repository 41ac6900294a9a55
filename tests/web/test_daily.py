"""The daily deals: one of each game a day, the same for all, secret until their day is over."""

import re
import threading
from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import connection, connections
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cardgames import games
from cardgames.web import sharing
from cardgames.web.models import Deal, Result, Sitting, User
from cardgames.web.selectors.boards import Line
from cardgames.web.services import deals, people, sittings
from tests.web.conftest import Table, played_by_hints
from tests.web.reading import Page, foreign_words

pytestmark = pytest.mark.django_db

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch):
    """Sets the clock: clock(NOON)."""

    def at(moment):
        monkeypatch.setattr(timezone, "now", lambda: moment)

    at(NOON)
    return at


def shown(client):
    """Today's deals by game, as the page has them."""
    return {entry["game"].slug: entry["deal"] for entry in client.get("/daily/").context["entries"]}


def test_there_is_one_of_every_game_and_the_same_for_everybody(client, clock):
    first, second = shown(client), shown(Client())
    assert list(first) == list(games.PATIENCES)
    assert first == second
    assert len({deal.number for deal in first.values()}) == len(first)


def test_it_is_a_secret_deal_by_the_rules_as_they_stand(client, clock):
    for deal in shown(client).values():
        assert not deal.public
        assert deal.variants == ""
        assert deal.edition == games.ALL[deal.game].edition


def test_a_new_one_comes_at_midnight_utc(client, clock):
    clock(datetime(2026, 11, 30, 23, 59, 59, tzinfo=UTC))
    before = shown(client)
    clock(datetime(2026, 12, 1, 0, 0, 0, tzinfo=UTC))
    after = shown(client)
    assert {deal.daily for deal in before.values()} == {date(2026, 11, 30)}
    assert {deal.daily for deal in after.values()} == {date(2026, 12, 1)}
    assert not {deal.pk for deal in before.values()} & {deal.pk for deal in after.values()}


@pytest.mark.django_db(transaction=True)
def test_of_many_who_ask_at_once_all_get_the_same():
    day, found, start = date(2026, 11, 30), [], threading.Barrier(8)

    def ask():
        start.wait()
        try:
            found.append(deals.daily("eagle-wing", day).pk)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == Deal.objects.count() == 1


def test_its_number_leaves_the_server_only_when_its_day_is_over(client, clock, person):
    client.force_login(person("ada"))
    deal = shown(client)["eagle-wing"]
    key = client.post(f"/d/{deal.code}/").url.split("/")[2]
    at = Table(Sitting.objects.get(key=key), User.objects.get(username="ada"))
    at.play(at.moves()[0])
    at.give_up()

    def told():
        paths = ("/daily/", f"/daily/eagle-wing/{deal.daily}/", f"/d/{deal.code}/", "/mine/")
        pages = [client.get(path).content.decode() for path in (*paths, at.path, at.watch)]
        return deal.number in "".join(pages)

    assert not told()
    clock(NOON + timedelta(days=1))
    assert told()


def test_whoever_looks_on_before_playing_is_asked_and_then_only_practises(client, clock, person):
    ada, eve = person("ada"), person("eve")
    client.force_login(eve)
    deal = deals.daily("eagle-wing", NOON.date())
    at = Table(sittings.begin(deal, ada), ada)
    at.play()
    for visitor in (client, Client()):
        page = visitor.get(at.watch)
        assert "data-card" not in page.content.decode()
        assert page.context["share"].url.endswith(at.watch)
    assert not sittings.begin(deal, eve).practice
    there = client.post(f"/replay/{at.sitting.watch}/reveal", {"next": at.watch})
    assert there.url == at.watch
    assert client.get(at.watch).context["sitting"] == at.sitting
    mine = Table(sittings.begin(deal, eve), eve)
    assert mine.sitting.practice
    mine.play()
    for path in (f"/daily/eagle-wing/{deal.daily}/", f"/d/{deal.code}/board/"):
        page = client.get(path)
        assert page.context["open"] == mine.sitting  # to go on with, not to be dealt anew
        assert "where these cards lie" in page.content.decode()


def test_whoever_plays_it_looks_on_when_his_own_game_is_over(client, clock, person):
    ada, eve = person("ada"), person("eve")
    client.force_login(eve)
    deal = deals.daily("eagle-wing", NOON.date())
    at, own = (Table(sittings.begin(deal, one), one) for one in (ada, eve))
    own.play()
    assert client.get(at.watch).status_code == 403
    client.post(f"/replay/{at.sitting.watch}/reveal")
    assert client.get(at.watch).status_code == 403
    own.give_up()
    assert client.get(at.watch).context["sitting"] == at.sitting
    assert Result.objects.get(user=eve).repeat is False


def test_days_before_the_first_and_after_today_have_none(client, clock):
    shown(client)
    assert client.get("/daily/eagle-wing/2026-12-01/").status_code == 404
    assert client.get("/daily/eagle-wing/2026-11-29/").status_code == 404
    assert Deal.objects.exclude(daily=None).count() == len(games.PATIENCES)


@pytest.mark.parametrize(
    "path", ["/daily/nothing/", "/daily/crapette/", "/daily/eagle-wing/2026-13-01/",
             "/daily/eagle-wing/today/", "/daily/nothing/2026-11-30/"]
)  # fmt: skip
def test_an_address_that_means_no_deal_is_not_found(client, clock, path):
    assert client.get(path).status_code == 404


def test_a_day_on_which_nobody_came_can_be_played_all_the_same(client, clock):
    shown(client)
    clock(NOON + timedelta(days=3))
    page = client.get("/daily/parterre/2026-12-01/")
    assert page.status_code == 200
    assert page.context["deal"].daily == date(2026, 12, 1)
    again = Client().get("/daily/parterre/2026-12-01/")
    assert again.context["deal"] == page.context["deal"]


@pytest.mark.parametrize("month", ["", "2026-10", "2026-12", "2099-01", "x", "2026-99", "\x00"])
def test_the_calendar_shows_a_month_in_which_there_were_deals(client, clock, month):
    clock(datetime(2026, 10, 15, tzinfo=UTC))
    shown(client)
    clock(datetime(2026, 12, 2, tzinfo=UTC))
    page = client.get("/daily/eagle-wing/", {"month": month})
    shown_month = {"2026-10": date(2026, 10, 1)}.get(month, date(2026, 12, 1))
    assert page.context["month"] == shown_month
    days = [entry.day for week in page.context["weeks"] for entry in week if entry.there]
    first, last = {10: (15, 31), 12: (1, 2)}[shown_month.month]
    assert [day.day for day in days] == list(range(first, last + 1))


def test_the_calendar_knows_how_one_has_fared(client, clock, person, table):
    user = person("ada", preferences={"collect": "never"})
    client.force_login(user)
    for day, do in enumerate(("nothing", "open", "not-won", "won"), 1):
        clock(datetime(2026, 11, day, tzinfo=UTC))
        deal = shown(client)["eagle-wing"]
        if do == "nothing":
            continue
        number, moves = played_by_hints("eagle-wing", True)
        if do == "won":  # a deal that the hints win
            Deal.objects.filter(pk=deal.pk).update(number=number)
        key = client.post(f"/d/{deal.code}/").url.split("/")[2]
        at = Table(Sitting.objects.get(key=key), user)
        for move in moves if do == "won" else at.moves()[:1]:
            if not at.now().over:
                at.play(move)
        if do == "not-won":
            at.give_up()
    weeks = client.get("/daily/eagle-wing/").context["weeks"]
    fared = [entry.fared for week in weeks for entry in week if entry.there]
    assert fared == ["", "open", "not-won", "won"]
    won = next(entry for week in weeks for entry in week if entry.fared == "won")
    assert (won.ended, won.won) == (1, 1)


def test_deleting_the_only_player_leaves_the_deal_to_the_others(client, clock, rf, person):
    user = person("ada")
    client.force_login(user)
    deal = shown(client)["eagle-wing"]
    client.post(f"/d/{deal.code}/")
    request = rf.get("/")
    request.session, request.user = client.session, user
    people.delete(request, user)
    assert shown(Client())["eagle-wing"] == deal


def line(**more):
    fields = {"place": 1, "name": "ada", "guest": False, "mine": True, "won": True, "points": 52}
    fields |= {"watch": None, "undos": 0, "moves": 21, "spent": 372_000, "hints": 0}
    return Line(**(fields | {"ended": NOON} | more))


def test_a_result_is_told_in_four_lines_without_a_card():
    game = games.ALL["eagle-wing"]
    day = date(2026, 11, 30)
    assert sharing.text(game, day, line(), 52, "https://cards.example/x/").splitlines() == [
        "Eagle Wing, the deal of 30 November 2026",
        "Won: 21 moves, 6:12, no undos",
        "■" * 10,
        "https://cards.example/x/",
    ]
    lost = sharing.text(game, day, line(won=False, points=51, undos=1), 52, "u").splitlines()
    assert lost[1:3] == ["51 of 52 cards home: 21 moves, 6:12, 1 undo", "■" * 9 + "□"]


def test_a_result_is_told_in_russian_too(settings):
    from django.utils import translation

    with translation.override("ru"):
        told = sharing.text(games.ALL["eagle-wing"], date(2026, 11, 30), line(undos=3), 52, "u")
    assert told.splitlines()[:2] == [
        "Орлиное крыло, расклад дня 30 ноября 2026",
        "Сошёлся: 21 ход, 6:12, 3 отмены",
    ]


def test_the_text_to_share_is_offered_to_whoever_has_finished(client, clock, person):
    client.force_login(person("ada"))
    deal = shown(client)["parterre"]
    path = f"/daily/parterre/{deal.daily}/"
    assert not client.get(path).context["shared"]
    key = client.post(f"/d/{deal.code}/").url.split("/")[2]
    at = Table(Sitting.objects.get(key=key), User.objects.get(username="ada"))
    at.play(at.moves()[0])
    at.give_up()
    shared = client.get(path).context["shared"]
    assert shared.endswith(f"http://testserver{path}")
    # Whoever could read a card off it would have been told something.
    assert not re.search("[♠♥♦♣]", shared)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_pages_are_whole_in_one_language(client, clock, language):
    client.cookies["django_language"] = language
    for path in ("/daily/", "/daily/eagle-wing/", "/daily/eagle-wing/2026-11-30/"):
        html = client.get(path).content.decode()
        assert Page(html).language == language
        assert foreign_words(html) == set()


def test_more_days_ask_the_database_no_more_questions(client, clock, person, table):
    client.force_login(person("ada"))

    def questions():
        counts = []
        for path in ("/daily/", "/daily/eagle-wing/", f"/daily/eagle-wing/{day}/"):
            with CaptureQueriesContext(connection) as asked:
                assert client.get(path).status_code == 200
            counts.append(len(asked))
        return counts

    day = date(2026, 11, 1)
    clock(datetime(2026, 11, 1, tzinfo=UTC))
    shown(client)
    client.get("/daily/eagle-wing/2026-11-01/")
    few = questions()
    for number in range(2, 13):
        day = date(2026, 11, number)
        clock(datetime(2026, 11, number, tzinfo=UTC))
        deal = shown(client)["eagle-wing"]
        key = client.post(f"/d/{deal.code}/").url.split("/")[2]
        at = Table(Sitting.objects.get(key=key), User.objects.get(username="ada"))
        at.play(at.moves()[0])
        if number % 2:
            at.give_up()
    day = date(2026, 11, 12)
    assert questions() == few
    assert Result.objects.exists()
