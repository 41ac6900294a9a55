"""The naive Crapette in the situations that its rules speak of."""

import random
from collections import Counter

import pytest

from tests.bench.agreement import CHOICES, some_game
from tests.naive.crapette import Crapette
from tests.naive.draws import Course


def table(opening=(), seat=1, **piles):
    """A table with only what matters on it; reserves stay face down unless given."""
    position = Crapette()
    given = {"r1": "<KS> <KS>", "r2": "<KS>", "s1": "<KH>", "s2": "<KH>"} | piles
    # Kings of one colour fill the layout, so that nothing fits and nothing is vacant.
    given = {f"c{place}": "KC" for place in range(1, 9)} | given
    for name, cards in given.items():
        position.piles[name] = cards.split()
    position.opening = list(opening)
    position.seat = seat
    return position


@pytest.mark.parametrize(
    ("position", "move", "offences"),
    [
        (table(opening=[1], c7="AD"), "turn:r1", ["F2"]),
        (table(opening=[1], c1="5D", c2="6S"), "c1-c2", ["F3"]),
        (table(c1="5D", c2="6S"), "c1-c2", []),
        (table(f1="AS", c3="2S", c1="9H", c2="TC"), "c1-c2", ["F1"]),
        (table(), "turn:s1", ["F4"]),
        (table(c1="", r1="<KS> KC"), "turn:s1", ["F4"]),
        (table(c1="", r1=""), "turn:s1", []),
        (table(c1="8H", r1="<KS> 7C"), "turn:s1", ["F4"]),
        (table(r1="<KS> 7C"), "turn:s1", []),
        (table(c1="9H", c2="TC", s1="<KH> QD"), "s1-w1", ["F6"]),
        (table(c1="9H", c2="TC", s1="<KH> 2D"), "c1-c2", ["F5"]),
        (table(c1="9H", c2="TC", s1="<KH> 2D"), "s1-w1", []),
        (table(c3="6S", s1="<KH> 5H"), "s1-w1", ["F6"]),
        (table(c1="", s1="<KH> 9S"), "s1-c1", ["F7"]),
        (table(f1="AS", c3="2S", r1="<KS> TD", w2="9D"), "r1-w2", ["F1"]),
        (table(f1="AS 2S", r1="<KS> TD", w2="9D"), "r1-w2", []),
    ],
)
def test_a_move_is_called_for_what_it_breaks(position, move, offences):
    assert move in position.moves()
    assert position.offences(move) == offences


def test_a_card_opens_no_vacancy_of_the_opponent_and_ace_and_king_are_no_neighbours():
    assert "c1-w2" not in table(c1="AS", w2="KS").moves()
    assert "c1-w2" not in table(c1="AS").moves()
    assert "c1-r2" not in table(c1="AS", r2="").moves()


def test_a_reserve_is_loaded_only_once_it_is_turned_up():
    position = table(c1="7H", r2="<KS> <6H>")
    assert "c1-r2" not in position.moves()
    asked = position.play("demand:r2")
    assert asked.offences("c1-r2") == []
    loaded = asked.play("c1-r2")
    assert loaded.piles["r2"] == ["<KS>", "6H", "7H"]


def test_the_discard_turned_over_shows_its_oldest_card_first():
    position = table(s1="", w1="3C 8D QS").play("w1-s1")
    assert position.play("turn:s1").top("s1") == "3C"


def test_who_has_nothing_to_turn_passes_when_his_reserve_is_stuck():
    assert "pass" in table(s1="", w1="", r1="<KS> 2H").moves()
    assert "pass" not in table(s1="", w1="", r1="<KS>").moves()
    assert "pass" not in table(s1="", w1="", r1="<KS> 2H", c1="3S").moves()
    assert "pass" not in table(s1="", w1="", r1="<KS> 2H", c1="AS").moves()
    assert table(s1="", w1="", r1="<KS> 2H").play("pass").seat == 2


def test_stop_takes_the_error_back_and_gives_the_turn_to_the_caller():
    before = table(f1="AS", c3="2S", c1="9H", c2="TC")
    called = before.play("c1-c2").play("stop")
    assert called.piles == before.piles
    assert called.seat == 2


def test_stop_comes_too_late_after_a_further_move():
    later = table(f1="AS", c3="2S", c1="9H", c2="TC").play("c1-c2").play("c3-f1")
    assert later.play("stop").piles == later.piles
    assert later.play("stop").seat == 1


def test_stop_on_a_clean_discard_changes_nothing():
    later = table(c1="9H", s1="<KH> 2D").play("s1-w1")
    assert later.play("stop").write() == later.write()


def test_a_stock_card_wrongly_discarded_goes_back_face_down():
    called = table(c3="6S", s1="<KH> 5H").play("s1-w1").play("stop")
    assert called.piles["s1"] == ["<KH>", "<5H>"]
    assert called.piles["w1"] == []
    assert called.seat == 2


def test_a_stock_card_wrongly_turned_lies_face_down_again():
    called = table().play("turn:s1").play("stop")
    assert called.piles["s1"] == ["<KH>"]


def test_a_typed_position_has_no_move_to_call():
    with pytest.raises(ValueError, match="no move"):
        table().play("stop")


def test_the_last_card_wins_and_stop_takes_the_win_back():
    position = table(r1="", s1="4S", w1="", c1="5H", f1="AH", c3="2H")
    won = position.play("s1-c1")
    assert won.winner() == 1
    assert won.points() == 30 + 2 + 1
    assert won.moves() == []
    called = won.play("stop")
    assert called.piles["s1"] == ["<4S>"]
    assert called.winner() is None


def test_points_count_the_reserve_twice():
    position = table(r1="", s1="", r2="<2H> <2H> <2H>", s2="<3H> " * 10, w2="4H 4H 4H 4H")
    assert position.points() == 50


@pytest.mark.parametrize("number", [1, 2, 3])
def test_strictly_legal_moves_are_those_that_fit_and_break_nothing(number):
    chance = random.Random(number)
    position = Crapette.deal(number)
    for _ in range(200):
        strict = position.copy()
        strict.variants = ("strict",)
        clean = [move for move in position.moves() if not position.offences(move)]
        assert strict.moves() == clean
        assert clean, position.write()
        position = position.follow(chance.choice(clean))


def turn_about(start):
    """The course of a game whose players do nothing but turn a stock card and discard it."""
    position, course = start, Course(start)
    while not course.drawn():
        seat = position.seat
        recycled = [] if position.piles[f"s{seat}"] else [f"w{seat}-s{seat}"]
        for move in [*recycled, f"turn:s{seat}", f"s{seat}-w{seat}"]:
            position = position.play(move)
            course.go_to(position)
    return course


def test_the_third_return_of_a_position_at_the_start_of_a_turn_draws():
    course = turn_about(table(r1="<2C> 7C", r2="<2D> 7D", s1="<9C>", s2="<9D>"))
    assert course.began.count(course.began[-1]) == 3
    assert len(course.began) == 7  # the first two are not met again


def test_more_than_forty_turns_in_which_nothing_gets_on_draw():
    course = turn_about(table(r1="<2C> 7C", r2="<2D> 7D", s1="<9C> " * 18, s2="<9D> " * 18))
    assert len(course.began) - 1 == 41


@pytest.mark.parametrize(("number", "variants"), list(enumerate(CHOICES[:7], 4001)))
def test_the_referee_agrees_on_offences_calls_and_results(number, variants):
    """The long run is `python3 -m tests.bench.agreement`."""
    met = Counter()
    assert some_game(number, variants, met) in ("1", "2", "drawn")
    assert met["positions"] > 100
