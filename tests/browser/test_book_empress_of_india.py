"""The Empress of India in a browser: cards that leave two by two, pairs, a court, 208 cards."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.tables import cards, drag, frames_a_second, shows, sit, told, top

# In deal 1 the queens of hearts (a1) and diamonds (a21) may leave, each with a two of spades, of
# n21 or n22. When a1 is paired with n21, a21 may leave with n22 alone.
PAIRED = ["a1-n21"]


def piles(page, kind):
    return page.locator(f".pile.{kind}").evaluate_all("all => all.map(pile => pile.id)")


def test_a_red_card_laid_on_a_foundation_asks_which_black_one_goes_with_it(page):
    sit(page, "empress-of-india")
    drag(page, top(page, "a1"), top(page, "f9"))
    assert piles(page, "lit") == ["n21", "n22"]
    expect(told(page)).to_have_text(
        "queen of hearts: choose the card that goes with it: 2 of spades, 2 of spades."
    )
    top(page, "n22").click()
    shows(page, "f9", "KH", "QH")
    shows(page, "f5", "AS", "2S")
    shows(page, "n21", "2S")
    expect(page.locator("#count")).to_have_text("1")


def test_where_one_card_alone_can_go_along_both_leave_at_once(page):
    sit(page, "empress-of-india", moves=PAIRED)
    drag(page, top(page, "a21"), top(page, "f13"))
    shows(page, "f13", "KD", "QD")
    shows(page, "f5", "AS", "2S")
    expect(page.locator("#count")).to_have_text("2")


def test_the_black_card_may_be_the_one_that_is_dragged(page):
    sit(page, "empress-of-india", moves=PAIRED)
    drag(page, top(page, "n22"), top(page, "f5"))
    shows(page, "f13", "KD", "QD")
    shows(page, "f5", "AS", "2S")


@pytest.mark.parametrize("together", [True, False])
def test_one_card_laid_on_another_with_which_it_could_leave_asks_what_is_meant(page, together):
    sit(page, "empress-of-india")
    drag(page, top(page, "a1"), top(page, "n21"))
    asked = page.get_by_role("dialog", name="Which move?")
    expect(asked).to_be_visible()
    expect(asked.get_by_role("button").first).to_be_focused()
    name = "Both to the foundations" if together else "Only lay it here"
    asked.get_by_role("button", name=name).click()
    if together:
        shows(page, "f9", "KH", "QH")
        shows(page, "f5", "AS", "2S")
    else:
        shows(page, "n21", "2S", "QH")
    expect(asked).to_be_hidden()


def test_who_does_not_choose_has_the_card_back(page):
    sit(page, "empress-of-india")
    drag(page, top(page, "a1"), top(page, "n21"))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    shows(page, "a1", "QH")
    shows(page, "n21", "2S")
    expect(page.locator(".taken, .lit")).to_have_count(0)
    expect(top(page, "a1")).not_to_have_attribute("style", re.compile("transform: [^;]"))


@pytest.mark.parametrize("way", ["drag", "tap", "keys"])
def test_a_pair_is_made_and_both_its_cards_are_seen(page, way):
    sit(page, "empress-of-india")
    [red], [black] = cards(page, "a2"), cards(page, "n1")
    if way == "drag":
        drag(page, top(page, "a2"), top(page, "n1"))
    elif way == "tap":
        top(page, "a2").click()
        assert len(piles(page, "lit")) == 24
        top(page, "n1").click()
    else:
        top(page, "a2").focus()
        page.keyboard.press("Enter")
        expect(told(page)).to_contain_text("places where it may go: 24")
        top(page, "n1").focus()
        page.keyboard.press("Enter")
    shows(page, "n1", black, red)
    expect(page.locator("#w1")).to_have_attribute("data-count", "4")
    page.wait_for_timeout(400)
    lower, upper = (page.locator("#n1 > .card").nth(place).bounding_box() for place in (0, 1))
    assert upper["x"] - lower["x"] >= 0.22 * upper["width"]
    label = page.locator("#n1").get_attribute("aria-label")
    assert label == "Navy 1: 2 cards"


@pytest.mark.parametrize("way", ["drag", "tap", "keys"])
def test_a_pair_leaves_as_a_whole_by_either_of_its_cards(page, way):
    sit(page, "empress-of-india", moves=PAIRED)
    if way == "drag":
        drag(page, page.locator("#n21 > .card").first, top(page, "f9"), drop=False)
        assert page.locator(".card.taken").count() == 2
        page.mouse.up()
    elif way == "tap":
        top(page, "n21").click()
    else:
        top(page, "n21").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    shows(page, "f9", "KH", "QH")
    shows(page, "f5", "AS", "2S")
    expect(page.locator("#n21")).to_have_attribute("data-count", "1")
    expect(page.locator("#count")).to_have_text("2")


def test_a_double_play_by_taps_on_a_phone(visitor):
    page = visitor(**PHONE)
    sit(page, "empress-of-india")
    top(page, "a1").tap()
    top(page, "f9").tap()
    assert piles(page, "lit") == ["n21", "n22"]
    top(page, "n21").tap()
    shows(page, "f9", "KH", "QH")


def test_a_double_play_by_keys_and_one_undo_for_both_cards(page):
    sit(page, "empress-of-india")
    top(page, "a21").focus()
    page.keyboard.press("Enter")
    top(page, "f13").focus()
    page.keyboard.press("Enter")
    top(page, "n22").focus()
    page.keyboard.press("Enter")
    shows(page, "f13", "KD", "QD")
    page.keyboard.press("u")
    shows(page, "f13", "KD")
    shows(page, "f5", "AS")
    shows(page, "a21", "QD")
    shows(page, "n22", "2S")


def test_a_second_press_makes_the_best_move_but_never_any_pairing_at_random(page):
    sit(page, "empress-of-india")
    top(page, "a2").click()
    top(page, "a2").click()
    page.wait_for_timeout(300)
    expect(page.locator("#count")).to_have_text("0")
    expect(page.locator(".taken")).to_have_count(0)
    top(page, "a1").click()
    top(page, "a1").click()
    shows(page, "f9", "KH", "QH")


def test_a_card_of_a_pair_is_paired_with_no_third_and_the_reason_is_told(page):
    sit(page, "empress-of-india", moves=["a2-n1"])
    drag(page, top(page, "a3"), top(page, "n1"))
    expect(told(page)).to_contain_text("only once")
    assert len(cards(page, "n1")) == 2


def test_every_place_has_letters_of_its_own_and_two_of_them_are_a_move(page):
    sit(page, "empress-of-india")
    top(page, "a2").focus()
    page.keyboard.press("/")
    names = page.locator(".pile").evaluate_all("all => all.map(pile => pile.dataset.key)")
    assert len(set(names)) == len(names) == 67
    [red], [black] = cards(page, "a2"), cards(page, "n1")
    keys = dict(
        zip(page.locator(".pile").evaluate_all("all => all.map(p => p.id)"), names, strict=True)
    )
    for letter in keys["a2"] + keys["n1"]:
        page.keyboard.press(letter)
    shows(page, "n1", black, red)


@pytest.mark.parametrize("way", ["tap", "space"])
def test_a_card_is_turned_to_its_talon(page, way):
    sit(page, "empress-of-india")
    if way == "tap":
        top(page, "s1").click()
    else:
        top(page, "a1").focus()
        page.keyboard.press(" ")
    expect(page.locator("#s1")).to_have_attribute("data-count", "122")
    counts = [page.locator(f"#{talon}").get_attribute("data-count") for talon in ("w1", "w2")]
    assert sorted(counts) in (["0", "6"], ["1", "5"])


def test_the_court_is_shown_and_is_nobody_elses_business(page):
    sit(page, "empress-of-india")
    court = page.locator(".ornament")
    expect(court).to_have_attribute("aria-hidden", "true")
    box = court.bounding_box()
    assert box["height"] > 150
    assert page.locator(".ornament button").count() == 0


def test_an_undo_of_a_refill_puts_every_card_back(page):
    sit(page, "empress-of-india")
    piles = "[...document.querySelectorAll('.pile')].map((p) => [...p.querySelectorAll('.card')].map((c) => c.dataset.card).join())"
    before = page.evaluate(piles)
    drag(page, top(page, "a2"), top(page, "n5"))
    expect(page.locator("#count")).to_have_text("1")
    page.locator("#undo").click()
    expect(page.locator("#count")).to_have_text("0")
    page.wait_for_timeout(300)
    assert page.evaluate(piles) == before


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_army_navy_and_court_keep_nobody_out(visitor, axe, locale):
    for window in ({}, PHONE):
        page = visitor(locale=locale, **window)
        sit(page, "empress-of-india", moves=PAIRED)
        axe(page)
        top(page, "a3").click()
        axe(page)


def test_two_hundred_cards_are_dragged_smoothly(page):
    """Far below the fifty frames a second of a quiet machine, so that a busy one passes."""
    sit(page, "empress-of-india", moves=PAIRED)
    drag(page, top(page, "a3"), top(page, "n5"), drop=False)
    rate = frames_a_second(page, [(200 + 8 * step, 150 + 6 * (step % 60)) for step in range(90)])
    page.mouse.up()
    print(f"{rate:.0f} frames a second")
    assert rate > 25, rate
