"""People: guests, accounts, and a guest's games coming along into an account."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.contrib.auth import login, logout, update_session_auth_hash
from django.contrib.auth.hashers import make_password
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import get_random_string, salted_hmac

from cardgames.engine.prose import Fault
from cardgames.web import announce, favourites, limits, preferences, sentences
from cardgames.web.language import language
from cardgames.web.models import Deal, Mark, Match, Revealed, Seat, Sitting, User
from cardgames.web.models.person import folded
from cardgames.web.services import marks, results

BACKEND = "django.contrib.auth.backends.ModelBackend"
TOGETHER = timedelta(minutes=1)  # two tabs that begin to play within it are one guest


class NameTaken(Exception):
    """Somebody has that name already."""


def player(request: HttpRequest) -> User:
    """Return who plays: whoever is logged in, else a guest made now. Raises `TooMany`."""
    if request.user.is_authenticated:
        return request.user
    limits.NEW_GUEST.take(limits.address(request))
    guest = _guest(request.META.get("CSRF_COOKIE"), _of_device(request))
    forms = request.META.get("CSRF_COOKIE")
    login(request, guest, backend=BACKEND)
    request.META["CSRF_COOKIE"] = forms  # the forms open in other tabs stay good
    return guest


def _of_device(request: HttpRequest) -> dict[str, Any]:
    """Return what a visitor has chosen before he had a row to keep it in."""
    chosen = preferences.of_cookie(request.COOKIES.get(preferences.COOKIE, ""))
    marked = favourites.of_cookie(request.COOKIES.get(favourites.COOKIE, ""))
    return {**chosen, favourites.KEPT: marked} if marked else dict(chosen)


def _guest(browser: str | None, chosen: dict[str, Any]) -> User:
    """Return a new guest, or the one that another tab of the same browser has made just now."""
    # No name that anybody can choose has a colon.
    name = "guest:" + salted_hmac("guest", browser or get_random_string(32)).hexdigest()[:32]
    try:
        with transaction.atomic():
            return _new_guest(name, chosen)
    except IntegrityError:
        recent = User.objects.filter(guest=True, date_joined__gt=timezone.now() - TOGETHER)
        other = recent.filter(username=name).first()
        return other or _new_guest("guest:" + get_random_string(32), chosen)


def _new_guest(name: str, chosen: dict[str, Any]) -> User:
    password = make_password(None)
    return User.objects.create(
        username=name, guest=True, password=password, preferences=chosen, language=language()
    )


def sign_up(request: HttpRequest, name: str, email: str, password: str, language: str) -> User:
    """Give a person an account; a guest's own row becomes it. Raises `NameTaken`."""
    account = {"username": name, "email": email, "language": language, "guest": False}
    account["password"] = make_password(password)
    account["audience"] = User.Audience.FRIENDS  # there are none until he invites them
    claimed = User.objects.filter(pk=request.user.pk or 0, guest=True)
    try:
        with transaction.atomic():
            if not claimed.update(**account, folded=folded(name)):
                user = User.objects.create(**account, preferences=_of_device(request))
                login(request, user, backend=BACKEND)
                return user
    except IntegrityError:
        raise NameTaken from None
    user = User.objects.get(username=name)
    update_session_auth_hash(request, user)  # under a new session key
    return user


def log_in(request: HttpRequest, user: User) -> list[int]:
    """Log a person in. Return the sittings that come along from the guest he was, by their ids."""
    guest = request.user
    merged = _merge(guest, user) if guest.is_authenticated and guest.guest else []
    login(request, user, backend=BACKEND)
    return merged


def _merge(guest: User, user: User) -> list[int]:
    """Seat the person wherever the guest sat; nothing that either had is changed."""
    with transaction.atomic():
        # Held until the end, so that no other tab seats the guest meanwhile.
        if User.objects.select_for_update().filter(pk=guest.pk, guest=True).first() is None:
            return []
        seats = Seat.objects.filter(user=guest)
        played = seats.exclude(sitting__transcript="").order_by("-sitting__last")
        merged = list(played.values_list("sitting_id", flat=True))
        seats.update(user=user)
        Match.objects.filter(host=guest).update(host=user)
        results.merge(guest, user)
        marks.merge(guest, user)
        shown = Revealed.objects.filter(user=guest)
        shown.exclude(deal__in=Revealed.objects.filter(user=user).values("deal")).update(user=user)
        User.objects.filter(pk=guest.pk).delete()
        announce.person_changed(guest.pk)
    return merged


def log_out(request: HttpRequest, user: User) -> None:
    """Log a person out, at all tables that this browser has open too."""
    announce.person_changed(user.pk)
    logout(request)


def set_password(request: HttpRequest, user: User, password: str) -> None:
    """Change a password; other devices have to log in anew."""
    user.set_password(password)
    user.save(update_fields=["password"])
    announce.person_changed(user.pk)
    if request.user == user:
        update_session_auth_hash(request, user)


def save_address(user: User, email: str) -> None:
    """Keep where letters to a person go."""
    User.objects.filter(pk=user.pk).update(email=email)


def choose_audience(user: User, audience: str) -> None:
    """Keep who may see a person's results. Raises `Fault` for what is no such choice.

    A guest, having no name, has nobody to be shown to.
    """
    if audience not in User.Audience.values:
        raise Fault(sentences.accounts.NO_SUCH_CHOICE)
    User.objects.filter(pk=user.pk, guest=False).update(audience=audience)


def choose_language(user: User, language: str) -> None:
    """Keep the language a person has chosen."""
    User.objects.filter(pk=user.pk).update(language=language)
    announce.preferences_changed(user.pk)


def delete(request: HttpRequest, user: User) -> None:
    """Delete the person who asks for it, with all that only he has played."""
    with transaction.atomic():
        announce.person_changed(user.pk)
        logout(request)
        _erase(user.pk)


def forget_guests(before: datetime) -> int:
    """Delete the guests of whom nothing has been heard since then; return how many they were."""
    silent = User.objects.filter(guest=True, date_joined__lt=before, last_login__lt=before)
    silent = silent.exclude(seats__sitting__last__gte=before)
    silent = silent.exclude(marks__changed__gte=before)
    forgotten = list(silent.values_list("pk", flat=True))
    for guest in forgotten:
        with transaction.atomic():
            _erase(guest)
    return len(forgotten)


def _erase(user: int) -> None:
    """Delete a person with all that only he has played, and the cards that he alone had typed.

    All other deals stay: their links may be anywhere, and tell of nobody.
    """
    alone = Sitting.objects.filter(seats__user=user)
    alone = alone.exclude(pk__in=Seat.objects.exclude(user=user).values("sitting"))
    marked = Mark.objects.filter(user=user)
    typed = {
        deal
        for rows in (alone, marked)
        for deal in rows.exclude(deal__start="").values_list("deal", flat=True)
    }
    alone.delete()
    Match.objects.filter(host=user, begun=None).delete()
    User.objects.filter(pk=user).delete()
    Deal.objects.filter(pk__in=typed, sittings=None, marks=None).delete()
