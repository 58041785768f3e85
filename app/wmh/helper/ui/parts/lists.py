"""Table whose rows can be read and selected, but not edited."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from wmh.helper.ui.look.scaling import scale_rows

_FEW = 3
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def plain_table(
    name: str, titles: Sequence[str], parent: QWidget, figures: Collection[int] = ()
) -> QTableWidget:
    """Returns an empty table.

    Its last column stretches, and the columns of `figures` are aligned to the right.
    """
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
    scale_rows(table)
    table.setShowGrid(False)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    return table


class _Table(QTableWidget):
    """Table that scrolls sideways if its columns have no room; Qt would cut the last one."""

    def __init__(self, rows: int, columns: int, parent: QWidget) -> None:
        super().__init__(rows, columns, parent)
        # Once for all cells that are filled in together: to measure a column takes its time.
        soon = QTimer(self, singleShot=True, interval=0)
        soon.timeout.connect(self._fit)
        model = self.model()
        for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(soon.start)

    def changeEvent(self, event: QEvent) -> None:
        """Updates the height of the header after its font has changed, which Qt does not."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            header = self.horizontalHeader()
            header.headerDataChanged(header.orientation(), 0, self.columnCount() - 1)
            self.updateGeometries()

    def minimumSizeHint(self) -> QSize:
        """Returns a size at which a few rows are visible."""
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
        # Where another column takes the room, an empty last one would halve it.
        modes = map(header.sectionResizeMode, range(last))
        stretched = QHeaderView.ResizeMode.Stretch in modes
        header.setStretchLastSection(needed <= room and not stretched)
