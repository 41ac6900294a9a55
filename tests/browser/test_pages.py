"""What one does on the pages, in a real browser: both languages, without script too."""

import pytest

from cardgames import games

LOCALES = {"en": "en-GB", "ru": "ru-RU"}
PASSWORD = "seven of clubs, nine of hearts"
OPEN_PAGES = [
    "/",
    *(f"/games/{slug}/" for slug in games.PATIENCES),
    "/mine/",
    "/mine/record",
    "/api/",
    "/settings/",
    "/account/sign-up/",
    "/account/log-in/",
    "/account/reset/",
    "/nowhere/",
]


@pytest.fixture(params=LOCALES)
def locale(request):
    return LOCALES[request.param]


def deal(page, slug="eagle-wing"):
    """Press a game's drawing on the home page."""
    page.goto("/")
    page.locator(f'form[action="/games/{slug}/deal"] button').first.click()
    page.wait_for_url("**/table/*/")


def sign_up(page, name="12345"):
    page.goto("/account/sign-up/")
    page.locator("[name=username]").fill(name)
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("main button[type=submit]").click()
    page.wait_for_url(lambda url: "sign-up" not in url)


def test_a_wrong_form_keeps_nobody_out_either(visitor, axe, locale):
    page = visitor(locale=locale, java_script_enabled=True)
    page.goto("/account/sign-up/")
    page.locator("main form").evaluate("form => form.noValidate = true")
    page.locator("main button[type=submit]").click()
    assert page.locator("[aria-invalid=true]").count() >= 2
    axe(page)


def test_a_game_is_begun_and_an_account_made_without_script(visitor, locale):
    page = visitor(locale=locale, java_script_enabled=False)
    for path in OPEN_PAGES:
        page.goto(path)
        assert page.locator("h1").count() == 1
        assert page.locator("[data-copy]:visible").count() == 0
    deal(page)
    assert page.locator("#table .card").count() > 8
    sign_up(page)
    page.goto("/account/")
    assert "12345" in page.locator("h1").inner_text()


def test_a_deal_is_chosen_by_variant_and_number_without_script(visitor):
    page = visitor(java_script_enabled=False)
    page.goto("/games/double-klondike/")
    page.get_by_label("Two redeals").check()
    page.locator("summary").click()
    page.get_by_label("Deal number").fill("11982")
    page.get_by_role("button", name="New deal").click()
    page.wait_for_url("**/table/*/")


def test_a_number_out_of_range_is_answered_where_it_was_typed(visitor, axe):
    page = visitor()
    page.goto("/games/parterre/")
    page.locator("summary").click()
    page.get_by_label("Deal number").fill("0")
    page.get_by_role("button", name="New deal").click()
    assert "/table/" not in page.url
    assert page.get_by_text("from 1 to").first.is_visible()
    axe(page)


def test_the_language_is_switched_where_one_is(visitor):
    page = visitor()
    page.goto("/games/parterre/")
    page.get_by_role("button", name="Русский").click()
    assert page.url.endswith("/games/parterre/")
    assert page.locator("html").get_attribute("lang") == "ru"
    assert page.locator("h1").inner_text() == "Партер"
    page.get_by_role("button", name="English").click()
    assert page.locator("h1").inner_text() == "The Parterre"


def test_the_first_tab_leads_past_the_bar(visitor):
    page = visitor()
    page.goto("/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


def test_the_link_of_a_deal_is_copied_in_one_press(visitor, site):
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    deal(page)
    code = page.evaluate("document.documentElement.innerHTML.match(/\\/d\\/([\\w-]+)\\//)[1]")
    page.goto(f"/d/{code}/")
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{site.url}/d/{code}/"
