"""The tokens of an account: made, told once, revoked."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from cardgames.engine.prose import Fault
from cardgames.web import limits, sentences
from cardgames.web.language import told
from cardgames.web.models import User
from cardgames.web.selectors import tokens as known
from cardgames.web.services import tokens
from cardgames.web.views.accounts import named_only


@never_cache
@named_only
@require_http_methods(["GET", "HEAD", "POST"])
def all_tokens(request: HttpRequest, user: User) -> HttpResponse:
    """Show the tokens of an account; make one, and show it this once."""
    fault, made, status = "", "", 200
    name, scope = request.POST.get("name", ""), request.POST.get("scope", "read")
    if request.method == "POST":
        limits.TOKEN.take(str(user.pk))
        try:
            made, name = tokens.make(user, name, scope), ""
        except Fault as wrong:
            fault, status = told(wrong.why), 400
    context = {
        "tokens": known.of(user.pk),
        "made": made,
        "fault": fault,
        "name": name,
        "scope": scope,
    }
    return render(request, "account/tokens.html", context, status=status)


@named_only
@require_POST
def revoke(request: HttpRequest, user: User) -> HttpResponse:
    """Make a token worthless."""
    token = request.POST.get("token", "")
    if token.isdecimal() and len(token) < 19:
        tokens.revoke(user, int(token))
    messages.success(request, told(sentences.programs.TOKEN_REVOKED))
    return redirect("tokens")
