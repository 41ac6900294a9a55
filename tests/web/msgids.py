"""What there is to translate: the msgids of the templates and of the Python sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from django.template import Engine
from django.template.base import Node
from django.templatetags.i18n import BlockTranslateNode, TranslateNode

ROOT = Path(__file__).parents[2]

# gettext's functions: which of their arguments are the singular and the plural.
CALLS = {
    "_": (0, None),
    "gettext": (0, None),
    "gettext_lazy": (0, None),
    "gettext_noop": (0, None),
    "ngettext": (0, 1),
    "ngettext_lazy": (0, 1),
}


class Message(NamedTuple):
    """A msgid, and the plural beside it where something is counted."""

    singular: str
    plural: str | None = None


def in_templates() -> Iterator[tuple[Path, Message]]:
    """Yield every message of every template, with the template it stands in."""
    engine = Engine.get_default()
    for path in sorted((ROOT / "templates").rglob("*.*")):
        template = engine.from_string(path.read_text(encoding="utf-8"))
        for node in template.nodelist.get_nodes_by_type(Node):
            if isinstance(node, TranslateNode) and isinstance(node.filter_expression.var, str):
                yield path, Message(node.filter_expression.var)
            elif isinstance(node, TranslateNode):
                yield path, Message(str(node.filter_expression.var.literal).replace("%%", "%"))
            elif isinstance(node, BlockTranslateNode):
                singular, _ = node.render_token_list(node.singular)
                plural = node.render_token_list(node.plural)[0] if node.plural else None
                yield path, Message(singular, plural)


def in_sources() -> Iterator[tuple[Path, Message]]:
    """Yield every message that a Python source hands to gettext."""
    for path in sorted((ROOT / "cardgames").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            places = CALLS.get(node.func.id)
            if places is None or len(node.args) <= (places[1] or places[0]):
                continue
            told = [node.args[at] for at in places if at is not None]
            if all(isinstance(part, ast.Constant) for part in told):
                yield path, Message(*(str(ast.literal_eval(part)) for part in told))


def everywhere() -> dict[Message, set[Path]]:
    """Return every message, with the files that say it."""
    found: dict[Message, set[Path]] = {}
    for path, message in [*in_templates(), *in_sources()]:
        found.setdefault(message, set()).add(path.relative_to(ROOT))
    return found
