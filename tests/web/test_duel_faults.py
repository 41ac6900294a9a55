"""What goes wrong with lines and browsers, in every phase of a game for two."""

import pytest

from cardgames.web import standing
from cardgames.web.models import Sitting
from tests.web.duels import begun

pytestmark = pytest.mark.django_db(transaction=True)

ERROR = {"f1": "AS", "c3": "2S", "c1": "9H", "c2": "TC"}
LAST = {"s1": "4S", "r1": "", "c1": "5H", "f1": "AH", "c3": "2H"}
LONG = 60_000  # milliseconds: a wait that no test outlasts

# Of a phase: the hold, the piles, what is done by whom until it stands, and how it is told.
PHASES = {
    "play": (0, ERROR, [(1, "play", {"move": "c1-c2"})], ("play", False)),
    "hold": (LONG, ERROR, [(1, "play", {"move": "c1-c2"})], ("play", True)),
    "freeze": (
        0,
        ERROR,
        [(1, "play", {"move": "c1-c2"}), (2, "stop", {"step": 1})],
        ("stop", False),
    ),
    "pending end": (0, LAST, [(1, "play", {"move": "s1-c1"})], ("ending", False)),
}


class Phase:
    """A game brought into a phase, both at its table, and the last message that was sent."""

    def __init__(self, line, monkeypatch, name):
        self.line = line
        hold, piles, deeds, self.told = PHASES[name]
        self.game = begun(hold=hold)
        self.game.lay(monkeypatch, **piles)
        self.lines = {place: self.come(place) for place in (1, 2)}
        for n, (place, do, fields) in enumerate(deeds):
            self.sender = place
            self.sent = {"do": do, "id": f"deed{n}", "n": n} | fields
            self.lines[place].ask(**self.sent, kind="table")
        self.n = len(deeds)
        self.before = self.table(1)
        assert (self.before["phase"], self.before["hold"] > 0) == self.told

    def come(self, place):
        return self.line(self.game.path, self.game.user(place))

    def table(self, place, line=None):
        """The table as it is shown once all that was said before has been answered."""
        line = line or self.lines[place]
        at = next(line.ids)
        line.say("ping", n=self.n, at=at)
        line.hear("pong", at=at)
        line.say("look")
        return line.hear("table")

    def stands_before_both(self, **lines):
        """Both see what stood before the fault, and nothing was played since."""
        for place in (1, 2):
            seen = self.table(place, lines.get(f"line{place}"))
            for what in ("n", "piles", "turn", "count", "last", "phase"):
                assert seen[what] == self.before[what], what
        assert Sitting.objects.get(pk=self.game.sitting.pk).n == self.n


@pytest.fixture(params=PHASES)
def phase(request, line, monkeypatch):
    return Phase(line, monkeypatch, request.param)


def test_a_lost_line_comes_back_to_the_same_table(phase):
    for place, line in phase.lines.items():
        line.connection.socket.close()
        phase.lines[place] = phase.come(place)
        first = phase.lines[place].hear("table")
        assert (first["n"], first["piles"]) == (phase.n, phase.before["piles"])
    phase.stands_before_both()


def test_a_second_tab_shows_the_same_table(phase):
    phase.stands_before_both(line1=phase.come(1), line2=phase.come(2))


def test_a_message_sent_twice_is_answered_and_done_once(phase):
    for _ in range(2):
        again = phase.lines[phase.sender].ask(**phase.sent, kind="table")
        assert again["n"] == phase.n
    second_tab = phase.come(phase.sender)
    assert second_tab.ask(**phase.sent, kind="table")["n"] == phase.n
    phase.stands_before_both()


def test_a_message_of_a_table_long_gone_changes_nothing(phase):
    line = phase.lines[1]
    line.say("play", id="old", n=0, move="c3-f1")
    phase.stands_before_both()


def test_a_server_that_has_forgotten_everything_knows_the_table_from_what_is_stored(
    phase, monkeypatch
):
    for line in phase.lines.values():
        line.connection.socket.close()
    monkeypatch.setattr(standing, "_shelf", standing._Shelf())
    phase.lines = {place: phase.come(place) for place in (1, 2)}
    phase.stands_before_both()


def test_after_any_fault_the_game_goes_on_to_its_end(phase):
    for place, line in phase.lines.items():
        line.connection.socket.close()
        phase.lines[place] = phase.come(place)
    ended = phase.lines[2].ask("resign", "table", n=phase.n)
    assert (ended["phase"], ended["outcome"]["winner"]) == ("over", 1)
    assert phase.lines[1].hear("table", n=ended["n"])["outcome"] == ended["outcome"]
