"""The addresses of the pages."""

from django.urls import path

from cardgames.web.views import (
    accounts,
    deals,
    friends,
    games,
    home,
    languages,
    offline,
    passwords,
    settings,
    statistics,
    tables,
)

urlpatterns = [
    path("", home.home, name="home"),
    path("mine/", home.mine, name="mine"),
    path("statistics/", statistics.statistics, name="statistics"),
    path("statistics/<slug:slug>/", statistics.game, name="statistics-game"),
    path("worker.js", offline.worker, name="worker"),
    path("away/", offline.away, name="away"),
    path("language/", languages.choose, name="set_language"),
    path("settings/", settings.settings, name="settings"),
    path("games/<slug:slug>/", games.game, name="game"),
    path("games/<slug:slug>/deal", games.deal, name="deal-new"),
    path("games/<slug:slug>/layout.css", games.layout, name="layout"),
    path("d/<slug:code>/", deals.deal, name="deal"),
    path("table/<slug:key>/", tables.table, name="table"),
    path("watch/<slug:key>/", tables.watch, name="watch"),
    path("friends/", friends.all_friends, name="friends"),
    path("friends/audience", friends.audience, name="audience"),
    path("friends/withdraw", friends.withdraw, name="invitation-withdraw"),
    path("friends/end", friends.end, name="friends-end"),
    path("friends/<slug:code>/", friends.invitation, name="invitation"),
    path("account/", accounts.account, name="account"),
    path("account/sign-up/", accounts.sign_up, name="sign-up"),
    path("account/log-in/", accounts.log_in, name="log-in"),
    path("account/log-out/", accounts.log_out, name="log-out"),
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
]
