"""Nothing that is sent tells a hidden card, or whether a move was an error."""

import json
import random

import pytest

from cardgames.engine.cards import HIDDEN, UNKNOWN
from cardgames.engine.rules import Rules
from cardgames.web import duelling, standing
from tests.web.duels import Clock, begun, told

pytestmark = pytest.mark.django_db

# The same moves, of the same kinds, after each of two tables that differ in one card of the layout:
# in one of them it should have gone to the centre first.
CLEAN = {"f1": "AS", "c3": "KS", "c1": "9H", "c2": "TC", "c5": "9D", "r1": "<3C> 4C"}
GUILTY = CLEAN | {"c3": "2S"}


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


def shuffled(rules, table, chance):
    """The table with all that nobody sees dealt anew among its places."""
    view = rules.view(table)
    places = [
        (pile, place)
        for pile, cards in enumerate(view.piles)
        for place, card in enumerate(cards)
        if card == UNKNOWN
    ]
    piles = [bytearray(pile) for pile in table.piles]
    cards = [piles[pile][place] & ~HIDDEN for pile, place in places]
    chance.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        piles[pile][place] = card | piles[pile][place] & HIDDEN
    return table._replace(piles=tuple(map(bytes, piles)))


@pytest.mark.parametrize("mode", ["stop", "strict"])
def test_messages_know_nothing_of_hidden_cards(clock, mode):
    chance = random.Random(4)
    game = begun(mode=mode, hold=0)
    for _ in range(60):
        if game.now().over or game.live.phase != "play":
            break
        honest = [told(game, place) for place in (1, 2, None)]
        now = game.at
        false = now._replace(
            table=shuffled(now.rules, now.table, chance),
            before=now.before and shuffled(now.rules, now.before, chance),
        )
        standing.keep(game.sitting, false)
        assert [told(game, place) for place in (1, 2, None)] == honest
        standing.keep(game.sitting, now)
        game.play(chance.choice(game.moves()))


@pytest.mark.parametrize("move", ["c1-c2", "turn:s1", "r1-w2", "c5-c2"])
def test_an_error_is_told_by_no_message_and_by_no_size_of_one(clock, monkeypatch, move):
    """To the opponent and to whoever watches; the mover's own list is what fits, as ever."""
    sizes, words = [], []
    for table in (CLEAN, GUILTY):
        game = begun().lay(monkeypatch, **table, w2="3C")
        clock.wait(duelling.SETTLING)
        game.play(move)
        sent = [told(game, place) for place in (2, None)]
        sizes.append([len(json.dumps(message)) for message in sent])
        words.append([{key: value for key, value in one.items() if key != "piles"} for one in sent])
        clock.now -= duelling.SETTLING
    assert sizes[0] == sizes[1]
    assert words[0] == words[1]


def test_a_move_is_made_without_asking_whether_it_is_an_error(clock, monkeypatch):
    """So that it takes no other time either."""
    game = begun().lay(monkeypatch, **GUILTY)

    def asked(*_):
        raise AssertionError("an offence was looked up")

    monkeypatch.setattr(Rules, "offences", asked)
    monkeypatch.setattr(Rules, "proofs", asked)
    game.play("c1-c2")
    assert told(game, 2)["hold"] == 1200
    game.do("stop", 2, 1)
    assert told(game, 1)["phase"] == "stop"


def test_a_call_that_was_not_proven_does_not_tell_whether_it_was_right(clock, monkeypatch):
    answers = []
    for table in (CLEAN, GUILTY):
        game = begun().lay(monkeypatch, **table)
        game.play("c1-c2")
        game.do("stop", 2, 1)
        game.do("point", 2, "c8")
        answers.append([told(game, place)["called"] for place in (1, 2, None)])
    assert answers[0] == answers[1]
    assert not answers[0][0]["upheld"]


def test_the_moves_on_offer_are_in_the_referees_order(clock, monkeypatch):
    game = begun().lay(monkeypatch, **GUILTY)
    assert told(game, 1)["moves"] == game.moves()
    assert told(game, 1)["duty"] is None
