"""The home page in a browser: a game found while one types, favourites, by keys and by ear."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE

LOCALES = {"en": "en-GB", "ru": "ru-RU"}


def visible(page):
    return page.locator(".games > li:visible h3").all_inner_texts()


def star(page, name):
    return page.get_by_role("button", name=f"Favourite: {name}")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_a_game_is_found_while_one_types(visitor, axe, options):
    page = visitor(**options)
    page.goto("/")
    field = page.get_by_role("searchbox", name="Find a game")
    field.press_sequentially("клонд")
    assert visible(page) == ["Double Klondike"]
    expect(page.locator("#found")).to_have_text("Games found: 1")
    axe(page)
    field.fill("BOUQUET")
    assert visible(page) == ["The Parterre"]
    field.fill("Осаждённ")
    assert visible(page) == ["The Besieged City"]
    field.fill("русский банк")
    expect(page.locator("#found")).to_have_text("Games found: 1")
    expect(page.get_by_role("heading", name="Crapette")).to_be_visible()
    field.fill("whist")
    expect(page.get_by_role("heading", name="Crapette")).to_be_hidden()
    assert visible(page) == []
    expect(page.get_by_text("No game here has such a name")).to_be_visible()
    axe(page)
    field.fill("")
    assert len(visible(page)) >= 7
    expect(page.locator("#found")).to_be_empty()


def test_a_game_is_found_without_script(visitor):
    page = visitor(java_script_enabled=False, locale="ru-RU")
    page.goto("/")
    page.get_by_role("searchbox").fill("букет")
    page.get_by_role("button", name="Найти").click()
    assert visible(page) == ["Партер"]
    expect(page.locator("#found")).to_have_text("Найдено игр: 1")


def test_a_game_is_found_and_dealt_by_keys_alone(page):
    page.goto("/")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("wing")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*/")
    expect(page.locator("h1")).to_have_text("Eagle Wing")


@pytest.mark.parametrize("locale", LOCALES.values())
def test_a_stranger_is_one_press_from_a_card_in_the_hand(visitor, locale):
    page = visitor(locale=locale, **PHONE)
    page.goto("/")
    page.locator(".games .cloth").first.tap()
    page.wait_for_url("**/table/*/")
    expect(page.locator("#tour")).to_be_visible()
    box = page.locator(".card.offered").first.bounding_box()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 42, box["y"] + 32, steps=3)
    expect(page.locator(".dragged").first).to_be_attached()


def test_a_favourite_is_marked_at_once_and_comes_first_next_time(page, axe):
    page.goto("/")
    expect(star(page, "Les Petits Paquets")).to_have_attribute("aria-pressed", "false")
    star(page, "Les Petits Paquets").focus()
    page.keyboard.press("Enter")
    expect(star(page, "Les Petits Paquets")).to_have_attribute("aria-pressed", "true")
    axe(page)
    page.reload()
    assert visible(page)[0] == "Les Petits Paquets"
    star(page, "Les Petits Paquets").click()
    expect(star(page, "Les Petits Paquets")).to_have_attribute("aria-pressed", "false")
    page.reload()
    assert visible(page)[0] != "Les Petits Paquets"


def test_other_tabs_and_the_page_of_the_game_follow(page):
    other = page.context.new_page()
    page.goto("/games/crapette/")
    other.goto("/")
    star(page, "Crapette").click()
    expect(star(other, "Crapette")).to_have_attribute("aria-pressed", "true")
    other.goto("/games/parterre/")
    page.goto("/")
    star(page, "The Parterre").click()
    expect(star(other, "The Parterre")).to_have_attribute("aria-pressed", "true")
    star(other, "The Parterre").click()
    expect(star(page, "The Parterre")).to_have_attribute("aria-pressed", "false")


def test_another_device_follows_at_once(visitor):
    page = visitor()
    page.goto("/account/sign-up/")
    page.locator("[name=username]").fill("12345")
    page.locator("[name=password]").fill("seven of clubs, nine of hearts")
    page.locator("main button[type=submit]").click()
    page.wait_for_url(lambda url: "sign-up" not in url)
    device = visitor(storage_state=page.context.storage_state())
    device.goto("/")
    page.goto("/settings/")
    page.locator("form.settings [name=felt][value=wine]").check()
    expect(device.locator("html")).to_have_attribute("data-felt", "wine")
    page.goto("/")
    for name in ("Eagle Wing", "Crapette"):
        star(page, name).click()
        expect(star(device, name)).to_have_attribute("aria-pressed", "true")


def test_a_favourite_is_marked_without_script(visitor):
    page = visitor(java_script_enabled=False)
    page.goto("/games/hemispheres/")
    star(page, "The Hemispheres").click()
    assert page.url.endswith("/games/hemispheres/")
    expect(star(page, "The Hemispheres")).to_have_attribute("aria-pressed", "true")
    page.goto("/")
    assert visible(page)[0] == "The Hemispheres"


@pytest.mark.parametrize("language", LOCALES)
def test_every_game_shows_its_table_its_packs_how_hard_it_is_and_its_source(visitor, language):
    page = visitor(locale=LOCALES[language])
    page.goto("/")
    cards = page.locator(".games > li")
    words = {
        "en": ("pack", re.compile("at first sight it (comes|did not come) out ")),
        "ru": ("колод", re.compile("без раздумий (сходится|не сошёлся ни разу) ")),
    }[language]
    for index in range(cards.count()):
        card = cards.nth(index)
        expect(card.locator(".cloth svg").first).to_be_visible()
        for word in words:
            expect(card).to_contain_text(word)
        assert card.locator("p.small").count() >= 3
