"""The addresses of the site, all of them the web floor's."""

from django.urls import include, path

urlpatterns = [path("", include("cardgames.web.urls"))]
