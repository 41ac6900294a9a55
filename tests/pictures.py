"""Pictures of every page and every game, to be looked at: `python3 -m tests.pictures [FOLDER]`.

They go to .var/pictures, or to the folder named. On the way each page is looked over for what no
picture should show: text cut off, covered or smaller than 12 px, and anything to be scrolled
sideways. With `--only WORD` only pages are taken that have the word in their name.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from cardgames import ground

FOLDER = ground.ROOT / ".var" / "pictures"
WINDOWS = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
}
TABLES = ("table", "watch", "duel", "duel-watch")  # as large as the window, never scrolled
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
# By scheme and language, which of the tables are taken: the same picture twice tells nothing new.
VISITS = {
    ("light", "en"): ("dealt", "played", "won"),
    ("dark", "en"): ("played",),
    ("light", "ru"): ("played", "won"),
    ("dark", "ru"): ("dealt",),
}
# What is wrong with what is in sight now, as sentences.
FAULTS = """() => {
    const faults = [];
    // What stays in sight while the rest is scrolled may cover it.
    const sticks = (one) => getComputedStyle(one).position === "sticky";
    const stays = (one) => Boolean(one) && (sticks(one) || stays(one.parentElement));
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth) faults.push(`scrolls sideways: ${scrollWidth} of ${innerWidth}`);
    const layers = [":popover-open", "#ended:not([hidden])", "#drawn:not([hidden])"];
    const over = layers.map((one) => document.querySelector(one)).find(Boolean);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.data.trim();
        const parent = node.parentElement;
        if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest("script, style, noscript, svg, .unseen, .skip, option")) continue;
        if (parent.getBoundingClientRect().width < 2) continue; // for the ear alone
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.bottom < 1 || box.top > innerHeight - 1) continue;
        const told = `“${words.slice(0, 40)}”`;
        const style = getComputedStyle(parent);
        if (parseFloat(style.fontSize) < 12) faults.push(`small, ${style.fontSize}: ${told}`);
        const out = !parent.closest("pre") && (box.left < -1 || box.right > innerWidth + 1);
        if (out) faults.push(`out of the window: ${told}`);
        for (let one = parent; one && one !== document.body; one = one.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(one);
            const { left, right, top, bottom, width } = one.getBoundingClientRect();
            if (width < 2) break; // for the ear alone
            const wide = ["hidden", "clip"].includes(overflowX)
                && (box.left < left - 1 || box.right > right + 1);
            const high = overflowY === "hidden" && (box.top < top - 3 || box.bottom > bottom + 3);
            if (wide || high) faults.push(`cut: ${told}`);
            if (overflowY === "auto") break;
        }
        if (over && !over.contains(node)) continue;
        for (const { left, top, width, height } of range.getClientRects()) {
            const [x, y] = [left + width / 2, top + height / 2];
            const found = document.elementFromPoint(x, y);
            if (!found || found.contains(parent) || parent.contains(found)) continue;
            if (stays(found)) continue;
            const pressed = found.closest("a, button, label");
            if (pressed && pressed === parent.closest("a, button, label")) continue;
            faults.push(`covered: ${told} by ${found.id || found.className || found.tagName}`);
        }
    }
    return [...new Set(faults)];
}"""


def main(arguments):
    """Take the pictures, print what is wrong; 1 when something is."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.pictures", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", metavar="WORD")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)

    from playwright.sync_api import sync_playwright

    from tests import chromium
    from tests.bench.server import Server, database, dress

    with tempfile.TemporaryDirectory() as scratch, database(scratch):
        dress()
        sittings = _sittings()  # before Playwright, in whose loop Django would refuse the database
        with Server() as server, sync_playwright() as playwright:
            launched = {
                "executable_path": chromium.find(),
                "args": [*chromium.FLAGS, "--no-sandbox"],
            }
            browser = playwright.chromium.launch(**launched)
            album = Album(sittings, browser, f"http://{server.host}", asked.folder, asked.only)
            for window in WINDOWS:
                for scheme, language in VISITS:
                    album.take_all(window, scheme, language)
            browser.close()
    print(f"{album.taken} pictures in {asked.folder}, faults: {album.faults}")
    return 1 if album.faults else 0


class Album:
    """The pictures of one person's visits, in every window."""

    def __init__(self, sittings, browser, url, folder, only):
        self.browser, self.url, self.folder, self.only = browser, url, folder, only
        self.taken = self.faults = 0
        self.sittings = sittings

    def take_all(self, window, scheme, language):
        """Visit all pages in a window, a scheme and a language."""
        context = self.browser.new_context(
            base_url=self.url,
            color_scheme=scheme,
            locale=LOCALES[language],
            reduced_motion="reduce",
            service_workers="block",
            **WINDOWS[window],
        )
        page = context.new_page()
        where = f"{window}-{scheme}-{language}"
        for name, path in _pages().items():
            self.visit(page, path, f"{name}-{where}")
        name, value = self.sittings["cookie"].split("=")
        context.add_cookies([{"name": name, "value": value, "url": self.url}])
        for name, path in self.sittings["places"].items():
            self.visit(page, path, f"own-{name}-{where}", full=name not in TABLES)
        for name, path in self.sittings["tables"].items():
            if name.endswith(VISITS[scheme, language]):
                self.visit(page, path, f"{name}-{where}", full=False)
        path = self.sittings["tables"]["table-double-klondike-played"]
        for panel in ("rules", "settings", "links", "keys"):
            self.visit(page, path, f"panel-{panel}-{where}", panel=panel, full=False)
        context.close()

    def visit(self, page, path, name, panel=None, full=True):
        """Open a page, look it over and take its picture."""
        if self.only not in name:
            return
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if panel:
            page.evaluate("id => document.getElementById(id).showPopover()", panel)
        page.screenshot(path=self.folder / f"{name}.png", full_page=full)
        self.taken += 1
        for fault in dict.fromkeys(self.looked_over(page, scrolling=full)):
            self.faults += 1
            print(f"{name}: {fault}", flush=True)

    @staticmethod
    def looked_over(page, scrolling):
        """Return what is wrong with a page, a window of it at a time."""
        found = page.evaluate(FAULTS)
        step = page.viewport_size["height"] - 100
        height = page.evaluate("document.scrollingElement.scrollHeight") if scrolling else 0
        for top in range(step, height, step):
            page.evaluate("top => scrollTo(0, top)", top)
            found += page.evaluate(FAULTS)
        return found


def _pages():
    """The pages that a stranger sees."""
    from cardgames import games

    rooms = {f"game-{slug}": f"/games/{slug}/" for slug in games.PATIENCES}
    return {
        "home": "/",
        "lobby": "/crapette/",
        "lesson": "/games/crapette/lesson/6/",
        "game-for-two": "/games/crapette/",
        **rooms,
        "preferences": "/settings/",
        "sign-up": "/account/sign-up/",
        "log-in": "/account/log-in/",
        "reset": "/account/reset/",
        "away": "/away/",
        "missing": "/nowhere/",
    }


def _sittings():
    """Tables of one person: each game at its deal, in the middle, and won; and his cookie."""
    from django.test import Client

    from cardgames import games
    from cardgames.web.models import User
    from tests import everywhere, golden

    client = Client(REMOTE_ADDR="10.1.1.1")
    addresses = everywhere.settle(client)
    User.objects.update(language="")  # that of each browser
    tables = {}
    for place, slug in enumerate(games.PATIENCES):
        # From an address of its own, or the limits of the site would end the matter.
        client.defaults["REMOTE_ADDR"] = f"10.2.{place}.1"
        # The Parterre's other record begins with cards laid by hand.
        record = golden.won("parterre-3" if slug == "parterre" else slug)
        won = everywhere.sit(client, record)
        played = everywhere.sit(client, record, len(record.moves) * 2 // 3)
        tables |= {
            f"table-{slug}-won": f"/table/{won.key}/",
            f"table-{slug}-played": f"/table/{played.key}/",
            f"table-{slug}-dealt": client.post(f"/games/{slug}/deal", {"number": 7}).url,
        }
    cookie = f"sessionid={client.cookies['sessionid'].value}"
    places = everywhere.pages(client, addresses)
    return {"cookie": cookie, "tables": tables, "places": places}


if __name__ == "__main__":
    ground.prepare({"test"})
    ground.stand(["-m", "tests.pictures", *sys.argv[1:]])
    sys.exit(main(sys.argv[1:]))
