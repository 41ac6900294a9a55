"""The addresses of the sockets: the same as those of the pages that open them."""

from django.urls import path

from cardgames.web.consumers.duellists import DuelPlayerSocket
from cardgames.web.consumers.duels import DuelWatcherSocket
from cardgames.web.consumers.lobby import ChallengeSocket, LobbySocket
from cardgames.web.consumers.people import PersonSocket
from cardgames.web.consumers.tables import PlayerSocket, WatcherSocket

websocket_urlpatterns = [
    path("table/<slug:key>/", PlayerSocket.as_asgi()),  # type: ignore[arg-type]  # not a page
    path("watch/<slug:key>/", WatcherSocket.as_asgi()),  # type: ignore[arg-type]
    path("favourites/", PersonSocket.as_asgi()),  # type: ignore[arg-type]
    path("crapette/", LobbySocket.as_asgi()),  # type: ignore[arg-type]
    path("challenge/<slug:code>/", ChallengeSocket.as_asgi()),  # type: ignore[arg-type]
    path("duel/watch/<slug:key>/", DuelWatcherSocket.as_asgi()),  # type: ignore[arg-type]
    path("duel/<slug:key>/", DuelPlayerSocket.as_asgi()),  # type: ignore[arg-type]
]
