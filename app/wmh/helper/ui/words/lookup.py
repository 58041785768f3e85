"""Look-up of one word: a line that says if the list has it, and why the word does not fit."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.helper.capitals import capital
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import in_column, in_row
from wmh.helper.ui.parts.shortcuts import key_of

if TYPE_CHECKING:
    from wmh.engine.explain.lookup import Lookup
    from wmh.engine.lexicon.store import Lexicon


def answer(found: "Lookup", question: Question, sheet: Sheet, alphabet: Alphabet) -> str:
    """Returns a verdict on a word, and every fact that excludes the word."""
    if not found.letters:
        text = _("No: {0} is not a letter of this word list.")
        return text.format(capital(alphabet.first_foreign(found.text.strip()) or ""))
    word = capital("".join(found.letters))
    if found.tier is None:
        text = _("No: {0} is not in this word list.")
        objections = [text, *_not_possible(found, question, sheet)]
    else:
        objections = [*_not_possible(found, question, sheet), *_kept_back(found, question)]
        if not objections:
            return _("Yes: {0} is in the list.").format(word)
        objections[0] = _("No: {0}").format(objections[0])
    first, *others = (text.format(word) for text in objections)
    it = _("It")
    return " ".join([first, *(it + text.removeprefix(word) for text in others)])


def _kept_back(found: "Lookup", question: Question) -> Iterator[str]:
    """Yields the reasons why the list of suggestions leaves a word out."""
    if not found.in_view:
        text = _("{0} is a less common word, listed only among all words ({1}).")
        yield text.replace("{1}", key_of("all_words"))
    if found.flagged and not question.flagged:
        yield _("{0} is an offensive word, and those are not suggested.")


def _not_possible(found: "Lookup", question: Question, sheet: Sheet) -> Iterator[str]:
    length = len(found.letters or ())
    if length != question.length:
        yield ngettext(
            "{{0}} has 1 letter, and the words of this game {1}.",
            "{{0}} has {0} letters, and the words of this game {1}.",
            length,
            length,
            question.length,
        )
    elif found.ruled_out_by is not None and found.ruled_out_by < 0:
        yield _("{0} does not have the revealed letters.")
    elif found.ruled_out_by is not None:
        row = sheet.asked_rows[found.ruled_out_by]
        text = _("{{0}} is ruled out by row {0}, {1}.")
        yield text.format(row + 1, capital(sheet.rows[row].word))


_PAUSE_MS = 600
"""Milliseconds without typing after which the answer is announced."""


class LookupLine(QWidget):
    """Line to look one word up; hidden until opened, updated at every key and with the game."""

    left = Signal()
    """Emitted when the focus should return to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: tuple[Question, Sheet, Lexicon] | None = None
        self._field = QLineEdit(self)
        self._field.setObjectName("lookup")
        self._field.setMaxLength(80)
        self._field.setPlaceholderText(_("Is this word in my list?"))
        self._field.setAccessibleName(_("Look up a word"))
        self._field.textChanged.connect(self._answer)
        self._answer_shown = QLabel(self, wordWrap=True)
        self._answer_shown.setObjectName("answer")
        self._answer_shown.setTextFormat(Qt.TextFormat.PlainText)
        close = plain_button(_("Close"), self, self.leave, name="flat")
        close.setAccessibleName(_("Close the look-up"))
        close.setToolTip(_("Close the look-up (Esc)"))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._say)
        set_margins(self._answer_shown, 6, 0, 6, 4)
        in_column(
            in_row((self._field, 1), close, spacing=4),
            self._answer_shown,
            on=self,
            margins=(0, 6, 0, 4),
            spacing=4,
        )
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
        """Sets the game with which the word is compared, and its word list."""
        self._game = (question, sheet, lexicon)
        self._answer()

    @Slot()
    def _answer(self) -> None:
        word = self._field.text().strip()
        text = ""
        if word and self._game is None:
            text = _("The word list is not open yet.")
        elif word and self._game is not None:
            from wmh.engine.explain.lookup import look_up

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
