"""What holds of every game, under every choice of its variants."""

import itertools
import math
from collections import Counter
from random import Random

import pytest

from cardgames import games
from cardgames.engine.cards import FACE
from cardgames.engine.layout import ROW
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.page import rules_page
from cardgames.engine.position import Position, read_position, write_position
from cardgames.engine.prose import Refused
from cardgames.engine.record import Record, read_record, replay, write_record
from cardgames.engine.telling import move_told
from cardgames.players.hint import ranked
from tests.games.walks import (
    NUMBERS,
    every_choice,
    every_game,
    samples,
    shuffled_unseen,
    tables,
    unseen,
    walk,
)

UNKNOWN = "Неизвестно, какая карта при этом откроется."


def cards(table):
    return Counter(card & FACE for pile in table.piles for card in pile)


def some(items, most):
    """All of them, or where there are very many, some of them in any order, always the same."""
    items = sorted(items, key=str)
    return items if len(items) <= most else Random(9).sample(items, most)


# The deal and the drawings


@every_choice
@pytest.mark.parametrize("number", [1, 2**31 - 1, 2**31, 2**128])
def test_the_deal_uses_every_card_once(slug, variants, number):
    rules = games.rules(slug, variants)
    assert cards(rules.deal(number)) == Counter(rules.game.cards())


@every_choice
def test_variants_change_no_deal(slug, variants):
    assert games.rules(slug, variants).deal(7) == games.rules(slug).deal(7)


@every_game
@pytest.mark.parametrize("drawing", ["wide_layout", "narrow_layout"])
def test_a_drawing_has_every_pile_inside_it_and_none_on_another(game, drawing):
    layout = getattr(game, drawing)
    assert sorted(layout.places) == sorted(game.names)
    for place in layout.places.values():
        assert 0 <= place.x <= layout.width - 1
        assert 0 <= place.y <= layout.height - 1
    for (one, a), (other, b) in itertools.combinations(layout.places.items(), 2):
        assert abs(a.x - b.x) >= 1 or abs(a.y - b.y) >= 1 or parted(a, b), f"{one} lies on {other}"


def parted(a, b):
    """Whether the edge of a turned card lies between two cards."""
    if not (a.turn or b.turn):
        return False
    one, other = corners(a), corners(b)
    for place in (a, b):
        for turn in (math.radians(place.turn), math.radians(place.turn + 90)):
            along = [
                [x * math.cos(turn) + y * math.sin(turn) for x, y in card] for card in (one, other)
            ]
            if max(along[0]) <= min(along[1]) or max(along[1]) <= min(along[0]):
                return True
    return False


def corners(place):
    """The corners of a card, .9 wide and 1.26 high, that lies turned about its middle."""
    turn = math.radians(place.turn)
    return [
        (
            place.x + 0.45 + x * math.cos(turn) - y * math.sin(turn),
            place.y * ROW + 0.63 + x * math.sin(turn) + y * math.cos(turn),
        )
        for x in (-0.45, 0.45)
        for y in (-0.63, 0.63)
    ]


@every_game
@pytest.mark.parametrize("drawing", ["wide_layout", "narrow_layout"])
def test_a_pile_that_fans_stays_off_the_others_and_on_the_table(game, drawing):
    layout = getattr(game, drawing)
    for name, place in layout.places.items():
        wide, high = (place.room, 1) if place.fan == "right" else (1, place.room)
        assert place.x + wide <= layout.width
        assert place.y + high <= layout.height
        assert place.room >= {"none": 1, "right": 1.25, "down": 1.5}[place.fan]
        for other, lies in layout.places.items():
            if other != name:
                apart = (
                    lies.x >= place.x + wide
                    or lies.x + 1 <= place.x
                    or lies.y >= place.y + high
                    or lies.y + 1 <= place.y
                    or parted(lies, place)
                )
                assert apart, f"{name} reaches {other}"


@every_game
def test_a_game_is_named_and_described_in_both_languages(game):
    named = [game.name, game.source, *game.also, *(group.names.onto for group in game.piles)]
    for variant in game.variants:
        named += [variant.name, variant.says]
    for text in named:
        assert text.tell("en").strip()
        assert text.tell("ru").strip()
    assert game.name.en != game.name.ru


# Play


@every_choice
@pytest.mark.parametrize("number", NUMBERS)
def test_random_play_loses_and_makes_no_card(slug, variants, number):
    record = walk(slug, variants, number)
    assert record.force > 20
    for table in tables(record):
        assert cards(table) == cards(record.start.table)


@every_choice
def test_every_move_that_is_listed_can_be_played_and_is_listed_once(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants, 40):
        moves = rules.moves(table)
        assert len(moves) == len(set(moves))
        for move in some(moves, 4000 // len(rules.names)):
            assert rules.play(table, move) == rules.follow(table, move) != table


@every_choice
def test_every_other_carry_is_refused_with_a_reason_in_both_languages(slug, variants):
    rules = games.rules(slug, variants)
    most = 40_000 // len(rules.names)
    for table in samples(slug, variants, 4):
        legal = {write_move(rules, move) for move in rules.moves(table)}
        texts = {
            f"{source}{count}-{target}"
            for source, target in itertools.product(rules.names, repeat=2)
            for count in ("", "x2", "x3", "x9")
        }
        for text in some(texts - legal, most):
            with pytest.raises(Refused) as refused:
                rules.play(table, read_move(rules, text))
            english, russian = refused.value.tell("en"), refused.value.tell("ru")
            assert english.endswith("."), (text, english)
            assert russian.endswith("."), (text, russian)
            assert not set("аеиоуы") & set(english), english
            assert set("аеиоуы") & set(russian), russian
            assert "{" not in english + russian


@every_choice
def test_a_game_goes_on_just_as_long_as_there_are_moves_or_until_it_is_won(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants, 40):
        outcome = rules.outcome(table)
        assert (outcome is None) == bool(rules.moves(table))
        if outcome:
            assert outcome.points == rules.home(table)
            assert outcome.winner == (1 if rules.home(table) == rules.total else None)


@every_choice
@pytest.mark.parametrize("number", NUMBERS)
def test_redeals_left_only_fall(slug, variants, number):
    rules = games.rules(slug, variants)
    left = [rules.redeals_left(table) for table in tables(walk(slug, variants, number))]
    if left[0] is not None:
        assert left == sorted(left, reverse=True)
        assert left[-1] >= 0


# Text


@every_choice
def test_a_move_is_read_as_it_was_written(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants, 40):
        moves = rules.moves(table)
        texts = [write_move(rules, move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [read_move(rules, text) for text in texts] == moves


@every_choice
def test_a_position_is_read_as_it_was_written(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants, 40):
        position = Position(rules, table)
        assert read_position(write_position(position), games.rules) == position


@every_choice
@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_is_read_as_it_was_written_and_replays_to_the_same_table(slug, variants, number):
    record = walk(slug, variants, number)
    again = replay(read_record(write_record(record), games.rules))
    assert again == record
    assert again.table() == record.table()


@every_choice
def test_a_record_from_the_middle_of_a_game_replays_too(slug, variants):
    record = walk(slug, variants, 1)
    half = record.force // 2
    start = Position(record.start.rules, record._replace(force=half).table())
    later = Record(start, record.moves[half:], record.force - half)
    again = replay(read_record(write_record(later), games.rules))
    assert again.table() == record.table()


@every_choice
@pytest.mark.parametrize("number", NUMBERS)
def test_undo_restores_every_table_and_redo_plays_it_again(slug, variants, number):
    """Looked at every so many moves, for each look replays the whole game."""
    record = walk(slug, variants, number)
    there, step = tables(record), len(record.moves) // 25 + 1
    for count in reversed(range(len(there))):
        assert record.force == count
        assert count % step or record.table() == there[count]
        record = record.undo()
    record = record._replace(force=0)
    for count in range(len(there)):
        assert count % step or record.table() == there[count]
        record = record.redo()
    assert record.table() == there[-1]


@every_choice
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_move_is_told_in_a_sentence(slug, variants, language):
    record = walk(slug, variants, 1)
    rules = record.start.rules
    for (before, after), move in zip(itertools.pairwise(tables(record)), record.moves, strict=True):
        told = move_told(rules, rules.view(before), move, rules.view(after)).tell(language)
        assert told.endswith(".")
        assert "--" not in told
        assert "{" not in told


@every_choice
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_is_told_whole(slug, variants, language):
    told = rules_page(games.rules(slug, variants)).tell(language)
    assert "{" not in told
    assert len(told) > 500


# Hidden cards


@every_choice
def test_a_view_shows_no_card_that_lies_face_down(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants):
        seen = write_position(Position(rules, table).seen_by(1))
        assert "<" not in seen
        assert seen.count("--") == len(unseen(rules, table))


@every_choice
def test_what_lies_hidden_changes_nothing_that_a_player_is_told(slug, variants):
    """Hidden cards shuffled among themselves: the same view, moves, hint, refusals, sentences."""
    rules, chance = games.rules(slug, variants), Random(11)
    for table in samples(slug, variants, 12):
        other = shuffled_unseen(rules, table, chance)
        view, moves = rules.view(table), rules.moves(table)
        assert rules.view(other) == view
        assert rules.moves(other) == moves == rules.moves(view)
        assert ranked(rules, rules.view(other), moves) == ranked(rules, view, moves)
        assert rules.outcome(other) == rules.outcome(table)
        for move in moves:
            after, elsewhere = rules.follow(table, move), rules.follow(other, move)
            if unseen(rules, after) >= unseen(rules, table):
                assert rules.view(after) == rules.view(elsewhere)
                told = move_told(rules, view, move, rules.view(after))
                assert told == move_told(rules, view, move, rules.view(elsewhere))


@every_choice
def test_refusals_say_nothing_of_what_lies_hidden(slug, variants):
    rules, chance = games.rules(slug, variants), Random(12)
    pairs = set(itertools.product(rules.names, repeat=2))
    for table in samples(slug, variants, 4):
        other, legal = shuffled_unseen(rules, table, chance), set(rules.moves(table))
        for source, target in some(pairs, 8000 // len(rules.names)):
            move = read_move(rules, f"{source}-{target}")
            if move not in legal:
                assert why(rules, table, move) == why(rules, other, move)
                assert why(rules, table, move) == why(rules, rules.view(table), move)


def why(rules, table, move):
    with pytest.raises(Refused) as refused:
        rules.play(table, move)
    return refused.value.tell("ru")


@every_choice
def test_a_view_that_is_read_back_plays_like_the_table_itself(slug, variants):
    rules = games.rules(slug, variants)
    for table in samples(slug, variants, 12):
        seen = read_position(write_position(Position(rules, table).seen_by(1)), games.rules)
        assert seen.table == rules.view(table)
        assert seen.rules.moves(seen.table) == rules.moves(table)
        for move in some(rules.moves(table), 4000 // len(rules.names)):
            after = rules.play(table, move)
            if turns_up(rules, table, after):
                assert why(rules, seen.table, move) == UNKNOWN
            else:
                assert rules.view(rules.play(seen.table, move)) == rules.view(after)


def turns_up(rules, table, after):
    """Whether a move showed a card that nobody could see before."""
    return bool(cards_seen(rules, after) - cards_seen(rules, table))


def cards_seen(rules, table):
    return Counter(card for pile in rules.view(table).piles for card in pile if card < 52)
