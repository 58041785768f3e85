"""A program of its own, for a screen of its own: how every step of lessons fits it.

Its arguments are the names of lessons, with commas, a language, and "code" where the code is to
be shown; it prints a line of JSON a step.
"""

import json
import os
import sys
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QTextEdit

from wmh.base.text.languages import LanguageChoice
from wmh.helper.answering import Answering
from wmh.helper.settings import Settings, ThemeChoice
from wmh.helper.ui.shell.application import build
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.drawing.drawing import Label, Paragraph
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.steps.steps import lesson_of
from wmh.teach.ui.lesson_text import told
from wmh.teach.ui.lessons_window import LessonsWindow
from wmh.teach.ui.painting import set_text


def overprinted(drawing, font):
    """Texts that meet, or that leave the drawing."""
    shapes = [x for x in drawing.shapes if isinstance(x, Label | Paragraph)]
    both = [(shape, set_text(shape, told, font)) for shape in shapes]
    texts = [text for _, text in both if text.said.strip()]
    for one, other in combinations(texts, 2):
        common = one.area.intersected(other.area)
        if common.width() > 1.5 and common.height() > 1.5:
            yield f"{one.said} / {other.said}"
    for shape, text in both:
        if isinstance(shape, Paragraph) and text.area.bottom() > shape.area.y + shape.area.height:
            yield f"{text.said} is cut"
    for text in texts:
        area = text.area
        if area.left() < -1 or area.right() > drawing.width + 1:
            yield f"{text.said} is cut"
        if area.top() < -1 or area.bottom() > drawing.height + 1:
            yield f"{text.said} is cut"


def smallest(drawing, font):
    """The smallest type as it is set, in units; a text may be set smaller for want of room."""
    shapes = [x for x in drawing.shapes[bool(drawing.strip) :] if isinstance(x, Label | Paragraph)]
    set_ = (set_text(x, told, font) for x in shapes)
    return min(((x.font.pixelSize(), x.said) for x in set_), default=(20, ""))


def main(names, language, code=""):
    application = QApplication([])
    window = build(Settings(language=LanguageChoice(language), theme=ThemeChoice.LIGHT))
    window.show()
    while QApplication.activeWindow() is not window:
        application.processEvents()
    key = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_O, key)
    lessons = window.findChild(LessonsWindow)
    lessons.activateWindow()
    while QApplication.activeWindow() is not lessons:
        application.processEvents()
    QTest.keyClick(lessons, Qt.Key.Key_F11)
    for name in names:
        lessons.open(SCENARIOS.read_named(name))
        while seen(lessons, QLabel, "place") is None or not lessons.updatesEnabled():
            application.processEvents()
        if code and name == names[0]:
            QTest.keyClick(lessons, Qt.Key.Key_C)
            for _ in range(5):  # All pieces of the page are laid out again.
                application.processEvents()
        steps(application, lessons, name, language)
    sys.stdout.flush()
    os._exit(0)  # What Qt does at the end is not looked at.


def seen(window, kind, name):
    return next((x for x in window.findChildren(kind, name) if x.isVisible()), None)


def code_of(lessons, view):
    """Place and size of the code; an empty dictionary where no code is shown."""
    panel = seen(lessons, QTextEdit, "code")
    if panel is None:
        return {}
    blocks = [panel.document().findBlockByNumber(at) for at in range(panel.document().blockCount())]
    own, other = (QRect(x.mapTo(lessons, QPoint()), x.size()) for x in (panel, view))
    return {
        "code": panel.currentFont().pixelSize(),
        "code_below": own.top() > other.top(),
        "code_whole": not panel.verticalScrollBar().maximum()
        and all(block.layout().lineCount() == 1 for block in blocks)
        and not own.intersects(other),
    }


def steps(application, lessons, name, language):
    view, sentence = seen(lessons, QFrame, "drawing"), seen(lessons, QLabel, "sentence")
    heading = lessons.findChild(QLabel, "heading")
    made = lesson_of(
        SCENARIOS.read_named(name), Answering(), lexicon_of(SCENARIOS.read_named(name))
    )
    for number, step in enumerate(made.steps, start=1):
        application.processEvents()
        drawing, font = view.drawing, QFont(view.font())
        inside = sentence.contentsRect()
        wrapped = Qt.TextFlag.TextWordWrap
        needed = QFontMetricsF(sentence.font()).boundingRect(
            inside.toRectF(), wrapped, sentence.text()
        )
        print(json.dumps({
            "name": name, "language": language, "step": number,
            "scrolls": [view.horizontalScrollBar().maximum(), view.verticalScrollBar().maximum()],
            "unit": view.unit,
            **dict(zip(("type", "tight"), smallest(drawing, font), strict=True)),
            "sentence": sentence.fontInfo().pixelSize(),
            "sentence_fits": needed.height() <= inside.height() + 1,
            # Its type becomes smaller, but no smaller than the sentence's, before it is cut.
            "heading_fits": heading.shown == heading.text() or not heading.isVisible(),
            "heading": heading.fontInfo().pixelSize(),
            "overprinted": sorted(set(overprinted(drawing, font))),
            **code_of(lessons, view),
            "place": [view.origin.x(), view.origin.y()],
            "kind": [step.stage, type(step.figure).__name__],
        }))  # fmt: skip
        QTest.keyClick(lessons, Qt.Key.Key_Right)


if __name__ == "__main__":
    main(sys.argv[1].split(","), *sys.argv[2:])
