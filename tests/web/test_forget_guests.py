"""Guests who never came back are forgotten; nobody else is."""

from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from cardgames.web.models import Deal, Mark, Result, Sitting, User

pytestmark = pytest.mark.django_db

LONG_AGO = timezone.now() - timedelta(days=500)


@pytest.fixture
def guest(table):
    """Makes a guest who has given up a deal, last heard of at some time."""

    def make(name, heard=LONG_AGO, number="7", came=LONG_AGO):
        user = User.objects.create(username=f"guest:{name}", guest=True)
        at = table(user=user, number=number)
        at.play()
        at.give_up()
        Sitting.objects.filter(pk=at.sitting.pk).update(last=heard)
        User.objects.filter(pk=user.pk).update(date_joined=came, last_login=came)
        return at

    return make


def forget(*options):
    call_command("forget_guests", *options)


def test_who_was_not_heard_of_for_long_goes_with_what_he_played(guest, capsys):
    guest("1", number="7")
    guest("2", number="8")
    forget()
    assert capsys.readouterr().out == "Guests forgotten: 2.\n"
    assert not User.objects.exists()
    assert not Sitting.objects.exists()
    assert not Result.objects.exists()
    assert Deal.objects.count() == 2  # their links may be anywhere


def test_who_still_plays_or_has_an_account_stays(guest, person, table):
    guest("plays", heard=timezone.now())
    guest("came", came=timezone.now())
    marks = guest("marks")
    Mark.objects.create(user_id=marks.user, deal=marks.sitting.deal, favourite=True)
    person("ada")
    User.objects.filter(guest=False).update(date_joined=LONG_AGO, last_login=LONG_AGO)
    before = User.objects.count()
    forget()
    assert User.objects.count() == before == 4


def test_how_long_is_said_in_days(guest):
    guest("1", heard=timezone.now() - timedelta(days=20))
    forget("--days", "30")
    assert User.objects.exists()
    forget("--days", "10")
    assert not User.objects.exists()
    with pytest.raises(CommandError):
        forget("--days", "0")
