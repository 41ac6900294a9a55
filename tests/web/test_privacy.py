"""Whose results somebody may see."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from cardgames.web.models import Seat, User
from cardgames.web.selectors import deals, privacy
from cardgames.web.services import people, sittings

pytestmark = pytest.mark.django_db

Audience = User.Audience


@pytest.fixture
def circle(person):
    """Ada, her friend Eve, and Bob whom nobody knows."""
    ada, eve, bob = (person(name) for name in ("ada", "eve", "bob"))
    ada.friends.add(eve)
    return ada, eve, bob


@pytest.mark.parametrize(
    ("audience", "seen_by"),
    [
        (Audience.NOBODY, {"ada"}),
        (Audience.FRIENDS, {"ada", "eve"}),
        (Audience.EVERYBODY, {"ada", "eve", "bob", None}),
    ],
)
def test_results_are_seen_by_those_they_are_meant_for(circle, audience, seen_by):
    ada, *_ = circle
    people.choose_audience(ada, audience)
    viewers = {user.username: user.pk for user in circle} | {None: None}
    assert {name for name, pk in viewers.items() if privacy.may_see(pk, ada.pk)} == seen_by


def test_friendship_is_of_both(circle):
    ada, eve, bob = circle
    assert list(privacy.friends_of(ada.pk)) == [eve]
    assert list(privacy.friends_of(eve.pk)) == [ada]
    assert list(privacy.friends_of(bob.pk)) == []
    assert list(privacy.friends_of(None)) == []


def test_a_guest_is_shown_to_nobody_whatever_he_asks_for(client):
    client.post("/games/eagle-wing/deal")
    guest = User.objects.get()
    people.choose_audience(guest, Audience.EVERYBODY)
    assert not privacy.may_see(None, guest.pk)
    assert privacy.may_see(guest.pk, guest.pk)


def test_an_account_is_shown_to_friends_until_it_says_otherwise(client):
    client.post("/games/eagle-wing/deal")
    fields = {"username": "ada", "password": "ten of spades, four of clubs"}
    client.post("/account/sign-up/", fields)
    assert User.objects.get().audience == Audience.FRIENDS


def test_seats_are_filtered_in_one_question_and_none_comes_twice(circle, table):
    ada, eve, bob = circle
    for friend in (eve, bob):
        ada.friends.add(friend)
    for user in circle:
        user.audience = Audience.FRIENDS
        user.save()
        table(user=user).play()
    with CaptureQueriesContext(connection) as asked:
        seen = list(Seat.objects.filter(privacy.shown_to(ada.pk, "user")).order_by("user"))
    assert [seat.user_id for seat in seen] == [ada.pk, eve.pk, bob.pk]
    assert len(asked) == 1
    seen = Seat.objects.filter(privacy.shown_to(bob.pk, "user"))
    assert {seat.user_id for seat in seen} == {ada.pk, bob.pk}


def test_practice_counts_nowhere_and_is_left_alone_by_a_new_deal(table, client):
    at = table()
    at.play()
    at.now().practice = True
    at.sitting.save()
    deal, user = at.sitting.deal, at.sitting.seats.get().user
    assert deals.tally(deal) == (0, 0)
    assert sittings.begin(deal, user) != at.sitting
    assert not at.now().over
    client.force_login(user)
    assert "Practice" in client.get("/mine/").content.decode()
