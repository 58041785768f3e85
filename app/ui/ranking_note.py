"""The line that says why the list is not ranked as it should be, or not yet."""

from PySide6.QtCore import QCoreApplication, QTimer, Slot
from PySide6.QtWidgets import QLabel, QWidget

from app.engine.answer import Advice
from app.ui.ranking_text import awaited
from app.ui.speech import announce

translate = QCoreApplication.translate

_SOON_MS, _LATE_MS = 600, 1500
"""After which it is said that the ranking is still to come, and why it may be late."""


class RankingNote(QLabel):
    """Not there where the strategy's own ranking is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setObjectName("note")
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._say_soon)
        self._late = QTimer(self, singleShot=True, interval=_LATE_MS)
        self._late.timeout.connect(self._say_late)
        self._progress = (0, 0)
        self.hide()

    @Slot(int, int)
    def show_progress(self, made: int, of: int) -> None:
        """How far the preparation of the strategies is: so many parts of so many."""
        self._progress = (made, of)
        if self.isVisible() and not self._soon.isActive() and not self._late.isActive():
            self._say_late()

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        if not awaited(advice):
            self._end(translate("Strategies", advice.off) if advice.off else "")
        elif not self._late.isActive():
            self._soon.start()
            self._late.start()

    def clear(self) -> None:
        """There is no list to speak of."""
        self._end("")

    def _end(self, text: str) -> None:
        self._soon.stop()
        self._late.stop()
        self._say(text)

    @Slot()
    def _say_soon(self) -> None:
        self._say(translate("RankingNote", "Meanwhile, the paper's ranking."))

    @Slot()
    def _say_late(self) -> None:
        text = translate(
            "RankingNote",
            "Preparing the strategies for the first time; meanwhile, the paper's ranking.",
        )
        made, of = self._progress
        if made < of:
            text = translate(
                "RankingNote",
                "Preparing the better list, once on this computer: {0} of {1}. Meanwhile, the"
                " paper's ranking.",
            ).format(made, of)
        self._say(text)

    def _say(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
            announce(self, text)
        self.setVisible(bool(text))
