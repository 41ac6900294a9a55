"""A game of each family won from the deal to the end without a pointer.

By keys alone: letters name the piles, two of them are a move. By ear alone: whatever is pressed is
found by its name in the accessibility tree, as a screen reader finds it, and pressed with Enter.
The Empress of India, where a card laid on another may mean two things, is played so from near the
end: she has ten times the buttons to read.
"""

import pytest
from playwright.sync_api import expect

from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.engine.notation import write_move
from cardgames.web import spoken
from tests import golden
from tests.browser.tables import sit, told

FAMILIES = {"double-klondike": "double-klondike", "parterre": "parterre-3"}
FAMILIES["petits-paquets"] = "petits-paquets"


@pytest.fixture
def page(visitor):
    """A visitor who wants no motion, so that what is read is never halfway."""
    return visitor(reduced_motion="reduce")


@pytest.fixture(params=FAMILIES)
def game(request, page):
    """A game's record, at whose deal the visitor sits."""
    record = golden.won(FAMILIES[request.param])
    sit(page, request.param, record.start.number)
    return record


def test_a_game_is_won_by_keys_alone(page, game):
    rules = game.start.rules
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the link that skips to the cards
    assert page.evaluate("document.activeElement.matches('.card, .spot')")
    page.keyboard.press("Slash")
    keys = page.locator(".pile").evaluate_all(
        "all => all.map(({id, dataset}) => [id, dataset.key])"
    )
    letters = dict(keys)
    for place, move in enumerate(game.moves, 1):
        if move.source < 0 or rules.group_of[move.source].kind == "stock" or move.target < 0:
            page.keyboard.press("Space")
        else:
            for letter in letters[rules.names[move.source]] + letters[rules.names[move.target]]:
                page.keyboard.press(f"Key{letter.upper()}")
        made(page, place)
    expect(told(page)).to_contain_text("Won!")


def test_a_game_is_won_by_ear_alone(page, game):
    rules, table = game.start.rules, game.start.table
    reader = Reader(page)
    for place, move in enumerate(game.moves, 1):
        heard = reader.piles()
        assert {title: names for title, (names, _) in heard.items()} == names_of(rules, table)
        source, target = title_of(rules, move.source), title_of(rules, move.target)
        reader.press(heard[source or "Stock"], move.place - 1 if move.place else -move.cards)
        if page.locator(".taken").count():
            assert target in told(page).text_content() or "places" in told(page).text_content()
            reader.press(heard[target], -1)
        made(page, place)
        table = rules.follow(table, move)
    expect(told(page)).to_contain_text("Won!")


@pytest.fixture
def endgame(page):
    """The Empress of India a dozen moves before its end: the record, and how far it is played."""
    record = golden.won("empress-of-india")
    played = len(record.moves) - 12
    moves = [write_move(record.start.rules, move) for move in record.moves[:played]]
    sit(page, "empress-of-india", record.start.number, moves)
    return record, played


def test_cards_that_leave_together_go_home_by_keys_alone(page, endgame):
    record, played = endgame
    names = record.start.rules.names
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the link that skips to the cards
    for place, move in enumerate(record.moves[played:], played + 1):
        red, black = names[move.source], names[move.also.source]
        steer(page, red)
        page.keyboard.press("Enter")
        steer(page, black)
        page.keyboard.press("Enter")
        if red != black:  # a pair leaves as one
            expect(page.get_by_role("button", name="Both to the foundations")).to_be_focused()
            page.keyboard.press("Enter")
        made(page, place)
    expect(told(page)).to_contain_text("Won!")


def test_cards_that_leave_together_go_home_by_ear_alone(page, endgame):
    record, played = endgame
    rules, table = record.start.rules, record._replace(force=played).table()
    reader = Reader(page)
    for place, move in enumerate(record.moves[played:], played + 1):
        heard = reader.piles()
        assert {title: names for title, (names, _) in heard.items()} == names_of(rules, table)
        reader.press(heard[title_of(rules, move.source)], -1)
        reader.press(heard[title_of(rules, move.also.source)], -1)
        if move.source != move.also.source:
            answers = reader.dialog("Which move?")
            reader.press(answers, answers[0].index("Both to the foundations"))
        made(page, place)
        table = rules.follow(table, move)
    expect(told(page)).to_contain_text("Won!")


def steer(page, pile):
    """Bring the focus to a pile by the arrows, no way tried twice from where it has been."""
    way = """(id) => {
        const middle = ({ left, top, width }) => [left + width / 2, top];
        const wanted = document.getElementById(id).lastElementChild;
        const here = document.activeElement;
        const [from, to] = [here, wanted].map((one) => middle(one.getBoundingClientRect()));
        const [right, down] = [to[0] - from[0], to[1] - from[1]];
        const across = right > 0 ? ["Right", "Left"] : ["Left", "Right"];
        const along = down > 0 ? ["Down", "Up"] : ["Up", "Down"];
        const ways = Math.abs(down) > 1 ? [along[0], ...across, along[1]] : [...across, ...along];
        return [here === wanted, here.parentElement.id, ways];
    }"""
    tried = set()
    there, here, ways = page.evaluate(way, pile)
    while not there:
        arrow = next(arrow for arrow in ways if (here, arrow) not in tried)
        tried.add((here, arrow))
        page.keyboard.press(f"Arrow{arrow}")
        there, here, ways = page.evaluate(way, pile)


def made(page, count):
    """Wait for a move to be answered, looking at each frame: there are hundreds of them."""
    page.wait_for_function(
        "count => document.getElementById('count').textContent === count", arg=str(count)
    )


class Reader:
    """What a screen reader knows of a page."""

    def __init__(self, page):
        self.page = page
        self.tree = page.context.new_cdp_session(page)

    def piles(self):
        """By the title of each pile: the names of its buttons, and the buttons."""
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        felt = next(n for n in nodes if role(n) == "group" and name(n) == "The table")
        found = {}
        for pile in within(by_id, felt, "group"):
            buttons = list(within(by_id, pile, "button"))
            title = name(pile).split(":")[0]
            found[title] = ([name(button) for button in buttons], buttons)
        return found

    def dialog(self, title):
        """The names of the buttons in a dialog, and the buttons, once it is there."""
        self.page.get_by_role("dialog", name=title).wait_for()
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        box = next(n for n in nodes if role(n) == "dialog" and name(n) == title)
        buttons = list(within(by_id, box, "button"))
        return [name(button) for button in buttons], buttons

    def press(self, pile, index):
        """Press one of named buttons as a screen reader does: put the focus on it, press Enter."""
        button = pile[1][index]
        self.tree.send("DOM.focus", {"backendNodeId": button["backendDOMNodeId"]})
        self.page.keyboard.press("Enter")


def within(by_id, node, wanted):
    """The nearest nodes of a role beneath a node."""
    for child in (by_id[key] for key in node.get("childIds", ()) if key in by_id):
        if role(child) == wanted and not child["ignored"]:
            yield child
        else:
            yield from within(by_id, child, wanted)


def role(node):
    return node.get("role", {}).get("value")


def name(node):
    return node.get("name", {}).get("value", "")


def title_of(rules, index):
    """What a pile is called on the page; empty for none."""
    if index < 0:
        return ""
    group = rules.group_of[index]
    one = group.names.one.en
    return one if group.count == 1 else f"{one} {index - rules.groups[group].start + 1}"


def names_of(rules, table):
    """What a screen reader should find, by the title of each pile: cards that can be seen."""
    found = {}
    for index, pile in enumerate(rules.view(table).piles):
        group, title = rules.group_of[index], title_of(rules, index)
        names = []
        for place, card in enumerate(pile, 1):
            named = spoken.PLACE if card >= HIDDEN else spoken.PLACE_UP
            name = spoken.card_name(TEXT[card], group.covered, "en")
            names.append(named.say(card=name, place=place, size=len(pile)).tell("en"))
        spread = len(pile) if group.fan != "none" else 1
        if group.kind == "waste" and group.fan != "none":
            spread = 3
        found[title] = names[-spread:] or [f"{title}: empty"]
    return found
