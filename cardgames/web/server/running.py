"""The server under the site: uvicorn, set for many quiet sockets and short pages."""

from typing import Any

import uvicorn

APPLICATION = "cardgames.asgi:application"
OPTIONS: dict[str, Any] = {
    "loop": "uvloop",
    "http": "httptools",
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,  # 60 kB a connection, for messages of a few hundred bytes
    "ws_max_size": 2
    * 1024
    * 1024,  # so that a message far too long can still be answered with a sentence
    "lifespan": "off",
    "log_config": None,  # the settings say what is logged
    "access_log": False,  # addresses of tables are private
    "server_header": False,
    "timeout_graceful_shutdown": 3,  # open sockets reconnect; they must not hold up a restart
}


def config(**more: Any) -> uvicorn.Config:
    """uvicorn's configuration for the site, with what the caller adds."""
    return uvicorn.Config(APPLICATION, **{**OPTIONS, **more})
