"""How many cards leave a pile together, and when."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardgames.engine.prose import Tells, Text


@dataclass(frozen=True)
class Lift:
    """How many cards leave a pile together: at most so many, a tail built as the pile builds."""

    most: int
    says: Tells
    each: bool = False  # any one card, from wherever in the pile
    late: bool = False  # only when stock and waste are both empty

    def saying(self, says: Tells) -> Lift:
        """Return the same lift, told in a game's own words."""
        return replace(self, says=says)


LOCKED = Lift(0, Text("No card leaves here.", "Отсюда карты не берут."))
TOP = Lift(
    1, Text("Only the top card moves, one at a time.", "Перекладывают только верхнюю карту.")
)
RUN = Lift(
    52,
    Text(
        "One card moves, or any series of face-up cards built so, the top card included.",
        "Перекладывают одну карту или любую серию открытых карт, лежащих по этому правилу, "
        "вместе с верхней картой.",
    ),
)
EACH = Lift(
    1, Text("Any card of the pile may be taken.", "Брать можно любую карту стопки."), each=True
)
AT_LAST = Lift(
    1,
    Text(
        "Only when stock and talon are out may these cards be played.",
        "Эти карты играют, только когда кончились и колода, и талон.",
    ),
    late=True,
)
