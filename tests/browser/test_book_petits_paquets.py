"""Les Petits Paquets in a browser: rows dealt in play, packet 13 spread, the choice of king."""

import pytest
from playwright.sync_api import expect

from cardgames import games
from cardgames.engine.notation import write_move
from tests.browser.conftest import PHONE
from tests.browser.tables import cards, drag, empty, live, shows, sit, top

ROWS = ["deal"] * 7  # with the one that is dealt at first, the whole pack


def inside():
    """A deal and a move that takes a card from the inside of packet 13, when all is dealt."""
    rules = games.rules("petits-paquets")
    for number in range(1, 50):
        table = rules.deal(number)
        for _ in ROWS:
            [row] = [move for move in rules.moves(table) if move.verb == "deal"]
            table = rules.follow(table, row)
        size = len(table.piles[rules.names.index("c13")])
        texts = [write_move(rules, move) for move in rules.moves(table) if 0 < move.place < size]
        if texts:
            return number, texts[0]
    raise AssertionError("no such deal")


def choice():
    """A deal and a packet whose top card fits an upper and a lower king, with moves before it."""
    rules = games.rules("petits-paquets")
    for number in range(1, 400):
        table, made = rules.deal(number), []
        for _ in range(60):
            moves = rules.moves(table)
            both = {}
            for move in moves:
                if move.target >= 0 and not move.place:
                    both.setdefault(move.source, []).append(rules.names[move.target])
            for source, targets in both.items():
                if len(targets) > 1:
                    return number, made, rules.names[source], targets
            if not moves:
                break
            best = max(moves, key=lambda move: move.target)
            made.append(write_move(rules, best))
            table = rules.follow(table, best)
    raise AssertionError("no such deal")


def lit(page):
    return page.locator(".pile.lit").evaluate_all("all => all.map(pile => pile.id)")


def test_a_row_is_dealt_by_a_tap_on_the_stock_and_by_space(page):
    sit(page, "petits-paquets")
    expect(page.locator("#s1")).to_have_attribute("data-count", "83")
    top(page, "s1").click()
    expect(page.locator("#s1")).to_have_attribute("data-count", "70")
    expect(page.locator("#c12")).to_have_attribute("data-count", "2")
    top(page, "c1").focus()
    page.keyboard.press(" ")
    expect(page.locator("#s1")).to_have_attribute("data-count", "57")


def test_space_deals_a_row_and_gathers_though_nothing_is_in_focus(page):
    sit(page, "petits-paquets", moves=ROWS[1:])
    page.keyboard.press(" ")
    empty(page, "s1")
    page.keyboard.press(" ")
    expect(page.locator("#redeals")).to_have_text("0")


def test_all_cards_of_the_thirteenth_packet_show_and_none_covers_another_where_there_is_room(page):
    sit(page, "petits-paquets", moves=ROWS)
    faces = cards(page, "c13")
    assert len(faces) == 7
    assert "--" not in faces
    boxes = [page.locator("#c13 > .card").nth(place).bounding_box() for place in range(7)]
    assert all(box["width"] > 60 for box in boxes)


@pytest.mark.parametrize("way", ["drag", "tap", "keys"])
def test_a_card_inside_packet_13_is_played_and_the_packet_closes_up(page, way):
    number, move = inside()
    place, pile = move.removeprefix("c13@").split("-")
    sit(page, "petits-paquets", number, ROWS)
    faces = cards(page, "c13")
    taken = faces.pop(int(place) - 1)
    card = page.locator("#c13 > .card").nth(int(place) - 1)
    if way == "drag":
        drag(page, card, top(page, pile), drop=False)
        assert page.locator(".card.taken").count() == 1
        page.mouse.up()
    elif way == "tap":
        card.click()
        if page.locator(".taken").count():
            top(page, pile).click()
    else:
        card.focus()
        page.keyboard.press("Enter")
        top(page, pile).focus()
        page.keyboard.press("Enter")
    shows(page, pile, taken)
    assert cards(page, "c13") == faces


def test_a_card_inside_packet_13_that_cannot_go_comes_alone_and_goes_back(page):
    number, _ = inside()
    sit(page, "petits-paquets", number, ROWS)
    still = page.evaluate(
        """() => {
            const { moves } = JSON.parse(document.getElementById("boot").textContent);
            const cards = [...document.querySelectorAll("#c13 > .card")];
            return cards.findIndex((_, index) => !moves.some((move) => move.startsWith(`c13@${index + 1}-`)));
        }"""
    )
    before = cards(page, "c13")
    drag(page, page.locator("#c13 > .card").nth(still), top(page, "f1"), drop=False)
    assert page.locator(".card.taken").count() == 1
    page.mouse.up()
    expect(page.locator("#told")).to_have_class("told refused")
    assert cards(page, "c13") == before


@pytest.mark.parametrize("way", ["drag", "tap"])
def test_of_two_kings_the_one_is_built_on_where_the_card_is_laid(page, way):
    number, made, source, targets = choice()
    for chosen in targets:
        sit(page, "petits-paquets", number, made)
        [face] = cards(page, source)[-1:]
        if way == "drag":
            drag(page, top(page, source), top(page, chosen))
        else:
            top(page, source).click()
            assert lit(page) == targets
            top(page, chosen).click()
        shows(page, chosen, face)


def test_when_all_is_dealt_the_packets_are_gathered_by_a_tap_on_the_empty_stock(page):
    sit(page, "petits-paquets", moves=ROWS)
    empty(page, "s1")
    page.locator("#s1 > .spot").click()
    expect(page.locator("#redeals")).to_have_text("0")
    expect(page.locator("#s1")).not_to_have_attribute("data-count", "0")
    page.reload()
    live(page)
    expect(page.locator("#redeals")).to_have_text("0")


def test_covered_cards_of_a_packet_are_not_called_face_down(page):
    sit(page, "petits-paquets", moves=["deal"])
    label = page.locator("#c1").get_attribute("aria-label")
    assert label == "Packet 1: 2 cards"
    top(page, "s1").click()
    expect(page.locator("#c1")).to_have_attribute("aria-label", "Packet 1: 3 cards")
    assert page.locator("#c1 > .back").count() == 0


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_packets_keep_nobody_out(visitor, axe, locale):
    for window in ({}, PHONE):
        page = visitor(locale=locale, **window)
        sit(page, "petits-paquets", moves=ROWS)
        axe(page)
