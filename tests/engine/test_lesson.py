"""Lessons: every task can be done, and nothing but what is asked for is let pass."""

import pytest

from cardgames import games
from cardgames.engine.lesson import POINT, PUPIL
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.prose import Fault, Refused
from cardgames.engine.table import STOP

PAGES = [
    pytest.param(page, id=f"{slug}-{number}")
    for slug, pages in games.LESSONS.items()
    for number, page in enumerate(pages, 1)
]


@pytest.mark.parametrize("part", PAGES)
def test_every_task_can_be_done_by_whom_it_is_given_to(part):
    for done, task in enumerate(part.tasks):
        rules, table, before, last = part.course(games.rules, done)
        if task.does == STOP:
            assert rules.offences(before, last), "there is an error to call"
        elif task.does.startswith(POINT):
            proving = rules.proofs(before, last)
            assert rules.names.index(task.does.removeprefix(POINT)) in set().union(
                *proving.values()
            )
        else:
            move = read_move(rules, task.does)
            assert move in rules.moves(table)
            assert (table.seat != PUPIL) == task.other


@pytest.mark.parametrize("part", PAGES)
def test_nothing_is_hidden_from_the_pupil_that_a_sentence_tells(part):
    """Each position holds, and its last table too: it is read, played and seen without a fault."""
    for done in range(len(part.tasks) + 1):
        rules, table, *_ = part.course(games.rules, done)
        assert rules.view(table, PUPIL).seat in (1, 2)


@pytest.mark.parametrize("part", PAGES)
def test_only_what_is_asked_for_passes(part):
    for done, task in enumerate(part.tasks):
        if task.other:
            continue
        rules, table, *_ = part.course(games.rules, done)
        part.attempt(games.rules, done, task.does)
        for move in rules.moves(table):
            text = write_move(rules, move)
            if text != task.does:
                with pytest.raises(Refused):
                    part.attempt(games.rules, done, text)
        with pytest.raises(Refused if part.frozen(done) else Fault):
            part.attempt(games.rules, done, "nonsense")


def test_a_page_tells_what_is_wrong_with_what_was_tried():
    pages = games.LESSONS["crapette"]

    def why(number, done, does):
        with pytest.raises(Refused) as refused:
            pages[number - 1].attempt(games.rules, done, does)
        return refused.value.tell("en")

    assert "[F1]" in why(2, 0, "c1-c2")
    assert "no error" in why(2, 0, "stop")
    assert "something else" in why(1, 0, "demand:r2")
    assert "proves nothing" in why(6, 2, "point:c5")
    assert "show first" in why(6, 2, "c3-f1")


def test_the_last_page_ends_as_the_text_counts():
    """«… 30 очков плюс два очка за каждую карту … и по одному очку …»."""
    page = games.LESSONS["crapette"][-1]
    rules, table, *_ = page.course(games.rules, len(page.tasks))
    assert rules.outcome(table).points == 30 + 2 * 3 + 10 + 4 == 50
