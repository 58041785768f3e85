"""The row of a board, for those who listen: its tiles together, under one name."""

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QGroupBox, QWidget

from app.engine.clues.rules import Rule
from app.engine.clues.turn import Counts, Mark
from app.ui.clue_words import counted, mark_name
from app.ui.sheet import Row

translate = QCoreApplication.translate


class RowGroup(QGroupBox):
    """Not to be seen. What lies in it is placed as on the surface that it lies on.

    So it begins at the top of the surface, and a mask leaves the other rows to the pointer.
    """

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.setObjectName("row")

    def lay(self, row: QRect) -> None:
        """Where its row is on the surface."""
        self.setGeometry(0, 0, row.right() + 1, row.bottom() + 1)
        self.setMask(QRegion(row))

    def paintEvent(self, _event: QPaintEvent) -> None:
        pass

    def show_row(self, number: int, row: Row, rule: Rule) -> None:
        """Rows are counted from 1."""
        name = row_name(number, row, rule)
        if name != self.accessibleName():
            self.setAccessibleName(name)


def row_name(number: int, row: Row, rule: Rule) -> str:
    """Such as `Row 2: CRANE, green 2, white 3`."""
    if not row.letters:
        return translate("RowGroup", "Row {0}: empty").format(number)
    word = "".join(row.letters).upper()
    said = [translate("RowGroup", "Row {0}: {1}").format(number, word)]
    if row.spelt:
        said += _clue(row, rule)
    if row.aside:
        said.append(translate("RowGroup", "set aside"))
    return ", ".join(said)


def _clue(row: Row, rule: Rule) -> list[str]:
    """How often each mark was given, or each number of a clue that counts."""
    both = translate("RowGroup", "{0} {1}")
    clue = row.said(rule)
    if isinstance(clue, Counts):
        pairs = zip(counted(rule), clue.numbers, strict=True)
        return [both.format(name, number) for name, number in pairs if number is not None]
    marks = Counter(clue)
    said = [
        both.format(mark_name(mark), marks[mark])
        for mark in (Mark.GREEN, Mark.YELLOW, Mark.WHITE)
        if marks[mark]
    ]
    if marks[None]:
        said.append(both.format(translate("RowGroup", "not marked yet"), marks[None]))
    return said
