"""Players of Crapette: fair, never in a circle, and each level better than the one below."""

import time
from collections import Counter
from itertools import groupby, pairwise
from random import Random

import pytest

from cardgames import games
from cardgames.engine.cards import FACE, HIDDEN
from cardgames.engine.position import read_position
from cardgames.engine.procedures.duel import DEMAND, TURN
from cardgames.engine.record import outcome_of
from cardgames.engine.table import STOP
from cardgames.players.crapette import LEVELS, agrees, call, choose, plan, since
from cardgames.players.crapette.match import PLAYERS, play_out

MODES = pytest.mark.parametrize("mode", [(), ("strict",)], ids=["stop", "strict"])
EACH = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)


def game(level, against, number, mode=()):
    rules = games.rules("crapette", mode)
    players = {1: PLAYERS[level], 2: PLAYERS[against]}
    return play_out(rules, number, players, Random(number))


def tables(mode, numbers):
    """Tables of games that levels far apart play with each other."""
    for number in numbers:
        for before, _, _ in game("expert", "beginner", number, mode).steps():
            yield before


def hidden_shuffled(table, chance):
    """The table with the cards that nobody sees dealt anew among their places."""
    faces = [card & FACE for pile in table.piles for card in pile if card & HIDDEN]
    chance.shuffle(faces)
    piles = [
        bytes(HIDDEN | faces.pop() if card & HIDDEN else card for card in pile)
        for pile in table.piles
    ]
    return table._replace(piles=tuple(piles))


@MODES
@pytest.mark.parametrize("slug", PLAYERS)
def test_a_game_is_played_by_the_rules_to_its_end(slug, mode):
    record = game(slug, slug, 7, mode)
    again = record._replace(moves=(), force=0)
    for move in record.moves[:150]:
        again = again.play(move)  # refused where it is not legal
    assert outcome_of(record)


@MODES
@EACH
def test_nothing_that_lies_face_down_changes_a_choice(level, mode):
    rules, chance = games.rules("crapette", mode), Random(3)
    for number, table in enumerate(tables(mode, [11])):
        if number % 9 == 0:
            other = hidden_shuffled(table, chance)
            one, two = (
                choose(level, rules, rules.view(t), [], Random(number)) for t in (table, other)
            )
            assert one == two


@MODES
@pytest.mark.parametrize("slug", PLAYERS)
def test_a_turn_never_meets_a_position_twice_and_ends(slug, mode):
    """Positions that differ only in the places of the layout's piles are the same."""
    steps = list(game(slug, slug, 5, mode).steps())
    for _, turn in groupby(steps, key=lambda step: step[0].seat):
        met = []
        for before, move, _ in turn:
            if move.verb == STOP:
                continue
            if move.verb in (TURN, DEMAND):
                met = []
            piles = before.piles
            met.append((*piles[:8], *sorted(piles[8:16]), *piles[16:]))
        assert len(set(met)) == len(met) < 200


def test_a_stateless_player_told_where_he_has_been_never_goes_round():
    """However often he is asked, and whatever he doubts."""
    rules, chance = games.rules("crapette", ("strict",)), Random(4)
    wavering = LEVELS["beginner"]
    for table in list(tables(("strict",), [12]))[::40]:
        view, been = rules.view(table), []
        while view.seat == table.seat and rules.moves(view):
            been.append(view)
            move = choose(wavering, rules, view, been, chance)
            if move.verb in (TURN, DEMAND):
                break
            view = rules.follow(view, move)
            assert view not in been
        assert len(been) < 200


def test_the_master_never_thinks_for_half_a_second():
    rules, longest = games.rules("crapette"), 0.0
    master = LEVELS["master"]
    for table in tables((), [13]):
        began = time.process_time()
        choose(master, rules, rules.view(table), [], Random(1))
        longest = max(longest, time.process_time() - began)
    assert longest < 0.5


def test_the_views_since_a_turn_began_are_told_from_the_steps_of_a_game():
    rules = games.rules("crapette")
    steps = list(game("expert", "casual", 3).steps())
    assert since(rules, []) == []
    for upto in range(1, len(steps)):
        views = since(rules, steps[:upto])
        now = steps[upto - 1][2]
        assert views[-1] == rules.view(now)
        assert {view.seat for view in views} == {now.seat}


def offences(record, seat):
    """How many moves a seat made, and how many of them could have been called."""
    rules = record.start.rules
    steps = [step for step in record.steps() if step[1].verb != STOP and step[0].seat == seat]
    return len(steps), sum(bool(rules.offences(before, move)) for before, move, _ in steps)


def test_the_lower_the_level_the_more_errors():
    shares = []
    for slug in LEVELS:
        counts = [offences(game(slug, slug, number), 1) for number in (1, 2, 3)]
        shares.append(sum(errors for _, errors in counts) / sum(moves for moves, _ in counts))
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.02
    assert shares[-1] == 0


def errors():
    """Positions with a move that could be called, of every kind that occurs."""
    rules, chance = games.rules("crapette"), Random(8)
    for table in tables((), [21, 22, 23]):
        for move in chance.sample(moves := rules.moves(table), min(2, len(moves))):
            if rules.offences(table, move):
                yield table, move, rules.follow(table, move)


def test_the_higher_the_level_the_more_errors_are_seen_and_every_proof_is_right():
    rules, chance = games.rules("crapette"), Random(9)
    seen, kinds = Counter(), set()
    found = list(errors())
    for table, move, after in found:
        views = rules.view(table), move, rules.view(after)
        for slug, level in LEVELS.items():
            if proof := call(level, rules, *views, chance):
                seen[slug] += 1
                kinds.add(proof.code)
                assert proof.pile in rules.proofs(table, move)[proof.code]
                assert rules.stopped(table, move, after) != after
    counts = [seen[slug] for slug in LEVELS]
    assert kinds >= {"F1", "F4", "F5", "F6"}
    assert counts == sorted(counts)
    assert counts[0] < 0.7 * len(found)
    assert counts[-1] > 0.95 * len(found)


def test_nobody_calls_what_is_no_error():
    rules = games.rules("crapette")
    for before, move, after in game("expert", "beginner", 31).steps():
        if move.verb != STOP and not rules.offences(before, move):
            for level in LEVELS.values():
                assert call(level, rules, before, move, after, Random(1)) is None


def points(better, worse, deals, mode):
    """The share of the points that the better takes when each deal is played from both sides."""
    won = 0.0
    for number in deals:
        for seat, (one, two) in ((1, (better, worse)), (2, (worse, better))):
            outcome = outcome_of(game(one, two, number, mode))
            won += {seat: 1.0, 0: 0.5}.get(outcome.winner if outcome else 0, 0.0)
    return won / (2 * len(deals))


@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_takes_more_than_the_one_below(worse, better):
    """A short ladder in strict play, where errors decide nothing; seeded, so it never wavers.

    The long one is `python3 -m tests.bench.ladder`.
    """
    assert points(better, worse, range(501, 511), ("strict",)) >= 0.55


@MODES
def test_the_master_takes_nearly_all_from_a_greedy_player(mode):
    assert points("master", "greedy", range(601, 605), mode) >= 0.75


def test_a_player_whom_every_move_would_break_something_breaks_as_little_as_he_can():
    """The stock was turned before the opening, unnoticed, and its card fits the layout."""
    kings = "c3: KC\nc4: 6H\nc5: KD\nc6: KS\nc7: KH\nc8: KC\n"
    text = "game: crapette\npartial: yes\nseat: 1\nc1: KH\nc2: QS\n" + kings
    text += "r1: <2C> <3C>\nr2: <2D>\ns1: <4C> 5C\ns2: <4D>\nnote opening: 1\n"
    rules, table = read_position(text, games.rules)[:2]
    assert all(rules.offences(table, move) for move in rules.moves(table) if move.verb != DEMAND)
    asked = rules.follow(table, next(m for m in rules.moves(table) if m.verb == DEMAND))
    for level in LEVELS.values():
        move = choose(level, rules, rules.view(asked), [], Random(1))
        assert len(rules.offences(asked, move)) == 1


def test_a_finished_game_asks_for_no_move():
    record = game("expert", "beginner", 2)
    rules = record.start.rules
    with pytest.raises(ValueError, match="over"):
        plan(LEVELS["expert"], rules, rules.view(record.table()), [], Random(1))


@EACH
def test_a_draw_is_agreed_to_where_one_stands_clearly_worse_or_nothing_gets_on(level):
    text = "game: crapette\npartial: yes\nr1: <3C> <4C>\nr2: <5C>\ns1: {}\ns2: {}\n"
    many, few = "-- " * 40, "--"
    answers = [
        [agrees(level, rules, table, seat, still, Random(3)) for seat in (1, 2)]
        for own, other, still in ((many, few, 0), (few, few, 0), (few, few, 30))
        for rules, table, *_ in [read_position(text.format(own, other), games.rules).seen_by(1)]
    ]
    assert answers == [[True, False], [False, False], [True, True]]
