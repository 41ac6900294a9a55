"""The words in which a game is declared. A star import of this module is right in games only."""

from cardgames.engine.game import Game, Variant
from cardgames.engine.ladders import ACE_TO_KING, FROM_BASE, KING_TO_ACE
from cardgames.engine.laying import FACE_DOWN, FACE_UP, LAST_UP, Heap, Heaps, Rest, Rows, Staircase
from cardgames.engine.piles import (
    A_KING,
    ANY_CARD,
    LOCKED,
    NO_CARD,
    RUN,
    TOP,
    Columns,
    Foundations,
    Names,
    Reserve,
    Stock,
    Waste,
)
from cardgames.engine.procedures.draw import UNLIMITED, Draw
from cardgames.engine.procedures.fill import Fill
from cardgames.engine.procedures.turn_up import TurnLast, TurnUp
from cardgames.engine.prose import Text
from cardgames.engine.relations import (
    ALTERNATE,
    ANY_SUIT,
    DOWN,
    DOWN_AROUND,
    IN_COLOUR,
    IN_SUIT,
    UP,
    UP_AROUND,
)

__all__ = [
    "ACE_TO_KING",
    "ALTERNATE",
    "ANY_CARD",
    "ANY_SUIT",
    "A_KING",
    "DOWN",
    "DOWN_AROUND",
    "FACE_DOWN",
    "FACE_UP",
    "FROM_BASE",
    "IN_COLOUR",
    "IN_SUIT",
    "KING_TO_ACE",
    "LAST_UP",
    "LOCKED",
    "NO_CARD",
    "RUN",
    "TOP",
    "UNLIMITED",
    "UP",
    "UP_AROUND",
    "Columns",
    "Draw",
    "Fill",
    "Foundations",
    "Game",
    "Heap",
    "Heaps",
    "Names",
    "Reserve",
    "Rest",
    "Rows",
    "Staircase",
    "Stock",
    "Text",
    "TurnLast",
    "TurnUp",
    "Variant",
    "Waste",
]
