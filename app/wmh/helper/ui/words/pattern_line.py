"""Line that shows the pattern of the turns, to be copied."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.helper.ui.look.theme import SMALL, fixed_font
from wmh.helper.ui.parts.layout import WORDS, in_row
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import with_key

_PAPER = "", "word-mastermind"
"""Keys of the presets whose games show the pattern: "" for no preset, and the paper's game."""


class PatternLine(QWidget):
    """Pattern in the paper's notation, which can be selected, with a button that copies it."""

    copied = Signal(str)
    """Emitted with a sentence on what was copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper = ""
        self._strict = ""
        self._always, self._game = False, ""
        self._line = QWidget(self)
        self._text = _ElidedLine(self._line)
        self._text.menu_wanted.connect(self._open_menu)
        self._button = QPushButton(_("Copy"), self._line)
        self._button.setObjectName("flat")
        self._button.setAccessibleName(_("Copy the pattern"))
        self._button.setToolTip(with_key(_("Copy the pattern"), "copy_pattern"))
        self._button.clicked.connect(self.copy_paper)
        self._button.setEnabled(False)
        in_row((self._text, 1), self._button, on=self._line, margins=0, spacing=4)
        in_row(self._line, on=self, margins=0)

    @Slot(bool)
    def show_always(self, always: bool) -> None:
        """Shows the pattern in every game or, if not `always`, only in the paper's game."""
        self._always = always
        self._line.setVisible(always or self._game in _PAPER)

    def show_game(self, game: str) -> None:
        """Shows or hides the pattern for another game; `game` is the key of its preset."""
        self._game = game
        self.show_always(self._always)

    def show_advice(self, advice: Advice) -> None:
        self._paper, self._strict = advice.paper_pattern, advice.strict_pattern
        self._button.setEnabled(True)
        self._text.setText(self._paper)
        self._text.setCursorPosition(0)
        self._text.setAccessibleName(_("Pattern"))
        tip = _("In full, as a strict pattern:")
        set_tip(self._text, f"{tip}\n{self._strict}")

    def copy_paper(self) -> None:
        self._copy(self._paper, _("The pattern is in the clipboard."))

    def copy_strict(self) -> None:
        self._copy(self._strict, _("The strict pattern is in the clipboard."))

    def _copy(self, text: str, said: str) -> None:
        if text:
            QGuiApplication.clipboard().setText(text)
            self.copied.emit(said)

    def _open_menu(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(_("Copy the pattern"), self.copy_paper)
        menu.addAction(_("Copy the strict pattern"), self.copy_strict)
        menu.popup(event.globalPos())


class _ElidedLine(QLineEdit):
    """Line of text that is elided, and never asks for more room."""

    menu_wanted = Signal(QContextMenuEvent)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pattern")
        self.setLayoutDirection(WORDS)
        self.setReadOnly(True)
        self.setFont(fixed_font(SMALL))
        self.setMinimumWidth(40)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.rect().adjusted(4, 0, -6, 0)
        metrics = QFontMetrics(self.font())
        if self.hasFocus() or metrics.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setLayoutDirection(WORDS)
        painter.setFont(self.font())
        painter.setPen(QColor(self.palette().color(self.palette().ColorRole.Text)))
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
