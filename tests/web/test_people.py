"""Guests, accounts, and games that come along."""

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from cardgames.web import limits, sentences
from cardgames.web.models import Deal, Seat, Sitting, User
from cardgames.web.services import people
from tests.web.conftest import PASSWORD

pytestmark = pytest.mark.django_db


def deal(client, game="eagle-wing", **fields):
    """Deal as a press on the home page does; gives the sitting."""
    answer = client.post(f"/games/{game}/deal", fields)
    assert answer.status_code == 302, answer.content
    return Sitting.objects.get(key=answer.url.split("/")[2])


def sign_up(client, name="ada", email="", password=PASSWORD):
    return client.post(
        "/account/sign-up/", {"username": name, "email": email, "password": password}
    )


def log_in(client, name="ada", password=PASSWORD):
    return client.post("/account/log-in/", {"username": name, "password": password})


def whose(client):
    """The person whom a page takes the client for."""
    return client.get("/").context["user"]


# Guests


def test_looking_around_makes_nobody(client):
    for path in ("/", "/games/eagle-wing/", "/mine/", "/account/sign-up/", "/account/log-in/"):
        assert client.get(path).status_code == 200
    assert not User.objects.exists()
    assert "sessionid" not in client.cookies


def test_whoever_plays_is_a_guest_in_a_row_of_his_own(client):
    sitting = deal(client)
    guest = User.objects.get()
    assert guest.guest
    assert not guest.has_usable_password()
    assert sitting.seats.get().user == guest
    assert deal(client).seats.get().user == guest


def test_a_guest_comes_back_to_his_table_after_closing_the_tab(client):
    sitting = deal(client)
    later = Client()
    later.cookies["sessionid"] = client.cookies["sessionid"].value
    assert later.get(reverse("table", args=[sitting.key])).status_code == 200


def test_two_tabs_that_begin_at_once_are_one_guest():
    browser = Client(enforce_csrf_checks=True)
    page = browser.get("/").content.decode()
    token = re.search('name="csrfmiddlewaretoken" value="(.*?)"', page)[1]
    other = Client(enforce_csrf_checks=True)  # the same browser before it has an answer
    other.cookies["csrftoken"] = browser.cookies["csrftoken"].value
    for tab in (browser, other):
        answer = tab.post("/games/eagle-wing/deal", {"csrfmiddlewaretoken": token})
        assert answer.status_code == 302
    assert User.objects.count() == 1
    assert Seat.objects.count() == 2


def test_a_form_that_was_open_when_the_guest_was_made_still_serves():
    browser = Client(enforce_csrf_checks=True)
    page = browser.get("/").content.decode()
    token = re.search('name="csrfmiddlewaretoken" value="(.*?)"', page)[1]
    for _ in range(2):
        answer = browser.post("/games/eagle-wing/deal", {"csrfmiddlewaretoken": token})
        assert answer.status_code == 302


def test_an_old_form_is_no_key_to_a_guest(client):
    first = people._guest("secret of a form", {})
    assert people._guest("secret of a form", {}) == first
    first.date_joined = timezone.now() - timedelta(minutes=2)
    first.save()
    assert people._guest("secret of a form", {}) != first


# Signing up


def test_signing_up_keeps_the_row_and_all_that_was_played(client):
    sitting = deal(client)
    guest = User.objects.get()
    key = client.session.session_key
    answer = sign_up(client, "ada", "ada@example.org")
    assert answer.status_code == 302
    ada = User.objects.get()
    assert ada.pk == guest.pk
    assert (ada.username, ada.email, ada.guest) == ("ada", "ada@example.org", False)
    assert ada.check_password(PASSWORD)
    assert client.session.session_key != key
    assert whose(client) == ada
    assert client.get(reverse("table", args=[sitting.key])).status_code == 200


def test_signing_up_without_having_played_makes_an_account(client):
    sign_up(client)
    assert whose(client) == User.objects.get(username="ada")


def test_a_guest_who_signs_up_twice_has_one_account(client):
    deal(client)
    sign_up(client, "ada")
    assert sign_up(client, "eve").url == reverse("account")
    assert User.objects.get().username == "ada"


@pytest.mark.parametrize("name", ["ada", "ADA", "Ada"])
def test_a_name_has_one_owner(client, person, name):
    person("ada")
    answer = sign_up(client, name)
    assert sentences.accounts.NAME_TAKEN.en in answer.content.decode()
    assert User.objects.count() == 1


def test_a_name_taken_meanwhile_is_told_not_crashed_on(client, person, monkeypatch):
    from cardgames.web.forms import SignUp

    person("ada")
    monkeypatch.setattr(SignUp, "clean_username", lambda form: form.cleaned_data["username"])
    monkeypatch.setattr(SignUp, "_post_clean", lambda form: None)
    answer = sign_up(client, "ada")
    assert answer.status_code == 200
    assert sentences.accounts.NAME_TAKEN.en in answer.content.decode()


@pytest.mark.parametrize("password", ["", "short", "password123", "adalovelace"])
def test_a_weak_password_makes_no_account(client, password):
    assert sign_up(client, "adalovelace", password=password).status_code == 200
    assert not User.objects.exists()


@pytest.mark.parametrize("name", ["", "guest:1234", "a b", "a\x00b", "x" * 151])
def test_a_name_that_will_not_do_makes_no_account(client, name):
    assert sign_up(client, name).status_code == 200
    assert not User.objects.exists()


# Logging in


def test_logging_in_brings_the_guests_games_along_and_shows_them(client, person, one_move, table):
    ada = person("ada", PASSWORD)
    own = table(user=ada, number="2")
    own.play()
    sitting = deal(client, number="3")
    one_move(f"/table/{sitting.key}/")
    answer = log_in(client)
    assert answer.url == reverse("merged")
    merged = client.get(answer.url).context["merged"]
    assert [entry.key for entry in merged] == [sitting.key]
    assert list(User.objects.all()) == [ada]
    assert set(Sitting.objects.filter(seats__user=ada)) == {sitting, own.sitting}


def test_both_sides_keep_their_sitting_of_the_same_deal(client, person, one_move, table):
    ada = person("ada", PASSWORD)
    own = table(user=ada, number="3")
    own.play()
    sitting = deal(client, number="3")
    one_move(f"/table/{sitting.key}/")
    log_in(client)
    kept = Sitting.objects.filter(seats__user=ada, finished=None)
    assert set(kept.values_list("key", "transcript")) == {
        (sitting.key, Sitting.objects.get(pk=sitting.pk).transcript),
        (own.sitting.key, own.now().transcript),
    }


def test_logging_in_without_having_played_shows_ones_games(client, person):
    person("ada", PASSWORD)
    assert log_in(client).url == reverse("mine")


def test_logging_in_leads_where_one_wanted_to_go_but_not_elsewhere(client, person):
    person("ada", PASSWORD)
    wanted = {"username": "ada", "password": PASSWORD, "next": "/games/parterre/"}
    assert client.post("/account/log-in/", wanted).url == "/games/parterre/"
    client.post("/account/log-out/")
    wanted["next"] = "https://elsewhere.example/"
    assert client.post("/account/log-in/", wanted).url == reverse("mine")


def test_a_wrong_password_or_name_is_told_alike(client, person):
    person("ada", PASSWORD)
    for name, password in (("ada", "wrong"), ("eve", PASSWORD), ("ada\x00", PASSWORD)):
        answer = log_in(client, name, password)
        assert answer.status_code == 200
        assert whose(client).is_anonymous
    assert sentences.accounts.NO_ENTRY.en in log_in(client, "eve").content.decode()


@pytest.mark.parametrize(("name", "typed"), [("ada", "Ada"), ("Ольга", "ольга"), ("Ölga", "öLGA")])
def test_a_name_may_be_typed_in_any_case(client, person, name, typed):
    ada = person(name, PASSWORD)
    log_in(client, typed)
    assert whose(client) == ada


def test_nobody_takes_a_name_that_differs_in_case_alone(client, person):
    person("Ольга", PASSWORD)
    answer = sign_up(client, "ольга")
    assert sentences.accounts.NAME_TAKEN.en in answer.content.decode()
    assert User.objects.count() == 1


def test_a_guest_cannot_be_logged_in_to(client):
    deal(client)
    name = User.objects.get().username
    other = Client()
    for password in ("", "!", User.objects.get().password):
        log_in(other, name, password)
    assert whose(other).is_anonymous


def test_logging_in_brings_the_language_along(client, person):
    person("ada", PASSWORD, language="ru")
    log_in(client)
    assert client.cookies["django_language"].value == "ru"


# Logging out, settings, passwords


def test_logging_out_leaves_a_stranger(client, person):
    client.force_login(person())
    assert client.post("/account/log-out/").url == reverse("home")
    assert whose(client).is_anonymous


def test_a_guest_is_not_logged_out_of_his_games(client):
    deal(client)
    assert client.post("/account/log-out/").url == reverse("sign-up")
    assert whose(client).guest


def test_an_address_is_kept(client, person):
    client.force_login(person())
    client.post("/account/", {"email": "new@example.org"})
    assert User.objects.get().email == "new@example.org"
    client.post("/account/", {"email": ""})
    assert User.objects.get().email == ""


def test_a_language_chosen_anywhere_is_kept_with_the_account(client, person):
    client.force_login(person())
    client.post(reverse("set_language"), {"language": "ru", "next": "/"})
    client.post(reverse("set_language"), {"language": "klingon", "next": "/"})
    assert User.objects.get().language == "ru"


def test_a_changed_password_keeps_this_device_and_no_other(client, person):
    ada = person("ada", PASSWORD)
    other = Client()
    for device in (client, other):
        device.force_login(ada)
    new = "nine of diamonds, ace"
    given = {"old_password": PASSWORD, "new_password1": new, "new_password2": new}
    assert client.post("/account/password/", given).url == reverse("account")
    assert whose(client) == ada
    assert whose(other).is_anonymous
    assert User.objects.get().check_password(new)


def test_a_guest_has_no_password_to_change(client):
    deal(client)
    assert client.get("/account/password/").status_code in (302, 403)


def test_a_forgotten_password_is_set_anew_by_a_letter_good_for_once(client, person):
    person("ada", PASSWORD)
    client.post("/account/reset/", {"email": "ada@example.org"})
    [letter] = mail.outbox
    path = re.search(r"https?://testserver(/\S+)", letter.body)[1]
    form = client.get(path)
    new = "nine of diamonds, ace"
    client.post(form.url, {"new_password1": new, "new_password2": new})
    assert User.objects.get().check_password(new)
    again = client.get(path, follow=True)
    assert not again.context["validlink"]


def test_the_letter_leads_to_the_public_address(client, person, settings):
    settings.SITE_URL = "https://cards.example"
    person("ada", PASSWORD)
    client.post("/account/reset/", {"email": "ada@example.org"})
    assert "https://cards.example/account/reset/" in mail.outbox[0].body


def test_whether_there_is_an_account_the_reset_does_not_tell(client, person):
    person("ada", PASSWORD)
    known = client.post("/account/reset/", {"email": "ada@example.org"})
    unknown = client.post("/account/reset/", {"email": "eve@example.org"})
    assert known.url == unknown.url == reverse("password-reset-done")
    assert len(mail.outbox) == 1


# Deleting


def test_deleting_an_account_takes_all_that_it_alone_played(client, person, table):
    ada, eve = person("ada", PASSWORD), person("eve")
    for user, number in ((ada, "1"), (ada, "2"), (eve, "2")):
        table(user=user, number=number).play()
    client.force_login(ada)
    assert client.post("/account/delete/", {"password": PASSWORD}).url == reverse("home")
    assert list(User.objects.all()) == [eve]
    assert Client().get(f"/d/{Deal.objects.get(number='1').code}/").status_code == 200
    assert Sitting.objects.get().seats.get().user == eve
    assert whose(client).is_anonymous


def test_deleting_asks_for_the_password(client, person):
    client.force_login(person("ada", PASSWORD))
    answer = client.post("/account/delete/", {"password": "wrong"})
    assert sentences.accounts.WRONG_PASSWORD.en in answer.content.decode()
    assert User.objects.exists()


def test_a_guest_can_be_forgotten(client):
    deal(client)
    client.post("/account/delete/")
    assert not User.objects.exists()
    assert not Sitting.objects.exists()


# Limits


def test_passwords_cannot_be_tried_without_end(client, person):
    person("ada", PASSWORD)
    for _ in range(limits.LOG_IN_AS.times):
        assert log_in(client, "ada", "wrong").status_code == 200
    answer = log_in(client, "ADA", PASSWORD)
    assert answer.status_code == 429
    assert "minute" in answer.content.decode()
    assert whose(client).is_anonymous


def test_the_hasher_does_not_run_for_one_attempt_too_many(client, monkeypatch):
    monkeypatch.setattr("cardgames.web.views.accounts.authenticate", lambda *_, **__: None)
    for place in range(limits.LOG_IN_FROM.times):
        log_in(client, f"name{place}", "wrong")
    monkeypatch.setattr("cardgames.web.views.accounts.authenticate", None)
    assert log_in(client, "one-more", "wrong").status_code == 429


@pytest.mark.parametrize(
    ("limit", "path", "fields"),
    [
        (limits.SIGN_UP, "/account/sign-up/", {}),
        (limits.RESET_TO, "/account/reset/", {"email": "ada@example.org"}),
        (limits.RESET_FROM, "/account/reset/", {}),
        (limits.NEW_DEAL, "/games/eagle-wing/deal", {"number": "x"}),
    ],
)
def test_what_costs_much_is_limited_for_each_address(client, limit, path, fields):
    for _ in range(limit.times):
        if limit is limits.RESET_FROM:
            fields = {"email": f"{_}@example.org"}
        assert client.post(path, fields).status_code != 429
    assert client.post(path, fields).status_code == 429
    elsewhere = client.post(path, {"email": "x"}, REMOTE_ADDR="10.0.0.9")
    assert elsewhere.status_code != 429


def test_guests_cannot_be_made_without_end():
    limit = limits.NEW_GUEST
    for _ in range(limit.times):
        limit.take("127.0.0.1")
    answer = Client().post("/games/eagle-wing/deal")
    assert answer.status_code == 429
    assert not User.objects.exists()


def test_a_limit_is_told_in_the_readers_language(client):
    for _ in range(limits.SIGN_UP.times):
        limits.SIGN_UP.take("127.0.0.1")
    client.cookies["django_language"] = "ru"
    assert "Слишком много попыток" in sign_up(client).content.decode()
