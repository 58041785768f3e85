"""The line that names the best guess to the end of the game, once it is known."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.engine.answer import Advice
from app.ui.ranking_text import best_text
from app.ui.speech import announce

translate = QCoreApplication.translate


class BestLine(QPushButton):
    """Not there while there is none; a click or Enter takes the word."""

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("best")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._word = ""
        self.clicked.connect(self._take)
        self.hide()

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        text = "" if advice.best is None else best_text(advice.best)
        if text != self.text():
            self._word = "" if advice.best is None else advice.best.word
            self.setText(text)
            self.setAccessibleName(text)
            self.setToolTip(self._tip(advice))
            self.setAccessibleDescription(self.toolTip())
            announce(self, text)
        self.setVisible(bool(text))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _tip(self, advice: Advice) -> str:
        if advice.best is None:
            return ""
        return (
            translate("BestLine", "No guess needs fewer. Enter or a click takes it.")
            if advice.best.proven
            else translate(
                "BestLine",
                "Only the most promising ways to go on were looked at. Enter or a click takes it.",
            )
        )

    @Slot()
    def _take(self) -> None:
        self.taken.emit(self._word)
