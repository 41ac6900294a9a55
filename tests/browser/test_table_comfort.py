"""What makes a table comfortable: the rest played home, safe cards, giving up, a first visit."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from cardgames import games
from cardgames.engine.notation import write_move
from cardgames.engine.record import read_record, replay
from cardgames.players import homeward
from cardgames.web.models import Sitting
from tests import golden
from tests.browser.tables import live, shows, sit, told, top

WON = Path(__file__).parents[1] / "golden" / "transcripts"


def before_the_rest(slug):
    """The number of a won deal, its moves until the rest plays itself, and how long that is."""
    record = replay(read_record((WON / f"{slug}.txt").read_text(), games.rules))
    rules, table, moves = record.start.rules, record.start.table, []
    while not (rest := homeward.rest(rules, rules.view(table))):
        move = record.moves[len(moves)]
        moves.append(write_move(rules, move))
        table = rules.follow(table, move)
    return record.start.number, moves, len(rest)


def stored(sitting):
    return Sitting.objects.get(pk=sitting.pk)


@pytest.mark.parametrize("way", ["pressed", "key"])
def test_the_rest_goes_home_in_one_step(page, way):
    number, moves, rest = before_the_rest("double-klondike")
    sitting = sit(page, "double-klondike", number, moves)
    finish = page.get_by_role("button", name="Play the rest home")
    expect(page.locator("#home")).to_have_text(f"{104 - rest} / 104")
    if way == "pressed":
        finish.click()
    else:
        page.locator("#felt").focus()
        page.keyboard.press("f")
    expect(page.locator("#ended")).to_be_visible()
    expect(page.locator("#home")).to_have_text("104 / 104")
    expect(told(page)).to_contain_text("Won!")
    expect(finish).to_be_hidden()
    assert stored(sitting).outcome == "won"


def test_a_cascade_is_quick_and_never_in_the_way(page):
    number, moves, _ = before_the_rest("eagle-wing")
    sit(page, "eagle-wing", number, moves)
    page.locator("#finish").click()
    expect(page.locator(".flying").first).to_be_attached()
    longest = page.evaluate(
        """Math.max(...document.getAnimations().map(({effect}) => effect)
        .filter(({pseudoElement}) => !pseudoElement).map(one => one.getComputedTiming().endTime))"""
    )
    assert longest < 1600
    expect(page.locator(".flying")).to_have_count(0)


def test_the_rest_is_not_offered_at_the_deal(page):
    sit(page)
    expect(page.locator("#finish")).to_be_hidden()


def test_safe_cards_go_home_after_a_move_and_come_back_with_it(page):
    sit(page, "eagle-wing", collect="always")
    top(page, "s1").click()
    shows(page, "f1", "AS", "2S")
    expect(told(page)).to_contain_text("Home after it")
    page.locator("#undo").click()
    shows(page, "f1", "AS")
    expect(page.locator("#count")).to_have_text("0")


def test_giving_up_is_asked_about_once_then_ends_the_game_and_tells_the_number(page):
    sitting = sit(page, "eagle-wing", number=4711, moves=["s1-w1"])
    give_up = page.get_by_role("button", name="Give up")
    give_up.click()
    expect(told(page)).to_contain_text("Press once more")
    assert stored(sitting).outcome == ""
    give_up.click()
    expect(page.locator("#ended")).to_contain_text("The game was given up.")
    expect(told(page)).to_have_text("The game was given up.")
    expect(page.locator("#ended")).to_contain_text("4711")
    expect(give_up).to_have_attribute("aria-disabled", "true")
    assert stored(sitting).outcome == "given-up"


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ("Welcome!", "For instance", "These help")),
        ("ru-RU", ("Добро", "Например", "А это")),
    ],
)
@pytest.mark.parametrize("slug", [*games.PATIENCES])
def test_a_first_table_shows_its_player_round_once(visitor, axe, locale, words, slug):
    page = visitor(locale=locale)
    sit(page, slug, tour=True)
    tour, says = page.locator("#tour"), page.locator("#tour-words")
    expect(says).to_contain_text(words[0])
    assert page.locator(".offered").count() > 0
    axe(page)
    page.locator("#tour-next").click()
    expect(page.locator("#tour-words")).not_to_contain_text(words[0])
    assert page.locator(".lit, .offered").count() > 0
    page.locator("#tour-next").click()
    expect(says).to_contain_text(words[2])
    page.locator("#tour-next").click()
    expect(tour).to_have_count(0)
    assert page.locator(".lit, .offered").count() == 0
    page.reload()
    live(page)
    expect(tour).to_have_count(0)


def test_the_tour_gives_way_to_whoever_plays(page):
    sit(page, tour=True)
    expect(page.locator("#tour")).to_be_visible()
    top(page, "c5").click()
    expect(page.locator("#tour")).to_have_count(0)
    assert page.locator(".offered").count() == 0


def test_the_tour_can_be_walked_and_closed_by_keys_alone(page):
    sit(page, tour=True)
    page.locator("#tour-next").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#tour-words")).to_contain_text("a lit place")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#tour")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.card, .spot')")


def test_the_card_that_the_tour_takes_can_be_laid_at_once(page):
    sitting = sit(page, tour=True)
    page.locator("#tour-next").click()
    page.locator(".pile.lit > :last-child").first.click()
    expect(page.locator("#count")).to_have_text("1")
    assert stored(sitting).force == 1


def test_whoever_has_played_the_game_is_not_shown_round(page):
    sit(page, tour=True, moves=["c5-f1"])
    expect(page.locator("#tour")).to_have_count(0)


def test_a_card_is_dragged_by_a_pen(page):
    sit(page)
    pen = page.context.new_cdp_session(page)
    start, end = top(page, "r8").bounding_box(), top(page, "c3").bounding_box()
    way = [
        ("mousePressed", start["x"] + 10, start["y"] + 10),
        ("mouseMoved", start["x"] + 40, start["y"] + 20),
        ("mouseMoved", end["x"] + 15, end["y"] + 25),
        ("mouseReleased", end["x"] + 15, end["y"] + 25),
    ]
    for kind, x, y in way:
        fields = {"button": "left", "buttons": 1, "clickCount": 1, "pointerType": "pen"}
        pen.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **fields})
    shows(page, "c3", "KS", "QS")


@pytest.mark.parametrize("slug", [*games.PATIENCES])
def test_on_a_phone_whatever_can_be_taken_is_a_large_enough_target(phone, slug):
    record = golden.won("parterre-3" if slug == "parterre" else slug)
    half = record.moves[: len(record.moves) // 2]
    moves = [write_move(record.start.rules, move) for move in half]
    sit(phone, slug, record.start.number, moves)
    small = phone.evaluate(
        """() => JSON.parse(document.getElementById("boot").textContent).moves.filter((move) => {
            const [, pile, run = 1, place] = /^([a-z]\\d+)(?:x(\\d+)|@(\\d+))?/.exec(move) ?? [];
            const card = [...document.querySelectorAll(`#${pile} > .card`)].at(place ? place - 1 : -run);
            const { width = 24, height = 24 } = card?.getBoundingClientRect() ?? {};
            return Math.min(width, height) < 24;
        })"""
    )
    assert small == []
