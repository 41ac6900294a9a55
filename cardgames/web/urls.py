"""The addresses of the pages."""

from datetime import date

from django.urls import include, path, register_converter

from cardgames.web.api import page
from cardgames.web.api.site import addresses
from cardgames.web.views import (
    accounts,
    archive,
    boards,
    compare,
    daily,
    deals,
    duels,
    embeds,
    favourites,
    friends,
    games,
    home,
    languages,
    lessons,
    lobby,
    marks,
    offline,
    passwords,
    pictures,
    players,
    records,
    replays,
    settings,
    statistics,
    tables,
    tokens,
)


class Day:
    """A day in an address: `2026-11-30`."""

    regex = "[0-9]{4}-[0-9]{2}-[0-9]{2}"

    def to_python(self, value: str) -> date:
        """Return the day. Raises `ValueError` where there is none, so that no address fits."""
        return date.fromisoformat(value)

    def to_url(self, value: date) -> str:
        """Return how a day is written."""
        return value.isoformat()


register_converter(Day, "day")

urlpatterns = [
    path("", home.home, name="home"),
    path("mine/", home.mine, name="mine"),
    path("statistics/", statistics.statistics, name="statistics"),
    path("statistics/<slug:slug>/", statistics.game, name="statistics-game"),
    path("mine/record", records.take_in, name="record-take-in"),
    path("worker.js", offline.worker, name="worker"),
    path("away/", offline.away, name="away"),
    path("language/", languages.choose, name="set_language"),
    path("favourites/", favourites.favourites, name="favourites"),
    path("settings/", settings.settings, name="settings"),
    path("games/<slug:slug>/", games.game, name="game"),
    path("games/<slug:slug>/deal", games.deal, name="deal-new"),
    path("games/<slug:slug>/layout.css", games.layout, name="layout"),
    path("games/<slug:slug>/turned.css", games.layout, {"seat": 2}, name="layout-turned"),
    path("games/<slug:slug>/lesson/", lessons.first, name="lesson-first"),
    path("games/<slug:slug>/lesson/<int:number>/", lessons.lesson, name="lesson"),
    path("games/<slug:slug>/lesson/<int:number>/try", lessons.attempt, name="lesson-try"),
    path("d/<slug:code>/", deals.deal, name="deal"),
    path("mine/deals/", marks.marked, name="marks"),
    path("d/<slug:code>/mark", marks.mark, name="mark"),
    path("d/<slug:code>/cards/<slug:form>", records.cards, name="cards"),
    path("table/<slug:key>/record", records.record, name="record"),
    path("d/<slug:code>/board/", boards.board, name="board"),
    path("daily/", daily.today, name="daily"),
    path("daily/<slug:slug>/", daily.game, name="daily-game"),
    path("daily/<slug:slug>/<day:day>/", daily.deal, name="daily-deal"),
    path("table/<slug:key>/", tables.table, name="table"),
    path("watch/<slug:key>/", tables.watch, name="watch"),
    path("crapette/", lobby.lobby, name="lobby"),
    path("crapette/new", lobby.make, name="match-new"),
    path("challenge/<slug:code>/", lobby.challenge, name="challenge"),
    path("challenge/<slug:code>/cancel", lobby.cancel, name="challenge-cancel"),
    path("challenge/<slug:code>/qr.svg", pictures.challenge_code, name="challenge-qr"),
    path("duel/watch/<slug:key>/", duels.watch, name="duel-watch"),
    path("duel/watch/<slug:key>/picture.png", pictures.duel, name="duel-picture"),
    path("duel/<slug:key>/", duels.table, name="duel"),
    path("player/<str:name>/", players.player, name="player"),
    path("friends/", friends.all_friends, name="friends"),
    path("friends/audience", friends.audience, name="audience"),
    path("friends/withdraw", friends.withdraw, name="invitation-withdraw"),
    path("friends/end", friends.end, name="friends-end"),
    path("friends/with/<int:friend>/", friends.together, name="together"),
    path("friends/<slug:code>/", friends.invitation, name="invitation"),
    path("d/<slug:code>/picture.png", pictures.deal, name="deal-picture"),
    path("d/<slug:code>/code.svg", pictures.deal_code, name="deal-code"),
    path("watch/<slug:key>/picture.png", pictures.watch, name="watch-picture"),
    path("watch/<slug:key>/code.svg", pictures.watch_code, name="watch-code"),
    path("replay/<slug:key>/", replays.replay, name="replay"),
    path("replay/<slug:key>/frames", replays.frames, name="replay-frames"),
    path("replay/<slug:key>/record", records.record_of_two, name="replay-record"),
    path("replay/<slug:key>/reveal", replays.reveal, name="replay-reveal"),
    path("replay/<slug:key>/on", replays.play_on, name="replay-on"),
    path("replay/<slug:key>/picture.png", pictures.replay, name="replay-picture"),
    path("replay/<slug:key>/code.svg", pictures.replay_code, name="replay-code"),
    path("replay/<slug:key>/table.svg", pictures.table, name="replay-table"),
    path("replay/<slug:key>/with", compare.compare_with, name="compare-with"),
    path("compare/<slug:key>/<slug:other>/", compare.compare, name="compare"),
    path("embed/<slug:key>/", embeds.embed, name="embed"),
    path("embed/<slug:key>/frames", embeds.frames, name="embed-frames"),
    path("account/", accounts.account, name="account"),
    path("account/sign-up/", accounts.sign_up, name="sign-up"),
    path("account/log-in/", accounts.log_in, name="log-in"),
    path("account/log-out/", accounts.log_out, name="log-out"),
    path("account/tokens/", tokens.all_tokens, name="tokens"),
    path("account/tokens/revoke", tokens.revoke, name="token-revoke"),
    path("account/archive/", archive.archive, name="archive"),
    path("account/merged/", accounts.merged, name="merged"),
    path("account/delete/", accounts.delete, name="account-delete"),
    path("account/password/", passwords.Change.as_view(), name="password-change"),
    path("account/reset/", passwords.Reset.as_view(), name="password-reset"),
    path("account/reset/sent/", passwords.Sent.as_view(), name="password-reset-done"),
    path(
        "account/reset/<slug:uidb64>/<slug:token>/",
        passwords.New.as_view(),
        name="password-reset-confirm",
    ),
    path("account/reset/done/", passwords.Done.as_view(), name="password-reset-complete"),
    path("api/", page.page, name="api"),
    path("api/1/", include((addresses(), "api"))),
]
