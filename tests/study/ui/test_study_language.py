"""A study in another language than its protocol's: what is read, and what is recorded of it."""

import hashlib

from tests.study.ui.studying import Assistant, prepare
from wmh.base.files import paths
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.events import EventKind
from wmh.study.journal.last_study import LastStudy, remember
from wmh.study.protocol.plan import PLAN
from wmh.study.protocol.protocol_file import PROTOCOL
from wmh.study.ui.office.study_window import StudyWindow

CONSENT = "Sie werden gebeten zu spielen."
GERMAN = f"""
title = "Eine kleine Studie"
about = "Zum Testen."
consent = "{CONSENT}"
[arms]
without = "Ohne Hilfe"
with = "Mit Hilfe"
[blocks]
practice = "Zum Üben"
measured = "Gemessen"
"""


def translated():
    folder = paths.data_folder() / "protocols" / "texts" / "de"
    folder.mkdir(parents=True)
    (folder / "a-small.toml").write_text(GERMAN, encoding="utf-8")


def german(player):
    """The study's window in German, with its PIN."""
    player.choose("studies")
    sat = Assistant.beside(player).set_pin()
    player.speak("de")
    sat.window = player.window.findChild(StudyWindow)
    sat.until(sat.window.isActiveWindow)
    return sat.await_text("0 von 2 fertig")


def seated(sat):
    sat.write("Code der Person", "p-001").keys(">")
    return sat.until(lambda: sat.session is not None and sat.session.isActiveWindow())


def consent_of(sat):
    return [event.told for event in sat.events if event.kind is EventKind.CONSENTED]


def test_what_is_read_is_in_the_windows_language_and_on_record(player):
    protocol = prepare()
    translated()
    sat = german(player)
    sat.await_text("Eine kleine Studie, Version 1. Zum Testen.")
    sat.await_text("Ohne Hilfe: 0 von 2 fertig")
    seated(sat).await_text(CONSENT)
    sat.consent().await_text("Zum Üben")
    (told,) = consent_of(sat)
    assert told["language"] == "de"
    assert told["text"] == hashlib.sha256(CONSENT.encode()).hexdigest()
    opened = sat.events[0].told
    assert (opened["language"], opened["digest"]) == ("de", protocol.digest)
    sat.leave()


def test_without_such_texts_it_is_on_record_that_it_was_read_as_written(player):
    prepare()
    sat = seated(german(player))
    sat.await_text("You are asked to play.")
    sat.consent().await_text("Practice")
    (told,) = consent_of(sat)
    assert told["language"] == ""
    assert told["text"] == hashlib.sha256(b"You are asked to play.").hexdigest()
    sat.leave()


def test_a_study_under_way_goes_on_with_the_texts_that_it_began_with(player):
    prepare()
    folder = paths.data_folder() / "studies" / "a-small"
    folder.mkdir(parents=True)
    (folder / PROTOCOL).write_bytes((paths.data_folder() / "protocols/a-small.toml").read_bytes())
    (folder / PLAN).write_text("# The plan\n", encoding="utf-8")
    translated()
    sat = seated(german(player))
    sat.await_text("You are asked to play.")
    sat.consent().await_text("Practice")
    (told,) = consent_of(sat)
    assert told["language"] == ""
    sat.leave()


def test_who_comes_back_reads_on_in_the_language_of_their_consent(player):
    """Theirs is all of the sitting, whatever the window speaks by now; and then it speaks again."""
    prepare()
    translated()
    sat = seated(german(player))
    sat.await_text(CONSENT).consent().await_text("Zum Üben")
    sat.leave().until(lambda: sat.session is None)
    sat.until(sat.window.isActiveWindow)  # It is the one that is active in the other language.
    player.speak("fr")
    sat.window = player.window.findChild(StudyWindow)
    sat.until(sat.window.isActiveWindow).await_text("0 sur 2 ont")
    sat.write("Code du participant", "p-001").keys(">")
    sat.until(lambda: sat.session is not None and sat.session.isActiveWindow())
    sat.await_text("Zum Üben").await_text("Finden Sie das verborgene Wort")
    assert [e.told["language"] for e in sat.events if e.kind is EventKind.OPENED] == ["de", "de"]
    sat.leave().until(lambda: sat.session is None)
    sat.write("Code du participant", "p-002").await_text("Nouveau dans ce dossier")


def test_another_language_than_that_of_the_consent_can_be_chosen(player):
    prepare()
    translated()
    sat = seated(german(player))
    sat.await_text(CONSENT).consent().await_text("Zum Üben")
    sat.leave().until(lambda: sat.session is None)
    sat.until(sat.window.isActiveWindow).write("Code der Person", "p-001")
    assert sat.named("Sprache").currentText() == "Deutsch"
    sat.pick("Sprache", "Sprache des Protokolls").named("Code der Person").setFocus()
    sat.keys(">").until(lambda: sat.session is not None and sat.session.isActiveWindow())
    sat.await_text("Practice")
    assert [e.told["language"] for e in sat.events if e.kind is EventKind.OPENED] == ["de", ""]
    sat.leave().until(lambda: sat.session is None)
    sat.write("Code der Person", "p-002")
    assert sat.named("Sprache").currentText() == "Deutsch"


def test_the_selected_study_stays_when_the_language_changes(player):
    prepare()
    player.choose("studies")
    sat = Assistant.beside(player).set_pin()
    other = paths.data_folder() / "studies" / "other"
    other.mkdir(parents=True)
    remember(LastStudy(str(PROTOCOLS.find("classroom")), str(other), ""))

    player.speak("de")

    sat.window = player.window.findChild(StudyWindow)
    sat.await_text("0 von 2 fertig")
    assert sat.named("Protokoll").currentText() == "a-small"
