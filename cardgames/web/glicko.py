"""Ratings by Glicko-2, as Mark Glickman's “Example of the Glicko-2 system” (2013) has it.

The numbers of the steps are the paper's.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # step 2: from the scale of ratings to that of the formulas
TAU = 0.5  # how fast volatility may change; the paper's own choice
EPSILON = 0.000001
WIDEST = 350.0  # nobody is less known than a newcomer


class Rating(NamedTuple):
    """A strength: its estimate, how far off it may well be, and how erratic the player is."""

    rating: float = 1500.0
    deviation: float = WIDEST
    volatility: float = 0.06


def rated(player: Rating, games: Iterable[tuple[Rating, float]]) -> Rating:
    """Return a player's rating after a period of games: each an opponent and a score, 0 to 1."""
    mu, phi = (player.rating - 1500) / SCALE, player.deviation / SCALE
    precision = surprise = 0.0
    for other, score in games:  # steps 3 and 4
        g = 1 / sqrt(1 + 3 * (other.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-g * (mu - (other.rating - 1500) / SCALE)))
        precision += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    if not precision:
        return idle(player, 1)
    variance = 1 / precision
    sigma = _volatility(player.volatility, phi, variance, variance * surprise)
    widened = sqrt(phi * phi + sigma * sigma)  # step 6
    phi = 1 / sqrt(1 / widened**2 + 1 / variance)  # step 7
    mu += phi * phi * surprise
    return Rating(SCALE * mu + 1500, SCALE * phi, sigma)


def idle(player: Rating, periods: float) -> Rating:
    """Return the rating of somebody who has not played for so many periods: it is less certain."""
    deviation = sqrt(player.deviation**2 + periods * (SCALE * player.volatility) ** 2)
    return player._replace(deviation=min(WIDEST, deviation))


def _volatility(sigma: float, phi: float, variance: float, change: float) -> float:
    """Return the new volatility: step 5, by the Illinois algorithm."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        total = phi * phi + variance + exp(x)
        return exp(x) * (change * change - total) / (2 * total * total) - (x - start) / TAU**2

    low, excess = start, change * change - phi * phi - variance
    if excess > 0:
        high = log(excess)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EPSILON:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
