"""What goes home by itself: the rest where nothing hidden can stop it, and cards of no more use."""

import random

import pytest

from cardgames import games
from cardgames.engine.cards import UNKNOWN
from cardgames.engine.notation import write_move
from cardgames.engine.words import (
    ACE_TO_KING,
    ALTERNATE,
    DOWN,
    IN_SUIT,
    KING_TO_ACE,
    NO_CARD,
    TOP,
    Columns,
    Draw,
    Foundations,
    Stock,
    Waste,
)
from cardgames.players import homeward
from tests.tables import declared, drawn, toy


def rest(table):
    return " ".join(
        write_move(table.rules, move) for move in homeward.rest(table.rules, table.table)
    )


def safe(table):
    found = homeward.safe(table.rules, table.rules.view(table.table))
    return " ".join(write_move(table.rules, move) for move in found)


def parterre(**piles):
    lines = [f"{name}: {cards}" for name, cards in piles.items()]
    return drawn("game: parterre\n" + "\n".join(lines))


ALL_BUT_KINGS = {
    f"f{place}": " ".join(rank + suit for rank in "A23456789TJQ")
    for place, suit in enumerate("CDHS", 1)
}


def test_the_rest_is_every_card_home():
    table = parterre(**ALL_BUT_KINGS, c1="KC", c2="KD KH", r1="KS")
    moves = rest(table)
    assert len(moves.split()) == 4
    assert table.play(moves).outcome == (1, 52)


def test_there_is_no_rest_where_a_card_must_first_be_moved_aside():
    twos_below = {"f1": "AC", "f2": "AD", "f3": "AH", "f4": "AS"}
    assert rest(parterre(**twos_below, c1="2C 3D")) == ""


def test_there_is_no_rest_while_a_card_is_hidden():
    klondike = drawn("game: double-klondike\nf1: AC 2C\nc1: <3C>\nc2: 4C")
    view = klondike.rules.view(klondike.table)
    assert UNKNOWN in view.piles[klondike.rules.names.index("c1")]
    assert homeward.rest(klondike.rules, view) == ()


def test_there_is_no_rest_in_a_game_for_two():
    rules = games.rules("crapette")
    assert homeward.rest(rules, rules.view(rules.deal(1))) == ()


ALTERNATING = declared(
    Foundations(4, ACE_TO_KING), Columns(4, DOWN & ALTERNATE, space=NO_CARD, lift=TOP)
)


def alternating(**piles):
    lines = [f"{name}: {cards}" for name, cards in piles.items()]
    return drawn("game: toy\n" + "\n".join(lines), toy(ALTERNATING))


def test_an_ace_and_a_two_are_always_safe():
    assert safe(alternating(c1="AC", c2="9D")) == "c1-f1"
    assert safe(alternating(f1="AC", c1="2C")) == "c1-f1"


def test_a_three_is_safe_when_what_could_lie_on_it_can_go_home_itself():
    assert safe(alternating(f1="AC 2C", f2="AD", f3="AH", c1="3C")) == "c1-f1"
    assert safe(alternating(f1="AC 2C", f2="AD", c1="3C", c2="9S")) == ""


def test_a_four_is_not_safe_while_a_three_could_still_be_laid_on_it():
    homes = {"f1": "AC 2C 3C", "f2": "AD 2D", "f3": "AH 2H"}
    assert safe(alternating(**homes, f4="AS 2S", c1="4C")) == "c1-f1"
    assert safe(alternating(**homes, f4="AS", c1="4C")) == "c1-f1"
    assert safe(alternating(**homes, c1="4C")) == ""
    assert safe(alternating(f1="AC 2C 3C", f2="AD 2D", f3="AH", f4="AS 2S", c1="4C")) == ""


def test_of_two_packs_a_card_is_safe_only_when_its_double_can_go_too():
    two = declared(
        Foundations(8, ACE_TO_KING),
        Columns(4, DOWN & IN_SUIT, space=NO_CARD, lift=TOP),
        packs=2,
    )

    def table(**piles):
        lines = [f"{name}: {cards}" for name, cards in piles.items()]
        return drawn("game: toy\n" + "\n".join(lines), toy(two))

    assert safe(table(f1="AC", c1="2C")) == ""
    assert safe(table(f1="AC", f2="AC", c1="2C")) == "c1-f1"


def test_nothing_is_safe_where_there_are_two_ways_home():
    both = declared(
        Foundations(4, ACE_TO_KING),
        Foundations(4, KING_TO_ACE),
        Columns(4, DOWN & IN_SUIT, space=NO_CARD, lift=TOP),
        packs=2,
    )
    assert safe(drawn("game: toy\nc1: AC", toy(both))) == ""


def test_a_card_of_the_waste_is_left_where_several_are_drawn_at_a_time():
    def draw(cards):
        game = declared(Stock(), Waste(), Foundations(4, ACE_TO_KING), play=(Draw(cards),))
        return safe(drawn("game: toy\ns1: <9C> <9D>\nw1: AC", toy(game)))

    assert draw(1) == "w1-f1"
    assert draw(3) == ""


@pytest.mark.parametrize("slug", ["parterre", "eagle-wing", "double-klondike"])
def test_a_safe_card_sent_home_costs_no_move_but_its_own(slug):
    """Whatever could be played before, on and from other piles, can be played after."""
    rules, chance = games.rules(slug), random.Random(7)
    tried = 0
    for number in range(1, 13):
        table = rules.deal(number)
        for _ in range(60):
            moves = rules.moves(table)
            if not moves:
                break
            for move in homeward.safe(rules, rules.view(table))[:1]:
                tried += 1
                after = set(rules.moves(rules.follow(table, move)))
                card = rules.names[move.source]
                lost = [
                    m for m in moves if m not in after and move.source not in (m.source, m.target)
                ]
                assert all(m.target in rules.foundations for m in lost), (number, card, lost)
            table = rules.follow(table, chance.choice(moves))
    assert tried > 20
