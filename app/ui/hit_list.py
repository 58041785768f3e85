"""The words that a search found, in columns."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QSize,
    QStringListModel,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.ui.theme import scaled
from app.ui.wrapped_list import WrappedList

translate = QCoreApplication.translate

_ROW = 26
_GAP = 16


class HitList(WrappedList):
    """Reports which word is taken, and keys that are meant for the line above it."""

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: Sequence[str] = ()
        self._shown = QStringListModel(self)
        self.setModel(self._shown)
        self.setObjectName("hits")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(translate("HitList", "Words found"))
        self.doubleClicked.connect(self._take)

    def show_words(self, words: Sequence[str]) -> None:
        self._words = words
        self._lay_out()
        self._shown.setStringList([word.upper() for word in words])
        self.scrollToTop()

    def _lay_out(self) -> None:
        """In columns as wide as the widest word."""
        spelt = [word.upper() for word in self._words]
        most = max(map(len, spelt), default=1)
        metrics = self.fontMetrics()
        widest = max(
            (metrics.horizontalAdvance(word) for word in spelt if len(word) >= most - 1), default=1
        )
        row = self._row()
        self.setGridSize(QSize(widest + scaled(_GAP), row))
        self.setMinimumHeight(3 * row)

    def _row(self) -> int:
        return max(scaled(_ROW), self.fontMetrics().height() + 4)

    @Slot()
    def show_scale(self) -> None:
        """Its type and rows have other sizes now."""
        self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(0, 4 * self._row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._take(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            self.taken.emit(self._words[index.row()])
