"""The rules coded a second time, slowly and sentence by sentence from the founding texts.

Nothing here knows the engine and nothing there knows this, so that where the two agree they
agree about the text. Cards are strings ("TD", face down "<TD>"), piles are lists from the bottom
card up, and speed is of no concern.
"""

from tests.naive.besieged_city import BesiegedCity
from tests.naive.crapette import Crapette
from tests.naive.double_klondike import DoubleKlondike
from tests.naive.eagle_wing import EagleWing
from tests.naive.empress_of_india import EmpressOfIndia
from tests.naive.hemispheres import Hemispheres
from tests.naive.parterre import Parterre
from tests.naive.petits_paquets import PetitsPaquets

GAMES = (
    EagleWing,
    DoubleKlondike,
    Parterre,
    BesiegedCity,
    Hemispheres,
    PetitsPaquets,
    EmpressOfIndia,
    Crapette,
)
ALL = {game.slug: game for game in GAMES}
