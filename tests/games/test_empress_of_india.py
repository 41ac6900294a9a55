"""The Empress of India: a test a rule, each on a table where another reading would show."""

from collections import Counter

import pytest

from cardgames.engine.cards import RED, pile_text, read_card, read_pile
from cardgames.engine.dealing import pack, shuffled
from cardgames.engine.table import CARRY
from tests.tables import dealt, drawn

BLACK = "A23456789TJK"
DOWN = "KQT98765432A"
BASES = {f"f{number}": "AC" if number < 5 else "AS" for number in range(1, 9)} | {
    f"f{number}": "KH" if number < 13 else "KD" for number in range(9, 17)
}
FULL = {
    f"f{number}": " ".join(rank + suit for rank in order)
    for number, (suit, order) in enumerate(
        [(suit, BLACK) for suit in "CCCCSSSS"] + [(suit, DOWN) for suit in "HHHHDDDD"], 1
    )
}
ASIDE = "JH JH JH JH JD JD JD JD QC QC QC QC QS QS QS QS"


def table(piles):
    lines = "\n".join(f"{name}: {cards}" for name, cards in piles.items() if cards)
    return drawn(f"game: empress-of-india\n{lines}")


def halves(**piles):
    """A table with nothing but the bases and what is given here."""
    return table(BASES | piles)


def pairings(start):
    return [move for move in start.moves.split() if "+" not in move and "-" in move]


def plays(start):
    return [move for move in start.moves.split() if "+" in move]


# The cards and the table (from the English original)


def test_of_four_packs_sixteen_cards_are_bases_and_sixteen_are_set_aside():
    """Eight red jacks around the queen of clubs; the other seven black queens leave the game."""
    start = dealt("empress-of-india", 1)
    assert {name: start[name] for name in BASES} == BASES
    held = Counter(
        " ".join(start[name] for name in start.rules.names)
        .replace("<", "")
        .replace(">", "")
        .split()
    )
    assert held.total() == 192 == start.rules.total
    assert not {"JH", "JD", "QC", "QS"} & set(held)
    assert held["JC"] == held["QH"] == held["AC"] == held["KD"] == 4


def test_the_rest_is_half_red_and_half_black():
    start = dealt("empress-of-india", 1)
    [coming] = start.rules.game.shuffled()
    assert len(coming) == 176
    assert sum(RED[card] for card in coming) == 88


def test_red_cards_go_to_the_army_black_ones_to_the_navy_until_both_are_full():
    """The surplus of the half that is full goes to its talon; the rest stays in the stock."""
    cards = pack(4, (*read_pile(ASIDE), *read_pile(" ".join(BASES.values()))))
    coming = pile_text(bytes(shuffled(1, [cards])[0])).split()
    reds = [card for card in coming if RED[read_card(card)]]
    blacks = [card for card in coming if not RED[read_card(card)]]
    start = dealt("empress-of-india", 1)
    assert [start[f"a{number}"] for number in range(1, 25)] == reds[:24]
    assert [start[f"n{number}"] for number in range(1, 25)] == blacks[:24]
    last = max(
        [place for place, card in enumerate(coming) if RED[read_card(card)]][23],
        [place for place, card in enumerate(coming) if not RED[read_card(card)]][23],
    )
    turned = coming[: last + 1]
    assert start["w1"].split() == [card for card in turned if card in reds][24:]
    assert start["w2"].split() == [card for card in turned if card in blacks][24:]
    assert "" in (start["w1"], start["w2"])
    assert start["s1"].split() == [f"<{card}>" for card in reversed(coming[last + 1 :])]


def test_army_and_navy_are_two_rows_of_twelve():
    places = dealt("empress-of-india", 1).rules.game.wide_layout.places
    for letter in "an":
        for first in (1, 13):
            row = [places[f"{letter}{number}"] for number in range(first, first + 12)]
            assert len({place.y for place in row}) == 1
            assert [place.x for place in row] == sorted(place.x for place in row)


# Foundations (from the English original)


@pytest.mark.parametrize(
    ("name", "partner", "order"),
    [("f1", "f9", BLACK), ("f5", "f9", BLACK), ("f9", "f1", DOWN), ("f13", "f1", DOWN)],
)
def test_a_foundation_takes_twelve_cards_in_suit_skipping_what_was_set_aside(name, partner, order):
    """Black ones up without the queen, red ones down without the jack."""
    held = FULL[name].split()
    assert [card[0] for card in held] == list(order)
    letter, other, mate = ("n", "a", "QH") if order == BLACK else ("a", "n", "2C")
    for height in range(1, 12):
        few = {f"f{n}": "" for n in range(1, 17) if n not in (int(name[1:]), int(partner[1:]))}
        start = table(
            BASES
            | few
            | {name: " ".join(held[:height]), f"{letter}1": held[height], f"{other}1": mate}
        )
        assert [move for move in plays(start) if name in move.replace("+", "-").split("-")]


def test_the_foundations_take_all_the_cards_that_play():
    assert sum(len(pile.split()) for pile in FULL.values()) == 192 == 16 + 176


def test_of_equal_foundations_the_first_takes_the_card():
    start = halves(a1="QH", n1="2C")
    assert plays(start) == ["a1-f9+n1-f1"]
    assert start.why("a1-f10+n1-f1") == (
        "It goes to foundation 9: of equal foundations the first one takes it."
    )
    assert plays(table(BASES | {"f9": "KH QH", "a1": "QH", "n1": "2C"})) == ["a1-f10+n1-f1"]


# Double play


def test_a_card_of_the_army_and_one_of_the_navy_that_both_fit_are_played_together():
    start = halves(a3="QH", a7="QD", n5="2S", n9="3C")
    assert plays(start) == ["a3-f9+n5-f5", "a7-f13+n5-f5"]
    after = start.play("a3-f9+n5-f5")
    assert (after["f9"], after["f5"], after["a3"], after["n5"]) == ("KH QH", "AS 2S", "", "")


def test_a_single_colour_is_never_played_alone():
    start = halves(a1="QH", a2="QD", n1="9C")
    assert plays(start) == []
    for move in ("a1-f9", "a1-f9+a2-f13"):
        assert start.why(move) == (
            "No card leaves alone: a red and a black one that both fit foundations are played "
            "together."
        )
        assert start.why(move, "ru") == (
            "По одной карты не уходят: вместе играют красную и чёрную, если обе подходят к "
            "основаниям."
        )


def test_both_cards_must_fit():
    start = halves(a1="QH", n1="3C")
    assert plays(start) == []
    assert start.why("a1-f9+n1-f1") == "This foundation takes 2♣ next."


def test_the_armys_card_is_named_first():
    start = halves(a1="QH", n1="2C")
    assert start.why("n1-f1+a1-f9") == (
        "Of two cards played together that of this half is named first: Army."
    )
    assert start.why("n1-f1+a1-f9", "ru") == (
        "Из двух карт, играемых вместе, первой называют карту этой половины: Армия."
    )


def test_all_forty_eight_places_are_available():
    for number in range(1, 25):
        start = halves(**{f"a{number}": "QH", f"n{25 - number}": "2C"})
        assert plays(start) == [f"a{number}-f9+n{25 - number}-f1"]


def test_two_cards_are_one_move():
    start = halves(a1="QH", n1="2C")
    [move] = [move for move in start.rules.moves(start.table) if move.also]
    assert move.also.verb == CARRY
    assert move.also.also is None


# Pairing (lines 1 and 2)


def test_any_unpaired_cards_of_the_two_halves_are_paired_either_way():
    """Line 2: «можно выбирать какое угодно время»; any ranks and suits."""
    start = halves(a1="5H", a2="9D", n1="5S", n2="JC")
    assert pairings(start) == [
        "a1-n1",
        "a1-n2",
        "a2-n1",
        "a2-n2",
        "n1-a1",
        "n1-a2",
        "n2-a1",
        "n2-a2",
    ]


def test_a_pair_lies_in_one_place_the_other_halfs_card_on_top():
    start = halves(a1="5H", n1="5S")
    assert start.play("a1-n1")["n1"] == "5S 5H"
    assert start.play("n1-a1")["a1"] == "5H 5S"


def test_a_card_is_paired_only_once():
    """Line 1: «Каждая карта можетъ быть спарована только однажды»."""
    start = halves(a1="5H 5S", a2="9D", n1="JC", n2="TC 9H")
    assert pairings(start) == ["a2-n1", "n1-a2"]
    for move in ("a1-n1", "n1-a1", "a1-n2", "a2-n2"):
        assert start.why(move) == "A card may be paired only once."
        assert start.why(move, "ru") == "Карта может быть спарована только однажды."


def test_a_card_is_paired_only_with_one_of_the_other_half():
    start = halves(a1="5H", a2="9D")
    assert start.moves == ""
    assert start.why("a1-a2") == "A card is paired only with a card of the other half."
    assert start.why("a1-a2", "ru") == "Карту спаривают только с картой другой половины."


def test_pairing_is_allowed_also_when_cards_could_be_played():
    start = halves(a1="QH", n1="2C", s1="<5S>")
    assert start.moves == "a1-f9+n1-f1 a1-n1 n1-a1 turn:s1"


def test_no_card_moves_to_an_empty_place():
    start = halves(a1="5H", n1="5S")
    assert not [move for move in start.moves.split() if move.endswith(("-n2", "-a2"))]


def test_the_books_example_a_place_opened_when_the_ten_lies_on_its_talon():
    """Line 2: «пока на верху талона не выйдетъ десятка трефъ»."""
    clubs = {f"f{number}": "AC 2C 3C 4C 5C 6C 7C 8C 9C" for number in (1,)}
    start = table(BASES | clubs | {"a1": "QH", "a2": "5D", "n1": "5S", "w2": "6S", "s1": "<TC>"})
    assert plays(start) == []
    early = start.play("n1-a2")
    assert early["n1"] == "6S"
    waited = start.play("turn:s1 n1-a2")
    assert waited["n1"] == "TC"
    assert plays(waited) == ["a1-f9+n1-f1"]


# Pair play


def test_a_pair_leaves_as_a_whole_when_both_cards_fit_the_upper_card_first():
    start = halves(n5="2S QH", a19="QD 2C")
    assert start.moves == "a19-f1+a19-f13 n5-f9+n5-f5"
    after = start.play("n5-f9+n5-f5")
    assert (after["f9"], after["f5"], after["n5"]) == ("KH QH", "AS 2S", "")
    assert start.why("a19-f13+a19-f1") == "Of a pair the upper card goes first."
    assert start.why("a19-f13+a19-f1", "ru") == "Из пары первой уходит верхняя карта."


def test_a_pair_stays_while_one_of_its_cards_does_not_fit():
    start = halves(n5="3S QH")
    assert start.moves == ""
    assert start.why("n5-f9") == (
        "A pair leaves only as a whole, when both its cards fit foundations."
    )
    assert start.why("n5-f9", "ru") == (
        "Пара уходит только целиком, когда обе её карты подходят к основаниям."
    )


def test_a_card_of_a_pair_joins_no_third_card():
    """Chosen: a pair is never taken apart."""
    assert halves(n5="3S QH", n6="2C").moves == ""
    assert plays(halves(a1="QD", n5="2S 9H")) == []


# Refill


def test_an_emptied_place_is_refilled_from_its_halfs_talon_at_once():
    after = halves(a1="5H", n1="5S", w1="7D 8D", w2="7C 8C", s1="<2H>").play("a1-n1")
    assert (after["a1"], after["w1"], after["w2"], after["s1"]) == ("8D", "7D", "7C 8C", "<2H>")
    after = halves(a1="5H", n1="5S", w1="7D 8D", w2="7C 8C").play("n1-a1")
    assert (after["n1"], after["w1"], after["w2"]) == ("8C", "7D 8D", "7C")


def test_without_its_talon_the_stock_is_turned_until_that_colour_appears():
    """The other colour goes to its own talon."""
    after = halves(a1="5H", n1="5S", w2="7C", s1="<2H> <3D> <4S> <6S>").play("a1-n1")
    assert (after["a1"], after["w1"], after["w2"]) == ("3D", "", "7C 6S 4S")
    assert after["s1"] == "<2H>"


def test_when_no_card_of_the_colour_is_left_the_place_stays_empty_and_the_stock_is_gone():
    """Chosen."""
    after = halves(a1="5H", n1="5S", s1="<4S> <6S>").play("a1-n1")
    assert (after["a1"], after["w2"], after["s1"]) == ("", "6S 4S", "")


def test_after_a_double_play_the_armys_place_is_refilled_first():
    """What is turned while looking for red lies on the black talon before the Navy takes it."""
    start = halves(a1="QH", n1="2C", w2="7C", s1="<9D> <4S>")
    after = start.play("a1-f9+n1-f1")
    assert (after["a1"], after["n1"], after["w2"], after["s1"]) == ("9D", "4S", "7C", "")


def test_after_a_pair_play_its_one_place_is_refilled_with_its_halfs_colour():
    """Chosen: a pair's place belongs to the half in which it lies."""
    after = halves(n5="2S QH", w1="7D", w2="7C").play("n5-f9+n5-f5")
    assert (after["n5"], after["w1"], after["w2"]) == ("7C", "7D", "")
    after = halves(a5="QH 2S", w1="7D", w2="7C").play("a5-f5+a5-f9")
    assert (after["a5"], after["w1"], after["w2"]) == ("7D", "", "7C")


def test_only_places_that_the_move_empties_are_refilled():
    after = halves(a1="5H", n1="5S", w1="7D 8D").play("a1-n1")
    assert (after["a1"], after["a2"]) == ("8D", "")


# The stock (lines 2 and 3)


@pytest.mark.parametrize(("card", "red", "black"), [("2H", "7D 2H", "7C"), ("2S", "7D", "7C 2S")])
def test_a_turned_card_goes_to_its_colours_talon(card, red, black):
    """Line 2: «складываются въ двѣ пачки»."""
    start = halves(a1="5H", w1="7D", w2="7C", s1=f"<9H> <{card}>")
    assert start.moves == "turn:s1"
    after = start.play("turn:s1")
    assert (after["w1"], after["w2"], after["s1"]) == (red, black, "<9H>")


def test_turning_does_not_betray_the_colour():
    start = halves(s1="<2H>")
    for move in ("s1-w1", "s1-w2"):
        assert start.why(move) == "The stock must be turned first."


def test_nothing_goes_from_stock_or_talon_to_a_foundation():
    start = halves(a1="QH", w1="QD", w2="2C", s1="<2S>")
    assert start.moves == "turn:s1"
    for move in ("w1-f13", "w2-f1", "w1-a2"):
        assert start.why(move) == "Cards of the talons only fill places that have become empty."
        assert start.why(move, "ru") == "Карты талонов только заполняют освободившиеся места."
    assert start.why("s1-f5") == "The stock must be turned first."


def test_there_is_no_redeal():
    """Line 3: «Пасьянсъ вновь не раскладывается»."""
    start = halves(w1="7D", w2="7C")
    assert start.moves == ""
    assert start.rules.redeals_left(start.table) is None
    assert start.why("turn:s1") == "The stock is out."


def test_talons_may_be_looked_through_the_stock_may_not():
    """Chosen."""
    start = halves(a1="5H 5S", w1="7D 8D", w2="7C 8C", s1="<2H> <3D>")
    seen = start.position.seen_by(1).table
    assert pile_text(seen.piles[0]) == "-- --"
    assert seen.piles[1:] == start.table.piles[1:]


# The end


def test_a_tiny_endgame_won():
    """The last two of each colour: a pair first, then a double play."""
    piles = FULL | {
        "f4": " ".join(FULL["f4"].split()[:10]),
        "f16": " ".join(FULL["f16"].split()[:10]),
        "a1": "2D",
        "n1": "JC",
        "w1": "AD",
        "s1": "<KC>",
    }
    start = table(piles)
    won = start.play("a1-n1")
    assert won["n1"] == "JC 2D"
    won = won.play("n1-f16+n1-f4")
    assert (won["a1"], won["n1"], won["s1"]) == ("AD", "KC", "")
    won = won.play("a1-f16+n1-f4")
    assert won.outcome == (1, 192)
    assert won.moves == ""


def test_a_tiny_endgame_lost():
    start = halves(a1="5H 5S", n1="9C", w1="QH")
    assert start.moves == ""
    assert start.outcome == (None, 16)


def test_the_same_with_a_card_to_turn_or_to_pair_is_not_lost():
    assert halves(a1="5H 5S", n1="9C", w1="QH", s1="<2C>").outcome is None
    assert halves(a1="5H", n1="9C", w1="QH").outcome is None
