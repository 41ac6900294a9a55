"""Tables for the tests in a browser: a numbered deal, some way into the game."""

import re
from concurrent.futures import ThreadPoolExecutor

from django.db import connections
from playwright.sync_api import expect

from cardgames.web.models import Sitting
from cardgames.web.services import sittings


def sit(page, slug="parterre", number=1, moves=(), variant="", tour=False, collect="never"):
    """Deal a numbered deal to the visitor, make the moves, open the table; give its sitting.

    Nobody shows him round, and no card goes home by itself, unless the test is about that.
    """
    # Asked as the browser would ask itself, in its language: that of a guest is kept with his game.
    headers = {"Accept-Language": page.evaluate("navigator.language")}
    away = page.request.get("/away/")  # any page with a form would do; it need not be shown
    if not tour:
        whole = away.url.removesuffix("away/")  # or the cookie would be of that page alone
        page.context.add_cookies([{"name": "toured", "value": slug, "url": whole}])
    token = re.search('name="csrfmiddlewaretoken" value="([^"]+)"', away.text())[1]
    form = {"csrfmiddlewaretoken": token, "number": str(number), "variant": variant}
    dealt = page.request.post(f"/games/{slug}/deal", form=form, headers=headers)
    sitting = Sitting.objects.get(key=dealt.url.rstrip("/").rpartition("/")[2])
    player = sitting.seats.get().user
    player.preferences.setdefault("collect", collect)
    player.save()
    if moves:
        *former, last = moves
        before = {"transcript": " ".join(former), "force": len(former), "n": len(former)}
        Sitting.objects.filter(pk=sitting.pk).update(**before)
        seat = sitting.seats.get()
        asked = sittings.Asked(seat.pk, seat.user_id, "last", len(former))
        with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
            thread.submit(_played, asked, last).result()
    come(page, f"/table/{sitting.key}/")
    return sitting


def _played(asked, move):
    try:
        sittings.play(asked, move)
    finally:
        connections.close_all()


def come(page, path):
    """Open a table and wait until it is live."""
    page.goto(path)
    live(page)


def live(page):
    """Wait until the table is live."""
    expect(page.locator("#line")).to_have_attribute("data-state", "open")


def cards(page, pile):
    """The faces of a pile as the page shows them, the bottom card first."""
    return page.locator(f"#{pile} > .card").evaluate_all(
        "all => all.map(card => card.dataset.card)"
    )


def top(page, pile):
    """The top card of a pile."""
    return page.locator(f"#{pile} > .card:last-child")


def shows(page, pile, *faces):
    """Wait until a pile's last cards are these."""
    last = page.locator(f"#{pile} > .card")
    for back, face in enumerate(reversed(faces), start=1):
        expect(last.nth(-back)).to_have_attribute("data-card", face)


def empty(page, pile):
    """Wait until a pile is empty."""
    expect(page.locator(f"#{pile} > .card")).to_have_count(0)


def told(page):
    """The live region, where everything that happens is told."""
    return page.locator("#told")


def drag(page, card, onto, drop=True):
    """Drag a card by its upper left corner onto another card or place."""
    start, end = card.bounding_box(), onto.bounding_box()
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 30, steps=6)
    if drop:
        page.mouse.up()


def frames_a_second(page, way):
    """How many frames are drawn a second while the pointer goes along the points of a way."""
    page.evaluate(
        """() => {
            window.frames = [];
            const next = (at) => { window.frames.push(at); requestAnimationFrame(next); };
            requestAnimationFrame(next);
        }"""
    )
    for x, y in way:
        page.mouse.move(x, y)
    frames = page.evaluate("window.frames")
    return 1000 * (len(frames) - 1) / (frames[-1] - frames[0])
