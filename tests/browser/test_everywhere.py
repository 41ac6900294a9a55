"""Every page there is, in a browser: no barrier, no small print, nothing cut, nobody else asked."""

import pytest
from django.test import Client

from cardgames.web.models import User
from tests import everywhere, pictures

LOCALES = {"en": "en-GB", "ru": "ru-RU"}


@pytest.fixture
def walk(site, visitor):
    """Opens every page for a person who has been everywhere: walk(**options) yields (name, page)."""
    client = Client()
    found = everywhere.pages(client, everywhere.settle(client))
    User.objects.update(language="")  # that of each browser
    session = client.cookies["sessionid"].value

    def walked(**options):
        page = visitor(**options)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": site.url}])
        for name, path in found.items():
            page.goto(path)
            yield name, page

    return walked


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LOCALES)
def test_no_page_keeps_anybody_out(walk, axe, language, scheme):
    for _, page in walk(locale=LOCALES[language], color_scheme=scheme):
        axe(page)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_cut_covered_or_too_small_to_read(walk, language, width):
    wrong = {}
    for name, page in walk(locale=LOCALES[language], viewport={"width": width, "height": 800}):
        if faults := pictures.Album.looked_over(page, scrolling=name not in pictures.TABLES):
            wrong[name] = faults
    assert not wrong, wrong


def test_no_page_asks_anything_of_anybody_else(walk, site):
    asked = set()
    for _, page in walk():
        if not asked:
            page.context.on("request", lambda request: asked.add(request.url.split("/")[2]))
        asked.add(site.url.split("/")[2])
    assert asked == {site.url.split("/")[2]}
