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
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.ui.theme import scaled

translate = QCoreApplication.translate

_ROW = 26
_GAP = 16


class HitList(QListView):
    """Reports which word is taken, and keys that are meant for the line above it."""

    taken = Signal(str)
    left = Signal()
    """A wish to go back to the line."""
    typed = Signal(QKeyEvent)
    """A key that means nothing here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: Sequence[str] = ()
        self._shown = QStringListModel(self)
        self.setModel(self._shown)
        self.setObjectName("hits")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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

    def enter(self) -> None:
        """Take the keyboard, with a word selected."""
        if self._words:
            if not self.currentIndex().isValid():
                self.setCurrentIndex(self._shown.index(0))
            self.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(0, 4 * self._row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text, row = event.key(), event.text(), self.currentIndex().row()
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self._take(self.currentIndex())
            case Qt.Key.Key_Up if row < self._columns():
                self.left.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                # Qt would stop at the end of a line.
                following = self._shown.index(row + (1 if key == Qt.Key.Key_Right else -1))
                if following.isValid():
                    self.setCurrentIndex(following)
            case Qt.Key.Key_Backspace:
                self.typed.emit(event)
            case _ if text.strip() and text.isprintable() and not event.modifiers() & _COMMANDS:
                self.typed.emit(event)
            case _:
                super().keyPressEvent(event)

    def _columns(self) -> int:
        return max(self.viewport().width() // self.gridSize().width(), 1)

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            self.taken.emit(self._words[index.row()])


_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
