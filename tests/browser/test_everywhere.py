"""Every page there is, in a browser: no barrier, no small print, nothing cut, nobody else asked."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections
from django.test import Client

from cardgames import games
from cardgames.web.models import User
from tests import everywhere, pictures
from tests.browser.tables import live

LOCALES = {"en": "en-GB", "ru": "ru-RU"}
WIDTHS = (1920, 1280, 820, 390, 320)
FOR_STRANGERS = {
    **{f"rules of {slug}": f"/games/{slug}/" for slug in games.PATIENCES},
    "sign-up": "/account/sign-up/",
    "log-in": "/account/log-in/",
    "reset": "/account/reset/",
    "nowhere": "/nowhere/",
}
TINY = """() => [...document.querySelectorAll("nav a, button, input:not([type=hidden]), summary, select")]
    .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
    .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 24 || height < 24)
    .map(([one]) => `tiny: ${one.outerHTML.slice(0, 80)}`)"""


@pytest.fixture
def walk(site, visitor):
    """Opens every page for a person who has been everywhere: walk(**options) yields (name, page)."""
    client = Client()
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        found = thread.submit(been_everywhere, client).result()
    session = client.cookies["sessionid"].value

    def walked(**options):
        page = visitor(reduced_motion="reduce", **options)
        yield from opened(page, FOR_STRANGERS)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": site.url}])
        yield from opened(page, found)

    return walked


def been_everywhere(client):
    try:
        found = everywhere.pages(client, everywhere.settle(client))
        User.objects.update(language="")  # that of each browser
        return found
    finally:
        connections.close_all()


def opened(page, places):
    for name, path in places.items():
        page.goto(path)
        if name in pictures.TABLES:
            live(page)
        yield name, page


@pytest.mark.parametrize("language", LOCALES)
def test_no_page_keeps_anybody_out(walk, axe, language):
    for _, page in walk(locale=LOCALES[language]):
        axe(page)


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_is_cut_covered_tiny_or_too_small_to_read(walk, language):
    wrong = {}
    for name, page in walk(locale=LOCALES[language]):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            faults = pictures.Album.looked_over(page, scrolling=name not in pictures.TABLES)
            if faults := faults + page.evaluate(TINY):
                wrong[name, width] = faults
    assert not wrong, wrong


def test_no_page_asks_anything_of_anybody_else(walk, site):
    asked = set()
    for _, page in walk():
        if not asked:
            page.context.on("request", lambda request: asked.add(request.url.split("/")[2]))
        asked.add(site.url.split("/")[2])
    assert asked == {site.url.split("/")[2]}
