"""People in browsers.

visitor   lets one more person in: visitor(), visitor(locale="ru-RU"), visitor(**phones.PHONE) ...
page      the first visitor's page; friend: another person's; both at the desk, in English
axe       axe(page) fails the test with whatever keeps a page from people who cannot see or point,
          in the light and in the dark
"""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests import chromium

expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
# The browser's own words for an answer that a test asked for: a page refused, a server stopped.
EXPECTED = ("Failed to load resource", "WebSocket connection to")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Debian's Chromium, which must not ask the network for anything."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    args = [*chromium.FLAGS, *sandbox]
    return {**browser_type_launch_args, "executable_path": chromium.find(), "args": args}


@pytest.fixture
def browser_context_args(site):
    """Addresses in tests are paths on the site."""
    return {"base_url": site.url}


@pytest.fixture
def visitor(new_context):
    """Lets one more person in, with a browser of his own, and gives his page.

    Whatever goes wrong in a page without being seen -- an error in a script, something that the
    policy of the page forbids -- fails the test at its end.
    """
    complaints = []

    def hear(message):
        if message.type == "error" and not message.text.startswith(EXPECTED):
            complaints.append(message.text)

    def let_in(**options):
        # Without the worker that keeps pages, so that each is the server's; one test is about it.
        context = new_context(**{"locale": "en-GB", "service_workers": "block", **DESK, **options})
        context.set_default_timeout(15_000)
        context.on("console", hear)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        return context.new_page()

    yield let_in
    assert complaints == []


@pytest.fixture
def page(visitor):
    return visitor()


@pytest.fixture
def friend(visitor):
    return visitor()


@pytest.fixture
def phone(visitor):
    return visitor(**PHONE)


@pytest.fixture
def axe():
    """Fails the test with what axe finds on a page."""

    def look(page):
        fails(page)
        # In the dark nothing but the colours is another; they are to be there at once.
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        fails(page, runOnly=["color-contrast"])
        page.emulate_media(color_scheme="light", reduced_motion="no-preference")

    def fails(page, **options):
        # What is right on a page is a long list, and takes as long to tell as it takes to find.
        found = Axe().run(page, options={"resultTypes": ["violations"], **options})
        assert found.violations_count == 0, found.generate_report()

    return look
