"""The board of a deal: who stands where, and who may read it."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cardgames.web.models import Result, Seat, Sitting, User
from cardgames.web.selectors import boards
from cardgames.web.services import deals, sittings
from tests.web.conftest import Table
from tests.web.reading import Page, foreign_words

pytestmark = pytest.mark.django_db


@pytest.fixture
def deal():
    return deals.secret("eagle-wing", [])


@pytest.fixture
def people(person):
    """Makes people with accounts whose results everybody may see."""
    names = iter(f"player{number}" for number in range(100, 999))

    def make(name=None, **more):
        return person(name or next(names), audience=User.Audience.EVERYBODY, **more)

    return make


@pytest.fixture
def result(deal, people):
    """Makes somebody's result of the deal, as a sitting that is over leaves it."""

    def make(user=None, won=True, deal=deal, **more):
        user = user or people()
        ended = more.pop("ended", timezone.now())
        sitting = Sitting.objects.create(deal=deal, transcript="c1-f1", finished=ended)
        seat = Seat.objects.create(sitting=sitting, place=1, user=user)
        fields = {"points": 52 if won else 20, "undos": 0, "moves": 100, "spent": 60_000}
        fields |= {"hints": 0, "ended": ended, "game": deal.game} | more
        return Result.objects.create(seat=seat, user=user, deal=deal, won=won, **fields)

    return make


def order(deal, viewer, page=None):
    """The ids of those on the board, the best first, with their places."""
    found = boards.board(deal, viewer.pk, page)
    names = [(line.place, line.name) for line in found.firsts]
    return names, [line.name for line in found.repeats], found.mine.place


def test_won_comes_first_then_undos_then_moves_then_time(deal, people, result):
    told = {
        "best": {},
        "slower": {"spent": 61_000},
        "longer": {"moves": 101, "spent": 1},
        "one-undo": {"undos": 1, "moves": 1},
        "many-undos": {"undos": 9, "moves": 1},
        "nearly": {"won": False, "points": 51, "undos": 99},
        "hardly": {"won": False, "points": 3, "moves": 1},
    }
    made = {name: people(name) for name in reversed(told)}
    for name, user in made.items():
        result(user, **told[name])
    names, repeats, mine = order(deal, made["longer"])
    assert names == list(enumerate(told, 1))
    assert (repeats, mine) == ([], 3)


def test_repeats_stand_apart_each_person_by_the_best(deal, people, result):
    ada, eve = people("ada"), people("eve")
    result(ada, won=False)
    result(ada, repeat=True, moves=90)
    result(ada, repeat=True, moves=80)
    result(eve, moves=120)
    result(eve, repeat=True, moves=85)
    names, repeats, mine = order(deal, ada)
    assert names == [(1, "eve"), (2, "ada")]
    assert repeats == ["ada", "eve"]
    assert mine == 2
    assert [line.moves for line in boards.board(deal, ada.pk).repeats] == [80, 85]


def test_results_of_other_deals_are_not_on_it(deal, people, result):
    ada = people("ada")
    result(ada)
    result(people("eve"), deal=deals.secret("eagle-wing", []))
    assert order(deal, ada)[0] == [(1, "ada")]


def test_it_cannot_be_read_before_ones_own_first_attempt_is_over(
    client, deal, people, result, table
):
    for _ in range(3):
        result()
    viewer = people("viewer")
    with pytest.raises(boards.NotYet):
        boards.board(deal, None)
    with pytest.raises(boards.NotYet):
        boards.board(deal, viewer.pk)
    client.force_login(viewer)
    page = client.get(f"/d/{deal.code}/board/")
    assert page.status_code == 200
    assert (page.context["board"], page.context["played"]) == (None, 3)
    assert "player10" not in page.content.decode()
    result(viewer)
    assert "player10" in client.get(f"/d/{deal.code}/board/").content.decode()


def test_a_game_in_progress_does_not_open_it_and_a_finished_one_does(client, people, table):
    viewer = people("viewer")
    client.force_login(viewer)
    at = table(user=viewer)
    secret = at.sitting.deal
    secret.number = str(2**31 + 5)
    secret.save()
    at.play(at.moves()[0])
    assert client.get(f"/d/{secret.code}/board/").context["board"] is None
    at.give_up()
    assert client.get(f"/d/{secret.code}/board/").context["board"].mine.place == 1


def test_a_deal_by_public_number_is_ranked_nowhere(client, people, result):
    public = deals.numbered("eagle-wing", [], "5")
    viewer = people("viewer")
    result(viewer, deal=public)
    with pytest.raises(boards.Unranked):
        boards.board(public, viewer.pk)
    client.force_login(viewer)
    page = client.get(f"/d/{public.code}/board/")
    assert page.context["board"] is None
    assert "Practice" in page.content.decode()
    assert (page.context["played"], page.context["won"]) == (1, 1)


def test_names_are_shown_to_whom_their_owners_allow_and_places_to_all(client, deal, people, result):
    hidden = people("hidden-one")
    User.objects.filter(pk=hidden.pk).update(audience=User.Audience.NOBODY)
    guest = User.objects.create(username="guest:1", guest=True, audience=User.Audience.NOBODY)
    viewer = people("viewer")
    result(hidden, moves=1)
    result(guest, moves=2)
    result(viewer, moves=3)
    client.force_login(viewer)
    html = client.get(f"/d/{deal.code}/board/").content.decode()
    assert "hidden-one" not in html
    assert "guest:1" not in html
    assert "Guest" in html
    assert order(deal, viewer) == ([(1, None), (2, None), (3, "viewer")], [], 3)


def test_a_long_board_is_shown_a_page_at_a_time_and_ones_own_place_on_each(deal, people, result):
    viewer = people("viewer")
    for moves in range(boards.PAGE + 5):
        result(moves=moves)
    result(viewer, moves=10_000)
    first = boards.board(deal, viewer.pk)
    second = boards.board(deal, viewer.pk, "2")
    assert [line.place for line in first.firsts] == list(range(1, boards.PAGE + 1))
    assert [line.place for line in second.firsts] == list(range(boards.PAGE + 1, boards.PAGE + 7))
    assert first.mine.place == second.mine.place == boards.PAGE + 6
    assert second.firsts[-1].mine


@pytest.mark.parametrize("page", ["0", "-1", "999", "x", "\x00"])
def test_any_page_number_gives_a_page(client, deal, people, result, page):
    viewer = people("viewer")
    result(viewer)
    client.force_login(viewer)
    shown = client.get(f"/d/{deal.code}/board/", {"page": page})
    assert shown.context["board"].firsts[0].mine


def test_a_deal_that_is_not_there_has_no_board(client):
    assert client.get("/d/nothing0/board/").status_code == 404


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_is_whole_in_one_language(client, deal, people, result, language):
    client.cookies["django_language"] = language
    viewer = people("12345")
    guest = User.objects.create(username="guest:1", guest=True)
    result(guest, won=False)
    result(viewer)
    result(viewer, repeat=True, ended=timezone.now() + timedelta(seconds=1))
    for logged_in in (False, True):
        if logged_in:
            client.force_login(viewer)
        html = client.get(f"/d/{deal.code}/board/").content.decode()
        assert Page(html).language == language
        assert foreign_words(html) == set()


def test_more_results_ask_the_database_no_more_questions(client, deal, people, result):
    viewer = people("viewer")
    client.force_login(viewer)

    def questions():
        with CaptureQueriesContext(connection) as asked:
            assert client.get(f"/d/{deal.code}/board/").context["board"]
        return len(asked)

    result(viewer)
    result(viewer, repeat=True)
    few = questions()
    for moves in range(20):
        user = people()
        result(user, moves=moves)
        result(user, moves=moves, repeat=True)
    assert questions() == few <= 14


def watches(deal, viewer):
    """The keys of the replays on the board, the best first."""
    return [line.watch for line in boards.board(deal, viewer.pk).firsts]


def test_a_result_leads_to_its_replay_and_to_a_comparison_with_ones_own(
    client, deal, people, result
):
    viewer = people("viewer")
    theirs, mine = (
        result(user, moves=n).seat.sitting.watch for n, user in enumerate((people(), viewer))
    )
    client.force_login(viewer)
    html = client.get(f"/d/{deal.code}/board/").content.decode()
    for path in (f"/replay/{theirs}/", f"/replay/{mine}/", f"/compare/{mine}/{theirs}/"):
        assert f'href="{path}"' in html
    assert f"/compare/{mine}/{mine}/" not in html


def test_the_replay_of_whom_one_may_not_see_is_not_led_to(client, deal, people, result):
    hidden, viewer = people("hidden-one"), people("viewer")
    User.objects.filter(pk=hidden.pk).update(audience=User.Audience.NOBODY)
    theirs = result(hidden).seat.sitting.watch
    mine = result(viewer, moves=200).seat.sitting.watch
    client.force_login(viewer)
    assert watches(deal, viewer) == [None, mine]
    assert theirs not in client.get(f"/d/{deal.code}/board/").content.decode()


def test_whoever_plays_the_cards_again_is_led_to_no_replay(client, table, people):
    viewer = people("viewer")
    client.force_login(viewer)
    at = table(user=viewer)
    secret = at.sitting.deal
    secret.number = str(2**31 + 5)
    secret.save()
    at.play()
    at.give_up()
    board = f"/d/{secret.code}/board/"
    assert "/replay/" in client.get(board).content.decode()
    client.post(f"/d/{secret.code}/")
    again = Table(Sitting.objects.order_by("-pk").first(), viewer)
    again.play()
    html = client.get(board).content.decode()
    assert "/replay/" not in html
    assert "again" in html


def test_giving_up_without_a_move_tells_nothing_of_cards_that_still_count(client, table, people):
    viewer = people("viewer")
    client.force_login(viewer)
    at = table(user=viewer)
    secret = at.sitting.deal
    secret.number = str(2**31 + 5)
    secret.save()
    at.give_up()
    for path in (at.path, f"{at.path}record", "/mine/", f"/d/{secret.code}/"):
        assert secret.number not in client.get(path).content.decode()
    assert client.get(f"/d/{secret.code}/").context["told"] is False
    again = Table(sittings.begin(secret, viewer), viewer)
    again.play()
    again.give_up()
    assert again.now().told_number
    assert not Result.objects.get(user=viewer).repeat
