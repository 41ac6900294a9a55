"""The addresses given in the environment, read into Django's settings."""

import os
import secrets
import tempfile
from pathlib import Path
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit


class BadAddress(ValueError):
    """An address that cannot be read; its text is the sentence to show."""


def database(url: str) -> dict[str, object]:
    """PostgreSQL's settings from `postgresql://user:password@host:port/name?option=value`.

    Raises BadAddress for another kind of address, or one without a name.
    """
    parts = _split("DATABASE_URL", url, ("postgresql", "postgres"))
    name = unquote(parts.path.lstrip("/"))
    if not name:
        raise BadAddress("DATABASE_URL names no database; it ends in /name.")
    options: dict[str, object] = dict(parse_qsl(parts.query))
    # A commit does not wait for the disk: a killed process loses nothing, a power cut may lose the
    # last half second. That is what SQLite promises here too, and a slow disk costs 10 ms a move.
    options.setdefault("options", "-c synchronous_commit=off")
    # Threads share the connections of a pool; without one, each thread would keep its own.
    options["pool"] = {"min_size": 1, "max_size": 10, "timeout": 20}
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": str(options.pop("host", "")) or parts.hostname or "",
        "PORT": str(parts.port or ""),
        "OPTIONS": options,
        "CONN_HEALTH_CHECKS": True,
    }


def redis(url: str) -> str:
    """The address of Redis as it is, or none. Raises BadAddress for another kind of address."""
    if url and not url.startswith("unix:///"):
        _split("REDIS_URL", url, ("redis", "rediss"))
    return url


def email(url: str) -> dict[str, object]:
    """Mail settings from `smtp://user:password@host:port` (STARTTLS), `smtps://…` or `console:`.

    Raises BadAddress for another kind of address.
    """
    if url in ("", "console:"):
        return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    parts = _split("EMAIL_URL", url, ("smtp", "smtps"))
    plain = parts.hostname in ("localhost", "127.0.0.1", "::1")
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or (465 if parts.scheme == "smtps" else 25 if plain else 587),
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_USE_TLS": parts.scheme == "smtp" and not plain,
        "EMAIL_TIMEOUT": 10,
    }


def public(url: str) -> SplitResult:
    """The parts of the site's own public address. Raises BadAddress unless it is https://host."""
    parts = _split("SITE_URL", url, ("https",))
    if parts.path.strip("/") or parts.query:
        raise BadAddress(
            "SITE_URL is the address of the whole site, such as https://cards.example, no path."
        )
    return parts


def secret_key(path: Path) -> str:
    """The key kept at the path, made on first use; processes that start together agree on one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh, name = tempfile.mkstemp(dir=path.parent)  # readable by its owner alone
        with os.fdopen(fresh, "w") as file:
            file.write(secrets.token_urlsafe(48))
        try:
            os.link(name, path)
        except FileExistsError:
            pass
        finally:
            os.unlink(name)
    return path.read_text()


def _split(variable: str, url: str, schemes: tuple[str, ...]) -> SplitResult:
    # The address may hold a password: no message repeats it.
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 -- read for its ValueError
    except ValueError:
        raise BadAddress(f"{variable} cannot be read as an address.") from None
    if parts.scheme not in schemes or not (parts.hostname or "host=" in parts.query):
        raise BadAddress(f"{variable} begins with {schemes[0]}:// and a host.")
    return parts
