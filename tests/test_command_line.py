"""The command line and the dialogue, by the standard library alone and from outside."""

import io
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardgames import games
from cardgames.__main__ import main
from cardgames.dialogue import converse
from cardgames.engine.position import Position, write_position

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
# No environment and no site: only the standard library and this repository can be imported.
PROGRAM = [sys.executable, "-E", "-s", "-S", "-m", "cardgames"]


class Ran:
    """What a call printed, and its exit status."""

    def __init__(self, *arguments, given=b"", cwd=ROOT):
        given = given.encode() if isinstance(given, str) else given
        process = subprocess.run(
            [*PROGRAM, *arguments], input=given, cwd=cwd, env={}, capture_output=True, timeout=60
        )
        self.status = process.returncode
        self.out, self.err = process.stdout.decode(), process.stderr.decode()

    def said(self):
        """What a call that went well printed."""
        assert (self.status, self.err) == (0, "")
        return self.out

    def fault(self):
        """The one line on standard error of a call that could not be understood."""
        assert (self.status, self.out) == (2, ""), self.err
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        return self.err.strip()


def dealt(*arguments):
    return Ran("deal", *arguments).said()


@pytest.fixture(scope="module")
def eagle_wing():
    return dealt("eagle-wing", "--number", "1")


# Each call


def test_nothing_beyond_the_standard_library_is_imported():
    program = (
        "import sys; import cardgames.__main__; print(*sorted("
        "{name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)))"
    )
    imported = subprocess.run(
        [sys.executable, "-E", "-s", "-S", "-c", program],
        cwd=ROOT,
        env={},
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(imported.stdout.split()) <= {"cardgames", "__main__"}


def test_games_lists_names_packs_seats_sources_and_variants():
    out = Ran("games").said()
    assert "double-klondike: Double Klondike · Двойной Клондайк\n" in out
    assert "  packs 2, seats 1; A Russian rule sheet for Double Klondike.\n" in out
    assert "  variant take-back: " in out
    assert "Русское описание" in Ran("games", "--lang", "ru").said()


def test_games_as_json():
    listed = json.loads(Ran("games", "--json").said())
    assert [game["slug"] for game in listed] == list(games.ALL)
    klondike = listed[0]
    assert klondike["names"] == {"en": "Double Klondike", "ru": "Двойной Клондайк"}
    assert (klondike["packs"], klondike["seats"]) == (2, 1)
    assert klondike["source"]
    assert klondike["variants"] == ["take-back", "two-redeals", "unlimited-redeals"]


def test_deal_prints_a_position():
    lines = dealt("parterre", "--number", "11982", "--variant", "sequences").splitlines()
    assert lines[:3] == ["game: parterre", "number: 11982", "variant: sequences"]
    assert len(lines) == 3 + 26


def test_deal_without_a_number_deals_any_public_one():
    numbers = {int(dealt("eagle-wing").splitlines()[1].split()[1]) for _ in range(2)}
    assert len(numbers) == 2
    assert all(1 <= number < 2**31 for number in numbers)


def test_deal_of_a_secret_number():
    assert dealt("eagle-wing", "--number", str(2**128)).splitlines()[1] == f"number: {2**128}"


def test_moves_are_sorted_one_a_line(eagle_wing):
    assert Ran("moves", given=eagle_wing).said() == "c4-f1\ns1-w1\n"


def test_a_position_may_come_from_a_file(eagle_wing, tmp_path):
    file = tmp_path / "position.txt"
    file.write_text(eagle_wing)
    assert Ran("moves", str(file)).said() == "c4-f1\ns1-w1\n"
    assert Ran("moves", "-", given=eagle_wing).said() == "c4-f1\ns1-w1\n"
    assert Ran("play", str(file), "c4-f1").said() == Ran("play", "c4-f1", given=eagle_wing).said()
    assert Ran("play", "-", "c4-f1", given=eagle_wing).said()
    assert "--" in Ran("view", str(file)).said()


def test_play_prints_the_position_after_the_moves(eagle_wing):
    after = Ran("play", "c4-f1", "s1-w1", given=eagle_wing).said()
    assert "f1: AS 2S\n" in after
    assert "w1: AH\n" in after
    assert "c4: AD\n" in after


def test_what_is_printed_can_be_fed_back_in(eagle_wing):
    assert Ran("play", given=eagle_wing).said() == eagle_wing
    once = Ran("play", "c4-f1", given=eagle_wing).said()
    assert (
        Ran("play", "s1-w1", given=once).said()
        == Ran("play", "c4-f1", "s1-w1", given=eagle_wing).said()
    )
    seen = Ran("view", given=eagle_wing).said()
    assert Ran("view", given=seen).said() == seen
    assert Ran("moves", given=seen).said() == Ran("moves", given=eagle_wing).said()


def test_an_illegal_move_is_refused_with_its_reason(eagle_wing):
    ran = Ran("play", "s1-w1", "c1-c2", given=eagle_wing)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out == (
        "refused: c1-c2: Q♣ does not go on K♥. Wings: cards are laid downwards in suit.\n"
    )
    ran = Ran("play", "c1-c2", "--lang", "ru", given=eagle_wing)
    assert ran.status == 1
    assert ran.out.startswith("отказ: c1-c2: Q♣ нельзя положить на K♥.")


def test_what_is_no_move_is_a_fault(eagle_wing):
    assert Ran("play", "c1c2", given=eagle_wing).fault() == "“c1c2” is not a move."
    assert Ran("play", "c1-c9", given=eagle_wing).fault() == "Eagle Wing has no pile “c9”."


def test_view_hides_what_lies_face_down_and_the_number(eagle_wing):
    seen = Ran("view", "--seat", "1", given=eagle_wing).said()
    assert "partial: yes\n" in seen
    assert f"r1: {' '.join(['--'] * 13)}\n" in seen
    assert "number" not in seen
    assert "<" not in seen
    ran = Ran("play", "s1-w1", given=seen)
    assert ran.status == 1
    assert ran.out == "refused: s1-w1: The card that this would turn up is not known.\n"
    assert Ran("view", "--seat", "2", given=eagle_wing).fault() == "Eagle Wing has no seat “2”."


@pytest.mark.parametrize(
    "path", sorted((GOLDEN / "transcripts").glob("*.txt")), ids=lambda p: p.stem
)
def test_check_replays_a_game_won(path):
    moves = len(path.read_text().split("moves:")[1].split("result:")[0].split())
    two = "game: crapette" in path.read_text()
    says = Ran("check", str(path)).said()
    assert says == f"{'won by 1' if two else 'won'} after {moves} moves\n"
    says = Ran("check", "--lang", "ru", str(path)).said()
    assert says.startswith("победил 1, " if two else "сошёлся, ")


RECORD = "game: eagle-wing\nnumber: 1\nmoves: c4-f1 s1-w1\n\nc1-c2 s1-w1\n"


def test_check_names_the_first_move_that_is_refused():
    ran = Ran("check", given=RECORD)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith("line 5, move 3: refused: c1-c2: Q♣ does not go on K♥.")
    ran = Ran("check", "--lang", "ru", given=RECORD)
    assert ran.out.startswith("строка 5, ход 3: отказ: c1-c2: Q♣ нельзя положить на K♥.")


@pytest.mark.parametrize("call", ["moves", "play", "view"])
def test_a_record_is_replayed_before_anything_else(call):
    ran = Ran(call, given=RECORD)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith("line 5, move 3: refused: c1-c2: ")
    legal = RECORD.replace("c1-c2 ", "")
    assert (
        Ran("moves", given=legal).said()
        == Ran(
            "moves",
            given=Ran("play", "c4-f1", "s1-w1", "s1-w1", given=RECORD.split("moves")[0]).said(),
        ).said()
    )


def test_check_compares_the_result_that_is_claimed():
    legal = RECORD.replace("c1-c2 ", "")
    assert Ran("check", given=legal).said() == "open after 3 moves\n"
    assert Ran("check", given=f"{legal}result: open\n").status == 0
    ran = Ran("check", given=f"{legal}result: won\n")
    assert ran.status == 1
    assert ran.out == "open after 3 moves\nline 6: the record claims “won”\n"


def test_check_tells_how_two_ended_their_game():
    given = "game: crapette\nnumber: 1\nmoves:\nresult: "
    assert Ran("check", given=f"{given}2 by time\n").said() == "won by 2 (time) after 0 moves\n"
    assert Ran("check", "--lang", "ru", given=f"{given}drawn by agreement\n").said() == (
        "ничья (по согласию), 0 ходов\n"
    )
    ran = Ran("check", given=f"{given}1 by time\n")
    assert ran.status == 1
    assert ran.out == "open after 0 moves\nline 4: the record claims “1 by time”\n"


def test_perft_prints_a_line_for_each_length():
    out = Ran("perft", "double-klondike", "--number", "617", "--depth", "4").said()
    assert out == "1 4\n2 17\n3 72\n4 285\n"


@pytest.mark.parametrize("slug", games.ALL)
def test_rules_prints_the_rules_page(slug):
    for language in ("en", "ru"):
        kept = GOLDEN / "rules" / f"{slug}.{language}.txt"
        assert Ran("rules", slug, "--lang", language).said() == kept.read_text("utf-8")


def test_rules_of_a_variant():
    assert "Redeals: 2." in Ran("rules", "double-klondike", "--variant", "two-redeals").said()


def test_selfplay_prints_a_line_a_game_and_totals():
    out = Ran("selfplay", "eagle-wing", "--games", "3", "--seed", "7").said()
    assert len(out.splitlines()) == 4
    assert out.splitlines()[-1].startswith("greedy: won ")
    assert Ran("selfplay", "eagle-wing", "--games", "3", "--seed", "7").said() == out
    at_random = Ran("selfplay", "eagle-wing", "--games", "3", "--player", "random").said()
    assert at_random.splitlines()[-1].startswith("random: won ")


def test_selfplay_of_two_names_both():
    arguments = ("selfplay", "crapette", "--games", "2", "--player", "casual")
    out = Ran(*arguments, "--against", "beginner").said()
    assert len(out.splitlines()) == 3
    assert out.splitlines()[-1].startswith("casual against beginner: 1 ")
    assert Ran(*arguments).said().splitlines()[-1].startswith("casual against casual: 1 ")


CALLED = ("games", "deal", "view", "moves", "play", "check", "perft", "rules", "selfplay", "engine")


def test_help_names_every_call():
    out = Ran("--help").said()
    assert all(f"    {call} " in out for call in CALLED)


# What cannot be understood


@pytest.mark.parametrize(
    ("arguments", "given", "says"),
    [
        ((), "", "CALL"),
        (("shuffle",), "", "invalid choice: 'shuffle'"),
        (("deal",), "", "game"),
        (("deal", "whist"), "", "There is no game “whist”."),
        (("deal", "whist", "--lang", "ru"), "", "Нет игры «whist»."),
        (("deal", "a\nb"), "", "There is no game “a�b”."),
        (("deal", "eagle-wing", "a\nb"), "", "unrecognized arguments: a b"),
        (("deal", "parterre", "--variant", "x"), "", "The Parterre has no variant “x”."),
        (("deal", "parterre", "--number", "0"), "", "from 1 to 2147483647"),
        (("deal", "parterre", "--number", str(2**128 + 1)), "", "from 1 to 2147483647"),
        (("deal", "parterre", "--number", "9" * 6000), "", "invalid int value"),
        (("deal", "parterre", "--lang", "fr"), "", "invalid choice: 'fr'"),
        (("perft", "parterre", "--number", "1", "--depth", "0"), "", "The depth is from 1 to 99."),
        (("perft", "parterre", "--number", "1", "--depth", "9" * 9), "", "The depth is from 1"),
        (("selfplay", "parterre", "--games", "0"), "", "1 or more"),
        (("selfplay", "parterre", "--player", "cheat"), "", "invalid choice: 'cheat'"),
        (("selfplay", "parterre", "--player", "master"), "", "“master” does not play this game"),
        (("moves",), "", "A line “game: …” is missing."),
        (("moves",), "game: eagle-wing\nc1: ZZ", "line 2: “ZZ” is not a card."),
        (("moves", "--lang", "ru"), "game: eagle-wing\nc1: ZZ", "строка 2: «ZZ» — не карта."),
        (("moves", "no-such-file"), "", "“no-such-file” cannot be read."),
        (("moves", "tests"), "", "“tests” cannot be read."),
        (("moves", "x" * 5000), "", "cannot be read."),
        (("play", "x" * 5000), "game: eagle-wing\nnumber: 1", "is not a move."),
        (("play", "tests", "c1-c2"), "", "“tests” cannot be read."),
        (("check",), "game: eagle-wing\nnumber: 1\nmoves: c1", "line 3: “c1” is not a move."),
        (("check",), "game: eagle-wing\nnumber: 1\nresult: fun", "line 3: “fun” is not a result"),
        (("check",), b"\xff\xfe\x00\x01", "is not understood."),
        (("view", "--seat", "0"), "game: eagle-wing\nnumber: 1", "Eagle Wing has no seat “0”."),
    ],
)
def test_what_cannot_be_understood_is_one_line_and_status_2(arguments, given, says):
    assert says in Ran(*arguments, given=given).fault()


def test_a_file_that_is_no_text_cannot_be_read(tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert Ran("check", str(file)).fault().endswith("cannot be read.")


def test_a_reader_who_has_seen_enough_is_no_fault():
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.run(
        [*PROGRAM, "rules", "parterre"], cwd=ROOT, env={}, stdout=writing, stderr=subprocess.PIPE
    )
    os.close(writing)
    assert (process.returncode, process.stderr) == (0, b"")


# The dialogue


def talk(*lines):
    """The answers to these questions, each a JSON object or a text."""
    given = "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)
    return [json.loads(answer) for answer in Ran("engine", given=given).said().splitlines()]


def test_the_dialogue_deals_lists_plays_views_and_tells_the_outcome(eagle_wing):
    answers = talk(
        {"do": "deal", "game": "eagle-wing", "number": 1},
        {"do": "moves", "position": eagle_wing},
        {"do": "play", "position": eagle_wing, "moves": ["c4-f1", "s1-w1"]},
        {"do": "play", "position": eagle_wing, "moves": ["s1-w1", "c1-c2", "c4-f1"]},
        {"do": "play", "position": eagle_wing, "moves": ["c1-c2"], "lang": "ru"},
        {"do": "view", "position": eagle_wing, "seat": 1},
        {"do": "outcome", "position": eagle_wing},
    )
    assert answers == [
        {"position": eagle_wing},
        {"moves": ["c4-f1", "s1-w1"]},
        {"position": Ran("play", "c4-f1", "s1-w1", given=eagle_wing).said()},
        {
            "refused": "c1-c2",
            "why": "Q♣ does not go on K♥. Wings: cards are laid downwards in suit.",
        },
        {
            "refused": "c1-c2",
            "why": "Q♣ нельзя положить на K♥. Крылья: карты кладут в нисходящей "
            "последовательности в масть.",
        },
        {"position": Ran("view", given=eagle_wing).said()},
        {"outcome": None},
    ]


def test_the_dialogue_tells_how_a_game_ended():
    full = "\n".join(
        f"f{n}: {' '.join(rank + suit for rank in 'A23456789TJQK')}"
        for n, suit in enumerate("CDHS", 1)
    )
    lost = "game: eagle-wing\npartial: yes\nf1: 5H\nnote draw: 2"
    assert talk(
        {"do": "outcome", "position": f"game: parterre\n{full}"},
        {"do": "outcome", "position": lost},
        {"do": "outcome", "position": lost.replace("note", "c1: 9S\nnote"), "lang": "ru"},
        {"do": "moves", "position": f"game: parterre\n{full}"},
    ) == [
        {"outcome": {"winner": 1, "points": 52, "why": "Won, with 52 cards home."}},
        {"outcome": {"winner": 1, "points": 1, "why": "Won, with 1 card home."}},
        {"outcome": None},
        {"moves": []},
    ]


def test_a_deal_without_a_number_and_with_variants():
    [answer] = talk({"do": "deal", "game": "parterre", "variants": ["sequences"]})
    assert answer["position"].splitlines()[2] == "variant: sequences"


WRONG = [
    ("", "one JSON object"),
    ("   ", "one JSON object"),
    ("{", "A line is one JSON object."),
    ("[]", "A line is one JSON object."),
    ("null", "A line is one JSON object."),
    ('"do"', "A line is one JSON object."),
    ("[" * 100_000, "A line is one JSON object."),
    ('{"do": ' * 50_000, "A line is one JSON object."),
    ('{"number": ' + "9" * 6000 + "}", "A line is one JSON object."),
    ("{}", "“do” is a text."),
    ({"do": 7}, "“do” is a text."),
    ({"do": "cheat"}, "“do” is one of: deal, moves, play, view, outcome."),
    ({"do": "deal"}, "“game” is a text."),
    ({"do": "deal", "game": "whist"}, "There is no game “whist”."),
    ({"do": "deal", "game": "\ud800"}, "There is no game “�”."),
    ({"do": "deal", "game": "\x00\x1b"}, "There is no game “��”."),
    ({"do": "deal", "game": "parterre", "number": 0}, "A deal number is a whole number"),
    ({"do": "deal", "game": "parterre", "number": 2**128 + 1}, "A deal number is a whole number"),
    ({"do": "deal", "game": "parterre", "number": True}, "“number” is a whole number."),
    ({"do": "deal", "game": "parterre", "number": 1.0}, "“number” is a whole number."),
    ({"do": "deal", "game": "parterre", "number": "1"}, "“number” is a whole number."),
    ('{"do": "deal", "game": "parterre", "number": 1e999}', "“number” is a whole number."),
    ({"do": "deal", "game": "parterre", "variants": "sequences"}, "“variants” is a list of texts."),
    ({"do": "deal", "game": "parterre", "variants": [1]}, "“variants” is a list of texts."),
    ({"do": "deal", "game": "parterre", "variants": ["x"]}, "The Parterre has no variant “x”."),
    ({"do": "moves"}, "“position” is a text."),
    ({"do": "moves", "position": ["game: parterre"]}, "“position” is a text."),
    ({"do": "moves", "position": "game: parterre\nc1: ZZ"}, "line 2: “ZZ” is not a card."),
    ({"do": "moves", "position": RECORD}, "line 3: A position has no line “moves”."),
    (
        {"do": "play", "position": "game: parterre\nnumber: 1", "moves": "c1-c2"},
        "“moves” is a list",
    ),
    (
        {"do": "play", "position": "game: parterre\nnumber: 1", "moves": ["c1"]},
        "“c1” is not a move",
    ),
    ({"do": "view", "position": "game: parterre\nnumber: 1", "seat": 2}, "has no seat “2”"),
    ({"do": "view", "position": "game: parterre\nnumber: 1", "seat": "1"}, "“seat” is a whole"),
]


def test_the_dialogue_goes_on_after_every_fault_in_order():
    good = {"do": "moves", "position": "game: eagle-wing\nnumber: 1"}
    answers = talk(*[line for wrong, _ in WRONG for line in (wrong, good)])
    for _, says in WRONG:
        error = answers.pop(0)
        assert set(error) == {"error"}
        assert says in error["error"]
        assert answers.pop(0) == {"moves": ["c4-f1", "s1-w1"]}
    assert answers == []


def test_faults_are_told_in_russian_too():
    [answer] = talk({"do": "deal", "game": "whist", "lang": "ru"})
    assert answer == {"error": "Нет игры «whist»."}


def test_each_answer_comes_before_the_next_question_is_asked():
    process = subprocess.Popen(
        [*PROGRAM, "engine"], cwd=ROOT, env={}, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    for number in (1, 2, 3):
        question = {"do": "deal", "game": "parterre", "number": number}
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        assert answer["position"].splitlines()[1] == f"number: {number}"
    process.stdin.close()
    assert process.wait(10) == 0
    process.stdout.close()


def test_an_interrupted_dialogue_leaves_no_traceback():
    process = subprocess.Popen(
        [*PROGRAM, "engine"],
        cwd=ROOT,
        env={},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Whatever a shell starts in the background ignores it, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    process.stdin.write(b"{}\n")
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=10)
    assert (process.returncode, err) == (130, b"")


# Noise


def mutated(text, chance):
    """The bytes of a text with a few things wrong."""
    noise = bytearray(text.encode())
    for _ in range(chance.randint(1, 2)):
        at, to = sorted(chance.randrange(len(noise) + 1) for _ in range(2))
        match chance.randrange(9):
            case 0:
                del noise[at : min(to, at + 30)]
            case 1:
                noise[at:at] = chance.randbytes(chance.randint(1, 20))
            case 2:
                noise[at:at] = noise[at:to][:200]
            case 3:
                noise[at:at] = chance.choice(
                    [b"\x00", b"\xed\xa0\x80", b"\xff\xfe", b"\xe2\x80\xae"]
                )
            case 4:
                noise[at:at] = b"9" * chance.choice([1, 20, 5000])
            case 5:
                lines = noise.splitlines(keepends=True)
                chance.shuffle(lines)
                noise = bytearray(b"".join(lines))
            case 6:
                del noise[to:]
            case 7 if at < len(noise):
                noise[at] = chance.choice(b"<>-: \n\r\tA2TKQJCDHS19cfrswx#=@+")
            case _:
                noise += chance.choice([b"\nseat: 9", b"\npartial: yes", b"\nmoves: c1-c2 c1x2-c3"])
        if not noise:
            noise = bytearray(b"\n")
    return bytes(noise)


def within(arguments, given, monkeypatch):
    """The status, output and errors of a call made in this very process."""
    streams = [io.BytesIO(given), io.BytesIO(), io.BytesIO()]
    wrapped = [io.TextIOWrapper(stream, encoding="ascii") for stream in streams]
    for name, stream in zip(("stdin", "stdout", "stderr"), wrapped, strict=True):
        monkeypatch.setattr(sys, name, stream)
    try:
        status = main(arguments)
    except SystemExit as left:
        status = left.code
    for stream in wrapped[1:]:
        stream.flush()
    return status, streams[1].getvalue().decode(), streams[2].getvalue().decode()


def starts():
    """Positions and records that are right, to be spoilt."""
    for slug in games.ALL:
        rules = games.rules(slug)
        whole = write_position(Position(rules, rules.deal(5), 5))
        yield from (whole, f"{whole}partial: yes\n", f"{whole}moves: s1-w1 c1-c2\nresult: open\n")
    yield from (path.read_text("utf-8") for path in (GOLDEN / "transcripts").glob("*.txt"))


CALLS = [["moves"], ["view"], ["check"], ["play", "s1-w1"], ["play", "c1-c2", "--lang", "ru"]]


@pytest.mark.parametrize("seed", range(10))
def test_a_call_makes_sense_of_any_noise_or_says_why_not(seed, monkeypatch):
    chance, starting = random.Random(seed), list(starts())
    for _ in range(20):
        noise = mutated(chance.choice(starting), chance)
        arguments = chance.choice(CALLS)
        status, out, err = within(arguments, noise, monkeypatch)
        assert status in (0, 1, 2), noise
        assert err.count("\n") == (status == 2), noise
        assert (out == "") == (status == 2) or arguments == ["moves"], noise
        assert "Traceback" not in out + err
        assert err.strip("\n").isprintable(), noise


@pytest.mark.parametrize("noise", [b"", b"\x00", b"\n" * 1000, b"\xff" * 1000, os.urandom(1000)])
def test_a_call_given_nothing_or_bytes_says_so(noise):
    assert Ran("check", given=noise).fault()


@pytest.mark.parametrize("seed", range(10))
def test_the_dialogue_answers_any_noise(seed):
    chance = random.Random(seed)
    position = next(iter(starts()))
    asked = [
        {"do": do, "game": "parterre", "number": 7, "variants": [], "position": position}
        | {"moves": ["s1-w1"], "seat": 1}
        for do in ("deal", "moves", "play", "view", "outcome")
    ]
    questions = []
    for _ in range(30):
        question = dict(chance.choice(asked))
        for _ in range(chance.randint(0, 2)):
            question[chance.choice(list(question))] = chance.choice(
                [
                    None,
                    True,
                    -1,
                    1.5,
                    "",
                    "\ud800",
                    "\x00",
                    [],
                    ["c1-c2"],
                    [[]],
                    {},
                    10**4000,
                    "game:",
                ]
            )
        line = json.dumps(question)
        if chance.random() < 0.5:
            line = mutated(line, chance).decode(errors="backslashreplace").replace("\n", " ")
        questions.append(line)
    answers = [json.loads(answer) for answer in converse(questions)]
    assert len(answers) == len([line for line in questions if line.strip()])
    assert all(
        set(answer) & {"position", "moves", "outcome", "refused", "error"} for answer in answers
    )
