"""Changing a password, or setting a new one for a forgotten one: Django's views, limited."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import views
from django.contrib.auth.forms import SetPasswordForm
from django.contrib.auth.mixins import UserPassesTestMixin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse_lazy

from cardgames.web import limits, sentences
from cardgames.web.language import told
from cardgames.web.services import people


class Change(UserPassesTestMixin, views.PasswordChangeView):
    """A new password for whoever knows the old one."""

    template_name = "account/password_change.html"

    def test_func(self) -> bool:
        """Tell whether the visitor has a password at all."""
        return self.request.user.is_authenticated and not self.request.user.guest

    def post(self, request: HttpRequest, *arguments: object, **named: object) -> HttpResponse:
        """Count the attempt before the old password is checked. Raises `TooMany`."""
        limits.PASSWORD.take(str(request.user.pk))
        return super().post(request, *arguments, **named)

    def form_valid(self, form: SetPasswordForm) -> HttpResponse:
        """Keep the password and say so."""
        people.set_password(self.request, form.user, form.cleaned_data["new_password1"])
        messages.success(self.request, told(sentences.accounts.PASSWORD_CHANGED))
        return redirect("account")


class Reset(views.PasswordResetView):
    """A letter to the address of an account; whether there is one, the page does not tell."""

    template_name = "account/password_reset.html"
    email_template_name = "account/password_reset_mail.txt"
    subject_template_name = "account/password_reset_subject.txt"
    success_url = reverse_lazy("password-reset-done")

    def post(self, request: HttpRequest, *arguments: object, **named: object) -> HttpResponse:
        """Count the attempt before any letter is sent. Raises `TooMany`."""
        limits.RESET_FROM.take(limits.address(request))
        limits.RESET_TO.take(request.POST.get("email", "").casefold())
        self.extra_email_context = {"request": request}
        return super().post(request, *arguments, **named)


class Sent(views.PasswordResetDoneView):
    """Says that a letter is on its way, if there is somebody to write to."""

    template_name = "account/password_reset_done.html"


class New(views.PasswordResetConfirmView):
    """A new password for whoever has the letter."""

    template_name = "account/password_reset_confirm.html"

    def form_valid(self, form: SetPasswordForm) -> HttpResponse:
        """Keep the password, good for one use of the letter."""
        people.set_password(self.request, form.user, form.cleaned_data["new_password1"])
        del self.request.session[views.INTERNAL_RESET_SESSION_TOKEN]
        return redirect("password-reset-complete")


class Done(views.PasswordResetCompleteView):
    """Says that it is done."""

    template_name = "account/password_reset_complete.html"
