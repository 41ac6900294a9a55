"""The public HTTP API: for whoever has a token, and for strangers; never for cookies."""

import json

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cardgames import games
from cardgames.web import limits, sentences
from cardgames.web.models import Deal, Sitting, Token, User
from cardgames.web.selectors import tokens as known
from cardgames.web.services import deals, sittings, tokens
from tests.web.conftest import FIRST, Table

pytestmark = pytest.mark.django_db

ROOT = "/api/1"


class Program:
    """A program that asks the API, with a token or without."""

    def __init__(self, token=None, language=None, client=None):
        self.client = client or Client()
        self.headers = {"Accept-Language": language or "en"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    def get(self, path, **query):
        return self._told(self.client.get(ROOT + path, query, headers=self.headers))

    def post(self, path, **body):
        kind = "application/json"
        return self._told(
            self.client.post(ROOT + path, json.dumps(body), kind, headers=self.headers)
        )

    @staticmethod
    def _told(answer):
        assert answer["Content-Type"].startswith("application/json"), answer.content
        assert not answer.cookies
        return answer.status_code, answer.json()


@pytest.fixture
def ada(person):
    ada = person("ada")
    ada.preferences["collect"] = "never"
    ada.save()
    return ada


@pytest.fixture
def player(ada):
    return Program(tokens.make(ada, "bot", "play"))


@pytest.fixture
def reader(ada):
    return Program(tokens.make(ada, "diary", "read"))


# Tokens


def test_a_token_is_told_once_and_kept_as_a_hash(client, ada):
    client.force_login(ada)
    page = client.post("/account/tokens/", {"name": "bot", "scope": "play"})
    text = page.context["made"]
    assert text in page.content.decode()
    token = Token.objects.get()
    assert text not in json.dumps([str(value) for value in vars(token).values()])
    assert known.token(text) == token
    assert text not in client.get("/account/tokens/").content.decode()


def test_a_revoked_token_opens_nothing(client, ada, person):
    text = tokens.make(ada, "bot", "play")
    token = Token.objects.get()
    client.force_login(person("eve"))
    client.post("/account/tokens/revoke", {"token": token.pk})
    assert Program(text).get("/sittings")[0] == 200
    client.force_login(ada)
    client.post("/account/tokens/revoke", {"token": token.pk})
    status, told = Program(text).get("/sittings")
    assert (status, told["error"]) == (401, sentences.programs.NO_SUCH_TOKEN.en)


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "", "scope": "play"},
        {"name": "x" * 61},
        {"name": "a\x00b"},
        {"name": "a", "scope": "all"},
    ],
)
def test_a_token_needs_a_name_and_a_scope_there_is(client, ada, fields):
    client.force_login(ada)
    assert client.post("/account/tokens/", fields).status_code == 400
    assert not Token.objects.exists()


def test_nobody_has_tokens_without_end(client, ada):
    for _ in range(tokens.MOST):
        tokens.make(ada, "bot", "read")
    client.force_login(ada)
    assert client.post("/account/tokens/", {"name": "bot", "scope": "read"}).status_code == 400


def test_a_guest_has_no_tokens(client):
    client.post("/games/eagle-wing/deal")
    assert client.get("/account/tokens/").status_code == 302


def test_the_day_of_its_last_use_is_noted_once_a_day(reader):
    assert Token.objects.get().used is None
    reader.get("/sittings")
    assert Token.objects.get().used is not None
    with CaptureQueriesContext(connection) as asked:
        reader.get("/sittings")
    assert not [query for query in asked if query["sql"].startswith("UPDATE")]


# Doors


def test_cookies_open_no_door(client, ada, table):
    table(user=ada).play()
    client.force_login(ada)
    program = Program(client=client)
    assert program.get("/sittings")[0] == 401
    assert program.post("/deals", game="eagle-wing")[0] == 401
    assert not Deal.objects.exclude(sittings__seats__user=ada).exists()


def test_a_reading_token_changes_nothing(reader, table, ada):
    at = table(user=ada)
    status, told = reader.post("/deals", game="eagle-wing")
    assert (status, told["error"]) == (403, sentences.programs.SCOPE_TOO_SMALL.en)
    status, _ = reader.post(
        f"/sittings/{at.sitting.key}/changes", do="play", id="a", n=0, move=FIRST
    )
    assert status == 403
    assert at.now().n == 0


def test_somebody_elses_table_is_not_there(player, person, table):
    at = table(user=person("eve"))
    assert player.get(f"/sittings/{at.sitting.key}")[0] == 404
    assert player.get(f"/sittings/{at.sitting.watch}")[0] == 404
    change = {"do": "give-up", "id": "a", "n": 0}
    assert player.post(f"/sittings/{at.sitting.key}/changes", **change)[0] == 404
    assert at.now().n == 0


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer ", "Bearer x", "Basic eDp5", "x", "Bearer \xff"]
)
def test_a_header_that_is_no_token_is_refused_even_where_none_is_needed(header):
    answer = Client().get(f"{ROOT}/games", headers={"Authorization": header})
    assert answer.status_code == 401
    assert answer["WWW-Authenticate"] == "Bearer"
    assert answer.json()["error"]


# Playing


def test_a_program_deals_sits_down_and_plays(player, ada):
    status, deal = player.post("/deals", game="eagle-wing", number=1)
    assert (status, deal["played"], deal["game"]) == (201, 0, "eagle-wing")
    status, table = player.post(f"/deals/{deal['code']}/sittings")
    assert (status, table["n"]) == (201, 0)
    path = f"/sittings/{table['key']}"
    assert player.get(path) == (200, table)
    move = {"do": "play", "id": "one", "n": 0, "move": FIRST}
    assert FIRST in table["moves"]
    status, after = player.post(f"{path}/changes", **move)
    assert (status, after["n"], after["last"]) == (200, 1, FIRST)
    assert player.post(f"{path}/changes", **move) == (200, after)  # sent twice, made once
    for do, n in (("undo", 1), ("redo", 2), ("give-up", 3)):
        status, after = player.post(f"{path}/changes", do=do, id=do, n=n)
        assert (status, after["n"]) == (200, n + 1)
    assert after["outcome"]["number"] == "1"
    sitting = Sitting.objects.get(seats__user=ada)
    assert (sitting.outcome, sitting.transcript) == ("given-up", FIRST)


def test_a_table_that_has_changed_is_sent_back(player, table, ada):
    at = table(user=ada)
    at.play(FIRST)
    status, told = player.post(
        f"/sittings/{at.sitting.key}/changes", do="play", id="late", n=0, move=FIRST
    )
    assert (status, told["table"]["n"]) == (409, 1)
    assert told["error"] == sentences.tables.MOVED_ON.en


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"do": "play", "id": "a", "n": 0, "move": "c1-f1"}, 422),
        ({"do": "play", "id": "a", "n": 0, "move": "up"}, 422),
        ({"do": "play", "id": "a", "n": 0}, 422),
        ({"do": "undo", "id": "a", "n": 0}, 422),
        ({"do": "win", "id": "a", "n": 0}, 422),
        ({"do": "undo", "id": "a b", "n": 0}, 422),
        ({"do": "undo", "id": "a", "n": -1}, 422),
        ({"do": "give-up", "id": "a", "n": False}, 422),
        ({"do": "give-up", "id": "a", "n": "0"}, 422),
        ({}, 422),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(player, table, ada, change, status):
    at = table(user=ada)
    answered, told = player.post(f"/sittings/{at.sitting.key}/changes", **change)
    assert answered == status
    assert told["error"].endswith(".")
    assert at.now().n == 0


def test_an_own_game_for_each_line_of_ones_list(reader, table, ada):
    first, second = table(user=ada, number="1"), table(user=ada, number="2")
    first.play()
    second.play()
    second.give_up()
    _, told = reader.get("/sittings")
    assert [one["key"] for one in told["sittings"]] == [first.sitting.key]
    assert told["sittings"][0]["number"] is None
    _, told = reader.get("/sittings", which="finished")
    assert (told["count"], told["sittings"][0]["number"]) == (1, "2")
    assert reader.get("/sittings", which="all")[0] == 422
    assert reader.get("/sittings", page=99)[1]["page"] == 1


def test_longer_lists_ask_no_more_questions(reader, table, ada):
    def questions():
        with CaptureQueriesContext(connection) as asked:
            reader.get("/sittings")
        return len(asked)

    table(user=ada, number="1").play()
    few = [questions(), questions()][1]
    for number in range(2, 8):
        table(user=ada, number=str(number)).play()
    assert questions() == few <= 4


# Looking


def test_a_stranger_reads_games_and_deals(player):
    _, told = Program(language="ru").get("/games")
    assert {game["slug"]: game["name"] for game in told} == {
        slug: game.name.ru for slug, game in games.PATIENCES.items()
    }
    _, deal = player.post("/deals", game="double-klondike", variants=["two-redeals"])
    assert Program().get(f"/deals/{deal['code']}") == (200, deal)
    assert deal["variants"] == ["two-redeals"]


def test_no_hidden_card_and_no_number_of_a_deal_is_told(player):
    _, deal = player.post("/deals", game="double-klondike")
    assert set(deal["piles"]["s1"].split()) == {"--"}
    assert deal["piles"]["c1"].split()[:-1] == ["--"] * 8
    _, table = player.post(f"/deals/{deal['code']}/sittings")
    number = Deal.objects.get().number
    for told in (deal, table, Program().get(f"/deals/{deal['code']}")[1]):
        assert number not in json.dumps(told)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "whist"},
        {"game": "crapette"},
        {"game": "eagle-wing", "variants": ["none-such"]},
        {"game": "eagle-wing", "number": 0},
        {"game": "eagle-wing", "number": 2**31},
        {"game": "eagle-wing", "number": "5"},
        {"game": "eagle-wing", "number": True},
        {"game": "double-klondike", "variants": ["two-redeals", "unlimited-redeals"]},
        {},
    ],
)
def test_a_deal_there_cannot_be_is_not_made(player, wanted):
    status, told = player.post("/deals", **wanted)
    assert (status, bool(told["error"])) == (422, True)
    assert not Deal.objects.exists()


# Results


@pytest.fixture
def board(person):
    """A deal that nobody can know, given up by several people; gives it and them."""
    cards = deals.secret("eagle-wing", [])

    def play(name, moves, over=True, **more):
        user = User.objects.filter(username=name).first() or person(name, **more)
        at = Table(sittings.begin(cards, user), user)
        for _ in range(moves):
            at.play()
        if over:
            at.give_up()
        return at

    return cards, play


def test_a_board_is_read_once_ones_own_attempt_is_over(board, reader, ada):
    cards, play = board
    play("eve", 2, audience="everybody")
    play("bob", 1)
    status, told = reader.get(f"/deals/{cards.code}/board")
    assert (status, told["error"]) == (403, sentences.programs.BOARD_NOT_YET.en)
    play("ada", 3)
    status, told = reader.get(f"/deals/{cards.code}/board")
    assert (status, told["count"], told["mine"]["mine"]) == (200, 3, True)
    assert {line["name"] for line in told["firsts"]} == {"ada", "eve", None}
    assert Program().get(f"/deals/{cards.code}/board")[0] == 401


def test_a_deal_by_public_number_has_no_board(reader, table, ada):
    at = table(user=ada)
    at.play()
    at.give_up()
    assert reader.get(f"/deals/{at.sitting.deal.code}/board")[0] == 404


def test_a_replay_is_told_to_who_has_played_the_cards(board, reader, ada):
    cards, play = board
    his = play("eve", 2, audience="everybody").now()
    path = f"/replays/{his.watch}"
    assert reader.get(path)[0] == 403
    mine = play("ada", 1, over=False)
    status, told = reader.get(path)
    assert (status, told["error"]) == (403, sentences.replays.STILL_PLAYING.en)
    assert reader.get(f"/replays/{mine.sitting.watch}")[0] == 409
    mine.give_up()
    status, told = reader.get(path)
    assert (status, told["players"], told["number"]) == (200, ["eve"], None)
    assert [",".join(step["moves"]) for step in told["steps"]] == his.steps
    assert len(told["piles"]) == his.force + 1
    assert set(told["piles"][0]["s1"].split()) == {"--"}
    _, told = reader.get(f"/replays/{mine.sitting.watch}")
    assert told["number"] == cards.number
    assert reader.get(f"/replays/{mine.sitting.key}")[0] == 404


# Faults


@pytest.mark.parametrize(
    ("path", "status"),
    [("/nowhere", 404), ("/deals/22222222", 404), ("/deals/UPPER", 422), ("/", 404)],
)
def test_where_nothing_is_a_sentence_says_so_in_the_language_asked_for(path, status):
    for language in ("en", "ru"):
        answer = Client().get(ROOT + path, headers={"Accept-Language": language})
        assert (answer.status_code, answer["Content-Language"]) == (status, language)
        cyrillic = any("а" <= letter <= "я" for letter in answer.json()["error"])
        assert cyrillic == (language == "ru")


def test_accept_language_outweighs_a_cookie():
    client = Client()
    client.cookies["django_language"] = "ru"
    answer = client.get(f"{ROOT}/deals/22222222", headers={"Accept-Language": "en"})
    assert answer.json()["error"] == sentences.pages.NO_SUCH_DEAL.en


def test_a_body_that_is_not_json_or_far_too_long_is_told_so(player):
    send = {"content_type": "application/json", "headers": player.headers}
    for body, status in (("{", 400), (b"\xff\xfe", 400), ("[]", 422), ("1" * 300_000, 413)):
        answer = Client().post(f"{ROOT}/deals", body, **send)
        assert (answer.status_code, bool(answer.json()["error"])) == (status, True)


def test_a_method_that_an_address_does_not_know_is_told_with_those_it_does():
    answer = Client().delete(f"{ROOT}/games")
    assert (answer.status_code, answer["Allow"]) == (405, "GET")
    assert answer.json()["error"] == sentences.programs.NO_SUCH_METHOD.en


def test_a_fault_of_the_site_is_told_without_a_traceback(monkeypatch):
    monkeypatch.setattr("cardgames.web.api.deals.known.deal", None)
    client = Client(raise_request_exception=False)
    answer = client.get(f"{ROOT}/deals/22222222")
    assert (answer.status_code, answer.json()) == (500, {"error": sentences.programs.OUR_FAULT.en})


def test_too_many_questions_are_put_off_with_the_time_to_wait(monkeypatch, reader):
    monkeypatch.setattr(limits, "API_STRANGER", limits.API_STRANGER._replace(times=1))
    monkeypatch.setattr(limits, "API", limits.API._replace(times=1))
    for program in (Program(), reader):
        assert program.get("/games")[0] == 200
        answer = program.client.get(f"{ROOT}/games", headers=program.headers)
        assert answer.status_code == 429
        assert 0 < int(answer["Retry-After"]) <= 60
        assert "minute" in answer.json()["error"]


# Its document and its page


def test_the_page_tells_of_every_operation_in_both_languages(client):
    document = client.get(f"{ROOT}/openapi.json").json()
    operations = [one for path in document["paths"].values() for one in path.values()]
    for language in ("en", "ru"):
        client.cookies["django_language"] = language
        page = client.get("/api/")
        assert len(page.context["operations"]) == len(operations)
        assert all(operation.says for operation in page.context["operations"])
    assert "script" not in page.content.decode().split("<main")[1].split("</main>")[0]


def test_every_description_in_the_document_is_told_in_russian_too(client):
    from cardgames.web.api.words import BY_ENGLISH

    document = client.get(f"{ROOT}/openapi.json").json()
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["description"] in BY_ENGLISH
    for name, shape in document["components"]["schemas"].items():
        for field in shape.get("properties", {}).values():
            assert field.get("description", next(iter(BY_ENGLISH))) in BY_ENGLISH, name


def test_the_api_answers_through_the_sites_own_server(site, person):
    import urllib.request

    token = tokens.make(person("ada"), "bot", "play")

    def ask(path, body=None):
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{site.url}{ROOT}{path}", sent, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    deal = ask("/deals", {"game": "parterre"})
    table = ask(f"/deals/{deal['code']}/sittings", {})
    change = {"do": "play", "id": "a", "n": 0, "move": table["moves"][0]}
    assert ask(f"/sittings/{table['key']}/changes", change)["n"] == 1
    assert ask("/sittings")["count"] == 1
    assert User.objects.count() == 1
