"""Players of Crapette, from beginner to master. They see what everybody sees, and no more."""

from cardgames.players.crapette.choice import choose, plan, since
from cardgames.players.crapette.draws import agrees
from cardgames.players.crapette.levels import LEVELS, Level
from cardgames.players.crapette.stop import Proof, call

__all__ = ["LEVELS", "Level", "Proof", "agrees", "call", "choose", "plan", "since"]
