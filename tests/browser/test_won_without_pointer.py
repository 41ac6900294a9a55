"""A game of each family won from the deal to the end without a pointer.

By keys alone: letters name the piles, two of them are a move. By ear alone: whatever is pressed is
found by its name in the accessibility tree, as a screen reader finds it, and pressed with Enter.
"""

import pytest
from playwright.sync_api import expect

from cardgames.engine.cards import HIDDEN, TEXT
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

    def press(self, pile, index):
        """Press a button of a pile as a screen reader does: put the focus on it, press Enter."""
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
