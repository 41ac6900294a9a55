"""The ground: an environment that heals, commands that explain themselves, safe settings."""

import contextlib
import logging
import os
import re
import shutil
import signal
import socket as sockets
import stat
import subprocess
import sys
import threading
import tomllib
from http.client import HTTPConnection
from itertools import chain
from pathlib import Path

import pytest

from cardgames import addresses, ground
from cardgames.web.discreet import Discreet
from cardgames.web.management.commands import play

ROOT = Path(__file__).resolve().parent.parent


def manage(*arguments, **environment):
    ours = ("SITE_URL", "DJANGO_ALLOW_ASYNC_UNSAFE")
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


# The environment


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A house of its own for the ground to lie under, with the installer watched instead of run."""
    (tmp_path / "pyproject.toml").write_bytes(ground.PROJECT.read_bytes())
    (tmp_path / "constraints.txt").write_text("django==5\n")
    monkeypatch.setattr(ground, "ROOT", tmp_path)
    monkeypatch.setattr(ground, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(ground, "PROJECT", tmp_path / "pyproject.toml")
    monkeypatch.setattr(ground, "CONSTRAINTS", tmp_path / "constraints.txt")
    calls = []
    monkeypatch.setattr(ground, "_install", calls.append)
    return tmp_path, calls


def test_the_environment_is_filled_once(house):
    _, calls = house
    ground.prepare(set())
    ground.prepare(set())
    assert len(calls) == 1
    assert any(wanted.startswith("django>=") for wanted in calls[0])
    assert not any(wanted.startswith("pytest") for wanted in calls[0])


def test_more_packages_are_added_when_a_command_needs_them_and_then_stay(house):
    _, calls = house
    ground.prepare(set())
    ground.prepare({"test"})
    ground.prepare(set())
    assert len(calls) == 2
    assert any(wanted.startswith("pytest>=") for wanted in calls[1])


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [("pyproject.toml", "django>=", "django>5,>="), ("constraints.txt", "==5", "==5.2")],
)
def test_a_changed_list_of_packages_is_installed(house, name, before, after):
    tmp_path, calls = house
    ground.prepare({"test"})
    path = tmp_path / name
    path.write_text(path.read_text().replace(before, after))
    ground.prepare(set())
    assert len(calls) == 2
    assert any(wanted.startswith("pytest>=") for wanted in calls[1])


def test_an_interrupted_installation_is_begun_anew(house, monkeypatch):
    tmp_path, calls = house

    def interrupted(wanted):
        (tmp_path / ".venv" / "half").write_text("a package")
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(ground, "_install", interrupted)
        with pytest.raises(SystemExit, match=r"^Interrupted; "):
            ground.prepare(set())
    ground.prepare(set())
    assert len(calls) == 1
    assert not (tmp_path / ".venv" / "half").exists()


def test_checkouts_that_share_an_environment_fill_it_one_after_the_other(house, monkeypatch):
    tmp_path, calls = house
    filling = threading.Thread(target=ground.prepare, args=[set()])
    with ground._alone():  # as the other checkout is
        monkeypatch.setattr(ground, "ROOT", tmp_path / "another")
        filling.start()
        filling.join(0.3)
        assert filling.is_alive()
        assert calls == []
    filling.join(5)
    assert len(calls) == 1


@pytest.mark.parametrize(
    ("complaint", "sentence"),
    [
        ("/usr/bin/python3: No module named pip", "apt-get install python3-pip"),
        ("WARNING: Retrying ... NewConnectionError('...')", "registry does not answer"),
        ("ERROR: No matching distribution found for x", "No matching distribution found for x"),
        ("", "no reason given"),
    ],
)
def test_a_failed_installation_says_why_in_one_sentence(complaint, sentence):
    why = ground._why(complaint)
    assert sentence in why
    assert "\n" not in why


def test_the_ground_needs_nothing_but_the_standard_library():
    code = "from cardgames import ground, addresses; import sys; print('django' in sys.modules)"
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True)
    assert done.stdout.strip() == b"False"


def test_constraints_are_exact_versions_without_addresses():
    lines = (ROOT / "cardgames/constraints.txt").read_text().splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][\w.]*", pin)] == []


def test_every_dependency_has_a_pin_and_a_reason():
    text = (ROOT / "pyproject.toml").read_text()
    project = tomllib.loads(text)["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    pinned = (ROOT / "cardgames/constraints.txt").read_text().lower().replace("_", "-")
    for requirement in wanted:
        name = re.match(r"[\w-]+", requirement)[0].lower()
        assert f"\n{name}==" in pinned, requirement
        assert re.search(re.escape(f'"{requirement}"') + r",? +# \w", text), requirement


def test_a_python_too_old_is_told_in_one_sentence():
    code = "import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path('manage.py')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Python 3.11 or newer is needed; this is Python 3.9.\n"


# The commands


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("8765", ("127.0.0.1", 8765)),
        ("127.0.0.1:8765", ("127.0.0.1", 8765)),
        ("localhost:80", ("localhost", 80)),
        ("[::1]:8765", ("::1", 8765)),
    ],
)
def test_an_address_may_be_written_in_several_ways(address, place):
    assert play.read_address(address) == place


@pytest.mark.parametrize(
    "address", ["nowhere", "127.0.0.1", "1.2.3.4:99999", "::1:8765", "a:b:1", ""]
)
def test_a_bad_address_is_told_in_one_sentence(address):
    with pytest.raises(SystemExit) as refused:
        play.read_address(address)
    assert refused.value.code == f"“{address}” is not an address: write it as 127.0.0.1:8765."


def test_a_port_in_use_is_told_in_one_sentence():
    with sockets.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        done = manage("play", place)
    assert done.returncode == 1
    assert (
        done.stderr
        == f"{place} cannot be had (address already in use); try another: play 127.0.0.1:8765\n"
    )


def test_an_unknown_host_is_told_in_one_sentence():
    with pytest.raises(SystemExit, match=r"^There is no address called “no-such-host.invalid”\.$"):
        play.listen("no-such-host.invalid", 0)


def test_several_processes_without_redis_are_refused():
    done = manage("play", "--workers", "2", REDIS_URL="")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "REDIS_URL" in done.stderr


@pytest.mark.skipif("REDIS_URL" not in os.environ, reason="its package comes with Redis")
def test_a_redis_that_does_not_answer_is_told_before_anything_is_served():
    done = manage("play", "127.0.0.1:0", REDIS_URL="redis://:hush@127.0.0.1:1/0")
    assert done.returncode == 1
    assert done.stderr == "Redis does not answer at the address in REDIS_URL.\n"


@pytest.fixture
def copy(tmp_path):
    """A copy of the house, so that no test serves anybody's real games."""
    for name in ("cardgames", "templates", "static"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.mo"))
    shutil.copy(ROOT / "manage.py", tmp_path)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return tmp_path


@contextlib.contextmanager
def playing(copy, *arguments, address="127.0.0.1:0", **environment):
    """The `play` of a copy, and the address it prints."""
    clean = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    process = subprocess.Popen(
        [sys.executable, "manage.py", "play", address, *arguments],
        cwd=copy,
        env=clean | environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process, re.search(r"http://(\S+)/[ ,]", process.stdout.readline())[1]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_play_serves_where_it_says_and_ends_quietly(copy):
    with playing(copy) as (process, host):
        connection = HTTPConnection(host, timeout=10)
        connection.request("GET", "/", headers={"Accept-Language": "ru"})
        answer = connection.getresponse()
        assert answer.status == 200
        assert 'lang="ru"' in answer.read().decode()
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
    assert {"db.sqlite3", "secret-key", "static"} <= set(os.listdir(copy / ".var"))


@pytest.mark.skipif("REDIS_URL" not in os.environ, reason="several processes need Redis")
def test_play_serves_from_several_processes(copy):
    # An address that only `play` knows: each process must have heard of it.
    with playing(copy, "--workers", "2", address="127.0.0.2:0") as (process, host):
        for _ in range(4):
            connection = HTTPConnection(host, timeout=20)
            connection.request("GET", "/")
            assert connection.getresponse().status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


# The settings


def test_the_secret_key_is_made_once_for_its_owner_alone(tmp_path):
    path = tmp_path / "var" / "secret-key"
    first = addresses.secret_key(path)
    assert addresses.secret_key(path) == first
    assert len(first) >= 50
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listdir(path.parent) == ["secret-key"]


def test_processes_that_start_together_agree_on_one_secret_key(tmp_path):
    keys = []
    threads = [
        threading.Thread(target=lambda: keys.append(addresses.secret_key(tmp_path / "key")))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 8
    assert len(set(keys)) == 1


def test_a_public_address_makes_everything_secure():
    done = manage("check", "--deploy", "--fail-level", "WARNING", SITE_URL="https://cards.example")
    assert done.returncode == 0, done.stderr


def test_the_code_and_the_migrations_say_the_same():
    done = manage("makemigrations", "--check", "--dry-run")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DATABASE_URL", "mysql://keeper:hush@localhost/cards"),
        ("DATABASE_URL", "postgresql://keeper:hush@localhost"),
        ("DATABASE_URL", "postgresql://keeper:hush@localhost:port/cards"),
        ("REDIS_URL", "http://keeper:hush@localhost"),
        ("EMAIL_URL", "pigeon://keeper:hush@loft"),
        ("SITE_URL", "http://keeper:hush@cards.example"),
        ("SITE_URL", "https://keeper:hush@cards.example/path"),
    ],
)
def test_an_address_that_cannot_be_read_is_told_without_its_password(variable, value):
    done = manage("check", **{variable: value})
    assert done.returncode == 1
    assert variable in done.stderr
    assert "hush" not in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_database_address_becomes_settings():
    settings = addresses.database(
        "postgresql://keeper:hu%2Fsh@db.example:5433/cards?sslmode=require"
    )
    assert settings["USER"] == "keeper"
    assert settings["PASSWORD"] == "hu/sh"
    assert (settings["HOST"], settings["PORT"], settings["NAME"]) == ("db.example", "5433", "cards")
    assert settings["OPTIONS"]["sslmode"] == "require"
    assert addresses.database("postgres:///cards?host=/run/postgresql")["HOST"] == "/run/postgresql"


@pytest.mark.parametrize(
    ("url", "port", "tls", "ssl"),
    [
        ("smtp://post:word@mail.example", 587, True, False),
        ("smtps://post:word@mail.example", 465, False, True),
        ("smtp://localhost:2525", 2525, False, False),
    ],
)
def test_a_mail_address_becomes_settings(url, port, tls, ssl):
    settings = addresses.email(url)
    assert settings["EMAIL_PORT"] == port
    assert (settings["EMAIL_USE_TLS"], settings["EMAIL_USE_SSL"]) == (tls, ssl)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Not Found: /table/k3f9Q/", "Not Found: /table/…"),
        ("to https://cards.example/d/x7Yq/ from", "to https://cards.example/d/… from"),
        ("Conflict: /api/1/sittings/k3f9Q/changes", "Conflict: /api/1/…"),
        ("Forbidden: /account/reset/MQ/set-pass/?next=/x", "Forbidden: /account/…?…"),
        ("Not Found: /games/eagle-wing/", "Not Found: /games/eagle-wing/"),
        ("no templates/account/form.html", "no templates/account/form.html"),
    ],
)
def test_the_log_keeps_private_addresses_to_itself(said, kept):
    record = logging.LogRecord("django.request", logging.WARNING, "", 0, "%s", (said,), None)
    assert Discreet("%(message)s").format(record) == kept


def test_nothing_kept_is_readable_by_other_people_of_the_machine(copy):
    with playing(copy):
        assert stat.S_IMODE((copy / ".var").stat().st_mode) == 0o700


def test_behind_a_proxy_the_site_is_known_by_its_public_address_and_https_alone(copy):
    with playing(copy, SITE_URL="https://cards.example") as (_, host):
        connection = HTTPConnection(host, timeout=10)
        connection.request("GET", "/", headers={"Host": "cards.example"})
        plain = connection.getresponse()
        plain.read()
        assert (plain.status, plain.headers["Location"]) == (301, "https://cards.example/")
        proxied = {"Host": "cards.example", "X-Forwarded-Proto": "https"}
        connection.request("GET", "/account/log-in/", headers=proxied)
        secure = connection.getresponse()
        secure.read()
        assert secure.status == 200
        assert "; Secure" in secure.headers["Set-Cookie"]
        assert secure.headers["Strict-Transport-Security"] == "max-age=31536000"
        connection.request("GET", "/", headers={**proxied, "Host": "elsewhere.example"})
        assert connection.getresponse().status == 400
