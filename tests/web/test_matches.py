"""Tables for two: made, offered, joined by one alone, withdrawn; matches and their score."""

import hashlib
import io
import json
import zipfile

import pytest
from django.test import Client
from django.utils import timezone

from cardgames.engine.cards import RANK
from cardgames.engine.prose import Fault, Refused
from cardgames.web import duelling, sentences, wire_match
from cardgames.web import terms as bargain
from cardgames.web.models import Duel, Match, Seat, Sitting, User
from cardgames.web.selectors import archive, matches
from cardgames.web.selectors import sittings as patiences
from cardgames.web.services import matches as tables
from cardgames.web.services import people
from tests.web.duels import Two, begun, match, person

pytestmark = pytest.mark.django_db


def test_whoever_sits_down_is_told_all_that_he_will_play_by():
    plain = bargain.words(match(), "en")
    assert plain == ["with “Stop!”", "10+15", "casual"]
    more = match(proof="server", hold=800, target=100, options="draw-count")
    told = ["to 100", "the table decides calls", "0.8 s to call", "Counted draws"]
    assert bargain.words(more, "en") == plain + told
    strict = match(mode="strict", proof="server", hold=800)  # where nothing is called
    assert bargain.words(strict, "en") == ["strict", "10+15", "casual"]


def test_the_lower_card_begins_and_equal_ranks_draw_again(monkeypatch):
    cards = iter([12, 25, 3, 0])  # two kings, then a four and an ace
    monkeypatch.setattr(tables.secrets, "randbelow", lambda below: next(cards))
    drawn = tables.draw_for_start()
    assert drawn.pairs == [(12, 25), (3, 0)]
    assert not drawn.host_begins


def test_who_drew_the_lower_card_has_place_one():
    for _ in range(20):
        game = begun()
        mine, his = game.duel.drawn[-1]
        assert "A23456789TJQK".index(mine[0]) < "A23456789TJQK".index(his[0])
        assert (game.duel.host_place == 1) == (game.user(1).username == "ada")


def test_both_draw_from_the_whole_of_their_packs():
    ranks = {
        RANK[card] for _ in range(400) for pair in tables.draw_for_start().pairs for card in pair
    }
    assert ranks == set(range(13))


def test_a_table_is_joined_by_one_alone():
    table = match(listed=True)
    tables.make(table, 0)
    with pytest.raises(Refused) as refused:
        tables.join(table, table.host, 0)
    assert refused.value.why == sentences.duels.OWN_TABLE
    tables.join(table, person("bob"), 0)
    with pytest.raises(Refused) as refused:
        tables.join(table, person("eve"), 0)
    assert refused.value.why == sentences.duels.TABLE_TAKEN
    assert set(Seat.objects.values_list("user__username", flat=True)) == {"ada", "bob"}


def test_two_guests_are_told_apart_and_keep_their_names_in_the_next_game():
    game = begun(person("guest2", guest=True), host=person("guest1", guest=True))
    for _ in range(2):
        names = [wire_match.name_of(player) for player in matches.players(game.duel)]
        host = game.duel.host_place
        assert names[host - 1] == sentences.duels.THE_HOST
        assert names[2 - host] == sentences.duels.SOMEBODY
        game.do("resign", 1)
        for place in (1, 2):
            game.do("rematch", place)
        game = Two(matches.following(game.duel))


def test_a_rated_table_is_joined_only_while_its_host_is_there():
    table = match(rated=True, listed=True)
    tables.make(table, 0)
    tables.depart(table.pk)
    assert matches.waiting() == []
    table.refresh_from_db()
    with pytest.raises(Refused) as refused:
        tables.join(table, person("bob"), 0)
    assert refused.value.why == sentences.duels.HOST_AWAY
    tables.wait(table.pk)
    table.refresh_from_db()
    assert tables.join(table, person("bob"), 0)


def test_a_table_that_has_begun_is_not_withdrawn():
    table = match(listed=True)
    tables.make(table, 0)
    sitting = tables.join(Match.objects.get(pk=table.pk), person("bob"), 0)
    tables.cancel(table)
    tables.depart(table.pk)
    assert Sitting.objects.filter(pk=sitting.pk).exists()


def test_the_lobby_offers_open_tables_whose_host_waits():
    waiting = [match(listed=True), match(listed=False), match(person("eve"), listed=True)]
    for table in waiting:
        tables.make(table, 0)
    assert {table.pk for table in matches.waiting()} == {waiting[0].pk, waiting[2].pk}
    Match.objects.filter(pk=waiting[2].pk).update(seen=timezone.now() - 2 * matches.WAITS)
    assert [table.pk for table in matches.waiting()] == [waiting[0].pk]
    tables.wait(waiting[2].pk)
    tables.cancel(waiting[0])
    assert [table.pk for table in matches.waiting()] == [waiting[2].pk]
    tables.join(waiting[2], person("bob"), 0)
    assert matches.waiting() == []


def test_nobody_fills_the_lobby_alone():
    for _ in range(tables.OFFERED):
        last = match(listed=True)
        tables.make(last, 0)
    with pytest.raises(Refused) as refused:
        tables.make(match(listed=True), 0)
    assert refused.value.why is sentences.duels.TOO_MANY_TABLES
    tables.make(match(), 0)  # by invitation
    tables.make(match(host=person("bob"), listed=True), 0)
    tables.cancel(last)
    tables.make(match(listed=True), 0)
    assert len(matches.waiting()) == tables.OFFERED + 1


def test_the_lobby_asks_as_much_for_many_tables_as_for_one(django_assert_num_queries):
    for name in "abcdef":
        tables.make(match(person(name), listed=True), 0)
        with django_assert_num_queries(2):
            [table.host.ratings.all() for table in matches.waiting()]


def test_the_cards_are_secret_and_the_commitment_binds_them():
    game = begun()
    number = game.now().deal.number
    assert int(number) >= 2**31
    promised = wire_match.commitment(game.duel, number)
    assert promised == hashlib.sha256(f"{game.duel.salt}:{number}".encode()).hexdigest()
    assert len(game.duel.salt) == 32


def test_a_numbered_deal_is_practice_against_a_bot():
    sitting = tables.make(match(bot="beginner"), 0, number="5")
    assert (sitting.deal.number, sitting.practice) == ("5", True)
    with pytest.raises(Fault) as fault:
        tables.make(match(), 0, number="5")
    assert fault.value.why == sentences.duels.NUMBERED_FOR_BOTS


def test_games_for_two_are_not_among_somebodys_patiences():
    game = begun()
    game.play(game.moves()[0])
    assert not patiences.of(game.user(1).pk).exists()
    assert [seat.sitting_id for seat in matches.playing(game.user(1).pk)] == [game.sitting.pk]


def game_after(game, loser):
    """The next game, after this one was lost by the person of that name."""
    place = next(place for place in (1, 2) if game.user(place).username == loser)
    game.do("resign", place)
    game.do("rematch", 1)
    game.do("rematch", 2)
    return Two(Sitting.objects.get(duel__match=game.duel.match, duel__round=game.duel.round + 1))


def test_the_score_follows_the_people_not_the_places():
    one = begun(target=300)
    two = game_after(one, "bob")
    three = game_after(two, "ada")
    points = {game.sitting.pk: game.duel.points for game in (one, two)}
    by_name = {
        three.user(place).username: matches.score(three.duel).points[place - 1] for place in (1, 2)
    }
    assert by_name == {"ada": points[one.sitting.pk], "bob": points[two.sitting.pk]}
    assert not matches.score(three.duel).over


def test_a_match_is_over_when_its_target_is_reached_and_the_next_begins_from_nothing():
    game = begun(target=100)
    while True:
        place = next(place for place in (1, 2) if game.user(place).username == "bob")
        former, game = game, game_after(game, "bob")
        score = matches.score(former.duel)
        assert score.over == (max(score.points) >= 100)
        if score.over:
            assert score.points[place - 1] == 0
            break
    assert matches.score(game.duel).points == (0, 0)


def test_without_a_target_each_game_is_a_match():
    game = begun()
    assert not matches.score(game.duel).over
    game.do("resign", 1)
    assert matches.score(game.duel).over


def test_the_tables_of_a_guest_come_along_into_his_account(client):
    guest = Client()
    guest.post("/crapette/new", {"listed": "1"})
    table = Match.objects.get()
    ada = person("ada")
    ada.set_password("ten of spades, four of clubs")
    ada.save()
    guest.post("/account/log-in/", {"username": "ada", "password": "ten of spades, four of clubs"})
    table.refresh_from_db()
    assert table.host == ada


def test_a_host_who_logs_in_as_somebody_sits_down_plays_under_his_own_name():
    guest = person("guest:1", guest=True)
    table = match(host=guest)
    tables.make(table, 0)
    read_before = Match.objects.get()
    people._merge(guest, person("ada"))
    with pytest.raises(Refused) as refused:
        tables.join(table, person("ada"), 0)
    assert refused.value.why is sentences.duels.OWN_TABLE
    sitting = tables.join(read_before, person("bob"), 0)
    names = set(sitting.seats.values_list("user__username", flat=True))
    assert names == {"ada", "bob"}


def test_whoever_leaves_the_site_leaves_his_opponent_the_game():
    game = begun()
    other = game.seats[2]
    client = Client()
    client.force_login(game.user(1))
    User.objects.filter(pk=game.user(1).pk).delete()
    assert [player.user for player in matches.players(game.duel)] == [None, other.user]
    assert Duel.objects.count() == 1
    assert json.dumps(duelling.read(game.duel.live).kept())


def archived(user):
    """The files of a person's archive, by name."""
    with zipfile.ZipFile(io.BytesIO(b"".join(archive.pieces(user, "en")))) as kept:
        return {name: kept.read(name).decode() for name in kept.namelist()}


def test_what_somebody_takes_away_tells_nothing_of_a_game_under_way():
    game = begun()
    game.play(game.moves()[0])

    def taken():
        return "".join(archived(game.user(1)).values())

    deal = game.now().deal
    assert deal.code not in taken()
    assert deal.number not in taken()
    game.do("resign", 1)
    assert deal.number in taken()
    assert 'how": "resigned"' in taken()


def test_what_each_takes_away_tells_whether_he_has_won():
    game = begun()
    game.play(game.moves()[0])
    game.do("resign", 1)
    told = [json.loads(archived(game.user(place))["sittings.json"]) for place in (1, 2)]
    assert [[sitting["won"] for sitting in sittings] for sittings in told] == [[False], [True]]


def test_a_record_counts_games_against_people_in_its_mode():
    for mode, loser in (("stop", 1), ("stop", 2), ("strict", 1)):
        begun(mode=mode).do("resign", loser)
    agreed = begun(mode="stop")
    agreed.do("draw", 1)
    agreed.do("draw", 2)
    one, two = (matches.tally(person(name), "stop") for name in ("ada", "bob"))
    assert sum(one.values()) == sum(two.values()) == 3
    assert (one["won"], one["drawn"]) == (two["lost"], two["drawn"])
    assert one["drawn"] == 1
    assert sum(matches.tally(person("ada"), "strict").values()) == 1


def test_a_game_that_is_over_is_no_longer_played_at():
    game = begun()
    game.play(game.moves()[0])
    game.do("resign", 1)
    assert matches.playing(game.user(1).pk) == []


def test_the_pages_of_a_table_refuse_with_a_sentence_and_the_right_status(client):
    ada, bob = Client(), Client()
    ada.force_login(person("ada"))
    bob.force_login(person("bob"))
    for terms in ({"clock": "1+1"}, {"mode": "x"}, {"option": "gold"}, {"opponent": "god"}):
        answer = ada.post("/crapette/new", terms)
        assert answer.status_code == 400
        assert sentences.duels.BAD_TERMS.en in answer.content.decode()
    answer = ada.post("/crapette/new", {"rated": "1", "clock": "none"})
    assert sentences.duels.RATED_AS_FOUNDED.en in answer.content.decode()
    assert client.post("/crapette/new", {"rated": "1"}).status_code == 400
    assert not User.objects.filter(guest=True).exists()
    table = ada.post("/crapette/new", {"rated": "1"}).url
    assert ada.post(table).status_code == 409
    assert client.post(table).status_code == 403
    assert bob.post(table).url.startswith("/duel/")
    assert bob.post(table).url == ada.get(table).url  # pressed twice
    assert client.get(table).url.startswith("/duel/watch/")
    assert client.get("/challenge/nothing/").status_code == 404


def test_the_link_of_a_table_is_there_as_a_qr_code():
    ada = Client()
    ada.force_login(person("ada"))
    table = ada.post("/crapette/new", {}).url
    code = ada.get(f"{table}qr.svg")
    assert code["Content-Type"] == "image/svg+xml"
    assert code.content.startswith(b"<?xml") or b"<svg" in code.content[:200]
