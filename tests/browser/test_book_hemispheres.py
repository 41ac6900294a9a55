"""The Hemispheres in a browser: a ring of turned cards, exchanges across the equator."""

import math
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.tables import cards, shows, sit, told, top

# In deal 1 the north holds black cards in c1 (JS), c3, c4 and c6, the south red ones in c7 (JH),
# c9, c10 and c11; everything else in it lies where it belongs.
SOUTH = {"c7", "c9", "c10", "c11"}
EXCHANGED = ["c1=c7", "c3=c9", "c4=c10", "c6=c11"]


def lit(page):
    return set(page.locator(".pile.lit").evaluate_all("all => all.map(pile => pile.id)"))


def middle(card):
    box = card.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def dragged(page, card, onto, drop=True):
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(onto), steps=8)
    if drop:
        page.mouse.up()


def test_cards_of_the_ring_are_turned_to_it_and_the_barriers_lie_at_the_compass_points(page):
    sit(page, "hemispheres")
    turn = "card => parseFloat(getComputedStyle(card).rotate) || 0"
    turns = {name: top(page, name).evaluate(turn) for name in ("b1", "b2", "b3", "b4", "c2", "c5")}
    assert [turns[name] for name in ("b1", "b2", "b3", "b4")] == [-90, 0, 90, 0]
    assert turns["c5"] == pytest.approx(-turns["c2"], abs=0.1)
    west, north, east, south = (middle(top(page, name)) for name in ("b1", "b2", "b3", "b4"))
    assert west[1] == pytest.approx(east[1], abs=1)
    assert north[0] == pytest.approx(south[0], abs=1)
    assert west[0] < north[0] < east[0]
    assert north[1] < west[1] < south[1]
    globe = middle(page.locator(".ornament"))
    assert globe == pytest.approx((north[0], west[1]), abs=1)


def test_a_wrong_card_dragged_lights_all_it_may_be_exchanged_with_and_is(page):
    sit(page, "hemispheres")
    expect(page.locator("#duty")).to_contain_text("must be exchanged first")
    dragged(page, top(page, "c1"), top(page, "c9"), drop=False)
    assert lit(page) == SOUTH
    page.mouse.up()
    shows(page, "c1", "TH")
    shows(page, "c9", "JS")
    expect(told(page)).to_contain_text("change places")


def test_an_exchange_is_made_from_the_south_too(page):
    sit(page, "hemispheres")
    dragged(page, top(page, "c7"), top(page, "c1"))
    shows(page, "c1", "JH")
    shows(page, "c7", "JS")


def test_a_dragged_card_follows_the_pointer_though_it_lies_turned(page):
    sit(page, "hemispheres")
    card = top(page, "c1")
    start = middle(card)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 90, start[1] + 40, steps=5)
    page.wait_for_timeout(50)
    now = middle(card)
    page.mouse.up()
    assert math.dist(now, (start[0] + 90, start[1] + 40)) < 2


def test_an_exchange_by_two_taps_and_by_keys(page):
    sit(page, "hemispheres")
    top(page, "c3").click()
    assert lit(page) == SOUTH
    top(page, "c11").click()
    shows(page, "c3", "KH")
    top(page, "c1").focus()
    page.keyboard.press("Enter")
    top(page, "c7").focus()
    page.keyboard.press("Enter")
    shows(page, "c1", "JH")


def test_an_exchange_on_a_phone(visitor):
    page = visitor(**PHONE)
    sit(page, "hemispheres")
    top(page, "c6").tap()
    top(page, "c10").tap()
    shows(page, "c6", "5H")
    shows(page, "c10", "6C")


def test_no_card_is_turned_while_an_exchange_is_due_and_the_reason_is_told(page):
    sit(page, "hemispheres")
    top(page, "s1").click()
    expect(told(page)).to_contain_text("must be exchanged first")
    expect(told(page)).to_have_class(re.compile("refused"))
    assert len(cards(page, "s1")) == 80


def test_when_nothing_is_due_the_stock_is_turned_by_a_tap_and_by_space(page):
    sit(page, "hemispheres", moves=EXCHANGED)
    expect(page.locator("#duty")).to_be_hidden()
    top(page, "s1").click()
    expect(page.locator("#s1")).to_have_attribute("data-count", "79")
    top(page, "b2").focus()
    page.keyboard.press(" ")
    expect(page.locator("#s1")).to_have_attribute("data-count", "78")
    expect(page.locator("#w1")).to_have_attribute("data-count", "2")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_globe_keeps_nobody_out(visitor, axe, locale):
    for window in ({}, PHONE):
        page = visitor(locale=locale, **window)
        sit(page, "hemispheres")
        axe(page)
