"""A page as it is read or heard: its words, without its markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser

SPOKEN = ("alt", "aria-label", "aria-roledescription", "title", "placeholder", "data-done")
UNREAD = {"script", "style", "code", "pre", "textarea"}  # what machines say is in no language
VOID = {"br", "hr", "img", "input", "link", "meta", "path", "rect", "use", "circle"}

# Names that stay as they are in either language; a language is called by its own.
NAMES = {
    "FreeCell",
    "GNOME",
    "English",
    "Русский",
    "JavaScript",
    "Enter",
    "Esc",
    "Ctrl",
    "QR",
    *("Home", "End"),  # keys
    *("JSON", "Freecell", "Solver", "PySolFC", "Solvitaire"),
} | {
    *("Le", "Parterre", "Les", "Petits", "Paquets"),  # French titles of the book
    "UTC",
    *("SHA",),  # a way to seal
    *("III",),  # its rules are numbered so in every language
}


class Page(HTMLParser):
    """Gathers what is told in the page's own language; what is marked as another is left out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language = ""
        self.told: list[str] = []
        self._stack: list[tuple[str, bool]] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        """Note the words of the attributes, and whether the element is read at all."""
        found = dict(attrs)
        if tag == "html":
            self.language = found["lang"]
        foreign = found.get("lang", self.language) != self.language
        quiet = foreign or tag in UNREAD or (self._stack and self._stack[-1][1])
        if not quiet:
            self.told += [found[name] for name in SPOKEN if found.get(name)]
            if tag == "meta" and (found.get("name") or found.get("property", "")).endswith(
                ("description", "title", "site_name")
            ):
                self.told.append(found["content"])
        if tag not in VOID:
            self._stack.append((tag, bool(quiet)))

    def handle_endtag(self, tag):
        """Leave the element."""
        while self._stack and self._stack.pop()[0] != tag:
            pass

    def handle_data(self, data):
        """Keep the text of what is read."""
        if data.strip() and not (self._stack and self._stack[-1][1]):
            self.told.append(data.strip())


def foreign_words(html: str) -> set[str]:
    """Return the words of a page that are not in the page's language."""
    page = Page(html)
    letters = "[A-Za-z]{2,}" if page.language == "ru" else "[А-Яа-яЁё]+"
    told = (re.sub(r"https?://\S+", "", words) for words in page.told)
    return {word for words in told for word in re.findall(letters, words)} - NAMES
