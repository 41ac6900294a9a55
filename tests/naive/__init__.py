"""The rules coded a second time, slowly and sentence by sentence from the founding texts.

Nothing here knows the engine and nothing there knows this, so that where the two agree they
agree about the text. Cards are strings ("TD", face down "<TD>"), piles are lists from the bottom
card up, and speed is of no concern.
"""

from naive.double_klondike import DoubleKlondike
from naive.eagle_wing import EagleWing
from naive.parterre import Parterre

ALL = {game.slug: game for game in (DoubleKlondike, EagleWing, Parterre)}
