"""The addresses of the sockets: the same as those of the pages that open them."""

from django.urls import path

from cardgames.web.consumers import PlayerSocket, WatcherSocket

websocket_urlpatterns = [
    path("table/<slug:key>/", PlayerSocket.as_asgi()),  # type: ignore[arg-type]  # not a page
    path("watch/<slug:key>/", WatcherSocket.as_asgi()),  # type: ignore[arg-type]
]
