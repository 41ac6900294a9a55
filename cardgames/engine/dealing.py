"""From a number to the order of the cards.

Numbers 1 to 2^31 - 1 are the Microsoft deal numbers that FreeCell, KPatience and PySolFC share,
carried on over several packs by the same loop. Larger ones, up to 2^128, are secret deals: the
same loop over `random.Random(number).random()`, whose stream, unlike that of `shuffle`, Python
promises not to change.
"""

from collections.abc import Callable, Iterable, Sequence

from cardgames.engine.cards import PACK
from cardgames.engine.prose import Fault, Text

PUBLIC = 2**31 - 1  # the largest number anyone can type and compute
LARGEST = 2**128
NO_NUMBER = Text(
    "A deal number is a whole number from 1 to 2147483647.",
    "Номер расклада — целое число от 1 до 2147483647.",
)


def shuffled(number: int, packs: Iterable[Sequence[int]]) -> list[list[int]]:
    """Return the cards of each pack in the order in which they are dealt.

    Several packs are shuffled one after the other from the same stream. Raises `Fault` for a
    number outside 1 to 2^128.
    """
    if not 1 <= number <= LARGEST:
        raise Fault(NO_NUMBER)
    choose = _microsoft(number) if number <= PUBLIC else _secret(number)
    return [_deal(list(pack), choose) for pack in packs]


def _deal(cards: list[int], choose: Callable[[int], int]) -> list[int]:
    dealt = []
    while cards:
        chosen = choose(len(cards))
        cards[chosen], cards[-1] = cards[-1], cards[chosen]
        dealt.append(cards.pop())
    return dealt


def _microsoft(seed: int) -> Callable[[int], int]:
    def choose(left: int) -> int:
        nonlocal seed
        seed = (seed * 214013 + 2531011) % 2**31
        return (seed >> 16) % left

    return choose


def _secret(number: int) -> Callable[[int], int]:
    from random import Random  # a slow import, and typed numbers never need it

    stream = Random(number)
    return lambda left: int(stream.random() * left)


def pack(packs: int, without: Sequence[int] = ()) -> list[int]:
    """Return the cards that are shuffled: every pack, less those taken out, the last ones first."""
    cards = list(PACK) * packs
    for card in without:
        del cards[len(cards) - 1 - cards[::-1].index(card)]
    return cards
