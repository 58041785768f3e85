"""The lists: tables to read, whose rows are selected, and lists whose rows wrap."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from wmh.ui.parts.shortcuts import writes

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def plain_table(
    name: str, titles: Sequence[str], parent: QWidget, figures: Collection[int] = ()
) -> QTableWidget:
    """Empty; its last column takes the room that is left, and those of figures end at the right."""
    table = QTableWidget(0, len(titles), parent)
    table.setAccessibleName(name)
    for column, title in enumerate(titles):
        item = QTableWidgetItem(title)
        if column in figures:
            item.setTextAlignment(RIGHT)
        table.setHorizontalHeaderItem(column, item)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(True)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setHighlightSections(False)
    header.setSectionsClickable(False)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    return table


class WrappedList(QListView):
    """Left and right go through all rows, up leaves from the first line."""

    left = Signal()
    """A wish to go back to where letters are typed."""
    typed = Signal(QKeyEvent)
    """A key that means nothing here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def columns(self) -> int:
        """How many rows of the model there are in a line."""
        return max(self.viewport().width() // self.gridSize().width(), 1)

    def enter(self) -> None:
        """Take the keyboard, with a row selected."""
        if self.model().rowCount():
            if not self.currentIndex().isValid():
                self.setCurrentIndex(self.model().index(0, 0))
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.currentIndex().row()
        match key:
            case Qt.Key.Key_Up if row < self.columns():
                self.left.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                # Qt would stop at the end of a line.
                following = row + (1 if key == Qt.Key.Key_Right else -1)
                index = self.model().index(following, 0)
                if index.isValid():
                    self.setCurrentIndex(index)
            case Qt.Key.Key_Backspace:
                self.typed.emit(event)
            case _ if writes(event):
                self.typed.emit(event)
            case _:
                super().keyPressEvent(event)
