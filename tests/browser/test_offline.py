"""Without a line: what has been seen can be opened, and a move made there is sent later."""

import pytest
from playwright.sync_api import expect

from cardgames.web.models import Sitting
from tests.browser.tables import cards, drag, live, shows, sit, told, top


@pytest.fixture
def page(visitor):
    """A visitor whose browser keeps the site."""
    return visitor(service_workers="allow")


@pytest.fixture
def sitting(page):
    """The Parterre's deal 1, seen once with the worker at work."""
    sitting = sit(page)
    until(page, "navigator.serviceWorker.controller")
    page.reload()
    live(page)
    until(page, "await caches.match('/away/')")
    return sitting


def until(page, condition):
    """Wait for what no element shows; a browser that let an occasion pass gets another by a reload."""
    pause = "await new Promise(done => setTimeout(done, 50))"
    for _ in range(5):
        turns = f"for (let turn = 0; turn < 60 && !({condition}); turn++) {pause};"
        if page.evaluate(f"async () => {{ {turns} return Boolean({condition}); }}"):
            return
        page.reload()
        live(page)
    pytest.fail(f"never: {condition}")


def stored(sitting):
    return Sitting.objects.get(pk=sitting.pk).transcript


def lost(page):
    expect(page.locator("#line")).to_have_attribute("data-state", "lost", timeout=8000)
    expect(told(page)).to_contain_text("No connection", timeout=5000)


def test_a_table_opens_without_a_line_as_it_was_seen_last(page, sitting):
    drag(page, top(page, "r8"), top(page, "c3"))
    expect(page.locator("#count")).to_have_text("1")
    page.context.set_offline(True)
    page.reload()
    shows(page, "c3", "KS", "QS")
    assert cards(page, "r8") == []
    lost(page)


def test_a_move_made_at_a_table_opened_without_a_line_is_sent_on_return(page, sitting):
    page.context.set_offline(True)
    page.reload()
    lost(page)
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(page, "c3", "KS", "QS")
    expect(told(page)).to_contain_text("will be sent")
    assert stored(sitting) == ""
    page.context.set_offline(False)
    expect(page.locator("#count")).to_have_text("1", timeout=15_000)
    assert stored(sitting) == "r8-c3"


def test_after_one_move_without_a_line_the_table_says_that_it_waits(page, sitting):
    page.context.set_offline(True)
    lost(page)
    drag(page, top(page, "r8"), top(page, "c3"))
    top(page, "c5").click()
    expect(told(page)).to_contain_text("the table waits")
    shows(page, "c5", "AC")
    page.context.set_offline(False)
    live(page)
    expect(page.locator("#count")).to_have_text("1")
    assert stored(sitting) == "r8-c3"


def test_a_move_not_known_to_be_legal_is_not_kept(page, sitting):
    page.context.set_offline(True)
    lost(page)
    drag(page, top(page, "r8"), top(page, "c1"))
    expect(told(page)).to_contain_text("only the server can tell")
    shows(page, "r8", "QS")
    page.context.set_offline(False)
    live(page)
    page.wait_for_timeout(300)
    assert stored(sitting) == ""


def test_the_home_page_opens_and_a_page_never_seen_says_why_it_does_not(page, sitting):
    page.goto("/")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.goto("/account/sign-up/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()


def test_what_is_kept_is_forgotten_when_the_language_or_the_person_changes(page, sitting):
    assert page.evaluate("caches.has('pages')")
    page.goto("/")
    page.locator(".language button").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.evaluate(f"caches.match('/table/{sitting.key}/').then(Boolean)") is False


def test_the_site_can_be_installed(page):
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(address).json()
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    worker = page.request.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in worker.headers["cache-control"]
