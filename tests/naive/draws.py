"""When a naive game of Crapette is drawn, read off the positions that it went through.

The founding text names the draw alone: «Если никто из игроков не одержал явную победу, игра
считается ничьей». When nobody has won clearly is the house's reading of it.
"""

from tests.naive.crapette import CENTRE, Crapette


def drawn(positions: list[Crapette]) -> bool:
    """The last position, if a turn begins with it, stands for the third time or ends the
    patience with turns in which nothing got on."""
    starts = starts_of_turns(positions)
    if starts[-1] != len(positions) - 1 or len(starts) == 1:
        return False
    last = positions[-1]
    met = [positions[start].write() for start in starts]
    if met.count(met[-1]) >= 3:
        return True
    idle = 0
    for began, ended in zip(reversed(starts[:-1]), reversed(starts), strict=False):
        if any(gets_on(positions[at], positions[at + 1]) for at in range(began, ended)):
            break
        idle += 1
    left = max(len(last.piles[f"s{seat}"]) + len(last.piles[f"w{seat}"]) for seat in (1, 2))
    return idle > max(40, 2 * left + 4)


def starts_of_turns(positions: list[Crapette]) -> list[int]:
    changes = [
        at for at in range(1, len(positions)) if positions[at].seat != positions[at - 1].seat
    ]
    return [0, *changes]


def gets_on(before: Crapette, after: Crapette) -> bool:
    """A card went to the centre, or a card of a reserve was turned up."""
    if cards_in_the_centre(after) > cards_in_the_centre(before):
        return True
    return any(
        cards_face_down(after, name) < cards_face_down(before, name) for name in ("r1", "r2")
    )


def cards_in_the_centre(position: Crapette) -> int:
    return sum(len(position.piles[name]) for name in CENTRE)


def cards_face_down(position: Crapette, name: str) -> int:
    return sum(card.startswith("<") for card in position.piles[name])
