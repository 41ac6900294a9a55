"""The Besieged City in a browser: fills that are due, a stock card turned up in the open."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.tables import cards, drag, empty, shows, sit, told, top

# In deal 1 the ace of spades lies in trench 5, beside the row of r4, r5, r6; deal 2 turns up its
# first ace with the twenty-ninth card; in deal 3 the fifth card turned is an ace.
ACE_TURNED = ["turn:s1"] * 5
FIRST = "First an empty place must be filled"


def due(page):
    return page.locator(".pile.due").evaluate_all("all => all.map(pile => pile.id)")


def test_a_fill_that_is_due_is_told_as_long_as_it_is_and_its_candidates_are_lit(page):
    sit(page, "besieged-city")
    expect(page.locator("#duty")).to_be_hidden()
    drag(page, top(page, "c5"), page.locator("#f1 > .spot"))
    shows(page, "f1", "AS")
    expect(page.locator("#duty")).to_contain_text(FIRST)
    assert due(page) == ["r4", "r5", "r6"]
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#duty")).to_be_visible()
    drag(page, top(page, "r5"), page.locator("#c5 > .spot"))
    shows(page, "c5", "5D")
    expect(page.locator("#duty")).to_be_hidden()
    assert due(page) == []


def test_nothing_else_moves_while_a_fill_is_due_and_the_reason_is_told(page):
    sit(page, "besieged-city", moves=["c5-f1"])
    top(page, "c13").click()
    expect(told(page)).to_contain_text(FIRST)
    expect(told(page)).to_have_class(re.compile("refused"))
    top(page, "s1").click()
    expect(told(page)).to_contain_text(FIRST)
    drag(page, top(page, "c13"), page.locator("#f2 > .spot"))
    expect(told(page)).to_contain_text(FIRST)
    shows(page, "c13", "AC")
    empty(page, "f2")


def test_a_candidate_fills_the_place_by_one_tap(page):
    sit(page, "besieged-city", moves=["c5-f1"])
    top(page, "r6").click()
    shows(page, "c5", "8H")


def test_a_place_is_filled_by_keys(page):
    sit(page, "besieged-city", moves=["c5-f1"])
    top(page, "r4").focus()
    page.keyboard.press("Enter")
    assert page.locator(".pile.lit").evaluate_all("all => all.map(p => p.id)") == ["c5"]
    page.keyboard.press("Enter")
    shows(page, "c5", "TH")
    expect(page.locator("#duty")).to_be_hidden()


def test_the_notice_is_there_for_whoever_comes_back_and_in_russian(visitor):
    page = visitor(locale="ru-RU")
    sit(page, "besieged-city", moves=["c5-f1"])
    expect(page.locator("#duty")).to_contain_text("Сначала надо закрыть свободное место")
    assert due(page) == ["r4", "r5", "r6"]


@pytest.mark.parametrize("way", ["tap", "space"])
def test_the_stock_is_turned_and_counted(page, way):
    sit(page, "besieged-city")
    expect(page.locator("#s1")).to_have_attribute("data-count", "78")
    if way == "tap":
        top(page, "s1").click()
    else:
        top(page, "r1").focus()
        page.keyboard.press(" ")
    expect(page.locator("#w1")).to_have_attribute("data-count", "1")
    expect(page.locator("#s1")).to_have_attribute("data-count", "77")


@pytest.mark.parametrize("way", ["drag", "tap", "keys"])
def test_a_card_turned_up_on_the_stock_is_played_or_laid_aside(page, way):
    sit(page, "besieged-city", 3, ACE_TURNED)
    expect(page.locator("#duty")).to_contain_text("First the card turned up")
    [face] = cards(page, "s1")[-1:]
    assert face[0] == "A"
    if way == "drag":
        drag(page, top(page, "s1"), page.locator("#w1"))
        shows(page, "w1", face)
        return
    if way == "tap":
        top(page, "s1").click()
        assert set(page.locator(".pile.lit").evaluate_all("all => all.map(p => p.id)")) == {
            "f1",
            "w1",
        }
        page.locator("#f1 > .spot").click()
    else:
        top(page, "s1").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    shows(page, "f1", face)
    expect(page.locator("#duty")).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_cards_do_not_shift_when_something_is_due_on_a_phone(visitor, locale):
    page = visitor(locale=locale, **PHONE)
    sit(page, "besieged-city")
    before = top(page, "r1").bounding_box()
    page.locator("#c5 > .card").tap()
    page.locator("#f1 > .spot").tap()
    expect(page.locator("#duty")).to_be_visible()
    shows(page, "f1", "AS")
    assert top(page, "r1").bounding_box() == before


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_table_with_something_due_keeps_nobody_out(visitor, axe, locale):
    for window in ({}, PHONE):
        page = visitor(locale=locale, **window)
        sit(page, "besieged-city", moves=["c5-f1"])
        axe(page)
