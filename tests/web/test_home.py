"""The home page: games found by name, marked as favourites, and how hard each is."""

import html
import re

import pytest
from django.test import Client

from cardgames import games
from cardgames.web import favourites, searching
from cardgames.web.models import User
from cardgames.web.views.home import difficulty

pytestmark = pytest.mark.django_db
PASSWORD = "seven of clubs, nine of hearts"


def shown(client, **query):
    """The games of the home page that are not hidden, in their order."""
    page = client.get("/", query).content.decode()
    cards = re.findall(r'<li class="game"[^>]*?(hidden)?\s*>(.*?)</li>', page, re.DOTALL)
    found = [(hidden, re.search(r"/games/([\w-]+)/", card)[1]) for hidden, card in cards]
    return [slug for hidden, slug in found if not hidden]


def mark(client, game, on="1", **more):
    return client.post("/favourites/", {"game": game, "on": on, **more})


def marked(client):
    return client.get("/favourites/", headers={"accept": "application/json"}).json()["marked"]


@pytest.mark.parametrize(
    ("query", "slugs"),
    [
        ("", list(games.PATIENCES)),
        ("eagle", ["eagle-wing"]),
        ("КЛОНДАЙК", ["double-klondike"]),
        ("klondike double", ["double-klondike"]),
        ("цветник", ["parterre"]),
        ("bouquet", ["parterre"]),
        ("осажденный", ["besieged-city"]),
        ("hémi", ["hemispheres"]),
        ("continents", ["hemispheres"]),
        ("lady cadogan p", ["parterre", "petits-paquets"]),
        ("nothing of the kind", []),
    ],
)
def test_a_game_is_found_by_any_of_its_names_in_both_languages(client, query, slugs):
    for language in ("en", "ru"):
        found = shown(client, q=query)
        assert set(slugs) <= set(found), language
        assert query.startswith("lady") or found == slugs
        client.post("/language/", {"language": "ru"})


def test_what_is_searched_for_comes_back_harmless(client):
    page = client.get("/", {"q": '"><script>x</script>'}).content.decode()
    assert "<script>x" not in page
    assert html.escape('"><script>x</script>') in page
    assert client.get("/", {"q": "x" * 5000}).status_code == 200


def test_letters_are_folded():
    assert searching.folded("Élan — «Ёж»!") == "elan еж"


def test_a_favourite_comes_first_and_stays_on_the_device(client):
    assert marked(client) == []
    assert mark(client, "petits-paquets").url == "/"
    assert shown(client)[0] == "petits-paquets"
    assert client.cookies[favourites.COOKIE].value == "petits-paquets"
    assert User.objects.count() == 0
    mark(client, "petits-paquets", on="")
    assert shown(client) == list(games.PATIENCES)


def test_the_game_for_two_comes_after_the_patiences_unless_it_is_a_favourite(client):
    def home():
        return client.get("/").content.decode()

    first, two = 'action="/games/double-klondike/deal"', 'class="two"'
    assert home().index(first) < home().index(two)
    mark(client, "crapette")
    assert home().index(two) < home().index(first)


def test_favourites_go_with_a_guest_into_his_account_and_to_another_device(client):
    mark(client, "hemispheres")
    client.post("/games/eagle-wing/deal")
    mark(client, "parterre")
    client.post("/account/sign-up/", {"username": "ada", "password": PASSWORD})
    assert marked(client) == ["hemispheres", "parterre"]
    other = Client()
    other.post("/account/log-in/", {"username": "ada", "password": PASSWORD})
    assert marked(other) == ["hemispheres", "parterre"]
    mark(other, "hemispheres", on="")
    assert marked(client) == ["parterre"]


def test_settings_and_favourites_do_not_disturb_each_other(client):
    client.post("/account/sign-up/", {"username": "ada", "password": PASSWORD})
    mark(client, "parterre")
    client.post("/settings/", {"face": "classic"})
    mark(client, "hemispheres")
    assert User.objects.get().preferences["face"] == "classic"
    assert marked(client) == ["parterre", "hemispheres"]


def test_a_script_is_answered_with_what_is_marked_and_a_form_leads_back(client):
    answer = client.post(
        "/favourites/", {"game": "parterre", "on": "1"}, headers={"accept": "application/json"}
    )
    assert answer.json() == {"marked": ["parterre"]}
    assert mark(client, "parterre", next="/games/parterre/").url == "/games/parterre/"
    assert mark(client, "parterre", next="//elsewhere.example/").url == "/"


@pytest.mark.parametrize("game", ["", "no-such", "crapette\x00", "../.."])
def test_only_games_are_marked(client, game):
    assert mark(client, game).status_code == 404
    assert marked(client) == []


def test_a_cookie_full_of_nonsense_is_passed_over(client):
    client.cookies[favourites.COOKIE] = "parterre.x.parterre.%00.eagle-wing"
    assert marked(client) == ["parterre", "eagle-wing"]


def test_every_patience_says_how_hard_it_is_as_measured(client):
    page = client.get("/").content.decode()
    for game in games.PATIENCES.values():
        assert html.escape(difficulty(game).tell("en")) in page
    easy, hard = games.PATIENCES["eagle-wing"], games.PATIENCES["besieged-city"]
    assert difficulty(easy).tell("en").startswith("Easy: at first sight it comes out")
    assert difficulty(hard).tell("ru").endswith("без раздумий не сошёлся ни разу из 200")
