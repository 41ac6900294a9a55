"""The server: files, pages and sockets, each as quick and as careful as it should be."""

import json
import threading
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest
from asgiref.sync import async_to_sync
from django.core.signals import request_finished
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardgames.web import importmap, policy
from cardgames.web.server.sockets import Closing

ROOT = Path(__file__).resolve().parents[2]


def test_pages_carry_the_policy_and_its_kin(client, db):
    headers = client.get("/no/such/page/").headers
    assert headers["Content-Security-Policy"] == policy.policy()
    assert "'unsafe" not in policy.policy()
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"


def test_the_import_map_leads_every_script_to_the_hashed_file_served(site):
    imports = json.loads(importmap.text())["imports"]
    scripts = {
        f"/static/{path.relative_to(ROOT / 'static')}" for path in (ROOT / "static").rglob("*.js")
    }
    assert set(imports) == scripts
    connection = HTTPConnection(site.host)
    for hashed in imports.values():
        connection.request("GET", hashed, headers={"Accept-Encoding": "br"})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200
        assert "immutable" in answer.headers["Cache-Control"]
        assert "javascript" in answer.headers["Content-Type"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_static_files_are_compressed_once_and_answered_with_304_when_known(site):
    path = next(iter(json.loads(importmap.text())["imports"].values()))
    connection = HTTPConnection(site.host)
    connection.request("GET", path, headers={"Accept-Encoding": "br"})
    answer = connection.getresponse()
    answer.read()
    assert answer.headers["Content-Encoding"] == "br"
    connection.request("GET", path, headers={"If-None-Match": answer.headers["ETag"]})
    again = connection.getresponse()
    assert (again.status, again.read()) == (304, b"")


def test_a_body_too_large_is_refused_with_a_page_whether_or_not_it_tells_its_length(site):
    for body in (b"x" * 1_000_000, iter([b"x" * 1000] * 1000)):
        connection = HTTPConnection(site.host)
        connection.request("POST", "/", body=body, headers={"Accept-Language": "ru"})
        answer = connection.getresponse()
        assert answer.status == 413
        assert 'lang="ru"' in answer.read().decode()


def test_pages_give_their_connections_back(site):
    finished = []

    def note(**signal):
        finished.append(threading.current_thread().name)

    request_finished.connect(note)
    try:
        connection = HTTPConnection(site.host)
        connection.request("GET", "/mine/")
        connection.getresponse().read()
    finally:
        request_finished.disconnect(note)
    assert len(finished) == 1
    assert finished[0].startswith("pages")


def test_pages_are_compressed(site):
    connection = HTTPConnection(site.host)
    connection.request("GET", "/", headers={"Accept-Encoding": "gzip"})
    assert connection.getresponse().headers["Content-Encoding"] == "gzip"


def test_someone_who_sends_slowly_holds_up_nobody(site):
    slow = [HTTPConnection(site.host) for _ in range(8)]
    for connection in slow:
        connection.putrequest("POST", "/")
        connection.putheader("Content-Length", "1000")
        connection.endheaders()
        connection.send(b"x")
    began = time.monotonic()
    quick = HTTPConnection(site.host, timeout=5)
    quick.request("GET", "/no/such/page/")
    assert quick.getresponse().status == 404
    assert time.monotonic() - began < 5
    for connection in slow:
        connection.close()


def test_a_page_of_another_site_cannot_open_a_socket(site, socket):
    for origin in (
        "https://elsewhere.example",
        f"http://{site.host.partition(':')[0]}:1",
        None,
        "null",
    ):
        with pytest.raises(InvalidStatus) as refused:
            socket("/table/nothing/", origin=origin)
        assert refused.value.response.status_code == 403


def test_a_socket_where_nothing_lives_closes_with_not_found(socket):
    with pytest.raises(ConnectionClosed) as closed:
        socket("/no/such/socket/").recv(timeout=5)
    assert closed.value.rcvd.code == 4404


def test_a_socket_that_fails_closes_with_our_fault(caplog):
    async def failing(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        raise RuntimeError

    sent = []

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        sent.append(message)

    async_to_sync(Closing(failing))({"type": "websocket"}, receive, send)
    assert sent == [{"type": "websocket.accept"}, {"type": "websocket.close", "code": 1011}]
    assert "A socket failed" in caplog.text
