"""No browser learns of a hidden card: shuffle them, and nothing that it is told changes."""

import json
import random
import re

import pytest

from cardgames import games
from cardgames.engine.cards import HIDDEN, TEXT, UNKNOWN
from cardgames.web import replaying, standing, wire

pytestmark = pytest.mark.django_db


def unseen(rules, table):
    """The places, by pile and position, of the cards that a player may not see."""
    view = rules.view(table)
    return [
        (pile, place)
        for pile, cards in enumerate(view.piles)
        for place, card in enumerate(cards)
        if card == UNKNOWN
    ]


def shuffled(rules, table, chance):
    """The same table with the cards not seen dealt anew among their places."""
    piles = [bytearray(pile) for pile in table.piles]
    places = unseen(rules, table)
    cards = [piles[pile][place] & ~HIDDEN for pile, place in places]
    chance.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        piles[pile][place] = card | piles[pile][place] & HIDDEN
    return table._replace(piles=tuple(map(bytes, piles)))


def told(at, place):
    """All that the table's socket could say now."""
    sight = standing.seen(at.now(), place)
    return [say(sight, speech) for speech in ("en", "ru") for say in (wire.table, wire.hinted)]


def games_under_way(table, moves=40):
    for game in games.PATIENCES:
        at = table(game=game, number="3")
        chance = random.Random(game)
        for _ in range(moves):
            yield at, chance
            at.play(chance.choice(at.moves()))


def test_messages_and_hints_know_nothing_of_hidden_cards(table):
    for at, chance in games_under_way(table):
        now = standing.of(at.now())
        honest = [told(at, place) for place in (1, None)]
        standing.keep(
            at.sitting,
            now._replace(
                table=shuffled(now.rules, now.table, chance),
                before=now.before and shuffled(now.rules, now.before, chance),
            ),
        )
        assert [told(at, place) for place in (1, None)] == honest
        standing.keep(at.sitting, now)


def test_pages_know_nothing_of_hidden_cards(table, client, person):
    ada = person("ada")
    client.force_login(ada)
    for at, chance in games_under_way(lambda **more: table(user=ada, **more), moves=6):
        now = standing.of(at.now())
        pages = (at.path, at.watch)
        honest = [unsigned(client.get(page).content.decode()) for page in pages]
        standing.keep(at.sitting, now._replace(table=shuffled(now.rules, now.table, chance)))
        assert [unsigned(client.get(page).content.decode()) for page in pages] == honest
        standing.keep(at.sitting, now)


def unsigned(html):
    """A page without the token of its forms, which is another one each time."""
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", html)


def test_a_message_names_no_card_that_is_not_seen(table):
    for at, _ in games_under_way(table, moves=25):
        rules, now = standing.of(at.now())[:2]
        places = set(unseen(rules, now))
        named = {True: set(), False: set()}
        for pile, cards in enumerate(now.piles):
            for place, card in enumerate(cards):
                named[(pile, place) in places].add(TEXT[card & ~HIDDEN])
        said = json.dumps(told(at, 1)[0]["piles"])
        assert not [card for card in named[True] - named[False] if card in said]


def test_what_is_told_is_made_from_a_view(table):
    at = table()
    sight = standing.seen(at.sitting, 1)
    assert sight.view == sight.rules.view(sight.view)
    assert sight.view != standing.of(at.sitting).table


def test_a_replay_shows_at_each_move_no_more_than_could_be_seen_then(table):
    for at, chance in games_under_way(table, moves=20):
        tables, sights = standing.course(at.now()), standing.seen_so_far(at.sitting, None)
        for now, sight in zip(tables, sights, strict=True):
            assert sight.view == now.rules.view(now.table)
            other = shuffled(now.rules, now.table, chance)
            assert sight.view == now.rules.view(other)


def test_the_frames_of_a_replay_name_no_card_that_is_not_seen(table):
    for at, _ in games_under_way(table, moves=20):
        sights = standing.seen_so_far(at.now(), None)
        for start in range(len(sights)):
            frame, *_ = replaying.piece(sights, start)
            shown = {card for pile in frame["piles"].values() for card in pile.split()}
            up = {TEXT[card] for pile in sights[start].view.piles for card in pile}
            assert shown <= up
