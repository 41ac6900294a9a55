"""The app as Django knows it."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """The whole site is one app."""

    name = "cardgames.web"
    label = "web"
    default_auto_field = "django.db.models.BigAutoField"
