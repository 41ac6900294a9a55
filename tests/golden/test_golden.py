"""What is kept still holds."""

import json
from pathlib import Path

import pytest

from cardgames import games
from cardgames.engine.record import read_record, replay, result_of, write_record
from tests.golden import FOLDER, LENGTHS, kept

TRANSCRIPTS = sorted((FOLDER / "transcripts").glob("*.txt"))
VERDICTS = Path(__file__).parents[1] / "data" / "parterre-verdicts.json"


@pytest.mark.parametrize(
    ("path", "work_out", "arguments"),
    [pytest.param(*kept, id=str(kept[0].relative_to(FOLDER))) for kept in kept()],
)
def test_what_is_worked_out_is_what_is_kept(path, work_out, arguments):
    assert work_out(*arguments) == path.read_text("utf-8")


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=[path.stem for path in TRANSCRIPTS])
def test_a_game_once_won_is_still_won(path):
    told = read_record(path.read_text("utf-8"), games.rules)
    record = replay(told)
    assert told.result.value == ("won" if record.start.rules.game.seats == 1 else "1")
    assert result_of(record) == told.result.value


def test_every_game_has_its_counts_and_pages():
    assert set(games.ALL) == set(LENGTHS)


def test_every_game_has_a_transcript_of_a_game_won():
    assert set(games.ALL) <= {path.stem for path in TRANSCRIPTS}


def from_verdict(deal):
    """The record of a deal whose winning line another solver found."""
    lines = ["game: parterre"]
    lines += [f"c{place}: {' '.join(pile)}" for place, pile in enumerate(deal["parterre"], 1)]
    lines += [f"r{place}: {card}" for place, card in enumerate(deal["bouquet"], 1)]
    hand = {card: f"r{place}" for place, card in enumerate(deal["bouquet"], 1)}
    piles = {f"t{place}": list(pile) for place, pile in enumerate(deal["parterre"])}
    suits, moves = "", []
    for source, target in deal["line"]:
        card = source[2:] if source.startswith("r:") else piles[source].pop()
        start = hand[card] if source.startswith("r:") else f"c{int(source[1]) + 1}"
        if target == "f":
            suits += "" if card[1] in suits else card[1]  # the aces open them in this order
            moves.append(f"{start}-f{suits.index(card[1]) + 1}")
        else:
            piles[target].append(card)
            moves.append(f"{start}-c{int(target[1]) + 1}")
    return "\n".join([*lines, "moves:", *moves, "result: won"]) + "\n"


LINES = [deal for deal in json.loads(VERDICTS.read_text("utf-8"))["deals"] if "line" in deal]


def test_there_are_73_winning_lines():
    assert len(LINES) == 73


@pytest.mark.parametrize("deal", LINES, ids=[str(deal["id"]) for deal in LINES])
def test_a_winning_line_of_the_parterre_is_a_record_of_a_game_won(deal):
    told = read_record(from_verdict(deal), games.rules)
    record = replay(told)
    assert result_of(record) == "won"
    assert record.start.rules.home(record.table()) == 52
    assert replay(read_record(write_record(record), games.rules)) == record
