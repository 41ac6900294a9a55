"""What games for two come to: worked out of their moves for both, and counted anew alike."""

import random

import pytest
from django.core.management import call_command

from cardgames.web.models import Result
from cardgames.web.selectors import friends
from cardgames.web.services import bots, duels, results
from tests.web.duels import Clock, begun
from tests.web.reading import Page, foreign_words

pytestmark = pytest.mark.django_db


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


def by_place():
    """The results of the one game, by place."""
    return {result.seat.place: result for result in Result.objects.select_related("seat")}


def played(**terms):
    """A game of strict order without waiting, the first turn of which is over."""
    game, chance = begun(**({"mode": "strict", "bank": None, "hold": 0} | terms)), random.Random(1)
    for _ in range(500):
        if game.turn == 2:
            return game
        game.play(chance.choice(game.moves()))
    raise AssertionError("the turn never ended")


@pytest.fixture
def strict(clock):
    return played()


def recounted(capsys, *options):
    call_command("recount", *options)
    return capsys.readouterr().out.strip()


def test_both_have_a_result_and_the_winner_the_points(clock, strict, capsys):
    strict.do("resign", 2)
    found, duel = by_place(), strict.duel
    assert (duel.winner, found[1].won, found[2].won) == (1, True, False)
    assert (found[1].points, found[2].points) == (duel.points, 0)
    assert duel.points > 0
    assert found[1].moves + found[2].moves == strict.now().force
    assert {(one.game, one.variants, one.repeat) for one in found.values()} == {
        ("crapette", "strict", False)
    }
    assert recounted(capsys, "--check") == "Results: 2. Different from what is stored: 0."


def test_a_draw_is_won_by_nobody(clock, strict, capsys):
    strict.do("draw", 1)
    strict.do("draw", 2)
    assert [(one.won, one.points) for one in by_place().values()] == [(False, 0)] * 2
    assert recounted(capsys, "--check").endswith("stored: 0.")


def test_a_counted_draw_is_the_lower_counts(clock, capsys):
    game = played(options="draw-count")
    game.do("draw", 1)
    game.do("draw", 2)
    duel = game.duel
    for place, result in by_place().items():
        assert result.won == (place == duel.winner)
    assert recounted(capsys, "--check").endswith("stored: 0.")


def test_a_game_that_ran_out_of_time_counts(clock, capsys):
    game = played(bank=600_000)
    clock.wait(3_600_000)
    duels.present(game.sitting.pk)
    assert game.duel.how == "flag"
    assert len(by_place()) == 2
    assert recounted(capsys, "--check").endswith("stored: 0.")


def test_what_the_row_says_and_the_moves_do_not_counts_for_nothing(strict):
    strict.do("resign", 2)
    sitting = strict.now()
    assert results.worked_out(sitting)
    sitting.duel.points += 1
    assert results.worked_out(sitting) == {}
    sitting.duel.points -= 1
    sitting.duel.how = "out"
    assert results.worked_out(sitting) == {}


def test_a_call_that_was_not_right_is_confirmed_by_nobody(strict):
    strict.do("resign", 2)
    sitting = strict.now()
    sitting.transcript, sitting.force = f"{sitting.transcript} stop", sitting.force + 1
    assert results.worked_out(sitting) == {}


def test_bots_are_shown_apart_from_people(client, clock):
    strict_game = played()
    strict_game.do("resign", 2)
    winner = strict_game.user(1)
    against_bot = begun(mode="strict", bot="novice", bank=None, hold=0)
    while against_bot.at.mover is None:
        [place] = against_bot.seats
        if against_bot.turn == place:
            against_bot.play(against_bot.moves()[0])
        else:
            bot_move = against_bot.moves()[0]
            bots.plays(against_bot.sitting.pk, against_bot.turn, against_bot.now().n, bot_move)
    against_bot.do("resign", place)
    person = against_bot.user(place)
    client.force_login(person)
    page = client.get("/statistics/crapette/")
    ways = {variants: figures.ended for variants, _, figures in page.context["ways"]}
    assert ways == {"strict": 1, "strict bot": 1}
    only = client.get("/statistics/crapette/?variants=strict").context
    assert only["figures"].won == (person == winner)
    assert Result.objects.get(variants="strict bot").user == person


@pytest.mark.parametrize("language", ["en", "ru"])
def test_statistics_of_two_are_whole_in_one_language(client, strict, language):
    strict.do("resign", 2)
    client.force_login(strict.user(1))
    client.cookies["django_language"] = language
    for path in ("/statistics/crapette/", "/mine/"):
        html = client.get(path).content.decode()
        assert Page(html).language == language
        assert foreign_words(html) <= {"ada", "bob"}
    page = client.get("/statistics/crapette/").context
    assert [chart.name for chart in page["charts"]] == ["results", "moves", "times", "points"]
    assert page["figures"].best_points == strict.duel.points
    assert page["figures"].streak == page["figures"].longest == 1
    assert page["drawn"] == 0


def test_a_draw_is_counted_as_one(client, strict):
    strict.do("draw", 1)
    strict.do("draw", 2)
    client.force_login(strict.user(1))
    page = client.get("/statistics/crapette/").context
    assert (page["drawn"], page["figures"].ended, page["figures"].won) == (1, 1, 0)


def test_my_games_tell_how_a_game_for_two_ended_and_lead_to_its_replay(client, strict):
    strict.do("resign", 2)
    for place, won in ((1, True), (2, False)):
        client.force_login(strict.user(place))
        page = client.get("/mine/")
        [entry] = page.context["finished"]
        assert (entry.two, entry.won, entry.home) == (True, won, strict.duel.points)
        html = page.content.decode()
        assert f"/replay/{entry.watch}/" in html
        assert f"/duel/{entry.key}/" in html
        assert f"/d/{entry.code}/" not in html
        assert client.get(f"/replay/{entry.watch}/").status_code == 200


def test_friends_compare_no_games_against_each_other(strict):
    ada, bob = strict.user(1), strict.user(2)
    ada.friends.add(bob)
    bob.friends.add(ada)
    strict.do("resign", 2)
    assert [one.common for one in friends.compared(ada.pk)] == [0]
    assert list(friends.together(ada.pk, bob.pk, None)) == []
