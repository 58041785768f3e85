"""The line that names the best guess to the end of the game, once it is known."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.engine.answer import Advice, Best
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
        self._show(advice.best)

    def clear(self) -> None:
        """It is not to be named."""
        self._show(None)

    def _show(self, best: Best | None) -> None:
        text = "" if best is None else best_text(best)
        if text != self.text():
            self._word = "" if best is None else best.word
            self.setText(text)
            self.setAccessibleName(text)
            self.setToolTip(_tip(best))
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

    @Slot()
    def _take(self) -> None:
        self.taken.emit(self._word)


def _tip(best: Best | None) -> str:
    if best is None:
        return ""
    return (
        translate("BestLine", "No guess needs fewer. Enter or a click takes it.")
        if best.proven
        else translate(
            "BestLine",
            "Only the most promising ways to go on were looked at. Enter or a click takes it.",
        )
    )
