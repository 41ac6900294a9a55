"""Rows dealt one by one with play between them, and packets gathered to be dealt again."""

import pytest

from cardgames.engine.prose import Fault
from cardgames.engine.words import (
    ACE_TO_KING,
    LOCKED,
    DealInPlay,
    Foundations,
    Gather,
    Reserve,
    Stock,
    Text,
)
from tests.tables import declared, drawn, toy

GATHERED = Text("They are gathered.", "Их собирают.")


def packets(text, redeals=1):
    """Two packets and a third, gathered from the second to the third to the first."""
    two, third = (Reserve(count, letter="c", lift=LOCKED) for count in (2, 1))
    rows = DealInPlay((two, third))
    play = rows, Gather(rows, order=(2, 3, 1), redeals=redeals, sentence=GATHERED)
    game = declared(Stock(), Foundations(1, ACE_TO_KING), two, third, play=play)
    return drawn(f"game: toy\n{text}", toy(game))


def piles(table):
    return [table[name] for name in ("c1", "c2", "c3", "s1")]


def test_a_row_goes_to_every_packet_once_face_up():
    start = packets("s1: <2S> <9H> <8H> <7H>\nc2: 5C")
    assert start.moves == "deal"
    assert piles(start.play("deal")) == ["7H", "5C 8H", "9H", "<2S>"]


def test_the_last_row_may_be_short():
    assert piles(packets("s1: <9H> <8H>").play("deal")) == ["8H", "9H", "", ""]


def test_between_the_rows_there_is_play():
    assert packets("s1: <9H>\nc1: AS").moves == "c1-f1 deal"


def test_packets_are_gathered_in_their_order_from_the_bottom_up_and_dealt_at_once():
    start = packets("c1: 2S 3S\nc2: 4S 5S\nc3: 6S")
    assert start.moves == "redeal"
    assert piles(start.play("redeal")) == ["4S", "5S", "6S", "<3S> <2S>"]


def test_there_are_so_many_redeals():
    start = packets("c1: 2S", redeals=2)
    assert start.play("redeal redeal").moves == ""
    assert start.rules.redeals_left(start.play("redeal").table) == 1


def test_a_position_may_not_say_more_redeals_than_there_are():
    with pytest.raises(Fault, match="is more redeals than the game has"):
        packets("c1: 2S\nnote redeal: 2")


def test_nothing_is_gathered_before_the_stock_is_out_nor_when_all_is_played():
    assert packets("s1: <9H>\nc1: 2S").moves == "deal"
    assert packets("f1: AS").moves == ""


@pytest.mark.parametrize(
    ("text", "move", "en", "ru"),
    [
        ("c1: 2S", "deal", "No cards are left to deal.", "Карт для нового ряда больше нет."),
        (
            "s1: <9H>",
            "s1-c1",
            "Cards of the stock are dealt to the packets, a row at a time.",
            "Карты колоды раскладывают по пачкам, ряд за рядом.",
        ),
        (
            "s1: <9H>\nc1: 2S",
            "redeal",
            "The packets are gathered only when the whole pack is dealt.",
            "Пачки собирают, только когда разложена вся колода.",
        ),
        ("c1: 2S\nnote redeal: 1", "redeal", "No redeal is left.", "Пересдач больше нет."),
        ("s1: <9H>", "turn:s1", "There is no such move now.", "Сейчас такого хода нет."),
    ],
)
def test_why_nothing_is_dealt_or_gathered(text, move, en, ru):
    start = packets(text)
    assert (start.why(move), start.why(move, "ru")) == (en, ru)


def test_what_is_told():
    start = packets("s1: <9H> <8H>\nc1: 2S")
    assert start.told("deal") == "A row is dealt: 2 cards."
    assert start.told("deal", "ru") == "Разложен ряд: 2 карты."
    start = packets("c1: 2S", redeals=2)
    assert start.told("redeal") == "The packets are gathered and dealt again. 1 redeal left."
    assert start.told("redeal", "ru") == (
        "Пачки собраны и раскладываются снова. Осталось: 1 пересдача."
    )
