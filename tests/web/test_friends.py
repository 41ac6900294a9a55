"""Friends: by an invitation that both agree to, ended by either."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from cardgames.engine.prose import Fault
from cardgames.web import sentences
from cardgames.web.models import Invitation, Sitting, User
from cardgames.web.selectors import friends as known
from cardgames.web.selectors import privacy
from cardgames.web.services import friends

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(person):
    return person("ada", audience="friends")


@pytest.fixture
def eve(person):
    return person("eve", audience="friends")


def at(user):
    client = Client()
    client.force_login(user)
    return client


def invite(client):
    """Press the button; gives the path of the link."""
    assert client.post("/friends/").status_code == 302
    return reverse("invitation", args=[Invitation.objects.latest("pk").code])


def names(user):
    return [friend.username for friend in privacy.friends_of(user.pk)]


def test_an_invitation_accepted_makes_friends_of_both_and_is_used_up(ada, eve, person):
    path = invite(at(ada))
    page = at(eve).get(path).content.decode()
    assert "ada invites you" in page
    assert names(ada) == names(eve) == []
    assert at(eve).post(path).url == "/friends/"
    assert (names(ada), names(eve)) == (["eve"], ["ada"])
    bob = person("bob")
    assert at(bob).get(path).status_code == at(bob).post(path).status_code == 404
    assert names(bob) == []


def test_looking_at_an_invitation_is_not_accepting_it(ada, eve):
    path = invite(at(ada))
    for _ in range(2):
        assert at(eve).get(path).status_code == 200
    assert names(eve) == []


def test_a_stranger_or_guest_is_asked_for_a_name_first(ada, client):
    path = invite(at(ada))
    for _ in range(2):
        page = client.get(path).content.decode()
        assert f"{reverse('sign-up')}?next={path}" in page
        client.post(path)
        client.post("/games/eagle-wing/deal")
    assert names(ada) == []
    assert Invitation.objects.count() == 1
    with pytest.raises(Fault):
        friends.accept(User.objects.get(guest=True), Invitation.objects.get().code)


def test_nobody_befriends_himself(ada):
    path = invite(at(ada))
    answer = at(ada).post(path)
    assert answer.status_code == 409
    assert sentences.friends.OWN_INVITATION.en in answer.content.decode()
    assert Invitation.objects.exists()


def test_an_invitation_expires(ada, eve):
    path = invite(at(ada))
    Invitation.objects.update(expires=timezone.now() - timedelta(seconds=1))
    answer = at(eve).post(path)
    assert answer.status_code == 404
    assert sentences.friends.NO_SUCH_INVITATION.en in answer.content.decode()
    assert names(eve) == []
    assert list(known.invitations(ada.pk)) == []


def test_only_its_maker_withdraws_an_invitation(ada, eve):
    path = invite(at(ada))
    code = Invitation.objects.get().code
    at(eve).post("/friends/withdraw", {"code": code})
    assert Invitation.objects.exists()
    at(ada).post("/friends/withdraw", {"code": code})
    assert at(eve).post(path).status_code == 404


def test_either_ends_it_for_both(ada, eve, person):
    bob = person("bob")
    ada.friends.add(eve, bob)
    at(bob).post("/friends/end", {"friend": eve.pk})
    at(eve).post("/friends/end", {"friend": ada.pk})
    assert (names(ada), names(eve)) == (["bob"], [])


@pytest.mark.parametrize("friend", ["", "x", "-1", "9" * 30, "²"])
def test_ending_with_nobody_ends_nothing(ada, eve, friend):
    ada.friends.add(eve)
    assert at(ada).post("/friends/end", {"friend": friend}).status_code == 302
    assert names(ada) == ["eve"]


def test_invitations_and_friends_are_limited(ada, eve, monkeypatch):
    for _ in range(friends.MOST_INVITATIONS):
        path = invite(at(ada))
    assert at(ada).post("/friends/").status_code == 409
    monkeypatch.setattr(friends, "MOST_FRIENDS", 0)
    assert at(eve).post(path).status_code == 409
    assert names(ada) == []


def test_friends_are_compared_by_the_deals_that_both_played(ada, eve, ending, table):
    ada.friends.add(eve)
    for user in (ada, eve):
        won, last = ending(won=True, user=user)
        won.play(last)
    table(user=ada, number="77").play()
    for user in (ada, eve):
        lost = table(user=user, game="parterre")
        lost.play()
        assert known.compared(ada.pk)[0].common == 1  # not yet what one of them still plays
        lost.give_up()
    [compared] = known.compared(ada.pk)
    assert compared[1:] == (True, 2, 1, 1)
    page = at(ada).get("/friends/").content.decode()
    assert "eve" in page


def test_whoever_shows_nobody_his_results_shows_no_friend_either(ada, eve, table):
    ada.friends.add(eve)
    for user in (ada, eve):
        given_up = table(user=user)
        given_up.play()
        given_up.give_up()
    assert known.compared(ada.pk)[0].common == 1
    at(eve).post("/friends/audience", {"audience": "nobody"})
    [compared] = known.compared(ada.pk)
    assert (compared.shown, compared.common) == (False, 0)
    at(eve).post("/friends/audience", {"audience": "the world"})
    eve.refresh_from_db()
    assert eve.audience == "nobody"


def test_practice_is_not_compared(ada, eve, table):
    ada.friends.add(eve)
    mine, other = table(user=ada), table(user=eve)
    for each in (mine, other):
        each.play()
    type(other.sitting).objects.filter(pk=other.sitting.pk).update(practice=True)
    for each in (mine, other):
        each.give_up()
    assert known.compared(ada.pk)[0].common == 0


@pytest.fixture
def finished(table):
    """Lets people finish the same deals: finished(user, ...numbers)."""

    def finish(user, *numbers):
        for number in numbers:
            at = table(user=user, number=number)
            at.play()
            at.give_up()

    return finish


def test_friends_are_shown_deal_by_deal_what_both_have_finished(ada, eve, finished):
    ada.friends.add(eve)
    finished(ada, "1", "2", "3")
    finished(eve, "2", "3", "4")
    path = f"/friends/with/{eve.pk}/"
    page = at(ada).get(path)
    watched = {sitting.watch for sitting in Sitting.objects.filter(seats__user=ada)}
    assert len(page.context["both"]) == 2
    for both in page.context["both"]:
        assert both.mine.key in watched
        assert both.theirs.key not in watched
        assert at(ada).get(f"/compare/{both.mine.key}/{both.theirs.key}/").status_code == 200
    assert path in at(ada).get("/friends/").content.decode()


def test_only_friends_who_show_it_are_shown_deal_by_deal(ada, eve, person, finished):
    bob = person("bob", audience="everybody")
    for user in (ada, eve, bob):
        finished(user, "1")
    ada.friends.add(eve)
    assert at(ada).get(f"/friends/with/{bob.pk}/").status_code == 404
    assert at(ada).get(f"/friends/with/{10**12}/").status_code == 404
    assert at(ada).get(f"/friends/with/{10**30}/").status_code == 404
    eve.audience = "nobody"
    eve.save()
    assert at(ada).get(f"/friends/with/{eve.pk}/").status_code == 404


def test_more_deals_ask_no_more_questions(ada, eve, finished):
    ada.friends.add(eve)
    client = at(ada)

    def questions():
        with CaptureQueriesContext(connection) as asked:
            client.get(f"/friends/with/{eve.pk}/")
        return len(asked)

    counts = []
    for number in ("1", "2", "3"):
        finished(ada, number)
        finished(eve, number)
        counts.append(questions())
    assert counts[0] == counts[2] <= 7


def test_more_friends_ask_no_more_questions(ada, person, table):
    def questions():
        client = at(ada)
        with CaptureQueriesContext(connection) as asked:
            client.get("/friends/")
        return len(asked)

    counts = []
    for number in range(3):
        ada.friends.add(person(f"friend{number}", audience="friends"))
        friends.invite(ada)
        counts.append(questions())
    assert counts[0] == counts[2] <= 8


@pytest.mark.parametrize("path", ["/friends/", "/friends/withdraw", "/friends/end"])
def test_friends_need_an_account(client, path):
    assert client.post(path).url.startswith(reverse("log-in"))
    client.post("/games/eagle-wing/deal")
    assert client.post(path).url.startswith(reverse("sign-up"))
