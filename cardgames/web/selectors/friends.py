"""What is asked about friends: who has invited, and how often one and the other won."""

from __future__ import annotations

from typing import NamedTuple

from django.core.paginator import Page, Paginator
from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from cardgames import games
from cardgames.engine.prose import Tells
from cardgames.web import sentences
from cardgames.web.missing import NotHere
from cardgames.web.models import Invitation, Result, User
from cardgames.web.selectors import privacy, sittings

PAGE = 20


class NoSuchInvitation(NotHere):
    """The invitation never was, has been accepted, withdrawn, or has expired."""

    why = sentences.friends.NO_SUCH_INVITATION


class NotShown(NotHere):
    """There is no such friend, or he shows his results to nobody."""

    why = sentences.friends.NO_SUCH_FRIEND


class Way(NamedTuple):
    """What somebody's first attempt at a deal came to, and the key of its replay."""

    key: str
    won: bool
    points: int
    moves: int
    undos: int


class Both(NamedTuple):
    """A deal that two friends have finished, and how each of them fared."""

    code: str
    name: Tells
    total: int
    mine: Way
    theirs: Way


class Comparison(NamedTuple):
    """A friend, and how it went with the deals that both have played."""

    person: User
    shown: bool  # whether he shows his results; where not, nothing is counted
    common: int = 0
    mine: int = 0  # won by the one who asks
    theirs: int = 0  # won by the friend


def invitation(code: str) -> Invitation:
    """Return an invitation that is still good, with the person. Raises `NoSuchInvitation`."""
    still_good = Invitation.objects.filter(code=code, expires__gt=timezone.now())
    found = still_good.select_related("person").first()
    if found is None:
        raise NoSuchInvitation
    return found


def invitations(user: int) -> QuerySet[Invitation]:
    """Return the invitations of a person that are still good, the last made first."""
    return Invitation.objects.filter(person=user, expires__gt=timezone.now()).order_by("-expires")


def are_friends(one: int, other: int | None) -> bool:
    """Tell whether two people are friends."""
    return privacy.friends_of(other).filter(pk=one).exists()


def compared(user: int) -> list[Comparison]:
    """Return the friends of a person by name, with how often each won what both have played.

    First attempts alone are compared.
    """
    firsts = Result.objects.filter(repeat=False, game__in=games.PATIENCES)
    mine = firsts.filter(user=user, deal=OuterRef("deal"))
    friends = privacy.friends_of(user)
    shown = firsts.filter(privacy.shown_to(user, "user"), user__in=friends.order_by().values("pk"))
    counts = (
        shown.filter(Exists(mine))
        .values_list("user")
        .annotate(
            common=Count("pk"),
            mine=Count("pk", filter=Exists(mine.filter(won=True))),
            theirs=Count("pk", filter=Q(won=True)),
        )
    )
    of = {friend: wins for friend, *wins in counts}
    return [
        Comparison(friend, friend.audience != User.Audience.NOBODY, *of.get(friend.pk, ()))
        for friend in friends
    ]


def friend(user: int, friend: int) -> User:
    """Return a friend whose results one may see. Raises `NotShown`."""
    found = privacy.friends_of(user).filter(privacy.shown_to(user), pk=friend).first()
    if found is None:
        raise NotShown
    return found


def together(user: int, friend: int, page: str | None) -> Page[Both]:
    """Return the deals that both have finished, one's own last first, a page of them."""
    firsts = Result.objects.filter(repeat=False, game__in=games.PATIENCES)
    firsts = firsts.select_related("seat__sitting__deal")
    mine = firsts.filter(user=user, deal__in=firsts.filter(user=friend).values("deal"))
    found = Paginator(mine.order_by("-ended", "-pk"), PAGE).get_page(page)
    theirs = {
        result.deal_id: result
        for result in firsts.filter(user=friend, deal__in=[own.deal_id for own in found])
    }
    both = [_both(own, theirs[own.deal_id]) for own in found]
    return Page(both, found.number, found.paginator)  # type: ignore[arg-type]


def _both(mine: Result, theirs: Result) -> Both:
    game = games.ALL[mine.game]
    code = mine.seat.sitting.deal.code
    return Both(code, game.name, sittings.cards(game.slug), _way(mine), _way(theirs))


def _way(result: Result) -> Way:
    key = result.seat.sitting.watch
    return Way(key, result.won, result.points, result.moves, result.undos)
