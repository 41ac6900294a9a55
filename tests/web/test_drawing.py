"""Tables drawn for the browser: where piles lie, what cards are called, the small pictures."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardgames import games
from cardgames.engine.cards import TEXT, UNKNOWN
from cardgames.engine.table import Table
from cardgames.web import drawing, faces, sketch, strings

STATIC = Path(__file__).resolve().parents[2] / "static"
LANGUAGES = ("en", "ru")


def dealt(slug, number=1):
    """Deal 1 of a game as its player sees it, with its rules."""
    rules = games.rules(slug)
    return rules, rules.view(rules.deal(number))


def test_the_style_sheet_of_the_faces_is_the_one_that_is_drawn():
    printed = (STATIC / "cards" / "faces.css").read_text()
    assert printed == faces.stylesheet(), "run: python -m cardgames.web.faces > that file"


def test_the_faces_are_well_formed_and_weigh_little():
    sheet = faces.stylesheet()
    pictures = re.findall(r'url\("data:image/svg\+xml,(.*?)"\)', sheet)
    assert len(pictures) == 13 * 4 + 3 * 4 + 4 + 2 + 4
    for picture in pictures:
        ElementTree.fromstring(picture.replace("%23", "#"))
    assert "#" not in "".join(pictures)
    assert len(gzip.compress(sheet.encode())) < 4_000


@pytest.mark.parametrize("slug", games.ALL)
def test_both_layouts_place_every_pile(slug):
    game = games.ALL[slug]
    wide, narrow = drawing.layout_css(game).split("@container room (aspect-ratio")
    for sheet in (wide, narrow):
        placed = re.findall(r"#(\w+)\{--x:", sheet)
        assert sorted(placed) == sorted(game.names)
        assert sheet.count("#felt{--wide:") == 1


@pytest.mark.parametrize("slug", games.ALL)
def test_the_layout_turns_where_the_cards_of_both_are_equally_large(slug):
    game = games.ALL[slug]
    [turn] = re.findall(r"aspect-ratio<([\d.]+)", drawing.layout_css(game))
    width, height = float(turn) * 1000, 1000

    def unit(layout):
        return min(width / layout.width, height / layout.height / drawing.ROW)

    assert unit(game.wide_layout) == pytest.approx(unit(game.narrow_layout), rel=0.01)


def test_each_of_two_has_his_own_half_and_his_name_before_him():
    game = games.ALL["crapette"]
    for near, far in ((1, 2), (2, 1)):
        for sheet in drawing.layout_css(game, near).split("@container room (aspect-ratio"):
            height = {
                name: float(y)
                for name, y in re.findall(r"#([\w-]+)\{--x:[\d.]+;--y:([\d.]+)", sheet)
            }
            for kind in ("r", "s", "w"):
                assert height[f"{kind}{near}"] > height[f"{kind}{far}"]
            assert height[f"s{near}"] == max(height.values())
            assert height[f"s{far}"] == min(height.values())
            assert {"plate-0", "plate-1", "plate-2"} < set(height)


def test_a_pile_tells_whose_it_is():
    rules, view = dealt("crapette")
    owners = {pile.name: pile.owner for pile in drawing.piles(rules.game, view, "en")}
    assert {name: owner for name, owner in owners.items() if owner} == {
        "r1": 1, "s1": 1, "w1": 1, "r2": 2, "s2": 2, "w2": 2,
    }  # fmt: skip


def test_each_pile_of_a_table_for_two_has_a_name_of_its_own():
    rules, view = dealt("crapette")
    for seat in (1, 2, None):
        for language in LANGUAGES:
            titles = [pile.title for pile in drawing.piles(rules.game, view, language, seat)]
            assert len(set(titles)) == len(titles)
    mine = {pile.name: pile.label for pile in drawing.piles(rules.game, view, "en", 2)}
    assert mine["r2"] == "Reserve, yours: 12 cards, 12 face down"
    assert mine["r1"] == "Reserve, the opponent’s: 12 cards, 12 face down"
    assert mine["c5"] == "Pile 5: 1 card"
    watched = {pile.name: pile.label for pile in drawing.piles(rules.game, view, "ru")}
    assert watched["s1"] == "Колода у игрока 1: 36 карт, рубашкой вверх: 36"


def test_cards_and_piles_are_named_in_both_languages():
    rules, view = dealt("double-klondike")
    english, russian = (drawing.piles(rules.game, view, language) for language in LANGUAGES)
    by_name = {pile.name: pile for pile in english}
    assert by_name["c1"].label == "Column 1: 9 cards, 8 face down"
    assert by_name["c1"].cards[0].label == "face down, 1 of 9"
    assert by_name["c1"].cards[8].label == "9 of diamonds, 9 of 9, face up"
    assert by_name["w1"].label == "Waste: empty"
    by_name = {pile.name: pile for pile in russian}
    assert by_name["c1"].label == "Колонка 1: 9 карт, рубашкой вверх: 8"
    assert by_name["c1"].cards[8].label == "девятка бубен, 9-я из 9, лицом вверх"
    assert by_name["c8"].label == "Колонка 8: 2 карты, рубашкой вверх: 1"
    assert by_name["f1"].spot == "Основание 1: пусто"


@pytest.mark.parametrize("slug", games.PATIENCES)
def test_a_card_that_the_view_hides_has_no_face_in_the_page(slug):
    rules, view = dealt(slug)
    hidden = sum(pile.count(UNKNOWN) for pile in view.piles)
    cards = [card for pile in drawing.piles(rules.game, view, "en") for card in pile.cards]
    assert sum(card.text == "--" for card in cards) == hidden
    assert all(
        card.label.startswith("face down" if card.down else "a covered card")
        for card in cards
        if card.text == "--"
    )


def test_cards_that_are_merely_covered_are_not_said_to_lie_face_down():
    rules = games.rules("petits-paquets")
    table = rules.play(rules.deal(1), rules.moves(rules.deal(1))[-1])
    while len(table.piles[rules.names.index("c1")]) < 2:
        [row] = [move for move in rules.moves(table) if move.verb == "deal"]
        table = rules.play(table, row)
    piles = drawing.piles(rules.game, rules.view(table), "en")
    pile = next(pile for pile in piles if pile.name == "c1")
    assert pile.label == "Packet 1: 2 cards"
    assert pile.cards[0] == drawing.Card("--", "a covered card, 1 of 2", False)


def test_a_pile_tells_in_which_ways_its_cards_differ():
    def traits(slug):
        rules, view = dealt(slug)
        return {pile.name: pile.traits for pile in drawing.piles(rules.game, view, "en")}

    packets, ring = traits("petits-paquets"), traits("hemispheres")
    assert (packets["c12"], packets["c13"], packets["f1"]) == (["covered"], ["each"], [])
    assert (ring["b2"], ring["c7"], ring["s1"]) == (["ring"], ["ring"], [])


@pytest.mark.parametrize("slug", games.ALL)
def test_what_is_drawn_on_the_felt_is_well_formed_and_beneath_the_cards_of_the_picture(slug):
    rules, view = dealt(slug)
    game = rules.game
    drawn = drawing.ornament(game)
    assert (drawn == "") == (game.ornament is None)
    assert (".ornament{" in drawing.layout_css(game)) == (game.ornament is not None)
    if drawn:
        assert ElementTree.fromstring(drawn).get("aria-hidden") == "true"
        assert "style" not in drawn
        _, beneath, *_ = ElementTree.fromstring(sketch.svg(game, view))
        assert beneath.tag.endswith("svg")


def test_a_court_shows_its_cards_which_are_taken_out_of_the_game():
    game = games.ALL["empress-of-india"]
    shown = game.ornament.cards.split()
    assert shown[0] == "QC"
    assert drawing.ornament(game).count("<rect") == len(shown) == 9
    assert all(shown.count(card) <= game.aside.split().count(card) for card in shown)


def test_a_card_face_down_that_the_view_tells_keeps_its_face_for_a_look_and_its_name_to_itself():
    rules, view = dealt("eagle-wing")
    told = [bytes(pile) for pile in view.piles]
    told[rules.names.index("r1")] = bytes([TEXT.index("<QS>")])
    piles = drawing.piles(rules.game, Table(tuple(told)), "en")
    [card] = next(pile.cards for pile in piles if pile.name == "r1")
    assert card == drawing.Card("QS", "face down, 1 of 1", True)


@pytest.mark.parametrize("slug", games.PATIENCES)
def test_the_picture_is_well_formed_and_within_its_frame(slug):
    rules, view = dealt(slug)
    picture = ElementTree.fromstring(sketch.svg(rules.game, view))
    _, _, width, height = map(float, picture.get("viewBox").split())
    places = [
        tuple(map(float, re.findall(r"-?[\d.]+", part.get("transform"))))
        for part in picture.findall("{*}g[@transform]")
        if part.get("transform").startswith("translate")
    ]
    assert places
    assert all(0 <= x <= width - 90 and 0 <= y <= height - 126 for x, y in places)
    assert "style" not in ElementTree.tostring(picture, "unicode")


def test_the_words_of_the_page_are_there_in_both_languages():
    english, russian = (strings.table_strings(language) for language in LANGUAGES)
    assert shape(english) == shape(russian)
    assert {text for text in leaves(russian["page"]) if re.search("[a-zA-Z]{4}", text)} <= {
        text for text in leaves(russian["page"]) if "JavaScript" in text
    }


def test_every_word_that_a_script_asks_for_is_given_to_it():
    words = strings.table_strings("en")["script"]
    asked = {
        name
        for script in (STATIC / "table").glob("*.js")
        for name in re.findall(r"\btold\.(\w+)", script.read_text())
    }
    assert asked == set(words)


def test_every_word_that_the_page_asks_for_is_given_to_it():
    templates = STATIC.parent / "templates" / "table"
    page = "".join(path.read_text() for path in templates.glob("*.html"))
    words = strings.table_strings("en")["page"]
    assert set(re.findall(r"strings\.page\.(\w+)", page)) == set(words)


def shape(words):
    """The names in nested words, and in each sentence the places to be filled."""
    if isinstance(words, dict):
        return {name: shape(word) for name, word in words.items()}
    if isinstance(words, list):
        return len(words)
    return sorted(re.findall(r"\{\w+\}", words))


def leaves(words):
    """All sentences of nested words."""
    if isinstance(words, dict):
        return [leaf for word in words.values() for leaf in leaves(word)]
    return [words]
