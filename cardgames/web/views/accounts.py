"""Signing up, logging in and out, and what can be set about an account."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth import authenticate
from django.contrib.auth.decorators import login_required
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from cardgames.web import limits, sentences
from cardgames.web.forms import Address, Deletion, LogIn, SignUp
from cardgames.web.language import language, told
from cardgames.web.models import User
from cardgames.web.selectors import people as known
from cardgames.web.selectors import sittings
from cardgames.web.services import people
from cardgames.web.views.languages import remember

View = Callable[..., HttpResponse]

get_or_post = require_http_methods(["GET", "HEAD", "POST"])


@never_cache
@sensitive_post_parameters()
@get_or_post
def sign_up(request: HttpRequest) -> HttpResponse:
    """Give a visitor an account, with everything he has played as a guest."""
    if _named(request):
        return redirect("account")
    form = SignUp(request.POST or None)
    if request.method == "POST":
        limits.SIGN_UP.take(limits.address(request))
        if form.is_valid():
            given = form.cleaned_data
            try:
                people.sign_up(
                    request, given["username"], given["email"], given["password"], language()
                )
            except people.NameTaken:
                form.add_error("username", told(sentences.accounts.NAME_TAKEN))
            else:
                messages.success(request, told(sentences.accounts.SIGNED_UP))
                return redirect(onward(request))
    return _form(request, "account/sign_up.html", form)


@never_cache
@sensitive_post_parameters()
@get_or_post
def log_in(request: HttpRequest) -> HttpResponse:
    """Log a visitor in and show which of his games have come along."""
    if _named(request):
        return redirect(onward(request))
    form = LogIn(request.POST or None)
    if request.method == "POST":
        limits.LOG_IN_FROM.take(limits.address(request))
        if form.is_valid():
            name = known.name_of(form.cleaned_data["username"])
            limits.LOG_IN_AS.take(name.casefold())
            user = authenticate(request, username=name, password=form.cleaned_data["password"])
            if user is not None:
                request.session["merged"] = people.log_in(request, user)
                merged = bool(request.session["merged"])
                return remember(redirect("merged" if merged else onward(request)), user.language)
            form.add_error(None, told(sentences.accounts.NO_ENTRY))
    return _form(request, "account/log_in.html", form)


@never_cache
@login_required
@require_safe
def merged(request: HttpRequest) -> HttpResponse:
    """Show the games that came along at the last log-in."""
    came = sittings.of(request.user.pk).filter(pk__in=request.session.get("merged", []))
    entries = [sittings.entry(sitting) for sitting in came]
    if not entries:
        return redirect("mine")
    return render(request, "account/merged.html", {"merged": entries})


@get_or_post
def log_out(request: HttpRequest) -> HttpResponse:
    """Log a person out. A guest is told first that nobody could find his games again."""
    if request.method == "POST" and request.user.is_authenticated:
        if request.user.guest:
            messages.warning(request, told(sentences.accounts.GUEST_STAYS))
            return redirect("sign-up")
        people.log_out(request, request.user)
    return redirect("home")


@never_cache
@login_required
@get_or_post
def account(request: HttpRequest) -> HttpResponse:
    """Show and keep what belongs to an account: the address for letters."""
    user = person_of(request)
    if user.guest:
        return redirect("sign-up")
    form = Address(request.POST if request.method == "POST" else None, instance=user)
    if request.method == "POST" and form.is_valid():
        people.save_address(user, form.cleaned_data["email"])
        messages.success(request, told(sentences.accounts.ADDRESS_SAVED))
        return redirect("account")
    return _form(request, "account/account.html", form)


@never_cache
@sensitive_post_parameters()
@login_required
@get_or_post
def delete(request: HttpRequest) -> HttpResponse:
    """Delete an account with its data, once the password is given again."""
    user = person_of(request)
    form = Deletion(user, request.POST if request.method == "POST" else None)
    if request.method == "POST":
        limits.PASSWORD.take(str(user.pk))
        if form.is_valid():
            people.delete(request, user)
            messages.success(request, told(sentences.accounts.ACCOUNT_DELETED))
            return redirect("home")
    return _form(request, "account/delete.html", form)


def named_only(view: Callable[..., HttpResponse]) -> View:
    """Return a view that is given the person with an account; others are sent to get one."""

    @functools.wraps(view)
    def asked(request: HttpRequest, **named: Any) -> HttpResponse:
        if request.user.is_authenticated and not request.user.guest:
            return view(request, request.user, **named)
        wanted = request.path if request.method in ("GET", "HEAD") else reverse("account")
        return redirect_to_login(wanted, login_url="sign-up" if request.user.pk else None)

    return asked


def person_of(request: HttpRequest) -> User:
    """Return who is logged in, where somebody must be."""
    assert request.user.is_authenticated
    return request.user


def _named(request: HttpRequest) -> bool:
    """Tell whether the visitor has an account and is logged in."""
    return request.user.is_authenticated and not request.user.guest


def onward(request: HttpRequest, otherwise: str = "mine") -> str:
    """Return where the visitor wanted to go, if that is on this site; else the page named."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    hosts, secure = {request.get_host()}, request.is_secure()
    safe = url_has_allowed_host_and_scheme(wanted, allowed_hosts=hosts, require_https=secure)
    return wanted if safe else reverse(otherwise)


def _form(request: HttpRequest, template: str, form: object) -> HttpResponse:
    context = {"form": form, "next": request.POST.get("next") or request.GET.get("next") or ""}
    return render(request, template, context)
