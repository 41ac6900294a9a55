"""Records: taking games away as text, and taking them in."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardgames import games
from cardgames.engine import boards
from cardgames.engine.notation import write_move
from cardgames.engine.position import Position, write_position
from cardgames.engine.prose import Fault
from cardgames.engine.record import read_record, replay, result_of
from cardgames.web import limits, sentences, standing
from cardgames.web.models import Deal, Result, Sitting, User
from cardgames.web.selectors import deals as known
from cardgames.web.selectors import records
from cardgames.web.services import deals, sittings
from cardgames.web.services import records as kept
from tests import golden
from tests.web.conftest import Table

pytestmark = pytest.mark.django_db


def at(user):
    client = Client()
    client.force_login(user)
    return client


def fetched(client, sitting):
    answer = client.get(f"/table/{sitting.key}/record")
    assert answer["Content-Disposition"].startswith("attachment")
    return answer.content.decode()


def hand_in(client, text):
    """Hand a record in; gives the sitting that came of it, or the page."""
    answer = client.post("/mine/record", {"record": text})
    if answer.status_code == 302:
        return Sitting.objects.get(key=answer.url.split("/")[2])
    assert answer.status_code == 400
    return answer.content.decode()


@pytest.fixture
def secret(person):
    """Seats a person before a deal whose number nobody knows, a move made."""

    def seat(game="double-klondike", user=None):
        user = user or person("ada")
        cards = deals.secret(game, [])
        table = Table(sittings.begin(cards, user), user)
        table.play()
        return table

    return seat


# Taking away


@pytest.mark.parametrize("game", games.PATIENCES)
def test_a_game_won_is_told_whole_and_any_tool_replays_it(game, person, client):
    won = golden.won("parterre-3" if game == "parterre" else game)
    ada = person()
    words = [write_move(won.start.rules, move) for move in won.moves]
    cards = deals.of_position(won.start)
    sitting = sittings.begin(cards, ada)
    Sitting.objects.filter(pk=sitting.pk).update(
        transcript=" ".join(words), force=len(words), outcome="won", finished=sitting.started
    )
    text = fetched(at(ada), sitting)
    told = read_record(text, games.rules)
    record = replay(told)
    assert (told.start.number, record.moves) == (won.start.number, won.moves)
    assert told.result.value == result_of(record) == "won"


def test_an_open_game_tells_neither_its_number_nor_a_hidden_card(secret):
    table = secret()
    deal = table.sitting.deal
    text = fetched(at(User.objects.get()), table.sitting)
    assert deal.number not in text
    assert f"# deal: {deal.code}" in text
    lines = [line for line in text.splitlines() if line]
    assert lines == [f"# deal: {deal.code}", f"game: {deal.game}", "moves:", table.now().transcript]
    table.give_up()
    assert f"number: {deal.number}" in fetched(at(User.objects.get()), table.now())


def test_what_was_dealt_again_or_is_stuck_keeps_its_number(secret, ending):
    table = secret()
    client = at(User.objects.get())
    sittings.begin(table.sitting.deal, User.objects.get())
    assert table.now().over
    assert table.sitting.deal.number not in fetched(client, table.now())
    stuck, last = ending(won=False)
    stuck.play(last)
    assert "number:" not in fetched(at(stuck.sitting.seats.get().user), stuck.now())


def test_the_number_of_todays_daily_deal_is_told_to_nobody(secret):
    from django.utils import timezone

    table = secret()
    Deal.objects.update(daily=timezone.now().date())
    table.give_up()
    client = at(User.objects.get())
    assert table.sitting.deal.number not in fetched(client, table.now())
    assert client.get(f"/d/{table.sitting.deal.code}/cards/position").status_code == 403


def test_a_record_is_its_players_alone(secret, person):
    table = secret()
    for client in (at(person("eve")), Client()):
        assert client.get(f"/table/{table.sitting.key}/record").status_code == 404
        assert client.get(f"/table/{table.sitting.watch}/record").status_code == 404


def test_a_record_leaves_out_what_was_taken_back(secret):
    table = secret()
    table.play()
    table.undo()
    text = fetched(at(User.objects.get()), table.now())
    assert text.splitlines()[-1] == table.now().steps[0]


# The cards of a deal


def test_hidden_cards_of_a_deal_are_told_once_it_is_won_or_given_up(secret, person):
    table = secret()
    path = f"/d/{table.sitting.deal.code}/cards/"
    client, other = at(User.objects.get()), at(person("eve"))
    for form in ("position", "board", "solvitaire"):
        assert client.get(path + form).status_code == 403
    table.give_up()
    for form in ("position", "board", "solvitaire"):
        answer = client.get(path + form)
        assert answer.status_code == 200
        assert table.sitting.deal.number not in answer.content.decode()
        assert other.get(path + form).status_code == 403


def test_the_cards_of_a_public_number_and_those_that_all_lie_open_are_told(client, secret):
    public = deals.numbered("double-klondike", [], "5")
    assert client.get(f"/d/{public.code}/cards/board").status_code == 200
    parterre = deals.secret("parterre", [])
    answer = client.get(f"/d/{parterre.code}/cards/solvitaire")
    assert boards.read_board(answer.content.decode(), [games.rules("parterre")])
    text = client.get(f"/d/{parterre.code}/cards/position").content.decode()
    assert parterre.number not in text
    assert client.get(f"/d/{parterre.code}/cards/board").status_code == 404
    assert client.get(f"/d/{parterre.code}/cards/else").status_code == 404


# Taking in


def test_a_record_becomes_a_game_of_ones_own_for_practice(client):
    won = golden.won("eagle-wing")
    moves = [write_move(won.start.rules, move) for move in won.moves]
    head = f"game: eagle-wing\nnumber: {won.start.number}\nmoves:\n"
    sitting = hand_in(client, head + "\n".join(moves))
    assert (sitting.practice, sitting.outcome, sitting.over) == (True, "won", True)
    assert standing.of(sitting).table == won.table()
    assert known.tally(sitting.deal) == (0, 0)
    assert not Result.objects.exists()
    begun = hand_in(client, head + "\n".join(moves[:5]))
    assert (begun.outcome, begun.over, begun.force) == ("", False, 5)
    assert "Practice" in client.get(f"/table/{begun.key}/").content.decode()
    Table(begun, User.objects.get()).play(moves[5])


def test_whoever_takes_in_a_deal_plays_it_for_practice_from_then_on(client):
    text = "game: eagle-wing\nnumber: 340282366920938463463374607431768211400\nmoves: s1-w1\n"
    sitting = hand_in(client, text)
    user = User.objects.get()
    assert sittings.begin(sitting.deal, user).practice
    page = f"/d/{sitting.deal.code}/"
    assert "you have been shown" in client.get(page).content.decode()
    assert "Practice" not in Client().get(page).content.decode()


def test_cards_that_were_typed_are_not_said_to_have_a_public_number(client):
    rules = games.rules("parterre")
    sitting = hand_in(client, write_position(Position(rules, rules.deal(9))))
    for path in ("", "board/"):
        page = client.get(f"/d/{sitting.deal.code}/{path}").content.decode()
        assert "laid out by hand" in page
        assert "public number" not in page


def test_cards_that_are_played_in_earnest_are_not_taken_in_meanwhile(secret):
    table = secret()
    client = at(User.objects.get())
    page = hand_in(client, fetched(client, table.sitting))
    assert sentences.replays.STILL_PLAYING.en in page
    table.give_up()
    assert hand_in(client, fetched(client, table.now())).practice
    assert not sittings.begin(table.sitting.deal, User.objects.get()).practice


def test_a_wrong_move_tells_no_hidden_card_of_a_deal_that_is_still_played(secret, person):
    table = secret()
    player = User.objects.get()
    wrong = fetched(at(player), table.sitting) + "s1-w1 w1-f1\n"
    page = hand_in(at(player), wrong)
    assert sentences.replays.STILL_PLAYING.en in page
    assert "against the rules" not in page
    eve = person("eve")
    assert "against the rules" in hand_in(at(eve), wrong)
    assert sittings.begin(table.sitting.deal, eve).practice  # for she has learnt what comes next


def test_an_open_game_is_taken_in_by_its_code_without_telling_its_number(secret, person):
    table = secret()
    text = fetched(at(User.objects.get()), table.sitting)
    eve = at(person("eve"))
    copy = hand_in(eve, text)
    assert (copy.deal, copy.transcript) == (table.sitting.deal, table.now().transcript)
    again = fetched(eve, copy)
    assert table.sitting.deal.number not in again
    page = hand_in(eve, text.replace(copy.deal.code, "22222222"))
    assert "line 1" in page
    assert "22222222" in page


def test_a_board_of_another_program_becomes_a_table(client):
    rules = games.rules("parterre")
    sitting = hand_in(client, boards.write_board(rules, rules.deal(77), "solvitaire"))
    assert standing.of(sitting).table == rules.deal(77)
    assert sitting.deal.public
    again = hand_in(client, boards.write_board(rules, rules.deal(77), "solvitaire"))
    assert again.deal == sitting.deal
    other = hand_in(client, boards.write_board(rules, rules.deal(78), "solvitaire"))
    assert other.deal != sitting.deal
    Table(other, User.objects.get()).give_up()
    text = fetched(client, other)
    assert "number" not in text
    assert hand_in(client, text).deal == other.deal
    assert client.get(f"/d/{other.deal.code}/").status_code == 200


def test_a_file_is_as_good_as_what_is_pasted(client):
    text = "game: eagle-wing\nnumber: 1\nmoves: c4-f1\n"
    sent = SimpleUploadedFile("game.txt", text.encode())
    answer = client.post("/mine/record", {"file": sent})
    assert answer.status_code == 302
    sent = SimpleUploadedFile("game.txt", "Карты".encode("cp1251"))
    assert client.post("/mine/record", {"file": sent}).status_code == 400
    sent = SimpleUploadedFile("game.txt", b"x" * (kept.LONGEST + 1))
    answer = client.post("/mine/record", {"file": sent})
    assert (answer.status_code, "64" in answer.content.decode()) == (400, True)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Paste a record"),
        ("game: eagle-wing\nnumber: 1\nmoves:\nc4-f1\nc1-f1\n", "line 5: move 2, c1-f1"),
        ("game: eagle-wing\nnumber: 1\nmoves: c4-f1\nup\n", "line 4"),
        ("game: eagle-wing\nnumber: 0\n", "line 2"),
        ("game: whist\nnumber: 1\n", "whist"),
        ("game: crapette\nnumber: 1\n", "Games for two"),
        ("game: parterre\npartial: yes\nf1: AS 2S\nc1: 4S 3S\nc2: AH\n", "missing or not known"),
        ("game: eagle-wing\nnumber: 1\nmoves: c4-f1\nresult: won\n", "line 4: the record says"),
        ("game: eagle-wing\nnumber: 1\nmoves:" + " s1-w1" * 5001, "more than 5000 moves"),
        ("#" * (kept.LONGEST + 1), "64"),
        ("{}", "No game here begins"),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_line_and_move(client, text, told):
    page = hand_in(client, text)
    assert told in page
    assert not Sitting.objects.exists()
    assert not User.objects.exists()  # nobody is made a guest by a mistake


def test_the_refusal_is_told_in_russian_and_what_was_typed_stays(client):
    client.cookies["django_language"] = "ru"
    page = hand_in(client, "game: eagle-wing\nnumber: 1\nmoves:\nc1-f1\n")
    assert "строка 4: ход 1, c1-f1" in page
    assert "number: 1" in page


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.text(max_size=200)
    | st.lists(
        st.sampled_from(
            [
                "game: eagle-wing\n",
                "number: 1\n",
                "moves: ",
                "c4-f1 ",
                "# deal: 22222222\n",
                "{",
                "w1: AS\n",
                "result: won\n",
                "variant: x\n",
                "seat: 2\n",
                "Talon: AS\n",
                "\x00",
                "note draw: 2\n",
            ]
        )
    ).map("".join)
)
def test_any_text_is_a_game_or_a_fault(text):
    try:
        kept.read(text, User)
    except Fault as fault:
        fault.tell("ru")


def test_records_cannot_be_handed_in_without_end(client, monkeypatch):
    monkeypatch.setattr(limits, "RECORD", limits.RECORD._replace(times=1))
    hand_in(client, "")
    assert client.post("/mine/record", {"record": ""}).status_code == 429


def test_the_page_asks_few_questions_however_long_the_record(client, person):
    client.force_login(person())

    def questions(moves):
        with CaptureQueriesContext(connection) as asked:
            hand_in(client, f"game: eagle-wing\nnumber: {moves + 1}\nmoves:" + " s1-w1" * moves)
        return len(asked)

    assert questions(1) == questions(25) <= 20
    assert records.forms(Deal.objects.first()) == []
