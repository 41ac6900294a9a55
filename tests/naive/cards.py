"""Cards as text, and numbered deals."""

import random
from functools import cache

RANKS = "A23456789TJQK"
SUITS = "CDHS"
PACK = [rank + suit for rank in RANKS for suit in SUITS]


def face_down(card: str) -> bool:
    return card.startswith("<")


def turned_down(card: str) -> str:
    return f"<{turned_up(card)}>"


@cache
def turned_up(card: str) -> str:
    return card.strip("<>")


@cache
def rank(card: str) -> int:
    """Ace 1, jack 11, queen 12, king 13."""
    return RANKS.index(turned_up(card)[0]) + 1


@cache
def suit(card: str) -> str:
    return turned_up(card)[1]


@cache
def is_red(card: str) -> bool:
    return suit(card) in "DH"


def around(card_rank: int) -> int:
    """The same rank, counted on past the king to the ace (14 is 1) and back (0 is 13)."""
    return (card_rank - 1) % 13 + 1


def numbered(cards: list[str], number: int) -> list[str]:
    """The cards in the order in which deal `number` deals them.

    Up to 2^31-1 the numbers that FreeCell, KPatience and PySolFC share, for any list of cards;
    above, the same loop over the stream of `random.Random(number)`.
    """
    return shuffled([cards], number)[0]


def shuffled(packs: list[list[str]], number: int) -> list[list[str]]:
    """Several lists shuffled one after another, the one seed running on."""
    seed = number
    stream = random.Random(number)
    orders = []
    for pack in packs:
        left = list(pack)
        order = []
        while left:
            if number < 2**31:
                seed = (seed * 214013 + 2531011) % 2**31
                place = (seed >> 16) % len(left)
            else:
                place = int(stream.random() * len(left))
            order.append(left[place])
            left[place] = left[-1]
            left.pop()
        orders.append(order)
    return orders


def packs(count: int, without: tuple[str, ...] = ()) -> list[str]:
    """AC AD AH AS 2C … KS once a pack; the cards taken out are struck off, the last ones first."""
    cards = PACK * count
    for card in without:
        last = max(place for place, other in enumerate(cards) if other == card)
        del cards[last]
    return cards
