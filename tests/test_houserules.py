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


def strings(path):
    """The string constants of a module, its docstrings left out."""
    tree = ast.parse(path.read_text("utf-8"))
    spoken = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken
    }


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if not within(path, "games")],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_module_outside_the_games_knows_a_game_by_name(path):
    assert not strings(path) & set(NAMES)


@pytest.mark.parametrize("folder", ["static", "templates"])
def test_no_page_and_no_script_knows_a_game_by_name(folder):
    slugs = re.compile("|".join(map(re.escape, games.ALL)))
    for path in (ROOT / folder).rglob("*"):
        if path.suffix in (".html", ".js", ".css"):
            assert not slugs.search(path.read_text("utf-8")), path


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
