"""Page on which a lesson is chosen, and dialogs that open and save lesson files."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.base.files.catalogue import BrokenFile
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _
from wmh.helper.ui.frame.recent_files import RecentFiles
from wmh.helper.ui.look.theme import (
    LARGE,
    SMALL,
    legible,
    scale_length,
    text_font,
    theme_of,
    wrapped_height,
)
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import in_column, in_row
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.value_list import RowPainter, ValueList, ValueModel
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.scenario.scenario_text import write_scenario

_FIRST = "rain"
"""Name of the scenario with the paper's own example."""

_SIDE, _ABOVE = 10, 7
"""Horizontal and vertical margins around the texts of a lesson in the list."""


@dataclass(frozen=True, slots=True)
class ShownLesson:
    """Lesson that can be chosen, or an invalid file, with title and description."""

    title: str
    about: str
    choice: Scenario | BrokenFile


class Chooser(QWidget):
    """Page with the list of lessons; at first the first one is selected."""

    wanted = Signal(object)
    """Emitted with the Scenario of the chosen lesson."""
    refused = Signal(str)
    """Emitted with a sentence on why a file contains no lesson."""
    file_wanted = Signal()

    def __init__(self, folder: Path, parent: QWidget) -> None:
        """Makes the page; `folder` has the user's own lessons."""
        super().__init__(parent)
        self._head = PageHead("", "", self)
        self._list = _LessonList(self, self._choose)
        self._file = QPushButton(_("Open a file …"), self)
        self._file.clicked.connect(self.file_wanted)
        self.recent = RecentFiles("lessons", self)
        own = _("Your own lessons: files in {0}").format(folder)
        note = QLabel(own, self, wordWrap=True)
        note.setObjectName("hint")
        in_column(
            self._head,
            (self._list, 1),
            in_row((note, 1), in_column(self.recent, self._file, margins=0, spacing=6), spacing=12),
            on=self,
            margins=(14, 12, 14, 12),
            spacing=10,
        )
        self.setFocusProxy(self._list)
        self.show_waiting(waiting=False)

    @Slot(str)
    def show_progress(self, far: str) -> None:
        """Shows how far the making of the chosen lesson has come."""
        text = _("The lesson is being made … {0}").format(far)
        self._head.show_texts(text, self._head.sentence)

    def show_waiting(self, *, waiting: bool) -> None:
        """Sets the page's texts: `waiting` while a lesson is being made, else for choosing."""
        text = _("The lesson is being made …") if waiting else _("Lessons")
        sentence = _("Examples in steps, to show to a class or to read alone.")
        self._head.show_texts(text, sentence)

    def fill(self) -> None:
        """Lists the lessons that exist now: the paper's, then others, then invalid files."""
        found, broken = SCENARIOS.read_all()
        lessons = [
            ShownLesson(
                _(scenario.title, context="Scenarios"),
                _about_with_age(scenario),
                scenario,
            )
            for scenario in sorted(found, key=_order)
        ]
        for file in broken:
            title = _("{0}: not usable").format(file.path.name)
            lessons.append(ShownLesson(title, objection(file.refusal), file))
        self._list.rows.show(lessons)
        self._list.select_row(0)

    def _choose(self, lesson: ShownLesson) -> None:
        if isinstance(lesson.choice, BrokenFile):
            self.refused.emit(objection(lesson.choice.refusal))
        else:
            self.wanted.emit(lesson.choice)


class _LessonList(ValueList[ShownLesson]):
    """List of lessons, in which titles and texts wrap at the list's width."""

    searched = True

    def __init__(self, parent: QWidget, take: Callable[[ShownLesson], None]) -> None:
        super().__init__(ValueModel(_title, _spoken_text, _about), parent, take)
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("lessons")
        self.setAccessibleName(_("Lessons"))
        self.setMouseTracking(True)
        self.setWordWrap(True)  # Then Qt lays rows out again as the width changes.

    def _size(self, _option: QStyleOptionViewItem, lesson: ShownLesson) -> QSize:
        beside = max(self.viewport().width() - 2 * scale_length(_SIDE), 1)
        text = wrapped_height(lesson.about, text_font(SMALL), beside)
        title = round(legible(LARGE) * 1.4)
        return QSize(scale_length(100), title + text + 2 * scale_length(_ABOVE))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, lesson: ShownLesson) -> None:
        rect, state, theme = option.rect, option.state, theme_of(self)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            focused = selected and bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(QColor(theme.accent if focused else theme.line), 1))
            painter.setBrush(QColor(theme.hairline))
            painter.drawRoundedRect(rect.adjusted(1, 1, -2, -2), scale_length(6), scale_length(6))
        side, above = scale_length(_SIDE), scale_length(_ABOVE)
        inner = rect.adjusted(side, above, -side, -above)
        painter.setFont(text_font(LARGE, bold=True))
        painter.setPen(QColor(theme.ink))
        title = painter.fontMetrics().elidedText(
            lesson.title, Qt.TextElideMode.ElideRight, inner.width()
        )
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading, title)
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(theme.faint))
        low = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeading
        painter.drawText(inner, low | Qt.TextFlag.TextWordWrap, lesson.about)


def _order(scenario: Scenario) -> tuple[bool, int, str]:
    """Returns the key for sorting: the paper's example first, then by age, and by title.

    Lessons without an age come last.
    """
    oldest = 100 if scenario.age is None else scenario.age
    return scenario.name != _FIRST, oldest, scenario.title.casefold()


def _about_with_age(scenario: Scenario) -> str:
    about = _(scenario.about, context="Scenarios")
    if scenario.age is None or scenario.minutes is None:
        return about
    text = _("From {0} years, {1} minutes. {2}")
    return text.format(scenario.age, scenario.minutes, about)


def _title(lesson: ShownLesson) -> str:
    return lesson.title


def _spoken_text(lesson: ShownLesson) -> str:
    return f"{lesson.title}. {lesson.about}"


def _about(lesson: ShownLesson) -> str:
    return lesson.about


ENDING = ".wmh-lesson.toml"
"""Suffix by which the system knows lesson files; files with other suffixes can be opened too."""


class Files(QObject):
    """Dialogs for opening and saving lesson files; they are not modal and report by signals."""

    chosen = Signal(object)
    """Emitted with the Path of a file to open."""
    saved = Signal(str)
    """Emitted with a sentence that names the file saved."""
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    @Slot()
    def ask_for_one(self) -> None:
        dialog = QFileDialog(self._window, _("Open a lesson"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._choose)
        self._show(dialog)

    def save(self, scenario: Scenario) -> None:
        """Asks for a path and saves a lesson; the dialog begins in the folder of own lessons."""
        dialog = QFileDialog(self._window, _("Save the lesson"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        if (folder := SCENARIOS.own_folder()).is_dir():
            dialog.setDirectory(str(folder))
        dialog.selectFile(scenario.name + ENDING)
        dialog.fileSelected.connect(partial(self._write, scenario))
        self._show(dialog)

    def _show(self, dialog: QFileDialog) -> None:
        dialog.setNameFilters(
            [
                _("Lessons (*.toml)"),
                _("All files (*)"),
            ]
        )
        dialog.setModal(False)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    @Slot(str)
    def _choose(self, name: str) -> None:
        self.chosen.emit(Path(name))

    def _write(self, scenario: Scenario, name: str) -> None:
        path = Path(name)
        try:
            replace_file(path, write_scenario(scenario).encode())
        except OSError as error:
            self.failed.emit(objection(error))
        else:
            self.saved.emit(_("Saved in {0}.").format(path))
