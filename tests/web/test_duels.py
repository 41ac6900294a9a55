"""A game for two as the services have it: turns, holds, calls, clocks, offers, ends."""

import pytest

from cardgames.engine.procedures.turns import ONLY_THE_OTHERS
from cardgames.engine.prose import Refused
from cardgames.web import duelling, presence, sentences, standing
from cardgames.web.duelling import FREELY
from cardgames.web.models import Duel, Sitting
from cardgames.web.selectors.sittings import NotYours
from cardgames.web.services import contest, duels
from cardgames.web.services.contest import TooEarly
from tests.web.duels import Clock, Two, begun, person, told

pytestmark = pytest.mark.django_db

ERROR = {"f1": "AS", "c3": "2S", "c1": "9H", "c2": "TC", "c5": "9D"}  # 2S should go before 9H


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


@pytest.fixture
def two(clock, monkeypatch):
    """A game by these terms, before these piles: two(mode="strict", c1="9H")."""

    def make(**given):
        terms = {key: given.pop(key) for key in TERMS & given.keys()}
        game = begun(**terms)
        clock.wait(duelling.SETTLING)
        return game.lay(monkeypatch, **given) if given else game

    return make


TERMS = frozenset("mode options bank increment hold proof rated bot target".split())


def why(deed):
    with pytest.raises(Refused) as refused:
        deed()
    return refused.value.why


def test_only_the_seat_to_move_moves(two):
    game = two(**ERROR)
    assert why(lambda: game.play("c3-f1", place=2)) == sentences.tables.NOT_YOUR_TURN
    game.play("c3-f1", place=1)
    assert game.now().transcript == "c3-f1"


def test_a_message_sent_again_is_answered_and_not_played_again(two):
    game = two(**ERROR)
    for _ in range(2):
        assert game.play("c3-f1", n=0, name="k3f9").made
    assert (game.now().transcript, game.now().n) == ("c3-f1", 1)


def test_a_move_made_at_an_old_table_is_not_made(two):
    game = two(**ERROR)
    game.play("c3-f1")
    assert not game.do("play", 1, "c1-c2", n=0).made
    assert game.now().transcript == "c3-f1"


def test_an_offer_of_a_draw_meanwhile_does_not_spoil_a_move(two):
    game = two(**ERROR)
    n = game.now().n
    game.do("draw", 2)
    assert game.do("play", 1, "c3-f1", n=n).made


@pytest.mark.parametrize("pace", [800, 1200, 2000])
def test_after_a_move_that_could_be_an_error_its_player_waits(two, clock, pace):
    """[H] 1.2 s, 0.8 fast, 2.0 relaxed, «the same whether or not it was one»."""
    for table in (ERROR, ERROR | {"c3": "KS"}):
        game = two(hold=pace, **table)
        game.play("c1-c2")
        clock.wait(pace - 1)
        with pytest.raises(TooEarly) as early:
            game.play("c5-c2" if "KS" in table["c3"] else "c3-f1")
        assert early.value.wait == 1
        clock.wait(1)
        game.play("c4-c1")


def test_a_move_to_the_centre_makes_nobody_wait(two):
    game = two(f1="AS", c3="2S 3H", c4="3S", c1="2S")
    game.play("c1-f1", "c4-f1")
    assert game.live.hold == 0


def test_in_the_strict_game_nobody_waits_and_an_error_is_refused(two):
    game = two(mode="strict", **ERROR)
    assert "[F1]" in why(lambda: game.play("c1-c2")).tell("en")
    game.play("c3-f1", "c1-c2")
    assert game.live.hold == 0
    assert why(lambda: game.do("stop", 2, 2)) == sentences.duels.NO_STOP_IN_STRICT


def test_a_call_freezes_the_table_until_it_is_proven_by_the_card_that_should_have_gone(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    game.do("stop", 2, 1)
    assert game.live.phase == "stop"
    clock.wait(5000)
    assert why(lambda: game.play("c4-c1", place=1)) == sentences.duels.FROZEN
    game.do("point", 2, "c3")
    assert (game.pile("c1"), game.pile("c2"), game.turn) == ("9H", "TC", 2)
    assert game.now().transcript == "c1-c2 stop"
    assert game.live.called.codes == ("F1",)


def test_a_wrong_proof_lets_play_go_on_exactly_where_it_was(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    clock.wait(200)
    game.do("stop", 2, 1)
    clock.wait(9000)
    game.do("point", 2, "c8")
    assert game.pile("c2") == "TC 9H"
    assert (game.turn, game.live.phase, game.live.failures(2)) == (1, "play", 2)
    assert game.now().transcript == "c1-c2"
    assert why(lambda: game.play("c3-f1")) == sentences.duels.HOLD
    clock.wait(1000)  # 200 of the 1200 had gone when the call came
    game.play("c3-f1")


def test_without_a_proof_in_fifteen_seconds_a_call_has_failed(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    game.do("stop", 2, 1)
    clock.wait(14_999)
    assert duels.present(game.sitting.pk).duel.live["freeze"]
    clock.wait(1)
    duels.present(game.sitting.pk)
    assert (game.live.phase, game.live.failures(2)) == ("play", 2)


def test_where_the_server_proves_a_call_is_answered_at_once(two, clock):
    game = two(proof="server", **ERROR)
    game.play("c1-c2")
    game.do("stop", 2, 1)
    assert game.live.called.upheld
    assert game.turn == 2


def test_three_failed_calls_and_no_more(two, clock):
    game = two(proof="server", c1="9H", c2="TC", c3="9D", c4="TS", c5="8S", c6="7H")
    for count, move in enumerate(("c1-c2", "c3-c4", "c5-c2", "c6-c5"), 1):
        if move == "c6-c5":
            move = "c6-c2"
        game.play(move)
        if count == 4:
            assert why(lambda: game.do("stop", 2, 4)) == sentences.duels.NO_CALLS_LEFT
            break
        game.do("stop", 2, count)
        assert game.live.failures(2) == 3 - count
        assert why(lambda count=count: game.do("stop", 2, count)) in (
            sentences.duels.CALLED_ALREADY,
            sentences.duels.NO_CALLS_LEFT,
        )
        clock.wait(3000)


@pytest.mark.parametrize("pile", ["c3", "f1"])
def test_a_call_that_comes_with_the_next_move_is_honoured_and_that_move_undone_too(
    two, clock, pile
):
    """[H] Within 0.4 s after the next move: it was sent before its sender could know."""
    game = two(**ERROR)
    game.play("c1-c2")
    clock.wait(1300)
    game.play("c3-f1")
    clock.wait(400)
    game.do("stop", 2, 1)
    game.do("point", 2, pile)  # that of the card before the next move, or where it lies now
    assert (game.pile("f1"), game.pile("c1"), game.pile("c3")) == ("AS", "9H", "2S")
    assert (game.now().transcript, game.turn) == ("c1-c2 stop", 2)


def test_a_call_that_comes_later_is_too_late(two, clock):
    """Scenario 4: the error stands."""
    game = two(**ERROR)
    game.play("c1-c2")
    clock.wait(1300)
    game.play("c3-f1")
    clock.wait(401)
    assert why(lambda: game.do("stop", 2, 1)) == sentences.duels.TOO_LATE_TO_CALL
    assert game.pile("c2") == "TC 9H"


def test_after_a_discard_the_window_is_open_until_the_callers_own_first_move(two, clock):
    """Scenario 9: 5H back face down, seat 2 goes on."""
    game = two(s1="<6C> 5H", c3="6S")
    game.play("s1-w1")
    clock.wait(60_000)
    game.do("stop", 2, 1)
    game.do("point", 2, "w1")
    assert (game.pile("s1"), game.pile("w1"), game.turn) == ("<6C> <5H>", "", 2)


def test_nobody_calls_his_own_move_and_nobody_calls_nothing(two):
    game = two(**ERROR)
    assert why(lambda: game.do("stop", 2, 0)) == sentences.duels.NOTHING_TO_CALL
    game.play("c1-c2")
    assert why(lambda: game.do("stop", 1, 1)) == sentences.duels.OWN_MOVE


WON = {"s1": "4S", "r1": "", "c1": "5H", "f1": "AH", "c3": "2H", "r2": "<2C> <2D>", "s2": "<3H>"}


def test_a_win_waits_eight_seconds_for_a_call(two, clock):
    game = two(**WON)
    game.play("s1-c1")
    assert game.live.phase == "ending"
    clock.wait(7999)
    assert not duels.present(game.sitting.pk).over
    clock.wait(1)
    assert duels.present(game.sitting.pk).over
    assert (game.duel.winner, game.duel.points, game.duel.how) == (1, 30 + 4 + 1, "out")
    assert game.now().outcome == Sitting.Outcome.PLAYED


def test_a_win_is_final_when_the_opponent_accepts_it_and_he_alone(two):
    game = two(**WON)
    game.play("s1-c1")
    assert why(lambda: game.do("accept", 1)) == sentences.duels.NOTHING_TO_ACCEPT
    game.do("accept", 2)
    assert game.duel.how == "out"


def test_a_call_takes_a_win_back(two, clock):
    """Scenario 14: 4S back face down, the game goes on."""
    game = two(**WON)
    game.play("s1-c1")
    clock.wait(7000)
    game.do("stop", 2, 1)
    clock.wait(14_000)
    game.do("point", 2, "c3")
    assert (game.live.phase, game.pile("s1"), game.turn) == ("play", "<4S>", 2)
    assert game.duel.how == ""


def test_a_wrong_call_leaves_a_win_the_time_it_had(two, clock):
    game = two(**(WON | {"c3": "KS"}))
    game.play("s1-c1")
    clock.wait(7000)
    game.do("stop", 2, 1)
    clock.wait(14_000)
    game.do("point", 2, "c3")
    assert game.live.phase == "ending"
    clock.wait(999)
    assert not duels.present(game.sitting.pk).over
    clock.wait(1)
    assert duels.present(game.sitting.pk).over


def test_a_strict_win_is_final_at_once(two):
    game = two(mode="strict", **(WON | {"c3": "KS"}))
    game.play("s1-c1")
    assert game.duel.how == "out"


def test_a_move_has_a_free_second_and_a_turn_its_increment(two, clock):
    game = two(bank=600_000, increment=15_000, mode="strict", s1="<6C> 9D", c1="2S", f1="AS")
    clock.wait(1000)
    game.play("c1-f1")
    assert game.live.banks == (600_000, 600_000)
    clock.wait(3500)
    game.play("s1-c1" if "s1-c1" in game.moves() else game.moves()[0])
    assert game.live.left(clock.now)[0] <= 600_000 - 2500
    assert game.live.banks[0] in (597_500, 612_500)


def test_the_clock_does_not_run_in_the_hold(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    clock.wait(1200 + 1000)
    game.play("c3-f1")
    assert game.live.banks == (600_000, 600_000)


def test_the_clock_stands_in_a_freeze(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    game.do("stop", 2, 1)
    clock.wait(14_000)
    game.do("point", 2, "c8")
    assert game.live.banks == (600_000, 600_000)


def test_who_runs_out_of_time_loses_as_if_the_other_had_gone_out(two, clock):
    game = two(bank=1000, increment=0, **ERROR)
    clock.wait(1999)
    assert not duels.present(game.sitting.pk).over
    clock.wait(1)
    assert duels.present(game.sitting.pk).over
    assert (game.duel.how, game.duel.winner, game.duel.points) == ("flag", 2, 30 + 4 + 2)
    assert game.now().finished.timestamp() * 1000 == clock.now


def test_a_move_that_comes_after_the_flag_fell_is_too_late_though_nobody_looked(two, clock):
    game = two(bank=1000, increment=0, **ERROR)
    clock.wait(5000)
    assert why(lambda: game.play("c3-f1")) == sentences.tables.OVER
    assert game.duel.how == "flag"


def test_without_a_clock_nobody_runs_out(two, clock):
    game = two(bank=None, **ERROR)
    clock.wait(10**9)
    game.play("c3-f1")


def test_resigning_leaves_the_other_the_points(two):
    game = two(**ERROR)
    game.do("resign", 1)
    assert (game.duel.how, game.duel.winner, game.duel.points) == ("resigned", 2, 36)
    assert why(lambda: game.play("c3-f1", place=1)) == sentences.tables.OVER


def test_after_the_last_card_the_loser_may_give_up_and_the_winner_not(two):
    game = two(**WON)
    game.play("s1-c1")
    assert why(lambda: game.do("resign", 1)) == sentences.duels.GAME_ENDING
    game.do("resign", 2)
    assert (game.duel.how, game.duel.winner) == ("out", 1)


def test_a_draw_takes_both(two):
    game = two(**ERROR)
    game.do("draw", 1)
    assert why(lambda: game.do("draw", 1)) == sentences.duels.OFFERED_ALREADY
    game.do("decline", 2)
    assert game.live.draw == 0
    assert why(lambda: game.do("draw", 1)) == sentences.duels.OFFERED_ALREADY
    game.play("c3-f1")
    game.do("draw", 1)
    game.do("draw", 2)
    assert (game.duel.how, game.duel.winner, game.duel.points) == ("agreed", 0, 0)


def test_a_move_declines_the_others_offer_and_keeps_ones_own(two):
    game = two(**ERROR)
    game.do("draw", 2)
    game.play("c3-f1")
    assert game.live.draw == 0
    game.do("draw", 1)
    game.play("turn:r1" if "turn:r1" in game.moves() else game.moves()[0])
    assert game.live.draw == 1


def test_a_draw_by_the_record_ends_the_game(two, clock, monkeypatch):
    """The same position at the start of a turn for the third time."""
    empty = {"s1": "", "s2": "", "r1": "<2C> 7C", "r2": "<2D> 7D"}
    game = two(mode="strict", **empty)
    while not game.now().over:
        game.play("pass")
    assert (game.duel.how, game.duel.winner) == ("drawn", 0)
    assert game.now().transcript == "pass pass pass pass"


def test_a_deserter_may_be_claimed_after_a_minute_of_his_own_turn(two, clock, monkeypatch):
    monkeypatch.setattr(presence, "_now", lambda: clock.now)
    game = two(**ERROR)
    here = presence.Presence(game.sitting.pk, 2)
    here.stay()
    away = presence.Presence(game.sitting.pk, 1)
    away.stay()
    away.leave("dropped")
    clock.wait(59_999)
    assert why(lambda: game.do("claim", 2, "win")) == sentences.duels.NOT_DESERTED
    clock.wait(1)
    assert why(lambda: game.do("claim", 1, "win")) == sentences.duels.NOT_DESERTED
    game.do("claim", 2, "win")
    assert (game.duel.how, game.duel.winner) == ("deserted", 2)


def test_the_minute_is_never_counted_while_it_is_the_others_turn(two, clock, monkeypatch):
    monkeypatch.setattr(presence, "_now", lambda: clock.now)
    game = two(s1="<6C> 9D")
    away = presence.Presence(game.sitting.pk, 2)
    away.stay()
    away.leave()
    clock.wait(120_000)
    assert why(lambda: game.do("claim", 1, "win")) == sentences.duels.NOT_DESERTED
    game.play("s1-w1")
    clock.wait(59_999)
    assert why(lambda: game.do("claim", 1, "draw")) == sentences.duels.NOT_DESERTED
    clock.wait(1)
    game.do("claim", 1, "draw")
    assert (game.duel.how, game.duel.winner) == ("deserted", 0)


@pytest.mark.parametrize(
    ("how", "why"), [("agreed", "agreement"), ("deserted", "ada has left the table")]
)
def test_a_draw_that_scores_by_the_count_is_told_as_a_draw(two, clock, monkeypatch, how, why):
    """Also one claimed of a deserter, though it is he that has the lower count."""
    monkeypatch.setattr(presence, "_now", lambda: clock.now)
    game = two(options="draw-count", mode="strict", **(ERROR | {"r1": "<3C>", "r2": "<5C> <AD>"}))
    if how == "agreed":
        game.do("draw", 1)
        game.do("draw", 2)
    else:
        away = presence.Presence(game.sitting.pk, 1)
        away.stay()
        away.leave()
        clock.wait(duelling.DESERTED)
        game.do("claim", 2, "draw")
    outcome = told(game, 2)["outcome"]
    assert (outcome["how"], outcome["winner"], outcome["drawn"]) == (how, 1, True)
    assert outcome["points"] == 2
    assert why in outcome["why"].replace(game.user(1).username, "ada")


def test_moves_are_taken_back_in_unrated_strict_games_back_to_the_last_card_revealed(two):
    game = two(mode="strict", **(ERROR | {"r1": "<3C> <4C>"}))
    game.play("c3-f1", "turn:r1")
    assert why(lambda: game.do("undo", 1)) == sentences.duels.CARD_SEEN
    game.play("c1-c2")
    assert why(lambda: game.do("undo", 2)) == sentences.tables.NOTHING_TO_UNDO
    game.do("undo", 1)
    assert game.pile("c1") == "9H"
    assert game.now().transcript == "c3-f1 turn:r1"


def test_nothing_is_taken_back_in_rated_games_and_in_stop_mode(two):
    for terms in ({"mode": "strict", "rated": True}, {"mode": "stop"}):
        game = two(**terms, **ERROR)
        game.play("c3-f1")
        assert why(lambda game=game: game.do("undo", 1)) == sentences.duels.NO_UNDO


def test_the_reserve_may_be_asked_for_out_of_turn_where_that_is_agreed(two):
    game = two(options="demand-anytime", **ERROR)
    game.play("demand:r1", place=2)
    assert game.pile("r1") == "<3C> 4C"
    assert game.turn == 1
    other = two(**ERROR)
    assert why(lambda: other.play("demand:r1", place=2)) == sentences.tables.NOT_YOUR_TURN


@pytest.mark.parametrize("options", ["", "demand-anytime"])
def test_nobody_asks_himself(two, options):
    game = two(options=options, **ERROR)
    assert why(lambda: game.play("demand:r1", place=1)) == ONLY_THE_OTHERS


def test_a_request_out_of_turn_leaves_clock_and_wait_of_whoever_is_at_turn_as_they_were(two, clock):
    game = two(options="demand-anytime", **ERROR)
    game.play("c1-c2")
    clock.wait(1100)
    game.play("demand:r1", place=2)
    assert why(lambda: game.play("c3-f1")) == sentences.duels.HOLD
    clock.wait(100 + 1000 + 3000)  # the rest of the wait, the free second, and what counts
    assert game.live.left(clock.now) == (597_000, 600_000)


def test_whoever_has_discarded_cannot_ask_the_call_away(two, clock):
    """The window is open until the caller's own first move, not until the offender's next."""
    game = two(options="demand-anytime", s1="<6C> 5H", c3="6S")
    game.play("s1-w1")
    assert why(lambda: game.play("demand:r2", place=1)) == sentences.duels.ASK_LATER
    clock.wait(60_000)
    game.do("stop", 2, 1)
    game.do("point", 2, "w1")
    assert game.turn == 2
    game.play("demand:r2", place=1)  # nothing of his can be called now


def test_a_failed_call_gives_the_mover_no_second_free_one(two, clock):
    game = two(f1="AS", c3="2S 3H")
    clock.wait(400)
    game.play("turn:r1")
    clock.wait(1200 + 700)
    game.do("stop", 2, 1)
    clock.wait(5000)
    game.do("point", 2, "c8")
    clock.wait(300)
    assert game.live.left(clock.now) == (600_000, 600_000)
    clock.wait(1000)
    assert game.live.left(clock.now) == (599_000, 600_000)


def test_a_turn_has_no_more_than_a_hundred_moves_for_which_time_is_free(two, clock):
    """Else a card shifted to and fro between two vacancies would make a turn last for ever."""
    game = two(c1="QS", c2="", c3="", hold=1200)
    for _ in range(FREELY // 2):
        for move in ("c1-c2", "c2-c1"):
            game.play(move)
            clock.wait(1200 + 1000)
    assert game.live.left(clock.now) == (600_000, 600_000)
    game.play("c1-c2")
    clock.wait(1200 + 1000)
    assert game.live.left(clock.now) == (597_800, 600_000)


def test_a_rematch_takes_both_and_the_other_one_starts(two):
    game = two(**ERROR)
    assert why(lambda: game.do("rematch", 1)) == sentences.programs.NOT_OVER_YET
    game.do("resign", 1)
    game.do("rematch", 1)
    assert Duel.objects.count() == 1
    for _ in range(2):
        game.do("rematch", 2, name="again")
    following = Two(Sitting.objects.get(duel__round=2))
    assert following.user(1) == game.user(2)
    assert following.user(2) == game.user(1)
    assert following.now().deal != game.now().deal
    assert why(lambda: game.do("rematch", 2)) == sentences.duels.NEXT_HAS_BEGUN


def test_the_wish_for_another_game_of_whoever_is_cut_off_counts_for_a_minute(
    two, clock, monkeypatch
):
    monkeypatch.setattr(presence, "_now", lambda: clock.now)
    game = two(**ERROR)
    game.do("resign", 1)
    away, here = (presence.Presence(game.sitting.pk, place) for place in (1, 2))
    away.stay()
    here.stay()
    game.do("rematch", 1)
    away.leave("dropped")
    clock.wait(60_000)
    game.do("rematch", 2)
    assert (game.live.rematch, Duel.objects.count()) == ((2,), 1)
    away.stay()
    game.do("rematch", 1)
    assert Duel.objects.count() == 2


def test_a_change_that_another_overtakes_is_made_once_on_what_then_stands(two, monkeypatch):
    game = two(**ERROR)
    honest = contest.Contest.store
    rivals = iter([True])

    def overtaken(self, name):
        if next(rivals, False):
            game.do("draw", 2)
        return honest(self, name)

    monkeypatch.setattr(contest.Contest, "store", overtaken)
    assert game.play("c3-f1", n=0).made
    assert (game.now().transcript, game.now().n) == ("c3-f1", 2)


def test_what_stands_is_the_same_from_memory_and_replayed(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    game.do("stop", 2, 1)
    game.do("point", 2, "c3")
    assert standing.replayed(game.now()).table == game.at.table


def test_a_stranger_has_no_seat(two):
    game = two(**ERROR)
    asked = game.ask(1)._replace(user=person("eve").pk)
    with pytest.raises(NotYours):
        duels.play(asked, "c3-f1")
    assert game.now().n == 0


def test_a_game_without_a_clock_may_rest_for_months(two, clock):
    game = two(bank=None, **ERROR)
    clock.wait(200 * 24 * 3_600_000)
    game.play("c3-f1")
    assert game.now().spent == contest.PAUSE


def test_a_move_is_one_question_and_one_short_transaction(two, django_assert_num_queries):
    """The seat with all that belongs to it; then begin, sitting, duel, commit."""
    game = two(mode="strict", **ERROR)
    asked = game.ask(1)
    with django_assert_num_queries(5):
        duels.play(asked, "c3-f1")


def test_a_move_refused_in_a_freeze_is_not_made_after_it_by_its_second_copy(two, clock):
    game = two(**ERROR)
    game.play("c1-c2")
    clock.wait(1200)
    n = game.now().n
    game.do("stop", 2, 1)
    assert not game.do("play", 1, "c3-f1", n=n, name="twice").made
    game.do("point", 2, "c8")
    assert not game.do("play", 1, "c3-f1", n=n, name="twice").made
    assert game.now().transcript == "c1-c2"
