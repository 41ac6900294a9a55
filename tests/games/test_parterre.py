"""The Parterre: a test a rule, each on a table where another reading would show."""

import pytest

from cardgames.engine.cards import PACK, pile_text
from cardgames.engine.dealing import shuffled
from tests.tables import dealt, drawn

SUIT = " ".join(f"{rank}{{0}}" for rank in "A23456789TJQK")
THREE_FULL = "\n".join(f"f{n}: {SUIT.format(suit)}" for n, suit in enumerate("CDH", 1))
BEDS = range(1, 7)


def table(piles, *variants):
    chosen = "".join(f"variant: {variant}\n" for variant in variants)
    return drawn(f"game: parterre\n{chosen}{piles}")


def full(first):
    """Beds from that number on, none of whose cards can move."""
    cards = dict(zip(BEDS, ("9C", "JC", "KS", "KH", "KD", "KC"), strict=True))
    return "\n".join(f"c{number}: {cards[number]}" for number in range(first, 7))


# The table


def test_six_piles_of_six_are_dealt_pile_by_pile_and_sixteen_cards_in_hand():
    coming = pile_text(bytes(shuffled(1, [PACK])[0])).split()
    start = dealt("parterre", 1)
    beds = [start[f"c{number}"].split() for number in BEDS]
    assert beds == [coming[6 * place : 6 * place + 6] for place in range(6)]
    assert [start[f"r{number}"] for number in range(1, 17)] == coming[36:]


def test_every_card_is_in_sight():
    start = dealt("parterre", 1)
    assert start.position.seen_by(1).table == start.table
    assert "<" not in start.text


def test_there_is_one_deal_only():
    start = dealt("parterre", 1)
    assert not {move for move in start.moves.split() if move[0] not in "cr"}
    assert start.rules.redeals_left(start.table) is None


# Foundations


def test_foundations_go_from_the_ace_up_in_suit():
    start = table(f"{full(4)}\nf1: AS\nc1: 2S\nc2: 2H\nc3: AD")
    assert [move for move in start.moves.split() if "-f" in move] == ["c1-f1", "c3-f2"]


def test_foundations_give_nothing_back():
    start = table(f"{full(2)}\nf1: AS 2S\nc1: 3H")
    assert start.moves == ""
    assert start.why("f1-c1") == "Foundations: cards do not leave here."


def test_an_ace_need_not_go_home():
    start = table(f"{full(3)}\nc1: 2H\nc2: AS")
    assert start.moves == "c2-c1 c2-f1"


def test_nothing_goes_home_by_itself():
    start = table(f"{full(4)}\nc1: 2H\nc2: AS\nc3: AD").play("c2-f1")
    assert (start["c3"], start["f2"]) == ("AD", "")


# The parterre


def test_the_parterre_goes_down_by_one_whatever_the_suits():
    start = table(f"{full(6)}\nc1: 9H\nc2: 8H\nc3: 8C\nc4: TS\nc5: 7D")
    assert start.moves == "c1-c4 c2-c1 c3-c1 c5-c2 c5-c3"


def test_no_card_goes_on_an_ace():
    start = table(f"{full(4)}\nc1: AH\nc2: 2C\nc3: KS\nr1: AD")
    assert not [move for move in start.moves.split() if move.endswith("-c1")]


def test_a_king_goes_only_to_an_empty_pile():
    start = table("c1: 9D KH\nc2: QS\nc3: AS\nc4: 5S\nc5: 5H")
    assert start.leaving("c1") == "c1-c6"


def test_only_the_top_card_moves_one_at_a_time():
    start = table(f"{full(3)}\nc1: 9H 8S\nc2: TD")
    assert start.moves == ""
    assert start.why("c1x2-c2") == "Parterre: cards move one at a time."


def test_cards_move_from_pile_to_pile_as_often_as_liked():
    start = table(f"{full(4)}\nc1: 9H\nc2: 9S\nc3: TD 8D")
    assert start.play("c3-c1 c1-c2 c2-c1")["c1"] == "9H 8D"


# The bouquet


def test_any_card_of_the_bouquet_plays_to_a_foundation_or_a_pile():
    start = table(f"{full(2)}\nf1: AS\nc1: 9H\nr1: 2S\nr9: 8C\nr16: 8S\nr4: 5D")
    assert start.moves == "r1-f1 r16-c1 r9-c1"


def test_no_card_returns_to_the_bouquet():
    start = table(f"{full(3)}\nc1: 9H\nc2: 8S\nr1: 2S\n")
    assert not [move for move in start.moves.split() if "-r" in move]
    assert start.why("c1-r1") == start.why("c1-r2") == "Bouquet: no card is laid here."


def test_a_place_of_the_bouquet_that_is_empty_stays_where_it_is():
    start = table(f"{full(2)}\nc1: 9H\nr1: 2S\nr2: 8S\nr3: 4C").play("r2-c1")
    assert (start["r1"], start["r2"], start["r3"]) == ("2S", "", "4C")


# Empty piles


@pytest.mark.parametrize("card", ["QS", "KC", "AS", "7D"])
def test_an_empty_pile_takes_any_card_of_parterre_or_bouquet(card):
    start = table(f"c2: JC\nc3: KS\nc4: KH\nc5: KD\nc6: 5S {card}\nr5: 2H")
    assert "c6-c1" in start.moves.split()
    assert "r5-c1" in start.moves.split()
    start = table(f"c2: JC\nc3: KS\nc4: KH\nc5: KD\nc6: 5S\nr5: {card}")
    assert "r5-c1" in start.moves.split()


def test_every_empty_pile_is_offered():
    assert table("c2: 9H\nc5: 2C\nr1: AH").leaving("r1") == "r1-c1 r1-c3 r1-c4 r1-c5 r1-c6 r1-f1"


def test_an_empty_pile_may_stay_empty():
    start = table(f"{full(4)}\nc2: 9H\nc3: 8S").play("c3-c2")
    assert (start["c1"], start["c3"]) == ("", "")


def test_the_only_card_of_a_pile_may_go_to_an_empty_one():
    assert "c2-c1" in table(f"{full(3)}\nc2: 9H").moves.split()


# The founding text's own example: «Напримѣръ, кладутъ шестерку бубенъ на семерку трефъ, затѣмъ
# берутъ изъ букета десятку червей и кладутъ ее на валета бубенъ. Послѣ этого можно перевести
# девятку трефъ, а тузы и двойка бубенъ будутъ освобождены.»


def test_the_example_of_the_text():
    start = table("c1: AD 6D\nc2: KS 7C\nc3: QS JD\nc4: AH 2D 9C\nc5: KC\nc6: KH\nr7: TH")
    freed = start.play("c1-c2 r7-c3 c4-c3")
    assert freed["c2"] == "KS 7C 6D"
    assert freed["c3"] == "QS JD TH 9C"
    home = freed.play("c1-f1 c4-f1 c4-f2")
    assert (home["f1"], home["f2"]) == ("AD 2D", "AH")


# Runs as one


def test_with_sequences_a_run_moves_at_every_length_suits_mixed():
    start = table(f"{full(5)}\nc1: KH 9H 8S 7S\nc2: TD\nc3: 9C\nc4: 8D", "sequences")
    assert start.leaving("c1") == "c1-c4 c1x2-c3 c1x3-c2"


def test_with_sequences_a_run_goes_to_an_empty_pile():
    start = table(f"{full(3)}\nc1: 9H 8S 7S", "sequences")
    assert start.leaving("c1") == "c1-c2 c1x2-c2 c1x3-c2"


def test_with_sequences_a_run_ends_where_the_ranks_do_not_follow():
    start = table(f"{full(3)}\nc1: 9H 7S 6S\nc2: TD", "sequences")
    assert start.leaving("c1") == ""


def test_with_sequences_cards_still_go_home_one_at_a_time():
    start = table(f"{full(2)}\nf1: AS\nc1: 3S 2S", "sequences")
    assert start.moves == "c1-f1"


def test_without_sequences_no_run_moves():
    assert "x" not in table(f"{full(3)}\nc1: 9H 8S 7S").moves


# The end


def test_a_game_is_won_with_fifty_two_cards_home():
    start = table(f"{THREE_FULL}\nf4: {SUIT.format('S').removesuffix(' KS')}\nr16: KS")
    assert start.outcome is None
    assert start.play("r16-f4").outcome == (1, 52)
    assert start.play("r16-f4").moves == ""


def test_an_endgame_won_by_giving_a_king_an_empty_place():
    spades = [f"{rank}S" for rank in "23456789TJQ"]
    hand = "\n".join(f"r{number}: {card}" for number, card in enumerate(spades, 1))
    start = table(f"{THREE_FULL}\nc1: AS KS\n{hand}")
    assert [move for move in start.moves.split() if "-f" in move] == []
    home = " ".join(f"r{number}-f4" for number in range(1, 12))
    assert start.play(f"c1-c2 c1-f4 {home} c2-f4").outcome == (1, 52)


def test_an_endgame_that_is_lost():
    start = table("c1: AS 4D\nc2: AH 6H\nc3: AD 8H\nc4: AC TC\nc5: KS 2C\nc6: 2D KH\nr3: KD")
    assert start.moves == ""
    assert start.outcome == (None, 0)


def test_an_endgame_in_which_only_idle_moves_are_left_is_not_lost():
    start = table("c1: AS KS\nc2: 3S\nc3: 9C\nc4: JC\nc5: KD")
    assert start.outcome is None
