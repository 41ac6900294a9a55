"""What somebody's games come to, by game, variants and period, in numbers and in plots."""

import re
from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from cardgames.web import charts, periods, plots
from cardgames.web.models import Result, Seat, Sitting
from cardgames.web.selectors import statistics as selectors
from cardgames.web.services import deals
from tests.web.reading import Page, foreign_words

pytestmark = pytest.mark.django_db

TODAY = date(2026, 11, 30)


@pytest.fixture
def ada(person, client):
    ada = person("12345")  # a name in neither language
    client.force_login(ada)
    return ada


@pytest.fixture
def result():
    """Makes a result of a person, as a sitting that is over leaves it."""

    def make(user, won=True, game="eagle-wing", variants=(), days=0, deal=None, **more):
        ended = more.pop("ended", timezone.now() - timedelta(days=days))
        deal = deal or deals.secret(game, variants)
        outcome = Sitting.Outcome.WON if won else Sitting.Outcome.GIVEN_UP
        sitting = Sitting.objects.create(
            deal=deal, transcript="c1-f1", outcome=outcome, finished=ended
        )
        seat = Seat.objects.create(sitting=sitting, place=1, user=user)
        again = Result.objects.filter(user=user, deal=deal).exists()
        fields = {"points": 52 if won else 20, "undos": 0, "moves": 100, "spent": 60_000}
        fields |= {"hints": 0, "repeat": again, "game": game, "variants": deal.variants} | more
        return Result.objects.create(
            seat=seat, user=user, deal=deal, won=won, ended=ended, **fields
        )

    return make


def test_figures_are_those_of_the_results(ada, result):
    result(ada, won=True, moves=90, spent=120_000, undos=2, hints=1)
    result(ada, won=True, moves=110, spent=60_000)
    result(ada, won=False, moves=5, spent=1_000, points=11, undos=3)
    total = selectors.statistics(ada.pk).total
    assert (total.played, total.won, total.percent) == (3, 2, pytest.approx(200 / 3))
    assert (total.best_moves, total.mean_moves) == (90, 100)
    assert (total.shortest, total.mean_spent) == (timedelta(minutes=1), timedelta(seconds=90))
    assert (total.best_points, total.mean_points) == (52, pytest.approx(115 / 3))
    assert (total.undos, total.hints) == (5, 1)


def test_streaks_follow_the_order_in_which_games_ended(ada, result):
    for days, won in enumerate([True, True, False, True, True, True, False, True]):
        result(ada, won=won, days=days)  # today's first
    figures = selectors.statistics(ada.pk).total
    assert (figures.streak, figures.longest) == (2, 3)


def test_each_game_and_each_way_to_play_it_is_counted_apart(ada, result):
    result(ada, game="double-klondike")
    result(ada, game="double-klondike", variants=["take-back"], won=False)
    result(ada, game="parterre")
    found = selectors.statistics(ada.pk)
    assert (found.games["double-klondike"].played, found.games["double-klondike"].won) == (2, 1)
    assert found.ways["double-klondike", "take-back"].won == 0
    assert found.ways["double-klondike", ""].streak == 1
    assert found.games["parterre"].played == 1
    assert selectors.statistics(ada.pk, game="parterre").total.played == 1


def test_a_deal_counts_once_and_by_its_first_attempt(ada, result):
    first = result(ada, won=False)
    result(ada, won=True, deal=first.deal)
    figures = selectors.statistics(ada.pk).total
    assert (figures.played, figures.won, figures.repeats) == (1, 0, 1)


def test_a_deal_left_open_is_played_but_not_lost(ada, table):
    table(user=ada, number="5").play()
    table(user=ada, number="6")
    again = table(user=ada, number="7")
    again.play()
    again.give_up()
    table(user=ada, number="7").play()  # a later attempt, counted nowhere while it is open
    figures = selectors.statistics(ada.pk).total
    assert (figures.played, figures.ended, figures.open, figures.percent) == (2, 1, 1, 0)


def test_what_others_play_is_not_counted(ada, person, result):
    result(person("eve"))
    assert selectors.statistics(ada.pk).total.played == 0
    assert selectors.statistics(None).total.played == 0


@pytest.mark.parametrize(
    ("period", "played"), [("week", 1), ("month", 2), ("year", 3), ("", 4), ("nonsense", 4)]
)
def test_a_period_counts_what_ended_in_it(client, ada, result, period, played):
    for days in (6, 29, 300, 800):
        result(ada, days=days)
    page = client.get("/statistics/", {"period": period})
    assert page.context["total"].played == played
    steps = [step.figures.ended for step in _course(ada, period).steps]
    assert sum(steps) == played


def _course(user, period):
    return selectors.course(user.pk, periods.named(period), timezone.now().date())


def test_a_period_is_shown_by_days_months_or_years_without_gaps():
    def steps(slug, first):
        return periods.steps(periods.named(slug), first, TODAY)

    length, days = steps("week", TODAY)
    assert (length, days[0], days[-1], len(days)) == ("day", date(2026, 11, 24), TODAY, 7)
    length, months = steps("year", TODAY)
    assert (length, months[0], months[-1]) == ("month", date(2025, 12, 1), date(2026, 11, 1))
    assert len(months) == 12
    assert steps("", date(2026, 9, 7)) == ("month", [date(2026, month, 1) for month in (9, 10, 11)])
    length, years = steps("", date(2021, 3, 3))
    assert (length, years[0], years[-1], len(years)) == (
        "year",
        date(2021, 1, 1),
        date(2026, 1, 1),
        6,
    )


def test_long_courses_sum_their_months_up_to_years(ada, result):
    for year in (2019, 2019, 2023):
        result(ada, ended=datetime(year, 5, 3, tzinfo=UTC))
    course = selectors.course(ada.pk, periods.PERIODS[0], TODAY)
    assert {step.first.year: step.figures.ended for step in course.steps} == {
        2019: 2, 2020: 0, 2021: 0, 2022: 0, 2023: 1, 2024: 0, 2025: 0, 2026: 0
    }  # fmt: skip


def test_the_table_beside_a_plot_has_its_exact_numbers(ada, result):
    for won in (True, True, False):
        result(ada, won=won, moves=101, ended=datetime(2026, 11, 3, tzinfo=UTC))
    result(ada, won=True, moves=104, ended=datetime(2026, 9, 3, tzinfo=UTC))
    course = selectors.course(ada.pk, periods.PERIODS[0], TODAY)
    chart = charts.results(course)
    assert chart.rows == [
        ["November 2026", "3", "2", "67", "0", "0"],
        ["September 2026", "1", "1", "100", "0", "0"],
    ]
    assert charts.moves(course).rows[0] == ["November 2026", "2", "101", "101.0"]
    assert "November 2026: 3 ended, 2 of them won" in chart.svg


def test_bars_are_as_high_as_their_values():
    marks = [plots.Mark("a", "a", 10, 5), plots.Mark("b", "b", 20, 20), plots.Mark("c", "c", None)]
    svg = plots.bars("x", "t", "s", marks)
    heights = [float(one) for one in re.findall(r'<rect class="\w+".*?height="([\d.]+)"', svg)]
    whole, half, tall, full = heights
    assert whole == pytest.approx(2 * half, abs=0.1)
    assert tall == full == pytest.approx(2 * whole, abs=0.2)


def test_a_plot_escapes_what_it_says():
    svg = plots.line("x", "<b>", "&", [plots.Mark("<i>", "<u>", 1)])
    assert "<b>" not in svg
    assert "<i>" not in svg
    assert "<u>" not in svg


@pytest.mark.parametrize(
    ("milliseconds", "told"),
    [(None, "–"), (0, "0:00"), (59_999, "0:59"), (372_000, "6:12"), (3_723_000, "1:02:03")],
)
def test_times_are_told_by_the_clock(milliseconds, told):
    time = None if milliseconds is None else timedelta(milliseconds=milliseconds)
    assert charts.clock(time) == told


PAGES = ["/statistics/", "/statistics/eagle-wing/", "/statistics/double-klondike/?period=year"]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_pages_are_whole_in_one_language(client, ada, result, path, language):
    client.cookies["django_language"] = language
    for days in (0, 40):
        result(ada, days=days)
        result(ada, game="double-klondike", variants=["take-back"], days=days)
        result(ada, game="double-klondike", days=days, won=False)
    html = client.get(path).content.decode()
    assert Page(html).language == language
    assert foreign_words(html) == set()
    for chart in html.split('<section class="chart"')[1:]:
        section = chart.split("</section>")[0]
        assert (section.count('<svg class="plot"'), section.count("<table")) == (1, 1)


def test_only_a_game_with_a_score_shows_one(client, ada, result):
    for game in ("eagle-wing", "parterre"):
        result(ada, game=game)
    shown = {
        game: [chart.name for chart in client.get(f"/statistics/{game}/").context["charts"]]
        for game in ("eagle-wing", "parterre")
    }
    assert "points" in shown["eagle-wing"]
    assert "points" not in shown["parterre"]


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/statistics/", "No deal has been played"),
        ("/statistics/parterre/", "No deal has been played"),
        ("/statistics/crapette/", "No game has ended"),
    ],
)
def test_who_has_played_nothing_is_told_so(client, path, told):
    page = client.get(path)
    assert page.status_code == 200
    assert told in page.content.decode()


@pytest.mark.parametrize("query", ["variants=nonsense", "variants=%00", "period=%00", "period[]=1"])
def test_a_query_that_means_nothing_shows_everything(client, ada, result, query):
    result(ada)
    page = client.get(f"/statistics/eagle-wing/?{query}")
    assert page.context["figures"].played == 1
    assert page.context["way"] is None


def test_a_game_that_is_not_here_has_no_statistics(client):
    assert client.get("/statistics/nothing/").status_code == 404


def test_more_results_ask_the_database_no_more_questions(client, ada, result):
    def questions():
        counts = []
        for path in PAGES:
            with CaptureQueriesContext(connection) as asked:
                client.get(path)
            counts.append(len(asked))
        return counts

    result(ada)
    few = questions()
    for days in range(12):
        result(ada, days=30 * days)
        result(ada, game="double-klondike", variants=["take-back"], days=days)
    assert questions() == few
    assert max(few) <= 6  # session, person; results, open sittings, their order, their course
