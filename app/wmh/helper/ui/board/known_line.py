"""Line that sums up what all clues tell, and a panel with the letters coloured accordingly."""

from PySide6.QtCore import QRect, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.summary import in_words
from wmh.helper.capitals import capital
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.letter_row import LetterMarks, LetterRow, known_marks, spoken_marks
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import ElidedLabel
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.rich_text import set_tip

_MOST_LINES = 3

_KEYS = 1.5
"""Factor by which the letters in the panel are larger than those beside a game."""


class KnownLine(ElidedLabel):
    """Sentence on up to three lines; if it is elided, its tip has the whole text.

    The sentence is announced when the cursor leaves a row.
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
            text = in_words(known, sheet.turns, sheet.rule, _say, capital)
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
        """Breaks the text into `most` lines at most, of which the last may be elided."""
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
    """Panel with the letters, coloured by what is known of each; it follows the board.

    Below the letters each fact has a line of its own.
    """

    def __init__(self, board: Board, parent: QWidget) -> None:
        from wmh.helper.ui.parts.page_kit import PageHead

        super().__init__(parent)
        self._board = board
        self.setWindowTitle(_("What is known"))
        self.setModal(False)
        self._letters = LetterRow(self, _KEYS)
        self._facts = QLabel(self, wordWrap=True)
        self._facts.setObjectName("facts")
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        sentence = _("What all clues so far say together.")
        head = PageHead(self.windowTitle(), sentence, self)
        in_column(head, self._letters, 8, (self._facts, 1), on=self, margins=16)
        self.resize(500, 340)
        board.changed.connect(self.show_sheet)
        self.show_sheet(board.sheet)

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        known = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        marks: LetterMarks = known_marks(sheet.turns, known) if known.possible else {}
        facts = in_words(known, sheet.turns, sheet.rule, _say, capital) if known.possible else ""
        none = _("Nothing is known yet.", context="KnownPanel")
        text = (facts or none) if known.possible else _("The clues contradict each other.")
        said = _("What is known: {0}").format(spoken_marks(marks) if marks else text)
        self._letters.show_letters(self._board.alphabet.letters, marks, said)
        self._facts.setText(text.replace("; ", "\n"))
        self._facts.setAccessibleName(text)
