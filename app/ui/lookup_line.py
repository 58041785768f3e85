"""A line to ask of one word whether it is in the list, and why not."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.engine.question import Question
from app.ui.lookup_text import answer
from app.ui.sheet import Sheet
from app.ui.speech import announce

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate

_PAUSE_MS = 600
"""A pause in typing, after which the answer is said aloud."""


class LookupLine(QWidget):
    """Hidden until it is opened; answers at every key, and follows the game."""

    left = Signal()
    """A wish to go back to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: tuple[Question, Sheet, Lexicon] | None = None
        self._field = QLineEdit(self)
        self._field.setObjectName("lookup")
        self._field.setMaxLength(80)
        self._field.setPlaceholderText(translate("LookupLine", "Is this word in my list?"))
        self._field.setAccessibleName(translate("LookupLine", "Look up a word"))
        self._field.textChanged.connect(self._answer)
        self._answer_shown = QLabel(self, wordWrap=True)
        self._answer_shown.setObjectName("answer")
        self._answer_shown.setTextFormat(Qt.TextFormat.PlainText)
        close = QPushButton(translate("LookupLine", "Close"), self)
        close.setObjectName("flat")
        close.setAccessibleName(translate("LookupLine", "Close the look-up"))
        close.setToolTip(translate("LookupLine", "Close the look-up (Esc)"))
        close.clicked.connect(self.leave)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._say)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self._field, 1)
        line.addWidget(close)
        self._answer_shown.setContentsMargins(6, 0, 6, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 4)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._answer_shown)
        self.hide()
        self._answer()

    @Slot()
    def open(self) -> None:
        self.show()
        self._field.setFocus()
        self._field.selectAll()

    def ask(self, word: str) -> None:
        self._field.setText(word)
        self.open()

    @Slot()
    def leave(self) -> None:
        self._pause.stop()
        self.left.emit()  # First: hiding the focus would send it elsewhere.
        self.hide()

    def show_game(self, question: Question, sheet: Sheet, lexicon: "Lexicon") -> None:
        """What the word is compared with."""
        self._game = (question, sheet, lexicon)
        self._answer()

    @Slot()
    def _answer(self) -> None:
        word = self._field.text().strip()
        text = ""
        if word and self._game is None:
            text = translate("LookupLine", "The lexicon is not open yet.")
        elif word and self._game is not None:
            # Here and not above: numpy comes with it, which the window must not wait for.
            from app.engine.lookup import look_up

            question, sheet, lexicon = self._game
            found = look_up(word, question, lexicon)
            text = answer(found, question, sheet, lexicon.alphabet)
        if text != self._answer_shown.text():
            self._answer_shown.setText(text)
            self._answer_shown.setAccessibleName(text)
            self._field.setAccessibleDescription(text)
            self._pause.start()
        self._answer_shown.setVisible(bool(text))

    @Slot()
    def _say(self) -> None:
        if self.isVisible():
            announce(self._field, self._answer_shown.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
