"""The words in which a game is declared. A star import of this module is right in games only."""

from cardgames.engine.belonging import BLACKS, REDS, Belong, ends_of_its_line, within_arcs
from cardgames.engine.game import Game, Variant
from cardgames.engine.ladders import (
    ACE_TO_KING,
    ACE_TO_KING_NO_QUEEN,
    FROM_BASE,
    KING_THEN_UP,
    KING_TO_ACE,
    KING_TO_ACE_NO_JACK,
    TO_AND_FRO,
)
from cardgames.engine.laying import (
    FACE_DOWN,
    FACE_UP,
    LAST_UP,
    Bases,
    Heap,
    Heaps,
    InHand,
    Rest,
    Rows,
    Staircase,
)
from cardgames.engine.lifts import AT_LAST, EACH, LOCKED, RUN, TOP
from cardgames.engine.ornament import GLOBE, WALLS, Court
from cardgames.engine.piles import TALON, Columns, Foundations, Names, Piles, Reserve, Stock, Waste
from cardgames.engine.procedures.couples import ByColour, Couples
from cardgames.engine.procedures.draw import UNLIMITED, Draw
from cardgames.engine.procedures.draws import Draws
from cardgames.engine.procedures.duties import Duties
from cardgames.engine.procedures.exchange import Rearrange, Strangers
from cardgames.engine.procedures.fill import Fill
from cardgames.engine.procedures.lines import FillFromLine
from cardgames.engine.procedures.rows import DealInPlay, Gather
from cardgames.engine.procedures.turn import TurnToPlay, TurnToSpaces
from cardgames.engine.procedures.turn_up import TurnLast, TurnUp
from cardgames.engine.procedures.turns import Turns
from cardgames.engine.prose import Text
from cardgames.engine.relations import (
    ALTERNATE,
    ANY_SUIT,
    DOWN,
    DOWN_AROUND,
    EITHER_WAY,
    IN_COLOUR,
    IN_SUIT,
    UP,
    UP_AROUND,
    Relation,
    beside,
)
from cardgames.engine.spaces import A_KING, ANY_CARD, NO_CARD

__all__ = [
    "ACE_TO_KING",
    "ACE_TO_KING_NO_QUEEN",
    "ALTERNATE",
    "ANY_CARD",
    "ANY_SUIT",
    "AT_LAST",
    "A_KING",
    "BLACKS",
    "DOWN",
    "DOWN_AROUND",
    "EACH",
    "EITHER_WAY",
    "FACE_DOWN",
    "FACE_UP",
    "FROM_BASE",
    "GLOBE",
    "IN_COLOUR",
    "IN_SUIT",
    "KING_THEN_UP",
    "KING_TO_ACE",
    "KING_TO_ACE_NO_JACK",
    "LAST_UP",
    "LOCKED",
    "NO_CARD",
    "REDS",
    "RUN",
    "TALON",
    "TOP",
    "TO_AND_FRO",
    "UNLIMITED",
    "UP",
    "UP_AROUND",
    "WALLS",
    "Bases",
    "Belong",
    "ByColour",
    "Columns",
    "Couples",
    "Court",
    "DealInPlay",
    "Draw",
    "Draws",
    "Duties",
    "Fill",
    "FillFromLine",
    "Foundations",
    "Game",
    "Gather",
    "Heap",
    "Heaps",
    "InHand",
    "Names",
    "Piles",
    "Rearrange",
    "Relation",
    "Reserve",
    "Rest",
    "Rows",
    "Staircase",
    "Stock",
    "Strangers",
    "Text",
    "TurnLast",
    "TurnToPlay",
    "TurnToSpaces",
    "TurnUp",
    "Turns",
    "Variant",
    "Waste",
    "beside",
    "ends_of_its_line",
    "within_arcs",
]
