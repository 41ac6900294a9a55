"""A player's page: what it shows, to whom, and how many questions it takes."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cardgames.web import duelling, sentences
from cardgames.web.models import User
from tests.web.duels import begun, person

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _shown():
    for name in ("ada", "bob"):
        person(name, audience="everybody")


def lost_by(name, **terms):
    game = begun(rated=True, **terms)
    game.do("resign", next(place for place in (1, 2) if game.user(place).username == name))
    return game


def test_it_shows_record_rating_plot_and_the_exact_numbers(client):
    games = [lost_by("bob"), lost_by("bob"), lost_by("ada")]
    page = client.get("/player/ada/").content.decode()
    assert "<polyline points=" in page
    assert page.count('<a href="/duel/watch/') == len(games)
    for game in games:
        after = game.duel.rated.get(user__username="ada").after
        assert f"<td>{after:.0f}</td>" in page


def test_it_asks_as_much_for_many_games_as_for_one(client):
    asked = []
    for _ in range(4):
        lost_by("bob")
        with CaptureQueriesContext(connection) as queries:
            client.get("/player/ada/")
        asked.append(len(queries))
    assert len(set(asked)) == 1


@pytest.mark.parametrize("path", ["/player/ada/", "/crapette/"])
def test_a_flag_that_fell_while_both_were_away_is_rated_once_either_is_seen_again(
    client, monkeypatch, path
):
    monkeypatch.setattr(duelling, "SETTLING", -3_600_000)
    game = begun(rated=True)
    client.force_login(person("ada"))
    client.get(path)
    assert (game.duel.how, game.duel.winner) == ("flag", 2)
    assert game.duel.rated.count() == 2
    assert game.path not in client.get("/crapette/").content.decode()


def test_it_is_found_in_any_case_and_is_not_a_guests(client):
    person("ada")
    person("guest:1", guest=True)
    assert client.get("/player/ADA/").status_code == 200
    assert client.get("/player/guest:1/").status_code == 404
    assert client.get("/player/nobody/").status_code == 404


def test_whoever_shows_nobody_his_results_has_no_page_for_others(client):
    ada = person("ada")
    User.objects.filter(pk=ada.pk).update(audience="nobody")
    answer = client.get("/player/ada/")
    assert answer.status_code == 403
    assert sentences.duels.RESULTS_NOT_SHOWN.en in answer.content.decode()
    client.force_login(ada)
    assert client.get("/player/ada/").status_code == 200


def test_whoever_has_played_somebody_sees_how_strong_he_is(client):
    User.objects.filter(username="ada").update(audience="friends")
    client.force_login(person("bob"))
    assert client.get("/player/ada/").status_code == 403
    begun()
    assert client.get("/player/ada/").status_code == 200
    assert Client().get("/player/ada/").status_code == 403
