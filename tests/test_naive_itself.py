"""The naive codings against facts made by other programs: `data/` says where they come from."""

import json
from pathlib import Path

import pytest

from tests import naive
from tests.naive.cards import numbered, packs
from tests.naive.parterre import Parterre

DATA = Path(__file__).parent / "data"

EXAMPLES = [
    pytest.param(naive.ALL[path.stem], json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted((DATA / "positions").glob("*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines(), 1)
]
VERDICTS = json.loads((DATA / "parterre-verdicts.json").read_text())["deals"]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_a_position_offers_the_known_moves(game, example):
    assert game.read(example["position"]).moves() == example["moves"]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_a_move_leads_to_the_known_position(game, example):
    assert game.read(example["position"]).play(example["play"]).write() == example["then"]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_a_position_is_written_as_it_was_read(game, example):
    assert game.read(example["position"]).write() == example["position"]


@pytest.mark.parametrize(
    ("game", "example"), [example for example in EXAMPLES if "offences" in example.values[1]]
)
def test_a_move_carries_the_known_offences(game, example):
    assert game.read(example["position"]).offences(example["play"]) == example["offences"]


@pytest.mark.parametrize(
    ("number", "first_eight"),
    [(1, "JD 2D 9H JC 5D 7H 7C 5H"), (11982, "AH AS 4H AC 2D 6S TS JS")],
)
def test_a_numbered_deal_begins_as_everywhere(number, first_eight):
    assert " ".join(numbered(packs(1), number)[:8]) == first_eight


def table_of(deal) -> Parterre:
    table = Parterre()
    for place, pile in enumerate(deal["parterre"], 1):
        table.piles[f"c{place}"] = list(pile)
    for place, card in enumerate(deal["bouquet"], 1):
        table.piles[f"r{place}"] = [card]
    return table


def parterre_move(table: Parterre, source: str, target: str) -> str:
    """A step of a winning line as a move: piles count from 0 there, bouquet cards are named."""
    if source.startswith("r:"):
        start = next(n for n in table.letter("r") if table.piles[n] == [source[2:]])
    else:
        start = f"c{int(source[1:]) + 1}"
    if target.startswith("t"):
        return f"{start}-c{int(target[1:]) + 1}"
    return next(m for m in table.moves() if m.startswith(f"{start}-f"))


@pytest.mark.parametrize(
    "deal", [pytest.param(d, id=str(d["id"])) for d in VERDICTS if "line" in d]
)
def test_a_winning_line_of_the_parterre_wins(deal):
    table = table_of(deal)
    for source, target in deal["line"]:
        table = table.play(parterre_move(table, source, target))
    assert table.won()
    assert table.moves() == []


def same_but_for_order(table: Parterre):
    return (
        tuple(sorted(tuple(table.piles[name]) for name in table.letter("c"))),
        tuple(sorted(tuple(table.piles[name]) for name in table.letter("r"))),
    )


def safe_move_home(table: Parterre) -> str | None:
    """A card at most two ranks above the lowest foundation."""
    lowest = min(len(table.piles[name]) for name in table.letter("f"))
    for move in table.moves():
        target = move.split("-")[1]
        if target.startswith("f") and len(table.piles[target]) + 1 <= lowest + 2:
            return move
    return None


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(d, id=str(d["id"]))
        for d in VERDICTS
        if d.get("distinct_states", 10**9) < 10_000
    ],
)
def test_an_unwinnable_parterre_has_the_known_number_of_positions(deal):
    met = set()
    waiting = [table_of(deal)]
    while waiting:
        table = waiting.pop()
        while move := safe_move_home(table):
            table = table.follow(move)
        assert not table.won()
        if same_but_for_order(table) not in met:
            met.add(same_but_for_order(table))
            waiting += [table.follow(move) for move in table.moves()]
    assert len(met) == deal["distinct_states"]
