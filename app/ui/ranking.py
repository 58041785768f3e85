"""The ranked list with the lines around it; beside or below it, why a word is suggested."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from app.engine.answer import Advice
from app.ui.best_line import BestLine
from app.ui.ranking_head import RankingHead
from app.ui.ranking_note import RankingNote
from app.ui.suggestion_list import SuggestionList
from app.ui.theme import Theme
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
        self.note.setContentsMargins(6, 0, 16, 0)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.setSpacing(6)
        self._both.addLayout(column, 1)
        self._both.addWidget(self.why, 1)

    @property
    def beside(self) -> bool:
        """Whether there is room for both side by side."""
        return self.width() >= _BESIDE

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        self.head.show_advice(advice)
        self.list.show_advice(advice)
        self.best.show_advice(advice)
        self.note.show_advice(advice)

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self.list.show_theme(theme)
        self.why.show_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._both.setDirection(
            QBoxLayout.Direction.LeftToRight if self.beside else QBoxLayout.Direction.TopToBottom
        )
