"""A finished game gone through in a browser: by mouse, by keys, by ear, on a phone, without script."""

import random
import re
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from cardgames import games
from cardgames.engine.cards import pile_text
from cardgames.engine.notation import write_move
from cardgames.web.models import Duel, Match, Seat, Sitting
from cardgames.web.services import deals
from cardgames.web.standing import seen_so_far
from tests.browser.conftest import DESK, PHONE
from tests.browser.tables import cards, live, sit, top
from tests.web.conftest import played_by_hints
from tests.web.duels import person

LOCALES = {"en": "en-GB", "ru": "ru-RU"}


def finished(user, won=True, cut=None):
    """A game that somebody has won, or given up after some moves, three seconds a move."""
    number, moves = played_by_hints("eagle-wing", True)
    moves = moves[:cut]
    sitting = Sitting.objects.create(
        deal=deals.numbered("eagle-wing", [], number),
        transcript=" ".join(moves),
        times=",".join(["30"] * len(moves)),
        force=len(moves),
        n=len(moves),
        spent=3000 * len(moves),
        outcome="given-up" if cut else "won",
        finished=timezone.now(),
    )
    Seat.objects.create(sitting=sitting, place=1, user=user)
    return sitting


def guest_of(page):
    """Let the visitor press a deal, so that he is a guest; gives him."""
    page.goto("/")
    page.locator('form[action="/games/parterre/deal"] button').first.click()
    page.wait_for_url("**/table/*/")
    return Sitting.objects.get(key=page.url.split("/")[4]).seats.get().user


@pytest.fixture(params=LOCALES)
def locale(request):
    return LOCALES[request.param]


@pytest.fixture
def replay(page):
    """The visitor's own game, open at its deal."""
    sitting = finished(guest_of(page))
    page.goto(f"/replay/{sitting.watch}/")
    return sitting


def lies(page, sitting, move):
    """Wait until the table of a move is shown, every card of it."""
    sight = seen_so_far(sitting, None)[move]
    for name, pile in zip(sight.rules.names, sight.view.piles, strict=True):
        faces = [card.strip("<>") for card in pile_text(pile).split()]
        expect(page.locator(f"#{name} > .card")).to_have_count(len(faces))
        assert cards(page, name) == faces


def told(page):
    return page.locator("#told")


def test_a_game_is_gone_through_by_the_buttons(page, replay):
    count = replay.force
    lies(page, replay, 0)
    expect(page.locator("#at")).to_have_text("0")
    page.get_by_role("button", name="A move forward").click()
    expect(page.locator("#at")).to_have_text("1")
    lies(page, replay, 1)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#at")).to_have_text(str(count))
    lies(page, replay, count)
    page.get_by_role("button", name="A move back").click()
    expect(page.locator("#at")).to_have_text(str(count - 1))
    lies(page, replay, count - 1)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#at")).to_have_text("0")
    lies(page, replay, 0)


def test_a_game_is_gone_through_by_keys_alone_and_every_move_is_told(page, replay):
    page.keyboard.press("ArrowRight")
    expect(told(page)).to_contain_text(f"Move 1 of {replay.force}.")
    row = page.locator(".moves li").nth(1)
    expect(told(page)).to_contain_text(row.locator("a").inner_text())
    expect(row.locator("a")).to_have_attribute("aria-current", "step")
    expect(page.locator(".moves [aria-current]")).to_have_count(1)
    page.keyboard.press("End")
    expect(told(page)).to_contain_text(f"Move {replay.force} of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#at")).to_have_text(str(replay.force - 1))
    page.keyboard.press("Home")
    expect(told(page)).to_have_text("The cards as they were dealt.")


def test_the_slider_leads_anywhere_and_tells_where_it_is(page, replay):
    slider = page.get_by_role("slider", name="Move of the game")
    slider.focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#at")).to_have_text("5")
    lies(page, replay, 5)
    expect(slider).to_have_attribute("aria-valuetext", told(page).inner_text())


def test_a_game_plays_at_the_speed_chosen_until_it_is_stopped(page, replay):
    page.get_by_label("Speed").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#at")).not_to_have_text(re.compile("^[0-2]$"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    at = page.locator("#at").inner_text()
    page.wait_for_timeout(1000)
    assert page.locator("#at").inner_text() == at
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("400")


def test_the_space_bar_plays_and_stops(page, replay):
    page.get_by_label("Speed").select_option("quick")
    page.locator("#felt").focus()
    page.keyboard.press(" ")
    expect(page.locator("#at")).not_to_have_text(re.compile("^[01]$"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_each_move_has_its_time(page, replay):
    expect(page.locator(".moves time").nth(19)).to_have_text("1:00")
    page.goto(f"/replay/{replay.watch}/?move=20")
    expect(page.locator("#time")).to_have_text("1:00")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#time")).to_have_text("1:03")


def test_a_link_leads_to_its_move(page, replay):
    page.goto(f"/replay/{replay.watch}/#30")
    expect(page.locator("#at")).to_have_text("30")
    lies(page, replay, 30)
    assert page.locator("#move-link").input_value().endswith("?move=30")
    page.goto(page.locator("#move-link").input_value())
    expect(page.locator("#at")).to_have_text("30")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#at")).to_have_text("31")
    assert page.url.endswith("#31")


def test_without_script_every_move_has_its_page(visitor):
    page = visitor(java_script_enabled=False)
    sitting = finished(guest_of(page))
    page.goto(f"/replay/{sitting.watch}/?move=42")
    lies(page, sitting, 42)
    page.get_by_role("button", name="A move forward").click()
    assert page.url.endswith("?move=43")
    lies(page, sitting, 43)
    page.get_by_role("button", name="Moves").click()
    page.locator(".moves a").nth(7).click()
    lies(page, sitting, 7)


def test_a_game_is_played_on_from_a_move_for_practice(page, replay):
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#at")).to_have_text("2")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*/")
    live(page)
    begun = Sitting.objects.get(key=page.url.split("/")[4])
    assert (begun.practice, begun.force, begun.n) == (True, 2, 0)
    lies(page, replay, 2)


def test_a_stranger_is_asked_before_he_is_shown_cards_he_has_not_played(visitor, page, replay):
    friend = visitor()
    friend.goto(f"/replay/{replay.watch}/?move=9")
    expect(friend.locator("#felt")).to_have_count(0)
    friend.get_by_role("button", name="Show it now").click()
    expect(friend.locator("#at")).to_have_text("9")
    assert friend.url.endswith("?move=9")


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_keeps_anybody_from_a_replay(visitor, axe, locale, window):
    page = visitor(locale=locale, **window)
    user = guest_of(page)
    one, other = finished(user), finished(user, cut=40)
    stranger = visitor(locale=locale, **window)
    places = [
        (page, f"/replay/{one.watch}/?move=42"),
        (page, f"/compare/{one.watch}/{other.watch}/"),
        (page, f"/embed/{one.watch}/"),
        (stranger, f"/replay/{one.watch}/"),
    ]
    for visit, path in places:
        visit.goto(path)
        axe(visit)
        width = visit.evaluate("document.documentElement.scrollWidth")
        assert width <= window["viewport"]["width"], path
    page.goto(f"/replay/{one.watch}/")
    page.get_by_role("button", name={"en-GB": "Share", "ru-RU": "Поделиться"}[locale]).click()
    axe(page)


def test_a_table_within_another_page_goes_on_with_its_game(page, visitor):
    sitting = sit(page, "parterre", 1)
    reader = visitor()
    reader.goto(f"/embed/{sitting.watch}/")
    expect(reader.locator("#at")).to_have_text("0")
    move = page.evaluate("JSON.parse(document.getElementById('boot').textContent).moves[0]")
    source, target = move.split("-")
    top(page, source).click()
    page.locator(f"#{target}").locator(":scope > :last-child").click()
    expect(page.locator("#count")).to_have_text("1")
    expect(reader.locator("#at")).to_have_text("1")
    assert cards(reader, target) == cards(page, target)
    assert reader.context.cookies() == []


@pytest.fixture
def blog():
    """Serves a page of HTML elsewhere: blog(html) gives its address."""
    pages = []

    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(pages[-1].encode())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()

        def serve(html):
            pages.append(html)
            return f"http://localhost:{server.server_port}/"

        yield serve
        server.shutdown()


def test_another_page_can_show_a_table(page, visitor, site, blog):
    sitting = finished(guest_of(page))
    reader = visitor()
    reader.goto(blog(f'<iframe src="{site.url}/embed/{sitting.watch}/" width="720"></iframe>'))
    frame = reader.frame_locator("iframe")
    frame.get_by_role("button", name="A move forward").click()
    expect(frame.locator("#at")).to_have_text("1")
    assert reader.context.cookies() == []


def played_by_two(moves=40):
    """A game of Crapette that somebody resigned, played at random, faults and all."""
    deal = deals.numbered("crapette", [], "5")
    rules, chance = games.rules("crapette"), random.Random(5)
    now, words = rules.deal(5), []
    while len(words) < moves and (possible := rules.moves(now)):
        move = chance.choice(possible)
        words.append(write_move(rules, move))
        now = rules.follow(now, move)
    over = {"outcome": "played", "finished": timezone.now()}
    steps = {"transcript": " ".join(words), "force": len(words), "n": len(words)}
    sitting = Sitting.objects.create(deal=deal, **steps, **over)
    ended = {"how": "resigned", "winner": 2, "points": 30, "salt": "5a17"}
    match = Match.objects.create(host=person("ada"))
    Duel.objects.create(sitting=sitting, match=match, host_place=1, **ended)
    for place, name in enumerate(("ada", "bob"), start=1):
        Seat.objects.create(sitting=sitting, place=place, user=person(name))
    return sitting


def test_a_game_for_two_is_gone_through_turn_by_turn(visitor, axe, locale):
    sitting = played_by_two()
    page = visitor(locale=locale)
    page.goto(f"/replay/{sitting.watch}/")
    turns = page.locator(".moves li:has(.turn)")
    page.locator("[data-go=turnOn]").click()
    page.locator("[data-go=turnOn]").click()
    expect(turns.nth(1).locator("[aria-current]")).to_have_count(1)
    page.locator("[data-go=turnBack]").click()
    expect(turns.nth(0).locator("[aria-current]")).to_have_count(1)
    lies(page, sitting, 1)
    expect(page.locator(".fault-told").first).to_be_attached()
    page.locator(".sealed summary").click()
    expect(page.locator("#sealed-right")).to_be_visible()
    axe(page)
