"""The ranked list with the lines around it; beside or below it, why a word is suggested."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from app.engine.answer import Advice
from app.ui.best_line import BestLine
from app.ui.direction import margins
from app.ui.ranking_head import RankingHead
from app.ui.ranking_note import RankingNote
from app.ui.suggestion_list import SuggestionList
from app.ui.theme import Theme, scaled
from app.ui.why_panel import WhyPanel

_BESIDE = 640


class Ranking(QWidget):
    """What comes and goes lies below the list, so that its rows stay where they are."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = RankingHead(self)
        self.list = SuggestionList(theme, self)
        self.best = BestLine(self)
        self.note = RankingNote(self)
        self.why = WhyPanel(theme, self)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.list, 1)
        column.addWidget(self.best)
        column.addWidget(self.note)
        self.note.setContentsMargins(margins(6, 0, 16, 0))
        page = QWidget(self)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, page)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.setSpacing(6)
        self._both.addLayout(column, 1)
        self._both.addWidget(self.why, 1)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(page)

    @property
    def beside(self) -> bool:
        """Whether there is room for both side by side."""
        return self.width() >= scaled(_BESIDE)

    def show_advice(self, advice: Advice, rows: int | None = None) -> None:
        """If `rows` is not None, every word below so many rows of the list is covered."""
        if rows is not None:
            self._leave_words(rows)
        self.head.show_advice(advice)
        self.list.show_advice(advice, rows)
        if rows is None:
            self.best.show_advice(advice)
        else:
            self.best.clear()
        self.note.show_advice(advice)
        self._pages.setCurrentIndex(0)

    def cover(self, cover: QWidget) -> None:
        """Put this in the place of all of it; no word is left in it, for anybody."""
        if self.isAncestorOf(QApplication.focusWidget() or self) and not cover.isVisible():
            self.list.left.emit()  # First: hiding the focus would send it elsewhere.
        self.list.clear()
        self.best.clear()
        self.note.clear()
        self.why.clear()
        if self._pages.indexOf(cover) < 0:
            self._pages.addWidget(cover)
        self._pages.setCurrentWidget(cover)

    def _leave_words(self, rows: int) -> None:
        """None is explained, since reasons name others, and none that is covered has the focus."""
        hidden = (self.best, self.why) if rows else (self.best, self.why, self.list)
        focused = QApplication.focusWidget()
        if focused is not None and any(
            each is focused or each.isAncestorOf(focused) for each in hidden
        ):
            self.list.left.emit()  # First: hiding the focus would send it elsewhere.
        self.why.clear()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self.list.show_theme(theme)
        self.why.show_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._both.setDirection(
            QBoxLayout.Direction.LeftToRight if self.beside else QBoxLayout.Direction.TopToBottom
        )
