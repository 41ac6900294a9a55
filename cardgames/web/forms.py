"""What people type about themselves. Whether it may be so is for the services to find out."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth import password_validation
from django.contrib.auth.forms import UsernameField
from django.core.exceptions import ValidationError

from cardgames.web import sentences
from cardgames.web.language import later, told
from cardgames.web.models import User
from cardgames.web.models.person import folded


def password(autocomplete: str) -> forms.CharField:
    """Return a field for a password."""
    widget = forms.PasswordInput(attrs={"autocomplete": autocomplete})
    label = later(sentences.accounts.PASSWORD)
    return forms.CharField(label=label, widget=widget, strip=False, max_length=256)


class SignUp(forms.ModelForm):
    """A name, a password, and an address for the day it is forgotten."""

    password = password("new-password")

    class Meta:
        model = User
        fields = ["username", "email"]
        field_classes = {"username": UsernameField}
        labels = {
            "username": later(sentences.accounts.NAME),
            "email": later(sentences.accounts.EMAIL),
        }
        help_texts = {
            "username": later(sentences.accounts.NAME_HELP),
            "email": later(sentences.accounts.EMAIL_HELP),
        }

    def clean_username(self) -> str:
        """Return the name. Raises `ValidationError` when someone has it, in whatever case."""
        name: str = self.cleaned_data["username"]
        if User.objects.filter(folded=folded(name)).exists():
            raise ValidationError(told(sentences.accounts.NAME_TAKEN))
        return name

    def clean(self) -> dict[str, Any]:
        """Return the fields. The password must not be like the name."""
        cleaned = super().clean() or self.cleaned_data
        if "password" in cleaned:
            named = User(username=cleaned.get("username", ""), email=cleaned.get("email", ""))
            try:
                password_validation.validate_password(cleaned["password"], named)
            except ValidationError as weak:
                self.add_error("password", weak)
        return cleaned


class LogIn(forms.Form):
    """A name and its password."""

    username = UsernameField(label=later(sentences.accounts.NAME), max_length=150)
    password = password("current-password")


class Address(forms.ModelForm):
    """Where letters to an account go."""

    class Meta:
        model = User
        fields = ["email"]
        labels = {"email": later(sentences.accounts.EMAIL)}
        help_texts = {"email": later(sentences.accounts.EMAIL_HELP)}


class Deletion(forms.Form):
    """The password once more before everything goes. A guest, having none, is not asked."""

    def __init__(self, user: User, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.user = user
        if not user.guest:
            self.fields["password"] = password("current-password")

    def clean_password(self) -> str:
        """Return the password. Raises `ValidationError` when it is not the account's."""
        given: str = self.cleaned_data["password"]
        if not self.user.check_password(given):
            raise ValidationError(told(sentences.accounts.WRONG_PASSWORD))
        return given
