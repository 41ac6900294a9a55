"""What does not change in a game for two: who plays, by which terms, what can be said there."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from django.urls import reverse

from cardgames.engine.prose import Language, Tells, Text
from cardgames.players.crapette import LEVELS
from cardgames.web import sentences, terms
from cardgames.web.models import Duel, Sitting
from cardgames.web.selectors.matches import Player

PHRASES: dict[str, Text] = {
    "hello": Text("Hello!", "Здравствуйте!"),
    "luck": Text("Good luck!", "Удачи!"),
    "nice": Text("Well played!", "Отличный ход!"),
    "oops": Text("Oops!", "Ой!"),
    "think": Text("Let me think.", "Дайте подумать."),
    "moment": Text("One moment, please.", "Одну минуту, пожалуйста."),
    "sorry": Text("Sorry!", "Извините!"),
    "thanks": Text("Thank you for the game!", "Спасибо за игру!"),
    "again": Text("Shall we play again?", "Сыграем ещё?"),
    "bye": Text("Goodbye!", "До свидания!"),
}


def name_of(player: Player) -> Tells:
    """Return what a player is called."""
    if player.bot:
        return LEVELS[player.bot].name
    if player.user is None:
        return sentences.duels.NOBODY
    if player.user.guest:
        return sentences.duels.THE_HOST if player.host else sentences.duels.SOMEBODY
    return Text(player.user.username, player.user.username)


def commitment(duel: Duel, number: str) -> str:
    """Return the hash of the deal and its salt, that binds the server before the game begins."""
    return hashlib.sha256(f"{duel.salt}:{number}".encode()).hexdigest()


def match(
    sitting: Sitting, place: int | None, players: Sequence[Player], language: Language
) -> dict[str, Any]:
    """Return what does not change in a game: who plays by which terms."""
    duel = sitting.duel
    match = duel.match
    return {
        "mine": place is not None,
        "seat": place,
        "players": [_player(player, language) for player in players],
        **terms.plain(match, language),
        "increment": match.increment,
        "round": duel.round,
        "draw": duel.drawn,
        "commitment": commitment(duel, sitting.deal.number),
        "phrases": [{"id": key, "text": text.tell(language)} for key, text in PHRASES.items()],
        "watch": reverse("duel-watch", args=[sitting.watch]),
        "table": None if place is None else reverse("duel", args=[sitting.key]),
        "lobby": reverse("lobby"),
        "undo": match.undoable,
    }


def _player(player: Player, language: Language) -> dict[str, Any]:
    user = player.user
    path = None if user is None or user.guest else reverse("player", args=[user.username])
    return {
        "name": name_of(player).tell(language),
        "rating": None if player.rating is None else round(player.rating),
        "bot": player.bot,
        "path": path,
    }
