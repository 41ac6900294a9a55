"""Playing: what is stored, and what becomes of a message that comes twice or late."""

import random
import threading
import time

import pytest
from django.db import connection

from cardgames import games
from cardgames.engine.prose import Fault, Refused
from cardgames.web import standing
from cardgames.web.models import Deal, Sitting
from cardgames.web.services import deals, sittings

pytestmark = pytest.mark.django_db


def test_a_move_is_stored_with_its_n(table):
    at = table()
    answer = at.play("c4-f1")
    assert answer.made
    stored = at.now()
    assert (stored.transcript, stored.force, stored.n) == ("c4-f1", 1, 1)


def test_a_move_is_stored_as_the_notation_writes_it(table):
    at = table(game="double-klondike")
    [single, *_] = [move for move in at.moves() if move.startswith("c")]
    source, target = single.split("-")
    at.play(f"{source}x1-{target}")
    assert at.now().transcript == single


def test_an_illegal_move_is_refused_and_changes_nothing(table):
    at = table()
    with pytest.raises(Refused):
        at.play("c1-c2")
    stored = at.now()
    assert (stored.transcript, stored.n, stored.answered) == ("", 0, [])


def test_what_is_no_move_is_a_fault(table):
    at = table()
    for text in ("", "c1", "c1-c99", "castle", "c1x0-c2", "c1-f1+c2-f2"):
        with pytest.raises((Fault, Refused)):
            at.play(text)
    assert at.now().n == 0


def test_undo_and_redo_reach_every_table_again(table):
    at = table(game="double-klondike", number="7")
    chance = random.Random(3)
    seen = [standing.of(at.now()).table]
    for _ in range(30):
        at.play(chance.choice(at.moves()))
        seen.append(standing.of(at.now()).table)
    for expected in reversed(seen[:-1]):
        at.undo()
        assert standing.of(at.now()).table == expected
    for expected in seen[1:]:
        at.redo()
        assert standing.of(at.now()).table == expected
    assert at.now().n == 30 + 30 + 30
    assert at.now().undos == 30


def test_n_only_grows(table):
    at = table()
    ns = [at.play("c4-f1").sitting.n, at.undo().sitting.n, at.redo().sitting.n, at.undo().sitting.n]
    assert ns == [1, 2, 3, 4]


def test_a_move_after_an_undo_ends_what_could_be_redone(table):
    at = table()
    at.play("c4-f1")
    at.undo()
    at.play("s1-w1")
    assert at.now().transcript == "s1-w1"
    with pytest.raises(Refused):
        at.redo()


def test_nothing_can_be_undone_or_redone_at_the_start(table):
    at = table()
    with pytest.raises(Refused):
        at.undo()
    with pytest.raises(Refused):
        at.redo()
    assert at.now().n == 0


def test_a_message_sent_again_is_answered_but_not_played_again(table):
    at = table()
    first = at.play("s1-w1", name="same", n=0)
    again = at.play("s1-w1", name="same", n=0)
    assert first.made
    assert again.made
    assert (at.now().transcript, at.now().n) == ("s1-w1", 1)


def test_a_message_is_remembered_after_many_others(table):
    at = table()
    at.play("s1-w1", name="first", n=0)
    for _ in range(30):
        at.undo()
        at.redo()
    assert at.undo(name="first", n=0).made
    assert at.now().n == 61


def test_a_move_made_at_an_old_table_is_answered_with_the_present_one(table):
    at = table()
    at.play("s1-w1")
    late = at.play("c4-f1", n=0)
    assert not late.made
    assert late.sitting.n == 1
    assert at.now().transcript == "s1-w1"


def test_a_move_made_at_a_table_that_never_was_is_not_made(table):
    at = table()
    assert not at.play("s1-w1", n=17).made
    assert at.now().n == 0


def test_of_two_moves_made_at_the_same_table_one_is_made(table, monkeypatch):
    at = table()
    rival = at.ask(name="rival")
    asked = at.ask(name="mine")
    real = sittings._judge

    def meanwhile(sitting, after):
        monkeypatch.setattr(sittings, "_judge", real)
        sittings.play(rival, "s1-w1")
        real(sitting, after)

    monkeypatch.setattr(sittings, "_judge", meanwhile)
    answer = sittings.play(asked, "c4-f1")
    assert not answer.made
    assert answer.sitting.transcript == "s1-w1"
    assert at.now().n == 1


def test_the_same_message_on_two_lines_at_once_is_played_once(table, monkeypatch):
    at = table()
    asked = at.ask(name="twice")
    real = sittings._judge

    def meanwhile(sitting, after):
        monkeypatch.setattr(sittings, "_judge", real)
        sittings.play(asked, "s1-w1")
        real(sitting, after)

    monkeypatch.setattr(sittings, "_judge", meanwhile)
    assert sittings.play(asked, "s1-w1").made
    assert (at.now().transcript, at.now().n) == ("s1-w1", 1)


@pytest.mark.django_db(transaction=True)
def test_many_hands_at_one_table_lose_and_double_nothing(table):
    at = table()
    at.play("s1-w1")
    made = []

    def hand(name):
        for turn in range(25):
            n = Sitting.objects.get(pk=at.sitting.pk).n
            deed = sittings.undo if n % 2 else sittings.redo
            try:
                answer = deed(sittings.Asked(at.seat, at.user, f"{name}.{turn}", n))
            except Refused:
                continue
            if answer.made:
                made.append((name, turn))
        connection.close()

    hands = [threading.Thread(target=hand, args=(name,)) for name in "abcd"]
    for thread in hands:
        thread.start()
    for thread in hands:
        thread.join()
    assert at.now().n == 1 + len(made)
    assert len(made) >= 25


def test_a_won_game_is_over(ending):
    at, last = ending(won=True)
    at.play(last)
    stored = at.now()
    assert stored.outcome == Sitting.Outcome.WON
    assert stored.points == 52
    assert stored.finished is not None
    for deed in (lambda: at.play("s1-w1"), at.undo, at.give_up):
        with pytest.raises(Refused):
            deed()
    assert at.now().n == stored.n


def test_a_stuck_game_can_be_taken_back(ending):
    at, last = ending(won=False)
    at.play(last)
    assert at.now().outcome == Sitting.Outcome.STUCK
    assert at.now().finished is None
    at.undo()
    assert at.now().outcome == Sitting.Outcome.OPEN


def test_a_game_given_up_is_over(table):
    at = table()
    at.play("c4-f1")
    at.give_up()
    stored = at.now()
    assert stored.outcome == Sitting.Outcome.GIVEN_UP
    assert stored.finished is not None
    for deed in (lambda: at.play("s1-w1"), at.undo, at.redo, at.give_up):
        with pytest.raises(Refused):
            deed()
    assert at.now().n == stored.n


def test_somebody_elses_seat_is_no_seat(table, person):
    at = table()
    stranger = person("eve")
    with pytest.raises(sittings.sittings.NoSuchTable):
        at.play("c4-f1", user=stranger.pk)
    assert at.now().n == 0


def test_a_person_has_one_open_sitting_of_a_deal(table):
    first = table()
    assert table().sitting == first.sitting
    first.play("c4-f1")
    second = table()
    assert second.sitting != first.sitting
    assert second.now().transcript == ""
    former = first.now()
    assert former.outcome == Sitting.Outcome.DEALT_AGAIN
    assert former.transcript == "c4-f1"
    with pytest.raises(Refused):
        first.undo()


@pytest.mark.django_db(transaction=True)
def test_a_button_pressed_twice_at_once_seats_a_person_once(person, monkeypatch):
    ada, deal, start = person("ada"), deals.secret("parterre", []), threading.Barrier(4)
    begun, replayed = set(), standing.replayed
    # Time enough for the others to look as well before the first has sat down.
    monkeypatch.setattr(standing, "replayed", lambda one: time.sleep(0.05) or replayed(one))

    def press():
        start.wait()
        begun.add(sittings.begin(deal, ada).pk)
        connection.close()

    presses = [threading.Thread(target=press) for _ in range(4)]
    for thread in presses:
        thread.start()
    for thread in presses:
        thread.join()
    assert len(begun) == Sitting.objects.count() == 1


def test_the_time_at_the_table_leaves_pauses_out(table, monkeypatch):
    at = table()
    began = at.now().last
    times = iter([began + sittings.PAUSE * 0.5, began + sittings.PAUSE * 100])
    monkeypatch.setattr(sittings.timezone, "now", lambda: next(times))
    at.play("s1-w1")
    at.play("s1-w1")
    assert at.now().spent == int(sittings.PAUSE.total_seconds() * 1500)


def test_a_number_typed_is_the_same_deal_for_everybody():
    first = deals.numbered("eagle-wing", [], "617")
    assert deals.numbered("eagle-wing", [], " 617 ") == first
    assert deals.numbered("eagle-wing", [], "000617") == first


def test_variants_make_another_deal():
    game = games.ALL["double-klondike"]
    with_variant = deals.numbered(game.slug, [game.variants[0].slug], "5")
    assert with_variant != deals.numbered(game.slug, [], "5")
    assert Deal.objects.count() == 2


@pytest.mark.parametrize(
    "number", ["0", "-1", "2147483648", "9" * 5000, "1.5", "1e3", "", "abc", "１２", "5\x00", "٣"]
)
def test_a_number_out_of_range_is_a_fault(number):
    with pytest.raises(Fault):
        deals.numbered("eagle-wing", [], number)
    assert not Deal.objects.exists()


@pytest.mark.parametrize(("game", "variants"), [("chess", []), ("eagle-wing", ["no-such"])])
def test_an_unknown_game_or_variant_is_a_fault(game, variants):
    with pytest.raises(Fault):
        deals.secret(game, variants)


def test_a_secret_deal_is_out_of_reach_of_whoever_types_numbers():
    numbers = {int(deals.secret("eagle-wing", []).number) for _ in range(20)}
    assert len(numbers) == 20
    assert all(2**31 <= number <= 2**128 for number in numbers)


def test_two_people_who_name_a_deal_at_once_get_the_same(monkeypatch):
    real = deals._code

    def meanwhile():
        monkeypatch.setattr(deals, "_code", real)
        deals.numbered("eagle-wing", [], "617")
        return real()

    monkeypatch.setattr(deals, "_code", meanwhile)
    assert deals.numbered("eagle-wing", [], "617") == Deal.objects.get()
