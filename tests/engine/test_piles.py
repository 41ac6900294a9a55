"""What a pile takes when empty, how many cards it holds, and how many leave it together."""

import pytest

from cardgames.engine.cards import UNKNOWN, read_pile
from cardgames.engine.words import (
    A_KING,
    ACE_TO_KING,
    ALTERNATE,
    ANY_CARD,
    AT_LAST,
    DOWN,
    EACH,
    FROM_BASE,
    IN_SUIT,
    LOCKED,
    NO_CARD,
    RUN,
    TOP,
    UP,
    Columns,
    Foundations,
    Reserve,
    Stock,
    Text,
    Waste,
)
from tests.tables import columns, declared, drawn, toy

NEVER = UP & DOWN  # no card lies on any other: only spaces are tried
BY_COLOUR = DOWN & ALTERNATE


def test_a_space_for_any_card_takes_any_and_every_such_space_is_offered():
    assert columns("5C . KH . AD", NEVER, ANY_CARD).moves == ("c1-c2 c1-c4 c3-c2 c3-c4 c5-c2 c5-c4")


def test_a_space_for_a_king_takes_kings_only():
    assert columns("5C . KH . AD", NEVER, A_KING).moves == "c3-c2 c3-c4"


def test_a_space_for_no_card_stays_empty():
    assert columns("5C . KH . AD", NEVER, NO_CARD).moves == ""


def test_a_space_for_a_king_takes_a_series_that_begins_with_one():
    start = columns("5C KH QS JD / . / 2S AH", BY_COLOUR, A_KING, lift=RUN)
    assert start.moves == "c1x3-c2"


def test_a_locked_pile_gives_no_card():
    assert columns("5C 4H . . .", BY_COLOUR, ANY_CARD, lift=LOCKED).moves == ""


def test_top_lifts_the_top_card_alone():
    assert columns("9S 5C 4H / 6D / 5S", BY_COLOUR, lift=TOP).moves == "c1-c3 c3-c2"


def test_run_lifts_every_tail_built_as_the_pile_builds():
    start = columns("9S 5C 4H 3C / 6D / 5S / 4D / .", BY_COLOUR, ANY_CARD, lift=RUN)
    from_first = [move for move in start.moves.split() if move.startswith("c1")]
    assert from_first == ["c1-c4", "c1-c5", "c1x2-c3", "c1x2-c5", "c1x3-c2", "c1x3-c5"]


def test_a_run_ends_where_a_card_does_not_fit_the_one_below():
    assert columns("5C 4S / 6H / .", BY_COLOUR, lift=RUN).moves == ""
    assert columns("5C 4H / 6H / .", BY_COLOUR, lift=RUN).moves == "c1x2-c2"


def test_a_run_broken_in_the_middle_is_no_run():
    start = columns("8H 7S 6S 5H / 9S / 6C", BY_COLOUR, lift=RUN)
    assert start.moves == "c1-c3"


def test_a_run_ends_at_a_card_that_lies_face_down():
    start = columns("<6D> 5C 4H / 7S / 6H", BY_COLOUR, lift=RUN, faces="mixed")
    assert start.moves == "c1x2-c3 c3-c2"


def test_a_series_keeps_its_order_where_it_is_laid():
    after = columns("9S 5C 4H 3C / 6D", BY_COLOUR, lift=RUN).play("c1x3-c2")
    assert (after["c1"], after["c2"]) == ("9S", "6D 5C 4H 3C")


def test_a_pile_does_not_grow_higher_than_its_limit():
    assert columns("5C 4C 3C / 2C", DOWN & IN_SUIT, most=3).moves == ""
    assert columns("5C 4C 3C / 2C", DOWN & IN_SUIT, most=4).moves == "c2-c1"


def test_a_series_must_fit_under_the_limit_whole():
    assert columns("6C 5C / 4C 3C", DOWN & IN_SUIT, lift=RUN, most=3).moves == ""
    assert columns("6C 5C / 4C 3C", DOWN & IN_SUIT, lift=RUN, most=4).moves == "c2x2-c1"


def sending(pile, foundation="AS", **words):
    game = declared(Foundations(2, ACE_TO_KING), Columns(1, DOWN & IN_SUIT, NO_CARD, **words))
    return drawn(f"game: toy\nf1: {foundation}\nc1: {pile}", toy(game))


def test_cards_go_home_singly_unless_a_pile_sends_groups():
    assert sending("4S 3S 2S", lift=RUN).moves == "c1-f1"


def test_a_group_goes_home_as_one_its_top_card_first():
    start = sending("4S 3S 2S", lift=TOP, send=RUN)
    assert start.moves == "c1-f1 c1x2-f1 c1x3-f1"
    assert start.play("c1x3-f1")["f1"] == "AS 2S 3S 4S"


def test_a_group_goes_home_only_as_far_as_its_cards_follow_one_another():
    assert sending("4S 2S", lift=TOP, send=RUN).moves == "c1-f1"
    assert sending("3D 3S 2S", lift=TOP, send=RUN).moves == "c1-f1 c1x2-f1"


def test_a_group_may_begin_a_foundation():
    start = sending("3H 2H AH", lift=TOP, send=RUN)
    assert start.moves == "c1-f2 c1x2-f2 c1x3-f2"


def test_a_group_stops_where_the_foundation_is_full():
    game = declared(
        Foundations(1, FROM_BASE), Columns(1, DOWN & IN_SUIT, NO_CARD, TOP, send=RUN), packs=2
    )
    start = drawn("game: toy\nf1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS\nc1: AS KS", toy(game))
    assert start.moves == "c1-f1"


FED = Text("Only from the hand.", "Только из руки.")


def fed(hand, packs=1):
    """Two columns and a space that only the hand fills while it lasts; a waste beside."""
    reserve = Reserve(faces="mixed")
    space = ANY_CARD.after(reserve, FED)
    game = declared(reserve, Waste(), Columns(3, NEVER, space, TOP))
    return drawn(f"game: toy\nr1: {hand}\nw1: 9H\nc1: 5C\nc2: KD", toy(game))


def test_while_its_feeder_lasts_a_space_takes_cards_from_it_alone():
    assert fed("2S").moves == "r1-c3"
    assert fed("2S").why("w1-c3") == "Columns. Only from the hand."


def test_a_feeder_whose_cards_lie_face_down_keeps_the_space_closed():
    assert fed("<3S> <2S>").moves == ""


def test_when_its_feeder_is_out_a_space_takes_cards_from_anywhere():
    assert fed("").moves == "c1-c3 c2-c3 w1-c3"


def test_a_reserve_gives_its_top_card_and_takes_none():
    game = declared(Reserve(2), Columns(1, DOWN, ANY_CARD, TOP))
    start = drawn("game: toy\nr1: 9C 4C\nr2: 8C\nc1: 5H", toy(game))
    assert start.moves == "r1-c1"


def test_foundations_give_nothing_back():
    game = declared(Foundations(1, ACE_TO_KING), Columns(2, BY_COLOUR, ANY_CARD, TOP))
    assert drawn("game: toy\nf1: AS 2S\nc1: 3D", toy(game)).moves == "c1-c2"


@pytest.mark.parametrize(
    ("start", "move"),
    [
        (("5C . .", NEVER, ANY_CARD), "c1-c3"),
        (("9C 5C / .", NEVER, ANY_CARD), "c1-c2"),
        (("KC .", NEVER, A_KING), "c1-c2"),
    ],
)
def test_moves_that_change_little_are_offered_all_the_same(start, move):
    assert move in columns(*start).moves.split()


def hand(text, **words):
    """A foundation that is begun, and one pile of a hand."""
    piles = Stock(), Waste(lift=LOCKED, send=LOCKED), Foundations(1, ACE_TO_KING)
    game = declared(*piles, Reserve(lift=LOCKED, **words))
    return drawn(f"game: toy\nf1: AS\n{text}", toy(game))


def test_each_gives_any_card_by_its_place_and_the_pile_closes_up():
    start = hand("r1: 9H 2S KD 3S", send=EACH)
    assert start.moves == "r1@2-f1"
    after = start.play("r1@2-f1")
    assert (after["f1"], after["r1"]) == ("AS 2S", "9H KD 3S")
    assert after.moves == "r1@3-f1"


def test_each_asks_which_card_and_refuses_one_that_is_not_there():
    start = hand("r1: 9H 2S", send=EACH)
    assert start.why("r1-f1") == (
        "Reserve: any card may be taken; say which one, counted from the bottom."
    )
    assert start.why("r1-f1", "ru") == (
        "Резерв: взять можно любую карту; укажите какую, считая снизу."
    )
    assert start.why("r1@3-f1") == "Reserve: only 2 cards here."
    assert start.why("r1@1-f1") == "This foundation takes 2♠ next."


def test_at_last_waits_until_stock_and_waste_are_out():
    assert hand("r1: 2S", send=AT_LAST).moves == "r1-f1"
    for left in ("s1: <9H>", "w1: 9H"):
        start = hand(f"r1: 2S\n{left}", send=AT_LAST)
        assert start.moves == ""
        assert start.why("r1-f1") == "Only when stock and talon are out may these cards be played."
        assert start.why("r1-f1", "ru") == (
            "Эти карты играют, только когда кончились и колода, и талон."
        )


def test_of_a_covered_pile_only_the_top_card_is_seen():
    start = hand("r1: 9H KD 2S", covered=True)
    assert start.position.seen_by(1).table.piles[-1] == bytes([UNKNOWN, UNKNOWN]) + read_pile("2S")
    assert start.text.endswith("r1: 9H KD 2S\n")
    assert hand("r1: 9H KD 2S").position.seen_by(1).table == hand("r1: 9H KD 2S").table


def test_a_card_of_a_covered_pile_that_is_not_known_cannot_be_bared():
    start = hand("r1: -- 2S", covered=True)
    assert start.why("r1-f1") == "The card that this would turn up is not known."


def test_a_lift_or_a_space_may_be_told_in_a_games_own_words():
    kept = LOCKED.saying(Text("It stays in the hand.", "Она остаётся в руке."))
    assert hand("r1: 2S", send=kept).why("r1-f1") == "It stays in the hand."
    assert hand("r1: 2S", send=LOCKED).why("r1-f1") == "Reserve: cards do not leave here."
    bare = NO_CARD.saying(Text("It stays bare.", "Оно остаётся голым."))
    assert columns("5C .", NEVER, bare).why("c1-c2", "ru") == "Колонки. Оно остаётся голым."
