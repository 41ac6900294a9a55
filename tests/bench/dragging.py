"""Cards dragged about in Chromium: frames a second, from hand to eye, shift, first paint."""

import statistics
import sys
import tempfile

from tests.bench.server import Server, database, dress, seat

FRAMES, WAIT, SHIFT, PAINT = 50, 50, 0.02, 500  # frames at least; the others, in ms, at most
SECONDS, PICKS = 4, 40
COLD = 5  # visits of a browser that has nothing kept; the first finds a server that is cold too

# Counts frames from now on, and times each press and each first move of a drag until it is painted.
WATCH = """() => {
    window.frames = [];
    window.waits = [];
    const next = (at) => { frames.push(at); requestAnimationFrame(next); };
    requestAnimationFrame(next);
    const channel = new MessageChannel();
    let begun = [];
    channel.port1.onmessage = () => {
        waits.push(...begun.map((at) => performance.now() - at));
        begun = [];
    };
    let pressed = false;
    addEventListener("pointerdown", () => (pressed = true), true);
    addEventListener("pointermove", ({ timeStamp }) => {
        if (!pressed || !document.querySelector(".dragged")) return;
        pressed = false;
        begun.push(timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(null));
    });
}"""
SHIFTED = """() => new Promise((done) => {
    let sum = 0;
    const add = ({ hadRecentInput, value }) => (sum += hadRecentInput ? 0 : value);
    new PerformanceObserver((list) => list.getEntries().forEach(add))
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 300);
})"""


PAINTED = """() => new Promise((done) => {
    let last = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => (last = one.startTime)))
        .observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(() => done(last), 300);
})"""


def bench():
    """Measure a game of two packs and one of four; tell whether the figures are kept."""
    from playwright.sync_api import sync_playwright

    from tests import chromium

    kept = True
    with tempfile.TemporaryDirectory() as folder, database(folder):
        dress()
        tables = [_long_run(), _four_packs()]
        with Server() as server, sync_playwright() as playwright:
            options = {"args": [*chromium.FLAGS, "--no-sandbox"]}
            browser = playwright.chromium.launch(executable_path=chromium.find(), **options)
            for table in tables:
                kept = _measured(browser, f"http://{server.host}", *table) and kept
            browser.close()
    return kept


def _long_run():
    """A Double Klondike some way on, and the longest run that can be dragged in it."""
    from cardgames.engine.notation import write_move
    from tests import golden

    record = golden.won("double-klondike")
    rules, table, found = record.start.rules, record.start.table, (1, 0)
    for place, move in enumerate(record.moves):
        cards = [m.cards for m in rules.moves(table) if rules.group_of[m.source].kind == "column"]
        found = max(found, (max(cards, default=1), place))
        table = rules.follow(table, move)
    cards, place = found
    moves = [write_move(rules, move) for move in record.moves[:place]]
    table = record.start.table
    for move in record.moves[:place]:
        table = rules.follow(table, move)
    run = max((m for m in rules.moves(table)), key=lambda m: m.cards)
    card = f"#{rules.names[run.source]} > .card:nth-last-child({run.cards})"
    sitting, cookie = seat("double-klondike", number=record.start.number)
    _played(sitting, moves)
    return sitting, cookie, card, f"a run of {cards} among 104 cards"


def _four_packs():
    """An Empress of India as dealt; in it cards are carried one at a time."""
    sitting, cookie = seat("empress-of-india", number=1)
    return sitting, cookie, "#a1 > .card:last-child", "a card among 208"


def _played(sitting, moves):
    from cardgames.web.models import Sitting

    fields = {"transcript": " ".join(moves), "force": len(moves), "n": len(moves)}
    Sitting.objects.filter(pk=sitting.pk).update(**fields)


def _measured(browser, url, sitting, cookie, card, what):
    """Drag about for some seconds, pick up many times, print the figures."""
    painted = statistics.median(_painted(browser, url, sitting, cookie) for _ in range(COLD))
    page = _come(browser, url, sitting, cookie)
    page.evaluate(WATCH)
    box = page.locator(card).bounding_box()
    x, y = box["x"] + 15, box["y"] + 8
    waits = _picked_up(page, x, y)
    rate = _dragged(page, x, y)
    shift = page.evaluate(SHIFTED)
    page.context.close()
    late = statistics.quantiles(waits, n=20)[18]
    print(
        f"{what}: {rate:.1f} frames a second; picked up and painted in {late:.0f} ms (p95 of ",
        end="",
    )
    print(
        f"{len(waits)}, median {statistics.median(waits):.0f}); layout shift {shift:.4f}; ", end=""
    )
    print(f"largest paint of a cold page after {painted:.0f} ms (median of {COLD})")
    return rate >= FRAMES and late <= WAIT and shift <= SHIFT and painted <= PAINT


def _come(browser, url, sitting, cookie):
    """Open a table in a browser that knows nothing of the site."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800})
    name, value = cookie.split("=")
    context.add_cookies([{"name": name, "value": value, "url": url}])
    page = context.new_page()
    page.goto(f"/table/{sitting.key}/")
    page.wait_for_selector("#line[data-state=open]", state="attached")
    return page


def _painted(browser, url, sitting, cookie):
    """When the largest part of a cold page is painted."""
    page = _come(browser, url, sitting, cookie)
    painted = page.evaluate(PAINTED)
    page.context.close()
    return painted


def _picked_up(page, x, y):
    for _ in range(PICKS):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y + 6)
        page.wait_for_timeout(60)
        page.mouse.move(x, y)
        page.mouse.up()
        page.wait_for_timeout(60)
        page.evaluate("document.activeElement.blur()")
    return page.evaluate("waits")


def _dragged(page, x, y):
    """Frames a second while a hand goes to and fro over the whole table."""
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20)
    page.wait_for_timeout(200)
    assert page.locator(".dragged").count(), "nothing was picked up"
    begun = page.evaluate("frames.length")
    for step in range(60 * SECONDS):
        page.mouse.move(100 + abs(step * 9 % 2000 - 1000), 200 + abs(step * 5 % 800 - 400))
    frames = page.evaluate(f"frames.slice({begun})")
    page.mouse.move(x, y)
    page.mouse.up()
    return 1000 * (len(frames) - 1) / (frames[-1] - frames[0])


if __name__ == "__main__":
    sys.exit(not bench())
