"""One table at several places: reload, a second window, spectators, and the line going down."""

import pytest
from playwright.sync_api import expect

from cardgames.web.models import Sitting
from tests.browser.tables import cards, come, drag, empty, live, shows, sit, told, top


@pytest.fixture
def sitting(page):
    """The Parterre's deal 1; its bed 3 ends in KS, and QS is in r8."""
    return sit(page)


def stored(sitting):
    return Sitting.objects.get(pk=sitting.pk).transcript


def second_window(page):
    """The same person's other window on the same table."""
    other = page.context.new_page()
    come(other, page.url)
    return other


def test_a_reload_shows_the_table_as_it_was(page, sitting):
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(page, "c3", "KS", "QS")
    expect(page.locator("#count")).to_have_text("1")
    page.reload()
    shows(page, "c3", "KS", "QS")
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")


def test_a_move_is_seen_at_once_in_the_other_window(page, sitting):
    other = second_window(page)
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(other, "c3", "KS", "QS")
    empty(other, "r8")
    expect(told(other)).to_have_text("Q♠ to bed 3.")
    other.locator("#undo").click()
    shows(page, "r8", "QS")
    expect(told(page)).to_have_text("A move is taken back.")


def test_a_move_made_elsewhere_does_not_take_the_card_out_of_the_hand(page, sitting):
    other = second_window(page)
    drag(page, top(page, "r8"), top(page, "c1"), drop=False)
    other.bring_to_front()
    top(other, "c5").click()
    shows(other, "f1", "AC")
    expect(page.locator("#count")).to_have_text("1")
    held = top(page, "r8").bounding_box()
    assert held["x"] > page.locator("#r8").bounding_box()["x"] + 50
    page.mouse.up()
    shows(page, "r8", "QS")
    shows(page, "f1", "AC")


def test_a_spectator_sees_every_move_and_can_make_none(page, friend, sitting):
    come(friend, f"/watch/{sitting.watch}/")
    expect(page.locator("#watching")).to_have_text("watching: 1")
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(friend, "c3", "KS", "QS")
    expect(friend.locator("#undo")).to_have_count(0)
    top(friend, "r14").click()
    drag(friend, top(friend, "r14"), top(friend, "c6"))
    friend.wait_for_timeout(300)
    shows(friend, "r14", "9C")
    assert stored(sitting) == "r8-c3"


def test_hidden_cards_are_nowhere_in_the_page(page, friend):
    sitting = sit(page, "double-klondike")
    come(friend, f"/watch/{sitting.watch}/")
    for reader in (page, friend):
        assert set(cards(reader, "s1")) == {"--"}
        assert set(cards(reader, "c1")[:-1]) == {"--"}
        assert "number" not in reader.locator("#boot").text_content()


def test_the_links_lead_to_the_deal_and_to_the_live_game(page, friend, sitting):
    page.locator("[popovertarget=links]").first.click()
    deal = page.locator("#deal-link").input_value()
    watch = page.locator("#watch-link").input_value()
    assert watch.endswith(f"/watch/{sitting.watch}/")
    assert deal.endswith(f"/d/{sitting.deal.code}/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-copy=deal-link]").click()
    expect(told(page)).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == deal
    friend.goto(deal)
    friend.get_by_role("button", name="Play these cards").click()
    live(friend)
    assert cards(friend, "c1") == cards(page, "c1")
    assert friend.url != page.url


def test_a_link_is_copied_though_the_browser_has_no_clipboard(page, sitting):
    """As it has none where the site is served in the house, without https."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    come(page, page.url)
    page.locator("[popovertarget=links]").first.click()
    watch = page.locator("#watch-link").input_value()
    page.locator("[data-copy=watch-link]").click()
    expect(told(page)).to_have_text("Copied.")
    page.goto("/")
    page.locator("#q").press("Control+v")
    expect(page.locator("#q")).to_have_value(watch)


def test_a_move_made_without_a_line_waits_and_is_played_once(page, sitting):
    page.context.set_offline(True)
    expect(page.locator("#line")).to_have_attribute("data-state", "lost", timeout=8000)
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(page, "c3", "KS", "QS")
    expect(told(page)).to_contain_text("No connection")
    assert stored(sitting) == ""
    page.context.set_offline(False)
    live(page)
    expect(page.locator("#count")).to_have_text("1")
    shows(page, "c3", "KS", "QS")
    assert stored(sitting) == "r8-c3"


def test_a_move_waiting_for_the_line_survives_a_reload(page, sitting):
    page.context.set_offline(True)
    expect(page.locator("#line")).to_have_attribute("data-state", "lost", timeout=8000)
    drag(page, top(page, "r8"), top(page, "c3"))
    shows(page, "c3", "KS", "QS")
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("#count")).to_have_text("1")
    assert stored(sitting) == "r8-c3"


def test_an_answer_lost_on_the_way_is_asked_for_again_and_nothing_is_played_twice(page):
    """The server hears the move, the browser never hears the answer: it asks under the same id."""
    deaf = {"now": False}

    def between(socket):
        server = socket.connect_to_server()

        def heard(message):
            if deaf["now"] and '"type":"table"' in message:
                deaf["now"] = False
                socket.close()
                return
            socket.send(message)

        server.on_message(heard)

    page.route_web_socket("**/table/*/", between)
    sitting = sit(page, "eagle-wing")
    deaf["now"] = True
    top(page, "s1").click()
    expect(page.locator("#count")).to_have_text("1")
    live(page)
    page.wait_for_timeout(300)
    assert stored(sitting) == "s1-w1"
    assert len(cards(page, "w1")) == 1


def test_a_table_that_is_not_ones_own_is_not_shown(page, friend, sitting):
    answer = friend.goto(f"/table/{sitting.key}/")
    assert answer.status == 404


def test_a_player_who_has_gone_out_is_told_that_the_table_is_not_his(page, sitting):
    page.context.clear_cookies()
    page.context.set_offline(True)
    expect(page.locator("#line")).to_have_attribute("data-state", "lost", timeout=8000)
    page.context.set_offline(False)
    expect(told(page)).to_contain_text("no", timeout=8000)
    assert page.locator("#line").get_attribute("data-state") in ("stranger", "missing")
