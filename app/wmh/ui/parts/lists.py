"""A table to read: rows are selected, nothing is edited."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

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
