"""Line of what the clues tell together, and the panel that tells it letter by letter."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QLabel, QTableWidgetItem, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.knowledge import Knowledge, LetterCount, learn
from wmh.engine.clues.summary import in_words
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import ElidedLabel
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.rich_text import set_tip

_MOST_LINES = 3


class KnownLine(ElidedLabel):
    """Sentence on up to three lines, elided if there is less room, with the whole text as its tip.

    It is announced when the cursor leaves a row.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = 0
        self._said = ""
        self.setObjectName("known")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        known = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        text = ""  # Why nothing is possible is said elsewhere.
        if known.possible:
            text = in_words(known, sheet.turns, sheet.rule, _say)
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
            set_tip(self, text)
            self.setVisible(bool(text))
            name = _("What is known: {0}").format(text) if text else ""
            self.setAccessibleName(name)
        if sheet.row != self._row and text != self._said:
            self._said = text
            announce(self, self.accessibleName())
        self._row = sheet.row

    def minimumSizeHint(self) -> QSize:
        margins = self.contentsMargins()
        height = self.fontMetrics().height() + margins.top() + margins.bottom()
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHint(self) -> QSize:
        least, more = self.minimumSizeHint(), len(self._lines(_MOST_LINES)) - 1
        return least + QSize(0, more * self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room, high = self.contentsRect(), self.fontMetrics().lineSpacing()
        start = QLabel.alignment(self) & Qt.AlignmentFlag.AlignHorizontal_Mask
        lines = self._lines(max(room.height() // self.fontMetrics().height(), 1))
        for number, line in enumerate(lines):
            place = QRect(room.x(), room.y() + number * high, room.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignTop | start, line)

    def _lines(self, most: int) -> list[str]:
        """Text broken into `most` lines at most, the last one elided."""
        width, metrics = self.contentsRect().width(), self.fontMetrics()
        lines: list[str] = []
        rest = self.text()
        while rest and len(lines) < most - 1 and metrics.horizontalAdvance(rest) > width > 0:
            words = rest.split(" ")
            fit = len(words) - 1
            while fit > 1 and metrics.horizontalAdvance(" ".join(words[:fit])) > width:
                fit -= 1
            lines.append(" ".join(words[:fit]))
            rest = " ".join(words[fit:])
        return [*lines, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)]


def _say(phrase: str) -> str:
    return _(phrase, context="Summary")


class KnownPanel(QDialog):
    """Panel with a row for each letter in a clue; it follows the board."""

    def __init__(self, board: Board, parent: QWidget) -> None:
        from wmh.helper.ui.parts.lists import plain_table
        from wmh.helper.ui.parts.page_kit import PageHead

        super().__init__(parent)
        self.setWindowTitle(_("What is known"))
        self.setModal(False)
        self._nothing = QLabel(self, wordWrap=True)
        self._nothing.setObjectName("hint")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._table = plain_table(_("What the clues say"), _titles(), self)
        head = PageHead(
            self.windowTitle(),
            _("What the colours say about each letter so far."),
            self,
            modest=True,
        )
        in_column(head, self._nothing, (self._table, 1), on=self, margins=16)
        self.resize(460, 440)
        board.changed.connect(self.show_sheet)
        self.show_sheet(board.sheet)

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        knowledge = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        rows = list(_rows(knowledge)) if knowledge.possible else []
        text = (
            _("Nothing is known yet.", context="KnownPanel")
            if knowledge.possible
            else _("The clues contradict each other.")
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
        _("Letter"),
        _("At least"),
        _("At most"),
        _("Is at"),
        _("Not at"),
    )


def _rows(knowledge: Knowledge) -> Iterator[tuple[str, str, str, str, str]]:
    """Rows of letters, those that must occur first and those that do not occur last."""
    counts = {count.letter: count for count in knowledge.counts}
    for letter in frozenset[str]().union(*knowledge.excluded):
        counts.setdefault(letter, LetterCount(letter, 0, None))
    for letter in knowledge.fixed:
        if letter is not None:
            counts.setdefault(letter, LetterCount(letter, knowledge.fixed.count(letter), None))
    for count in sorted(counts.values(), key=lambda c: (c.most == 0, not c.least, c.letter)):
        if count.most == 0:
            barred = _("anywhere")
        else:
            barred = _places(
                place for place, gone in enumerate(knowledge.excluded) if count.letter in gone
            )
            if not count.least and count.most is None and not barred:
                continue
        yield (
            count.letter.upper(),
            str(count.least),
            _("any") if count.most is None else str(count.most),
            _places(place for place, x in enumerate(knowledge.fixed) if x == count.letter),
            barred,
        )


def _places(places: Iterator[int]) -> str:
    return ", ".join(str(place + 1) for place in places)
