"""Two languages, whole templates, numbers that agree."""

import pytest

from cardgames.engine.prose import CARDS, MOVES, REDEALS, ROWS, Fault, Refused, Text, both

NUMBERS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 15, 20, 21, 22, 25, 101, 104, 111, 112, 114, 121, 1002]


@pytest.mark.parametrize(
    ("noun", "one", "few", "many"),
    [
        (CARDS, "карта", "карты", "карт"),
        (ROWS, "ряд", "ряда", "рядов"),
        (REDEALS, "пересдача", "пересдачи", "пересдач"),
        (MOVES, "ход", "хода", "ходов"),
    ],
)
def test_russian_nouns_agree_with_their_numbers(noun, one, few, many):
    counted = [noun.count(number).tell("ru") for number in NUMBERS]
    ones, fews = {1, 21, 101, 121}, {2, 3, 4, 22, 104, 1002}
    assert counted == [
        f"{number} {one if number in ones else few if number in fews else many}"
        for number in NUMBERS
    ]


@pytest.mark.parametrize(
    ("number", "told"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")]
)
def test_english_nouns_have_one_form_for_one_and_another_for_the_rest(number, told):
    assert CARDS.count(number).tell("en") == told


TEMPLATE = Text("{count} on {where}", "{where}: {count}")


def test_a_template_is_filled_in_either_language():
    said = TEMPLATE.say(count=CARDS.count(2), where=Text("the table", "стол"))
    assert (said.tell("en"), said.tell("ru")) == ("2 cards on the table", "стол: 2 карты")


def test_what_is_filled_in_may_hold_braces():
    assert TEMPLATE.say(count="{count}", where="{}").tell("en") == "{count} on {}"


def test_two_phrases_stand_side_by_side():
    assert both(Text("down", "вниз"), Text("in suit", "в масть")).tell("ru") == "вниз в масть"


def test_a_fault_names_its_line_where_there_is_one():
    why = Text("Something is wrong.", "Что-то не так.")
    assert Fault(why).tell("en") == "Something is wrong."
    assert Fault(why, 7).tell("en") == "line 7: Something is wrong."
    assert Fault(why, 7).tell("ru") == "строка 7: Что-то не так."


def test_a_refusal_tells_its_reason_in_both_languages():
    refused = Refused(Text("No.", "Нет."))
    assert (refused.tell("en"), refused.tell("ru"), str(refused)) == ("No.", "Нет.", "No.")
