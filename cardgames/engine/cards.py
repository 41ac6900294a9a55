"""Cards as small integers, and their text.

A card is `13 * suit + rank` with one bit for lying face down; a pile is `bytes` of cards, the
bottom one first. What may be done with cards is for the words and the referee to say.
"""

from cardgames.engine.prose import Fault, Text, excerpt

NO_CARD = Text("“{text}” is not a card.", "«{text}» — не карта.")

FACE = 0x3F
HIDDEN = 0x80
UNKNOWN = HIDDEN | FACE  # a card that a view does not tell, written `--`

RANKS = "A23456789TJQK"
SUITS = "CDHS"
SYMBOLS = "♣♦♥♠"
PACK = tuple(13 * suit + rank for rank in range(13) for suit in range(4))  # AC AD AH AS 2C ...

RANK = bytes((card & FACE) % 13 for card in range(256))
SUIT = bytes((card & FACE) // 13 for card in range(256))
RED = bytes(SUIT[card] in (1, 2) for card in range(256))

# One bit a face, none for a card that lies face down: a set of faces is an int.
BIT = tuple(0 if card & HIDDEN or card & FACE > 51 else 1 << (card & FACE) for card in range(256))

EVERY = sum(BIT[face] for face in range(52))  # all faces

TURN_DOWN = bytes(card | HIDDEN for card in range(256))
TURN_UP = bytes(card & ~HIDDEN for card in range(256))
VEIL = bytes(UNKNOWN if card & HIDDEN else card for card in range(256))


def card(suit: int, rank: int) -> int:
    """Return the card of a suit (0-3: clubs, diamonds, hearts, spades) and a rank (0-12)."""
    return 13 * suit + rank


def faces(mask: int) -> list[int]:
    """Return the cards of a set of faces, lowest first."""
    return [face for face in range(52) if mask >> face & 1]


def _text(card: int) -> str:
    if card == UNKNOWN:
        return "--"
    name = RANKS[RANK[card]] + SUITS[SUIT[card]]
    return f"<{name}>" if card & HIDDEN else name


TEXT = tuple(_text(card) if card & FACE < 52 else "--" for card in range(256))


def symbol(card: int) -> str:
    """Return a card as people read it: `10♥`; one that is not known as `--`."""
    if card & FACE > 51:
        return "--"
    rank = RANKS[RANK[card]]
    return ("10" if rank == "T" else rank) + SYMBOLS[SUIT[card]]


def read_card(text: str) -> int:
    """Return the card of a text such as `TD`, `10d`, `<QS>`, `q♠` or `--`.

    Raises `Fault` when the text names no card.
    """
    name = text.upper().replace("10", "T")
    if name == "--":
        return UNKNOWN
    down = name.startswith("<") and name.endswith(">")
    if down:
        name = name[1:-1]
    if len(name) == 2 and name[0] in RANKS:
        suit = (SUITS + SYMBOLS).find(name[1])
        if suit >= 0:
            return card(suit % 4, RANKS.index(name[0])) | (HIDDEN if down else 0)
    raise Fault(NO_CARD.say(text=excerpt(text, 20)))


def pile_text(pile: bytes) -> str:
    """Return the cards of a pile as text, the bottom one first: `<QS> 4D`."""
    return " ".join([TEXT[card] for card in pile])


def read_pile(text: str) -> bytes:
    """Return the pile of a text such as `<QS> 4D`. Raises `Fault` when a word names no card."""
    return bytes([read_card(word) for word in text.split()])
