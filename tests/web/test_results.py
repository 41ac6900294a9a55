"""What a sitting comes to once it is over: replayed, counted once, recounted alike."""

import pytest
from django.core.management import call_command
from django.utils import timezone

from cardgames.engine.position import Position
from cardgames.web import standing
from cardgames.web.models import Result, Sitting, User
from cardgames.web.services import deals, people, results

pytestmark = pytest.mark.django_db


def rows():
    """All results, but for the ids of their rows."""
    fields = [field.attname for field in Result._meta.fields if field.name != "id"]
    return sorted(Result.objects.values_list(*fields))


def recounted(capsys, *options):
    """What the command says."""
    call_command("recount", *options)
    return capsys.readouterr().out.strip()


def test_a_won_game_is_a_result_with_what_it_took(ending):
    at, last = ending(won=True)
    at.undo()
    at.redo()
    sitting = at.play(last).sitting
    [result] = Result.objects.all()
    assert (result.won, result.points, result.repeat) == (True, 52, False)
    assert (result.moves, result.undos, result.spent) == (sitting.force, 1, sitting.spent)
    assert (result.game, result.ended) == ("eagle-wing", sitting.finished)


def test_a_game_given_up_is_a_result_that_is_not_won(table):
    at = table()
    at.play()
    at.give_up()
    [result] = Result.objects.all()
    assert (result.won, result.moves) == (False, 1)
    assert result.points == at.now().points


def test_a_game_left_open_or_stuck_is_no_result_yet(table, ending):
    table(number="5").play()
    at, last = ending(won=False)
    at.play(last)
    assert at.now().outcome == Sitting.Outcome.STUCK
    assert not Result.objects.exists()


def test_a_game_without_a_move_never_is_a_result(table):
    table().give_up()
    assert not Result.objects.exists()


def test_what_is_played_for_practice_never_is_a_result(table):
    at = table()
    at.play()
    Sitting.objects.update(practice=True)
    at.give_up()
    assert not Result.objects.exists()


def test_typed_cards_were_known_before_so_every_game_with_them_is_a_repeat(table, capsys):
    start = Position(*standing.dealt(table().sitting.deal))
    at = table()
    Sitting.objects.filter(pk=at.sitting.pk).update(deal=deals.of_position(start))
    at.sitting.refresh_from_db()
    at.play()
    at.give_up()
    assert Result.objects.get().repeat
    assert recounted(capsys, "--check").endswith("stored: 0.")


def test_the_same_cards_dealt_again_end_the_first_attempt_and_begin_a_repeat(table):
    table().play()
    again = table()
    assert [result.repeat for result in Result.objects.all()] == [False]
    again.play()
    again.give_up()
    assert sorted(Result.objects.values_list("repeat", flat=True)) == [False, True]


def test_what_the_engine_does_not_confirm_counts_for_nothing(ending, capsys):
    at, last = ending(won=True)
    at.play(last)
    words = at.now().steps
    for broken in (words[:-1], words[1:], ["c1-f1", *words], ["nonsense"]):
        sitting = at.now()
        sitting.transcript, sitting.force = " ".join(broken), len(broken)
        assert results.worked_out(sitting) == {}
    sitting.transcript, sitting.force = " ".join(words), len(words)
    assert results.worked_out(sitting)[1]["won"]
    sitting.outcome = Sitting.Outcome.GIVEN_UP
    assert results.worked_out(sitting) == {}


def test_results_worked_out_anew_are_the_same(ending, table, person, capsys):
    at, last = ending(won=True)
    at.play(last)
    for name in ("ada", "eve"):
        user = User.objects.filter(username=name).first() or person(name)
        for _ in range(3):
            again = table(user=user, number="7")
            again.play()
        again.give_up()
    before = rows()
    assert len(before) == 7
    assert recounted(capsys, "--check") == "Results: 7. Different from what is stored: 0."
    Result.objects.filter(user__username="eve").delete()
    assert recounted(capsys) == "Results: 7. Different from what was stored, now put right: 3."
    assert rows() == before


def test_a_wrong_result_is_told_and_put_right(ending, table, capsys):
    at, last = ending(won=True)
    at.play(last)
    other = table(number="9")
    other.play()
    other.give_up()
    before = rows()
    Result.objects.filter(won=True).update(moves=3, repeat=True)
    Sitting.objects.filter(pk=other.sitting.pk).update(transcript="")
    with pytest.raises(SystemExit):
        recounted(capsys, "--check", "--person", "ada")
    assert capsys.readouterr().out.endswith("stored: 2.\n")
    assert recounted(capsys) == "Results: 1. Different from what was stored, now put right: 2."
    assert rows() == [row for row in before if row[0] == at.seat]


def test_a_guests_results_come_along_and_only_the_earliest_of_the_same_cards_stays_the_first(
    table, person, client, rf, capsys
):
    user = person("ada")
    guest = User.objects.create(username="guest:1", guest=True)
    for number, order in {"1": (user, guest), "2": (guest, user), "3": (guest,)}.items():
        for one in order:
            at = table(user=one, number=number)
            at.play()
            at.give_up()
    people._merge(guest, user)
    assert not User.objects.filter(guest=True).exists()
    assert Result.objects.filter(user=user, repeat=False).count() == 3
    assert Result.objects.filter(user=user).count() == 5
    first = dict(Result.objects.filter(repeat=False).values_list("deal", "ended"))
    assert all(ended >= first[deal] for deal, ended in Result.objects.values_list("deal", "ended"))
    assert recounted(capsys, "--check").endswith("stored: 0.")


def test_the_number_of_a_daily_deal_is_told_once_its_day_is_over(ending):
    at, last = ending(won=True)
    at.play(last)
    today = timezone.now().date()
    deal = at.now().deal
    told = {}
    for days in (-1, 0, 1):
        deal.daily = today + timezone.timedelta(days=days)
        at.sitting.deal = deal
        told[days] = at.sitting.told_number
    assert told == {-1: True, 0: False, 1: False}
