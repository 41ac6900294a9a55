"""What nobody should send: each kind is answered with a sentence, the right status, and no harm."""

import json
import logging
import re

import pytest
from django.test import Client

from cardgames.web import heard, sentences, wire
from cardgames.web.discreet import Discreet, OursToTrace
from cardgames.web.models import User

pytestmark = pytest.mark.django_db


def reads(answer, status, sentence=None):
    """The page has the status, tells the sentence, and shows nothing of our insides."""
    html = answer.content.decode()
    assert answer.status_code == status
    assert "Traceback" not in html
    if sentence:
        assert sentence in html.replace("&#x27;", "'")
    return True


@pytest.fixture(params=["en", "ru"])
def speech(request, client):
    client.cookies["django_language"] = request.param
    return request.param


# Addresses


@pytest.mark.parametrize(
    "path", ["/games/chess/", "/games/eagle%20wing/", "/games/%00/", "/nowhere/"]
)
def test_an_unknown_address_is_told(client, speech, path):
    assert reads(client.get(path), 404)


def test_an_unknown_game_is_told(client, speech):
    for answer in (client.get("/games/chess/"), client.post("/games/chess/deal")):
        assert reads(answer, 404, sentences.pages.NO_SUCH_GAME.tell(speech))


@pytest.mark.parametrize(
    "number",
    ["0", "-5", "2147483648", "3.5", "abc", "9" * 10_000, "5\x00", "\ud83c", "１２", "0x10", "1 2"],
)
def test_a_number_out_of_range_is_told_and_nothing_dealt(client, speech, number):
    text = number.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    answer = client.post("/games/eagle-wing/deal", {"number": text})
    assert reads(answer, 400, sentences.pages.BAD_NUMBER.tell(speech))
    assert not User.objects.exists()


@pytest.mark.parametrize("variant", ["no-such", "\x00", "x" * 10_000])
def test_an_unknown_variant_is_told(client, speech, variant):
    assert reads(client.post("/games/eagle-wing/deal", {"variant": variant}), 400)
    assert not User.objects.exists()


def test_variants_that_exclude_each_other_are_told(client, speech):
    both = {"variant": ["two-redeals", "unlimited-redeals"]}
    assert reads(client.post("/games/double-klondike/deal", both), 400)


def test_somebody_elses_table_is_told(client, speech, table):
    assert reads(client.get(table().path), 404, sentences.pages.NO_SUCH_TABLE.tell(speech))


@pytest.mark.parametrize("key", ["x", "AAAAAAAAAAAAAAAAAAAAAA", "x" * 5000, "%00", "..%2f..", "é"])
def test_a_key_that_opens_nothing_is_told(client, key):
    for place in ("table", "watch", "d"):
        assert reads(client.get(f"/{place}/{key}/"), 404)


def test_an_address_that_only_takes_forms_leads_back_to_a_page(client):
    for path in ("/games/eagle-wing/deal", "/language/", "/account/log-out/"):
        assert client.get(path, follow=True).status_code == 200


def test_a_method_that_is_not_meant_is_refused(client):
    assert client.post("/").status_code == 405
    assert client.delete("/mine/").status_code == 405


# Who asks


def test_a_refused_request_leaves_no_traceback_in_the_log(client, caplog):
    client.get("/", headers={"Host": "evil.example"})
    records = [record for record in caplog.records if "evil.example" in record.getMessage()]
    assert records
    for record in records:
        assert OursToTrace().filter(record)
        assert "Traceback" not in Discreet().format(record)


def test_a_traceback_of_ours_is_kept():
    record = logging.LogRecord("cardgames", logging.ERROR, "", 0, "", (), (ValueError, None, None))
    assert OursToTrace().filter(record)
    assert record.exc_info


def test_another_host_is_refused(client):
    assert reads(client.get("/", headers={"host": "elsewhere.example"}), 400)
    assert reads(client.get("/", headers={"host": "a b\x7f"}), 400)


def test_a_form_of_another_site_is_refused(speech):
    browser = Client(enforce_csrf_checks=True)
    browser.cookies["django_language"] = speech
    assert reads(browser.post("/games/eagle-wing/deal"), 403)
    browser.get("/")
    crafted = {"csrfmiddlewaretoken": "x" * 64}
    assert reads(browser.post("/games/eagle-wing/deal", crafted), 403)
    assert not User.objects.exists()


@pytest.mark.parametrize("cookie", ['"abcdefgh\\000"', "x" * 4000, "'; drop table", "\xd0\xba"])
def test_a_forged_cookie_is_a_strangers(client, cookie):
    client.cookies.load("")
    for name in ("sessionid", "csrftoken", "django_language", "messages"):
        answer = client.get("/mine/", headers={"cookie": f"{name}={cookie}"})
        assert reads(answer, 200)


def test_a_megabyte_in_a_form_is_refused(client, speech):
    assert reads(client.post("/games/eagle-wing/deal", {"number": "1" * 1_000_000}), 413)
    fields = {f"variant{place}": "x" for place in range(1000)}
    assert reads(client.post("/games/eagle-wing/deal", fields), 413)
    assert not User.objects.exists()


@pytest.mark.parametrize(
    "path", ["/account/sign-up/", "/account/log-in/", "/account/reset/", "/language/"]
)
def test_forms_take_any_characters_without_harm(client, path):
    odd = "\x00\ud83c\udfb4\x7f<script>"
    text = odd.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    names = ("username", "email", "password", "language", "next")
    answer = client.post(path, dict.fromkeys(names, text))
    assert answer.status_code in (200, 204, 302)
    assert not User.objects.exists()
    assert "<script>" not in re.sub(r"<script[^>]*type=", "", answer.content.decode())


def test_a_fault_of_ours_is_a_page_without_insides(client, speech, monkeypatch):
    from cardgames.web.views import home

    def broken(user):
        raise RuntimeError("secret of the house")

    monkeypatch.setattr(home.sittings, "latest_open", broken)
    client.raise_request_exception = False
    answer = client.get("/")
    assert reads(answer, 500)
    assert "secret of the house" not in answer.content.decode()


# Messages of a socket


BAD = {
    "no JSON": ("{", sentences.tables.NOT_JSON),
    "no object": ("[1, 2]", sentences.tables.NOT_JSON),
    "a bare number": ("17", sentences.tables.NOT_JSON),
    "a number too long to read": ("1" * 4000, sentences.tables.NOT_JSON),
    "brackets without end": ("[" * 4000, sentences.tables.NOT_JSON),
    "a message too long": ('{"do": "look", "x": "' + "x" * 5000 + '"}', sentences.tables.TOO_LONG),
    "a megabyte": ('{"do": "look", "x": "' + "x" * 1_000_000 + '"}', sentences.tables.TOO_LONG),
    "nothing to do": ("{}", sentences.tables.NO_SUCH_DEED),
    "an unknown deed": ('{"do": "cheat"}', sentences.tables.NO_SUCH_DEED),
    "a method of ours": ('{"do": "websocket_disconnect"}', sentences.tables.NO_SUCH_DEED),
    "a deed of another type": ('{"do": ["play"]}', sentences.tables.NO_SUCH_DEED),
    "no id": ('{"do": "undo", "n": 0}', sentences.tables.BAD_ID),
    "an id that is a number": ('{"do": "undo", "n": 0, "id": 5}', sentences.tables.BAD_ID),
    "an id too long": ('{"do": "undo", "n": 0, "id": "' + "x" * 33 + '"}', sentences.tables.BAD_ID),
    "an id with a zero byte": ('{"do": "undo", "n": 0, "id": "a\\u0000"}', sentences.tables.BAD_ID),
    "half a character": ('{"do": "undo", "n": 0, "id": "\\ud83c"}', sentences.tables.BAD_ID),
    "no n": ('{"do": "undo", "id": "a"}', sentences.tables.BAD_N),
    "an n that is text": ('{"do": "undo", "id": "a", "n": "0"}', sentences.tables.BAD_N),
    "an n that is true": ('{"do": "undo", "id": "a", "n": true}', sentences.tables.BAD_N),
    "an n that is not whole": ('{"do": "undo", "id": "a", "n": 0.0}', sentences.tables.BAD_N),
    "a negative n": ('{"do": "undo", "id": "a", "n": -1}', sentences.tables.BAD_N),
    "a huge n": ('{"do": "undo", "id": "a", "n": ' + "9" * 100 + "}", sentences.tables.BAD_N),
    "n that is no number": ('{"do": "undo", "id": "a", "n": NaN}', sentences.tables.BAD_N),
    "no move": ('{"do": "play", "id": "a", "n": 0}', sentences.tables.BAD_MOVE),
    "a move that is a list": (
        '{"do": "play", "id": "a", "n": 0, "move": ["c1"]}',
        sentences.tables.BAD_MOVE,
    ),
    "an empty move": ('{"do": "play", "id": "a", "n": 0, "move": ""}', sentences.tables.BAD_MOVE),
    "a move with a zero byte": (
        '{"do": "play", "id": "a", "n": 0, "move": "c1-\\u0000"}',
        sentences.tables.BAD_MOVE,
    ),
    "a move of half a character": (
        '{"do": "play", "id": "a", "n": 0, "move": "\\ud83c"}',
        sentences.tables.BAD_MOVE,
    ),
    "an endless move": (
        '{"do": "play", "id": "a", "n": 0, "move": "' + "c" * 65 + '"}',
        sentences.tables.BAD_MOVE,
    ),
}


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("speech", ["en", "ru"])
def test_every_bad_message_is_told_and_the_line_goes_on(line, table, person, speech):
    ada = person("ada")
    at = table(user=ada)
    one = line(at.path, ada, language=speech)
    one.hear("table")
    for what, (text, sentence) in BAD.items():
        one.connection.send(text)
        assert one.hear("refused")["why"] == sentence.tell(speech), what
    one.connection.send(b'{"do": "look"}')
    assert one.hear("refused")["why"] == sentences.tables.NOT_TEXT.tell(speech)
    for move in ("castle", "c1-z9", "c1x0-c2", "turn:s1", "c2=c9", "c13@3-f2", "a3-f9+n5-f1"):
        refusal = one.ask("play", "refused", n=0, move=move)
        assert len(refusal["why"]) > 10
    assert one.ask("play", "table", n=0, move="c4-f1")["n"] == 1
    assert at.now().transcript == "c4-f1"


@pytest.mark.parametrize("at", ['"x"', "true", "1e400", "NaN", "[]", "null", "9" * 300])
def test_a_ping_gives_no_other_time_back_than_a_number(at):
    message = wire.read(heard.fields(f'{{"do": "ping", "at": {at}}}'))
    told = json.loads(json.dumps(wire.pong(0, message.at)))
    assert abs(told["at"]) < 2**53


def test_a_refusal_carries_the_id_of_what_it_refuses():
    fields = heard.fields('{"do": "play", "id": "k3f9", "n": "x"}')
    assert heard.named(fields) == "k3f9"
    assert heard.named({"id": "a\ud83c"}) is None


@pytest.mark.django_db(transaction=True)
def test_a_move_for_a_finished_game_is_told(line, ending, person):
    ada = person("ada")
    at, last = ending(won=True, user=ada)
    at.play(last)
    one = line(at.path, ada, language="ru")
    assert one.ask("play", "refused", n=at.now().n, move="s1-w1")["why"] == sentences.tables.OVER.ru


@pytest.mark.django_db(transaction=True)
def test_a_socket_of_another_sites_page_is_refused(socket, table, person):
    from websockets.exceptions import InvalidStatus

    ada = person("ada")
    at = table(user=ada)
    client = Client()
    client.force_login(ada)
    for origin in ("https://elsewhere.example", "http://127.0.0.1:1", None):
        with pytest.raises(InvalidStatus):
            socket(at.path, client, origin=origin)


@pytest.mark.django_db(transaction=True)
def test_a_forged_cookie_opens_no_table(line, table):
    at = table()
    client = Client()
    client.cookies["sessionid"] = '"abcdefgh\\000"'
    assert line(at.path, client=client).closed() == 4401
