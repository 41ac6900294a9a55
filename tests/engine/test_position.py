"""Positions as text, and what is found wrong in one, with its line."""

import pytest

from cardgames import games
from cardgames.engine.position import Position, read_position, write_position
from cardgames.engine.prose import Fault

DEALT = """\
game: eagle-wing
number: 1
s1: <6H> <2H> <9C> <6S> <TC> <8C> <3D> <6C> <QS> <8D> <8S> <6D> <7D> <JH> <2C> <8H> <TH> <4S> \
<TD> <3S> <7S> <4D> <AC> <4H> <QH> <TS> <5C> <4C> <3C> <AH>
w1:
f1: AS
f2:
f3:
f4:
r1: <JD> <2D> <9H> <JC> <5D> <7H> <7C> <5H> <KD> <KC> <9S> <5S> <AD>
c1: QC
c2: KH
c3: 3H
c4: 2S
c5: KS
c6: 9D
c7: QD
c8: JS
"""
PLACES = "".join(
    line for line in DEALT.splitlines(True) if line[0] in "swfrc" and line[1].isdigit()
)
PART = "game: eagle-wing\npartial: yes\n"


def read(text):
    return read_position(text, games.rules)


def cards(text):
    """The piles of a text, written out."""
    return write_position(read(text)).split("partial: yes\n")[1]


def fault(text, language="en"):
    with pytest.raises(Fault) as wrong:
        read(text)
    return wrong.value.tell(language)


def test_a_deal_is_written_so():
    rules = games.rules("eagle-wing")
    assert write_position(Position(rules, rules.deal(1), 1)) == DEALT
    assert write_position(read(DEALT)) == DEALT


def test_game_number_variants_piles_and_notes_are_written_in_that_order():
    text = (
        "game: double-klondike\nvariant: take-back\nvariant: two-redeals\npartial: yes\n"
        "s1:\nw1: 9H\nf1: AS\nf2:\nf3:\nf4:\nf5:\nf6:\nf7:\nf8:\n"
        "c1: <KH> QS\nc2:\nc3:\nc4:\nc5:\nc6:\nc7:\nc8:\nc9:\nnote draw: 2\n"
    )
    assert write_position(read(text)) == text
    backwards = "\n".join(reversed(text.splitlines()))
    assert write_position(read(backwards)) == text


def test_a_number_alone_is_dealt():
    assert read("game: eagle-wing\nnumber: 1") == read(DEALT)


def test_a_number_beside_piles_is_kept_and_not_dealt():
    position = read(DEALT.replace("c1: QC", "c1: JS").replace("c8: JS", "c8: QC"))
    assert position.number == 1
    assert position.table.piles[position.rules.names.index("c1")] != read(DEALT).table.piles[8]


def test_a_pile_left_out_is_empty():
    assert cards(f"{PART}c8: QC") == cards(f"{PART}s1:\nw1:\nc1:\nc8: QC\n")


@pytest.mark.parametrize(
    "text",
    [
        f"{PART}c1: TD 9D\nr1: <QS>",
        f"{PART}c1: 10D 9D\nr1: <QS>",
        f"{PART}c1: td 9d\nr1: <qs>",
        f"{PART}c1: 10♦ 9♦\nr1: <Q♠>",
        f"\ufeff{PART}c1: TD 9D\nr1: <QS>",
        f"{PART}c1: TD 9D\nr1: <QS>".replace("\n", "\r\n"),
        f"{PART}c1: TD 9D\nr1: <QS>".replace("\n", "\r"),
        f"# a comment\n\n{PART}c1: TD 9D # the tens\n   \nr1: <QS>#\n#\n",
        f"{PART}  c1:   TD   9D  \n\tr1:\t<QS>",
        f"{PART}c1 : TD 9D\nr1 : <QS>",
        f"{PART}c1:TD 9D\nr1:<QS>",
        f"r1: <QS>\n{PART}c1: TD 9D",
        f"{PART}seat: 1\nnote draw: 0\nc1: TD 9D\nr1: <QS>",
        f"{PART}note  draw: 0\nc1: TD 9D\nr1: <QS>",
    ],
)
def test_a_position_may_be_typed_in_several_ways(text):
    assert cards(text) == cards(f"{PART}r1: <QS>\nc1: TD 9D\n")


def test_partial_no_is_as_if_left_out():
    assert read(f"{DEALT}partial: no") == read(DEALT)
    assert "partial" not in write_position(read(f"{DEALT}partial: no"))


def test_partial_yes_allows_any_part_of_the_pack():
    assert read(f"{PART}c1: QC").partial
    assert read(PART).table.piles == (b"",) * 15


WRONG = [
    ("", "A line “game: …” is missing.", "Не хватает строки «game: …»."),
    ("c1: QS", "A line “game: …” is missing.", "Не хватает строки «game: …»."),
    ("game: whist", "line 1: There is no game “whist”.", "строка 1: Нет игры «whist»."),
    ("\n\ngame:", "line 3: There is no game “”.", "строка 3: Нет игры «»."),
    (
        "game: eagle-wing\nvariant: loose",
        "line 2: Eagle Wing has no variant “loose”.",
        "строка 2: В игре «Орлиное крыло» нет варианта «loose».",
    ),
    (
        "game: double-klondike\nvariant: two-redeals\n\nvariant: unlimited-redeals",
        "line 4: The variants “two-redeals” and “unlimited-redeals” exclude each other.",
        "строка 4: Варианты «two-redeals» и «unlimited-redeals» исключают друг друга.",
    ),
    (
        f"{PART}hello",
        "line 3: “hello” is not understood.",
        "строка 3: «hello» — непонятная строка.",
    ),
    (
        f"{PART}Ж1: QS",
        "line 3: “Ж1: QS” is not understood.",
        "строка 3: «Ж1: QS» — непонятная строка.",
    ),
    (
        f"{PART}c1-c2",
        "line 3: “c1-c2” is not understood.",
        "строка 3: «c1-c2» — непонятная строка.",
    ),
    (f"{PART}c1: QS\nc1: KS", "line 4: “c1” is said twice.", "строка 4: «c1» указано дважды."),
    (f"{PART}game: parterre", "line 3: “game” is said twice.", "строка 3: «game» указано дважды."),
    (
        f"{PART}note draw: 1\nnote  draw: 1",
        "line 4: “note draw” is said twice.",
        "строка 4: «note draw» указано дважды.",
    ),
    (
        f"{PART}c9: QS",
        "line 3: Eagle Wing has no pile “c9”.",
        "строка 3: В игре «Орлиное крыло» нет стопки «c9».",
    ),
    (f"{PART}c1: QS ZZ", "line 3: “ZZ” is not a card.", "строка 3: «ZZ» — не карта."),
    (
        f"{PART}c1: KS QS JS TS",
        "line 3: c1 holds too many cards.",
        "строка 3: В стопке c1 слишком много карт.",
    ),
    (
        "game: parterre\npartial: yes\nr1: KS QS",
        "line 3: r1 holds too many cards.",
        "строка 3: В стопке r1 слишком много карт.",
    ),
    (
        f"{PART}c1: <KS> QS",
        "line 3: In c1 all cards lie face up.",
        "строка 3: В стопке c1 все карты лежат лицом вверх.",
    ),
    (
        f"{PART}c1: --",
        "line 3: In c1 all cards lie face up.",
        "строка 3: В стопке c1 все карты лежат лицом вверх.",
    ),
    (
        f"{PART}w1: <KS>",
        "line 3: In w1 all cards lie face up.",
        "строка 3: В стопке w1 все карты лежат лицом вверх.",
    ),
    (
        f"{PART}f1: <KS>",
        "line 3: In f1 all cards lie face up.",
        "строка 3: В стопке f1 все карты лежат лицом вверх.",
    ),
    (
        f"{PART}s1: <KS> QS",
        "line 3: In s1 all cards lie face down.",
        "строка 3: В стопке s1 все карты лежат рубашкой вверх.",
    ),
    (
        f"{PART}r1: KS <QS>",
        "line 3: In r1 a face-down card lies above a face-up one.",
        "строка 3: В стопке r1 карта рубашкой вверх лежит на открытой.",
    ),
    (
        "game: double-klondike\npartial: yes\nc1: KS <QS>",
        "line 3: In c1 a face-down card lies above a face-up one.",
        "строка 3: В стопке c1 карта рубашкой вверх лежит на открытой.",
    ),
    (
        f"{PART}f1: 5S 7S",
        "line 3: f1 cannot hold these cards: a foundation is not built so.",
        "строка 3: В стопке f1 такие карты лежать не могут: основание так не строят.",
    ),
    (
        f"{PART}f1: 5S\nf2: 6H",
        "line 4: f2 cannot hold these cards: a foundation is not built so.",
        "строка 4: В стопке f2 такие карты лежать не могут: основание так не строят.",
    ),
    (
        f"{PART}r1: <KS> QS",
        "line 3: Trunk: while two or more cards are left, all lie face down.",
        "строка 3: Резерв: пока карт две или больше, все лежат рубашкой вверх.",
    ),
    (
        f"{PART}c1: QS\nnote draw: 3",
        "line 4: “note draw: 3” is more redeals than the game has.",
        "строка 4: «note draw: 3» — больше пересдач, чем есть в игре.",
    ),
    (
        f"{PART}note opening: 1",
        "line 3: Eagle Wing has no note “opening”.",
        "строка 3: В игре «Орлиное крыло» нет отметки «opening».",
    ),
    (
        f"{PART}note draw: -1",
        "line 3: “note draw” is a whole number.",
        "строка 3: «note draw» — целое число.",
    ),
    (
        f"{PART}note draw: 99999999999999",
        "line 3: “note draw” is a whole number.",
        "строка 3: «note draw» — целое число.",
    ),
    (
        f"{PART}seat: 2",
        "line 3: Eagle Wing has no seat “2”.",
        "строка 3: В игре «Орлиное крыло» нет места «2».",
    ),
    (
        "game: eagle-wing\nnumber: 1\nseat: 2",
        "line 3: Eagle Wing has no seat “2”.",
        "строка 3: В игре «Орлиное крыло» нет места «2».",
    ),
    (
        "game: eagle-wing\npartial: maybe",
        "line 2: “partial” is yes or no.",
        "строка 2: «partial» — это yes или no.",
    ),
    (
        f"{PART}c1: QS\nc3: QS",
        "line 4: QS is there too often.",
        "строка 4: Карта QS встречается слишком много раз.",
    ),
    (
        f"{PART}c1: QS\ns1: <QS>",
        "line 4: QS is there too often.",
        "строка 4: Карта QS встречается слишком много раз.",
    ),
    (
        "game: double-klondike\npartial: yes\nw1: QS QS QS",
        "line 3: QS is there too often.",
        "строка 3: Карта QS встречается слишком много раз.",
    ),
    (
        "game: eagle-wing\n" + PLACES.replace("c8: JS", ""),
        "JS is missing; a position that lacks cards says “partial: yes”.",
        "Не хватает карты JS; неполную позицию отмечает строка «partial: yes».",
    ),
    (
        "game: eagle-wing\n" + PLACES.replace("<JD>", "--"),
        "JD is missing; a position that lacks cards says “partial: yes”.",
        "Не хватает карты JD; неполную позицию отмечает строка «partial: yes».",
    ),
    (
        f"{PART}{PLACES.replace('r1:', 'r1: --')}",
        "There are more cards than the game has.",
        "Карт больше, чем в игре.",
    ),
    (
        f"{PART}moves: c1-c2",
        "line 3: A position has no line “moves”.",
        "строка 3: В позиции нет строки «moves».",
    ),
    (
        f"{PART}c1: QS\nresult: won",
        "line 4: A position has no line “result”.",
        "строка 4: В позиции нет строки «result».",
    ),
]
NUMBERS = [
    "0",
    "-1",
    "1.5",
    "x",
    "",
    "340282366920938463463374607431768211457",
    "9" * 5000,
    "1 2",
    "٣",
]


@pytest.mark.parametrize(("text", "en", "ru"), WRONG)
def test_what_is_wrong_is_said_with_its_line(text, en, ru):
    assert (fault(text), fault(text, "ru")) == (en, ru)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_out_of_range_is_refused(number):
    text = f"game: eagle-wing\n\nnumber: {number}"
    assert fault(text) == "line 3: A deal number is a whole number from 1 to 2147483647."
    assert fault(text, "ru") == "строка 3: Номер расклада — целое число от 1 до 2147483647."


@pytest.mark.parametrize("number", [1, 2**31 - 1, 2**31, 2**128])
def test_a_secret_number_is_read_too(number):
    assert read(f"game: eagle-wing\nnumber: {number}").number == number


@pytest.mark.parametrize(
    "text",
    [
        "\x1b[31mred\x07",
        "a\x00b",
        "a\u202eb",
        "\ud800",
        "c1: \x1b[2J",
        "note x\x08: 1",
        "seat: \x9b",
        "game: \x1b[2J",
    ],
)
def test_what_cannot_be_printed_is_not_repeated(text):
    start = "" if text.startswith("game") else PART
    assert fault(f"{start}{text}").isprintable()


def test_a_very_long_line_is_told_by_its_beginning():
    assert len(fault(f"{PART}{'hello ' * 100_000}")) < 100


def test_a_seat_sees_the_position_without_what_is_hidden_and_without_its_number():
    seen = write_position(read(DEALT).seen_by(1))
    assert "number" not in seen
    assert "partial: yes\n" in seen
    assert "<" not in seen
    assert f"r1: {' '.join(['--'] * 13)}\n" in seen
    assert "c1: QC\n" in seen
    assert write_position(read(seen)) == seen


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_a_seat_that_the_game_lacks_sees_nothing(seat):
    with pytest.raises(Fault, match=f"Eagle Wing has no seat “{seat}”"):
        read(DEALT).seen_by(seat)
