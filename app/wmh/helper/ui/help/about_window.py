"""Window about the program: version, authors, libraries, and paths of the program's files."""

import platform
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QSize, QSysInfo, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.engine.strategy.kernels.library import level, unavailable
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, Piece, in_column, in_row, line_between
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.version import __version__

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


UKACD = "UKACD (c) J Ross Beresford 1993-2000. All Rights Reserved."
"""Notice that the licence of the word list requires word for word."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library that the program uses; `version` is "" if it is not installed."""

    name: str
    version: str
    licence: str
    address: str


@cache
def libraries() -> tuple[Library, ...]:
    """Returns the libraries of resources/about/parts.toml; reading their versions takes 12 ms."""
    file = paths.folder("resources") / "about" / "parts.toml"
    return tuple(
        Library(each["name"], _version(each["package"]), each["licence"], each["address"])
        for each in tomllib.loads(file.read_text("utf-8"))["library"]
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def places() -> tuple[tuple[str, Path], ...]:
    """Returns names and paths of the folders and files that the program uses."""
    return (
        (_("Settings"), paths.settings_file()),
        (_("Games and record"), paths.games_file()),
        (_("Your word lists"), paths.lexica_folder()),
        (_("Cache (can be deleted)"), paths.cache_folder()),
        (_("Log"), paths.log_folder()),
        (_("Licences of the words"), paths.folder("lexicon")),
    )


def folder_of(place: Path) -> Path:
    """Returns the folder that a file manager opens for a path."""
    return place.parent if place.suffix else place


def report(lexicon: str) -> str:
    """Returns facts for a bug report, in English, which its readers understand."""
    lines = {
        "Word Mastermind Helper": __version__,
        "Python": f"{platform.python_version()} ({sys.implementation.name})",
        "Qt": f"{QLibraryInfo.version().toString()}, {QGuiApplication.platformName()}",
        "Kernels": unavailable() or level() or "for every processor",
        "System": f"{QSysInfo.prettyProductName()}, {platform.machine()}",
        "Screen": _screen(),
        "Lexicon": lexicon or "none",
        **{each.name: each.version or "not installed" for each in libraries()},
    }
    return "".join(f"{name}: {said}\n" for name, said in lines.items())


def _screen() -> str:
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    return f"{size.width()} x {size.height()} at {screen.devicePixelRatio():g}"


class PathLabel(QLineEdit):
    """Path, elided in the middle unless it has the focus; screen readers get it whole."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setObjectName("path")
        self.setReadOnly(True)
        self.setCursorPosition(0)
        self.setMinimumWidth(40)
        self.setAccessibleName(text)
        set_tip(self, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.rect().adjusted(0, 0, -6, 0)
        metrics = self.fontMetrics()
        if self.hasFocus() or metrics.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.palette().ColorRole.Text))
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


_ICON = 64


class AboutWindow(QDialog):
    """Window about the program. It is not modal; all its texts can be selected."""

    def __init__(self, lexicon: "Lexicon | None", parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("About"))
        self._lexicon = (
            "" if lexicon is None else f"{list_title(lexicon.name)}, {lexicon.facts.words:,} words"
        )
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Its buttons bring themselves into sight.
        inside = QWidget(area)
        in_column(
            *self._head(inside),
            *_words(inside),
            *_libraries(inside),
            *_places(inside),
            REST,
            on=inside,
            margins=(20, 18, 20, 18),
            spacing=8,
        )
        area.setWidget(inside)
        in_column((area, 1), line_between(self), self._foot(), on=self, margins=0, spacing=0)
        self.setMinimumWidth(300)
        self.resize(480, 640)

    def _head(self, parent: QWidget) -> tuple[Piece, ...]:
        icon = QLabel(parent)
        ratio = self.devicePixelRatioF()
        icon.setPixmap(QApplication.windowIcon().pixmap(QSize(_ICON, _ICON), ratio))
        title = _text(_("Word Mastermind Helper"), parent)
        title.setObjectName("name")
        told = _text(_("Version {0}, under the MIT licence").format(__version__))
        told.setObjectName("hint")
        words = in_column(REST, title, told, REST, spacing=2)
        text = _(
            "Suggests the next guess in games that hide a word, after the helper of"
            " Bahinting and others (2013).",
        )
        missing = unavailable()
        said = [_text(_(missing, context="Strategies"), parent)] if missing else []
        return in_row(icon, (words, 1), spacing=14), 4, _text(text, parent), *said

    def _foot(self) -> QHBoxLayout:
        self._said = QLabel(self)
        self._said.setObjectName("hint")
        copy = QPushButton(_("&Copy for a report"), self)
        copy.setToolTip(_("Versions, system and word list, as text"))
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        return in_row((self._said, 1), copy, margins=(20, 10, 16, 12))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report(self._lexicon))
        text = _("Copied to the clipboard.")
        self._said.setText(text)
        announce(self._said, text)


def _words(parent: QWidget) -> tuple[Piece, ...]:
    text = _("English: SCOWL, with the words of UKACD that SCOWL includes.")
    heading = _heading(_("Words"), parent)
    return heading, _text(text, parent), _text(UKACD, parent)


def _libraries(parent: QWidget) -> tuple[Piece, ...]:
    heading = _heading(_("Made with"), parent)
    grid = QGridLayout()
    set_spacing(grid, 16, 4)
    for row, each in enumerate(libraries()):
        version = each.version or _("not installed")
        grid.addWidget(_text(each.name, parent), row, 0)
        grid.addWidget(_faint(version, parent), row, 1)
        grid.addWidget(_faint(each.licence, parent), row, 2)
    grid.setColumnStretch(2, 1)
    return heading, grid


def _places(parent: QWidget) -> Iterator[Piece]:
    yield _heading(_("Where files are saved"), parent)
    for name, place in places():
        folder = folder_of(place)
        opening = plain_button(_("Open"), parent, name="flat")
        opening.setAccessibleName(_("Open the folder: {0}").format(name))
        opening.setEnabled(folder.is_dir())
        nothing = _("Nothing is there yet.")
        set_tip(opening, str(folder) if folder.is_dir() else nothing)
        opening.clicked.connect(_opener(folder))
        said = _text(name, parent)
        path = PathLabel(str(place), parent)
        path.setAccessibleDescription(name)
        yield in_row((in_column(said, path, spacing=0), 1), opening, spacing=4)


def _opener(folder: Path) -> Callable[[], object]:
    return partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folder)))


def _heading(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setObjectName("name")
    set_margins(label, 0, 14, 0, 0)
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
