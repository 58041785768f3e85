"""The pages of a participant: in one language to the end, and with the colours explained."""

import re
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from tests.study.ui.studying import PIN, WORDS, Assistant
from tests.study.ui.test_study_sequence import box_of, shipped
from wmh.base.files import paths
from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.helper.ui.program.language import speak
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind

OTHERS = ("de", "es", "fil", "fr")
ALIKE = {"pause", "normal", "english", "filipino", "s  c  b", "no", "&start (s)", "suggestions"}
"""Texts that are alike in some languages, in small letters."""


def asking(name):
    """A shipped protocol with a questionnaire of each place."""
    text = shipped(name)
    for place in ("before", "after_block", "after_all"):
        wanted = '["class"]' if place == "before" else '["tlx"]'
        text = re.sub(rf"^{place} = \[\]", f"{place} = {wanted}", text, flags=re.MULTILINE)
    return text


def beside(name):
    """Its texts and questionnaires in all languages, as a user's own protocol has them."""
    source, target = paths.folder("resources/study/protocols"), paths.data_folder() / "protocols"
    shutil.copytree(source / "questionnaires", target / "questionnaires", dirs_exist_ok=True)
    for language in OTHERS:
        (target / "texts" / language).mkdir(parents=True)
        shutil.copy(
            source / "texts" / language / f"{name}.toml",
            target / "texts" / language / "a-small.toml",
        )


def read_in(root):
    """The texts of a page: labels, placeholders, tips and spoken names."""
    found = set()
    for widget in [root, *root.findChildren(QWidget)]:
        if not widget.isVisible():
            continue
        found |= {widget.accessibleName(), widget.toolTip(), widget.windowTitle()}
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        if isinstance(widget, QLineEdit | QPlainTextEdit):
            found.add(widget.placeholderText())
        if isinstance(widget, QComboBox):
            found |= {widget.itemText(place) for place in range(widget.count())}
    return {text for text in found if text}


def cut(sat):
    """Buttons and pictures that are not seen whole."""
    QApplication.processEvents()  # All is laid out.
    sat.session.grab()
    QApplication.processEvents()
    seen = [x for x in sat.session.findChildren(QWidget) if x.isVisible()]
    buttons = [x for x in seen if isinstance(x, QPushButton)]
    pictures = [x for x in seen if isinstance(x, QLabel) and not x.pixmap().isNull()]
    small = {x.text() for x in buttons if x.width() < x.sizeHint().width()}
    return small | {
        x.accessibleName()
        for x in pictures
        if x.visibleRegion().boundingRect() != x.rect() or x.height() < x.sizeHint().height()
    }


def primary(sat):
    buttons = [x for x in sat.session.findChildren(QPushButton) if x.isVisible()]
    return next((x for x in buttons if x.objectName() == "primary"), None)


def pages(sat, *, by_hand):
    """The texts of each page, from consent to thanks; the instructor pauses once."""
    paused = False
    for _ in range(60):
        assert cut(sat) == set()
        yield read_in(sat.session)
        session = sat.session
        if sat.kinds()[-1] == "closed":
            return
        ticks = [x for x in session.findChildren(QCheckBox) if x.isVisible()]
        if "consented" not in sat.kinds():
            sat.consent()
        elif fields := [x for x in session.findChildren(QComboBox) if x.isVisible()]:
            for field in fields:
                field.setCurrentIndex(0)
            for tick in ticks:
                QTest.keyClick(tick, Qt.Key.Key_Space)
            sat.keys(">").until(lambda: primary(sat).isEnabled()).keys(">")
        elif any(x.isVisible() for x in session.findChildren(QPlainTextEdit)):
            QTest.mouseClick(primary(sat), Qt.MouseButton.LeftButton)
        elif by_hand and primary(sat) is None:
            sat.keys("s")
            yield read_in(sat.session)
            if not paused:
                paused = True
                sat.ctrl_shift(Qt.Key.Key_P).keys(f"{PIN}>").until(lambda: "paused" in sat.kinds())
                yield read_in(sat.session)
                sat.keys("x>").keys(f"{PIN}>").until(lambda: "continued" in sat.kinds())
            sat.keys("gd")
            assert cut(sat) == set()
            yield read_in(sat.session)
            sat.keys(">")
        elif not by_hand and sat.kinds()[-1] in ("game-begun", "advised", "list-opened"):
            secret = next(e.told["secret"] for e in reversed(sat.events) if e.kind == "game-begun")
            sat.keys(f"{secret}>").until(lambda: primary(sat) is not None)
        elif primary(sat) is not None and primary(sat).isEnabled():
            before = len(sat.kinds())
            sat.keys(">").until(lambda before=before: len(sat.kinds()) > before or True)
            sat.qtbot.wait(60)
        else:  # Scales.
            sat.key(Qt.Key.Key_Right).keys(">")
    raise AssertionError(f"no end: {sat.texts}")


def session_in(qtbot, language, *, by_hand):
    speak(LanguageChoice.ENGLISH)
    sat = Assistant(qtbot, text=asking("classroom"), beside=lambda: beside("classroom"))
    if by_hand:
        QTest.keyClick(box_of(sat), Qt.Key.Key_Space)
    sat.set_pin().write("Participant's code", "p-001")
    sat.pick("Language", LANGUAGES[LanguageChoice(language)].name)
    sat.named("Participant's code").setFocus()
    sat.keys(">").until(lambda: sat.session is not None and sat.session.isActiveWindow())
    if not by_hand:
        sat.session.resize(1280, 720)
    return sat


@pytest.fixture(scope="module")
def english():
    """The English texts, from a session of its own; kept for all other languages."""
    return {}


@pytest.mark.parametrize("by_hand", [False, True], ids=["full-screen", "by-hand"])
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_nothing_a_participant_reads_is_in_another_language(qtbot, english, language, by_hand):
    sat = session_in(qtbot, language, by_hand=by_hand)
    read = set().union(*pages(sat, by_hand=by_hand))
    assert len(read) > 60
    if language == "en":
        english[by_hand] = read
        return
    words = {text for text in read if re.search(r"[A-Za-z]{2}", text)}
    alike = {
        text
        for text in words & english[by_hand]
        if text.lower() not in {*WORDS, *ALIKE} and not text.startswith("p-001")
    }
    assert alike == set()
    sat.leave().until(lambda: sat.session is None)


@pytest.mark.parametrize("name", ["bahinting-2013", "classroom", "crossover"])
def test_participants_are_told_what_the_colours_mean_before_the_first_game(qtbot, name):
    speak(LanguageChoice.ENGLISH)
    sat = Assistant(qtbot, text=shipped(name)).seat().consent()
    told = []
    while "game-begun" not in sat.kinds():
        pictures = [x for x in sat.session.findChildren(QLabel) if x.isVisible() and x.pixmap()]
        told += [x.accessibleName() for x in pictures]
        sat.keys(">")
        sat.qtbot.wait(60)
    for meaning in (
        "This letter, at this place",
        "In the word, at another place",
        "no more of this letter",
    ):
        assert any(meaning in each for each in told)


def test_an_age_may_be_left_open_and_nothing_else(qtbot):
    speak(LanguageChoice.ENGLISH)
    sat = Assistant(qtbot, text=asking("classroom"), beside=lambda: beside("classroom"))
    sat.seat().consent().await_text("3 lines are left.")
    (tick,) = [x for x in sat.session.findChildren(QCheckBox) if x.isVisible()]
    assert tick.text() == "I prefer not to say"
    QTest.keyClick(tick, Qt.Key.Key_Space)
    sat.await_text("2 lines are left.")
    for field in sat.session.findChildren(QComboBox):
        field.setCurrentIndex(1)
    sat.until(lambda: primary(sat).isEnabled()).keys(">").keys(">")
    sat.until(lambda: "answered" in sat.kinds())
    (told,) = [event.told for event in sat.events if event.kind is EventKind.ANSWERED]
    assert told["answers"]["age"] is None
    answers = derive(sat.events, sat.protocol).answers
    assert {row.item for row in answers} == {"home", "often", "known"}
