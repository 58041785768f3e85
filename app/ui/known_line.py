"""One faint line that says what the clues tell together."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.engine.clues.knowledge import learn
from app.engine.clues.summary import in_words
from app.ui.elided_label import ElidedLabel
from app.ui.sheet import Sheet
from app.ui.speech import announce

translate = QCoreApplication.translate


class KnownLine(ElidedLabel):
    """Elided where it is too long, with all of it as its tip; said aloud once a row is left."""

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
        height = self.fontMetrics().height() + margins.top() + margins.bottom()
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


def _say(phrase: str) -> str:
    return translate("Summary", phrase)
