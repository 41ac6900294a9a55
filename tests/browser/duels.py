"""Two people at one table, each in a browser of his own, and whoever watches."""

from concurrent.futures import ThreadPoolExecutor

from django.db import connections
from django.test import Client
from playwright.sync_api import expect

from tests.browser.tables import live, top
from tests.web.duels import begun

# Two of spades fits the centre, and the nine could go on the ten instead: an error to be called.
ERROR = {"f1": "AS", "c3": "2S", "c1": "9H", "c2": "TC", "c5": "9D"}
# The last card of the one who begins is turned up, and fits the centre.
LAST = {"s1": "4S", "r1": "", "f1": "AS 2S 3S", "r2": "<2C> <2D> <5C>", "s2": "<3H>", "w2": "8D"}


class Couple:
    """The pages and the names of the two by place, and the game they play."""

    def __init__(self, game, pages):
        self.game = game
        self.one, self.two = pages
        self.pages = pages
        self.first, self.second = (game.user(place).username for place in (1, 2))

    def open(self):
        for page in self.pages:
            page.goto(self.game.path)
            live(page)
            if page.locator("#drawn-close").is_visible():
                page.locator("#drawn-close").click()
        return self


def logged_in(page, site, user):
    """Give a visitor the session of a person."""
    client = Client()
    client.force_login(user)
    session = client.cookies["sessionid"].value
    page.context.add_cookies([{"name": "sessionid", "value": session, "url": site.url}])
    return page


def _begun(terms):
    try:
        return begun(**terms)
    finally:
        connections.close_all()


def couple(site, pages, monkeypatch, terms=None, **piles):
    """Seat two visitors before these piles, by these terms, and open the table for both."""
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        game = thread.submit(_begun, {"hold": 0, **(terms or {})}).result()
    if piles:
        game.lay(monkeypatch, **piles)
    seated = [logged_in(page, site, game.user(place)) for place, page in enumerate(pages, 1)]
    return Couple(game, seated).open()


def due(page):
    """The line that tells what is to be done now."""
    return page.locator("#due")


def press(page, *piles):
    """Press the top card, or the place, of each of these piles in turn."""
    for pile in piles:
        page.locator(f"#{pile} > :last-child").click()


def lies(page, pile, cards):
    """Wait until a pile shows these cards, written with blanks between."""
    shown = page.locator(f"#{pile} > .card")
    faces = cards.split()
    expect(shown).to_have_count(len(faces))
    for place, face in enumerate(faces):
        expect(shown.nth(place)).to_have_attribute("data-card", face)


def ended(page):
    """The panel at the end of a game."""
    return page.locator("#ended")


def button(page, name):
    """A button of the table by its name."""
    return page.get_by_role("button", name=name, exact=True)


__all__ = ["ERROR", "LAST", "Couple", "button", "couple", "due", "ended", "lies", "press", "top"]
