"""The faces and the backs of the cards, drawn as strokes and curves so that no font is needed.

A face is made of layers (rank, suit, court), so fifty-two cards need only some forty small
pictures. The style sheet of the table (`static/cards/faces.css`) is printed by
`python -m cardgames.web.faces`, and the small drawings of whole tables use the same shapes.
"""

from __future__ import annotations

import math

# ruff: noqa: E501 -- a curve is one line

RED, BLACK = "#b3261e", "#1c2430"
GREEN, BLUE = "#1a6b3c", "#1d4fa3"  # clubs and diamonds where each suit has a colour of its own
PAPER, GOLD, FLESH = "#fffdf7", "#d9a441", "#f3d9b8"
WINE, SAND = "#7c2f34", "#e9d3a6"  # the back and its lines
COLOURS = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}
FOUR_COLOURS = {"C": GREEN, "D": BLUE}

# Each rank is one line drawn with a broad pen in a box 16 wide and 20 high.
RANKS = {
    "A": "M2 19 8 1l6 18M4.3 13h7.4",
    "2": "M2.4 6.2C2.4 3 4.7 1.2 8 1.2s5.5 2 5.5 4.7c0 2-1 3.4-3 5.2L2.4 18.8H14",
    "3": "M2.8 1.3h10.1L7.6 7.9c3.7-.2 6.1 2 6.1 5.4 0 3.4-2.5 5.6-5.9 5.6-2.9 0-4.9-1.3-5.6-3.5",
    "4": "M11.2 19.6V1.4L2 14.1h12.6",
    "5": "M12.9 1.3H4.2L3.3 9c1.3-1 2.8-1.4 4.4-1.4 3.5 0 6 2.2 6 5.5 0 3.6-2.6 5.8-6 5.8-2.7 0-4.7-1.2-5.5-3.2",
    "6": "M11.4 1.2 3.3 10.3M8 7.3a5.8 5.8 0 1 0 .01 0z",
    "7": "M2.2 1.3h11.4L6.2 19.4",
    "8": "M8 1.2a4.3 4.1 0 1 0 .01 0zM8 9.4a5.5 4.8 0 1 0 .01 0z",
    "9": "M4.6 18.8l8.1-9.1M8 1.1a5.8 5.8 0 1 0 .01 0z",
    "T": "M.8 4.4 3.6 1.2v18.2M11.2 1.2c2.5 0 3.8 3 3.8 8.8s-1.3 8.8-3.8 8.8-3.8-3-3.8-8.8 1.3-8.8 3.8-8.8z",
    "J": "M12 .6v12.6c0 3.6-1.7 5.6-4.6 5.6-2.6 0-4.3-1.5-4.7-4.2",
    "Q": "M8 1.2c3.9 0 6 3.2 6 8.8s-2.1 8.8-6 8.8-6-3.2-6-8.8 2.1-8.8 6-8.8zM8.8 13.6l5.6 6",
    "K": "M3.2.6v18.8M13.8.8 3.4 12M7.2 8.2l7 11.2",
}

# Each suit fills a box 20 wide and 20 high.
SUITS = {
    "C": "M10 1a4.2 4.2 0 0 0-3.2 6.9A4.3 4.3 0 1 0 9 14.6C8.8 16.6 8 18 6.6 19h6.8c-1.4-1-2.2-2.4-2.4-4.4"
    "a4.3 4.3 0 1 0 2.2-6.7A4.2 4.2 0 0 0 10 1z",
    "D": "M10 .6c1.9 3.4 4.3 6.6 7.2 9.4-2.9 2.8-5.3 6-7.2 9.4C8.1 16 5.7 12.8 2.8 10 5.7 7.2 8.1 4 10 .6z",
    "H": "M10 19C7.5 15 1.4 11.6 1.4 6.6A4.7 4.7 0 0 1 6 1.7c1.9 0 3.3 1 4 2.7.7-1.7 2.1-2.7 4-2.7a4.7 4.7 0 0 1 4.6 4.9"
    "c0 5-6.1 8.4-8.6 12.4z",
    "S": "M10 .8c2.5 4 8.4 6.9 8.4 11.5a3.9 3.9 0 0 1-3.9 4c-1.5 0-2.8-.7-3.5-1.8.2 2 1 3.5 2.5 4.6h-7c1.5-1.1 2.3-2.6 2.5-4.6"
    "-.7 1.1-2 1.8-3.5 1.8a3.9 3.9 0 0 1-3.9-4C1.6 7.7 7.5 4.8 10 .8z",
}

# King, queen and jack: a head and shoulders in a box 40 wide and 44 high; {c} is the cloth.
CLOTH_RED, CLOTH_BLUE = "#b3392f", "#2c4a6e"
INKS = {  # what a rank is written with, and the cloth of its court
    "black": (BLACK, CLOTH_BLUE),
    "red": (RED, CLOTH_RED),
    "green": (GREEN, "#2f6b4a"),
    "blue": (BLUE, "#2f63a8"),
}
_HAIR = "#7a4f2a"
_EYES = f"<path stroke='{BLACK}' stroke-width='1.7' stroke-linecap='round' d='M16.9 19.2v.7M23.1 19.2v.7'/>"
COURTS = {
    "K": "<path fill='{c}' d='M2 44c0-9 6-13 18-13s18 4 18 13z'/>"
    f"<path fill='{PAPER}' d='M9 32.6 20 44l11-11.4-4-1.1H13z'/>"
    f"<path fill='{FLESH}' d='M12 13h16v10c0 5-3.5 8-8 8s-8-3-8-8z'/>"
    f"<path fill='{_HAIR}' d='M11 13h2v8c2 1 4 1.2 7 .2 3 1 5 .8 7-.2v-8h2v12c0 7-4 11.5-9 13.5-5-2-9-6.5-9-13.5z'/>"
    f"<path stroke='{FLESH}' stroke-width='1.6' stroke-linecap='round' d='M17.8 25.8h4.4'/>{_EYES}"
    f"<path fill='{GOLD}' d='M9.5 15 7 3.5l7.2 4.7L20 .8l5.8 7.4L33 3.5 30.5 15z'/>"
    "<path stroke='{c}' stroke-width='1.8' d='M9.2 12.6h21.6'/>",
    "Q": f"<path fill='{_HAIR}' d='M9 21c0-8 4-12 11-12s11 4 11 12c0 7 1.5 11 4 14H5c2.5-3 4-7 4-14z'/>"
    "<path fill='{c}' d='M3 44c0-8 6-11.5 17-11.5S37 36 37 44z'/>"
    f"<path fill='{FLESH}' d='M17 28h6v4.5c0 3-1.3 4.5-3 4.5s-3-1.5-3-4.5z'/>"
    f"<path fill='{FLESH}' d='M13 15.5c4 0 7-1.5 8.5-3.5 1 2.2 3 3.5 5.5 3.5v6.5c0 5-3.2 8.5-7 8.5s-7-3.5-7-8.5z'/>{_EYES}"
    f"<path stroke='{CLOTH_RED}' stroke-width='1.7' stroke-linecap='round' d='M18.7 26.3h2.6'/>"
    f"<path fill='{GOLD}' d='M11 10.5 9.5 5l4.3 2L16 2.6l4 3.2 4-3.2L26.2 7l4.3-2-1.5 5.5c-5-2-13-2-18 0z'/>"
    f"<path fill='none' stroke='{GOLD}' stroke-width='1.8' stroke-linecap='round' stroke-dasharray='.1 3.4' d='M13.5 36.5c3 5 10 5 13 0'/>",
    "J": "<path fill='{c}' d='M3 44c0-8.5 6-12 17-12s17 3.5 17 12z'/>"
    f"<path fill='{GOLD}' d='M12 32.5 20 38l8-5.5-2.5 6.5h-11z'/>"
    f"<path fill='{_HAIR}' d='M10 12h20v13c0 2.5-1 4-3 4.5H13c-2-.5-3-2-3-4.5z'/>"
    f"<path fill='{FLESH}' d='M13 14.5h14V23c0 5-3.2 8-7 8s-7-3-7-8z'/>{_EYES}"
    f"<path stroke='{BLACK}' stroke-width='1.3' stroke-linecap='round' d='M18.4 26.2h3.2'/>"
    "<path fill='{c}' d='M8 13.5C7 7 12 3.5 20.5 4c7 .4 11.5 3.5 11.5 9.5-6-2-18-2-24 0z'/>"
    f"<path fill='none' stroke='{GOLD}' stroke-width='2.2' stroke-linecap='round' d='M8.6 13.6c6-2 17-2 23 0'/>"
    f"<path fill='{GOLD}' d='M25 8.5c1-5 5-8.5 11-8-.5 5.5-4.5 8.5-11 8z'/>",
}

# The backs, each in a box 50 wide and 70 high.


def _back(ground: str, drawing: str) -> str:
    """Return a back: its ground, and the drawing within a frame."""
    return (
        f"<path fill='{ground}' d='M0 0h50v70H0z'/>{drawing}"
        f"<rect x='3.5' y='3.5' width='43' height='63' rx='2.5' fill='none' stroke='{SAND}' stroke-width='1.1'/>"
    )


def _within(pattern: str) -> str:
    """Return a pattern, 10 by 10, that fills the frame."""
    return (
        f"<pattern id='p' width='10' height='10' x='5' y='5' patternUnits='userSpaceOnUse'>{pattern}</pattern>"
        "<rect x='5' y='5' width='40' height='60' rx='1.5' fill='url(#p)'/>"
    )


def _rays(number: int) -> str:
    """Return rays from the middle of the back to its edges, every other one left out."""
    points = [
        (25 + 60 * math.sin(turn), 35 - 60 * math.cos(turn))
        for turn in (math.tau * (step - 0.5) / number for step in range(number))
    ]
    pairs = zip(points[::2], points[1::2], strict=True)
    return "".join(f"M25 35 {a:.0f} {b:.0f} {c:.0f} {d:.0f}z" for (a, b), (c, d) in pairs)


BACKS = {
    # A parterre seen from above, beds and paths about a round pond.
    "parterre": _back(
        WINE,
        f"<g fill='none' stroke='{SAND}' stroke-width='1.1'>"
        "<path stroke-width='.9' d='M7 7h12c0 8-4 12-12 12zM43 7H31c0 8 4 12 12 12zM7 63h12c0-8-4-12-12-12zM43 63H31c0-8 4-12 12-12z'/>"
        "<path d='M25 6.5 43 35 25 63.5 7 35z'/><path stroke-width='.9' d='M25 13.5 38.5 35 25 56.5 11.5 35z'/>"
        "<circle cx='25' cy='35' r='7.5'/></g>"
        f"<path fill='{SAND}' d='M25 29.5c.6 3.4 2 4.9 5.5 5.5-3.5.6-4.9 2.1-5.5 5.5-.6-3.4-2-4.9-5.5-5.5 3.5-.6 4.9-2.1 5.5-5.5z"
        "M25 17l1.6 2.6L25 22.2l-1.6-2.6zM25 47.8l1.6 2.6L25 53l-1.6-2.6z'/>",
    ),
    # A trellis, with a flower at every crossing.
    "trellis": _back(
        "#24476f",
        _within(
            f"<path stroke='{SAND}' stroke-width='.9' d='M0 0l10 10M10 0 0 10'/>"
            f"<circle cx='5' cy='5' r='1.7' fill='{SAND}'/>"
            + "".join(
                f"<circle cx='{x}' cy='{y}' r='1' fill='#8fb3dc'/>"
                for x, y in ((5, 0), (0, 5), (10, 5), (5, 10))
            )
        ),
    ),
    # Waves, one behind the other.
    "waves": _back(
        "#1f5f66",
        _within(
            f"<g fill='#1f5f66' stroke='{SAND}' stroke-width='.8'>"
            + "".join(
                f"<circle cx='{x}' cy='{y}' r='{r}'/>"
                for y, row in (
                    (5, (0, 10)),
                    (7.5, (5,)),
                    (10, (0, 10)),
                    (12.5, (5,)),
                    (15, (0, 10)),
                )
                for x in row
                for r in (4.8, 3.1, 1.4)
            )
            + "</g>"
        ),
    ),
    # The sun, on a summer night.
    "sun": _back(
        "#43315c",
        "<clipPath id='f'><rect x='5' y='5' width='40' height='60' rx='1.5'/></clipPath>"
        f"<path clip-path='url(#f)' fill='#6b5488' d='{_rays(32)}'/>"
        f"<g fill='none' stroke='{SAND}' stroke-width='.9'><circle cx='25' cy='35' r='13.5' fill='#43315c'/>"
        "<circle cx='25' cy='35' r='10.7' stroke-width='2.2' stroke-linecap='round' stroke-dasharray='.1 5.5'/></g>"
        f"<circle cx='25' cy='35' r='7.2' fill='{SAND}'/>",
    ),
}


def _url(box: str, shape: str) -> str:
    """Return a picture as the value of a style property; only `#` has to be escaped in it."""
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{box}'>{shape}</svg>"
    return 'url("data:image/svg+xml,' + svg.replace("#", "%23") + '")'


def rank_shape(rank: str, colour: str) -> str:
    """Return the rank as SVG in a box 16 wide and 20 high."""
    return f"<path fill='none' stroke='{colour}' stroke-width='2.8' stroke-linejoin='round' d='{RANKS[rank]}'/>"


def suit_shape(suit: str, colour: str = "") -> str:
    """Return the suit as SVG in a box 20 wide and 20 high, in its own colour or another."""
    return f"<path fill='{colour or COLOURS[suit]}' d='{SUITS[suit]}'/>"


def stylesheet() -> str:
    """Return the style sheet that gives each `data-card` its layers."""
    lines = ["/* Printed by `python -m cardgames.web.faces`; draw there, not here. */"]
    for rank in RANKS:
        layers = {}
        for ink, (colour, cloth) in INKS.items():
            layers[ink] = _url("0 0 16 20", rank_shape(rank, colour))
            if rank in COURTS:
                layers[f"{ink}-court"] = _url("0 0 40 44", COURTS[rank].format(c=cloth))
        properties = "".join(f"--{name}:{value};" for name, value in layers.items())
        lines.append(f'[data-card^="{rank}"]{{{properties}}}')
    lines += [_suit("", suit, colour) for suit, colour in COLOURS.items()]
    lines += [_suit('[data-suits="four"] ', *pair) for pair in FOUR_COLOURS.items()]
    backs = {name: _url("0 0 50 70", drawn) for name, drawn in BACKS.items()}
    lines.append(f":root{{{''.join(f'--back-{name}:{back};' for name, back in backs.items())}}}")
    for name in backs:
        # A sample shows its own back, whichever has been chosen.
        chosen = f'[data-back="{name}"] [data-card],.sample[data-back="{name}"]'
        first = "[data-card]," if name == next(iter(backs)) else ""
        lines.append(f"{first}{chosen}{{--back:var(--back-{name})}}")
    return "\n".join(lines) + "\n"


def _suit(where: str, suit: str, colour: str) -> str:
    """Return the rule that gives the cards of a suit their colour."""
    [ink] = [name for name, (own, _) in INKS.items() if own == colour]
    drawn = _url("0 0 20 20", suit_shape(suit, colour))
    return (
        f'{where}[data-card$="{suit}"]{{--suit:{drawn};'
        f"--rank:var(--{ink});--middle:var(--{ink}-court,var(--suit))}}"
    )


if __name__ == "__main__":
    print(stylesheet(), end="")
