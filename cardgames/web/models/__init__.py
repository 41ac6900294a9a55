"""What the database keeps: people, deals, and how far each deal was played. Never a table."""

from cardgames.web.models.deal import Deal
from cardgames.web.models.invitation import Invitation
from cardgames.web.models.mark import Mark, Tag
from cardgames.web.models.match import Duel, Match
from cardgames.web.models.person import User
from cardgames.web.models.rating import Rated, Rating
from cardgames.web.models.result import Result
from cardgames.web.models.revealed import Revealed
from cardgames.web.models.sitting import Seat, Sitting
from cardgames.web.models.token import Token

__all__ = [
    "Deal",
    "Duel",
    "Invitation",
    "Mark",
    "Match",
    "Rated",
    "Rating",
    "Result",
    "Revealed",
    "Seat",
    "Sitting",
    "Tag",
    "Token",
    "User",
]
