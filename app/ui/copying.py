"""Puts the finished rows of the board, or a suggestion, into the clipboard."""

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.engine.clues.squares import USUAL
from app.engine.clues.transcript import write_grid, write_text
from app.engine.clues.turn import Turn
from app.ui.board import Board
from app.ui.clue_words import own_squares
from app.ui.suggestion_list import SuggestionList

translate = QCoreApplication.translate


class Copying(QObject):
    """Copies the game in one form or another; rows still open or set aside are left out."""

    copied = Signal(str)
    """What was copied, or why nothing was, in a sentence."""

    def __init__(
        self, board: Board, suggestions: SuggestionList, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._list = suggestions

    @Slot()
    def word(self) -> None:
        """The suggestion that is selected."""
        if (word := self._list.word) is None:
            self.copied.emit(translate("Copying", "Select a word in the list first."))
        else:
            QGuiApplication.clipboard().setText(word)
            self.copied.emit(translate("Copying", "{0} is in the clipboard.").format(word.upper()))

    @Slot()
    def whole_list(self) -> None:
        """The suggestions shown, one a line: rank, word and score between tabs."""
        lines = self._list.lines
        if not lines:
            self.copied.emit(translate("Copying", "There is no list to copy."))
            return
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
        self.copied.emit(
            translate("Copying", "1 word is in the clipboard.")
            if len(lines) == 1
            else translate("Copying", "{0} words are in the clipboard.").format(len(lines))
        )

    @Slot()
    def as_grid(self) -> None:
        self._copy(self._grid(letters=False))

    @Slot()
    def as_grid_with_letters(self) -> None:
        self._copy(self._grid(letters=True))

    @Slot()
    def as_text(self) -> None:
        """In the form that can be pasted back."""
        self._copy(write_text(self._finished()))

    def _grid(self, *, letters: bool) -> str:
        return write_grid(self._finished(), letters=letters, squares=own_squares() or USUAL)

    def _finished(self) -> list[Turn]:
        sheet = self._board.sheet
        return [sheet.turn(n) for n in sheet.spelt_rows if not sheet.rows[n].open(sheet.rule)]

    def _copy(self, text: str) -> None:
        if not text:
            self.copied.emit(translate("Copying", "No row is finished yet."))
            return
        QGuiApplication.clipboard().setText(text)
        rows = len(text.splitlines())
        self.copied.emit(
            translate("Copying", "1 row is in the clipboard.")
            if rows == 1
            else translate("Copying", "{0} rows are in the clipboard.").format(rows)
        )
