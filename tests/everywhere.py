"""Every page of the site, worked out from its addresses, so that none is forgotten."""

from datetime import UTC, datetime

from django.urls import URLPattern, reverse

PASSWORD = "seven of clubs, nine of hearts"
# What parts of an address stand for where that is not the same everywhere.
GAMES_WITH_LESSONS = "crapette"
NOT_PAGES = {"worker", "layout", "layout-turned", "lesson-try"}


def settle(client):
    """Sign up with a client, and give its person what pages are about; return the addresses.

    By name: every address that can be read, with a game won twice and left once behind it, one
    for two under way against a machine, and a table that waits for an opponent.
    """
    from cardgames.web.models import Sitting, User
    from cardgames.web.services import friends
    from tests import golden

    record = golden.won("eagle-wing")
    client.post("/account/sign-up/", {"username": "12345", "password": PASSWORD})
    won, again, still = (sit(client, record, force) for force in (None, None, 3))
    invitation = friends.invite(User.objects.get(username="12345"))
    duel = client.post("/crapette/new", {"opponent": "beginner", "clock": "none"}).url
    waits = client.post("/crapette/new", {"listed": "on"}).url
    two = Sitting.objects.get(key=duel.split("/")[2])
    of_two = {
        "duel": {"key": two.key},
        "duel-watch": {"key": two.watch},
        "challenge": {"code": waits.split("/")[2]},
    }
    return dict(_addresses(won, again, still, invitation.code, of_two))


def sit(client, record, force=None):
    """Deal a record's cards to a client and make so many of its moves, or all; return the sitting.

    The last is made as by a player, so that all that follows of it is stored too.
    """
    from cardgames.engine.notation import write_move
    from cardgames.web.models import Sitting
    from cardgames.web.services import sittings

    rules, number = record.start.rules, record.start.number
    path = client.post(f"/games/{rules.game.slug}/deal", {"number": number}).url
    sitting = Sitting.objects.get(key=path.split("/")[2])
    *former, last = [write_move(rules, move) for move in record.moves[:force]]
    before = {"transcript": " ".join(former), "force": len(former), "n": len(former)}
    Sitting.objects.filter(pk=sitting.pk).update(**before, spent=len(former) * 4_000)
    seat = sitting.seats.get()
    sittings.play(sittings.Asked(seat.pk, seat.user_id, "last", len(former)), last)
    return sitting


def _addresses(won, again, still, invitation, of_two):
    from cardgames.web.urls import urlpatterns

    for pattern in urlpatterns:
        if not isinstance(pattern, URLPattern) or pattern.name in NOT_PAGES:
            continue
        words = {
            "slug": GAMES_WITH_LESSONS if pattern.name.startswith("lesson") else "eagle-wing",
            "code": invitation if pattern.name == "invitation" else won.deal.code,
            "key": still.key if str(pattern.pattern).startswith("table/") else won.watch,
            "other": again.watch,
            "number": 1,
            "day": datetime.now(UTC).date(),
            "uidb64": "x",
            "token": "set-password",
            **of_two.get(pattern.name, {}),
        }
        wanted = pattern.pattern.converters
        if set(wanted) <= set(words) and not set(wanted) & set(pattern.default_args):
            yield pattern.name, reverse(pattern.name, kwargs={name: words[name] for name in wanted})


def pages(client, addresses):
    """Return the addresses that answer with a page, by name.

    Those that lead on, that only take something in, or have nothing to show him are left out.
    """
    found = {}
    for name, path in addresses.items():
        answer = client.get(path)
        html = answer.headers.get("Content-Type", "").startswith("text/html")
        if answer.status_code == 200 and html:
            found[name] = path
        else:
            assert answer.status_code in (200, 302, 400, 404, 405), (name, path, answer.status_code)
    return found
