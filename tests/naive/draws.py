"""When a naive game of Crapette is drawn, read off the positions that it goes through.

The founding text names the draw alone: «Если никто из игроков не одержал явную победу, игра
считается ничьей». When nobody has won clearly is the house's reading of it.
"""

from tests.naive.crapette import CENTRE, Crapette


class Course:
    """A game turn by turn: the positions that its turns began with, and whether each got on."""

    def __init__(self, start: Crapette) -> None:
        self.last = start
        self.began = [start.write()]
        self.got_on = [False]
        self.turned: list[str] = []

    def go_to(self, position: Crapette) -> None:
        if cards_in_the_centre(position) > cards_in_the_centre(self.last):
            self.got_on[-1] = True
        for name in ("r1", "r2"):
            if cards_face_down(position, name) < cards_face_down(self.last, name):
                card = f"{name} {position.piles[name][-1]}"
                if card not in self.turned:
                    self.got_on[-1] = True
                self.turned.append(card)
        if position.seat != self.last.seat:
            self.began.append(position.write())
            self.got_on.append(False)
        self.last = position

    def drawn(self) -> bool:
        """The turn that begins does so at a position that stands for the third time, or ends the
        patience with turns in which nothing got on."""
        if self.began.count(self.began[-1]) >= 3:
            return True
        piles = self.last.piles
        left = max(len(piles[f"s{seat}"]) + len(piles[f"w{seat}"]) for seat in (1, 2))
        return self.idle() > max(40, 2 * left + 4)

    def idle(self) -> int:
        """For how many turns, up to the last one that has ended, nothing got on."""
        ended = self.got_on[:-1]
        return len(ended) - 1 - max((at for at, got_on in enumerate(ended) if got_on), default=-1)


def cards_in_the_centre(position: Crapette) -> int:
    return sum(len(position.piles[name]) for name in CENTRE)


def cards_face_down(position: Crapette, name: str) -> int:
    return sum(card.startswith("<") for card in position.piles[name])
