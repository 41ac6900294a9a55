"""When each step was made: kept with the step, in tenths of a second of the game."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cardgames.web import pace
from cardgames.web.models import Sitting

pytestmark = pytest.mark.django_db


def wait(at, seconds):
    """Let so much time have passed since the table's last change."""
    last = timezone.now() - timedelta(seconds=seconds)
    Sitting.objects.filter(pk=at.sitting.pk).update(last=last)


def test_each_step_has_the_time_of_the_game_at_which_it_was_made(table):
    at = table()
    for seconds in (3, 5, 500):
        wait(at, seconds)
        at.play()
    first, second, third = pace.read(at.now().times)
    assert 3 <= first < 4
    assert 5 <= second - first < 6
    assert 120 <= third - second < 121, "who thinks longer than that has gone away"
    assert abs(third - at.sitting.spent / 1000) < 0.2


def test_a_step_made_after_others_were_taken_back_bears_their_time(table):
    at = table()
    for seconds in (3, 5):
        wait(at, seconds)
        at.play()
    wait(at, 7)
    at.undo()
    wait(at, 11)
    at.play()
    first, second = pace.read(at.now().times)
    assert 23 <= second - first < 25


def test_a_step_made_again_keeps_its_time(table):
    at = table()
    wait(at, 3)
    at.play()
    times = at.now().times
    wait(at, 8)
    at.undo()
    assert at.now().times == times
    at.redo()
    assert at.now().times == times


def test_steps_made_before_times_were_kept_have_none_and_those_after_them_do(table):
    at = table()
    at.play()
    at.play()
    Sitting.objects.filter(pk=at.sitting.pk).update(times="")
    wait(at, 4)
    at.play()
    *before, third = pace.read(at.now().times)
    assert before == [None, None]
    assert abs(third - at.sitting.spent / 1000) < 0.2
    assert pace.read("") == []


def test_a_step_and_its_time_are_one_statement(table):
    at = table()
    at.play()
    with CaptureQueriesContext(connection) as asked:
        at.play()
    updates = [query["sql"] for query in asked if query["sql"].startswith("UPDATE")]
    [update] = [sql for sql in updates if '"transcript"' in sql]
    assert '"times"' in update


def test_a_long_game_needs_few_bytes_for_its_times():
    times = ""
    for step in range(300):
        times = pace.written(times, step, 4200 * (step + 1))
    assert len(times) < 4 * 300
    assert pace.read(times)[-1] == pytest.approx(4.2 * 300)
