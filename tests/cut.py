"""Search for cut texts in all windows, on a screen of a size, in a language and at a scale.

python -m tests.cut WIDTH HEIGHT LANGUAGE SCALE ...    prints a line for each

The language `double` is an invented one, twice as long as English: in it a box may shorten its
choice, but no widget may cover another one or be out of reach. It runs as a program of its own,
since Qt's screen without a display is chosen once for a process.
"""

import json
import os
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

WINDOWS = (
    "boards",
    "race",
    "review",
    "statistics",
    "rack",
    "class",
    "lessons",
    "studies",
    "manage_lexica",
    "replication",
    "preferences",
    "guide",
    "known",
    "choose_game",
    "keys",
    "about",
)


def screen(width: int, height: int) -> None:
    """Sets the size of Qt's screen; to be called before Qt is imported."""
    desk = {"name": "desk", "x": 0, "y": 0, "width": width, "height": height}
    file = Path(tempfile.mkdtemp()) / "desk.json"
    file.write_text(json.dumps({"screens": [desk | {"logicalDpi": 96, "dpr": 1}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"


if __name__ == "__main__":
    screen(int(sys.argv[1]), int(sys.argv[2]))

from PySide6.QtCore import QPoint, QRect, Qt  # noqa: E402
from PySide6.QtGui import QAction, QFontMetrics  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QAbstractButton,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from wmh.helper.ui.board.board_lines import KnownLine  # noqa: E402
from wmh.helper.ui.parts.box import ChoiceBox  # noqa: E402
from wmh.helper.ui.parts.labels import ElidedLabel  # noqa: E402

_SLACK = 1
"""Pixels that may be lost by rounding."""


def cut_texts(window):
    """Yields each text of a window that is elided or cut, with the class of the widget."""
    for kind, find in (
        (QLabel, _cut_label),
        (QAbstractButton, _cut_button),
        (QComboBox, _cut_box),
        (QTabBar, _cut_tabs),
        (QHeaderView, _cut_heads),
        (QLineEdit, _cut_placeholder),
    ):
        for each in window.findChildren(kind):
            if each.isVisible() and each.window() is window and each.width() and each.height():
                for text in find(each):
                    yield f"{type(each).__name__} {each.objectName()}: {text}"


def _wide(text, metrics):
    plain = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return max(map(metrics.horizontalAdvance, plain.split("\n"))) - _SLACK


def _draws_itself(widget):
    own = [each for each in type(widget).__mro__ if each.__module__.startswith("wmh.")]
    return any("paintEvent" in vars(each) for each in own)


def _cut_label(label):
    text, room = label.text(), label.contentsRect()
    if not text or label.textFormat() is Qt.TextFormat.RichText or "<" in text:
        return
    if isinstance(label, KnownLine):
        return  # A summary, which the window What is known has whole.
    if isinstance(label, ElidedLabel):
        if label.shown != text:
            yield text
    elif label.wordWrap():
        wrapped = Qt.TextFlag.TextWordWrap
        if label.buddy() is not None:
            wrapped |= Qt.TextFlag.TextShowMnemonic
        needed = label.fontMetrics().boundingRect(0, 0, room.width(), 0, wrapped, text)
        if needed.width() - _SLACK > room.width() or needed.height() - _SLACK > room.height():
            yield text
    elif not _draws_itself(label) and (
        _wide(text, label.fontMetrics()) > room.width()
        or label.fontMetrics().height() - _SLACK > room.height()
    ):
        yield text


def _cut_button(button):
    if isinstance(button, QToolButton) or not button.text() or "\n" in button.text():
        return
    if _draws_itself(button):
        return
    needed = button.sizeHint()
    if needed.width() - _SLACK > button.width() or needed.height() - _SLACK > button.height():
        yield button.text()


def _cut_box(box):
    if isinstance(box, ChoiceBox) and box.shown != box.currentText():
        yield box.currentText()


def _cut_tabs(bar):
    for number in range(bar.count()):
        if _wide(bar.tabText(number), bar.fontMetrics()) > bar.tabRect(number).width():
            yield bar.tabText(number)


def _cut_heads(head):
    model = head.model()
    for section in range(head.count()):
        if model is None or head.isSectionHidden(section):
            continue
        text = model.headerData(section, head.orientation(), Qt.ItemDataRole.DisplayRole)
        wide = head.orientation() is Qt.Orientation.Horizontal
        if wide and text and _wide(str(text), head.fontMetrics()) > head.sectionSize(section):
            yield str(text)


def _cut_placeholder(field):
    text, metrics = field.placeholderText(), QFontMetrics(field.font())
    if text and not field.text() and _wide(text, metrics) > field.contentsRect().width():
        yield text


def overlapping(window):
    """Yields pairs of texts and controls with one parent that overlap."""
    kinds = (QLabel, QAbstractButton, QComboBox, QLineEdit)
    for parent in (window, *window.findChildren(QWidget)):
        shown = [x for x in parent.children() if isinstance(x, kinds) and x.isVisible()]
        for number, one in enumerate(shown):
            for other in shown[:number]:
                if one.window() is window and _inner(one).intersects(_inner(other)):
                    yield f"{one.accessibleName()!r} over {other.accessibleName()!r}"


def _inner(widget):
    return QRect(widget.pos() + QPoint(1, 1), widget.size()).adjusted(0, 0, -2, -2)


def _pages(panel):
    """Yields the number of each tab of a panel while it is shown; once without tabs."""
    tabs = panel.findChild(QTabWidget)
    for number in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(number)
        _settle()
        yield number


def _settle():
    for _time in range(6):
        QApplication.processEvents()


def found(language, scale, *, cuts=True):
    """Yields widgets of each window that are covered or out of reach; with `cuts` cut texts too."""
    from tests.scenes import Scene
    from tests.whole.test_small_screens import unreachable

    # As wide as the window opens at this zoom; narrower ones cut their choices off.
    width = min(360 * scale // 100, QApplication.primaryScreen().size().width())
    scene = Scene(size=(width, 608), language=language, zoom=scale, lexicon="english", length=5)
    scene.keys("crane>gywww>")
    if cuts:
        yield from (f"main {text}" for text in cut_texts(scene.window))
    for name in WINDOWS:
        scene.window.findChild(QAction, name).trigger()
        panel = None

        def shown(name=name):
            panels = scene.window.findChildren(QWidget, f"{name}-panel")
            return next((each for each in panels if each.isVisible()), None)

        scene.wait(shown)
        panel = shown()
        for number in _pages(panel):
            if cuts:
                yield from (f"{name} {number} {text}" for text in cut_texts(panel))
            for text in overlapping(panel):
                yield f"{name} {number} {text}"
            for text in unreachable(panel):
                yield f"{name} {number} out of reach: {text}"
        panel.close()
        _settle()
    scene.close()


def _main(language, *scales):
    from tests.i18n.pseudo import doubled
    from wmh.base.text.languages import LanguageChoice

    QApplication(sys.argv[:1])
    double = language == "double"
    with doubled() if double else nullcontext():
        for scale in map(int, scales):
            chosen = LanguageChoice.ENGLISH if double else LanguageChoice(language)
            for text in dict.fromkeys(found(chosen, scale, cuts=not double)):
                print(f"{language} {scale} {text}", flush=True)


if __name__ == "__main__":
    _main(*sys.argv[3:])
