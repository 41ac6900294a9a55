"""The settings in a browser: each changes what it should, at once, everywhere, before any script."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.tables import come, shows, sit, told, top

LOCALES = {"en": "en-GB", "ru": "ru-RU"}
FACE = "getComputedStyle(document.querySelector('#r1 > .card'), '::before').backgroundImage"


def panel(page):
    """Open the settings beside the table."""
    page.locator("[popovertarget=settings]").first.click()
    expect(page.locator("#settings")).to_be_visible()


def choose(page, name, value, kept=True):
    """Press a choice, wherever its form is; wait until it is kept."""
    choice = page.locator(f"form.settings [name={name}][value={value}]")
    if choice.is_checked():
        return
    choice.check()
    if kept:
        expect(page.locator("form.settings .kept")).to_have_text(
            re.compile(r"^(Saved|Сохранено)\.$")
        )


def until(page, true):
    """Wait until an expression is true. Playwright's own waiting evaluates text, which the policy forbids."""
    for _ in range(100):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(true)


def html(page):
    return page.locator("html")


def style(page, selector, name, pseudo=""):
    """A computed style of the first that is found."""
    return page.locator(selector).first.evaluate(
        "(found, [pseudo, name]) => getComputedStyle(found, pseudo || null).getPropertyValue(name)",
        [pseudo, name],
    )


def fetched(page, part):
    """The addresses that the page has fetched with that part in them."""
    return page.evaluate(
        "part => performance.getEntriesByType('resource').map(e => e.name).filter(n => n.includes(part))",
        part,
    )


# Each changes what it should


def test_the_classic_face_is_fetched_only_where_it_is_chosen(page):
    sit(page)
    assert fetched(page, "classic") == []
    panel(page)
    choose(page, "face", "classic")
    until(page, f"{FACE}.includes('-120 -168 240 336')")
    assert fetched(page, "cards/classic.")
    until(page, "performance.getEntriesByType('resource').some(e => /classic.K/.test(e.name))")
    choose(page, "face", "plain")
    until(page, f"!{FACE}.includes('-120 -168 240 336')")


def test_small_cards_keep_the_plain_face(page):
    sit(page)
    panel(page)
    choose(page, "face", "classic")
    page.locator("#settings header button").click()
    until(page, f"{FACE}.includes('-120 -168 240 336')")
    page.set_viewport_size(PHONE["viewport"])
    until(page, f"!{FACE}.includes('-120 -168 240 336')")


def test_backs_suits_and_cloth_change_their_pictures_and_colours(page):
    sit(page, "double-klondike")
    panel(page)
    seen = set()
    for back in ("parterre", "trellis", "waves", "sun"):
        choose(page, "back", back)
        seen.add(style(page, "#s1 > .card:last-child", "background-image", "::before"))
    assert len(seen) == 4
    diamond = "#c1 > .card:last-child"  # the nine of diamonds
    assert "%23b3261e" in style(page, diamond, "background-image", "::before")
    choose(page, "suits", "four")
    assert "%231d4fa3" in style(page, diamond, "background-image", "::before")
    cloths = set()
    for felt in ("green", "blue", "wine", "slate"):
        choose(page, "felt", felt)
        cloths.add(style(page, "#table", "background-image"))
    assert len(cloths) == 4


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_is_the_chosen_one_whatever_the_device_has(visitor, scheme):
    page = visitor(color_scheme=scheme)
    page.goto("/settings/")
    paper = {}
    around = """() => [...document.querySelectorAll("meta[name=theme-color]")]
        .filter((bar) => matchMedia(bar.media).matches).map((bar) => bar.content)"""
    for theme in ("light", "dark", "system"):
        choose(page, "theme", theme)
        shown = page.evaluate(around)
        page.reload()
        assert page.evaluate(around) == shown  # as the server has it
        assert len(shown) == 1
        paper[theme] = style(page, "html", "background-color")
    assert paper["light"] != paper["dark"]
    assert paper["system"] == paper[scheme]


def test_the_left_hand_has_the_table_and_its_buttons_mirrored(page):
    sit(page, "double-klondike")
    spots = "#felt .pile"
    across = f"[...document.querySelectorAll('{spots}')].map(p => p.getBoundingClientRect())"
    before = page.evaluate(f"{across}.map(b => innerWidth - b.right)")
    assert page.locator("#undo").bounding_box()["x"] > 640
    page.evaluate("document.documentElement.dataset.hand = 'left'")
    after = page.evaluate(f"{across}.map(b => b.left)")
    assert after == pytest.approx(before, abs=2)
    assert page.locator("#undo").bounding_box()["x"] < 640
    page.evaluate("document.documentElement.dataset.speed = 'none'")
    top(page, "s1").click()
    shows(page, "w1", "3H")
    stock, waste = (top(page, pile).bounding_box() for pile in ("s1", "w1"))
    assert waste["x"] < stock["x"] < waste["x"] + 2 * waste["width"]


def test_a_card_is_dragged_on_a_mirrored_table(page):
    sit(page, "double-klondike")
    page.evaluate("document.documentElement.dataset.hand = 'left'")
    card, place = top(page, "c8").bounding_box(), page.locator("#f1").bounding_box()
    page.mouse.move(card["x"] + 12, card["y"] + 12)
    page.mouse.down()
    page.mouse.move(place["x"] + 20, place["y"] + 30, steps=6)
    page.mouse.up()
    shows(page, "f1", "AS")


@pytest.mark.parametrize(("speed", "length"), [("slow", 400), ("normal", 200), ("fast", 100)])
def test_cards_move_as_fast_as_is_chosen(page, speed, length):
    sit(page)
    panel(page)
    choose(page, "speed", speed)
    # Watched from before the move: a short one is over before a busy machine looks again.
    page.evaluate("""() => {
        const animate = Element.prototype.animate;
        window.lengths = [];
        Element.prototype.animate = function (frames, timing) {
            window.lengths.push(timing.duration);
            return animate.call(this, frames, timing);
        };
    }""")
    top(page, "r8").click()
    lengths = page.wait_for_function("window.lengths.length && window.lengths").json_value()
    assert set(lengths) == {length}


def test_without_motion_nothing_moves_even_where_slowness_was_chosen(visitor):
    page = visitor()
    sit(page)
    panel(page)
    choose(page, "speed", "none")
    top(page, "r8").click()
    shows(page, "c3", "KS", "QS")
    assert page.evaluate("document.getAnimations().length") == 0
    still = visitor(reduced_motion="reduce")
    sit(still)
    still.evaluate("document.documentElement.dataset.speed = 'slow'")
    top(still, "r8").click()
    shows(still, "c3", "KS", "QS")
    assert still.evaluate("document.getAnimations().length") == 0


def test_sounds_are_made_only_where_they_are_wanted(page):
    page.add_init_script(
        """window.heard = 0;
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (...when) {
            window.heard += 1;
            return start.apply(this, when);
        };"""
    )
    sit(page)
    top(page, "r8").click()
    shows(page, "c3", "KS", "QS")
    assert fetched(page, "sounds") == []
    panel(page)
    choose(page, "sounds", "on")
    until(page, "performance.getEntriesByType('resource').some(e => e.name.includes('sounds'))")
    page.locator("#undo").click()
    shows(page, "c3", "KS")
    until(page, "window.heard > 0")
    choose(page, "sounds", "off")
    before = page.evaluate("window.heard")
    top(page, "r8").click()
    shows(page, "c3", "KS", "QS")
    assert page.evaluate("window.heard") == before


def test_whoever_wants_is_asked_before_a_new_deal_too_or_never(page):
    sit(page)
    panel(page)
    top(page, "r8").click()
    shows(page, "c3", "KS", "QS")
    choose(page, "confirm", "both")
    old = page.url
    page.locator("#deal-new button").click()
    expect(told(page)).to_contain_text("Press once more")
    assert page.url == old
    choose(page, "confirm", "never")
    page.locator("#deal-again button").click()
    page.wait_for_url(lambda url: url != old)


def test_large_print_is_larger_on_the_page_and_on_the_cards(page):
    sit(page)

    def sizes():
        rank = style(page, "#r1 > .card", "background-size", "::before")
        return float(style(page, "html", "font-size")[:-2]), float(rank[5:].split("%")[0])

    page_before, rank_before = sizes()
    panel(page)
    choose(page, "print", "large")
    page_after, rank_after = sizes()
    assert page_after > page_before * 1.2
    assert rank_after > rank_before * 1.15


def test_the_language_is_changed_where_one_is(page):
    sit(page)
    path = page.url
    panel(page)
    page.locator("form.settings [name=language][value=ru]").check()
    expect(html(page)).to_have_attribute("lang", "ru")
    assert page.url == path


def test_auto_collecting_is_told_to_the_page(page):
    sit(page, collect="game")
    expect(html(page)).to_have_attribute("data-collect", "game")
    panel(page)
    choose(page, "collect", "never")
    expect(html(page)).to_have_attribute("data-collect", "never")


# Everywhere, and before any script


def test_the_look_is_in_the_html_that_the_server_sends(visitor):
    page = visitor(java_script_enabled=False)
    page.goto("/settings/")
    for name, value in (("theme", "dark"), ("felt", "wine"), ("hand", "left"), ("face", "classic")):
        page.locator(f"[name={name}][value={value}]").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The settings are saved.")).to_be_visible()
    expect(page.locator("[name=felt][value=wine]")).to_be_checked()
    page.goto("/")
    page.locator('form[action="/games/parterre/deal"] button').first.click()
    page.wait_for_url("**/table/*/")
    for name, value in (("theme", "dark"), ("felt", "wine"), ("hand", "left"), ("face", "classic")):
        expect(html(page)).to_have_attribute(f"data-{name}", value)
    assert "-120 -168 240 336" in style(page, "#r1 > .card", "background-image", "::before")


def test_another_tab_follows_at_once(page):
    sit(page)
    tab = page.context.new_page()
    tab.goto("/settings/")
    choose(tab, "felt", "blue")
    expect(html(page)).to_have_attribute("data-felt", "blue")
    panel(page)
    expect(page.locator("[name=felt][value=blue]")).to_be_checked()
    choose(page, "felt", "wine")
    expect(html(tab)).to_have_attribute("data-felt", "wine")
    expect(tab.locator("[name=felt][value=wine]")).to_be_checked()


def test_another_device_follows_at_once_its_language_too(page, visitor):
    sit(page)
    device = visitor(storage_state=page.context.storage_state())
    come(device, page.url)
    panel(page)
    choose(page, "face", "classic")
    expect(html(device)).to_have_attribute("data-face", "classic")
    until(device, f"{FACE}.includes('-120 -168 240 336')")
    page.locator("form.settings [name=language][value=ru]").check()
    expect(html(device)).to_have_attribute("lang", "ru")
    shows(device, "c3", "KS")


def test_a_choice_that_cannot_be_kept_is_told(page):
    sit(page)
    panel(page)
    page.route("**/settings/", lambda route: route.abort())
    choose(page, "felt", "blue", kept=False)
    expect(page.locator("form.settings .kept")).to_contain_text("Not saved")
    expect(html(page)).to_have_attribute("data-felt", "blue")


# For everybody


def test_the_panel_is_used_by_keys_alone_and_the_table_does_not_mind(page):
    sit(page)
    page.locator("[popovertarget=settings]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#settings")).to_be_visible()
    page.locator("form.settings [name=felt]:checked").focus()
    page.keyboard.press("ArrowRight")
    expect(html(page)).to_have_attribute("data-felt", "blue")
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_have_count(0)


def test_only_one_panel_is_open_beside_the_table(page):
    sit(page)
    page.locator("[popovertarget=rules]").first.click()
    panel(page)
    expect(page.locator("#rules")).to_be_hidden()


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_keeps_anybody_from_the_settings(visitor, axe, language):
    page = visitor(locale=LOCALES[language])
    page.goto("/settings/")
    axe(page)
    sit(page)
    for felt in ("green", "blue", "wine", "slate"):
        page.evaluate("felt => (document.documentElement.dataset.felt = felt)", felt)
        panel(page)
        axe(page)
        page.locator("#settings header button").click()
    page.evaluate("document.documentElement.dataset.print = 'large'")
    page.evaluate("document.documentElement.dataset.hand = 'left'")
    axe(page)


@pytest.mark.parametrize("language", LOCALES)
def test_the_settings_fit_the_narrowest_window_in_large_print_too(visitor, language):
    page = visitor(locale=LOCALES[language], viewport={"width": 320, "height": 568})
    for path in ("/settings/", "/"):
        page.goto(path)
        page.evaluate("document.documentElement.dataset.print = 'large'")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        crossing = page.evaluate(
            """() => {
                const boxes = [...document.querySelectorAll(".bar a, .bar button")].map((e) => e.getBoundingClientRect());
                const apart = (one, two) => one.right <= two.left + 1 || two.right <= one.left + 1
                    || one.bottom <= two.top + 1 || two.bottom <= one.top + 1;
                return boxes.some((one, at) => boxes.slice(at + 1).some((two) => !apart(one, two)));
            }"""
        )
        assert not crossing, path
    sit(page, "double-klondike")
    page.evaluate("document.documentElement.dataset.print = 'large'")
    outside = """[...document.querySelectorAll(".tool, .card, #settings:popover-open *")]
        .filter(part => part.checkVisibility())
        .filter(part => part.getBoundingClientRect().right > innerWidth + 1).map(part => part.outerHTML)"""
    assert page.evaluate(outside) == []
    panel(page)
    assert page.evaluate(outside) == []
