"""Taking everything away, having everything deleted, and bringing everything along."""

import asyncio
import io
import json
import zipfile
from datetime import timedelta

import pytest
from django.apps import apps
from django.db import connection, models
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cardgames.web import limits
from cardgames.web.models import Deal, Invitation, Rated, Rating, Sitting, Token, User
from cardgames.web.selectors import archive
from cardgames.web.services import deals, friends, marks, sittings, tokens
from cardgames.web.services import records as kept
from cardgames.web.views.archive import in_a_thread
from tests.web.conftest import PASSWORD

pytestmark = pytest.mark.django_db


def opened(user, language="en"):
    """The files in the archive of a person, by name."""
    with zipfile.ZipFile(io.BytesIO(b"".join(archive.pieces(user, language)))) as files:
        assert files.testzip() is None
        return {name: files.read(name).decode() for name in files.namelist()}


def filled(model, user, made):
    """A row of any model, and of whatever it needs, that belongs to a person."""
    ways = {field: user for owner, field in belonging() if owner is model}
    had = model._base_manager.filter(**ways).first() if ways else None
    if had is not None:
        return had
    values = dict(ways)
    for field in model._meta.concrete_fields:
        if (
            field.name in ways
            or field.primary_key
            or field.has_default()
            or field.null
            or field.blank
        ):
            continue
        if isinstance(field, models.ForeignKey):
            needed = field.remote_field.model
            values[field.name] = made.get(needed) or filled(needed, user, made)
        elif isinstance(field, models.BooleanField):
            values[field.name] = False
        elif isinstance(field, models.DateTimeField):
            values[field.name] = timezone.now() + timedelta(days=1)
        elif isinstance(field, models.DateField):
            values[field.name] = timezone.now().date()
        elif isinstance(field, models.CharField | models.TextField):
            values[field.name] = field.choices[0][0] if field.choices else "x"
        else:
            values[field.name] = 1
    row = made[model] = model._base_manager.create(**values)
    return row


def belonging():
    """Every model of ours with a way to a person, and the field that leads there."""
    return [
        (model, field.name)
        for model in apps.get_app_config("web").get_models(include_auto_created=True)
        for field in model._meta.concrete_fields
        if field.is_relation and field.remote_field.model is User
    ]


def everything(user, seated):
    """A row of each model that belongs to a person; gives them with their fields."""
    made = {Deal: seated.deal, Sitting: seated}
    rows = []
    for model, name in belonging():
        if not model._meta.auto_created:
            rows.append((filled(model, user, made), name))
    return rows


# Taking away


def test_the_archive_holds_all_that_is_kept_and_no_secret(table, person, ending):
    ada, eve = person("ada", PASSWORD, audience="friends"), person("eve")
    ada.friends.add(eve)
    friends.invite(ada)
    text = tokens.make(ada, "bot", "play")
    won, last = ending(won=True, user=ada)
    won.play(last)
    still = sittings.begin(deals.secret("double-klondike", []), ada)
    marks.keep(ada, still.deal, marks.read(True, "hard", "my note"))
    table(user=eve, number="55").play()
    files = opened(ada)
    told = {name: json.loads(text) for name, text in files.items() if name.endswith(".json")}
    assert told["person.json"]["audience"] == "friends"
    assert told["friends.json"]["friends"] == ["eve"]
    assert told["marks.json"][0]["tags"] == ["hard"]
    assert [one["name"] for one in told["tokens.json"]] == ["bot"]
    assert {one["outcome"] for one in told["sittings.json"]} == {"won", ""}
    whole = "".join(files.values())
    for secret in (text, Token.objects.get().digest, ada.password, still.deal.number):
        assert secret not in whole
    assert "55" not in [one["number"] for one in told["sittings.json"]]
    for one in told["sittings.json"]:
        assert kept.read(files[one["record"]], lambda: eve).record.moves is not None


# Where the archive tells of each table that belongs to a person.
TOLD = {
    "seat": "sittings",
    "invitation": "friends",
    "mark": "marks",
    "result": "results",
    "revealed": "revealed",
    "token": "tokens",
    "match": "matches",
    "rating": "ratings",
    "rated": "ratings",
}


def test_the_archive_tells_of_every_table_that_belongs_to_a_person():
    named = {model._meta.model_name for model, _ in belonging() if not model._meta.auto_created}
    assert named == set(TOLD)
    assert set(TOLD.values()) <= set(archive.KINDS) | {"sittings"}


def test_a_longer_archive_comes_in_pieces_and_asks_by_the_hundred(table, person, monkeypatch):
    ada = person("ada")
    monkeypatch.setattr(archive, "AT_ONCE", 5)
    monkeypatch.setattr(archive, "PIECE", 1000)
    for number in range(1, 13):
        table(user=ada, number=str(number)).play()
    with CaptureQueriesContext(connection) as asked:
        pieces = list(archive.pieces(ada, "ru"))
    assert len(pieces) > 2
    assert sum('"transcript"' in query["sql"] for query in asked) == 3  # 5 + 5 + 2
    assert len(opened(ada)) > 12


def test_pieces_are_made_one_at_a_time_as_they_are_read():
    made = []

    def making():
        for number in range(3):
            made.append(number)
            yield bytes([65 + number])

    async def reading():
        pieces = in_a_thread(making())
        first = await anext(pieces)
        seen = list(made)
        await pieces.aclose()
        return first, seen

    assert asyncio.run(reading()) == (b"A", [0])


@pytest.mark.django_db(transaction=True)
def test_the_archive_is_sent_by_the_sites_own_server(site, person):
    import urllib.request

    client = Client()
    client.force_login(person("ada"))
    page = client.get("/account/archive/")
    cookies = "; ".join(f"{name}={kept.value}" for name, kept in client.cookies.items())
    token = page.context["csrf_token"]
    request = urllib.request.Request(
        f"{site.url}/account/archive/",
        f"csrfmiddlewaretoken={token}".encode(),
        {"Cookie": cookies, "Accept-Encoding": "gzip"},
    )
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.read())) as files:
            assert json.loads(files.read("person.json"))["name"] == "ada"


def test_an_archive_is_its_persons_alone_and_not_made_without_end(client, person, monkeypatch):
    assert client.post("/account/archive/").url.startswith("/account/log-in/")
    client.force_login(person())
    monkeypatch.setattr(limits, "ARCHIVE", limits.ARCHIVE._replace(times=0))
    assert client.post("/account/archive/").status_code == 429


def test_a_guest_has_his_data_too(client):
    client.post("/games/eagle-wing/deal")
    assert client.get("/account/archive/").status_code == 200
    files = opened(User.objects.get())
    assert json.loads(files["person.json"])["name"] is None
    assert User.objects.get().username not in "".join(files.values())


# Deleting, and coming along


def test_nothing_is_left_that_leads_to_who_was_deleted(client, person, table):
    ada, eve = person("ada", PASSWORD), person("eve")
    at = table(user=ada)
    ada.friends.add(eve)
    everything(ada, at.sitting)
    client.force_login(ada)
    client.post("/account/delete/", {"password": PASSWORD})
    for model, field in belonging():
        assert not model._base_manager.filter(**{field: ada.pk}).exists(), model
    assert not User.objects.filter(pk=ada.pk).exists()
    assert list(eve.friends.all()) == []


ACCOUNTS_ALONE = {Invitation, Token, Rating, Rated}  # a guest can have none


def test_all_that_belongs_to_a_guest_comes_along(client, person):
    ada = person("ada", PASSWORD)
    client.post("/games/eagle-wing/deal", {"number": "3"})
    guest = User.objects.get(guest=True)
    [seat] = guest.seats.select_related("sitting__deal")
    rows = [
        (row, field)
        for row, field in everything(guest, seat.sitting)
        if type(row) not in ACCOUNTS_ALONE
    ]
    client.post("/account/log-in/", {"username": "ada", "password": PASSWORD})
    assert not User.objects.filter(pk=guest.pk).exists()
    for row, field in rows:
        row.refresh_from_db()
        assert getattr(row, field) == ada, row
