"""What is known, letter by letter, in a panel beside the window."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QDialog, QLabel, QTableWidgetItem, QVBoxLayout, QWidget

from app.engine.clues.knowledge import Knowledge, LetterCount, learn
from app.ui.board import Board
from app.ui.plain_table import plain_table
from app.ui.sheet import Sheet

translate = QCoreApplication.translate


class KnownPanel(QDialog):
    """A row for each letter that a clue speaks of; it follows the board."""

    def __init__(self, board: Board, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("known-panel")
        self.setWindowTitle(translate("KnownPanel", "What is known"))
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._nothing = QLabel(self, wordWrap=True)
        self._nothing.setObjectName("hint")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._table = plain_table(
            translate("KnownPanel", "What is known of each letter"), _titles(), self
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self._nothing)
        column.addWidget(self._table, 1)
        self.resize(380, 360)
        board.changed.connect(self.show_sheet)
        self.show_sheet(board.sheet)

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        knowledge = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        rows = list(_rows(knowledge)) if knowledge.possible else []
        text = (
            translate("KnownPanel", "Nothing is known yet.")
            if knowledge.possible
            else translate("KnownPanel", "The clues contradict each other.")
        )
        self._nothing.setText(text)
        self._nothing.setVisible(not rows)
        self._table.setVisible(bool(rows))
        self._table.setRowCount(len(rows))
        for number, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self._table.setItem(number, column, QTableWidgetItem(cell))


def _titles() -> tuple[str, ...]:
    return (
        translate("KnownPanel", "Letter"),
        translate("KnownPanel", "At least"),
        translate("KnownPanel", "At most"),
        translate("KnownPanel", "Is at"),
        translate("KnownPanel", "Not at"),
    )


def _rows(knowledge: Knowledge) -> Iterator[tuple[str, str, str, str, str]]:
    """What must occur first, and last what does not."""
    counts = {count.letter: count for count in knowledge.counts}
    for letter in frozenset[str]().union(*knowledge.excluded):
        counts.setdefault(letter, LetterCount(letter, 0, None))
    for letter in knowledge.fixed:
        if letter is not None:
            counts.setdefault(letter, LetterCount(letter, knowledge.fixed.count(letter), None))
    for count in sorted(counts.values(), key=lambda c: (c.most == 0, not c.least, c.letter)):
        if count.most == 0:
            barred = translate("KnownPanel", "anywhere")
        else:
            barred = _places(
                place for place, gone in enumerate(knowledge.excluded) if count.letter in gone
            )
            if not count.least and count.most is None and not barred:
                continue
        yield (
            count.letter.upper(),
            str(count.least),
            translate("KnownPanel", "any") if count.most is None else str(count.most),
            _places(place for place, x in enumerate(knowledge.fixed) if x == count.letter),
            barred,
        )


def _places(places: Iterator[int]) -> str:
    return ", ".join(str(place + 1) for place in places)
