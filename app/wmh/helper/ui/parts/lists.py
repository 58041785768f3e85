"""A table to read: rows are selected, nothing is edited."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

_FEW = 3
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def plain_table(
    name: str, titles: Sequence[str], parent: QWidget, figures: Collection[int] = ()
) -> QTableWidget:
    """Empty; its last column takes the room that is left, and those of figures end at the right."""
    table = _Table(0, len(titles), parent)
    table.setAccessibleName(name)
    for column, title in enumerate(titles):
        item = QTableWidgetItem(title)
        if column in figures:
            item.setTextAlignment(RIGHT)
        table.setHorizontalHeaderItem(column, item)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setHighlightSections(False)
    header.setSectionsClickable(False)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    return table


class _Table(QTableWidget):
    """Scrolled sideways where its columns have no room; a last one that is stretched is cut."""

    def __init__(self, rows: int, columns: int, parent: QWidget) -> None:
        super().__init__(rows, columns, parent)
        model = self.model()
        for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._fit)

    def changeEvent(self, event: QEvent) -> None:
        """Heads of another size: the height of the row that they stand in is kept otherwise."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            header = self.horizontalHeader()
            header.headerDataChanged(header.orientation(), 0, self.columnCount() - 1)
            self.updateGeometries()

    def minimumSizeHint(self) -> QSize:
        """A few of its rows are seen."""
        rows = _FEW * self.verticalHeader().defaultSectionSize()
        high = self.horizontalHeader().sizeHint().height() + rows
        return QSize(super().minimumSizeHint().width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        header, last = self.horizontalHeader(), self.columnCount() - 1
        needed = max(self.sizeHintForColumn(last), header.sectionSizeHint(last))
        room = self.viewport().width() - header.sectionPosition(last)
        header.setStretchLastSection(needed <= room)
