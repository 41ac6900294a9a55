"""The rules coded a second time, slowly and sentence by sentence from the founding texts.

Nothing here knows the engine and nothing there knows this, so that where the two agree they
agree about the text. Cards are strings ("TD", face down "<TD>"), piles are lists from the bottom
card up, and speed is of no concern.
"""

from naive.besieged_city import BesiegedCity
from naive.double_klondike import DoubleKlondike
from naive.eagle_wing import EagleWing
from naive.empress_of_india import EmpressOfIndia
from naive.hemispheres import Hemispheres
from naive.parterre import Parterre
from naive.petits_paquets import PetitsPaquets

PATIENCES = (
    EagleWing,
    DoubleKlondike,
    Parterre,
    BesiegedCity,
    Hemispheres,
    PetitsPaquets,
    EmpressOfIndia,
)
ALL = {game.slug: game for game in PATIENCES}
