"""`play`: everything made ready, then the site served."""

import contextlib
import ipaddress
import os
import socket
import sys
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.core.management import BaseCommand, call_command
from django.db import OperationalError, connection
from uvicorn import Server
from uvicorn.supervisors import Multiprocess

from cardgames.web import catalogues
from cardgames.web.server import running


class Command(BaseCommand):
    """Serves the site at an address, by default on this machine alone."""

    help = "Prepares the database, the translations and the static files, then serves the site."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("address", nargs="?", default="127.0.0.1:8000", metavar="ADDRESS:PORT")
        parser.add_argument(
            "--workers", type=int, default=1, help="how many processes; several need REDIS_URL"
        )

    def handle(self, *args: Any, address: str, workers: int, **options: Any) -> None:
        if workers > 1 and not settings.REDIS_URL:
            sys.exit(
                "Several processes need REDIS_URL: without it they would not hear of each other."
            )
        host, port = read_address(address)
        with listen(host, port) as listener:
            make_ready()
            name = own_name(host)
            if settings.SITE_URL:
                known = f", for {settings.SITE_URL}"
            else:
                settings.ALLOWED_HOSTS.append(name)
                os.environ["SERVED_AS"] = name  # several processes read the settings anew
                known = ""
            here = f"http://{name}:{listener.getsockname()[1]}/"
            print(f"The table is laid at {here}{known} -- Ctrl-C closes it.", flush=True)
            serve(listener, workers)


def read_address(address: str) -> tuple[str, int]:
    """The host and port of `127.0.0.1:8765`, `localhost:8765`, `[::1]:8765` or `8765`.

    Exits on anything else.
    """
    host, _, port = address.rpartition(":")
    host = host or "127.0.0.1"
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        port = ""
    if not (port.isascii() and port.isdigit() and int(port) < 65536):
        sys.exit(f"“{address}” is not an address: write it as 127.0.0.1:8765.")
    return host, int(port)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Exits with a sentence where that cannot be had."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[
            0
        ]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(2048)
    except socket.gaierror:
        sys.exit(f"There is no address called “{host}”.")
    except PermissionError:
        sys.exit(f"Port {port} is only for the system's administrator; choose one above 1023.")
    except OSError as error:
        reason = error.strerror or str(error)
        sys.exit(
            f"{host}:{port} cannot be had ({reason.lower()}); try another: play 127.0.0.1:8765"
        )
    return listener


def make_ready() -> None:
    """Brings the database, the translations and the static files up to date."""
    ask_servers()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("clearsessions")
    catalogues.compile_all()
    call_command("collectstatic", verbosity=0, interactive=False)


def ask_servers() -> None:
    """Exits with a sentence where the database or Redis does not answer."""
    try:
        connection.ensure_connection()
    except OperationalError as error:
        reason = str(error).partition("\n")[0].rstrip(".")
        sys.exit(f"The database cannot be used: {reason}.")
    if settings.REDIS_URL:
        from redis.exceptions import RedisError

        try:
            cache.get("here")
        except RedisError:
            sys.exit("Redis does not answer at the address in REDIS_URL.")


def own_name(host: str) -> str:
    """What a browser writes for the host; for all addresses at once, the one others see."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.is_unspecified:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(
                    ("192.0.2.1", 9)
                )  # sends nothing; asks the system which address it would use
                return probe.getsockname()[0]
            except OSError:
                return "127.0.0.1"
    return f"[{host}]" if address.version == 6 else host


def serve(listener: socket.socket, workers: int) -> None:
    """Serves the site on the socket until told to stop."""
    config = running.config(workers=workers)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            Server(config).run(sockets=[listener])
