"""The addresses of the site, all of them the web floor's."""

from django.urls import include, path

urlpatterns = [path("", include("cardgames.web.urls"))]

handler400 = "cardgames.web.errors.bad_request"
handler403 = "cardgames.web.errors.forbidden"
handler404 = "cardgames.web.errors.not_found"
handler500 = "cardgames.web.errors.our_fault"
