"""What people choose about the look and the play: kept, carried along, told, drawn."""

import json
import re

import pytest
from django.test import Client

from cardgames.engine.prose import Fault
from cardgames.web import preferences, sentences, wire
from cardgames.web.models import User
from cardgames.web.selectors.preferences import chosen
from cardgames.web.services import preferences as kept
from tests.web.conftest import PASSWORD

pytestmark = pytest.mark.django_db

SETTINGS = "/settings/"
FIRST = {slug: preference.choices[0].value for slug, preference in preferences.ALL.items()}


def look(client, path="/"):
    """What the server wrote into <html>."""
    tag = re.search(r"<html[^>]*>", client.get(path).content.decode())[0]
    return dict(re.findall(r'data-(\w+)="(\w+)"', tag))


def account(client, name="ada", path="/account/sign-up/"):
    return client.post(path, {"username": name, "email": "", "password": PASSWORD})


# What can be chosen


def test_nothing_chosen_is_the_first_choice_of_all():
    assert preferences.whole({}) == FIRST
    assert FIRST["face"] == "plain"
    assert FIRST["sounds"] == "off"


def test_what_is_kept_and_no_longer_offered_is_passed_over():
    assert preferences.whole({"face": "cubist", "back": 7, "nose": "red"}) == FIRST


def test_a_choice_that_is_not_offered_is_refused():
    for given in ({"face": "cubist"}, {"back": ""}, {"felt": "green", "hand": "third"}):
        with pytest.raises(Fault) as fault:
            preferences.read(given)
        assert fault.value.why == sentences.accounts.NO_SUCH_CHOICE


def test_a_form_may_say_other_things_too():
    assert preferences.read({"next": "/", "face": "classic"}) == {"face": "classic"}


def test_a_cookie_tells_what_differs_and_survives_any_nonsense():
    some = FIRST | {"face": "classic", "hand": "left"}
    assert preferences.to_cookie(some) == "face:classic.hand:left"
    assert preferences.whole(preferences.of_cookie(preferences.to_cookie(some))) == some
    for nonsense in ("", ".", ":", "face", "face:cubist", "a:b:c.d", "\x00", "face:" * 99):
        assert preferences.of_cookie(nonsense) == {}


# Kept with the account


def test_choices_are_added_to_those_made_before(person):
    ada = person()
    kept.choose(ada, {"face": "classic"})
    kept.choose(ada, {"back": "sun", "felt": "blue"})
    kept.choose(ada, {"felt": "wine"})
    ada.refresh_from_db()
    assert ada.preferences == {"face": "classic", "back": "sun", "felt": "wine"}
    assert chosen(ada) == FIRST | ada.preferences


def test_the_device_has_no_say_where_an_account_has(person):
    ada = person()
    kept.choose(ada, {"face": "classic"})
    ada.refresh_from_db()
    assert chosen(ada, "face:plain.felt:blue") == FIRST | {"face": "classic"}


def test_choosing_for_somebody_deleted_meanwhile_does_nothing(person):
    ada = person()
    User.objects.all().delete()
    kept.choose(ada, {"face": "classic"})
    assert not User.objects.exists()


def test_an_account_looks_the_same_on_another_device(person):
    ada, other = person(), Client()
    here = Client()
    for device in (here, other):
        device.force_login(ada)
    here.post(SETTINGS, {"felt": "blue"})
    assert look(other)["felt"] == "blue"
    assert preferences.COOKIE not in here.cookies


# Kept on the device, and carried along


def test_a_stranger_has_a_cookie_and_no_row(client):
    client.post(SETTINGS, {"theme": "dark"})
    client.post(SETTINGS, {"hand": "left"})
    assert look(client) == FIRST | {"theme": "dark", "hand": "left"}
    assert not User.objects.exists()
    assert client.cookies[preferences.COOKIE]["httponly"]


def test_a_guest_keeps_what_he_chose_as_a_stranger_and_so_does_his_account(client):
    client.post(SETTINGS, {"theme": "dark"})
    client.post("/games/eagle-wing/deal")
    assert User.objects.get().preferences == {"theme": "dark"}
    client.post(SETTINGS, {"felt": "blue"})
    account(client)
    ada = User.objects.get()
    assert (ada.username, ada.preferences) == ("ada", {"theme": "dark", "felt": "blue"})


def test_whoever_signs_up_at_once_keeps_what_he_chose(client):
    client.post(SETTINGS, {"theme": "dark"})
    account(client)
    assert User.objects.get().preferences == {"theme": "dark"}


def test_when_a_guest_logs_in_the_account_keeps_its_own(client, person):
    ada = person("ada", PASSWORD)
    kept.choose(ada, {"felt": "wine"})
    client.post("/games/eagle-wing/deal")
    client.post(SETTINGS, {"felt": "blue", "hand": "left"})
    account(client, path="/account/log-in/")
    assert look(client) == FIRST | {"felt": "wine"}
    ada.refresh_from_db()
    assert ada.preferences == {"felt": "wine"}


# The page


def test_every_choice_stands_in_the_form_and_the_present_one_is_marked(client):
    client.post(SETTINGS, {"back": "waves"})
    html = client.get(SETTINGS).content.decode()
    fields = re.findall(r'<input type="radio" name="(\w+)" value="(\w+)"( checked)?', html)
    offered = {slug: {c.value for c in known.choices} for slug, known in preferences.ALL.items()}
    offered["language"] = {"en", "ru"}
    found = {}
    for slug, value, _ in fields:
        found.setdefault(slug, set()).add(value)
    assert found == offered
    marked = {slug: value for slug, value, mark in fields if mark}
    assert marked == FIRST | {"back": "waves", "language": "en"}


def test_a_form_leads_back_to_its_page_and_a_script_gets_no_page(client):
    answer = client.post(SETTINGS, FIRST | {"next": "/mine/"})
    assert answer.url == "/mine/"
    assert client.post(SETTINGS, {"next": "https://elsewhere.example/"}).url == SETTINGS
    answer = client.post(SETTINGS, {"face": "classic"}, headers={"accept": "application/json"})
    assert (answer.status_code, answer.content) == (204, b"")
    assert look(client)["face"] == "classic"


def test_a_choice_that_is_not_offered_is_told_and_nothing_is_changed(client):
    client.cookies["django_language"] = "ru"
    answer = client.post(SETTINGS, {"felt": "blue", "face": "cubist"})
    assert answer.status_code == 400
    assert sentences.accounts.NO_SUCH_CHOICE.ru in answer.content.decode()
    assert look(client) == FIRST


def test_the_language_is_a_setting_too(client, person):
    client.force_login(person())
    client.post(SETTINGS, {"language": "ru"})
    assert User.objects.get().language == "ru"
    assert client.get("/").headers["Content-Language"] == "ru"
    client.post(SETTINGS, {"language": "klingon"})
    assert User.objects.get().language == "ru"


def test_the_server_writes_the_look_into_a_table_before_any_script(client, table, person):
    ada = person()
    client.force_login(ada)
    kept.choose(ada, {"face": "classic", "hand": "left"})
    path = table(user=ada).path
    assert look(client, path) == FIRST | {"face": "classic", "hand": "left"}
    assert "disabled" not in sheet(client, path)
    kept.choose(ada, {"face": "plain"})
    assert "disabled" in sheet(client, path)


def sheet(client, path):
    """The link to the style sheet of the classic faces."""
    links = re.findall(r"<link\b[^>]*>", client.get(path).content.decode())
    [found] = [link for link in links if "cards/classic" in link]
    return found


def test_even_a_page_that_refuses_looks_as_chosen(client):
    client.post(SETTINGS, {"theme": "dark"})
    assert look(client, "/nowhere/")["theme"] == "dark"


# The wire


def test_the_message():
    assert wire.settings({"face": "plain"}, "ru") == {
        "type": "settings",
        "settings": {"face": "plain"},
        "language": "ru",
    }


@pytest.mark.django_db(transaction=True)
def test_other_devices_at_a_table_hear_what_was_chosen(table, line, person):
    ada, eve = person(), person("eve")
    at = table(user=ada)
    playing, watching = line(at.path, user=ada), line(at.watch, user=eve)
    assert playing.hear("settings")["settings"] == FIRST  # what may have been missed
    watching.hear("settings")
    device = Client()
    device.force_login(ada)
    device.post(SETTINGS, {"felt": "blue", "language": "ru"})
    heard = playing.hear("settings", language="ru")
    assert heard["settings"] == FIRST | {"felt": "blue"}
    kept.choose(eve, {"felt": "wine"})
    assert watching.hear("settings")["settings"]["felt"] == "wine"  # his own, not the player's


@pytest.mark.django_db(transaction=True)
def test_a_stranger_who_watches_is_told_of_no_settings(table, line):
    watching = line(table().watch)
    watching.say("ping", n=0)
    kinds = []
    while not kinds or kinds[-1] != "pong":
        kinds.append(json.loads(watching.connection.recv(timeout=5))["type"])
    assert "settings" not in kinds
