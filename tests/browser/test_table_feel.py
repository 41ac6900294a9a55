"""How the cards feel: under the finger without a jump, and never kept waiting by what still moves."""

from playwright.sync_api import expect

from tests.browser.tables import drag, shows, sit, told, top


def test_a_card_stays_under_the_pointer_from_the_first_pixel(page):
    sit(page)
    card = top(page, "r8")
    start = card.bounding_box()
    x, y = start["x"] + 15, start["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    for dx, dy in ((9, 0), (30, 12), (80, 60)):
        page.mouse.move(x + dx, y + dy)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        box = card.bounding_box()
        assert (round(box["x"] - start["x"]), round(box["y"] - start["y"])) == (dx, dy)
    page.mouse.up()


def test_a_move_begun_finishes_the_one_that_still_glides(page):
    sit(page)
    page.evaluate("document.documentElement.dataset.speed = 'slow'")
    top(page, "r8").click()
    expect(page.locator(".flying").first).to_be_attached()
    drag(page, top(page, "c4"), top(page, "c6"), drop=False)
    gliding = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.target.matches('.card')).length"
    )
    assert gliding == 0
    assert page.locator(".card.dragged").count() == 1
    page.mouse.up()


def test_what_is_in_focus_is_seen(page):
    sit(page)
    page.locator("#felt").focus()
    page.keyboard.press("ArrowRight")
    width = page.evaluate("getComputedStyle(document.activeElement, '::before').outlineWidth")
    assert width == "3px"
    page.locator("#undo").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


def test_a_hint_comes_in_steps_the_pile_then_the_move(page):
    sitting = sit(page)
    page.keyboard.press("h")
    expect(told(page)).to_contain_text("There is a move. Look here")
    page.keyboard.press("h")
    expect(told(page)).not_to_contain_text("Look here")
    sitting.refresh_from_db()
    assert (sitting.hints, sitting.force, sitting.undos) == (1, 0, 0)
    assert page.locator(".hinted").count() >= 1


def test_what_was_dropped_is_told_by_the_same_line_that_moves_it(page):
    sit(page)
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(page, "c3", "KS", "QS")
    expect(told(page)).to_contain_text("Q♠ to bed 3.")
    assert page.locator("[aria-live], [role=status]").count() >= 1
