"""What is asked about replays: which game a link means, and whether somebody should see it yet."""

from __future__ import annotations

from typing import NamedTuple

from cardgames import games
from cardgames.web import sentences
from cardgames.web.models import Sitting
from cardgames.web.selectors import deals, privacy, sittings
from cardgames.web.selectors.sittings import NoSuchTable


class NotOver(NoSuchTable):
    """The game of a link still goes on."""

    why = sentences.replays.NOT_OVER


class Viewer(NamedTuple):
    """What a person has to do with the deal of a replay."""

    own: bool  # the game is his
    playing: Sitting | None  # his game of the same cards, begun in earnest and not yet over
    played: Sitting | None  # his last game of them that is over, not for practice
    told: bool  # he asked to be shown it
    duel: bool  # two have played it, and nobody else plays these cards

    @property
    def admitted(self) -> bool:
        """Whether he is shown the replay without being asked."""
        return (
            self.own
            or self.duel
            or (self.playing is None and (self.played is not None or self.told))
        )


def finished(key: str) -> Sitting:
    """Return the finished sitting of a spectator's key. Raises `NotOver`, `NoSuchTable`."""
    sitting = sittings.watched(key)
    if not sitting.over:
        raise NotOver
    return sitting


def players(sitting: Sitting, viewer: int | None) -> list[str | None]:
    """Return who has played, by place: the names that a viewer may know."""
    people = list(sitting.seats.order_by("place").values_list("user", flat=True))
    names = privacy.names(viewer, people)
    return [names.get(person) for person in people]


def viewer(sitting: Sitting, user: int | None) -> Viewer:
    """Return what a person, or a stranger, has to do with the deal of a sitting."""
    mine = list(sittings.of(user).filter(deal=sitting.deal_id))
    serious = [one for one in mine if one.transcript and not one.practice]
    own = sitting in mine
    playing = next((one for one in serious if not one.over), None)
    played = next((one for one in serious if one.over and one != sitting), None)
    asked = user is not None and not own and played is None
    told = asked and deals.revealed(sitting.deal, user)
    return Viewer(own, playing, played, told, games.ALL[sitting.deal.game].seats > 1)
