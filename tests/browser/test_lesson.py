"""The lesson of Crapette, played through by pointer, by finger and by keys."""

import re

import pytest
from playwright.sync_api import expect

from cardgames import games
from tests.browser.tables import drag, shows, top

SLUG = "crapette"
PAGES = games.LESSONS[SLUG]
PATH = f"/games/{SLUG}/lesson/{{}}/"


def task(page):
    return page.locator("#task")


def asked(number, done, language="en"):
    """What a page asks for after so many tasks."""
    tasks = PAGES[number - 1].tasks
    return (tasks[done].says if done < len(tasks) else PAGES[number - 1].done).tell(language)


def pressed(page, does):
    """Do a task as a pointer would: press the pile, or the card and then where it goes."""
    if does == "stop":
        page.locator("#stop").click()
        return
    source, _, target = does.rpartition(":")[2].partition("-")
    top(page, source).click()
    if target and page.locator("#felt .taken").count():
        page.locator(f"#{target} > :last-child").click()


def play_through(page, number, act, language="en"):
    for done, given in enumerate(PAGES[number - 1].tasks):
        expect(task(page)).to_have_text(asked(number, done, language))
        if not given.other:
            act(page, given.does)
    expect(task(page)).to_have_text(asked(number, len(PAGES[number - 1].tasks), language))


@pytest.mark.parametrize("number", range(1, len(PAGES) + 1))
def test_each_page_is_played_through_by_a_pointer(page, number):
    page.goto(PATH.format(number))
    play_through(page, number, pressed)


def test_the_whole_lesson_is_played_on_a_phone_from_page_to_page(visitor):
    from tests.browser.conftest import PHONE

    phone = visitor(locale="ru-RU", **PHONE)
    phone.goto(f"/games/{SLUG}/lesson/")
    for number in range(1, len(PAGES) + 1):
        expect(phone.locator("h1")).to_have_text(PAGES[number - 1].name.ru)
        play_through(phone, number, pressed, "ru")
        phone.locator("#next").click()
    expect(phone).to_have_url(re.compile(r"//[^/]+/$"))


def test_a_page_is_played_by_keys_alone(page):
    page.goto(PATH.format(4))

    def by_keys(page, does):
        source, _, target = does.rpartition(":")[2].partition("-")
        top(page, source).focus()
        page.keyboard.press("Enter")
        if target:
            page.locator(f"#{target} > :last-child").focus()
            page.keyboard.press("Enter")

    play_through(page, 4, by_keys)
    expect(page.locator("#next")).to_be_focused()


def test_a_card_is_dragged_where_it_belongs(page):
    page.goto(PATH.format(1))
    drag(page, top(page, "c7"), page.locator("#f1 > .spot"))
    shows(page, "f1", "AD")


def test_what_breaks_the_order_is_refused_with_the_reason(page):
    page.goto(PATH.format(2))
    drag(page, top(page, "c1"), page.locator("#c2 > .card"))
    expect(page.locator("#told")).to_contain_text("must be played there first")
    shows(page, "c1", "9H")


def test_what_is_allowed_but_not_asked_for_is_not_made(page):
    page.goto(PATH.format(1))
    top(page, "r2").click()
    expect(page.locator("#told")).to_have_text(
        "That would be allowed too, but this page is about something else."
    )
    expect(top(page, "r2")).to_have_attribute("data-card", "--")


def test_a_stop_without_an_error_and_a_proof_that_proves_nothing_are_told(page):
    page.goto(PATH.format(2))
    page.locator("#stop").click()
    expect(page.locator("#told")).to_contain_text("no error to call")
    page.goto(PATH.format(6))
    expect(task(page)).to_have_text(asked(6, 1))
    page.locator("#stop").click()
    expect(task(page)).to_have_text(asked(6, 2))
    top(page, "c5").click()
    expect(page.locator("#told")).to_contain_text("proves nothing")
    top(page, "c3").click()
    shows(page, "c1", "9H")


def test_without_a_line_a_card_goes_back_and_the_page_says_why(page):
    page.goto(PATH.format(1))
    page.context.set_offline(True)
    top(page, "c7").click()
    expect(page.locator("#told")).to_contain_text("No connection")
    shows(page, "c7", "AD")
    page.context.set_offline(False)
    top(page, "c7").click()
    shows(page, "f1", "AD")


@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("window", [{}, {"viewport": {"width": 390, "height": 844}}])
def test_nothing_keeps_anybody_out_of_the_lesson(visitor, axe, number, window):
    page = visitor(**window)
    page.goto(PATH.format(number))
    axe(page)
    scrolled = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert scrolled <= 0


def test_without_scripts_a_page_can_be_read(visitor):
    page = visitor(java_script_enabled=False)
    page.goto(PATH.format(6))
    for given in PAGES[5].tasks:
        assert given.says.en in page.locator("main").inner_text()
