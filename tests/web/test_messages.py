"""The Russian messages are whole: nothing missing, nothing left over, every place filled."""

import re

import polib
import pytest

from tests.web import msgids

CATALOGUE = msgids.ROOT / "cardgames/locale/ru/LC_MESSAGES/django.po"


@pytest.fixture(scope="module")
def catalogue():
    return polib.pofile(str(CATALOGUE))


def forms(entry):
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def test_every_message_of_the_sources_stands_in_the_catalogue_and_nothing_else_does(catalogue):
    said = set(msgids.everywhere())
    kept = {msgids.Message(entry.msgid, entry.msgid_plural or None) for entry in catalogue}
    assert said - kept == set(), "not in the catalogue"
    assert kept - said == set(), "no longer said anywhere"


def test_sources_are_searched_for_messages():
    found = msgids.everywhere()
    assert msgids.Message("My games") in found
    assert msgids.Message("%(packs)s pack", "%(packs)s packs") in found


def test_no_message_is_untranslated_fuzzy_or_obsolete(catalogue):
    assert catalogue.untranslated_entries() == []
    assert catalogue.fuzzy_entries() == []
    assert catalogue.obsolete_entries() == []


def test_russian_has_four_forms_wherever_something_is_counted(catalogue):
    assert "nplurals=4" in catalogue.metadata["Plural-Forms"]
    assert [e.msgid for e in catalogue if e.msgid_plural and len(e.msgstr_plural) != 4] == []


def test_translations_have_the_places_of_their_originals(catalogue):
    def places(text):
        return sorted(re.findall(r"%\(\w+\)s", text))

    wrong = [e.msgid for e in catalogue for form in forms(e) if places(form) != places(e.msgid)]
    assert wrong == []


def test_translations_are_russian(catalogue):
    latin = [
        form
        for entry in catalogue
        for form in forms(entry)
        if not re.search("[а-яё]", re.sub(r"%\(\w+\)s", "", form), re.IGNORECASE)
    ]
    assert latin == []
