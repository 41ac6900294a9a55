"""What somebody has played: a page at a time, in as many questions as ever."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from cardgames import games
from cardgames.web import standing
from cardgames.web.models import Sitting
from cardgames.web.selectors import sittings
from cardgames.web.services.deals import secret
from cardgames.web.services.sittings import begin
from tests.web.conftest import Table

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(person, client):
    ada = person("ada")
    client.force_login(ada)
    return ada


def test_what_is_open_and_what_is_over_are_told_apart(table, ending, client, ada):
    at = table(user=ada, number="5")
    at.play()
    won, last = ending(won=True, user=ada)
    won.play(last)
    page = client.get("/mine/").context
    assert [entry.key for entry in page["continuing"]] == [at.sitting.key]
    [entry] = page["finished"]
    assert (entry.won, entry.home, entry.total) == (True, 52, 52)
    assert entry.moves == len(won.now().steps)
    assert entry.number == won.sitting.deal.number


def test_the_cards_to_bring_home_are_those_on_the_table(table, ada):
    for game in games.PATIENCES:
        at = table(user=ada, game=game)
        piles = standing.of(at.sitting).table.piles
        assert sittings.entry(at.sitting).total == sum(map(len, piles))


def test_a_stuck_game_waits_to_be_taken_back(ending, client, ada):
    at, last = ending(won=False, user=ada)
    at.play(last)
    [entry] = client.get("/mine/").context["continuing"]
    assert (entry.over, entry.number) == (False, None)


def test_a_table_without_a_move_is_no_game_yet(table, client, ada):
    table(user=ada)
    page = client.get("/mine/").context
    assert not page["continuing"]
    assert not page["finished"]


def test_the_last_played_comes_first(table, client, ada):
    one, other = table(user=ada, number="1"), table(user=ada, number="2")
    for at in (one, other, one):
        at.play()
    keys = [entry.key for entry in client.get("/mine/").context["continuing"]]
    assert keys == [one.sitting.key, other.sitting.key]


def test_somebody_elses_games_are_not_mine(table, client, person, ada):
    table(user=person("eve")).play()
    assert not client.get("/mine/").context["continuing"]
    assert not client.get("/").context["continuing"]


def test_a_stranger_is_shown_no_table_where_nobody_sits(table, client):
    at = table()
    at.play()
    at.sitting.seats.all().delete()
    assert not client.get("/mine/").context["continuing"]
    assert not client.get("/").context["continuing"]
    assert client.get(f"/d/{at.sitting.deal.code}/").context["mine"] is None


def test_the_home_page_offers_each_games_latest(table, client, ada):
    older = table(user=ada, number="1")
    older.play()
    newer = table(user=ada, number="2")
    newer.play()
    offered = {entry["game"].slug: entry["sitting"] for entry in client.get("/").context["games"]}
    assert offered["eagle-wing"].key == newer.sitting.key
    assert offered["parterre"] is None


@pytest.mark.parametrize("number", ["1", "2", "99", "0", "-1", "abc", "9" * 5000, "\x00"])
def test_any_page_number_gives_a_page(table, client, ada, number):
    for deal in range(1, sittings.PAGE + 3):
        table(user=ada, number=str(deal)).play()
    answer = client.get("/mine/", {"continuing": number})
    assert answer.status_code == 200
    assert 0 < len(answer.context["continuing"]) <= sittings.PAGE


def test_more_games_ask_the_database_no_more_questions(table, client, ada):
    def questions(path):
        with CaptureQueriesContext(
            connection,
        ) as asked:
            assert client.get(path).status_code == 200
        return len(asked)

    for number in ("1", "20"):
        at = table(user=ada, number=number)
        at.play()
    at.give_up()
    few = {path: questions(path) for path in ("/", "/mine/")}
    for number in range(2, 12):
        at = table(user=ada, number=str(number))
        at.play()
        if number % 2:
            at.give_up()
    assert {path: questions(path) for path in ("/", "/mine/")} == few
    assert Sitting.objects.exclude(finished=None).exists()
    assert few["/mine/"] <= 6


def test_listing_what_is_over_fetches_no_transcript(table, ada):
    for number in range(1, sittings.PAGE + 3):
        at = table(user=ada, number=str(number))
        at.play()
        at.give_up()
    with CaptureQueriesContext(connection) as asked:
        pages = [
            sittings.page_finished(ada.pk, page, two) for page in "12" for two in (True, False)
        ]
    listed = [[entry.number for entry in page] for page in pages]
    every = [str(number) for number in range(sittings.PAGE + 2, 0, -1)]
    assert listed == [every[: sittings.PAGE]] * 2 + [every[sittings.PAGE :]] * 2
    assert not [one["sql"] for one in asked if "transcript" in one["sql"]]
    assert len(asked) == 2 * len(pages)


def test_a_game_whose_only_move_was_taken_back_tells_its_number_and_an_unplayed_one_does_not(ada):
    for move in (True, False):
        at = Table(begin(secret("eagle-wing", ()), ada), ada)
        if move:
            at.play()
            at.undo()
        at.give_up()
        assert at.now().force == 0
        assert at.sitting.told_number == move


def test_a_page_of_a_table_asks_four_questions(table, client, ada):
    at = table(user=ada)
    with CaptureQueriesContext(connection) as asked:
        client.get(at.path)
    assert len(asked) == 4  # session, person, sitting, whether the game is new to the person
