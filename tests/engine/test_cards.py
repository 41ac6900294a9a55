"""Cards as text: what people type, mail and paste."""

import pytest

from cardgames.engine.cards import (
    HIDDEN,
    PACK,
    TEXT,
    UNKNOWN,
    card,
    faces,
    pile_text,
    read_card,
    read_pile,
    symbol,
)
from cardgames.engine.prose import Fault

TEN_OF_HEARTS = card(2, 9)


@pytest.mark.parametrize("face", PACK)
def test_every_card_is_read_as_it_is_written(face):
    assert read_card(TEXT[face]) == face
    assert read_card(TEXT[face | HIDDEN]) == face | HIDDEN
    assert read_card(TEXT[face].lower()) == face


@pytest.mark.parametrize("text", ["TH", "th", "10H", "10h", "T♥", "10♥", "t♥"])
def test_a_card_may_be_typed_in_several_ways(text):
    assert read_card(text) == TEN_OF_HEARTS
    assert read_card(f"<{text}>") == TEN_OF_HEARTS | HIDDEN


@pytest.mark.parametrize(("sign", "suit"), list(zip("♣♦♥♠", "CDHS", strict=True)))
def test_suits_may_be_signs(sign, suit):
    assert read_card(f"Q{sign}") == read_card(f"Q{suit}")


def test_a_hidden_card_is_read_as_unknown():
    assert read_card("--") == UNKNOWN
    assert TEXT[UNKNOWN] == "--"


NO_CARDS = "Q S QSS 1S 11S 0H QX <QS QS> <> <--> --- - «QS» 1010 10 TT ♥Q QS, ßS"


@pytest.mark.parametrize(
    "text", [*NO_CARDS.split(), "", "Q S", "\x00S", "\ud800S", "Q\N{COMBINING ACUTE ACCENT}"]
)
def test_what_is_no_card_is_refused_in_both_languages(text):
    with pytest.raises(Fault) as wrong:
        read_card(text)
    assert wrong.value.tell("en").endswith("is not a card.")
    assert wrong.value.tell("ru").endswith("— не карта.")


def test_a_long_word_that_is_no_card_is_told_by_its_beginning():
    with pytest.raises(Fault) as wrong:
        read_card("Q" * 5000)
    assert len(wrong.value.tell("en")) < 60


def test_a_pile_is_read_from_the_bottom_up():
    assert read_pile(" <QS>  4D ") == bytes([card(3, 11) | HIDDEN, card(1, 3)])
    assert pile_text(read_pile("<qs> 4♦ --")) == "<QS> 4D --"
    assert read_pile("") == b""


def test_people_read_cards_as_signs():
    assert symbol(TEN_OF_HEARTS) == "10♥"
    assert symbol(card(3, 11) | HIDDEN) == "Q♠"
    assert symbol(UNKNOWN) == "--"


def test_a_set_of_faces_lists_its_cards():
    assert faces(1 << 51 | 1 << 3) == [3, 51]
    assert faces(0) == []
