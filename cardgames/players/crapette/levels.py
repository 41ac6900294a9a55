"""How well one plays: how far one looks, how much one doubts, what one overlooks."""

from __future__ import annotations

from typing import NamedTuple

from cardgames.engine.prose import Text
from cardgames.players.crapette.search import Thought


class Level(NamedTuple):
    """A strength of play; shares and chances are from 0 to 1."""

    slug: str
    name: Text
    says: Text
    thought: Thought
    whim: float  # the chance of any move, the next that comes to mind
    slips: float  # the chance to overlook a duty, where it is the easiest to see
    sight: float  # the chance to see that the other has overlooked one


LEVELS = {
    level.slug: level
    for level in (
        Level(
            "beginner",
            Text("Beginner", "Новичок"),
            Text(
                "Knows how cards move, plays what comes to mind and overlooks much.",
                "Знает, как ходят карты, играет что придёт в голову и многое упускает.",
            ),
            thought=Thought(looks=3, doubt=2.5),
            whim=0.8,
            slips=0.08,
            sight=0.3,
        ),
        Level(
            "casual",
            Text("Casual player", "Любитель"),
            Text(
                "Looks a few moves ahead, and now and then misses a card for the centre.",
                "Смотрит на несколько ходов вперёд и порой пропускает карту для центра.",
            ),
            thought=Thought(looks=5, doubt=2.0),
            whim=0.5,
            slips=0.03,
            sight=0.6,
        ),
        Level(
            "expert",
            Text("Expert", "Знаток"),
            Text(
                "Looks well ahead, seldom errs and sees most errors.",
                "Смотрит далеко вперёд, ошибается редко и замечает почти все ошибки.",
            ),
            thought=Thought(looks=10, doubt=1.8),
            whim=0.2,
            slips=0.008,
            sight=0.9,
        ),
        Level(
            "master",
            Text("Master", "Мастер"),
            Text(
                "Thinks each turn through to its end, never errs and lets no error pass.",
                "Продумывает каждый ход до конца, не ошибается и не прощает ошибок.",
            ),
            thought=Thought(looks=100),
            whim=0.0,
            slips=0.0,
            sight=1.0,
        ),
    )
}
