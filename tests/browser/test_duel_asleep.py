"""Two whose machines fall asleep, their sockets dying without a word: awake, all is right at once."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from django.db import connections

from tests import chromium
from tests.browser.duels import couple
from tests.relay import Relay

SLEEP, SOON = 2.8, 1.0  # seconds
# The nine goes wrong, for the two of spades fits the centre; the eight is the last card of seat 2.
CARDS = {"f1": "AS", "c3": "2S", "c1": "9H", "c2": "TC", "r2": "", "s2": "8S"}
# Of the phases in which they fall asleep: what is done meanwhile, and how a page shows that it knows.
PHASES = {
    "play": (
        [("play", 1, "c1-c2"), ("stop", 2, 1)],
        "due.textContent.match(/Press the card|looking for the proof/)",
    ),
    "freeze": (
        [("point", 2, "c3"), ("play", 2, "s2-c1")],
        "due.textContent.includes('no card left')",
    ),
    "pending end": ([("accept", 1)], "!ended.hidden"),
}


@pytest.fixture
def relay(site):
    with Relay(site.host) as relay:
        yield relay


@pytest.fixture
def browser_context_args(relay):
    """Pages come by the relay."""
    return {"base_url": relay.url}


@contextmanager
def asleep(browser):
    """Stop what runs the pages of a browser, as a machine that sleeps does."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process["id"] for process in processes if process["type"] == "renderer"]
    for page in pages:
        os.kill(page, signal.SIGSTOP)
    try:
        yield
    finally:
        for page in pages:
            os.kill(page, signal.SIGCONT)


def test_asleep_in_any_phase_both_see_the_right_table_within_a_second_of_waking(
    site, relay, browser, page, friend, monkeypatch
):
    two = couple(site, (page, friend), monkeypatch, **CARDS)
    took = {}
    for phase, (deeds, known) in PHASES.items():
        with asleep(browser):
            relay.fall_silent()
            with ThreadPoolExecutor(1) as thread:  # by another device of his
                thread.submit(_done, two.game, deeds).result()
            time.sleep(SLEEP)
        awake = time.monotonic()
        for one in two.pages:
            chromium.wait_until(one, f"{known} && line.dataset.state === 'open'")
        took[phase] = time.monotonic() - awake
    assert max(took.values()) < SOON, took


def _done(game, deeds):
    try:
        for deed in deeds:
            game.do(*deed)
    finally:
        connections.close_all()
