"""Cards moved by drag, tap and keys, by mouse and finger; refusals with their reasons."""

import re

import pytest
from playwright.sync_api import expect

from cardgames.web.models import Sitting
from tests.browser.tables import cards, drag, empty, live, shows, sit, told, top

# The Parterre's deal 1: the beds end in 7H 5S KS 3C AC TH; QS is in r8, 8H in r1, 9C in r14.
EMPTY_BED = ["c5-f1", "c5-c2", "c5-c3", "r3-c3", "c5-c3", "r9-c1", "c5-c1", "c5-c1"]

# Double Klondike's deal 1, played on until a run of two may go from column 4 to column 8.
RUN = ["c8-f1", "s1-w1", "w1-c8", "s1-w1", "s1-w1", "s1-w1", "s1-w1", "w1-c2", "w1-c4"]
RUN_MOVE = ("c4", "c8", ("2S", "AH"))


def stored(sitting):
    return Sitting.objects.get(pk=sitting.pk).transcript


def test_a_dragged_card_stays_where_it_was_put_and_is_stored(page):
    sitting = sit(page)
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(page, "c3", "KS", "QS")
    expect(told(page)).to_have_text("Q♠ to bed 3.")
    assert stored(sitting) == "r8-c3"
    expect(page.locator("#count")).to_have_text("1")


def test_the_piles_that_would_take_the_card_are_lit_while_it_is_held(page):
    sit(page)
    drag(page, top(page, "r8"), top(page, "c1"), drop=False)
    assert page.locator(".pile.lit").evaluate_all("all => all.map(pile => pile.id)") == ["c3"]
    page.mouse.up()
    expect(page.locator(".pile.lit")).to_have_count(0)


def test_a_drop_against_the_rules_glides_back_and_the_reason_is_told(page):
    sitting = sit(page)
    drag(page, top(page, "r1"), top(page, "c1"))
    expect(told(page)).to_contain_text("8♥")
    expect(told(page)).to_have_class(re.compile("refused"))
    shows(page, "r1", "8H")
    shows(page, "c1", "7H")
    assert stored(sitting) == ""


def test_a_drop_on_nothing_glides_back_without_a_word(page):
    sit(page)
    card = top(page, "r1")
    before = card.bounding_box()
    page.mouse.move(before["x"] + 20, before["y"] + 20)
    page.mouse.down()
    page.mouse.move(640, 690, steps=5)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert card.bounding_box() == before
    expect(told(page)).to_have_text("")


def test_a_press_that_hardly_moves_is_a_tap(page):
    sit(page)
    box = top(page, "r8").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 25, box["y"] + 24)
    page.mouse.up()
    shows(page, "c3", "KS", "QS")


def test_one_tap_makes_the_only_move_of_a_card(page):
    sit(page)
    top(page, "r8").click()
    shows(page, "c3", "KS", "QS")


def test_the_second_tap_of_a_tap_tap_does_not_undo_what_the_first_did(page):
    sitting = sit(page)
    top(page, "r8").click()
    top(page, "c3").click()
    shows(page, "c3", "KS", "QS")
    page.wait_for_timeout(300)
    assert stored(sitting) == "r8-c3"


def test_a_card_with_several_moves_is_taken_and_laid_by_a_second_tap(page):
    """With c5 empty the 9 of clubs may go there or on the 10 of hearts."""
    sit(page, moves=EMPTY_BED)
    top(page, "r14").click()
    assert {"c5", "c6"} <= set(
        page.locator(".pile.lit").evaluate_all("all => all.map(pile => pile.id)")
    )
    page.locator("#c5 > .spot").click()
    shows(page, "c5", "9C")


def test_a_tap_beside_everything_lets_go(page):
    sit(page, moves=EMPTY_BED)
    top(page, "r14").click()
    expect(page.locator(".taken")).to_have_count(1)
    page.mouse.click(1180, 790 - 100)
    expect(page.locator(".taken, .lit")).to_have_count(0)


def test_a_tap_below_a_bed_lays_there_too(page):
    sit(page, moves=EMPTY_BED)
    top(page, "r14").click()
    below = page.locator("#c6").bounding_box()
    page.mouse.click(below["x"] + 30, below["y"] + below["height"] - 20)
    shows(page, "c6", "TH", "9C")


def test_a_second_tap_on_the_same_card_makes_its_best_move(page):
    sit(page, moves=EMPTY_BED)
    best = page.evaluate("JSON.parse(document.getElementById('boot').textContent).moves").copy()
    target = next(move for move in best if move.startswith("r14-")).partition("-")[2]
    top(page, "r14").click()
    top(page, "r14").click()
    shows(page, target, "9C")


def test_a_card_that_cannot_move_says_so(page):
    sit(page)
    top(page, "c3").click()
    expect(told(page)).to_have_text("king of spades: nowhere to go now.")


def test_cards_on_a_card_come_along(page):
    """Double Klondike: a run is taken by its lowest card, and what it lay on turns up."""
    sit(page, "double-klondike", moves=RUN)
    source, target, faces = RUN_MOVE
    lowest = page.locator(f"#{source} > .card").nth(-len(faces))
    drag(page, lowest, top(page, target))
    shows(page, target, *faces)


def test_a_tap_turns_the_stock_and_three_cards_come(page):
    sit(page, "double-klondike")
    top(page, "s1").click()
    shows(page, "w1", "9S", "7H", "3H")
    assert len(cards(page, "s1")) == 56
    expect(told(page)).to_contain_text("9♠ 7♥ 3♥")


def test_a_tap_on_the_empty_stock_turns_the_waste_over(page):
    sit(page, "eagle-wing", moves=["s1-w1"] * 30)
    empty(page, "s1")
    expect(page.locator("#redeals")).to_have_text("2")
    page.locator("#s1 > .spot").click()
    expect(page.locator("#s1 > .card")).to_have_count(30)
    expect(page.locator("#redeals")).to_have_text("1")


def test_taps_faster_than_the_line_are_all_played_in_order(page):
    sitting = sit(page, "double-klondike")
    for _ in range(4):
        page.locator("#s1").click(position={"x": 30, "y": 30}, no_wait_after=True)
    expect(page.locator("#count")).to_have_text("4")
    assert stored(sitting) == "s1-w1 s1-w1 s1-w1 s1-w1"


def test_undo_and_redo_go_as_far_as_one_likes(page):
    sit(page, "double-klondike", moves=["s1-w1"] * 5)
    undo, redo = page.locator("#undo"), page.locator("#redo")
    for left in (4, 3, 2, 1, 0):
        undo.click()
        expect(page.locator("#count")).to_have_text(str(left))
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(told(page)).to_have_text("A move is taken back.")
    empty(page, "w1")
    for _ in range(5):
        redo.click()
    expect(page.locator("#count")).to_have_text("5")
    expect(page.locator("#w1 > .card")).to_have_count(15)
    expect(page.locator(".flying")).to_have_count(0)


def test_the_hint_shows_first_the_pile_then_the_move(page):
    sit(page, "eagle-wing")
    page.locator("#hint").click()
    expect(told(page)).to_contain_text("There is a move")
    expect(page.locator(".pile.hinted")).to_have_count(0)
    page.locator("#hint").click()
    expect(page.locator(".pile.hinted")).to_have_count(1)
    expect(told(page)).to_contain_text("2♠")


def test_a_covered_card_is_looked_at_with_the_other_button(page):
    sit(page)
    covered = page.locator("#c1 > .card").nth(2)
    box = covered.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 8)
    page.mouse.down(button="right")
    expect(covered).to_have_class(re.compile("peeked"))
    page.mouse.up(button="right")
    expect(covered).not_to_have_class(re.compile("peeked"))


def test_a_look_that_ended_outside_the_window_does_not_stand_in_the_way(page):
    sit(page)
    covered = page.locator("#c1 > .card").nth(2)
    covered.dispatch_event("pointerdown", {"button": 2, "isPrimary": True, "bubbles": True})
    expect(covered).to_have_class(re.compile("peeked"))
    drag(page, top(page, "r8"), top(page, "c3"), drop=False)
    expect(covered).not_to_have_class(re.compile("peeked"))
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.up()
    shows(page, "c3", "KS", "QS")


# By keys


def focused(page):
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


@pytest.fixture
def at_felt(page):
    """The page with the first card in focus, come to by the skip link."""

    def come(*args, **more):
        sitting = sit(page, *args, **more)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        return sitting

    return come


def test_the_felt_is_one_stop_and_arrows_lead_from_card_to_card(page, at_felt):
    at_felt("eagle-wing")
    assert focused(page) == "face down, 30 of 30"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "queen of clubs, 1 of 1, face up"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "king of hearts, 1 of 1, face up"
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('#felt')")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "king of hearts, 1 of 1, face up"


def test_a_whole_move_by_keys(page, at_felt):
    sitting = at_felt("eagle-wing")
    page.locator("#c4 > .card").focus()
    page.keyboard.press("Enter")
    expect(told(page)).to_have_text("2 of spades: may go to Foundation 1.")
    page.locator("#f1 > .card").focus()
    page.keyboard.press("Enter")
    shows(page, "f1", "AS", "2S")
    page.keyboard.press("Control+z")
    shows(page, "f1", "AS")
    page.keyboard.press("Control+y")
    shows(page, "f1", "AS", "2S")
    page.keyboard.press("u")
    shows(page, "f1", "AS")
    page.keyboard.press("r")
    shows(page, "f1", "AS", "2S")
    assert stored(sitting) == "c4-f1"


def test_space_turns_the_stock_from_anywhere_on_the_felt(page, at_felt):
    at_felt("eagle-wing")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator("#w1 > .card")).to_have_count(1)


def test_two_letters_are_a_move(page, at_felt):
    at_felt("eagle-wing")
    page.keyboard.press("/")
    letter = page.locator("#c4").get_attribute("data-key")
    page.keyboard.press(letter)
    page.keyboard.press(page.locator("#f1").get_attribute("data-key"))
    shows(page, "f1", "AS", "2S")


def test_plus_and_minus_take_more_and_fewer_cards(page, at_felt):
    source, _, faces = RUN_MOVE
    at_felt("double-klondike", moves=RUN)
    top(page, source).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    expect(page.locator(f"#{source} > .taken")).to_have_count(len(faces))
    page.keyboard.press("-")
    expect(page.locator(f"#{source} > .taken")).to_have_count(1)


def test_letters_can_be_switched_off(page, at_felt):
    at_felt("eagle-wing", moves=["s1-w1"])
    page.keyboard.press("?")
    page.locator("#letter-keys").uncheck()
    page.keyboard.press("Escape")
    page.locator("#c1 > .card").focus()
    page.keyboard.press("u")
    page.wait_for_timeout(200)
    expect(page.locator("#count")).to_have_text("1")
    page.keyboard.press("Control+z")
    expect(page.locator("#count")).to_have_text("0")


def test_n_deals_anew_and_back_loses_nothing(page, at_felt):
    at_felt("eagle-wing", moves=["c4-f1"])
    old = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url.partition("#")[0] != old.partition("#")[0])
    page.go_back()
    live(page)
    shows(page, "f1", "AS", "2S")


def test_the_same_cards_again_are_asked_about_once(page):
    sit(page, "eagle-wing", moves=["c4-f1"])
    old = page.url
    again = page.locator("#deal-again button")
    again.click()
    expect(told(page)).to_contain_text("This game will end")
    assert page.url == old
    again.click()
    page.wait_for_url(lambda url: url != old)
    live(page)
    shows(page, "f1", "AS")


# By finger


def test_a_finger_drags_and_taps_and_a_second_one_does_not_disturb_it(phone):
    sitting = sit(phone)
    source, target = top(phone, "r8").bounding_box(), top(phone, "c3").bounding_box()
    other = top(phone, "r14").bounding_box()
    hand = phone.context.new_cdp_session(phone)

    def touch(kind, *fingers):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def on_the_way(part):
        dx, dy = target["x"] - source["x"], target["y"] - source["y"] + 20
        return source["x"] + 15 + dx * part, source["y"] + 15 + dy * part

    touch("touchStart", on_the_way(0))
    for step in range(1, 5):
        touch("touchMove", on_the_way(step / 8))
    second = other["x"] + 15, other["y"] + 15
    touch("touchStart", on_the_way(1 / 2), second)
    touch("touchMove", on_the_way(3 / 4), (second[0] + 60, second[1]))
    touch("touchMove", on_the_way(3 / 4))  # the second is lifted
    expect(phone.locator(".dragged")).to_have_count(1)
    assert phone.locator(".dragged").get_attribute("data-card") == "QS"
    touch("touchMove", on_the_way(1))
    touch("touchEnd")
    shows(phone, "c3", "KS", "QS")
    top(phone, "r14").tap()
    shows(phone, "c6", "TH", "9C")
    assert stored(sitting) == "r8-c3 r14-c6"


def test_a_long_press_looks_at_a_covered_card_and_plays_nothing(phone):
    sitting = sit(phone)
    covered = phone.locator("#c1 > .card").nth(2)
    box = covered.bounding_box()
    finger = phone.context.new_cdp_session(phone)
    at = [{"x": box["x"] + 10, "y": box["y"] + 6}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(covered).to_have_class(re.compile("peeked"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(covered).not_to_have_class(re.compile("peeked"))
    assert stored(sitting) == ""


def test_a_slow_tap_is_a_tap_where_there_is_nothing_to_look_at(phone):
    sitting = sit(phone)
    box = top(phone, "r8").bounding_box()
    finger = phone.context.new_cdp_session(phone)
    at = [{"x": box["x"] + 10, "y": box["y"] + 10}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    phone.wait_for_timeout(600)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shows(phone, "c3", "KS", "QS")
    assert stored(sitting) == "r8-c3"
