"""The Besieged City: a test a rule, each on a table where another reading would show."""

import itertools

import pytest

from cardgames.engine.cards import PACK, RANKS, pile_text
from cardgames.engine.dealing import shuffled
from tests.tables import dealt, drawn

LADDER = "A K 2 Q 3 J 4 T 5 9 6 8 7 7 8 6 9 5 T 4 J 3 Q 2 K A".split()
PLACES = [f"r{number}" for number in range(1, 13)] + [f"c{number}" for number in range(1, 15)]

# Twelve in the middle and fourteen around them: the rows of the reserve with their trenches on
# the left and on the right, then its columns with theirs above and below.
ROWS = {
    ("c14", "c4"): ("r1", "r2", "r3"),
    ("c13", "c5"): ("r4", "r5", "r6"),
    ("c12", "c6"): ("r7", "r8", "r9"),
    ("c11", "c7"): ("r10", "r11", "r12"),
}
COLUMNS = {
    ("c1", "c10"): ("r1", "r4", "r7", "r10"),
    ("c2", "c9"): ("r2", "r5", "r8", "r11"),
    ("c3", "c8"): ("r3", "r6", "r9", "r12"),
}
LINES = {end: line for ends, line in (ROWS | COLUMNS).items() for end in ends}


def suit(name, cards=26):
    return " ".join(rank + name for rank in LADDER[:cards])


FULL = "\n".join(f"f{number}: {suit(name)}" for number, name in enumerate("CDHS", 1))
THREE_FULL = "\n".join(FULL.splitlines()[:3])

# No card here goes on another of its suit, whichever line it is in; and there are no diamonds.
QUIET = dict(
    zip(
        PLACES,
        "6H 6H 8H 8H 9H 9H 3H 3H 5H 5H TH TH 2C 2C 4C 4C 6C 6C 2S 2S 4S 4S 6S 6S 2H 4H".split(),
        strict=True,
    )
)


def table(piles, *variants):
    chosen = "".join(f"variant: {variant}\n" for variant in variants)
    return drawn(f"game: besieged-city\n{chosen}{piles}")


def city(more="", *variants, **cards):
    """A table whose every place holds a card that goes nowhere, but for those given here."""
    piles = {name: card for name, card in {**QUIET, **cards}.items() if card}
    return table(
        "\n".join(f"{name}: {pile}" for name, pile in piles.items()) + f"\n{more}", *variants
    )


# The table (arithmetic, deal: «Раскладываютъ двѣнадцать картъ въ четыре ряда ...», lines 14)


def test_twelve_go_to_the_reserve_and_fourteen_to_the_trenches_the_rest_is_the_stock():
    """Line 14; the order of dealing is chosen: row by row, then clockwise."""
    coming = pile_text(bytes(shuffled(1, [PACK * 2])[0])).split()
    start = dealt("besieged-city", 1)
    assert [start[name] for name in PLACES] == coming[:26]
    assert start["s1"].split() == [f"<{card}>" for card in reversed(coming[26:])]
    assert len(start["s1"].split()) == 78
    assert [start[name] for name in ("w1", "f1", "f2", "f3", "f4")] == [""] * 5


def test_the_trenches_lie_one_beyond_each_end_of_every_row_and_column():
    """Line 14: the outer row lies across the inner ones; clockwise from above."""
    places = dealt("besieged-city", 1).rules.game.wide_layout.places
    for (one, other), line in ROWS.items():
        assert len({places[name].y for name in (one, *line, other)}) == 1
        assert places[one].x < min(places[name].x for name in line)
        assert places[other].x > max(places[name].x for name in line)
    for (one, other), line in COLUMNS.items():
        assert len({places[name].x for name in (one, *line, other)}) == 1
        assert places[one].y < min(places[name].y for name in line)
        assert places[other].y > max(places[name].y for name in line)


def test_the_foundations_stand_in_the_corners():
    places = dealt("besieged-city", 1).rules.game.wide_layout.places
    for corner, beside, below in zip(
        ("f1", "f2", "f3", "f4"), ("c1", "c3", "c8", "c10"), ("c14", "c4", "c7", "c11"), strict=True
    ):
        assert places[corner].y == places[beside].y
        assert places[corner].x == places[below].x


# Foundations (rules I and VI, lines 5, 11, 15)


def test_a_foundation_takes_both_packs_of_a_suit_to_and_fro_and_ends_with_an_ace():
    """Line 15: «тузовъ, ... королей, потомъ двойки, дамъ, тройки ...» and back to the ace."""
    assert LADDER[::-1] == LADDER
    assert sorted(LADDER) == sorted(RANKS * 2)
    assert 4 * len(LADDER) == 104
    for height in range(26):
        start = city(f"f1: {suit('D', height)}", c1=f"{LADDER[height]}D")
        assert start.moves == "c1-f1", height


@pytest.mark.parametrize("wrong", ["2D", "KH", "QD", "KC"])
def test_a_foundation_takes_only_the_card_that_comes_next_in_suit(wrong):
    """Rule VI: «За основными картами слѣдуетъ масть»."""
    assert "-f" not in city("f1: AD", c1=wrong).moves
    assert city("f1: AD", c1=wrong, c2="KD").leaving("c2").split()[-1] == "c2-f1"


def test_a_full_foundation_takes_nothing_more():
    start = table(f"{THREE_FULL}\nf4: {suit('S', 25)}\nc1: AS").play("c1-f4")
    assert len(start["f4"].split()) == 26
    assert start.outcome == (1, 104)


def test_an_ace_opens_the_first_empty_foundation():
    start = city(c1="AH", c2="AD")
    assert start.leaving("c1").split()[1:] == ["c1-f1"]
    assert start.why("c1-f3") == (
        "It goes to foundation 1: of equal foundations the first one takes it."
    )
    assert city("f1: AH\nf3: AC", c2="AD").leaving("c2") == "c2-f2"


def test_a_suit_has_one_foundation_only():
    """Line 15: «четыре туза разныхъ мастей»."""
    start = city("f1: AD", c1="AD")
    assert start.moves == ""
    assert start.why("c1-f2") == "Each suit has one foundation, and that of this suit is begun."
    assert start.why("c1-f2", "ru") == (
        "У каждой масти одно основание, и основание этой масти уже начато."
    )


def test_the_second_ace_of_a_suit_ends_its_foundation():
    start = table(f"f1: {suit('S', 25)}\nc1: AS")
    assert start.moves == "c1-f1"


def test_no_card_of_the_talon_is_played():
    """Rule I: «Карты изъ талона должны проходить чрезъ резервъ»."""
    start = city("f1: AD\nw1: KD", c1="2D")
    assert start.leaving("w1") == ""
    for target in ("f1", "c1"):
        assert start.why(f"w1-{target}") == (
            "A card of the talon passes through the reserve, and from there into the trenches, "
            "before it can be played."
        )
        assert start.why(f"w1-{target}", "ru") == (
            "Карты из талона должны пройти через резерв, а из резерва — в окопы, прежде чем их "
            "можно сыграть."
        )


def test_no_card_of_the_reserve_is_played():
    """Rule I: «резервъ долженъ переходить въ окопы раньше»."""
    start = city("f1: AD", r1="KD")
    assert start.leaving("r1") == ""
    assert start.why("r1-f1") == (
        "Cards of the reserve go only into the trenches: never on one another, nor straight to a "
        "foundation."
    )
    assert start.why("r1-f1", "ru") == (
        "Карты резерва идут только в окопы: ни друг на друга, ни прямо на основание их не кладут."
    )


def test_foundations_give_nothing_back():
    assert city("f1: AD KD", c1="QD").leaving("f1") == ""


# Trenches (rule II, lines 6 and 7)


@pytest.mark.parametrize("below", RANKS)
def test_a_trench_takes_its_suit_beside_it_in_rank_or_on_the_foundation(below):
    """Rule II: «въ обыкновенномъ ... порядкѣ, или же въ томъ порядкѣ, въ которомъ ... сыграны»."""
    at = RANKS.index(below) + 1
    for rank, laid in enumerate(RANKS, 1):
        fits = abs(at - rank) == 1 or at + rank in (14, 15)
        start = city(c1=f"{below}D", c2=f"{laid}D")
        assert ("c2-c1" in start.moves.split()) == fits, (below, laid)


def test_neighbours_on_a_foundation_make_fourteen_or_fifteen():
    sums = {RANKS.index(one) + RANKS.index(other) + 2 for one, other in itertools.pairwise(LADDER)}
    assert sums == {14, 15}


@pytest.mark.parametrize(("one", "other"), [("QD", "2D"), ("JD", "3D")])
def test_the_books_own_examples_go_either_way(one, other):
    """Line 6: «королеву на двойку, валетъ на тройку и такъ далѣе, или же обратно»."""
    assert city(c1=one, c2=other).moves == "c1-c2 c2-c1"


def test_a_trench_takes_its_own_suit_only():
    """Rule II: «Карты должны быть одной и той же масти»."""
    start = city(c1="3D")
    assert start.moves == ""
    assert start.why("c8-c1") == (
        "2♠ does not go on 3♦. Trenches: cards are laid in suit, in the order of the ranks or in "
        "that of the foundations, either way."
    )
    assert start.why("c8-c1", "ru") == (
        "2♠ нельзя положить на 3♦. Окопы: карты кладут в масть, по порядку достоинств или по "
        "порядку оснований, в ту или другую сторону."
    )


def test_ace_and_king_lie_side_by_side_as_on_the_foundations():
    start = city("f1: AD KD", c1="AD", c2="KD")
    assert start.moves == "c1-c2 c2-c1"


def test_a_trench_may_mix_both_orders_and_directions():
    """Chosen: a card laid on a trench lies in it, whichever way it follows."""
    start = city(c1="8D", c2="JS 9D", c3="JC 8D", c4="QS 7D", c5="QC 7D")
    assert start.play("c2-c1 c3-c1 c4-c1 c5-c1")["c1"] == "8D 9D 8D 7D 7D"


def test_cards_go_from_any_trench_to_any_other_one_at_a_time():
    """Line 7: «перекладывать по произволу ... (годною ... только лежащая на верху пачки)»."""
    start = city(c1="TD 8D", c8="9D", c14="7D")
    assert start.leaving("c1") == "c1-c14 c1-c8"
    assert start.why("c1x2-c8") == "Trenches: cards move one at a time."


def test_cards_move_from_trench_to_trench_as_often_as_liked():
    start = city(c1="JS 8D", c2="JC 9D", c3="9D")
    assert start.play("c1-c2 c2-c3 c3-c2")["c2"] == "JC 9D 8D"


# Reserve (rule III, lines 9 and 17)


@pytest.mark.parametrize("card", PLACES[:12])
def test_a_card_of_the_reserve_reaches_the_ends_of_its_row_and_column_and_no_other(card):
    """Rule III: «находящіяся по концамъ или сторонамъ той линіи, съ которой онѣ взяты»."""
    ends = {end for end, line in LINES.items() if card in line}
    assert len(ends) == 4
    for trench in PLACES[12:]:
        start = city(**{card: "KD", trench: "QD"})
        assert start.moves == (f"{card}-{trench}" if trench in ends else "")
    far = next(name for name in PLACES[12:] if name not in ends)
    start = city(**{card: "KD", far: "QD"})
    assert start.why(f"{card}-{far}") == "A card reaches only the ends of its own row and column."
    assert start.why(f"{card}-{far}", "ru") == (
        "Карта может уйти только на концы своего ряда и своего столбца."
    )


def test_a_card_of_the_reserve_must_fit_the_trench_by_rule_two():
    """Rule III: «Также точно»."""
    start = city(r1="KD", c1="QD", c14="2D", c4="JD", c10="QH")
    assert start.leaving("r1") == "r1-c1 r1-c14"


def test_cards_of_the_reserve_never_go_on_one_another():
    start = city(r1="KD", r2="QD")
    assert start.leaving("r1") == start.leaving("r2") == ""
    assert start.why("r1-r2") == "Reserve: no card is laid here."


def test_where_a_trench_is_both_fitting_and_at_the_end_there_is_one_move():
    assert city(r1="KD", c1="QD").moves.split().count("r1-c1") == 1


# An empty trench (rule IV, lines 10 and 16)


@pytest.mark.parametrize("trench", PLACES[12:])
def test_an_empty_trench_is_filled_by_any_card_of_its_line_before_anything_else(trench):
    """Rule IV: «какою бы то ни было картою изъ того ряда»; line 16: «немедленно»."""
    start = city("s1: <2D>\nw1: 2D\nf1: AD", **{trench: ""})
    assert start.moves.split() == sorted(f"{card}-{trench}" for card in LINES[trench])
    for move in ("turn:s1", "c5-f1"):
        assert start.why(move) == (
            "First an empty place must be filled, with a card of the line at whose end it lies."
        )
        assert start.why(move, "ru") == (
            "Сначала надо закрыть свободное место картой из его ряда или столбца."
        )


def test_the_move_that_empties_a_trench_leaves_the_choice_to_the_next():
    start = city(c1="KD", c2="QD").play("c1-c2")
    assert start["c1"] == ""
    assert start.moves == "r1-c1 r10-c1 r4-c1 r7-c1"
    assert start.play("r7-c1")["c1"] == "3H"


def test_several_empty_trenches_are_filled_in_any_order():
    start = city(c1="", c5="")
    assert start.moves.split() == sorted(
        ["r1-c1", "r10-c1", "r4-c1", "r7-c1", "r4-c5", "r5-c5", "r6-c5"]
    )


def test_a_fill_comes_before_a_card_turned_up_on_the_stock():
    start = city("s1: <9C> KD\nw1: 3C\nf1: AD", c1="")
    assert start.moves == "r1-c1 r10-c1 r4-c1 r7-c1"
    assert start.play("r7-c1").moves == "s1-f1 s1-w1"


def test_a_trench_whose_line_is_empty_stays_empty_and_takes_nothing():
    start = city("s1: <9C>", c1="", r1="", r4="", r7="", r10="")
    assert start.moves == "turn:s1"
    assert start.why("c2-c1") == (
        "Trenches. An empty trench takes only a card of the reserve from its own line; when that "
        "line is empty too, the trench stays empty."
    )
    assert start.why("c2-c1", "ru") == (
        "Окопы. На свободный окоп идёт только карта резерва из его ряда или столбца; если и там "
        "карт нет, окоп остаётся пустым."
    )


# An empty place of the reserve (rule V, line 11)


def test_an_emptied_place_of_the_reserve_fills_from_the_talon():
    """Rule V: «пополняются картами изъ талона»; the talon before the stock."""
    after = city("s1: <TC>\nw1: 9C 3C", r1="KD", c1="QD").play("r1-c1")
    assert (after["r1"], after["w1"], after["s1"], after["c1"]) == ("3C", "9C", "<TC>", "QD KD")


def test_without_a_talon_it_fills_from_the_stock_face_up():
    """Rule V: «если же талона нѣтъ, то изъ колоды»."""
    after = city("s1: <9C> <TC>", r1="KD", c1="QD").play("r1-c1")
    assert (after["r1"], after["s1"]) == ("TC", "<9C>")


def test_when_both_are_gone_it_stays_empty():
    assert city(r1="KD", c1="QD").play("r1-c1")["r1"] == ""


def test_a_forced_fill_empties_a_place_that_fills_alike():
    after = city("s1: <TC>\nw1: 9C", c1="").play("r1-c1")
    assert (after["c1"], after["r1"], after["w1"]) == ("6H", "9C", "")


def test_only_the_place_that_a_move_empties_fills():
    after = city("s1: <TC>\nw1: 9C 3C", r1="KD", c1="QD", r5="").play("r1-c1")
    assert (after["r1"], after["r5"]) == ("3C", "")


# The stock (line 18)


def test_a_turned_card_that_fits_no_foundation_goes_to_the_talon_in_the_same_move():
    """Line 18: «карты, не подходящія для основанія, откладываютъ въ талонъ»."""
    after = city("s1: <9C> <TC>\nw1: 3C").play("turn:s1")
    assert (after["s1"], after["w1"]) == ("<9C>", "3C TC")


def test_a_turned_card_that_fits_stays_and_is_played_or_laid_aside_before_anything_else():
    """Line 18: «сыгравши карты, если это возможно»; none must be played."""
    turned = city("s1: <9C> <KD>\nf1: AD", c1="9D", c2="TD").play("turn:s1")
    assert turned["s1"] == "<9C> KD"
    assert turned.moves == "s1-f1 s1-w1"
    assert turned.play("s1-f1")["f1"] == "AD KD"
    assert turned.play("s1-w1")["w1"] == "KD"
    for move in ("turn:s1", "c1-c2"):
        assert turned.why(move) == (
            "First the card turned up on the stock must be played or laid aside."
        )
        assert turned.why(move, "ru") == (
            "Сначала надо сыграть или отложить карту, открытую на колоде."
        )


def test_a_turned_ace_opens_a_foundation():
    assert city("s1: <AD>").play("turn:s1").moves == "s1-f1 s1-w1"


def test_no_card_is_played_from_the_stock_unseen():
    start = city("s1: <KD>\nf1: AD")
    assert start.moves == "turn:s1"
    assert start.why("s1-f1") == "The stock must be turned first."
    assert start.why("s1-f1", "ru") == "Сначала надо открыть карту колоды."


def test_a_turned_card_goes_to_no_trench():
    assert city("s1: <KD>", c1="QD").play("turn:s1")["w1"] == "KD"


def test_turning_is_allowed_though_other_moves_are_left_and_none_of_them_is_compulsory():
    """Line 18: «порядокъ игры предоставленъ на произволъ играющаго»."""
    start = city("s1: <9C>\nf1: AD", c1="KD", c2="9D", c3="TD")
    assert start.moves == "c1-f1 c2-c3 c3-c2 turn:s1"


def test_the_stock_is_gone_through_once():
    """Chosen: no redeal is mentioned."""
    start = dealt("besieged-city", 1)
    assert start.rules.redeals_left(start.table) is None
    done = city("w1: 9C TC")
    assert done.moves == ""
    assert done.why("turn:s1") == done.why("s1-w1") == "The stock is out."
    assert done.why("turn:s1", "ru") == "Колода кончилась."


# The end (line 19)


def test_when_stock_and_talon_are_gone_cards_of_the_reserve_still_go_to_the_trenches():
    """Line 19: «ихъ можно переводить»."""
    assert city(r1="KD", c1="QD").leaving("r1") == "r1-c1"


def test_a_tiny_endgame_won():
    """Hardly any game is won; so its last moves stand here for a whole one."""
    start = table(f"{THREE_FULL}\nf4: {suit('S', 20)}\nr1: AS\nc1: JS\nc4: 3S\nc10: QS\nc14: KS 2S")
    assert start.leaving("r1") == "r1-c14"
    emptied = start.play("c1-f4")
    assert emptied.moves == "r1-c1"
    won = emptied.play("r1-c1 c4-f4 c10-f4 c14-f4 c14-f4 c1-f4")
    assert won.outcome == (1, 104)
    assert won.moves == ""


def test_a_tiny_endgame_lost():
    start = city(f"f1: {suit('D', 3)}")
    assert start.moves == ""
    assert start.outcome == (None, 3)


def test_the_same_with_a_card_in_the_stock_is_not_lost():
    assert city(f"s1: <9C>\nf1: {suit('D', 3)}").outcome is None


# Transposition


def test_with_transposition_reserve_cards_change_places_when_stock_and_talon_are_gone():
    start = city("", "transposition")
    exchanges = {move for move in start.moves.split() if "=" in move}
    assert len(exchanges) == 66
    assert "r1=r2" in exchanges  # equal cards too
    after = start.play("r3=r12")
    assert (after["r3"], after["r12"]) == ("TH", "8H")


def test_with_transposition_a_reserve_card_moves_to_any_empty_place_of_the_reserve():
    start = city("", "transposition", r5="", r12="")
    assert {f"r1-{place}" for place in ("r5", "r12")} == set(start.leaving("r1").split())
    after = start.play("r1-r12")
    assert (after["r1"], after["r12"]) == ("", "6H")


@pytest.mark.parametrize("left", ["s1: <9C>", "w1: 9C"])
def test_transposition_waits_until_both_are_gone(left):
    start = city(left, "transposition", r5="")
    assert not [move for move in start.moves.split() if "=" in move or "-r" in move]
    for move in ("r1=r2", "r1-r5"):
        assert start.why(move) == ("These cards are rearranged only when stock and talon are out.")
        assert start.why(move, "ru") == (
            "Эти карты перекладывают, только когда кончились и колода, и талон."
        )


def test_without_the_variant_nothing_is_rearranged():
    assert city(r5="").moves == ""


def test_a_card_rearranged_into_the_line_of_an_empty_trench_must_fill_it():
    start = city("", "transposition", c1="", r1="", r4="", r7="", r10="")
    after = start.play("r2-r1")
    assert after.moves == "r1-c1"


# What is seen


def test_a_view_shows_everything_but_the_stock():
    start = city("s1: <9C> <TC>\nw1: 9C 3C")
    seen = start.position.seen_by(1).table
    assert pile_text(seen.piles[0]) == "-- --"
    assert seen.piles[1:] == start.table.piles[1:]
