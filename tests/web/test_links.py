"""What links show of themselves: words in the reader's language, a picture, a QR code."""

import random
import re
import struct
import zlib
from datetime import date

import pytest
from django.test import Client

from cardgames import games
from cardgames.engine.cards import HIDDEN, TEXT
from cardgames.web import limits, previews, standing
from cardgames.web.models import Sitting, User
from cardgames.web.services import deals, friends, matches
from cardgames.web.services.contest import clock
from tests.web.conftest import Table
from tests.web.duels import begun, match
from tests.web.test_hidden_cards import games_under_way, shuffled

pytestmark = pytest.mark.django_db

LANGUAGES = {"en": "Eagle Wing", "ru": "Орлиное крыло"}


def over(at, moves=4):
    for _ in range(moves):
        at.play()
    at.give_up()
    return at


def tags(client, path, **more):
    """What the head of a page tells of it, by name."""
    html = client.get(path, **more).content.decode()
    found = dict(re.findall(r'<meta (?:property|name)="([\w:]+)"\s+content="([^"]*)"', html))
    return found | dict(re.findall(r'<link rel="(canonical)" href="([^"]*)"', html))


def addresses(at):
    """The links of a finished game."""
    return [
        f"/d/{at.sitting.deal.code}/",
        at.watch,
        f"/replay/{at.sitting.watch}/",
        f"/replay/{at.sitting.watch}/?move=2",
    ]


def picture_of(client, path):
    url = tags(client, path)["og:image"].replace("&amp;", "&")
    return client.get(url.partition("testserver")[2])


def read_png(data):
    """The width and the height of a PNG; every part of it is checked, and that it is whole."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, size, pixels = 8, None, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        [check] = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert zlib.crc32(kind + body) == check
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
        pixels += body if kind == b"IDAT" else b""
        at += 12 + length
    assert kind == b"IEND"
    assert len(zlib.decompress(pixels)) >= size[1]
    return size


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_tells_what_it_is_in_the_language_of_who_asks(table, language):
    at = over(table())
    for path in addresses(at):
        told = tags(Client(), path, headers={"accept-language": language})
        assert LANGUAGES[language] in told["og:title"]
        assert told["description"] == told["og:description"]
        assert bool(re.search("[А-Яа-я]", told["og:description"])) == (language == "ru")
        assert told["twitter:card"] == "summary_large_image"
        assert told["canonical"] == told["og:url"] == f"http://testserver{path}"
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_of_a_daily_deal_shows_the_cards_of_that_day(language):
    deal = deals.daily("eagle-wing", date(2026, 11, 30))
    told = tags(Client(), "/daily/eagle-wing/2026-11-30/", headers={"accept-language": language})
    assert LANGUAGES[language] in told["og:title"]
    assert "2026" in told["og:title"]
    assert told["canonical"].endswith("/daily/eagle-wing/2026-11-30/")
    assert f"/d/{deal.code}/picture.png" in told["og:image"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_of_a_game_for_two_shows_the_table_as_its_spectators_see_it(language):
    two = begun()
    two.play(two.moves()[0])
    told = tags(Client(), two.watch, headers={"accept-language": language})
    assert told["canonical"].endswith(two.watch)
    assert bool(re.search("[А-Яа-я]", told["og:description"])) == (language == "ru")
    answer = picture_of(Client(), two.watch)
    assert read_png(answer.content) == (1200, 630)
    assert answer.content == previews.png(two.at.rules.game, standing.seen(two.now(), None).view)
    mine = Client()
    mine.force_login(two.user(1))
    assert two.sitting.watch not in tags(mine, two.path)["og:image"]


def test_a_link_speaks_as_its_player_does_to_whoever_names_no_language():
    def spoken(path, **more):
        return re.search(r'<html lang="(\w+)"', Client().get(path, **more).content.decode())[1]

    russian = {"accept-language": "ru"}
    Client().post("/games/eagle-wing/deal", headers=russian)  # a guest, who chooses nothing
    alone = over(Table(Sitting.objects.get(), User.objects.get()))
    two = begun()
    User.objects.filter(guest=False).update(language="ru")
    waiting = match(host=two.user(1))
    matches.make(waiting, clock())
    invitation = friends.invite(two.user(1))
    asking = [f"/challenge/{waiting.code}/", f"/friends/{invitation.code}/"]
    for path in (*addresses(alone), two.watch, *asking):
        assert spoken(path) == "ru"
        assert re.search("[А-Яа-я]", tags(Client(), path)["og:title"])
        assert spoken(path, headers={"accept-language": "en"}) == "en"
    assert spoken("/") == "en"


def test_the_addresses_in_a_link_are_the_public_ones(table, settings):
    settings.SITE_URL = "https://cards.example"
    at = over(table())
    for path in addresses(at):
        told = tags(Client(), path)
        assert told["canonical"] == f"https://cards.example{path}"
        assert told["og:image"].startswith("https://cards.example/")


@pytest.mark.parametrize("path", ["/", "/daily/", "/account/log-in/"])
def test_the_picture_of_every_other_page_has_the_public_address_too(client, settings, path):
    settings.SITE_URL = "https://cards.example"
    assert tags(client, path)["og:image"].startswith("https://cards.example/static/")


def test_a_private_table_tells_nothing_of_itself(table, client):
    at = table()
    client.force_login(at.sitting.seats.get().user)
    told = tags(client, at.path)
    assert "canonical" not in told
    assert at.sitting.key not in "".join(told.values())


def test_every_link_has_its_picture_kept_for_ever(table):
    at = over(table())
    for path in addresses(at):
        answer = picture_of(Client(), path)
        assert answer.headers["Content-Type"] == "image/png"
        assert read_png(answer.content) == (1200, 630)
        assert "immutable" in answer.headers["Cache-Control"]
        assert "public" in answer.headers["Cache-Control"]
        assert answer.cookies == {}


def test_a_picture_known_already_is_not_sent_again(table):
    at = over(table())
    path = f"/d/{at.sitting.deal.code}/picture.png"
    tag = Client().get(path).headers["ETag"]
    again = Client().get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    moved = Client().get(f"/replay/{at.sitting.watch}/picture.png?move=2")
    assert moved.headers["ETag"] != tag


def test_a_picture_of_a_table_that_has_moved_on_is_not_kept_for_ever(table):
    at = table()
    url = tags(Client(), at.watch)["og:image"].replace("&amp;", "&").partition("testserver")[2]
    assert "immutable" in Client().get(url).headers["Cache-Control"]
    at.play()
    assert "immutable" not in Client().get(url).headers["Cache-Control"]


def test_pictures_are_drawn_only_so_often_for_one_reader(table, monkeypatch):
    at = over(table())
    monkeypatch.setattr(limits, "PICTURE", limits.Limit("picture", 2, 60))
    path = f"/d/{at.sitting.deal.code}/picture.png"
    answers = [Client().get(path).status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def test_pictures_know_nothing_of_hidden_cards(table):
    for at, chance in games_under_way(table, moves=12):
        now = standing.of(at.now())
        path = f"/watch/{at.sitting.watch}/picture.png"
        game = now.rules.game
        honest = previews.svg(game, standing.seen(at.sitting, None).view), Client().get(path)
        standing.keep(at.sitting, now._replace(table=shuffled(now.rules, now.table, chance)))
        drawn = previews.svg(game, standing.seen(at.sitting, None).view)
        assert drawn == honest[0]
        assert Client().get(path).headers["ETag"] == honest[1].headers["ETag"]
        standing.keep(at.sitting, now)


def test_a_face_that_a_view_keeps_is_not_in_the_picture(table):
    for at, _ in games_under_way(table, moves=8):
        view = standing.seen(at.now(), None).view
        up = {TEXT[card] for pile in view.piles for card in pile if card < HIDDEN}
        drawn = previews.svg(standing.of(at.sitting).rules.game, view)
        faces = set(re.findall(r'href="#([2-9TJQKA][CDHS])', drawn))
        assert faces
        assert faces <= up


@pytest.mark.parametrize("slug", games.ALL)
def test_the_picture_of_every_game_is_whole_and_within_60_kb(slug):
    rules, chance = games.rules(slug), random.Random(slug)
    now = rules.deal(3)
    for _ in range(5):
        png = previews.png(rules.game, rules.view(now))
        assert read_png(png) == (1200, 630)
        assert len(png) <= 60 * 1024
        for _ in range(12):
            if moves := rules.moves(now):
                now = rules.play(now, chance.choice(moves))


def test_a_link_is_its_own_code(table):
    at, mine = over(table()), Client()
    mine.force_login(User.objects.get())
    for path in (f"/d/{at.sitting.deal.code}/", at.watch, f"/replay/{at.sitting.watch}/"):
        assert f'src="{path}code.svg"' in mine.get(path).content.decode()
        answer = Client().get(f"{path}code.svg")
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert b"<svg" in answer.content
        assert "immutable" in answer.headers["Cache-Control"]
    other = Client().get(f"/d/{'a' * 8}/code.svg")
    assert other.content != Client().get(f"/d/{at.sitting.deal.code}/code.svg").content


def test_a_link_that_leads_nowhere_has_no_picture():
    for path in ("/d/nothing0", "/watch/nothing", "/replay/nothing"):
        assert Client().get(f"{path}/picture.png").status_code == 404
