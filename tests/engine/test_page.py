"""The rules page follows the words: another word, another sentence."""

import pytest

from cardgames import games
from cardgames.engine.page import rules_page


def page(slug, *variants, language="en"):
    return rules_page(games.rules(slug, variants)).tell(language)


@pytest.mark.parametrize(
    ("slug", "variant", "without", "with_it"),
    [
        (
            "double-klondike",
            "take-back",
            "What lies there does not come back.",
            "The top card may go back to the layout.",
        ),
        ("double-klondike", "two-redeals", "Redeals: 1.", "Redeals: 2."),
        (
            "double-klondike",
            "unlimited-redeals",
            "Redeals: 1.",
            "This may be done as often as you like.",
        ),
        (
            "parterre",
            "sequences",
            "Only the top card moves, one at a time.",
            "One card moves, or any series of face-up cards built so",
        ),
    ],
)
def test_a_variant_changes_the_sentences_of_its_word(slug, variant, without, with_it):
    plain, changed = page(slug), page(slug, variant)
    assert without in plain
    assert with_it not in plain
    assert with_it in changed
    assert without not in changed


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("slug", games.ALL)
def test_a_page_lists_every_variant_and_every_other_name(slug, language):
    game, told = games.ALL[slug], page(slug, language=language)
    for variant in game.variants:
        assert f"  {variant.name.tell(language)}" in told
        assert variant.says.tell(language) in told
    for name in game.also:
        assert name.tell(language) in told
    assert game.source.tell(language) in told


@pytest.mark.parametrize("slug", games.ALL)
def test_every_sentence_of_a_page_ends_as_a_sentence(slug):
    for language in ("en", "ru"):
        for section in rules_page(games.rules(slug)).sections[:-2]:
            for sentence in section.sentences:
                told = sentence.tell(language)
                assert told.endswith(".") or section.heading.en == "Other names", told
                assert "{" not in told


@pytest.mark.parametrize("slug", games.ALL)
def test_the_pages_of_both_languages_have_the_same_shape_and_other_words(slug):
    english, russian = page(slug).splitlines(), page(slug, language="ru").splitlines()
    assert len(english) == len(russian)
    same = [one for one, other in zip(english, russian, strict=True) if one == other and one]
    assert same in ([], ["  Le Parterre"])
