"""The scripts' own tests, run by the node that Playwright brings."""

import subprocess
from pathlib import Path

import pytest

from tests import chromium

JS = Path(__file__).parent / "js"
FILES = sorted(path.name for path in JS.glob("*.test.*js"))


def test_there_are_tests_of_the_scripts():
    assert FILES


@pytest.mark.parametrize("name", FILES)
def test_scripts_pass_their_own_tests(name):
    done = subprocess.run(
        [chromium.node(), "--test", str(JS / name)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
