"""Rating the two of a rated game when it ends."""

from __future__ import annotations

from datetime import datetime, timedelta

from cardgames.web import glicko
from cardgames.web.models import Duel, Rated, Rating, Seat

PERIOD = timedelta(days=7)  # a week without a game makes a rating a little less certain


def settle(duel: Duel, at: datetime) -> None:
    """Rate both players by a game that has just ended. Belongs into the transaction of its end."""
    seats = list(Seat.objects.filter(sitting=duel.sitting_id).order_by("user_id"))
    if not duel.match.rated or len({seat.user_id for seat in seats}) != 2:
        return
    mode = duel.match.mode
    # Two games of one person may end at once: the rows are held, always in the same order.
    for seat in seats:
        fresh = {**glicko.Rating()._asdict(), "played": at}
        Rating.objects.get_or_create(user_id=seat.user_id, mode=mode, defaults=fresh)
    users = [seat.user_id for seat in seats]
    held = Rating.objects.select_for_update().filter(user__in=users, mode=mode).order_by("user_id")
    rows = {row.user_id: row for row in held}
    before = {user: _now(row, at) for user, row in rows.items()}
    for seat, other in (seats, reversed(seats)):
        score = 0.5 if not duel.winner else float(duel.winner == seat.place)
        after = glicko.rated(before[seat.user_id], [(before[other.user_id], score)])
        row = rows[seat.user_id]
        Rated.objects.create(
            duel=duel,
            user_id=seat.user_id,
            place=seat.place,
            mode=mode,
            before=row.rating,
            after=after.rating,
            deviation=after.deviation,
            at=at,
        )
        row.rating, row.deviation, row.volatility = after
        row.played = at
        row.save()


def _now(row: Rating, at: datetime) -> glicko.Rating:
    """Return a rating as uncertain as it has become since the last game."""
    kept = glicko.Rating(row.rating, row.deviation, row.volatility)
    return glicko.idle(kept, max(0.0, (at - row.played) / PERIOD))
