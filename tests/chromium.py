"""Finding a Chromium for the tests, and what it needs to start."""

import functools
import os
import shutil
import subprocess
import time
from pathlib import Path

# The shell is the same engine without a desktop's surroundings, at half the work a test.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = (
    f"The tests need Chromium: install it (on Debian: apt-get install {SHELL} libatomic1; "
    "elsewhere: .venv/bin/python -m playwright install chromium) or set CHROMIUM to its path."
)


class NoBrowser(Exception):
    """No browser can be had; its text is the sentence to show."""


@functools.cache
def find():
    """The path of a Chromium that starts, installed first if this is a Debian and we are root.

    Raises NoBrowser.
    """
    if "CHROMIUM" in os.environ:
        path = shutil.which(os.environ["CHROMIUM"])
        if path is None:
            raise NoBrowser("CHROMIUM is set, but not to a program that can be run.")
    else:
        path = on_path() or playwrights_own()
        path = path or ((installed(SHELL) or installed("chromium")) and on_path())
    if not path:
        raise NoBrowser(MISSING)
    if not driver_starts() and not (installed("libatomic1") and driver_starts()):
        raise NoBrowser(
            "Playwright's driver does not start; on Debian it needs: apt-get install libatomic1"
        )
    return path


def on_path():
    """A Chromium on PATH, or None. Ubuntu's chromium-browser is a stub that only names a snap."""
    for name in NAMES:
        path = shutil.which(name)
        if path and starts(path, "--version"):
            return path
    return None


def playwrights_own():
    """The Chromium that `playwright install` fetched, or None."""
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache/ms-playwright"
    found = sorted(Path(kept).glob("chromium-*/chrome-linux*/chrome"))
    return str(found[-1]) if found and starts(found[-1], "--version") else None


def driver_starts():
    """Whether Playwright's node runs; on a minimal Debian it lacks a library and says nothing."""
    return starts(node(), "--version")


def node():
    """Playwright's own node, good enough to test the scripts of the pages with."""
    import playwright

    return str(Path(playwright.__file__).parent / "driver" / "node")


def starts(*command):
    """Whether a command runs and ends well."""
    try:
        return subprocess.run(command, capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def installed(package):
    """Whether a Debian package could be installed just now."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print(f"Installing {package} for the tests in a browser.", flush=True)
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        done = subprocess.run(
            ["apt-get", "-qq", *command], env=quiet, stdin=subprocess.DEVNULL, capture_output=True
        )
    return done.returncode == 0


def wait_until(page, true, seconds=15):
    """Wait until an expression is true in a page, asking often: for what is to be timed."""
    late = time.monotonic() + seconds
    while not page.evaluate(true):
        if time.monotonic() > late:
            raise TimeoutError(f"{true} is not so in {seconds} s")
        time.sleep(0.01)
