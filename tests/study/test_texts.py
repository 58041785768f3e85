"""Protocols in other languages: by files beside them, which decide nothing."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.program import wmh
from tests.study.protocols import small
from wmh.base.text.languages import LANGUAGES
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.derive import derive
from wmh.study.journal.events import Event, EventKind
from wmh.study.protocol.plan import as_frozen, copy_frozen, freeze
from wmh.study.protocol.protocol_file import PROTOCOL, read_protocol
from wmh.study.protocol.texts import TextsError

DIGESTS = {
    "bahinting-2013": "da0a411caa4b5309b773129bceef4c579e478ecf1fb5047145ed608ac6a060dd",
    "classroom": "86ad52cb1e4bf7ff29a65c548f463b6c3ee465ee4e0a6d050c45e1f628d45fde",
    "crossover": "420a808d02d353493ec2dca2cee5abb389af59f35d654d225fbe3dfcdc596fe5",
    "strategies-compared": "16b2c7f105db9a0f67062df90b7b7df0a76cc59054b2fb2862e3a6670b1e85fe",
}
"""Of the protocols that come with the program, before any had texts beside it."""
OTHERS = tuple(LANGUAGES)[1:]
GERMAN = """
title = "Eine kleine Studie"
about = "Zum Testen."
consent = "Sie werden gebeten zu spielen."
[arms]
without = "Ohne"
with = "Mit"
[blocks]
familiar = "Zum Üben"
mastery = "Gemessen"
"""


def copied(tmp_path, texts=None):
    """The protocol of 2013 in a folder of its own."""
    path = tmp_path / "mine.toml"
    path.write_bytes(PROTOCOLS.shipped_files()["bahinting-2013"].read_bytes())
    if texts is not None:
        (tmp_path / "texts" / "de").mkdir(parents=True, exist_ok=True)
        (tmp_path / "texts" / "de" / "mine.toml").write_text(texts, encoding="utf-8")
    return path


def test_the_protocols_of_the_program_are_what_they_were():
    assert {
        name: PROTOCOLS.read_named(name).digest for name in PROTOCOLS.shipped_files()
    } == DIGESTS


@pytest.mark.parametrize("name", DIGESTS)
def test_each_says_everything_in_every_language(name):
    protocol = PROTOCOLS.read_named(name)
    assert set(protocol.spoken) - {""} >= set(OTHERS)
    written = protocol.texts("")
    for language in OTHERS:
        texts = protocol.texts(language)
        assert texts.language == language
        for field in ("title", "about", "consent"):
            assert getattr(texts, field) != getattr(written, field)
        for field in ("arms", "instructions", "blocks"):
            ours, theirs = getattr(written, field), getattr(texts, field)
            assert ours.keys() == theirs.keys()
            assert not set(ours.values()) & set(theirs.values())
    read = {protocol.texts(language).consent_digest for language in protocol.spoken}
    assert len(read) == len(LANGUAGES)


def test_texts_beside_a_protocol_decide_nothing(tmp_path):
    without = read_protocol(copied(tmp_path))
    protocol = read_protocol(copied(tmp_path, GERMAN))
    assert protocol.digest == without.digest == DIGESTS["bahinting-2013"]
    assert protocol.texts("de").consent == "Sie werden gebeten zu spielen."
    assert protocol.texts("fr") == replace(without.texts(""), language="fr")
    assert [each.language("de") for each in (protocol, without)] == ["de", ""]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('about = "Zum Testen."\n', "", "de/mine.toml: the field about is missing"),
        ('with = "Mit"\n', "", "the field with is missing"),
        ('with = "Mit"', 'with = "Mit"\nhalf = "Halb"', "line 8: there is no field 'half'"),
        ('with = "Mit"', "with = 1", "line 7: with is '1', but must be one line of text"),
        ('consent = "Sie', 'instructions = "Sie', "there is no field 'instructions'"),
        ("[blocks]", "[other]", "there is no field 'other'"),
        ('consent = "Sie werden gebeten zu spielen."', 'consent = ""', "line 4: consent is"),
    ],
)
def test_what_is_wrong_in_them_is_said(tmp_path, old, new, said):
    assert old in GERMAN
    with pytest.raises(TextsError) as refused:
        read_protocol(copied(tmp_path, GERMAN.replace(old, new)))
    assert said in str(refused.value)


def test_what_the_protocol_translates_itself_is_not_said_twice(tmp_path):
    shipped = PROTOCOLS.shipped_files()["strategies-compared"]
    (tmp_path / "texts" / "de").mkdir(parents=True)
    (tmp_path / "mine.toml").write_bytes(shipped.read_bytes())
    beside = (shipped.parent / "texts" / "de" / shipped.name).read_text("utf-8")
    (tmp_path / "texts" / "de" / "mine.toml").write_text(f'consent = "Ja."\n{beside}', "utf-8")
    with pytest.raises(TextsError, match="there is no field 'consent'"):
        read_protocol(tmp_path / "mine.toml")


def test_a_study_keeps_the_texts_that_it_began_with(tmp_path):
    now = datetime(2026, 1, 2, tzinfo=UTC)
    file = copied(tmp_path, GERMAN)
    protocol = read_protocol(file)
    old, new, copy = (tmp_path / name for name in ("old", "new", "copy"))
    freeze(old, replace(protocol, translations=()), file, now)
    freeze(new, protocol, file, now)
    copy_frozen(new, copy)

    changed = replace(protocol, translations=(replace(protocol.translations[0], consent="Bitte."),))
    assert as_frozen(changed, tmp_path / "none") == changed
    assert as_frozen(changed, old).language("de") == ""
    for folder in (new, copy):
        assert as_frozen(changed, folder).translations == protocol.translations
        assert read_protocol(folder / PROTOCOL).texts("de") == protocol.texts("de")


def test_the_table_says_what_was_agreed_to():
    told = {"version": "1", "language": "de", "text": "ab" * 32}
    opened = Event(EventKind.OPENED, 0.0, {"participant": "p-01", "digest": small().digest})
    for given, wanted in ((told, ("de", "ab" * 32)), ({"version": "1"}, ("", ""))):
        events = [opened, Event(EventKind.CONSENTED, 1.0, given)]
        (person,) = derive(events, small()).participants
        assert (person.consent_language, person.consent_sha256) == wanted


def test_a_check_tells_of_a_protocol_in_the_language_that_is_spoken(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    said = wmh("study", "check", "bahinting-2013").out
    protocol = PROTOCOLS.read_named("bahinting-2013")

    assert "Word Mastermind mit und ohne den Helfer, Version 1" in said
    assert "Ohne den Helfer (sieht nothing), Mit dem Helfer (sieht answer)" in said
    for language in OTHERS:
        assert (
            f"Einwilligung, {language}: SHA-256 {protocol.texts(language).consent_digest}" in said
        )
