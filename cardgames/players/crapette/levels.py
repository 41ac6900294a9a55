"""How well one plays: how far one looks, how much one doubts, what one overlooks."""

from __future__ import annotations

from typing import NamedTuple

from cardgames.engine.prose import Text


class Level(NamedTuple):
    """A strength of play; shares and chances are from 0 to 1."""

    slug: str
    name: Text
    says: Text
    looks: int  # views looked at before a move
    doubt: float  # the deviation of what a way through the turn is thought to be worth
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
            looks=4,
            doubt=2.0,
            whim=0.5,
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
            looks=10,
            doubt=1.5,
            whim=0.15,
            slips=0.03,
            sight=0.6,
        ),
        Level(
            "expert",
            Text("Expert", "Знаток"),
            Text(
                "Thinks a turn through, seldom errs and sees most errors.",
                "Продумывает ход, ошибается редко и видит почти все ошибки.",
            ),
            looks=30,
            doubt=0.7,
            whim=0.0,
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
            looks=300,
            doubt=0.0,
            whim=0.0,
            slips=0.0,
            sight=1.0,
        ),
    )
}
