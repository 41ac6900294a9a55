"""Every page, in both languages, as a stranger, a guest and a named person see it."""

import re

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse

from cardgames import games
from cardgames.web import standing, wire
from cardgames.web.models import Seat
from cardgames.web.services import sittings
from tests.web.reading import Page, foreign_words

LANGUAGES = ("en", "ru")
OPEN_PAGES = [
    ("home",),
    *(("game", slug) for slug in games.ALL),
    ("lobby",),
    *(("lesson", slug, "1") for slug in games.LESSONS),
    ("mine",),
    ("settings",),
    ("sign-up",),
    ("log-in",),
    ("away",),
    ("password-reset",),
    ("password-reset-done",),
    ("password-reset-complete",),
    ("password-reset-confirm", "x", "set-password"),
]
PRIVATE_PAGES = [("account",), ("account-delete",), ("password-change",), ("mine",)]
PASSWORD = "seven of clubs, nine of hearts"

pytestmark = pytest.mark.django_db


def address(place):
    return reverse(place[0], args=place[1:])


@pytest.fixture(params=LANGUAGES)
def language(request, client, settings):
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = request.param
    return request.param


@pytest.fixture
def player(client, django_user_model):
    player = django_user_model.objects.create_user("12345", "player@cards.example", PASSWORD)
    client.force_login(player)
    return player


def begin(client, slug="eagle-wing", **fields):
    """Deal as a press on the home page does; return the address of the table."""
    response = client.post(reverse("deal-new", args=[slug]), fields)
    assert response.status_code == 302
    return response.url


def play_best(table):
    """Play the first of the moves that are offered."""
    seat = Seat.objects.select_related("sitting__deal").get(sitting__key=table.split("/")[2])
    move = wire.table(standing.seen(seat.sitting, seat.place), "en")["moves"][0]
    sittings.play(sittings.Asked(seat.pk, seat.user_id, "a1b2", seat.sitting.n), move)


@pytest.mark.parametrize("place", OPEN_PAGES, ids="/".join)
def test_a_page_for_everybody_is_whole_in_the_language_asked_for(client, language, place):
    response = client.get(address(place))
    assert response.status_code == 200
    html = response.content.decode()
    assert Page(html).language == language
    assert foreign_words(html) == set()


@pytest.mark.parametrize("place", PRIVATE_PAGES, ids="/".join)
def test_a_private_page_is_whole_in_the_language_asked_for(client, player, language, place):
    response = client.get(address(place))
    assert response.status_code == 200
    html = response.content.decode()
    assert Page(html).language == language
    assert foreign_words(html) == set()


@pytest.mark.parametrize("slug", games.PATIENCES)
def test_a_table_speaks_one_language(client, language, slug):
    html = client.get(begin(client, slug)).content.decode()
    assert foreign_words(html) == set()


def test_a_form_filled_in_wrongly_is_answered_in_one_language(client, language):
    for page in ("sign-up", "log-in", "password-reset"):
        html = client.post(reverse(page), {"next": "/"}).content.decode()
        assert foreign_words(html) == set()
        assert 'aria-invalid="true"' in html


def test_an_address_without_a_page_is_told_in_the_readers_language(client, language):
    for path in ("/nowhere/", "/games/nothing/", "/d/nothing0/", "/table/nothing/"):
        response = client.get(path)
        assert response.status_code == 404
        assert foreign_words(response.content.decode()) == set()


def told_in(language, response):
    """Check that a page of trouble speaks the reader's language and gives a way on."""
    html = response.content.decode()
    page = Page(html)
    assert page.language == language
    assert foreign_words(html) == set()
    assert 'href="/"' in html
    return " ".join(page.told)


def test_every_kind_of_trouble_is_told_in_the_readers_language(client, language, monkeypatch):
    response = client.get("/", headers={"host": "elsewhere.example"})
    assert response.status_code == 400
    told_in(language, response)

    response = client.post("/account/sign-up/", {"username": "x" * 300_000})
    assert response.status_code == 413
    told_in(language, response)

    for _ in range(31):
        response = client.post("/account/sign-up/", {"username": ""})
    assert response.status_code == 429
    told_in(language, response)

    def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("cardgames.web.selectors.sittings.latest_open", broken)
    client.raise_request_exception = False
    response = client.get("/")
    assert response.status_code == 500
    assert "ZeroDivisionError" not in told_in(language, response)


def test_a_form_from_elsewhere_is_refused_in_the_readers_language(language, settings):
    client = Client(enforce_csrf_checks=True)
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    response = client.post("/account/log-in/", {"username": "x", "password": "y"})
    assert response.status_code == 403
    told_in(language, response)


def test_the_letter_for_a_forgotten_password_is_in_the_language_of_whoever_asks(
    client, player, language, settings
):
    client.logout()
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    client.post(reverse("password-reset"), {"email": player.email})
    (letter,) = mail.outbox
    cyrillic = re.search("[А-Яа-я]", letter.subject + letter.body)
    assert bool(cyrillic) == (language == "ru")
    link = re.search(r"http://testserver(/\S+)", letter.body)[1]
    page = client.get(link, follow=True).content.decode()
    assert "new_password1" in page
    assert foreign_words(page) == set()
    done = client.post(
        client.get(link).url, {"new_password1": "8 of spades!", "new_password2": "8 of spades!"}
    )
    assert done.url == reverse("password-reset-complete")


def test_what_came_along_at_a_log_in_is_shown_in_the_readers_language(
    client, player, language, settings
):
    client.logout()
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    table = begin(client)
    play_best(table)
    response = client.post(
        reverse("log-in"), {"username": player.username, "password": PASSWORD}, follow=True
    )
    html = response.content.decode()
    assert response.redirect_chain[-1][0] == reverse("merged")
    assert f'href="{table}"' in html
    assert foreign_words(html) == set()


def test_whoever_watches_reads_one_language(client, language, settings):
    table = begin(client)
    watch = Seat.objects.get(sitting__key=table.split("/")[2]).sitting.watch
    stranger = Client()
    stranger.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    html = stranger.get(reverse("watch", args=[watch])).content.decode()
    assert foreign_words(html) == set()


def test_whoever_opens_his_table_on_another_device_gets_to_it_by_logging_in(client, player):
    table = begin(client)
    other = Client()
    refused = other.get(table)
    assert refused.status_code == 404
    link = re.search(r'href="(/account/log-in/\?next=[^"]+)"', refused.content.decode())[1]
    form = other.get(link).content.decode()
    wanted = re.search(r'name="next" value="([^"]+)"', form.split("<main")[1])[1]
    given = {"username": player.username, "password": PASSWORD, "next": wanted}
    assert other.post(link, given).url == table


def test_the_home_page_shows_every_game_as_a_drawing_and_deals_it_in_one_press(client):
    html = client.get("/").content.decode()
    for slug, game in games.PATIENCES.items():
        assert game.name.tell("en") in html
        assert f'action="{reverse("deal-new", args=[slug])}"' in html
    assert len(re.findall(r'class="cloth"[^>]*>\s*<svg', html)) == len(games.ALL)


def test_a_game_left_on_the_table_is_offered_again_on_the_home_page(client):
    table = begin(client)
    play_best(table)
    html = client.get("/").content.decode()
    assert html.count(f'href="{table}"') >= 2  # in the list and on its drawing


def test_a_page_of_a_game_has_its_rules_in_full_and_every_variant(client, language):
    for slug, game in games.PATIENCES.items():
        html = client.get(reverse("game", args=[slug])).content.decode()
        for variant in game.variants:
            assert f'value="{variant.slug}"' in html
            assert variant.says.tell(language) in html


def test_my_games_lists_what_waits_and_what_is_over(client, language):
    first, second = begin(client, number="1"), begin(client, number="2")
    play_best(first)
    play_best(second)
    begin(client, number="1")  # the same cards again: the first game ends
    html = client.get(reverse("mine")).content.decode()
    assert foreign_words(html) == set()
    assert html.count(f'href="{second}"') == 2
    assert html.count(f'href="{first}"') == 1
    assert re.search(r'href="/d/\w+/"', html)


def test_the_page_of_a_deal_counts_who_played_it_and_gives_its_link(client, language):
    table = begin(client, number="7")
    play_best(table)
    code = Seat.objects.get(sitting__key=table.split("/")[2]).sitting.deal.code
    html = client.get(reverse("deal", args=[code])).content.decode()
    assert foreign_words(html) == set()
    assert f'value="http://testserver/d/{code}/"' in html
    assert [int(count) for count in re.findall(r"<dd>\s*(\d+)\s*</dd>", html)] == [1, 0]


def test_variants_that_exclude_each_other_are_one_choice(client):
    html = client.get(reverse("game", args=["double-klondike"])).content.decode()
    fields = re.findall(r"<input[^>]*>", html)
    kinds = {
        re.search('value="([^"]*)"', field)[1]: re.search('type="([^"]*)"', field)[1]
        for field in fields
        if 'name="variant' in field
    }
    assert kinds["take-back"] == "checkbox"
    assert kinds["two-redeals"] == kinds["unlimited-redeals"] == "radio"


def test_a_wrong_number_is_told_where_it_was_typed_and_nothing_is_lost(client, language):
    fields = {"number": "0", "variant-0": "take-back", "variant-1": "two-redeals"}
    response = client.post(reverse("deal-new", args=["double-klondike"]), fields)
    assert response.status_code == 400
    html = response.content.decode()
    assert foreign_words(html) == set()
    assert 'role="alert"' in html
    kept = [field for field in re.findall(r"<input[^>]*>", html) if "checked" in field]
    assert {re.search('value="([^"]*)"', field)[1] for field in kept} >= {
        "take-back",
        "two-redeals",
    }


def test_the_language_is_switched_by_a_button_and_stays(client):
    client.post(reverse("set_language"), {"language": "ru", "next": "/mine/"})
    assert Page(client.get("/").content.decode()).language == "ru"
    client.post(reverse("set_language"), {"language": "en", "next": "/mine/"})
    assert Page(client.get("/").content.decode()).language == "en"


def test_a_first_visit_is_answered_in_a_language_the_browser_asks_for(client):
    def greeted(accepts):
        html = client.get("/", headers={"accept-language": accepts}).content.decode()
        return Page(html).language

    assert greeted("ru-RU,ru;q=0.9,en;q=0.5") == "ru"
    assert greeted("en-GB") == "en"
    assert greeted("fi") == "en"


def test_pages_hold_no_inline_style_or_script(client, player):
    pages = [address(place) for place in OPEN_PAGES[:-1] + PRIVATE_PAGES] + [begin(client)]
    for page in pages:
        html = client.get(page).content.decode()
        assert not re.search(r"<[^>]+\s(style|on\w+)=", html), page
        for script in re.findall(r"<script\b([^>]*)>", html):
            assert "src=" in script or "json" in script or "importmap" in script, page
