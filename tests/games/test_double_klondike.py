"""Double Klondike: a test a rule, each on a table where another reading would show."""

import pytest

from cardgames import games
from cardgames.engine.cards import pile_text
from cardgames.engine.dealing import pack, shuffled
from cardgames.engine.prose import Fault
from tests.tables import dealt, drawn

FULL = " ".join(f"{rank}{{0}}" for rank in "A23456789TJQK")
SEVEN_FULL = "\n".join(f"f{n}: {FULL.format(suit)}" for n, suit in enumerate("CCDDHHS", 1))

NO_ROOM = "\n".join(f"c{number}: 2{suit}" for number, suit in enumerate("CCDHS", 1))


def table(piles, *variants):
    chosen = "".join(f"variant: {variant}\n" for variant in variants)
    return drawn(f"game: double-klondike\n{chosen}{piles}")


def columns(start):
    return [start[f"c{number}"].split() for number in range(1, 10)]


# The deal


def test_the_columns_hold_nine_cards_to_one_and_the_stock_fifty_nine():
    start = dealt("double-klondike", 1)
    assert [len(column) for column in columns(start)] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert len(start["s1"].split()) == 59
    assert start["w1"] == ""


def test_each_column_shows_its_last_card_alone():
    for column in columns(dealt("double-klondike", 1)):
        assert [card.startswith("<") for card in column] == [True] * (len(column) - 1) + [False]


def test_the_cards_are_dealt_row_by_row_from_left_to_right_and_the_rest_is_the_stock():
    [cards] = shuffled(1, [pack(2)])
    coming = pile_text(bytes(cards)).split()
    start = dealt("double-klondike", 1)
    bare = [[card.strip("<>") for card in column] for column in columns(start)]
    rows = [column[row] for row in range(9) for column in bare if len(column) > row]
    assert rows == coming[:45]
    assert start["s1"].split() == [f"<{card}>" for card in reversed(coming[45:])]


# Foundations


def test_there_are_eight_foundations_from_the_ace_up_to_the_king_in_suit():
    start = table("f1: AS\nf8: AH 2H\nc1: 2S\nc2: 3H\nc3: 4D\nc4: AC\nc5: KS\nc6: 3D")
    assert [move for move in start.moves.split() if "-f" in move] == ["c1-f1", "c2-f8", "c4-f2"]


def test_nothing_goes_home_by_itself():
    start = table("f1: AS\nc1: <9D> 5S\nc2: 6H\nc3: 2S\nc4: 3S").play("c1-c2")
    assert (start["c3"], start["f1"]) == ("2S", "AS")


def test_one_card_at_a_time_goes_home_from_a_series_too():
    start = table("f1: AS\nf2: AH\nc1: 3H 2S")
    assert start.moves == "c1-f1"


def test_cards_do_not_come_back():
    assert table("f1: AS 2S\nc1: 3H").moves == ""


def test_a_card_for_two_equal_foundations_goes_to_the_first():
    assert table("f1: AS\nf2: AS\nc1: 2S").moves == "c1-f1"


def test_two_equal_cards_in_two_places_are_two_moves():
    assert table("f1: AS\nc1: 2S\nc2: 2S").moves == "c1-f1 c2-f1"


def test_an_ace_goes_to_the_first_empty_foundation():
    assert table("f1: AS\nf3: AH\nc1: AD").moves == "c1-f2"


# Columns


def test_columns_go_down_in_alternating_colours():
    start = table("c1: 9H\nc2: 8S\nc3: 8D\nc4: 8H\nc5: 8C\nc6: TS")
    assert start.moves == "c1-c6 c2-c1 c5-c1"


def test_a_king_does_not_go_on_an_ace():
    assert "c1-c2" not in table("c1: KH\nc2: AS").moves.split()


def test_any_tail_of_a_series_moves():
    start = table("c1: 9C 8H 7S 6H\nc2: 9S\nc3: 8D\nc4: 7C")
    assert start.moves == "c1-c4 c1x2-c3 c1x3-c2 c3-c2 c4-c3"


def test_a_series_may_move_whole_with_the_column_beneath():
    start = table("c1: 9C 8H 7S 6H\nc2: 10D")
    assert start.moves == "c1x4-c2"
    assert start.play("c1x4-c2")["c2"] == "TD 9C 8H 7S 6H"


def test_cards_face_down_are_no_part_of_a_series():
    start = table("c1: <8H> 7S 6H\nc2: 9S\nc3: 8D")
    assert start.moves == "c1x2-c3 c3-c2"


def test_cards_that_do_not_follow_one_another_are_no_series():
    assert table("c1: 8H 7D\nc2: 9S").moves == ""
    assert table("c1: 8H 6S\nc2: 9S").moves == ""


def test_a_card_laid_bare_turns_up_in_the_same_move():
    start = table("c1: <4D> <KS> 7S 6H\nc2: 8D\nf1: AH 2H 3H 4H 5H")
    assert start.play("c1x2-c2")["c1"] == "<4D> KS"
    assert start.play("c1-f1")["c1"] == "<4D> <KS> 7S"


def test_an_empty_column_takes_a_king_from_a_column_or_the_waste():
    start = table(f"{NO_ROOM}\nc6: 9D KH\nc7: 9C QH\nw1: KS")
    assert start.leaving("c6") == "c6-c8 c6-c9"
    assert start.leaving("w1") == "w1-c8 w1-c9 w1-s1"
    assert start.leaving("c7") == ""


def test_an_empty_column_takes_a_series_that_begins_with_a_king_and_no_other():
    start = table(f"{NO_ROOM}\nc6: 9D KH QS JH\nc7: <3C> QD JS\nc8: 2D")
    assert start.leaving("c6") == "c6x3-c9"
    assert start.leaving("c7") == ""


def test_a_whole_column_that_begins_with_a_king_may_go_to_another_empty_one():
    assert "c1x2-c9" in table("c1: KH QS").moves.split()


# The stock


def test_three_cards_are_turned_at_a_time_one_upon_another():
    start = table("s1: <2C> <3C> <4C> <5C>\nw1: 9H").play("s1-w1")
    assert (start["s1"], start["w1"]) == ("<2C>", "9H 5C 4C 3C")


@pytest.mark.parametrize(("stock", "waste"), [("<2C> <3C>", "3C 2C"), ("<2C>", "2C")])
def test_the_last_turn_may_be_of_one_card_or_two(stock, waste):
    assert table(f"s1: {stock}").play("s1-w1")["w1"] == waste


def test_the_first_pass_takes_twenty_turns_the_last_of_two_cards():
    start = dealt("double-klondike", 1)
    for _ in range(19):
        start = start.play("s1-w1")
    assert len(start["s1"].split()) == 2
    assert start.play("s1-w1")["s1"] == ""


def test_only_the_top_of_the_waste_plays_then_the_card_beneath():
    start = table("s1: <KD>\nw1: 5H 7S 6H\nc1: 7C\nc2: 8D\nc3: 6S")
    assert start.leaving("w1") == "w1-c1"
    assert start.play("w1-c1").leaving("w1") == "w1-c2"
    assert start.play("w1-c1 w1-c2").leaving("w1") == "w1-c3"


def test_the_stock_may_be_turned_at_any_time():
    assert "s1-w1" in dealt("double-klondike", 1).moves.split()
    assert table("s1: <2C>\nf1: AS\nc1: 2S").moves == "c1-f1 s1-w1"


def test_the_waste_is_not_turned_over_before_the_stock_is_out():
    assert table("s1: <2C>\nw1: 9H").moves == "s1-w1"
    assert table("w1: 9H").moves == "w1-s1"


def test_the_waste_is_turned_over_unshuffled():
    start = table("s1: <2C> <3C> <4C> <5C> <6C>").play("s1-w1 s1-w1")
    assert start["w1"] == "6C 5C 4C 3C 2C"
    assert start.play("w1-s1")["s1"] == "<2C> <3C> <4C> <5C> <6C>"


def passes(start):
    """How often the stock is gone through when nothing else is done; five at most."""
    count = 0
    while count < 5:
        while "s1-w1" in start.moves.split():
            start = start.play("s1-w1")
        count += 1
        if "w1-s1" not in start.moves.split():
            break
        start = start.play("w1-s1")
    return count


@pytest.mark.parametrize(
    ("variants", "count"), [((), 2), (("two-redeals",), 3), (("unlimited-redeals",), 5)]
)
def test_the_stock_is_gone_through_so_often(variants, count):
    assert passes(dealt("double-klondike", 1, *variants)) == count


def test_after_the_second_pass_nothing_can_be_turned():
    start = table("w1: 9H\nnote draw: 1")
    assert start.moves == ""
    assert start.outcome == (None, 0)
    assert table("w1: 9H\nnote draw: 1", "two-redeals").moves == "w1-s1"


def test_a_redeal_is_counted_without_a_limit_too():
    start = table("w1: 9H\nnote draw: 7", "unlimited-redeals")
    assert start.play("w1-s1").text.endswith("note draw: 8\n")


def test_the_two_variants_of_the_redeal_exclude_each_other():
    with pytest.raises(Fault, match="exclude each other"):
        games.rules("double-klondike", ["two-redeals", "unlimited-redeals"])


# Taking back


def test_take_back_lays_the_top_of_a_foundation_on_a_column_by_its_rule():
    start = table("f1: AS 2S\nc1: 3H\nc2: 4S\nc3: 2D", "take-back")
    assert start.leaving("f1") == "f1-c1"
    assert start.play("f1-c1")["c1"] == "3H 2S"


def test_take_back_lays_a_king_in_an_empty_column_and_no_other_card():
    start = table(f"f1: {FULL.format('S')}\nf2: AH\nc1: 5H\n", "take-back")
    assert start.moves == " ".join(f"f1-c{number}" for number in range(2, 10))


def test_take_back_never_goes_to_another_foundation():
    moves = table("f1: AS\nc1: 3H", "take-back").moves
    assert "f1-f2" not in moves


def test_take_back_from_two_equal_foundations_is_two_moves():
    assert table("f1: AS 2S\nf2: AS 2S\nc1: 3H", "take-back").moves == "f1-c1 f2-c1"


def test_a_game_won_with_take_back_has_no_moves():
    start = table(f"{SEVEN_FULL}\nf8: {FULL.format('S')}", "take-back")
    assert start.moves == ""
    assert start.outcome == (1, 104)


# The end


def test_a_game_is_won_with_all_cards_home():
    almost = table(f"{SEVEN_FULL}\nf8: {FULL.format('S').removesuffix(' KS')}\nc5: KS")
    assert almost.outcome is None
    assert almost.play("c5-f8").outcome == (1, 104)


def test_an_endgame_that_is_won_through_the_waste():
    start = table(f"{SEVEN_FULL}\nf8: AS 2S 3S 4S 5S 6S 7S 8S 9S TS\ns1: <JS> <QS> <KS>")
    won = start.play("s1-w1 w1-f8").play("w1-f8 w1-f8")
    assert won.outcome == (1, 104)


LAST_PASS = f"{SEVEN_FULL.replace(' KH', '', 1)}\nf8: AS 2S 3S 4S 5S 6S 7S 8S\n"
COMING = "s1: <QS> <KS> <9S> <KH> <TS> <JS>\n"


def test_an_endgame_that_is_won_in_the_second_pass():
    won = table(LAST_PASS + COMING).play(
        "s1-w1 w1-f5 s1-w1",  # the king of hearts leaves; the nine of spades is buried
        "w1-s1 s1-w1 w1-f8 w1-f8 w1-f8",  # now it comes third
        "s1-w1 w1-f8 w1-f8",
    )
    assert won.outcome == (1, 104)


def test_an_endgame_in_the_second_pass_has_no_third():
    start = table(f"{LAST_PASS}{COMING}note draw: 1").play("s1-w1 w1-f5 s1-w1")
    assert start.moves == ""
    assert start.outcome == (None, 99)


def test_an_endgame_that_is_lost():
    start = table("c1: 2S AS\nc2: <AH> 4S\nw1: 9C 9D\nnote draw: 1").play("c1-f1 c1-f1")
    assert start.moves == ""
    assert start.outcome == (None, 2)


# What is seen


def test_a_view_shows_what_lies_face_up_and_the_whole_waste():
    start = table("s1: <2C> <3C>\nw1: 9H 9D\nf1: AS\nc1: <4D> <KS> 7S 6H")
    seen = start.position.seen_by(1)
    assert [pile_text(pile) for pile in seen.table.piles[:4]] == ["-- --", "9H 9D", "AS", ""]
    assert pile_text(seen.table.piles[10]) == "-- -- 7S 6H"
