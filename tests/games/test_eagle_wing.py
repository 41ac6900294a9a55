"""Eagle Wing: a test a rule, each on a table where another reading would show."""

import pytest

from cardgames.engine.cards import PACK, pile_text
from cardgames.engine.dealing import shuffled
from tests.tables import dealt, drawn

SUIT = " ".join(f"{rank}{{0}}" for rank in "A23456789TJQK")
THREE_FULL = "\n".join(f"f{n}: {SUIT.format(suit)}" for n, suit in enumerate("CDH", 1))


def table(piles):
    return drawn(f"game: eagle-wing\n{piles}")


def wings(start):
    return [start[f"c{number}"] for number in range(1, 9)]


def rest_of_wings(first=2):
    """Wings from that number on, none of whose cards can move or be built upon by another."""
    cards = dict(zip(range(2, 9), ("9S", "7S", "JS", "9C", "7C", "JC", "9D"), strict=True))
    return "\n".join(f"c{number}: {cards[number]}" for number in range(first, 9))


# The deal


def test_trunk_wings_base_and_stock_are_dealt_in_that_order():
    coming = pile_text(bytes(shuffled(1, [PACK])[0])).split()
    start = dealt("eagle-wing", 1)
    assert start["r1"].split() == [f"<{card}>" for card in coming[:13]]
    assert wings(start) == coming[13:21]
    assert [start[f"f{number}"] for number in range(1, 5)] == [coming[21], "", "", ""]
    assert start["s1"].split() == [f"<{card}>" for card in reversed(coming[22:])]
    assert len(coming[22:]) == 30
    assert start["w1"] == ""


# Foundations


def test_the_other_foundations_begin_with_the_rank_of_the_base():
    start = table("f1: 5H\nc1: 5S\nc2: AS\nc3: 6D")
    assert [move for move in start.moves.split() if "-f" in move] == ["c1-f2"]


def test_foundations_go_up_in_suit():
    start = table("f1: 5H\nc1: 6H\nc2: 6S\nc3: 4H")
    assert [move for move in start.moves.split() if "-f" in move] == ["c1-f1"]


def test_foundations_go_on_from_the_king_to_the_ace_and_the_two():
    start = table("f1: QH\nw1: 2H AH KH").play("w1-f1 w1-f1 w1-f1")
    assert start["f1"] == "QH KH AH 2H"


def test_a_foundation_holds_thirteen_cards_and_takes_no_second_round():
    start = table(f"f1: {SUIT.format('H')}\nc1: AS\nw1: AD\n{rest_of_wings()}")
    assert start.leaving("c1") == "c1-f2"
    assert start.why("w1-f1") == start.why("c2-f1") == "This foundation is complete."


def test_a_foundation_is_begun_in_the_first_empty_place_whatever_its_suit():
    start = table("f1: 5H\nf3: 5C\nc1: 5S\nr1: 5D")
    assert [move for move in start.moves.split() if "-f" in move] == ["c1-f2", "r1-f2"]


def test_without_a_base_nothing_goes_home():
    start = table("c1: AS\nc2: KH\nr1: 5D")
    assert [move for move in start.moves.split() if "-f" in move] == []


def test_the_base_is_told_by_the_first_foundation_that_holds_a_card():
    start = table("f2: 9C TC\nc1: 9S\nc2: AS")
    assert [move for move in start.moves.split() if "-f" in move] == ["c1-f1"]


def test_cards_on_the_foundations_never_come_back():
    start = table("f1: 5H 6H\nc1: 7H")
    assert start.leaving("f1") == ""
    assert start.why("f1-c1") == "Foundations: cards do not leave here."


# Wings


def test_wings_go_down_in_suit():
    start = table("r1: <2C> <3C>\nc1: 9H\nc2: 8H\nc3: 8D\nc4: TH\nc5: 7S")
    assert start.moves == "c1-c4 c2-c1"


def test_a_king_goes_on_an_ace():
    start = table("r1: <2C> <3C>\nf1: 5D\nc1: AH\nc2: KH\nc3: KS")
    assert start.moves == "c2-c1"


def test_an_ace_does_not_go_on_a_king():
    start = table("r1: <2C> <3C>\nf1: 5D\nc1: KH\nc2: AH")
    assert start.moves == "c1-c2"


def test_a_card_one_below_the_base_may_be_laid_on_the_base_rank():
    start = table("r1: <2C> <3C>\nf1: 5D\nc1: 5H\nc2: 4H\nc3: 9S")
    assert "c2-c1" in start.moves.split()


def test_a_wing_holds_three_cards_at_most():
    start = table("r1: <2C> <3C> <4D>\nc1: 9H 8H\nc2: 7H\nc3: 6H\n" + rest_of_wings(4))
    assert start.moves == "c2-c1 c3-c2"
    after = start.play("c2-c1")
    assert after["c1"] == "9H 8H 7H"
    assert after.moves == ""
    assert after.why("c3-c1") == "Wings: at most 3 cards in a pile."


@pytest.mark.parametrize("source", ["w1", "r1"])
def test_the_limit_of_three_holds_for_waste_and_trunk_too(source):
    assert table(f"c1: 9H 8H\nc2: 2S\n{source}: 7H").leaving(source).split()[0] == f"{source}-c1"
    assert f"{source}-c1" not in table(f"c1: 9H 8H 7H\nc2: 2S\n{source}: 6H").moves


def test_onto_a_wing_goes_one_card_at_a_time():
    start = table("r1: <2C> <3C>\nc1: 9H\nc2: 8H 7H")
    assert start.moves == ""
    assert start.why("c2x2-c1") == "Wings: cards move one at a time."


def test_onto_a_foundation_goes_a_whole_group_at_once_or_part_of_it():
    start = table("r1: <2C> <3C>\nf1: 5H\nc1: 8H 7H 6H")
    assert start.moves == "c1-f1 c1x2-f1 c1x3-f1"
    assert start.play("c1x3-f1")["f1"] == "5H 6H 7H 8H"
    after = start.play("c1x2-f1")
    assert (after["f1"], after["c1"]) == ("5H 6H 7H", "8H")


def test_a_group_may_begin_a_foundation():
    start = table("r1: <2C> <3C>\nf1: 5H\nc1: 6S 5S\nc2: 7C 6C 5C")
    assert start.moves == "c1-f2 c1x2-f2 c2-f2 c2x2-f2 c2x3-f2"
    assert start.play("c1x2-f2")["f2"] == "5S 6S"


def test_a_group_goes_home_around_the_corner():
    start = table("r1: <2C> <3C>\nf1: QH\nc1: 2H AH KH")
    assert start.moves == "c1-f1 c1x2-f1 c1x3-f1"
    assert start.play("c1x3-f1")["f1"] == "QH KH AH 2H"


def test_a_group_is_no_longer_than_its_cards_follow_one_another():
    start = table("r1: <2C> <3C>\nf1: 5H\nc1: 8S 7H 6H")
    assert start.moves == "c1-f1 c1x2-f1"


# The trunk


def test_an_empty_wing_is_filled_from_the_trunk_in_the_same_move_face_up():
    start = table("r1: <2C> <3C> <4D>\nf1: 5H\nc1: 6H\n" + rest_of_wings())
    after = start.play("c1-f1")
    assert (after["c1"], after["r1"]) == ("4D", "<2C> <3C>")


def test_every_empty_wing_is_filled_from_left_to_right_after_each_move():
    start = table("s1: <QD>\nr1: <2C> <3C> <4D>\nf1: 5H\nc2: 9S\nc4: 7S")
    after = start.play("s1-w1")
    assert wings(after)[:5] == ["4D", "9S", "3C", "7S", "2C"]
    assert wings(after)[5:] == ["", "", ""]


def test_while_two_cards_are_left_in_the_trunk_none_moves():
    start = table("r1: <2C> <6H>\nf1: 5H\n" + rest_of_wings() + "\nc1: QH")
    assert start.leaving("r1") == ""
    assert start.why("r1-f1") == "A card that lies face down cannot be played."


def test_a_single_card_left_in_the_trunk_turns_up():
    start = table("r1: <2C> <4D>\nf1: 5H\nc1: 6H\n" + rest_of_wings())
    after = start.play("c1-f1")
    assert (after["c1"], after["r1"]) == ("4D", "2C")


def test_the_last_card_of_the_trunk_plays_to_a_foundation_or_a_wing():
    assert table("r1: 6H\nf1: 5H\nc1: 7H\n" + rest_of_wings()).leaving("r1") == "r1-c1 r1-f1"


def test_a_wing_that_empties_takes_the_last_card_of_the_trunk():
    start = table("r1: 2C\nf1: 5H\nc1: 6H\n" + rest_of_wings())
    after = start.play("c1-f1")
    assert (after["c1"], after["r1"]) == ("2C", "")


def test_nothing_goes_onto_the_trunk():
    for trunk in ("", "r1: 7H"):
        start = table(f"{trunk}\nf1: 5D\nc1: 6H\nw1: 6S")
        assert not [move for move in start.moves.split() if move.endswith("-r1")]
    assert start.why("c1-r1") == "Trunk: no card is laid here."


def test_when_the_trunk_is_empty_a_space_takes_any_card_of_the_waste_or_a_wing():
    start = table("f1: 5D\nw1: KC\nc1: 6H\n" + rest_of_wings(3))
    assert start.leaving("w1") == "w1-c2 w1-s1"
    assert start.leaving("c1") == "c1-c2"
    assert start.leaving("c3") == "c3-c2"


def test_a_space_is_not_filled_straight_from_the_stock():
    start = table("s1: <KC>\nf1: 5D\nc1: 6H\n" + rest_of_wings(3))
    assert start.leaving("s1") == "s1-w1"
    assert start.why("s1-c2") == "Cards of the stock are turned to the waste first."


def test_a_space_may_stay_empty():
    start = table("s1: <KC>\nf1: 5D\nc1: 6H\n" + rest_of_wings(3))
    assert start.play("s1-w1")["c2"] == ""


def test_a_wings_only_card_may_leave_and_its_place_is_filled():
    start = table("r1: <2C> <3C> <4D>\nf1: 5D\nc1: 6H\nc2: 7H\n" + rest_of_wings(3))
    assert start.play("c1-c2")["c1"] == "4D"


def test_a_wings_only_card_may_go_to_any_empty_wing_when_the_trunk_is_empty():
    start = table("f1: 5D\nc1: 6H\n" + rest_of_wings(4))
    assert start.leaving("c1") == "c1-c2 c1-c3"


# The stock


def test_cards_are_turned_one_at_a_time_and_the_top_of_the_waste_plays():
    start = table("s1: <AD> <6H>\nf1: 5H\nw1: 7H\nc1: 8H\n" + rest_of_wings())
    after = start.play("s1-w1")
    assert (after["s1"], after["w1"]) == ("<AD>", "7H 6H")
    assert start.leaving("w1") == "w1-c1"
    assert after.leaving("w1") == "w1-f1"


def test_the_waste_is_turned_over_keeping_its_order():
    start = table("f1: 5D\nw1: 2S 9S 4C").play("w1-s1")
    assert start["s1"] == "<4C> <9S> <2S>"
    assert start.play("s1-w1")["w1"] == "2S"


def test_there_are_two_redeals_and_so_three_passes():
    start = dealt("eagle-wing", 1)
    turns = []
    while start.moves and {"s1-w1", "w1-s1"} & set(start.moves.split()):
        turns.append("s1-w1" if start["s1"] else "w1-s1")
        start = start.play(turns[-1])
    assert turns == (["s1-w1"] * 30 + ["w1-s1"]) * 2 + ["s1-w1"] * 30


# The end


def test_each_card_home_is_a_point_and_the_base_card_counts_from_the_start():
    start = dealt("eagle-wing", 1)
    assert start.rules.home(start.table) == 1
    lost = table(f"f1: 5H 6H\nf2: 5S\nr1: 2C\nc1: 3D\nw1: QH\nnote draw: 2\n{rest_of_wings()}")
    assert lost.outcome == (None, 3)


def test_a_game_is_won_with_fifty_two_cards_home():
    start = table(f"{THREE_FULL}\nf4: {SUIT.format('S').removesuffix(' QS KS')}\nc1: KS QS")
    assert start.outcome is None
    assert start.play("c1x2-f4").outcome == (1, 52)
    assert start.play("c1x2-f4").moves == ""


def test_an_endgame_won_by_moving_a_card_into_an_empty_wing():
    start = table(f"{THREE_FULL}\nc1: AS KS\nc2: 4S 3S 2S\nc3: 7S 6S 5S\nc4: TS 9S 8S\nc5: QS JS")
    assert start.outcome is None
    assert [move for move in start.moves.split() if "-f" in move] == []
    won = start.play("c1-c8 c1-f4 c2x3-f4 c3x3-f4 c4x3-f4 c5x2-f4 c8-f4")
    assert won.outcome == (1, 52)


def test_an_endgame_that_is_lost():
    start = table(
        "f1: 5H\nr1: <2C> <3C>\nw1: 4D\nnote draw: 2\n"
        "c1: 5S 4S\nc2: 9S\nc3: 7S\nc4: JS\nc5: 9C\nc6: 7C\nc7: JC\nc8: 9D"
    )
    assert start.moves == ""
    assert start.outcome == (None, 1)


def test_the_same_endgame_with_a_redeal_left_is_not_lost():
    start = table(
        "f1: 5H\nr1: <2C> <3C>\nw1: 4D\nnote draw: 1\n"
        "c1: 5S 4S\nc2: 9S\nc3: 7S\nc4: JS\nc5: 9C\nc6: 7C\nc7: JC\nc8: 9D"
    )
    assert start.moves == "w1-s1"
    assert start.outcome is None


# What is seen


def test_a_view_shows_the_waste_and_of_the_trunk_a_last_card_alone():
    seen = table("s1: <9S>\nw1: 2S 3S\nr1: <2C> <3C>\nc1: 5H\nf1: 6D").position.seen_by(1)
    assert [pile_text(pile) for pile in seen.table.piles[:7]] == [
        "--",
        "2S 3S",
        "6D",
        "",
        "",
        "",
        "-- --",
    ]
    last = table("r1: 3C\nc1: 5H").position.seen_by(1)
    assert pile_text(last.table.piles[6]) == "3C"
