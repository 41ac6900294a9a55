"""Rules of the house that no reader of the code should have to keep in mind."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardgames import games

ROOT = Path(__file__).parents[1]
LOWER = ("engine", "games", "players")
MODULES = sorted((ROOT / "cardgames").rglob("*.py"))
NAMES = [name for game in games.ALL.values() for name in (game.slug, *game.name)]


def within(path, *folders):
    return path.relative_to(ROOT / "cardgames").parts[0] in folders


def asked(path):
    """The string constants with which a module compares, or looks something up."""
    deciding = (ast.Compare, ast.MatchValue, ast.Subscript, ast.Dict)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, deciding):
            parts = node.keys if isinstance(node, ast.Dict) else [node]
            for part in parts:
                for constant in ast.walk(part) if part else ():
                    if isinstance(constant, ast.Constant):
                        yield constant.value


# Draws the backs of the cards, one of which is a garden and called after it.
FACES = ROOT / "cardgames" / "web" / "faces.py"


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if not within(path, "games") and path != FACES],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_module_outside_the_games_asks_which_game_it_is(path):
    assert not set(asked(path)) & set(NAMES)


@pytest.mark.parametrize("folder", ["static", "templates"])
def test_no_page_and_no_script_asks_which_game_it_is(folder):
    slugs = "|".join(map(re.escape, games.ALL))
    asking = re.compile(rf"""(==|case|\bin|data-game\W?=)\s*\[?["']({slugs})\b""")
    for path in (ROOT / folder).rglob("*"):
        if path.suffix in (".html", ".js", ".css"):
            assert not asking.search(path.read_text("utf-8")), path


def test_only_a_game_imports_all_the_words():
    for path in MODULES:
        if not within(path, "games"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
                    assert node.module != "cardgames.engine.words", path


def test_a_game_imports_the_words_and_nothing_else_of_the_engine():
    for slug in games.ALL:
        path = ROOT / "cardgames" / "games" / f"{slug.replace('-', '_')}.py"
        imports = {
            node.module
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom)
        }
        assert imports == {"cardgames.engine.words"}


def test_engine_games_and_players_stand_on_the_standard_library():
    """Every module of theirs imported where nothing else can be."""
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in MODULES
        if within(path, *LOWER)
    ]
    program = (
        f"import sys; [__import__(name) for name in {modules}]; print(*sorted("
        "{name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)))"
    )
    ran = subprocess.run(
        [sys.executable, "-E", "-s", "-S", "-c", program],
        cwd=ROOT,
        env={},
        capture_output=True,
        text=True,
    )
    assert ran.stderr == ""
    assert set(ran.stdout.split()) <= {"cardgames", "__main__"}


@pytest.mark.parametrize(
    ("floor", "below"),
    [("engine", ("games", "players", "web")), ("games", ("players", "web")), ("players", ("web",))],
)
def test_a_floor_imports_nothing_above_it(floor, below):
    for path in MODULES:
        if within(path, floor):
            text = path.read_text("utf-8")
            for upper in below:
                assert f"cardgames.{upper}" not in text, path
                assert f"from cardgames import {upper}" not in text, path
            assert "django" not in text, path


def test_the_site_learns_what_is_legal_from_the_referee_alone():
    asked = re.compile(r"cardgames\.engine\.(relations|ladders|carries|refusals|words)\b")
    for path in MODULES:
        if within(path, "web"):
            assert not asked.search(path.read_text("utf-8")), path
