"""The ground the site stands on: its own environment of packages, made by the standard library.

A stock Debian has Python and pip but neither ensurepip nor leave to install beside its own
packages, so `.venv` is made without pip and filled from outside it.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = (ROOT / ".venv").resolve()
PROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / "cardgames" / "constraints.txt"

EXTRAS = {"test": {"test"}, "lint": {"test", "lint"}}
OFFLINE = (
    "NewConnectionError",
    "Connection",
    "name resolution",
    "timed out",
    "unreachable",
    "Failed to fetch",
)


def stand(arguments: Sequence[str]) -> None:
    """Returns once this process runs inside the environment that the command needs.

    Makes the environment first if need be; exits with one sentence where that cannot be done.
    """
    if Path(sys.prefix).resolve() == VENV:
        return
    extras = set(EXTRAS.get(arguments[1] if len(arguments) > 1 else "", ()))
    if "DATABASE_URL" in os.environ or "REDIS_URL" in os.environ:
        extras.add("servers")
    prepare(extras)
    os.execv(python(), [str(python()), *arguments])


def prepare(extras: set[str]) -> None:
    """Makes or completes the environment; does nothing where it already holds what is asked."""
    if _holds(extras):
        return
    try:
        with _alone():
            if not _holds(extras):
                _fill(extras)
    except KeyboardInterrupt:
        sys.exit("Interrupted; the next run installs the packages from the start.")


def python() -> Path:
    """The environment's interpreter."""
    return VENV / "bin" / "python"


def _stamp() -> Path:
    return VENV / "filled.json"


def _read_stamp() -> tuple[str, set[str]]:
    try:
        stamp = json.loads(_stamp().read_text())
        return stamp["made_of"], set(stamp["extras"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", set()


def _made_of() -> str:
    """What the environment is made of, in one word: this Python, these packages."""
    recipe = json.dumps(_packages()).encode() + CONSTRAINTS.read_bytes()
    return f"{sys.version_info[0]}.{sys.version_info[1]} {hashlib.sha256(recipe).hexdigest()}"


def _holds(extras: set[str]) -> bool:
    made_of, filled = _read_stamp()
    return made_of == _made_of() and extras <= filled and python().exists()


def _fill(extras: set[str]) -> None:
    made_of, filled = _read_stamp()
    same_python = made_of.split(" ")[0] == _made_of().split(" ")[0] and python().exists()
    # The stamp goes first and comes back last: an environment without one was left half filled,
    # by a lost connection or Ctrl-C, and is made anew rather than trusted.
    _stamp().unlink(missing_ok=True)
    if not same_python:
        venv.EnvBuilder(clear=True, symlinks=True, with_pip=False).create(VENV)
        filled = set()
    extras = extras | filled
    print("Installing the packages; this happens once.", flush=True)
    _install(_wanted(extras))
    _stamp().write_text(json.dumps({"made_of": _made_of(), "extras": sorted(extras)}))


def _packages() -> dict[str, list[str]]:
    """What the project asks for, by extra; "" is what it always needs."""
    project = tomllib.loads(PROJECT.read_text())["project"]
    return {"": project["dependencies"], **project["optional-dependencies"]}


def _wanted(extras: set[str]) -> list[str]:
    packages = _packages()
    return [requirement for extra in ("", *sorted(extras)) for requirement in packages[extra]]


def _install(wanted: list[str]) -> None:
    uv = shutil.which("uv")
    if uv:
        command = [uv, "pip", "install", "--python", str(python())]
    else:
        options = "--no-input --no-compile --retries 3 --disable-pip-version-check"
        pip = [sys.executable, "-m", "pip", "--python", str(python())]
        command = [*pip, "install", *options.split()]
    command += ["--quiet", "--constraint", str(CONSTRAINTS), *wanted]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        close_fds=False,  # the lock is the installer's too, should this process be killed
    )
    if done.returncode:
        sys.exit(_why(done.stdout))


def _why(complaint: str) -> str:
    """One sentence for what an installer printed when it failed."""
    if "No module named pip" in complaint:
        return "pip is needed; on Debian or Ubuntu: apt-get install python3-pip"
    if any(sign in complaint for sign in OFFLINE):
        return "The package registry does not answer: check the network and try again."
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    reason = (errors or lines or ["no reason given"])[-1]
    return f"The packages cannot be installed: {reason}"


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Commands that fill one environment, from whatever checkout, do so one after the other."""
    VENV.parent.mkdir(parents=True, exist_ok=True)
    with open(VENV.with_name(f"{VENV.name}.lock"), "w") as lock:
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another command that installs the packages.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
