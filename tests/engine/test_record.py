"""Records: a start, moves, and how many are in force."""

import pytest

from cardgames import games
from cardgames.engine.position import Position, read_position
from cardgames.engine.prose import Fault, Refused
from cardgames.engine.record import (
    Record,
    RefusedMove,
    read_record,
    replay,
    result_of,
    write_record,
)

RULES = games.rules("eagle-wing", ())
DEALT = Position(RULES, RULES.deal(1), 1)
[TURN] = [move for move in RULES.moves(DEALT.table) if RULES.names[move.source] == "s1"]
ENDGAME = """\
game: parterre
partial: yes
f1: AS 2S
c1: 4S 3S
c2: AH
"""


def turned(times):
    record = Record(DEALT)
    for _ in range(times):
        record = record.play(TURN)
    return record


def read(text):
    return replay(read_record(text, games.rules))


def test_a_move_played_is_in_force():
    record = turned(3)
    assert (len(record.moves), record.force) == (3, 3)
    assert len(record.table().piles[1]) == 3


def test_undo_goes_back_to_every_table_and_redo_forward_again():
    tables = [turned(count).table() for count in range(4)]
    record = turned(3)
    for count in (2, 1, 0):
        record = record.undo()
        assert record.table() == tables[count]
    for count in (1, 2, 3):
        record = record.redo()
        assert record.table() == tables[count]


def test_undo_stops_at_the_start_and_redo_at_the_last_move():
    assert turned(1).undo().undo().force == 0
    assert turned(1).redo() == turned(1)


def test_a_move_after_an_undo_forgets_what_was_taken_back():
    record = turned(3).undo().undo().play(TURN)
    assert record == turned(2)
    assert record.redo() == record


def test_an_illegal_move_is_refused_and_the_record_stays_as_it_was():
    record = turned(1)
    with pytest.raises(Refused):
        record.play(TURN._replace(source=2))
    assert record == turned(1)


def test_a_dealt_start_is_written_as_its_number():
    assert write_record(turned(2)) == "game: eagle-wing\nnumber: 1\nmoves:\ns1-w1 s1-w1\n"


def test_variants_are_written_with_the_number():
    rules = games.rules("parterre", ["sequences"])
    record = Record(Position(rules, rules.deal(5), 5))
    assert write_record(record) == "game: parterre\nnumber: 5\nvariant: sequences\nmoves:\n"


def test_a_start_of_its_own_is_written_whole():
    record = read(f"{ENDGAME}moves: c2-f2")
    text = write_record(record)
    assert text.startswith("game: parterre\npartial: yes\nf1: AS 2S\n")
    assert text.endswith("r16:\nmoves:\nc2-f2\n")


def test_a_start_that_is_not_the_deal_of_its_number_is_written_whole():
    start = Position(RULES, turned(2).table(), 1)
    assert write_record(Record(start)).startswith("game: eagle-wing\nnumber: 1\ns1: ")
    assert read(write_record(Record(start))).start == start


def test_moves_are_written_eight_a_line_and_only_those_in_force():
    lines = write_record(turned(20).undo()).splitlines()
    assert [len(line.split()) for line in lines[3:]] == [8, 8, 3]


@pytest.mark.parametrize("count", [0, 1, 8, 9, 20])
def test_a_record_is_read_as_it_was_written(count):
    assert read(write_record(turned(count))) == turned(count)


@pytest.mark.parametrize(
    "moves",
    [
        "moves: c1-f1 c2-f2",
        "moves:\nc1-f1 c2-f2",
        "moves: c1-f1\n\nc2-f2",
        "moves:  c1-f1 # home\n   # and\n\tc2-f2",
        "moves: c1-f1\nresult: open\nc2-f2",
    ],
)
def test_moves_go_over_as_many_lines_as_wanted(moves):
    record = read(f"{ENDGAME}{moves}")
    assert len(record.moves) == 2
    assert record.table().piles[0] == bytes([39, 40, 41])


def test_a_refused_move_tells_its_place_and_its_reason():
    with pytest.raises(RefusedMove) as refused:
        read(f"{ENDGAME}moves: c1-f1\n\nc1-c2 c2-f2")
    assert (refused.value.move.value, refused.value.move.line) == ("c1-c2", 8)
    assert refused.value.number == 2
    assert refused.value.tell("en").startswith("4♠ does not go on A♥.")
    assert refused.value.tell("ru").startswith("4♠ нельзя положить на A♥.")


def test_what_is_no_move_tells_its_line():
    with pytest.raises(Fault) as wrong:
        read(f"{ENDGAME}moves: c1-f1\n\nc1-c2c")
    assert wrong.value.tell("en") == "line 8: “c1-c2c” is not a move."
    assert wrong.value.tell("ru") == "строка 8: «c1-c2c» — не ход."


def test_an_unknown_result_is_refused():
    with pytest.raises(Fault) as wrong:
        read(f"{ENDGAME}moves:\nresult: splendid")
    assert wrong.value.tell("en") == (
        "line 7: “splendid” is not a result: won, lost, open, drawn, 1 or 2; "
        "for two also “1 by resignation”, and so by time, desertion or agreement."
    )
    assert wrong.value.tell("ru").startswith("строка 7: «splendid» — не результат")


@pytest.mark.parametrize(
    "result", ["1 by magic", "won by time", "drawn by", "by time", "1 by time 2"]
)
def test_of_two_it_is_said_in_known_words_how_they_ended_a_game(result):
    start = "game: crapette\nnumber: 1\nmoves:\nresult: "
    assert read_record(f"{start}1 by time", games.rules).result.value == "1 by time"
    with pytest.raises(Fault, match="is not a result"):
        read_record(f"{start}{result}", games.rules)


def test_a_game_of_one_is_ended_by_its_moves_alone():
    with pytest.raises(Fault, match="is not a result"):
        read(f"{ENDGAME}moves:\nresult: 1 by resignation")


@pytest.mark.parametrize("text", ["moves: c1-c2", "result: won"])
def test_a_record_needs_a_game(text):
    with pytest.raises(Fault, match="A line “game: …” is missing"):
        read(text)


def test_moves_said_twice_are_refused():
    with pytest.raises(Fault, match="“moves” is said twice"):
        read(f"{ENDGAME}moves: c1-f1\nmoves: c2-f2")


@pytest.mark.parametrize(
    ("piles", "result"),
    [
        ("f1: AS 2S\nc2: AH", "open"),
        ("f1: AS 2S", "won"),
        ("", "lost"),
        ("c1: 3S\nc2: 9S\nc3: 5S\nc4: 7S\nc5: JS\nc6: KS", "lost"),
    ],
)
def test_a_position_stands_open_won_or_lost(piles, result):
    start = read_position(f"game: parterre\npartial: yes\n{piles}", games.rules)
    assert result_of(Record(start)) == result


def test_a_view_is_a_start_too():
    seen = DEALT.seen_by(1)
    record = Record(seen)
    with pytest.raises(Refused, match="not known"):
        record.play(TURN)
    assert read(write_record(record)) == record
