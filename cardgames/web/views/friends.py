"""Friends, the invitations that make them, and who may see one's results."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from cardgames.engine.prose import Fault
from cardgames.web import limits, links, sentences
from cardgames.web.language import told
from cardgames.web.models import User
from cardgames.web.selectors import friends as known
from cardgames.web.services import friends, people
from cardgames.web.views.accounts import named_only
from cardgames.web.views.languages import speak


@never_cache
@named_only
@require_http_methods(["GET", "HEAD", "POST"])
def all_friends(request: HttpRequest, user: User) -> HttpResponse:
    """Show one's friends and open invitations; on a press, make an invitation."""
    fault, status = None, 200
    if request.method == "POST":
        limits.INVITATION.take(str(user.pk))
        try:
            friends.invite(user)
        except Fault as full:
            fault, status = told(full.why), 409
        else:
            return redirect(reverse("friends") + "#invitations")
    context = {
        "friends": known.compared(user.pk),
        "invitations": [
            (invitation, links.absolute(request, reverse("invitation", args=[invitation.code])))
            for invitation in known.invitations(user.pk)
        ],
        "audience": user.audience,
        "days": friends.LASTING.days,
        "fault": fault,
    }
    return render(request, "friends/friends.html", context, status=status)


@never_cache
@named_only
@require_safe
def together(request: HttpRequest, user: User, friend: int) -> HttpResponse:
    """Show the deals that one and a friend have finished, to be compared move by move."""
    person = known.friend(user.pk, friend)
    both = known.together(user.pk, friend, request.GET.get("page"))
    return render(request, "friends/together.html", {"person": person, "both": both})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: HttpRequest, code: str) -> HttpResponse:
    """Show who invites; on a press, make the two friends."""
    fault, status = None, 200
    try:
        person = known.invitation(code).person
        speak(request, person.language)
        if request.method == "POST" and request.user.is_authenticated:
            friends.accept(request.user, code)
            messages.success(request, told(sentences.friends.FRIENDS_NOW.say(name=person.username)))
            return redirect("friends")
    except Fault as cannot:
        fault, status = told(cannot.why), 409
    context = {
        "person": person,
        "fault": fault,
        "named": request.user.is_authenticated and not request.user.guest,
        "settled": _settled(person.pk, request.user.pk),
    }
    return render(request, "friends/invitation.html", context, status=status)


def _settled(person: int, visitor: int | None) -> str:
    """Return why there is nothing to accept; empty where there is."""
    if person == visitor:
        return told(sentences.friends.OWN_INVITATION)
    return told(sentences.friends.FRIENDS_ALREADY) if known.are_friends(person, visitor) else ""


@named_only
@require_POST
def withdraw(request: HttpRequest, user: User) -> HttpResponse:
    """Make an invitation of one's own worthless."""
    friends.withdraw(user, request.POST.get("code", ""))
    messages.success(request, told(sentences.friends.INVITATION_WITHDRAWN))
    return redirect("friends")


@named_only
@require_POST
def end(request: HttpRequest, user: User) -> HttpResponse:
    """End a friendship, for both."""
    friend = request.POST.get("friend", "")
    if friend.isdecimal() and len(friend) < 19:
        friends.end(user, int(friend))
    messages.success(request, told(sentences.friends.FRIENDS_NO_MORE))
    return redirect("friends")


@named_only
@require_POST
def audience(request: HttpRequest, user: User) -> HttpResponse:
    """Keep who may see one's results."""
    try:
        people.choose_audience(user, request.POST.get("audience", ""))
    except Fault as unknown:
        messages.error(request, told(unknown.why))
    else:
        messages.success(request, told(sentences.friends.AUDIENCE_SAVED))
    return redirect("friends")
