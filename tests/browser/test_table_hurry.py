"""Played in a hurry: before an answer has come, or with a card in the hand while the table changes."""

import pytest
from playwright.sync_api import expect

from cardgames.web.models import Sitting
from tests.browser.tables import come, drag, live, shows, sit, told, top

SLOW_LINE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        setTimeout(() => this.readyState === 1 && send.call(this, message), 700);
    };
"""


def stored(sitting):
    return Sitting.objects.get(pk=sitting.pk).transcript


def middle(card):
    box = card.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page, card):
    """A press that waits for nothing, as a finger does."""
    box = card.bounding_box()
    page.mouse.click(box["x"] + 12, box["y"] + 12)


def test_the_card_beneath_is_played_though_the_answer_has_not_come(page):
    """In deal 1 the ace on bed 5 goes home, then the four of hearts beneath it to bed 2."""
    page.add_init_script(SLOW_LINE)
    sitting = sit(page)
    press(page, top(page, "c5"))
    press(page, top(page, "c5"))
    assert stored(sitting) == ""
    shows(page, "c2", "5S", "4H")
    expect(page.locator("#count")).to_have_text("2")
    assert stored(sitting) == "c5-f1 c5-c2"


def test_a_card_dropped_before_the_answer_waits_where_it_was_put_and_is_laid_when_it_comes(page):
    """A card is exchanged for the one that the move before it lays on an empty place."""
    page.add_init_script(SLOW_LINE)
    before = ["c12-f7", "c11-f7", "c1=c8", "c4=c10"]
    sitting = sit(page, "hemispheres", 3, before)
    place = middle(page.locator("#c11 > .spot"))
    for card in ("s1", "c5"):
        page.mouse.move(*middle(top(page, card)))
        page.mouse.down()
        page.mouse.move(*place, steps=5)
        page.mouse.up()
    assert middle(top(page, "c5")) == pytest.approx(place, abs=3)
    expect(page.locator("#count")).to_have_text("6")
    assert stored(sitting) == " ".join([*before, "s1-c11", "c5=c11"])
    expect(page.locator(".taken, .lit, .flying")).to_have_count(0)


def test_what_was_dropped_goes_back_when_the_move_before_it_is_refused(page):
    page.add_init_script(SLOW_LINE)
    sitting = sit(page)
    drag(page, top(page, "r1"), top(page, "c1"))
    drag(page, top(page, "r8"), top(page, "c5"))
    expect(told(page)).to_have_class("told refused")
    expect(page.locator(".taken, .lit, .flying")).to_have_count(0)
    shows(page, "r1", "8H")
    shows(page, "r8", "QS")
    assert [stored(sitting), top(page, "r8").get_attribute("style") or ""] == ["", ""]


def test_the_second_tap_of_a_tap_tap_is_known_on_a_slow_line_too(page):
    page.add_init_script(SLOW_LINE)
    sitting = sit(page)
    press(page, top(page, "r8"))
    press(page, top(page, "c3"))
    expect(page.locator("#count")).to_have_text("1")
    page.wait_for_timeout(200)
    expect(page.locator(".taken, .lit")).to_have_count(0)
    assert stored(sitting) == "r8-c3"


def test_what_is_pressed_one_after_the_other_is_done_in_that_order(page):
    page.add_init_script(SLOW_LINE)
    sitting = sit(page)
    press(page, top(page, "c5"))
    press(page, top(page, "c5"))
    page.keyboard.press("Control+z")
    expect(told(page)).to_have_text("A move is taken back.")
    expect(page.locator("#count")).to_have_text("1")
    shows(page, "c5", "4H")
    assert stored(sitting).split()[0] == "c5-f1"


def test_a_press_on_the_stock_is_none_on_the_card_that_glides_away_from_it(page):
    sitting = sit(page, "double-klondike")
    page.evaluate("document.documentElement.dataset.speed = 'slow'")
    for turned in range(1, 7):
        press(page, page.locator("#s1"))
        expect(page.locator("#count")).to_have_text(str(turned))
    assert stored(sitting) == " ".join(["s1-w1"] * 6)


def test_escape_puts_back_what_is_dragged(page):
    sitting = sit(page)
    before = top(page, "r8").bounding_box()
    drag(page, top(page, "r8"), top(page, "c3"), drop=False)
    page.keyboard.press("Escape")
    expect(page.locator(".dragged, .lit, .flying")).to_have_count(0)
    assert top(page, "r8").bounding_box() == before
    page.mouse.up()
    page.wait_for_timeout(200)
    assert stored(sitting) == ""


def test_an_undo_takes_the_card_out_of_the_hand(page):
    """Else the drop would play the card that lies there after it."""
    sit(page)
    drag(page, top(page, "r8"), top(page, "c3"))
    expect(page.locator("#count")).to_have_text("1")
    drag(page, top(page, "c3"), top(page, "c5"), drop=False)
    page.keyboard.press("Control+z")
    expect(page.locator(".dragged")).to_have_count(0)
    shows(page, "c3", "KS")
    page.mouse.up()
    page.wait_for_timeout(200)
    expect(told(page)).to_have_text("A move is taken back.")


def test_a_card_that_was_played_elsewhere_is_not_in_the_hand_any_more(page):
    sitting = sit(page)
    other = page.context.new_page()
    come(other, page.url)
    drag(page, top(page, "c5"), top(page, "c1"), drop=False)
    other.bring_to_front()
    top(other, "c5").click()
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    shows(page, "f1", "AC")
    page.wait_for_timeout(200)
    assert stored(sitting) == "c5-f1"


def test_the_piles_lit_for_a_card_in_the_hand_are_those_of_the_table_as_it_is(page):
    """The queen goes to the king on bed 3, until a queen played elsewhere lies on it."""
    sitting = sit(page)
    other = page.context.new_page()
    come(other, page.url)
    drag(page, top(page, "r8"), top(page, "c1"), drop=False)
    lit = page.locator(".pile.lit")
    assert lit.evaluate_all("all => all.map(pile => pile.id)") == ["c3"]
    other.bring_to_front()
    for bed in ("c5", "c5"):
        top(other, bed).click()
    expect(page.locator("#count")).to_have_text("2")
    drag(other, top(other, "c5"), top(other, "c3"))
    expect(page.locator("#count")).to_have_text("3")
    expect(lit).to_have_count(0)
    page.mouse.up()
    shows(page, "r8", "QS")
    assert stored(sitting) == "c5-f1 c5-c2 c5-c3"


def test_a_window_may_change_its_size_while_a_card_is_dragged(page):
    sitting = sit(page)
    card = top(page, "r8")
    start = card.bounding_box()
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(start["x"] + 90, start["y"] + 90, steps=3)
    page.set_viewport_size({"width": 820, "height": 1000})
    page.mouse.move(410, 500)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    held = card.bounding_box()
    assert (round(held["x"]), round(held["y"])) == (398, 488)
    bed = top(page, "c3").bounding_box()
    page.mouse.move(bed["x"] + 20, bed["y"] + 30, steps=4)
    page.mouse.up()
    shows(page, "c3", "KS", "QS")
    expect(page.locator("#count")).to_have_text("1")
    assert stored(sitting) == "r8-c3"


@pytest.mark.parametrize("panel", ["rules", "settings", "links", "keys"])
def test_escape_closes_what_is_open_and_gives_the_focus_back(page, panel):
    sit(page)
    button = page.locator(f"button[popovertarget={panel}]").first
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{panel}")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(f"#{panel}")).to_be_hidden()
    expect(button).to_be_focused()


@pytest.mark.parametrize("panel", ["rules", "settings"])
def test_who_closes_a_panel_by_its_button_is_where_he_came_from(page, panel):
    sit(page)
    page.locator(f"button[popovertarget={panel}]").first.press("Enter")
    page.locator(f"#{panel} [popovertargetaction=hide]").press("Enter")
    expect(page.locator(f"button[popovertarget={panel}]").first).to_be_focused()


def test_a_double_tap_is_one_move_and_never_one_of_the_card_beneath(page):
    """In deal 1 the ace on bed 5 goes home; the four of hearts beneath it could go to bed 2."""
    sitting = sit(page)
    x, y = middle(top(page, "c5"))
    page.mouse.dblclick(x, y)
    expect(page.locator("#count")).to_have_text("1")
    page.wait_for_timeout(400)
    assert stored(sitting) == "c5-f1"
    page.mouse.click(*middle(top(page, "c5")))
    expect(page.locator("#count")).to_have_text("2")


def test_a_key_held_down_deals_one_game_and_lays_nothing_by_itself(page):
    sitting = sit(page, "double-klondike")
    top(page, "c8").focus()
    for key in ("Enter", " "):
        page.keyboard.down(key)
        page.keyboard.down(key)  # as a keyboard repeats it
        page.keyboard.down(key)
        page.keyboard.up(key)
        expect(page.locator("#count")).to_have_text("0" if key == "Enter" else "1")
    page.wait_for_timeout(200)
    assert stored(sitting) == "s1-w1"
    page.keyboard.down("n")
    page.keyboard.down("n")
    page.wait_for_url(lambda url: sitting.key not in url)
    live(page)
    page.keyboard.down("n")
    page.wait_for_timeout(300)
    assert Sitting.objects.count() == 2
