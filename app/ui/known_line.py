"""One faint line that says what the clues tell together."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.engine.clues.knowledge import learn
from app.engine.clues.summary import in_words
from app.ui.sheet import Sheet
from app.ui.speech import announce
from app.ui.theme import SMALL, text_font

translate = QCoreApplication.translate


class KnownLine(QLabel):
    """Elided where it is too long, with all of it as its tip; said aloud once a row is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = 0
        self._said = ""
        self.setObjectName("known")
        self.setFont(text_font(SMALL))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        known = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        text = in_words(known, _say) if known.possible else ""  # Why not is said elsewhere.
        if text != self.text():
            self.setText(text)
            self.setToolTip(text)
            self.setVisible(bool(text))
            name = translate("KnownLine", "What is known: {0}").format(text) if text else ""
            self.setAccessibleName(name)
        if sheet.row != self._row and text != self._said:
            self._said = text
            announce(self, self.accessibleName())
        self._row = sheet.row

    def minimumSizeHint(self) -> QSize:
        margins = self.contentsMargins()
        return QSize(40, self.fontMetrics().height() + margins.top() + margins.bottom())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self.palette().color(self.foregroundRole())))
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


def _say(phrase: str) -> str:
    return translate("Summary", phrase)
