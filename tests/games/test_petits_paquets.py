"""Les Petits Paquets: a test a rule, each on a table where another reading would show."""

import pytest

from cardgames import games
from cardgames.engine.cards import RANKS, pile_text, read_pile
from cardgames.engine.dealing import pack, shuffled
from tests.tables import dealt, drawn

KINGS = "KH KD KC KS"
BASES = dict(zip([f"f{number}" for number in range(1, 9)], (KINGS.split() * 2), strict=True))
PACKETS = [f"c{number}" for number in range(1, 14)]
UP = "K" + RANKS[:12]
DOWN = RANKS[::-1]
FULL = {
    f"f{number}": " ".join(rank + suit for rank in order)
    for number, (suit, order) in enumerate(
        [(suit, UP) for suit in "HDCS"] + [(suit, DOWN) for suit in "HDCS"], 1
    )
}
# Seven rows of thirteen and one of five, and a row for every deal.
GATHERED = (12, 11, 10, 9, 8, 7, 13, 1, 2, 3, 4, 5, 6)


def table(piles, *variants, more=""):
    chosen = "".join(f"variant: {variant}\n" for variant in variants)
    lines = "\n".join(f"{name}: {cards}" for name, cards in piles.items() if cards)
    return drawn(f"game: petits-paquets\n{chosen}{lines}\n{more}")


def packets(**piles):
    """A table with nothing but the kings and what is given here; the redeal is used."""
    return table(BASES | piles, more="note redeal: 1")


def first_time(*variants, **piles):
    """The same with the redeal still to come."""
    return table(BASES | piles, *variants)


# The deal (lines 52 and 53)


def coming(number=1):
    """The cards of a deal as they come."""
    cards = pack(2, tuple(read_pile(f"{KINGS} {KINGS}")))
    return pile_text(bytes(shuffled(number, [cards])[0])).split()


def test_eight_kings_are_taken_out_a_row_of_four_suits_above_and_one_below():
    """Line 52: «Берутъ восемь королей»; chosen: one of each suit in each row."""
    start = dealt("petits-paquets", 1)
    assert {name: start[name] for name in BASES} == BASES
    places = start.rules.game.wide_layout.places
    assert len({places[f"f{number}"].y for number in range(1, 5)}) == 1
    assert places["f1"].y < places["f5"].y


def test_the_deal_lays_the_first_row_of_thirteen():
    """Line 53: «раскладываютъ продольный рядъ изъ тринадцати картъ»."""
    start = dealt("petits-paquets", 1)
    assert len(coming()) == 96
    assert [start[name] for name in PACKETS] == coming()[:13]
    assert start["s1"].split() == [f"<{card}>" for card in reversed(coming()[13:])]
    assert len(start["s1"].split()) == 83


def test_each_row_covers_the_one_before_until_the_pack_is_out():
    """Line 53: seven rows of thirteen, and five cards for the packets from the first on."""
    start = dealt("petits-paquets", 1).play(*["deal"] * 7)
    assert start["s1"] == ""
    assert [len(start[name].split()) for name in PACKETS] == [8] * 5 + [7] * 8
    for place, name in enumerate(PACKETS):
        assert start[name].split() == coming()[place::13]


def test_the_thirteenth_packet_lies_apart():
    """Line 53: «тринадцатая карта кладется нѣсколько въ сторону»."""
    places = dealt("petits-paquets", 1).rules.game.wide_layout.places
    assert len({places[name].y for name in PACKETS[:12]}) == 1
    assert places["c13"].y != places["c1"].y
    assert places["c13"].fan == "right"


def test_the_thirteenth_packet_shows_all_its_cards_the_others_only_their_tops():
    """Line 53; never the stock, though a player could remember."""
    start = packets(s1="<9H> <8H>", c1="2C 3C 4C", c2="5C", c13="6C 7C 8C")
    seen = start.position.seen_by(1)
    names = start.rules.names
    told = {name: pile_text(seen.table.piles[names.index(name)]) for name in ("s1", *PACKETS)}
    assert told["s1"] == "-- --"
    assert (told["c1"], told["c2"], told["c13"]) == ("-- -- 4C", "5C", "6C 7C 8C")


def test_covered_cards_are_written_plain():
    assert "c1: 2C 3C\n" in packets(c1="2C 3C").text


# Foundations (rule II, lines 49 and 52)


def test_on_an_upper_king_come_the_ace_and_so_on_up_to_the_queen_in_suit():
    """Line 52: «начинаютъ съ тузовъ и восходятъ по порядку до дамъ»."""
    for height in range(1, 13):
        held = FULL["f1"].split()
        after = packets(f1=" ".join(held[:height]), f5=FULL["f5"], c1=held[height])
        assert after.moves == "c1-f1"


@pytest.mark.parametrize("card", ["AD", "AS", "2H", "QS"])
def test_on_an_upper_king_comes_no_other_card(card):
    """Rule II: «карты слѣдуютъ по мастямъ»."""
    assert "c1-f1" not in packets(c1=card).moves


def test_on_a_lower_king_come_the_queen_and_so_on_down_to_the_ace_in_suit():
    """Line 52: «короли нижняго ряда нисходятъ по порядку до тузовъ»."""
    for height in range(1, 13):
        held = FULL["f7"].split()
        after = packets(f7=" ".join(held[:height]), f3=FULL["f3"], c1=held[height])
        assert after.moves == "c1-f7"


def test_the_eight_foundations_take_all_cards():
    assert sum(len(pile.split()) for pile in FULL.values()) == 104


def test_where_upper_and_lower_king_both_take_a_card_both_are_offered():
    """They are not alike."""
    start = packets(f1="KH AH 2H 3H", f5="KH QH JH TH 9H 8H 7H 6H 5H", c1="4H", c13="4H")
    assert start.moves == "c1-f1 c1-f5 c13@1-f1 c13@1-f5"


def test_foundations_give_nothing_back_and_say_what_they_take():
    start = packets(f1="KH AH", c1="3H")
    assert start.moves == ""
    assert start.why("c1-f1") == "This foundation takes 2♥ next."
    assert start.why("c1-f1", "ru") == "На это основание сейчас идёт 2♥."
    assert start.why("c1-f5") == "This foundation takes Q♥ next."


# Availability (rule I, line 48)


@pytest.mark.parametrize("name", PACKETS[:12])
def test_of_the_twelve_packets_only_the_top_card_is_available(name):
    """Rule I: «верхнія карты двѣнадцати пачекъ»."""
    assert packets(**{name: "AH 5S"}).moves == ""
    assert packets(**{name: "5S AH"}).moves == f"{name}-f1"


def test_removing_a_card_frees_the_one_beneath():
    """Rule I: «Снимая верхнія карты, освобождаютъ ... лежащія ниже»."""
    assert packets(c1="2H AH").play("c1-f1").moves == "c1-f1"


def test_every_card_of_the_thirteenth_packet_is_available_by_its_place():
    """Rule I: «всѣ тѣ, которыя находятся въ тринадцатой пачкѣ»."""
    start = packets(c13="AH 5S QD AH")
    assert start.moves == "c13@1-f1 c13@3-f6 c13@4-f1"


def test_the_thirteenth_packet_closes_up():
    after = packets(c13="AH 5S QD 2H").play("c13@1-f1")
    assert after["c13"] == "5S QD 2H"
    assert after.moves == "c13@2-f6 c13@3-f1"


def test_why_a_card_of_the_thirteenth_packet_cannot_be_played():
    start = packets(c13="AH 5S QD")
    assert start.why("c13-f6") == (
        "The thirteenth packet: any card may be taken; say which one, counted from the bottom."
    )
    assert start.why("c13-f6", "ru") == (
        "Тринадцатая пачка: взять можно любую карту; укажите какую, считая снизу."
    )
    assert start.why("c13@9-f1") == "Thirteenth packet: only 3 cards here."
    assert start.why("c13@2-f1") == "This foundation takes A♥ next."


def test_why_a_covered_card_cannot_be_played():
    start = packets(c1="AH 5S")
    assert start.why("c1@1-f1") == "Packets: only the top cards may be taken."
    assert start.why("c1x2-f1") == "Cards go home one at a time."


# No building, no filling


def test_nothing_is_laid_on_a_packet_nor_in_an_empty_one():
    """Chosen: the text mentions neither."""
    start = packets(c1="9H", c2="8H", c13="8S")
    assert start.moves == ""
    for move in ("c2-c1", "c2-c3", "c13@1-c1"):
        assert start.why(move) == "Packets: no card is laid here."
    assert start.why("c2-c1", "ru") == "Пачки: сюда карты не кладут."


# Play within the deal (line 53)


def test_after_each_row_any_cards_may_be_played_and_none_must_be():
    """Chosen, for the book's order is lost."""
    start = packets(s1="<9H>", c1="AH", c2="QD")
    assert start.moves == "c1-f1 c2-f6 deal"
    assert start.play("deal")["c1"] == "AH 9H"
    assert start.play("c1-f1 c2-f6").moves == "deal"


def test_a_row_goes_to_empty_packets_too():
    after = packets(s1="<9S> <8S> <7S>", c2="3S").play("deal")
    assert [after[name] for name in PACKETS[:4]] == ["7S", "3S 8S", "9S", ""]


def test_after_the_last_row_there_is_play_but_no_row():
    start = packets(c1="AH")
    assert start.moves == "c1-f1"
    assert start.why("deal") == "No cards are left to deal."
    assert start.why("deal", "ru") == "Карт для нового ряда больше нет."


def test_no_card_of_the_stock_is_played_but_through_a_row():
    start = packets(s1="<AH>")
    assert start.moves == "deal"
    assert start.why("s1-f1") == "Cards of the stock are dealt to the packets, a row at a time."
    assert start.why("s1-c1", "ru") == "Карты колоды раскладывают по пачкам, ряд за рядом."


# The redeal (rule III, line 50)


def test_the_packets_are_gathered_unshuffled_each_from_its_bottom_card_up():
    """Rule III, read so: the right-hand six, the thirteenth, the left-hand six."""
    ranks = "23456789TJQ23"
    suits = "SSSSSSSSSSSDD"
    piles = {
        name: f"{rank}{suit} {rank}{'C' if suit == 'S' else 'H'}"
        for name, rank, suit in zip(PACKETS, ranks, suits, strict=True)
    }
    start = first_time(**piles)
    order = " ".join(piles[f"c{number}"] for number in GATHERED).split()
    after = start.play("redeal")
    assert [after[name] for name in PACKETS] == order[:13]
    assert after["s1"].split() == [f"<{card}>" for card in reversed(order[13:])]


def test_the_redeal_lays_the_first_row_in_the_same_move():
    after = first_time(c1="5S", c2="6S", c12="7S").play("redeal")
    assert [after[name] for name in PACKETS[:4]] == ["7S", "5S", "6S", ""]
    assert after["s1"] == ""


def test_the_thirteenth_is_gathered_between_if_it_still_holds_cards():
    """Rule III: «если въ ней остались еще карты»."""
    after = first_time(c1="5S", c7="6S", c13="7S").play("redeal")
    assert [after[name] for name in PACKETS[:3]] == ["6S", "7S", "5S"]
    after = first_time(c1="5S", c7="6S").play("redeal")
    assert [after[name] for name in PACKETS[:3]] == ["6S", "5S", ""]


def test_packets_are_gathered_only_when_the_pack_is_out():
    start = first_time(s1="<9H>", c1="5S")
    assert start.moves == "deal"
    assert start.why("redeal") == "The packets are gathered only when the whole pack is dealt."
    assert start.why("redeal", "ru") == "Пачки собирают, только когда разложена вся колода."


def test_a_redeal_is_offered_though_cards_can_be_played():
    assert first_time(c1="AH").moves == "c1-f1 redeal"


def test_there_is_one_redeal():
    """Rule III speaks of a second laying-out: «При вторичной раскладкѣ»."""
    start = first_time(c1="5S")
    assert start.rules.redeals_left(start.table) == 1
    after = start.play("redeal")
    assert after.rules.redeals_left(after.table) == 0
    assert after.moves == ""
    assert after.outcome == (None, 8)
    assert "note redeal: 1\n" in after.text
    assert after.why("redeal") == "No redeal is left."
    assert after.why("redeal", "ru") == "Пересдач больше нет."


def test_with_two_redeals_there_are_two():
    start = first_time("two-redeals", c1="5S")
    once = start.play("redeal")
    assert once.moves == "redeal"
    assert once.play("redeal").moves == ""


def test_a_row_is_dealt_again_after_the_redeal_as_before():
    after = dealt("petits-paquets", 1).play(*["deal"] * 7).play("redeal", *["deal"] * 7)
    assert [len(after[name].split()) for name in PACKETS] == [8] * 5 + [7] * 8
    assert after["s1"] == ""


# The end


def test_a_tiny_endgame_won():
    piles = FULL | {
        "f1": " ".join(FULL["f1"].split()[:11]),
        "c1": "QH JH",
    }
    won = table(piles).play("c1-f1 c1-f1")
    assert won.outcome == (1, 104)
    assert won.moves == ""


def test_an_endgame_won_by_the_redeal():
    piles = FULL | {"f1": " ".join(FULL["f1"].split()[:11]), "c12": "JH QH"}
    start = table(piles)
    assert start.moves == "redeal"
    assert start.play("redeal c1-f1 c2-f1").outcome == (1, 104)


def test_a_tiny_endgame_lost():
    start = packets(c1="5S")
    assert start.moves == ""
    assert start.outcome == (None, 8)


def test_the_same_with_a_row_to_come_is_not_lost():
    assert packets(s1="<9H>", c1="5S").outcome is None


def test_the_title_is_the_books_and_its_translation():
    game = games.ALL["petits-paquets"]
    assert (game.name.en, game.name.ru) == ("Les Petits Paquets", "Маленькие пачки")
