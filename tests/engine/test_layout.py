"""The drawing of a table: four characters a card's width, two lines a card's height."""

import math
from itertools import pairwise

import pytest

from cardgames.engine.layout import ROW, Box, Place, read_layout

NONE = dict.fromkeys(("s1", "w1", "c1", "c2"), "none")


def test_a_name_begins_where_its_pile_lies():
    layout = read_layout("s1  w1\n\n  c1      c2", NONE)
    assert layout.places == {
        "s1": Place(0, 0, "none", 1),
        "w1": Place(1, 0, "none", 1),
        "c1": Place(0.5, 1, "none", 1),
        "c2": Place(2.5, 1, "none", 1),
    }
    assert (layout.width, layout.height) == (3.5, 2)


def test_a_line_is_half_a_card_and_a_character_a_quarter():
    place = read_layout("s1\nw1\n\n   c1 c2", NONE).places
    assert (place["w1"].y, place["c1"].y) == (0.5, 1.5)
    assert (place["c1"].x, place["c2"].x) == (0.75, 1.5)


def test_the_indentation_of_the_whole_and_empty_lines_above_count_for_nothing():
    plain = read_layout("s1  w1\n\nc1  c2", NONE)
    assert read_layout("\n\n      s1  w1\n\n      c1  c2\n    ", NONE) == plain


def test_the_leftmost_line_sets_the_margin():
    place = read_layout("      s1\n\n  w1\n\n  c1\n\n  c2", NONE).places
    assert (place["s1"].x, place["w1"].x) == (1, 0)


def test_a_dot_keeps_room_and_names_nothing():
    layout = read_layout("s1  w1  c1  c2  .\n\n\n\n.", NONE)
    assert (layout.width, layout.height) == (5, 3)
    assert set(layout.places) == set(NONE)


def test_a_pile_that_fans_down_reaches_to_the_next_pile_in_its_way():
    fans = {**NONE, "s1": "down", "c1": "down", "c2": "down"}
    place = read_layout("s1  w1\n\n\n\nc1      c2\n\n\n\n\n.", fans).places
    assert place["s1"].room == 2
    assert place["c1"].room == 3.5
    assert place["c2"].room == 3.5


def test_a_pile_half_in_the_way_ends_a_fan_too():
    fans = {**NONE, "s1": "down"}
    assert read_layout("s1      w1  c2\n\n\n  c1\n\n\n.", fans).places["s1"].room == 1.5
    assert read_layout("s1      w1  c2\n\n\n    c1\n\n\n.", fans).places["s1"].room == 4


def test_a_pile_that_fans_right_reaches_to_the_next_pile_beside_it():
    fans = {**NONE, "s1": "right", "c1": "right"}
    place = read_layout("s1          w1\n\nc1          .   .\n\nc2", fans).places
    assert place["s1"].room == 3
    assert place["c1"].room == 5


@pytest.mark.parametrize(
    ("drawing", "astray"),
    [
        ("s1  w1  c1", "c2"),
        ("s1  w1  c1  c2  c3", "c3"),
        ("s1  w1  c1  c2  c1", "c1"),
        ("s1  w1  c1  x9", "c2 x9"),
        ("", "c1 c2 s1 w1"),
    ],
)
def test_a_drawing_that_differs_from_the_piles_says_where(drawing, astray):
    with pytest.raises(ValueError, match=f"differ: {astray}$"):
        read_layout(drawing, NONE)


def test_two_stars_enclose_what_is_drawn_on_the_felt_and_take_no_room():
    layout = read_layout("s1  w1  * c1\n\n\n  c2          *", NONE)
    assert layout.box == Box(2, 0, 3.5, 1.5)
    assert (layout.width, layout.height) == (3.5, 2.5)
    assert read_layout("s1  w1  c1  c2", NONE).box is None


FACING = """
s2  w2  c2          @1

@2      c1          s1  w1
"""
SIDES = {"s1": "none", "s2": "none", "w1": "none", "w2": "none", "c1": "right", "c2": "right"}


def test_an_at_sign_stands_for_the_name_of_a_seat_and_ends_a_fan_like_a_pile():
    layout = read_layout(FACING, SIDES)
    assert set(layout.places) == set(SIDES)
    assert layout.plates == {1: Place(5, 0, "right", 2), 2: Place(0, 1, "right", 2)}
    assert layout.places["c2"].room == 3


def test_who_sits_opposite_sees_each_pile_where_its_opposite_lies():
    layout = read_layout(FACING, SIDES)
    turned = layout.turned()
    assert turned.places["s2"] == layout.places["w1"]
    assert turned.places["w2"] == layout.places["s1"]
    assert turned.places["c1"] == layout.places["c2"]
    assert turned.plates == {1: layout.plates[2], 2: layout.plates[1]}
    assert turned.turned() == layout


def test_what_concerns_both_stays_where_it_is():
    layout = read_layout("s1  @0      s2", {"s1": "none", "s2": "none"})
    assert layout.turned().plates == layout.plates == {0: Place(1, 0, "right", 2)}


RING = """
            c1

      c8          c2


    c7              c3


      c6          c4

            c5
"""


def test_the_piles_of_a_ring_lie_evenly_on_the_ellipse_that_their_drawing_spans():
    fans = dict.fromkeys((f"c{number}" for number in range(1, 9)), "none")
    found = read_layout(RING, fans, fans.keys()).places
    places = {name: found[name] for name in fans}
    middle = (2.0, places["c3"].y)
    points = [(place.x - middle[0], (place.y - middle[1]) * ROW) for place in places.values()]
    wide, high = 2.0, middle[1] * ROW
    assert all((x / wide) ** 2 + (y / high) ** 2 == pytest.approx(1) for x, y in points)
    assert (places["c1"].x, places["c1"].y) == pytest.approx((2, 0))
    assert (places["c3"].x, places["c3"].y) == pytest.approx((4, middle[1]))
    gaps = [math.dist(one, other) for one, other in pairwise([*points, points[0]])]
    assert max(gaps) == pytest.approx(min(gaps), rel=0.05)


def test_in_a_ring_cards_are_turned_outwards_and_none_stands_on_its_head():
    fans = dict.fromkeys((f"c{number}" for number in range(1, 9)), "none")
    turns = {
        name: place.turn for name, place in read_layout(RING, fans, fans.keys()).places.items()
    }
    assert [turns[name] for name in ("c1", "c3", "c5", "c7")] == pytest.approx([0, 90, 0, -90])
    assert 20 < turns["c2"] < 70
    assert [turns["c4"], turns["c6"], turns["c8"]] == pytest.approx(
        [-turns["c2"], turns["c2"], -turns["c2"]]
    )
