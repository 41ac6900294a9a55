"""A database filled to measure the site with: whole, likely, and in part really played."""

import pytest
from django.core.management import call_command
from django.db.models import F
from django.utils import timezone

from cardgames import games
from cardgames.web.management.commands import crowd
from cardgames.web.models import Deal, Result, Seat, Sitting, User
from cardgames.web.services import deals, results

pytestmark = pytest.mark.django_db


@pytest.fixture
def few(monkeypatch):
    """Some hundreds of sittings, and as few days."""
    monkeypatch.setattr(crowd, "DAYS", 4)
    monkeypatch.setattr(crowd, "TRIED", 1)
    monkeypatch.setattr(crowd, "LONGEST", 40)
    call_command("crowd", sittings=900)


def test_the_rows_belong_together(few):
    assert Sitting.objects.count() == 900
    assert Seat.objects.count() == Sitting.objects.count()
    assert Result.objects.count() == Sitting.objects.exclude(finished=None).count()
    together = {"seat__user": F("user"), "deal__game": F("game"), "seat__sitting__deal": F("deal")}
    assert Result.objects.filter(**together).count() == Result.objects.count()
    assert User.objects.get(username=crowd.VETERAN).friends.count() == crowd.FRIENDS


def test_what_many_have_played_replays_to_what_is_counted(few):
    today = Deal.objects.filter(daily=timezone.now().date())
    assert {deal.game for deal in today} == set(games.PATIENCES)
    for deal in today:
        result = Result.objects.filter(deal=deal).select_related("seat__sitting__deal").first()
        worked = results.worked_out(result.seat.sitting)[1]
        assert (worked["won"], worked["points"]) == (result.won, result.points)
        assert worked["moves"] == result.moves


def test_a_row_made_afterwards_gets_a_number_of_its_own(few):
    assert deals.secret("eagle-wing", []).pk == Deal.objects.order_by("-pk").first().pk


def test_a_database_with_people_in_it_is_left_alone(person):
    person("ada")
    with pytest.raises(SystemExit):
        call_command("crowd", sittings=900)
    assert not Sitting.objects.exists()
