"""What the program is, whose work is in it, and where it keeps its files."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app import __version__
from app.ui.help.about_text import UKACD, folder_of, libraries, places, report
from app.ui.help.path_label import PathLabel
from app.ui.scaling import gap
from app.ui.speech import announce

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate

_ICON = 64


class AboutWindow(QDialog):
    """Stops nothing; every text in it can be selected."""

    def __init__(self, lexicon: "Lexicon | None", parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("About", "About"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lexicon = "" if lexicon is None else f"{lexicon.name}, {lexicon.facts.words:,} words"
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Its buttons bring themselves into sight.
        inside = QWidget(area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(8)
        for part in (self._head, self._words, self._libraries, self._places):
            part(inside, column)
        column.addStretch()
        area.setWidget(inside)
        line = QFrame(self)
        line.setObjectName("between")
        line.setFixedHeight(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(area, 1)
        whole.addWidget(line)
        whole.addLayout(self._foot())
        self.setMinimumWidth(300)
        self.resize(480, 640)

    # From top to bottom

    def _head(self, parent: QWidget, column: QVBoxLayout) -> None:
        icon = QLabel(parent)
        ratio = self.devicePixelRatioF()
        icon.setPixmap(QApplication.windowIcon().pixmap(QSize(_ICON, _ICON), ratio))
        title = _text(translate("About", "Word Mastermind Helper"), parent)
        title.setObjectName("name")
        told = _text(translate("About", "Version {0}, under the MIT licence").format(__version__))
        told.setObjectName("hint")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch()
        words.addWidget(title)
        words.addWidget(told)
        words.addStretch()
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(icon)
        row.addLayout(words, 1)
        column.addLayout(row)
        gap(column, 4)
        text = translate(
            "About",
            "Suggests the next guess in games that hide a word, after the helper of"
            " Bahinting and others (2013).",
        )
        column.addWidget(_text(text, parent))

    def _words(self, parent: QWidget, column: QVBoxLayout) -> None:
        column.addWidget(_heading(translate("About", "Words"), parent))
        text = translate("About", "English: SCOWL, and UKACD as far as SCOWL holds it.")
        column.addWidget(_text(text, parent))
        column.addWidget(_text(UKACD, parent))

    def _libraries(self, parent: QWidget, column: QVBoxLayout) -> None:
        column.addWidget(_heading(translate("About", "Made with"), parent))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for row, each in enumerate(libraries()):
            version = each.version or translate("About", "not installed")
            grid.addWidget(_text(each.name, parent), row, 0)
            grid.addWidget(_faint(version, parent), row, 1)
            grid.addWidget(_faint(each.licence, parent), row, 2)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)

    def _places(self, parent: QWidget, column: QVBoxLayout) -> None:
        column.addWidget(_heading(translate("About", "Where it keeps its files"), parent))
        for name, place in places():
            folder = folder_of(place)
            opening = QPushButton(translate("About", "Open"), parent)
            opening.setObjectName("flat")
            opening.setAutoDefault(False)
            opening.setAccessibleName(translate("About", "Open the folder: {0}").format(name))
            opening.setEnabled(folder.is_dir())
            opening.setToolTip(
                str(folder) if folder.is_dir() else translate("About", "Nothing is there yet.")
            )
            opening.clicked.connect(_opener(folder))
            both = QVBoxLayout()
            both.setSpacing(0)
            both.addWidget(_text(name, parent))
            path = PathLabel(str(place), parent)
            path.setAccessibleDescription(name)
            both.addWidget(path)
            row = QHBoxLayout()
            row.setSpacing(4)
            row.addLayout(both, 1)
            row.addWidget(opening)
            column.addLayout(row)

    def _foot(self) -> QHBoxLayout:
        self._said = QLabel(self)
        self._said.setObjectName("hint")
        copy = QPushButton(translate("About", "&Copy for a report"), self)
        copy.setToolTip(translate("About", "Versions, system and lexicon, as text"))
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        row = QHBoxLayout()
        row.setContentsMargins(20, 10, 16, 12)
        row.addWidget(self._said, 1)
        row.addWidget(copy)
        return row

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report(self._lexicon))
        text = translate("About", "It is in the clipboard.")
        self._said.setText(text)
        announce(self._said, text)


def _opener(folder: Path) -> Callable[[], object]:
    return partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folder)))


def _heading(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setObjectName("name")
    label.setContentsMargins(0, 14, 0, 0)
    return label


def _text(text: str, parent: QWidget | None = None) -> QLabel:
    label = QLabel(text, parent, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _faint(text: str, parent: QWidget) -> QLabel:
    label = _text(text, parent)
    label.setObjectName("hint")
    return label
