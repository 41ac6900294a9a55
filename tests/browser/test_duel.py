"""Crapette for two in two real browsers: a game, its calls, its ends, and its faults of the line."""

import re

import pytest
from playwright.sync_api import expect

from cardgames.web import duelling
from cardgames.web import terms as bargain
from tests.browser.duels import (
    ERROR,
    LAST,
    button,
    couple,
    due,
    ended,
    lies,
    press,
    top,
)
from tests.browser.tables import drag, live


@pytest.fixture
def sat(site, page, friend, monkeypatch):
    """Seats both: sat(terms={"mode": "strict"}, c1="9H")."""
    return lambda **given: couple(site, (page, friend), monkeypatch, **given)


def by_keys(page, *piles):
    for pile in piles:
        page.locator(f"#{pile} > :last-child").focus()
        page.keyboard.press("Enter")


def test_a_move_is_seen_by_the_other_and_told(sat):
    two = sat(**ERROR)
    expect(due(two.one)).to_have_text("Your turn.")
    expect(due(two.two)).to_have_text(f"{two.first} is to move.")
    press(two.one, "c3")
    for page in two.pages:
        lies(page, "f1", "AS 2S")
    expect(two.two.locator("#told")).to_have_text(f"{two.first}: 2♠ to foundation 1.")


def test_each_sees_his_own_half_at_the_bottom_and_the_same_table(sat):
    two = sat(**ERROR)
    for page, mine, other in ((two.one, 1, 2), (two.two, 2, 1)):
        low, high = (page.locator(f"#s{seat}").bounding_box()["y"] for seat in (mine, other))
        assert low > high
        low, high = (page.locator(f"#plate-{seat}").bounding_box()["y"] for seat in (mine, other))
        assert page.locator(f"#s{mine}").get_attribute("aria-label").startswith("Stock, yours")
    backs = [
        page.locator("#s1 > .card").last.evaluate(
            "c => getComputedStyle(c).getPropertyValue('--back')"
        )
        for page in two.pages
    ]
    assert backs[0] != backs[1], "one's own pack has one's own back"


def test_a_game_is_won_by_the_last_card_and_counted(sat):
    two = sat(**LAST)
    press(two.one, "s1", "f1")
    expect(due(two.two)).to_contain_text(f"{two.first} has no card left.")
    expect(due(two.one)).to_contain_text("You have no card left.")
    button(two.two, "It was right").click()
    expect(ended(two.one).locator("h2")).to_have_text("You have won!")
    expect(ended(two.two).locator("h2")).to_have_text(f"{two.first} has won.")
    expect(ended(two.two)).to_contain_text(f"Points: {30 + 2 * 3 + 1 + 1}.")


def test_a_stop_is_called_proved_and_takes_the_move_back(sat):
    two = sat(**ERROR)
    press(two.one, "c1")
    lies(two.two, "c2", "TC 9H")
    two.two.locator("#stop").click()
    expect(due(two.two)).to_contain_text("Press the card that should have been played.")
    expect(due(two.one)).to_contain_text("is looking for the proof")
    press(two.two, "c3")
    for page in two.pages:
        lies(page, "c1", "9H")
        lies(page, "c2", "TC")
        expect(page.locator("#told")).to_contain_text("The call was right.")
    expect(due(two.two)).to_have_text("Your turn.")
    expect(two.two.locator("#calls")).to_have_text("Calls left: 3")


def test_a_wrong_stop_changes_nothing_but_the_calls_left(sat):
    two = sat(**(ERROR | {"f1": "", "c3": "KS"}))
    press(two.one, "c1")
    lies(two.two, "c2", "TC 9H")
    two.two.keyboard.press("s")
    expect(due(two.two)).to_contain_text("Press the card")
    press(two.two, "c5")
    expect(two.two.locator("#told")).to_contain_text("was not proven")
    lies(two.two, "c2", "TC 9H")
    expect(two.two.locator("#calls")).to_have_text("Calls left: 2")
    expect(due(two.one)).to_have_text("Your turn.")


def test_the_stop_button_is_there_and_alike_whether_there_is_an_error_or_none(sat):
    two = sat(**ERROR)
    look = (
        "b => [b.disabled, b.textContent, b.className, JSON.stringify(b.getBoundingClientRect())]"
    )
    before = two.two.locator("#stop").evaluate(look)
    press(two.one, "c1")
    lies(two.two, "c2", "TC 9H")
    assert two.two.locator("#stop").evaluate(look) == before
    assert two.one.locator("#stop").evaluate(look)[:3] == before[:3]


def test_the_mover_may_make_his_next_move_at_once_and_it_is_sent_when_its_time_has_come(sat):
    two = sat(terms={"hold": 800}, **(ERROR | {"f1": "", "c3": "KS", "c4": "8S"}))
    press(two.one, "c1")
    lies(two.one, "c2", "TC 9H")
    two.one.wait_for_timeout(500)  # until then a tap there is taken for an echo of the first
    press(two.one, "c4", "c2")
    lies(two.one, "c2", "TC 9H 8S")
    expect(two.one.locator("#told")).not_to_have_class(re.compile("refused"))
    lies(two.two, "c2", "TC 9H 8S")


def test_a_draw_is_offered_declined_and_agreed(sat):
    two = sat(**ERROR)
    button(two.one, "Draw").click()
    button(two.one, "Offer a draw").click()
    expect(due(two.two)).to_contain_text(f"{two.first} offers a draw.")
    button(two.two, "Play on").click()
    expect(due(two.two)).not_to_contain_text("offers")
    button(two.two, "Draw").click()
    button(two.two, "Offer a draw").click()
    button(two.one, "Agree").click()
    for page in two.pages:
        expect(ended(page).locator("h2")).to_have_text("A draw.")


def test_who_resigns_is_asked_first_and_the_next_game_changes_the_places(sat, visitor, axe):
    """A match to points says how it stands, and at its end who has won it."""
    two = sat(terms={"target": 60}, **ERROR)
    button(two.two, "Resign").click()
    axe(two.two)
    button(two.two, "No").click()
    expect(ended(two.two)).to_be_hidden()
    button(two.two, "Resign").click()
    two.two.locator("#sure-yes").click()
    expect(ended(two.one).locator("h2")).to_have_text("You have won!")
    expect(ended(two.one)).to_contain_text("The match stands at 34 : 0; it goes to 60.")
    axe(two.one)
    button(two.one, "The next game").click()
    expect(ended(two.two)).to_contain_text(f"{two.first} would like to play once more.")
    button(two.two, "The next game").click()
    for page in two.pages:
        page.wait_for_url(lambda url: "/duel/" in url and not url.endswith(two.game.path))
        live(page)
    expect(two.two.locator("#felt")).to_have_attribute("data-seat", "1")
    expect(two.one.locator("#felt")).to_have_attribute("data-seat", "2")
    watcher = visitor()
    watcher.goto(two.game.watch)  # whoever opens the link of the game that is over sees that one
    live(watcher)
    expect(ended(watcher)).to_contain_text("Look through the game")
    ended(watcher).get_by_role("link", name="The next game").click()
    live(watcher)
    expect(ended(watcher)).to_be_hidden()
    button(two.two, "Resign").click()
    two.two.locator("#sure-yes").click()
    expect(ended(two.one)).to_contain_text(f"The match is over: {two.first} wins it, 0 : 70.")
    expect(button(two.one, "Once more")).to_be_visible()


def test_a_game_that_is_over_can_be_looked_through(sat):
    two = sat(**ERROR)
    press(two.one, "c3")
    lies(two.two, "f1", "AS 2S")
    button(two.one, "Resign").click()
    two.one.locator("#sure-yes").click()
    two.two.get_by_role("link", name="Look through the game").click()
    two.two.wait_for_url("**/replay/**")
    expect(two.two.locator("h1")).to_be_visible()


def test_the_title_of_the_page_tells_whose_turn_it_is(sat):
    two = sat(**ERROR)
    expect(two.one).to_have_title(re.compile("^● "))
    expect(two.two).not_to_have_title(re.compile("^● "))


def test_whoever_closes_the_page_has_left_and_his_game_can_be_claimed(sat, monkeypatch):
    monkeypatch.setattr(duelling, "DESERTED", 3_000)
    two = sat(**ERROR)
    two.one.goto("/")
    expect(two.two.locator("#plate-1 .absent")).to_contain_text("has left")
    expect(due(two.two)).to_contain_text("is away")
    button(two.two, "Claim the win").click()
    expect(ended(two.two).locator("h2")).to_have_text("You have won!")


def test_a_move_that_may_not_have_been_heard_is_asked_about(sat):
    two = sat(**ERROR)
    two.one.evaluate("""() => {
        window.mute = true;
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            if (!window.mute || !text.includes('"play"')) send.call(this, text);
        };
    }""")
    press(two.one, "c3")
    two.one.context.set_offline(True)
    expect(two.one.locator("#told")).to_contain_text("No connection", timeout=15_000)
    two.one.evaluate("window.mute = false")
    two.one.context.set_offline(False)
    expect(due(two.one)).to_contain_text("may not have reached the table", timeout=15_000)
    lies(two.two, "c3", "2S")
    button(two.one, "Play it").click()
    lies(two.two, "f1", "AS 2S")


def test_a_lost_line_comes_back_to_the_right_table(sat):
    two = sat(**ERROR)
    two.two.context.set_offline(True)
    expect(two.two.locator("#line")).to_have_attribute("data-state", "lost", timeout=15_000)
    press(two.one, "c3")
    lies(two.one, "f1", "AS 2S")
    two.two.context.set_offline(False)
    live(two.two)
    lies(two.two, "f1", "AS 2S")


def test_without_a_line_nothing_is_played_unseen(sat):
    two = sat(**ERROR)
    two.one.context.set_offline(True)
    expect(two.one.locator("#told")).to_contain_text("nothing can be played", timeout=15_000)
    press(two.one, "c3")
    lies(two.one, "c3", "2S")
    two.one.context.set_offline(False)
    live(two.one)
    lies(two.one, "c3", "2S")
    press(two.one, "c3")
    lies(two.two, "f1", "AS 2S")


def test_a_freeze_outlasts_a_page_loaded_anew(sat):
    two = sat(**ERROR)
    press(two.one, "c1")
    lies(two.two, "c2", "TC 9H")
    two.two.locator("#stop").click()
    expect(due(two.two)).to_contain_text("Press the card")
    two.two.reload()
    live(two.two)
    press(two.two, "c3")
    lies(two.one, "c1", "9H")


def test_a_move_made_in_the_wait_after_the_last_one_outlasts_a_lost_line_and_is_made_once(sat):
    two = sat(terms={"hold": 3_000}, **(ERROR | {"f1": "", "c3": "KS", "c4": "8S"}))
    press(two.one, "c1")
    lies(two.one, "c2", "TC 9H")
    two.one.evaluate("""() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            this.close();  // the line breaks under the first thing said
            WebSocket.prototype.send = send;
        };
    }""")
    two.one.wait_for_timeout(500)  # until then a tap there is taken for an echo of the first
    press(two.one, "c4", "c2")
    for page in two.pages:
        lies(page, "c2", "TC 9H 8S")


def test_an_end_that_may_be_called_outlasts_a_page_loaded_anew_on_both_sides(sat):
    two = sat(**(LAST | {"c1": "5H"}))
    press(two.one, "s1", "c1")
    for page in two.pages:
        expect(due(page)).to_contain_text("no card left")
        page.reload()
        live(page)
        expect(due(page)).to_contain_text("no card left")
    two.two.locator("#stop").click()
    expect(due(two.two)).to_contain_text("Press the card")
    for page in two.pages:
        page.reload()
        live(page)
    press(two.two, "c1")
    for page in two.pages:
        lies(page, "c1", "5H")
        lies(page, "s1", "--")
    expect(due(two.two)).to_have_text("Your turn.")


def test_a_second_tab_shows_the_same_and_may_play(sat):
    two = sat(**ERROR)
    tab = two.one.context.new_page()
    tab.goto(two.game.path)
    live(tab)
    press(tab, "c3")
    for page in (two.one, two.two):
        lies(page, "f1", "AS 2S")


def test_a_spectator_sees_the_table_and_can_do_nothing(sat, visitor, axe):
    two = sat(**ERROR)
    watcher = visitor()
    watcher.goto(two.game.watch)
    live(watcher)
    press(watcher, "c3")
    assert watcher.locator("#stop, #draw, #resign, #rematch").count() == 0
    press(two.one, "c3")
    lies(watcher, "f1", "AS 2S")
    hidden = watcher.locator(".pile > .card.back").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    assert set(hidden) == {"--"}
    expect(two.one.locator("#watching")).to_have_text("watching: 1")
    axe(watcher)


def test_a_game_is_played_by_keys_alone(sat):
    two = sat(**ERROR)

    by_keys(two.one, "c1", "c2")
    lies(two.two, "c2", "TC 9H")
    two.two.locator("#felt").focus()
    two.two.keyboard.press("s")
    expect(due(two.two)).to_contain_text("Press the card")
    by_keys(two.two, "c3")
    lies(two.two, "c1", "9H")
    by_keys(two.two, "c3", "f1")
    lies(two.one, "f1", "AS 2S")


def test_in_the_strict_game_there_is_no_stop_and_an_error_is_refused_with_its_reason(sat):
    two = sat(terms={"mode": "strict"}, **ERROR)
    assert two.one.locator("#stop").count() == 0
    drag(two.one, top(two.one, "c1"), top(two.one, "c2"))
    expect(two.one.locator("#told")).to_contain_text("must be played there first")
    lies(two.one, "c1", "9H")


def test_the_other_may_be_asked_to_turn_his_reserve(sat):
    two = sat(r2="<6H>", c1="7H")
    press(two.one, "r2")
    lies(two.two, "r2", "6H")
    press(two.one, "c1", "r2")
    lies(two.two, "r2", "6H 7H")


def test_a_phrase_is_heard_by_the_other_in_his_own_language(site, page, visitor, monkeypatch):
    two = couple(site, (page, visitor(locale="ru-RU")), monkeypatch, **ERROR)
    two.one.get_by_role("button", name="Say something").click()
    button(two.one, "Hello!").click()
    expect(two.two.locator("#plate-1 .bubble")).to_have_text("Здравствуйте!")


def test_the_moves_of_the_other_are_shown_one_by_one_and_all_at_once_on_demand(sat):
    two = sat(f1="AS", c3="2S", c1="3S", c2="4S", c4="5S", c5="6S", c6="7S")
    two.two.evaluate("localStorage.setItem('duel-pace', 'slow')")
    for rank, pile in enumerate(("c3", "c1", "c2", "c4", "c5", "c6"), 2):
        by_keys(two.one, pile, "f1")
        expect(two.one.locator("#told")).to_contain_text(f"{rank}♠")  # it has been answered
    assert two.two.locator("#f1 > .card").count() < 7
    two.two.locator("#forward").click()
    lies(two.two, "f1", "AS 2S 3S 4S 5S 6S 7S")
    expect(two.two.locator("#forward")).to_be_hidden()


def test_the_draw_for_the_start_is_shown_until_the_first_move(sat):
    two = sat(**ERROR)
    two.two.reload()
    expect(two.two.locator("#drawn")).to_contain_text(
        f"{two.first} drew the lower card and begins."
    )
    press(two.one, "c3")
    expect(two.two.locator("#drawn")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_nothing_keeps_anybody_out_of_the_table(site, visitor, axe, monkeypatch, locale, size):
    window = {"viewport": dict(zip(("width", "height"), size, strict=True)), "locale": locale}
    terms = {"target": 100, "options": " ".join(bargain.OPTIONS)}  # more than a phone has room for
    two = couple(site, (visitor(**window), visitor(**window)), monkeypatch, terms, **ERROR)
    assert two.one.locator(".terms").bounding_box()["height"] < 36  # two lines
    axe(two.one)
    press(two.one, "c1")
    lies(two.two, "c2", "TC 9H")
    two.two.locator("#stop").click()
    expect(two.two.locator("#felt")).to_have_class(re.compile("frozen"))
    axe(two.two)
    scrolled = two.one.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert scrolled <= 0


def test_a_table_laid_in_the_lobby_is_seen_there_and_begins_when_somebody_sits_down(
    page, friend, axe
):
    friend.goto("/crapette/")
    page.goto("/crapette/")
    axe(page)
    page.get_by_label("Anybody may sit down").check()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/challenge/*/")
    expect(page.locator(".qr img")).to_be_visible()
    axe(page)
    friend.get_by_role("button", name=re.compile("Sit down")).click()
    for one in (page, friend):
        one.wait_for_url("**/duel/*/")
        live(one)


def test_a_friend_comes_by_the_link(page, phone):
    page.goto("/crapette/")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/challenge/*/")
    phone.goto(page.locator("#link").input_value())
    phone.get_by_role("button", name="Sit down and play").click()
    for one in (page, phone):
        one.wait_for_url("**/duel/*/")
        live(one)


def test_whoever_waits_elsewhere_is_told_that_the_table_was_cleared(page, friend):
    page.goto("/crapette/")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/challenge/*/")
    friend.goto(page.url)
    button(page, "Clear the table").click()
    page.wait_for_url("**/crapette/")
    expect(friend.locator("#cancelled")).to_be_visible()


def test_against_the_machine_a_game_begins_at_once(page):
    page.goto("/crapette/")
    page.get_by_label("Machine: beginner").check(force=True)
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/duel/*/")
    live(page)
    expect(
        page.locator("#plate-1, #plate-2").filter(has_text=re.compile("Beginner", re.IGNORECASE))
    ).to_have_count(1)
