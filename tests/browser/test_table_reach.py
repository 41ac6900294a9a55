"""Every card within reach: however little of it shows, and whatever the tour or a duty says."""

import pytest
from playwright.sync_api import expect

from cardgames import games
from cardgames.engine.notation import write_move
from tests import golden
from tests.browser.tables import sit, told, top

LYING = {"viewport": {"width": 667, "height": 320}, "has_touch": True, "is_mobile": True}
WINDOWS = [(320, 568), (390, 844), (820, 1180), (1280, 800)]
LOCALES = {"en": "en-GB", "ru": "ru-RU"}


def hold(page, card):
    """Press a card for longer than a tap, with a finger."""
    box = card.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 4)}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(600)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_cards_too_close_to_press_are_listed_by_a_long_press_and_played_from_there(visitor, axe):
    """On a phone lying down long columns show slivers; the list of one has whole buttons."""
    page = visitor(**LYING)
    record = golden.won("double-klondike")
    half = record.moves[: len(record.moves) // 2]
    moves = [write_move(record.start.rules, move) for move in half]
    sit(page, "double-klondike", record.start.number, moves)
    slivers = page.locator(".pile[data-fan=down] > .card:not(.back, :last-child)")
    heights = slivers.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    covered = slivers.nth(heights.index(min(heights)))
    assert min(heights) < 24
    pile = covered.evaluate("card => card.parentElement.id")
    up = page.locator(f"#{pile} > .card:not(.back)").count()
    hold(page, covered)
    listed = page.locator("#choose")
    expect(listed).to_be_visible()
    assert listed.get_by_role("button").count() == up
    sizes = listed.get_by_role("button").evaluate_all(
        "all => all.map(one => [one.offsetWidth, one.offsetHeight])"
    )
    assert min(side for size in sizes for side in size) >= 24
    axe(page)
    listed.get_by_role("button").last.click()
    expect(listed).to_be_hidden()
    assert page.locator(f"#{pile} > .card.taken").count() == 1 or told(page).inner_text() != ""


def test_a_long_press_where_there_is_room_lists_nothing(phone):
    sit(phone, "parterre")
    covered = phone.locator("#c3 > .card").first
    assert covered.bounding_box()["height"] >= 24
    hold(phone, covered)
    expect(phone.locator("#choose")).to_be_hidden()


@pytest.mark.parametrize("slug", ["parterre", "besieged-city"])
@pytest.mark.parametrize("language", LOCALES)
def test_the_tour_never_moves_the_table(visitor, slug, language):
    page = visitor(locale=LOCALES[language])
    for width, height in WINDOWS:
        page.context.clear_cookies()
        page.set_viewport_size({"width": width, "height": height})
        sit(page, slug, tour=True)
        before = page.locator("#felt").bounding_box()
        for _ in range(3):
            page.locator("#tour-next").click()
            assert page.locator("#felt").bounding_box() == before, width
        expect(page.locator("#tour")).to_have_count(0)


def test_a_talon_that_waits_for_an_exchange_says_so(page):
    moves = "c4=c9 c8-f7 c10-c9 s1-c8 s1-c10 s1-w1 c4-f1 s1-c4".split()
    sit(page, "hemispheres", 5, moves)
    top(page, "w1").click()
    expect(told(page)).to_contain_text("must be exchanged first")
    expect(told(page)).to_have_class("told refused")


def test_the_result_is_a_line_to_send(visitor):
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    sitting = sit(page, "eagle-wing", number=4711)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("The result in a line")).to_be_hidden()
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator("#give-up").click()
    page.locator("#ended").get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Send").click()
    expect(told(page)).to_have_text("The result is copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Eagle Wing: 1 of 52 cards home, 0 moves, 0:")
    assert text.endswith(f"/d/{sitting.deal.code}/")
    assert "4711" not in text


@pytest.mark.parametrize("slug", games.PATIENCES)
def test_every_card_says_its_face_its_place_and_how_it_lies(page, slug):
    sit(page, slug)
    wrong = page.locator(".card").evaluate_all(
        """all => all.filter((card) => {
            const name = card.ariaLabel;
            const [, place, size] = /, (\\d+) of (\\d+)/.exec(name) ?? [];
            const pile = [...card.parentElement.querySelectorAll(".card")];
            const lies = card.dataset.card === "--"
                ? name.startsWith(card.matches(".back") ? "face down" : "a covered card")
                : card.matches(".back") ? name.startsWith("face down") : name.endsWith("face up");
            return !lies || pile.indexOf(card) !== place - 1 || pile.length !== Number(size);
        }).map((card) => card.ariaLabel)"""
    )
    assert wrong == []
    piles = page.locator(".pile:not([data-covered])").evaluate_all(
        """all => all.filter((pile) => {
            const down = pile.querySelectorAll(".back").length;
            return down > 0 && !pile.ariaLabel.endsWith(`${down} face down`);
        }).map((pile) => pile.id)"""
    )
    assert piles == []
