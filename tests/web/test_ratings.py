"""Ratings: the formulas by their author's own example, and what rated games do."""

import pytest
from django.utils import timezone

from cardgames.engine.prose import Refused
from cardgames.web import sentences
from cardgames.web.glicko import Rating as Strength
from cardgames.web.glicko import idle, rated
from cardgames.web.models import Rated, Rating
from cardgames.web.selectors import matches
from cardgames.web.services import matches as tables
from cardgames.web.services import ratings
from tests.web.duels import begun, match, person


def test_the_papers_example():
    """Glickman's example: 1500/200 against three opponents comes to 1464.06, 151.52, 0.05999."""
    games = [
        (Strength(1400, 30), 1.0),
        (Strength(1550, 100), 0.0),
        (Strength(1700, 300), 0.0),
    ]
    after = rated(Strength(1500, 200, 0.06), games)
    assert round(after.rating, 2) == 1464.05 or round(after.rating, 2) == 1464.06
    assert round(after.deviation, 2) == 151.52
    assert round(after.volatility, 5) == 0.06 or round(after.volatility, 5) == 0.05999


def test_who_does_not_play_becomes_less_certain_and_no_weaker():
    """Step 6 alone: sqrt(phi² + sigma²)."""
    known = Strength(1700, 50, 0.06)
    later = idle(known, 1)
    assert later.rating == 1700
    assert later.deviation == pytest.approx((50**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert idle(known, 10_000).deviation == 350
    assert rated(known, []) == later


@pytest.mark.django_db
def test_a_rated_game_moves_both_by_as_much_in_opposite_ways():
    game = begun(rated=True)
    game.do("resign", 1)
    winner, loser = (Rating.objects.get(user=game.user(place)) for place in (2, 1))
    assert winner.rating - 1500 == pytest.approx(1500 - loser.rating)
    assert winner.rating > 1600
    assert winner.deviation == loser.deviation < 350
    stored = {row.place: row for row in Rated.objects.all()}
    assert (stored[1].before, stored[1].after) == (1500, loser.rating)
    assert stored[2].after == winner.rating


@pytest.mark.django_db
def test_each_mode_has_a_rating_of_its_own():
    for mode in ("stop", "strict"):
        begun(rated=True, mode=mode).do("resign", 1)
    assert Rating.objects.filter(mode="stop").count() == 2
    assert Rating.objects.filter(mode="strict").count() == 2
    assert set(Rated.objects.values_list("before", flat=True)) == {1500}


@pytest.mark.django_db
def test_a_casual_game_moves_nobody():
    begun().do("resign", 1)
    assert not Rating.objects.exists()
    tally = matches.tally(person("ada"), "stop")
    assert tally["lost"] + tally["won"] == 1


@pytest.mark.django_db
def test_a_game_is_rated_once_whatever_comes_after_it():
    game = begun(rated=True)
    game.do("resign", 1)
    kept = Rating.objects.get(user=game.user(1)).rating
    game.do("rematch", 1)
    game.do("rematch", 2)
    assert Rating.objects.get(user=game.user(1)).rating == kept
    assert Rated.objects.count() == 2


@pytest.mark.django_db
def test_a_year_away_makes_the_next_game_weigh_more():
    game = begun(rated=True)
    game.do("resign", 1)
    row = Rating.objects.get(user=game.user(1))
    fresh = ratings._now(row, timezone.now())
    row.played -= timezone.timedelta(days=365)
    assert ratings._now(row, timezone.now()).deviation > fresh.deviation


@pytest.mark.django_db
@pytest.mark.parametrize(
    "terms", [{"bank": None}, {"options": "draw-count"}, {"bot": "beginner"}, {"proof": "server"}]
)
def test_a_rated_game_is_as_founded_with_a_clock_against_a_person(terms):
    with pytest.raises(Refused) as refused:
        tables.make(match(rated=True, **terms), 0)
    assert refused.value.why == sentences.duels.RATED_AS_FOUNDED


@pytest.mark.django_db
def test_guests_play_no_rated_games():
    with pytest.raises(Refused) as refused:
        tables.make(match(person("guest", guest=True), rated=True), 0)
    assert refused.value.why == sentences.duels.NEEDS_ACCOUNT
    table = match(rated=True)
    tables.make(table, 0)
    with pytest.raises(Refused) as refused:
        tables.join(table, person("guest", guest=True), 0)
    assert refused.value.why == sentences.duels.NEEDS_ACCOUNT
