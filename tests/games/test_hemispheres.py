"""The Hemispheres: a test a rule, each on a table where another reading would show."""

import pytest

from cardgames.engine.cards import RANKS, pile_text, read_pile
from cardgames.engine.dealing import pack, shuffled
from tests.tables import dealt, drawn

RING = [f"c{number}" for number in range(1, 13)]
NORTH, SOUTH = RING[:6], RING[6:]
BASES = dict(
    zip(
        [f"f{number}" for number in range(1, 9)] + [f"b{number}" for number in range(1, 5)],
        "AH AH AD AD KC KC KS KS KH AS KD AC".split(),
        strict=True,
    )
)
# All in their own hemisphere, none on another's rank, none wanted: nothing moves.
QUIET = dict(zip(RING, "3H 5H 7H 9H JH 3D 3C 5C 7C 9C 5S 3S".split(), strict=True))
FULL = {
    f"f{number}": " ".join(rank + suit for rank in order)
    for number, (suit, order) in enumerate(
        [(suit, RANKS) for suit in "HHDD"] + [(suit, RANKS[::-1]) for suit in "CCSS"], 1
    )
}


def table(piles, *variants):
    chosen = "".join(f"variant: {variant}\n" for variant in variants)
    lines = "\n".join(f"{name}: {cards}" for name, cards in piles.items() if cards)
    return drawn(f"game: hemispheres\n{chosen}{lines}")


def ring(*variants, **piles):
    """A table whose ring holds cards that go nowhere, but for the piles given here."""
    return table(BASES | QUIET | piles, *variants)


def exchanges(start):
    return [move for move in start.moves.split() if "=" in move]


# The table (lines 40 to 42)


def test_four_red_aces_four_black_kings_and_four_barriers_are_taken_out_first():
    """Lines 40 and 41: «четыре красныхъ туза и четыре черныхъ короля»; the barriers crosswise."""
    start = dealt("hemispheres", 1)
    assert {name: start[name] for name in BASES} == BASES


def test_three_cards_go_between_the_barriers_clockwise_from_the_king_of_hearts():
    """Line 42: «слѣва направо, начиная отъ червоннаго короля»; 92 cards, 80 of them in stock."""
    cards = pack(2, tuple(read_pile(" ".join(BASES.values()))))
    coming = pile_text(bytes(shuffled(1, [cards])[0])).split()
    start = dealt("hemispheres", 1)
    assert len(coming) == 92
    assert [start[name] for name in RING] == coming[:12]
    assert start["s1"].split() == [f"<{card}>" for card in reversed(coming[12:])]
    assert start["w1"] == ""


@pytest.mark.parametrize("drawing", ["wide_layout", "narrow_layout"])
def test_the_barriers_lie_at_the_compass_points_and_the_ring_runs_clockwise(drawing):
    """Line 41: «кладутъ поперечно»; K♥ west, A♠ north, K♦ east, A♣ south."""
    places = getattr(dealt("hemispheres", 1).rules.game, drawing).places
    west, north, east, south = (places[f"b{number}"] for number in range(1, 5))
    assert west.y == pytest.approx(east.y)
    assert north.x == pytest.approx(south.x)
    assert west.x == min(place.x for name, place in places.items() if name[0] in "bc")
    assert east.x == max(place.x for name, place in places.items() if name[0] in "bc")
    assert max(places[name].y for name in NORTH) < west.y < min(places[name].y for name in SOUTH)
    assert [places[name].x for name in NORTH] == sorted(places[name].x for name in NORTH)
    assert [places[name].x for name in SOUTH] == sorted(
        (places[name].x for name in SOUTH), reverse=True
    )


def test_the_eight_foundations_take_all_cards_the_barriers_included():
    assert sum(len(pile.split()) for pile in FULL.values()) == 104


# Foundations (rule V, lines 38 and 41)


def test_red_foundations_go_up_in_suit_from_the_ace():
    """Line 41: «тузы восходятъ по порядку до королей»; rule V: «должны слѣдовать масти»."""
    start = ring(f1="AH 2H", f2="AH", c1="3H", c6="3D")
    assert start.leaving("c1") == "c1-f1"
    assert start.leaving("c6") == ""


def test_black_foundations_go_down_in_suit_from_the_king():
    """Line 41: «короли нисходятъ по порядку до тузовъ»."""
    start = ring(f5="KC QC", f6="KC", c11="JC", c12="JS")
    assert start.leaving("c11") == "c11-f5"
    assert start.leaving("c12") == ""


def test_of_two_foundations_of_a_suit_the_lower_numbered_that_takes_the_card():
    assert ring(c1="2H").leaving("c1") == "c1-f1"
    start = ring(f1="AH 2H", c1="2H")
    assert start.leaving("c1") == "c1-f2"
    assert ring(c1="2H").why("c1-f2") == (
        "It goes to foundation 1: of equal foundations the first one takes it."
    )


def test_foundations_give_nothing_back():
    assert ring(f1="AH 2H 3H 4H", c1="JD").leaving("f1") == ""


# Availability (rule I, lines 34 and 42)


WANTED = [("2H", "f1"), ("2D", "f3"), ("QC", "f5"), ("QS", "f7")]


@pytest.mark.parametrize(("card", "foundation"), WANTED)
@pytest.mark.parametrize("place", RING)
def test_a_card_is_played_only_in_its_proper_hemisphere(place, card, foundation):
    """Rule I and line 42: red cards belong in the north, black ones in the south."""
    start = ring(s1="<8S>", **{place: card})
    at_home = (place in NORTH) == (card[1] in "HD")
    assert (f"{place}-{foundation}" in start.moves.split()) == at_home
    if not at_home:
        assert start.why(f"{place}-{foundation}") == (
            "Until stock and talon are out, a card in the wrong half can only be exchanged."
        )


def test_a_wrong_card_neither_marries_nor_is_built_on():
    """Rule I."""
    start = ring(s1="<8H>", w1="6S", c1="7S", c2="6S", c8="QS", c11="QC")
    assert "-c" not in start.moves
    assert start.why("w1-c1") == (
        "Northern hemisphere. Only red cards belong here; a black one can be neither played nor "
        "built on."
    )
    assert start.why("w1-c1", "ru") == (
        "Северное полушарие. Здесь место только красным картам; чёрную нельзя ни сыграть, ни "
        "накрыть."
    )
    assert start.why("c2-c1") == (
        "Until stock and talon are out, a card in the wrong half can only be exchanged."
    )
    assert start.why("c2-c1", "ru") == (
        "Пока не кончились колода и талон, карту, лежащую не в своей половине, можно только "
        "обменять."
    )


# Marriage (rule III, line 36; its note from the English original)


def test_red_cards_marry_downwards_in_suit():
    """Rule III: «только съ картами ихъ собственной масти»; note 18: red downwards."""
    start = ring(c2="6H", c1="5H", c3="7D", c4="7H", c6="5D")
    assert start.moves == "c1-c2 c2-c4"


def test_black_cards_marry_upwards_in_suit():
    start = ring(c7="5C", c8="6C", c9="4S", c10="4C", c11="JC", c12="6S")
    assert start.moves == "c7-c10 c8-c7"


def test_a_card_of_the_ring_marries_anywhere_in_its_own_hemisphere():
    """Rule III: the races do not bind it."""
    assert ring(c1="4H", c5="5H", c2="JH").leaving("c1") == "c1-c5"


def test_no_card_of_the_ring_marries_across_the_equator():
    start = ring(c1="8D", c7="9D", s1="<KH>")
    assert "c1-c7" not in start.moves


def test_no_marriage_goes_round_the_corner():
    start = ring(c1="KH", c2="AH", f1="", f2="", b1="", c7="AC", c8="KC", f5="", f6="", b4="")
    assert not [move for move in start.moves.split() if "-c" in move]


def test_one_card_marries_at_a_time():
    """Chosen: the text speaks of a card."""
    start = ring(c1="6H 5H", c4="7H", c3="JD")
    assert start.moves == ""
    assert start.why("c1x2-c4") == "Northern hemisphere: cards move one at a time."


def test_a_card_in_its_own_hemisphere_moves_to_no_space():
    start = ring(c1="", s1="<8S>")
    assert start.moves == "s1-c1"
    assert start.why("c2-c1") == (
        "Northern hemisphere. A card that lies in its own hemisphere does not move to an empty "
        "place."
    )
    assert start.why("c2-c1", "ru") == (
        "Северное полушарие. Карту, лежащую в своём полушарии, на свободное место не переводят."
    )


def test_the_talon_marries_either_suit_of_its_colour():
    """Rule III: «съ картами изъ талона можно дѣлать марьяжъ между всякими мастями»."""
    start = ring(s1="<8S>", w1="4D", c2="5H", c3="5D", c4="4H")
    assert start.leaving("w1") == "w1-c2 w1-c3"
    start = ring(s1="<8S>", w1="6S", c8="5C", c11="JC", c12="5S", c7="7S")
    assert start.leaving("w1") == "w1-c12 w1-c8"


def test_the_talon_marries_in_the_hemisphere_of_its_colour_alone():
    assert ring(s1="<8S>", w1="4C", c2="5H").leaving("w1") == "w1-c12 w1-c7"
    assert ring(s1="<8H>", w1="6D", c8="5C").leaving("w1") == "w1-c3"


def test_only_the_talons_top_card_is_used_also_for_a_foundation():
    """Line 45; chosen: it may go to a foundation."""
    assert ring(s1="<8S>", w1="2H JS").leaving("w1") == ""
    assert ring(s1="<8S>", w1="JS 2H").leaving("w1") == "w1-c1 w1-c6 w1-f1"


def test_why_a_card_of_the_talon_does_not_marry():
    start = ring(s1="<8S>", w1="4D")
    assert start.why("w1-c1") == (
        "4♦ does not go on 3♥. Northern hemisphere: cards are laid downwards in colour."
    )


def test_nothing_marries_a_barrier():
    """Line 41: the barriers only divide the races."""
    start = ring(c1="QH", c5="7D", c7="2C", c8="7S")
    assert start.moves == ""
    assert start.why("c1-b1") == "Barriers: no card is laid here."


# Exchange (rule II, line 35)


def test_every_wrong_card_of_the_north_may_be_exchanged_with_every_one_of_the_south():
    """Rule II: the player chooses which pair; north first."""
    start = ring(s1="<JD>", c1="8S", c4="QC", c7="8H", c12="QD")
    assert start.moves == "c1=c12 c1=c7 c4=c12 c4=c7"
    after = start.play("c1=c12")
    assert (after["c1"], after["c12"]) == ("QD", "8S")
    assert after.moves == "c4=c7"


def test_a_card_once_exchanged_is_available():
    assert ring(c1="QC", c7="2H").play("c1=c7").moves == "c1-f1 c7-f5"


def test_only_two_wrong_cards_are_exchanged():
    start = ring(c1="8S", c7="8H")
    for move in ("c2=c7", "c1=c8", "c7=c1"):
        assert start.why(move) == (
            "Two cards are exchanged that both lie in the wrong half; that of the first half is "
            "named first."
        )
        assert start.why(move, "ru") == (
            "Обменивают две карты, обе лежащие не в своих половинах; карту первой половины "
            "называют первой."
        )
    assert exchanges(ring(c1="8S", c2="9S")) == []


def test_no_card_of_the_stock_is_turned_while_an_exchange_is_possible():
    """Rule II: «должны быть обмѣнены, какъ только встрѣтится возможность»."""
    for talon in ("", "JD"):
        start = ring(s1="<8D>", w1=talon, c1="8S", c7="8H", c2="")
        assert start.leaving("s1") == ""
        assert start.why("s1-c2") == "Two cards in the wrong halves must be exchanged first."
        assert start.why("s1-c2", "ru") == (
            "Сначала надо обменять две карты, лежащие не в своих половинах."
        )
        assert start.play("c1=c7").leaving("s1") == "s1-c2"


def test_nor_is_a_card_of_the_talon_laid_in_a_space():
    start = ring(w1="JD", c1="8S", c7="8H", c2="")
    assert start.leaving("w1") == ""
    assert start.why("w1-c2") == "Two cards in the wrong halves must be exchanged first."
    assert start.play("c1=c7").leaving("w1") == "w1-c2"


def test_other_moves_may_come_before_an_exchange():
    """Chosen: which pairs remain may depend on them."""
    start = ring(s1="<8D>", w1="4D", c1="8S", c7="8H", c4="4H", c6="2D", c12="QS")
    assert start.moves == "c12-f7 c1=c7 c4-c2 c6-f3 w1-c2"


def test_barriers_are_never_exchanged():
    """The barriers A♠ in the north and A♣ and red kings at the equator are no wrong cards."""
    assert exchanges(ring(c7="8H")) == []
    assert exchanges(ring(c1="8S")) == []


# Transfer at the end (rule II, line 35)


def test_when_stock_and_talon_are_out_a_wrong_card_moves_to_any_space_of_its_own():
    """Rule II: «въ концѣ же игры ... карты должны быть переведены безъ обмѣна»."""
    assert ring(c7="8H", c2="", c5="").moves == "c7-c2 c7-c5"
    assert ring(c1="8S", c8="", c10="", c2="").moves == "c1-c10 c1-c8"


def test_when_there_is_no_space_it_goes_onto_a_card_that_it_marries():
    """Chosen: of its own suit, in its own hemisphere."""
    start = ring(c7="8H", c2="9D")
    assert start.moves == "c7-c4"
    assert ring(c7="8H", c2="9H", c1="").moves == "c7-c1"
    for move in ("c7-c2", "c7-c8"):
        assert start.why(move) == (
            "A card in the wrong half moves to an empty place of its own, or, when there is none, "
            "onto a card there that it fits."
        )
        assert start.why(move, "ru") == (
            "Карта, лежащая не в своей половине, переходит в свою: на свободное место, а если его "
            "нет — на подходящую карту."
        )


@pytest.mark.parametrize("left", [{"s1": "<JD>"}, {"w1": "JD"}])
def test_nothing_is_transferred_before_both_are_out(left):
    assert ring(c7="8H", c2="", **left).leaving("c7") == ""


def test_transfers_and_exchanges_stand_side_by_side_at_the_end():
    assert ring(c1="8S", c7="8H", c2="", c9="").moves == "c1-c9 c1=c7 c7-c2"


# The course of play (lines 42 to 46)


def test_the_next_card_fills_the_first_space_clockwise_even_in_the_wrong_hemisphere():
    """Line 44: «наполняя прежде всего свободныя мѣста ... начиная слѣва направо»."""
    start = ring(s1="<9H> <8S>", w1="JD", c3="", c9="")
    assert start.leaving("s1") == "s1-c3"
    after = start.play("s1-c3")
    assert (after["c3"], after["s1"]) == ("8S", "<9H>")
    assert after.leaving("s1") == "s1-c9"
    for move in ("s1-w1", "s1-c9", "s1-f1"):
        assert start.why(move) == (
            "The next card goes to the first space, or to the talon where there is none."
        )
        assert start.why(move, "ru") == (
            "Следующая карта идёт на первое свободное место, а если его нет — в талон."
        )


def test_without_a_space_it_goes_to_the_talon():
    """Line 45: «Остатокъ составляетъ талонъ»."""
    start = ring(s1="<9H> <8S>", w1="JD")
    assert start.moves == "s1-w1"
    assert start.play("s1-w1")["w1"] == "JD 8S"


def test_spaces_wait_until_a_card_is_turned():
    """Line 42: the opening ring is played first; nothing fills of itself."""
    after = ring(s1="<8S>", c1="2H").play("c1-f1")
    assert (after["c1"], after["s1"]) == ("", "<8S>")


def test_a_turned_card_stays_where_it_goes_though_it_fits_a_foundation():
    after = ring(s1="<2H>").play("s1-w1")
    assert after["w1"] == "2H"
    assert "w1-f1" in after.moves.split()


def test_turning_is_allowed_though_other_moves_are_left():
    assert ring(s1="<8S>", w1="4D", c1="2H").moves == "c1-f1 s1-w1 w1-c2"


def test_while_the_stock_lasts_the_talon_fills_no_space():
    start = ring(s1="<8S>", w1="JD", c2="")
    assert start.moves == "s1-c2"
    assert start.why("w1-c2") == "While the stock lasts, its cards fill the spaces."
    assert start.why("w1-c2", "ru") == (
        "Пока колода не кончилась, свободные места заполняются из неё."
    )


def test_when_the_stock_is_out_the_talons_top_card_may_be_laid_in_the_first_space():
    """Chosen; a move like others, not of itself."""
    start = ring(w1="9S JD", c2="", c8="", f1="AH 2H")
    assert start.moves == "c1-f1 w1-c2"
    assert start.play("w1-c2")["c2"] == "JD"
    assert start.play("w1-c2").leaving("w1") == "w1-c8"
    assert start.why("w1-c8") == (
        "The next card goes to the first space, or to the talon where there is none."
    )


def test_there_is_no_redeal():
    """Line 46: «Вторично пасьянсъ не раскладывается»."""
    start = ring(w1="JD JS")
    assert start.moves == ""
    assert start.rules.redeals_left(start.table) is None
    assert start.why("s1-w1") == "The stock is out."


# Barriers (rule IV, line 37)


@pytest.mark.parametrize(
    ("barrier", "foundation", "target"),
    [
        ("b1", "A23456789TJQ", "f1 H"),
        ("b2", "KQJT98765432", "f7 S"),
        ("b3", "A23456789TJQ", "f3 D"),
        ("b4", "KQJT98765432", "f5 C"),
    ],
)
def test_a_barrier_is_the_last_card_of_a_foundation_when_stock_and_talon_are_out(
    barrier, foundation, target
):
    """Rule IV: «Нельзя двигать барьеровъ до конца игры»."""
    name, suit = target.split()
    held = {name: " ".join(rank + suit for rank in foundation)}
    few = BASES | {"c1": "9H"} | held
    assert f"{barrier}-{name}" in table(few).moves.split()
    for left in ({"s1": "<8D>"}, {"w1": "8D"}):
        start = table(few | left)
        assert start.leaving(barrier) == ""
        assert start.why(f"{barrier}-{name}") == (
            "Barriers stand still until the end: only when stock and talon are out are they "
            "played, as the last cards of their foundations; their places are not filled."
        )
        assert start.why(f"{barrier}-{name}", "ru") == (
            "Барьеры до конца игры не двигают: только когда кончились и колода, и талон, их "
            "играют последними картами своих оснований; их места не занимают."
        )


def test_a_barrier_that_does_not_fit_stays_also_at_the_end():
    start = table(BASES | {"c1": "8H"})
    assert start.moves == ""
    assert start.why("b1-f1") == "This foundation takes 2♥ next."


def test_a_barriers_place_is_no_space_of_the_ring():
    queens = {"f1": " ".join(f"{rank}H" for rank in RANKS[:12])}
    diamonds = dict(zip(NORTH, "3D 5D 7D 9D JD 3H".split(), strict=True))
    after = table(BASES | QUIET | queens | diamonds | {"c7": "QD"}).play("b1-f1")
    assert after["b1"] == ""
    assert after.moves == ""


# By race


def test_by_race_cards_of_the_ring_marry_only_within_their_arc():
    assert ring("by-race", c1="4H", c2="JD", c3="5H").leaving("c1") == "c1-c3"
    start = ring("by-race", c1="4H", c2="JD", c4="5H")
    assert start.leaving("c1") == ""
    assert start.why("c1-c4") == "A card moves only within its own arc."
    assert start.why("c1-c4", "ru") == "Карту перекладывают только в пределах её дуги."
    for place, other in (("c6", "c7"), ("c9", "c10"), ("c12", "c1")):
        assert f"{place}-{other}" not in ring("by-race").moves


@pytest.mark.parametrize("first", [1, 4, 7, 10])
def test_by_race_the_arcs_are_of_three(first):
    low, high = ("4H", "5H") if first < 7 else ("5C", "4C")
    bare = dict.fromkeys(RING, "")
    for near in (first + 1, first + 2):
        start = table(BASES | bare | {f"c{first}": low, f"c{near}": high}, "by-race")
        assert start.leaving(f"c{first}") == f"c{first}-c{near}"


def test_by_race_binds_neither_the_talon_nor_the_transfers():
    start = ring("by-race", s1="<8S>", w1="4D", c2="5H", c5="5D")
    assert start.leaving("w1") == "w1-c2 w1-c5"
    assert ring("by-race", c7="8H").moves == "c7-c4"


# The end


def test_a_tiny_endgame_won():
    """A transfer frees the last card; a barrier ends the game."""
    piles = FULL | {
        "f1": " ".join(f"{rank}H" for rank in RANKS[:10]),
        "b1": "KH",
        "c7": "JH",
        "c1": "QH",
    }
    start = table(piles)
    assert start.moves == "c7-c2 c7-c3 c7-c4 c7-c5 c7-c6"
    won = start.play("c7-c2 c2-f1 c1-f1 b1-f1")
    assert won.outcome == (1, 104)
    assert won.moves == ""


def test_a_tiny_endgame_lost():
    start = ring(w1="JD JS")
    assert start.moves == ""
    assert start.outcome == (None, 8)


def test_an_endgame_with_an_exchange_left_is_not_lost():
    assert ring(c1="8S", c7="8H").outcome is None


# What is seen


def test_a_view_shows_everything_but_the_stock():
    start = ring(s1="<8S> <8H>", w1="JD JS", c1="9S")
    seen = start.position.seen_by(1).table
    assert pile_text(seen.piles[0]) == "-- --"
    assert seen.piles[1:] == start.table.piles[1:]
