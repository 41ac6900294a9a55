"""What a link shows of itself: title, description, picture; as a QR code; as a line for a blog."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.html import format_html

from cardgames import games
from cardgames.engine.game import Game
from cardgames.engine.prose import Tells, Text
from cardgames.web import previews, sentences
from cardgames.web.language import told
from cardgames.web.models import Deal, Sitting

DEAL = Text("{game}: a deal to play", "{game}: расклад по ссылке")
DEAL_LONG = Text(
    "The very same cards for everyone who opens this link. How far do you get?",
    "Каждому, кто откроет эту ссылку, — одни и те же карты. А сойдётся ли у вас?",
)
DAILY_LONG = Text(
    "One deal of every game a day, the same cards for everybody.",
    "Каждый день по одному раскладу каждой игры — одни и те же карты для всех.",
)
WATCH = Text("{game}: a game to watch", "{game}: партия для зрителей")
WATCH_LONG = Text(
    "Every move as it is made. Sit down beside the player.",
    "Каждый ход сразу, как он сделан. Присядьте рядом с игроком.",
)
WATCH_OF_TWO = Text(
    "Every move as it is made. Sit down beside the two.",
    "Каждый ход сразу, как он сделан. Присядьте рядом с игроками.",
)
REPLAY = Text("{game}: a game move by move", "{game}: партия ход за ходом")
REPLAY_LONG = Text(
    "Go through it forward and back, and play on from any place.",
    "Её можно листать вперёд и назад и продолжить с любого места.",
)
REPLAY_OF_TWO = Text(
    "Go through it forward and back; errors that nobody called are marked.",
    "Её можно листать вперёд и назад; ошибки, которых никто не заметил, отмечены.",
)
MOVE = Text("{game}: move {move}", "{game}: ход {move}")
TABLE = Text("The table of the game {game}.", "Стол игры «{game}».")


class Share(NamedTuple):
    """What the head of a page tells of it; addresses are whole."""

    title: str
    description: str
    url: str
    picture: str
    alt: str


def absolute(request: HttpRequest, path: str) -> str:
    """Return the whole address of a path."""
    return settings.SITE_URL + path if settings.SITE_URL else request.build_absolute_uri(path)


def deal(request: HttpRequest, deal: Deal) -> Share:
    """Return what the link of a deal shows."""
    game = games.ALL[deal.game]
    picture = _picture(game, "deal-picture", deal.code)
    return _share(request, game, DEAL, DEAL_LONG, reverse("deal", args=[deal.code]), picture)


def daily(request: HttpRequest, deal: Deal, day: date) -> Share:
    """Return what the link of a day's deal shows."""
    game = games.ALL[deal.game]
    title = sentences.daily.SHARED_DAY.say(game=game.name, day=date_format(day, "j E Y"))
    path = reverse("daily-deal", args=[deal.game, day])
    picture = _picture(game, "deal-picture", deal.code)
    return _share(request, game, title, DAILY_LONG, path, picture)


def watch(request: HttpRequest, sitting: Sitting) -> Share:
    """Return what the link for spectators shows: the table as it now stands."""
    game = games.ALL[sitting.deal.game]
    picture = _picture(game, "watch-picture", sitting.watch, n=sitting.n)
    return _share(request, game, WATCH, WATCH_LONG, reverse("watch", args=[sitting.watch]), picture)


def duel(request: HttpRequest, sitting: Sitting) -> Share:
    """Return what the link for spectators of a game for two shows: the table as it now stands."""
    game = games.ALL[sitting.deal.game]
    path = reverse("duel-watch", args=[sitting.watch])
    picture = _picture(game, "duel-picture", sitting.watch, n=sitting.n)
    return _share(request, game, WATCH, WATCH_OF_TWO, path, picture)


def replay(request: HttpRequest, sitting: Sitting, at: int = 0) -> Share:
    """Return what the link of a replay shows: the deal, or the move that it leads to."""
    game = games.ALL[sitting.deal.game]
    path = reverse("replay", args=[sitting.watch])
    long = REPLAY_LONG if game.seats == 1 else REPLAY_OF_TWO
    if not at:
        picture = _picture(game, "replay-picture", sitting.watch)
        return _share(request, game, REPLAY, long, path, picture)
    picture = _picture(game, "replay-picture", sitting.watch, move=at)
    title = MOVE.say(move=at, game=game.name)
    return _share(request, game, title, long, f"{path}?move={at}", picture)


def snippet(request: HttpRequest, sitting: Sitting) -> str:
    """Return the line of HTML that shows a table within a page of somebody else's."""
    line = format_html(
        '<iframe src="{}" title="{}" width="720" height="520" '
        'frameborder="0" loading="lazy"></iframe>',
        absolute(request, reverse("embed", args=[sitting.watch])),
        told(games.ALL[sitting.deal.game].name),
    )
    return "".join(line)  # to be shown as text: no longer marked as HTML that is safe to insert


def _picture(game: Game, address: str, key: str, **more: int) -> str:
    query = urlencode({**more, "v": previews.version(game)})
    return f"{reverse(address, args=[key])}?{query}"


def _share(
    request: HttpRequest, game: Game, title: Tells, long: Text, path: str, picture: str
) -> Share:
    named = title.say(game=game.name) if isinstance(title, Text) else title
    return Share(
        title=told(named),
        description=told(long),
        url=absolute(request, path),
        picture=absolute(request, picture),
        alt=told(TABLE.say(game=game.name)),
    )
