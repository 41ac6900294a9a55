"""Every page that reads what people have played, in a database of a million sittings.

On PostgreSQL where DATABASE_URL names one, else a tenth of it on SQLite. A database that `crowd`
has filled before is measured as it is; any other is left alone, and one of the benchmark's own is
made. The pages are asked for by who has played most, one after the other, of a server of their own.
"""

import contextlib
import http.client
import os
import statistics
import sys
import tempfile
import time

from tests.bench.server import Server, database, dress, kind

MEDIAN = 100  # milliseconds allowed
TIMES, WARM = 25, 3
SITTINGS = {"PostgreSQL": 1_000_000, "SQLite": 100_000}

# What is measured, by the places of `found`; whoever adds a page that reads sittings adds a line.
ADDRESSES = [
    "/",
    "/mine/",
    "/mine/?finished=100",
    "/mine/deals/",
    "/statistics/",
    "/statistics/?period=month",
    "/statistics/eagle-wing/",
    "/statistics/double-klondike/?period=year",
    "/statistics/crapette/",
    "/games/eagle-wing/",
    "/daily/",
    "/daily/eagle-wing/",
    "/daily/eagle-wing/{today}/",
    "/daily/eagle-wing/{before}/",
    "/d/{popular}/",
    "/d/{popular}/board/",
    "/d/{popular}/board/?page=40",
    "/d/{popular}/picture.png",
    "/friends/",
    "/friends/with/{friend}/",
    "/player/{name}/",
    "/watch/{watch}/",
    "/replay/{watch}/",
    "/replay/{watch}/frames",
    "/replay/{watch}/picture.png",
    "/compare/{watch}/{other}/",
    "/embed/{watch}/",
    "/table/{key}/",
    "/table/{key}/record",
    "/api/1/deals/{popular}",
    "/api/1/deals/{popular}/board",
    "/api/1/replays/{watch}",
    "/api/1/sittings",
    "/api/1/sittings?which=finished&page=200",
]


def bench():
    """Measure, print a line each, and tell whether the figures are kept."""
    with tempfile.TemporaryDirectory() as folder, crowded(folder):
        places, headers = found()
        dress()
        with Server() as server:
            asked = [(address, address.format(**places)) for address in ADDRESSES]
            kept = [measured(server.host, *one, headers) for one in asked]
    return all(kept)


@contextlib.contextmanager
def crowded(folder):
    """A database with a crowd in it, for as long as it is measured."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.bench.settings"
    import django

    django.setup()
    if has_crowd():
        print(f"as it is, on {kind()}", flush=True)
        yield
        return
    with database(folder):
        from django.core.management import call_command

        began = time.monotonic()
        call_command("crowd", sittings=SITTINGS[kind()])
        print(f"made in {time.monotonic() - began:.0f} s, on {kind()}", flush=True)
        yield


def has_crowd():
    """Whether the database that the settings name has been filled before."""
    from django.db import DatabaseError

    from cardgames.web.management.commands.crowd import VETERAN
    from cardgames.web.models import User

    try:
        return User.objects.filter(username=VETERAN).exists()
    except DatabaseError:  # it has no tables yet
        return False


def found():
    """What the addresses name, and what whoever has played most sends along."""
    from django.test import Client

    from cardgames.web.management.commands.crowd import VETERAN
    from cardgames.web.models import Deal, Result, Token, User
    from cardgames.web.services import tokens

    veteran = User.objects.get(username=VETERAN)
    dailies = Deal.objects.filter(game="eagle-wing", daily__isnull=False).order_by("-daily")
    popular, before = dailies.filter(results__user=veteran, results__repeat=False)[:2]
    firsts = Result.objects.filter(deal=popular, repeat=False).select_related("seat__sitting")
    mine = firsts.get(user=veteran).seat.sitting
    other = firsts.exclude(user=veteran).first().seat.sitting
    client = Client()
    client.force_login(veteran)
    Token.objects.filter(user=veteran).delete()
    token = tokens.make(veteran, "benchmark", Token.Scope.READ)
    places = {"popular": popular.code, "today": popular.daily, "before": before.daily}
    places |= {"watch": mine.watch, "key": mine.key, "other": other.watch}
    places |= {"friend": veteran.friends.first().pk, "name": VETERAN}
    cookie = f"sessionid={client.cookies['sessionid'].value}"
    return places, {"Cookie": cookie, "Authorization": f"Bearer {token}", "Accept": "*/*"}


def measured(host, address, path, headers):
    """Ask for a page again and again, print how long it took, and tell whether that is kept."""
    line = http.client.HTTPConnection(host)
    took, sizes = [], []
    for _ in range(WARM + TIMES):
        began = time.perf_counter()
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        sizes.append(len(answer.read()))
        took.append((time.perf_counter() - began) * 1000)
        if answer.status != 200:
            print(f"{address:42} answered {answer.status}  NOT KEPT", flush=True)
            return False
    median, best = statistics.median(took[WARM:]), min(took)
    verdict = "" if median <= MEDIAN else "  NOT KEPT"
    size = f"{sizes[-1] / 1024:.0f} KB"
    print(f"{address:42} {median:7.1f} ms, best {best:6.1f}, {size:>8}{verdict}", flush=True)
    return median <= MEDIAN


if __name__ == "__main__":
    sys.exit(not bench())
