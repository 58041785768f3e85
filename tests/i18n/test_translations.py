"""The translations: every text of the program is there, and says what the English one says."""

import re
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtGui import QKeySequence

from resources.i18n.po import (
    HEADER,
    LANGUAGES,
    OBSOLETE,
    compiled,
    key_of,
    mo_path_of,
    path_of,
    read,
)
from resources.i18n.strings import UnseenError, texts
from tests.i18n.whole import program_texts

SHORTCUT = re.compile(r"(?:(?:Ctrl|Shift|Alt)\+)+(?:Shift\+)?\w+|\bF\d\b")
PLACEHOLDER = re.compile(r"\{\w*\}")
MARKS = re.compile(r"(?<![\w+'\u2019])[GYW](?![\w'\u2019])")
MNEMONIC = re.compile(r"&(?!&)")


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def said(language):
    """The source and each form of the translation of each translated text."""
    known = read(path_of(language))
    return {
        (*key, number): (each.many or key[1], form)
        for key, each in known.items()
        for number, form in enumerate(each.forms)
        if form and key != HEADER
    }


@pytest.fixture(scope="module")
def wanted():
    """The keys of all texts of the program."""
    return {key_of(text) for text in program_texts()}


@pytest.fixture(scope="module")
def counted():
    """The texts whose words depend on a number, by their keys."""
    return {key_of(text): text for text in program_texts() if text.many}


def faults(said, wrong):
    return [f"{key[0]}: {pair[0]!r}: {pair[1]!r}" for key, pair in said.items() if wrong(*pair)]


def test_every_text_of_the_program_is_there(language, wanted):
    known = read(path_of(language))
    assert not wanted - set(known), "make translations adds them"
    odd = {key for key in set(known) - wanted if known[key].kind != OBSOLETE}
    assert odd == {HEADER}


def test_a_text_that_cannot_be_found_is_an_error(tmp_path):
    folder = tmp_path / "app" / "wmh" / "ui"
    folder.mkdir(parents=True)
    (folder / "bad.py").write_text('_(f"{3} words")')
    with pytest.raises(UnseenError, match=r"bad\.py:1"):
        texts(tmp_path)


def test_what_is_shipped_is_made_of_the_translations(language):
    made = compiled(read(path_of(language)))
    assert made == mo_path_of(language).read_bytes(), "make translations compiles them"


def test_the_placeholders_are_the_same(said, counted):
    single = {key: pair for key, pair in said.items() if key[:2] not in counted}

    def wrong(source, translation):
        return set(PLACEHOLDER.findall(source)) != set(PLACEHOLDER.findall(translation))

    assert not faults(single, wrong)


def test_what_has_a_mnemonic_has_one_and_nothing_else_does(said):
    def wrong(source, translation):
        return len(MNEMONIC.findall(source)) != len(MNEMONIC.findall(translation))

    assert not faults(said, wrong)


def test_an_ellipsis_and_the_spaces_around_stay(said):
    def shape(text):
        return text.rstrip().endswith("…"), text[:1].isspace(), text[-1:].isspace()

    assert not faults(said, lambda source, translation: shape(source) != shape(translation))


UNSPACED = re.compile(r" &?[;:!?»%]|« |[^\W\d_][;!?»]|\w:(?=\s|$)|«(?=\w)|[^\W\d_]'[^\W\d_]")


@pytest.mark.parametrize("language", ["fr"], indirect=True)
def test_french_signs_are_set_apart_and_begin_no_line(said):
    assert not faults(said, lambda _source, translation: UNSPACED.search(translation))


def test_the_keys_of_marks_stay(said):
    """G, Y and W are typed in every language."""

    def wrong(source, translation):
        # The letter after the sign of a mnemonic is but a part of its word.
        asked, said = (MARKS.findall(text.replace("&", "")) for text in (source, translation))
        return not Counter(asked) <= Counter(said)

    assert not faults(said, wrong)


def test_shortcuts_are_named_as_in_the_menus(qapp, language, said):
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{language}", folder):
        QCoreApplication.installTranslator(translator)

    def wrong(source, translation):
        wanted = [
            QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            for key in SHORTCUT.findall(source)
        ]
        return not all(key in translation for key in wanted)

    try:
        assert not faults(said, wrong)
    finally:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(
    ("language", "thing", "name", "other"),
    [
        ("de", r"\bracks?\b", "buchstabenbank", r"\bbank\b"),
        ("fil", r"\bpredict", "prediksiyon", r"hula"),
        ("fil", r"\bletters?\b", "", r"\bletra"),
    ],
)
def test_a_thing_has_one_name(language, thing, name, other):
    """A second word for a thing would be another thing, or is the name of another thing."""
    of_it = {
        source: " ".join(each.forms).lower().replace("&", "")
        for (_, one), each in read(path_of(language)).items()
        if re.search(thing, (source := each.many or one).lower().replace("&", ""))
    }
    assert of_it
    wrong = {
        source: said for source, said in of_it.items() if re.search(other, said) or name not in said
    }
    assert wrong == {}


FAMILIAR = {
    "de": r"\b(du|dich|dir|dein\w*|(wähle|tippe|drücke|klicke|schreibe|gib|nimm),?)(?= )",
    "es": r"\b(tú|tus?|contigo|haz|pulsa|borra ese|escríbelo|elige (otro|otra|quién|una))\b",
    "fr": r"\b(tu|ton|toi)\b(?!\s+(fichier|sur))",
}
"""Forms for friends, which only the page of a lesson uses, where pupils answer."""


@pytest.mark.parametrize("language", FAMILIAR)
def test_the_reader_is_addressed_politely_everywhere(language):
    familiar = re.compile(FAMILIAR[language], re.IGNORECASE)
    wrong = [
        form
        for (context, _source), each in read(path_of(language)).items()
        if context not in {"LessonFile", "Scenarios"}
        for form in each.forms
        if familiar.search(form)
    ]
    assert wrong == []
