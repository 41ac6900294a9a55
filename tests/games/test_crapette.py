"""Crapette, rule by rule: the sheet's scenarios, the call of «Стоп!», the ends and the points."""

from random import Random

import pytest

from cardgames import games
from cardgames.engine.notation import read_move
from cardgames.engine.position import write_position
from cardgames.engine.prose import Refused
from cardgames.engine.record import bears_out, outcome_of, read_record, replay, result_of

# Kings all over the layout: nothing fits there and nothing is vacant.
KINGS = dict(zip("c1 c2 c3 c4 c5 c6 c7 c8".split(), "KC KD KS KH KC KD KS KH".split(), strict=True))
DOWN = {"r1": "<3C> <4C>", "r2": "<5C>", "s1": "<6C>", "s2": "<7C>"}


def played(*moves, variants=(), opening="", seat=1, **piles):
    """The record of some moves on a table of which only what matters is given."""
    lines = [f"{name}: {cards}" for name, cards in (KINGS | DOWN | piles).items()]
    notes = [f"note opening: {opening}"] if opening else []
    head = ["game: crapette", *(f"variant: {variant}" for variant in variants), "partial: yes"]
    text = "\n".join([*head, f"seat: {seat}", *lines, *notes, f"moves: {' '.join(moves)}"])
    return replay(read_record(text, games.rules))


def pile(record, name):
    position = write_position(record.start._replace(table=record.table()))
    return next(line for line in position.splitlines() if line.startswith(f"{name}:"))[4:].strip()


def offences(move, variants=(), **given):
    """What a move could be called for, by the state before it."""
    record = played(variants=variants, **given)
    rules, table = record.start.rules, record.table()
    assert read_move(rules, move) in rules.moves(table)
    return " ".join(rules.offences(table, read_move(rules, move)))


OPENING = {"opening": "1", "r2": "<5C>"}
WAITING = {"f1": "AS", "c3": "2S", "r1": "<3C> TD"}  # the two of spades fits the centre


@pytest.mark.parametrize(
    ("move", "codes", "table"),
    [
        ("turn:r1", "F2", OPENING | {"c7": "AD"}),
        ("turn:r1", "", OPENING),
        ("c1-c2", "F3", OPENING | {"c1": "5D", "c2": "6S"}),
        ("c1-c2", "", {"c1": "5D", "c2": "6S"}),
        ("c1-c2", "F1", {"f1": "AS", "c3": "2S", "c1": "9H", "c2": "TC"}),
        ("turn:s1", "F4", {}),
        ("turn:s1", "F4", {"c1": "", "r1": "<3C> QC"}),
        ("turn:s1", "", {"c1": "", "r1": ""}),
        ("turn:s1", "F4", {"c1": "8H", "r1": "<3C> 7C"}),
        ("turn:s1", "", {"r1": "<3C> 7C"}),
        ("turn:s1", "F1 F4", WAITING | {"r1": "<3C> <4C>"}),
        ("c1-c2", "F5", {"s1": "<6C> QD", "c1": "9H", "c2": "TC", "c3": "QH", "c7": "QH"}),
        ("turn:r1", "F5", {"s1": "<6C> 9D"}),
        ("s1-w1", "", {"s1": "<6C> 9D"}),
        ("s1-w1", "F6", {"s1": "<6C> 5H", "c3": "6S"}),
        ("s1-w1", "F6", {"s1": "<6C> 5H", "c3": "", "r1": ""}),
        ("s1-w1", "", {"s1": "<6C> 5H", "c3": "", "r1": "<3C> 9C"}),
        ("s1-c1", "F7", {"c1": "", "s1": "<6C> 9S"}),
        ("s1-c1", "", {"c1": "", "s1": "<6C> 9S", "r1": ""}),
        ("r1-w2", "F1", WAITING | {"w2": "9D"}),
        ("r1-w2", "", WAITING | {"w2": "9D", "f1": "AS 2S", "c3": "KS"}),
        ("demand:r2", "", WAITING),
        ("turn:r1", "", WAITING | {"r1": "<3C> <4C>"}),
        ("c3-f1", "", WAITING | {"opening": "1"}),
    ],
)
def test_what_a_move_could_be_called_for(move, codes, table):
    """Sheet, «The order of duties» and «Two modes»; the sheet's scenarios 1-11."""
    assert offences(move, **table) == codes


@pytest.mark.parametrize(
    ("move", "proofs", "table"),
    [
        ("turn:r1", {"F2": "c7"}, OPENING | {"c7": "AD"}),
        ("c1-c2", {"F3": "r1"}, OPENING | {"c1": "5D", "c2": "6S"}),
        ("c1-c2", {"F1": "c3"}, WAITING | {"c1": "9H", "c2": "TC"}),
        ("c3-c2", {"F1": "c2 c3"}, WAITING | {"c2": "3D"}),
        ("turn:s1", {"F1": "c3", "F4": "r1"}, WAITING | {"r1": "<3C> <4C>"}),
        ("c1-c2", {"F5": "s1"}, {"s1": "<6C> 2D", "c1": "9H", "c2": "TC"}),
        ("s1-w1", {"F6": "c3 c4 w1"}, {"s1": "<6C> 5H", "c3": "6S", "c4": "6C"}),
        ("s1-w1", {"F6": "c3 w1"}, {"s1": "<6C> 5H", "c3": "", "r1": ""}),
        ("s1-c1", {"F7": "r1"}, {"c1": "", "s1": "<6C> 9S"}),
        ("c3-f1", {}, WAITING),
    ],
)
def test_an_offence_is_proved_by_what_should_have_gone(move, proofs, table):
    """The card that should have gone, where it lies now, or the pile it lies on or belongs to."""
    record = played(**table)
    rules = record.start.rules
    found = rules.proofs(record.table(), read_move(rules, move))
    assert {
        code: " ".join(sorted(rules.names[pile] for pile in piles)) for code, piles in found.items()
    } == proofs


def test_a_turned_card_may_wait_under_pending_free():
    table = {"s1": "<6C> 9D", "c1": "9H", "c2": "TC"}
    assert offences("c1-c2", variants=("pending-free",), **table) == ""


def test_a_card_that_fits_may_be_discarded_under_voluntary_discard():
    assert offences("s1-w1", ("voluntary-discard",), s1="<6C> 5H", c3="6S") == ""


def test_strict_play_refuses_with_the_codes_in_brackets():
    with pytest.raises(Refused, match=r"\[F1\] \[F4\]"):
        played("turn:s1", variants=("strict",), **(WAITING | {"r1": "<3C> <4C>"}))


def test_strict_moves_are_the_fitting_ones_less_the_offences():
    """An identity, along random games of the free mode."""
    free, strict = games.rules("crapette"), games.rules("crapette", ("strict",))
    chance = Random(5)
    for number in (3, 4, 5):
        table = free.deal(number)
        for _ in range(150):
            fitting = free.moves(table)
            clean = [move for move in fitting if not free.offences(table, move)]
            assert set(strict.moves(table)) == set(clean)
            if not fitting:
                break
            table = free.follow(table, chance.choice(clean or fitting))


def test_a_stop_gives_the_card_back_and_the_turn_away():
    """Scenario 3: 9H back, seat 2 to move, who must play 2S first."""
    record = played("c1-c2", "stop", f1="AS", c3="2S", c1="9H", c2="TC")
    assert (pile(record, "c1"), pile(record, "c2")) == ("9H", "TC")
    assert record.table().seat == 2
    assert pile(record, "c3") == "2S"


def test_a_stop_about_an_earlier_move_comes_too_late():
    """Scenario 4: «… до совершения дальнейших ходов … без всякого наказания»."""
    record = played("c1-c2", "c3-f1", "stop", f1="AS", c3="2S", c1="9H", c2="TC")
    assert pile(record, "c2") == "TC 9H"
    assert record.table().seat == 1


def test_a_wrong_call_changes_nothing():
    record = played("c1-c2", "stop", c1="9H", c2="TC")
    assert pile(record, "c2") == "TC 9H"
    assert record.table().seat == 1


def test_a_called_discard_returns_face_down_and_the_caller_goes_on():
    """Scenario 9."""
    record = played("s1-w1", "stop", s1="<6C> 5H", c3="6S")
    assert (pile(record, "s1"), pile(record, "w1")) == ("<6C> <5H>", "")
    assert record.table().seat == 2


def test_a_called_turn_of_the_stock_leaves_the_card_face_down():
    record = played("turn:s1", "stop", s1="<6C> <9D>")
    assert pile(record, "s1") == "<6C> <9D>"


def test_a_called_move_leaves_the_opening_binding():
    record = played("c1-c2", "stop", opening="1", c1="5D", c2="6S")
    assert record.table().notes == (1,)


@pytest.mark.parametrize("moves", [["stop"], ["c1-c2", "stop", "stop"]])
def test_without_a_move_to_call_a_stop_is_refused(moves):
    with pytest.raises(Refused, match="nothing to stop"):
        played(*moves, f1="AS", c3="2S", c1="9H", c2="TC")


def test_strict_play_knows_no_stop():
    with pytest.raises(Refused):
        played("c1-c2", "stop", variants=("strict",), c1="9H", c2="TC")


def test_loading_needs_a_face_up_card_and_never_goes_round_the_corner():
    """Scenarios 11 and 12."""
    with pytest.raises(Refused, match="face-up card"):
        played("c1-r2", c1="6H", r2="<5H>")
    assert pile(played("demand:r2", "c1-r2", c1="6H", r2="<5H>"), "r2") == "5H 6H"
    corner = {"w2": "KS", "c1": "AS", "c3": ""}  # the spare king of spades makes room
    for piles in (corner, {"w2": "", "c1": "9S"}, {"w2": "9S", "c1": "TH"}):
        with pytest.raises(Refused):
            played("c1-w2", **piles)


def test_asking_ends_the_others_opening():
    assert played("demand:r2", opening="1 2").table().notes == (1,)


def test_turning_the_reserve_ends_ones_own_opening():
    assert played("turn:r1", opening="1 2").table().notes == (2,)


def test_the_discard_turned_over_comes_oldest_card_first():
    """Scenario 13."""
    record = played("w1-s1", "turn:s1", s1="", w1="3C 8D QS", r1="<2C> 7C")
    assert pile(record, "s1") == "<QS> <8D> 3C"


def test_who_has_neither_stock_nor_discard_passes_when_stuck():
    """Scenario 13, its end."""
    empty = {"s1": "", "w1": ""}
    assert played("pass", r1="<3C> 7C", **empty).table().seat == 2
    for reserve in ("<3C> <4C>", "<3C> QC"):
        with pytest.raises(Refused, match="pass only"):
            played("pass", **empty, r1=reserve, c1="" if "Q" in reserve else "KC")


def test_discards_and_the_others_cards_are_never_played():
    for move in ("w1-c1", "w2-c1", "r2-c1", "s2-c1"):
        with pytest.raises(Refused):
            played(move, w1="QH", w2="QD", r2="QH", s2="QD")


def test_the_last_card_wins_thirty_and_what_the_other_has_left():
    """Scenario 14 and «End and points»: 3 reserve, 10 stock, 4 discard make 50."""
    left = {
        "r2": "<2C> <2D> <2H>",
        "s2": " ".join(f"<{r}H>" for r in "3456789TJQ"),
        "w2": "2S 3S 4S 5S",
    }
    record = played("s1-c1", s1="4S", r1="", c1="5H", **left)
    outcome = outcome_of(record)
    assert (outcome.winner, outcome.points) == (1, 50)
    assert record.start.rules.moves(record.table()) == []
    assert result_of(record) == "1"


def test_a_stop_takes_a_win_back():
    """Scenario 14: the card returns face down and the game goes on."""
    record = played("s1-c1", "stop", s1="4S", r1="", c1="5H", f1="AH", c3="2H")
    assert pile(record, "s1") == "<4S>"
    assert result_of(record) == "open"


def cycle(times, variants=()):
    """Both turn their one stock card, discard it and take it back, again and again."""
    once = "turn:s1 s1-w1 turn:s2 s2-w2 w1-s1 turn:s1 s1-w1 w2-s2 turn:s2 s2-w2".split()
    again = once[4:]
    moves = once + again * (times - 1)
    return played(*moves, variants=variants, r1="<2C> 7C", r2="<2D> <2S> 7D", s1="<9C>", s2="<9D>")


def test_the_third_return_of_a_position_draws():
    assert result_of(cycle(1)) == "open"
    record = cycle(4)
    assert outcome_of(record).winner == 0
    assert result_of(record) == "drawn"


@pytest.mark.parametrize("turns", [41, 42])
def test_a_reserve_turned_again_after_a_call_does_not_count_anew(turns):
    """The first turn got on though it was called; of those after it forty may be idle."""
    stock = " ".join(f"<{rank}{suit}>" for rank in "456789" for suit in "DHS")
    piles = {"c7": "AD", "r1": "<2C>", "s1": stock, "s2": stock}
    idle = []
    for turn in range(turns - 1):
        seat = 2 - turn % 2
        idle += [f"w{seat}-s{seat}"] * (turn // 2 == 18) + [f"turn:s{seat}", f"s{seat}-w{seat}"]
    idle.insert(2, "turn:r1")
    record = played("turn:r1", "stop", *idle, opening="1", **piles)
    assert result_of(record) == ("drawn" if turns == 42 else "open")


def claims(*claimed, **given):
    """Those of the results that a record of some moves can have."""
    return [claim for claim in claimed if bears_out(played(**given), claim)]


def test_what_the_table_leaves_open_its_players_may_have_ended():
    """Time runs out for the seat to move alone, and only that seat can desert."""
    ways = ("resignation", "time", "desertion", "agreement")
    every = (
        "open",
        "1",
        "drawn",
        *(f"{end} by {way}" for way in ways for end in "1 2 drawn".split()),
    )
    possible = ["open", "1 by resignation", "2 by resignation", "2 by time", "2 by desertion"]
    assert claims(*every) == [*possible, "drawn by desertion", "drawn by agreement"]
    # 1 counts 5 and 2 counts 3: the lower count has the draw.
    counted = [*possible, "2 by agreement"]
    assert claims(*every, variants=("draw-count",)) == counted


def test_what_has_ended_on_the_table_was_ended_by_nobody():
    won = {"s1": "4S", "r1": "", "c1": "5H"}
    record = played("s1-c1", **won)
    assert bears_out(record, "1")
    assert not any(bears_out(record, f"{seat} by resignation") for seat in (1, 2))


def test_a_counted_draw_scores_the_difference_for_the_lower_count():
    """2 a reserve card, 1 a card of stock and discard: 5 against 7."""
    outcome = outcome_of(cycle(4, ("draw-count",)))
    assert (outcome.winner, outcome.points) == (1, 2)


def test_a_view_shows_of_a_discard_the_top_alone_unless_it_may_be_looked_through():
    given = {"w1": "2C 3D 4H"}
    for variants, seen in (((), "-- -- 4H"), (("discard-peek",), "2C 3D 4H")):
        view = write_position(played(variants=variants, **given).start.seen_by(2))
        assert f"w1: {seen}" in view


def test_both_seats_and_spectators_see_the_same():
    rules = games.rules("crapette")
    table = rules.deal(9)
    assert rules.view(table, 1) == rules.view(table, 2)


def test_each_players_cards_come_from_a_pack_of_his_own():
    rules = games.rules("crapette")
    table = rules.deal(1)
    cards = dict(zip(rules.names, table.piles, strict=True))
    for seat, half in ((1, "c1 c2 c3 c4"), (2, "c5 c6 c7 c8")):
        own = [*(f"{letter}{seat}" for letter in "rsw"), *half.split()]
        assert len({card & 0x3F for name in own for card in cards[name]}) == 52


@pytest.mark.parametrize("drawing", ["wide_layout", "narrow_layout"])
def test_the_table_is_the_same_from_either_side(drawing):
    """«… кладут рубашкой вверх в стопку справа от себя»: the reserve on one's right, too."""
    layout, game = getattr(games.ALL["crapette"], drawing), games.ALL["crapette"]
    rules = games.rules("crapette")
    for name, facing in layout.opposite.items():
        one, other = (rules.group_of[game.names.index(pile)] for pile in (name, facing))
        assert one.kind == other.kind
        assert (one.owner, other.owner) in {(None, None), (1, 2), (2, 1)}
        assert layout.places[name].fan == layout.places[facing].fan
    assert {layout.opposite[f"c{place}"] for place in (1, 2, 3, 4)} == {"c5", "c6", "c7", "c8"}
    assert layout.places["r1"].x == max(place.x for place in layout.places.values())
    assert layout.places["w1"].x <= layout.places["s1"].x < layout.places["r1"].x


def test_the_reserve_may_be_asked_for_out_of_turn_where_that_is_allowed():
    record = played("demand:r1", variants=("demand-anytime",), opening="1 2")
    assert (pile(record, "r1"), record.table().seat, record.table().notes) == ("<3C> 4C", 1, (2,))
    with pytest.raises(Refused):
        played("demand:r1")


def test_asking_out_of_turn_is_not_among_the_moves_of_the_seat_to_move():
    record = played(variants=("demand-anytime",))
    rules, table = record.start.rules, record.table()
    assert read_move(rules, "demand:r1") not in rules.moves(table)
    assert rules.meanwhile(table) == [read_move(rules, "demand:r1")]


@pytest.mark.parametrize(
    ("move", "doubtful"),
    [("c1-c2", True), ("turn:r1", True), ("turn:s1", True), ("c3-f1", False), ("demand:r2", False)],
)
def test_whether_a_move_may_be_called_is_told_by_its_kind_alone(move, doubtful):
    for table in (WAITING, {"f1": "AS", "c3": "2S", "c1": "5D", "c2": "6S", "r1": "<3C> <4C>"}):
        record = played(**table)
        rules = record.start.rules
        assert rules.doubtful(record.table(), read_move(rules, move)) == doubtful
    strict = played(variants=("strict",), **WAITING)
    assert not strict.start.rules.doubtful(strict.table(), read_move(strict.start.rules, move))


def test_a_game_left_to_the_other_counts_as_if_he_had_gone_out():
    """«Resignation, flag, desertion: as if the other had gone out now»: 2 reserve, 1 stock."""
    record = played()
    assert record.start.rules.conceded(record.table(), 2)[:2] == (2, 30 + 2 * 2 + 1)
    assert record.start.rules.agreed(record.table())[:2] == (0, 0)
    counted = played(variants=("draw-count",))
    assert counted.start.rules.agreed(counted.table())[:2] == (2, 5 - 3)


@pytest.mark.parametrize(
    ("top", "move", "why"),
    [
        ("9C", "s1-c1", "9♣ does not go on K♣"),
        ("9C", "s1-f1", "A foundation begins with an ace"),
        ("9C", "s1-w2", "9♣ does not go on 10♠"),
        ("<9C>", "s1-c1", "A card that lies face down cannot be played"),
    ],
)
def test_of_a_turned_stock_card_it_is_told_why_it_does_not_fit(top, move, why):
    record = played(s1=f"<6C> {top}", w2="TS")
    with pytest.raises(Refused, match=why):
        record.start.rules.play(record.table(), read_move(record.start.rules, move))
