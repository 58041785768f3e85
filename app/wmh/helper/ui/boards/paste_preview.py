"""Preview of a pasted game, shown in place of the list of several boards."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from wmh.base.text.phrases import _
from wmh.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS
from wmh.engine.boards.transcript import BoardsTranscript, read_boards, write_boards
from wmh.engine.clues.squares import USUAL, with_signs, without_scores
from wmh.engine.clues.transcript import MOST_CHARACTERS
from wmh.helper.capitals import capital
from wmh.helper.ui.boards.boards_sheet import LIMITS, BoardsSheet, fill_boards
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.look.clue_words import own_squares
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.words.paste_note import PasteNote
from wmh.helper.ui.words.paste_proposal import PasteProposal, reading_of, some_words, unused_lines

Words = tuple[tuple[str, ...], ...]


class PastePreview(QStackedWidget):
    """Preview of a pasted game, which the user must confirm; playing on hides the preview."""

    noticed = Signal(str)
    """Emitted with a message: what was copied, or why nothing is shown."""
    left = Signal()
    """Emitted when the user wants to go back to the boards."""

    def __init__(self, results: QWidget, table: BoardsTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._lengths: Sequence[int] = ()
        self._found = BoardsTranscript()
        self._reading = ""
        self._note = PasteNote(self)
        for page in (results, self._note):
            self.addWidget(page)
        self._note.used.connect(self._use)
        self._note.told.connect(self._hear)
        self._note.left.connect(self._leave)
        table.changed.connect(self._put_away)

    def show_lengths(self, lengths: Sequence[int]) -> None:
        """Sets the lengths of words that the word list has."""
        self._lengths = lengths

    # Copying

    @Slot()
    def copy_grid(self) -> None:
        self._copy(letters=False)

    @Slot()
    def copy_words(self) -> None:
        """Copies the guesses in a form that can be pasted."""
        self._copy(letters=True)

    def _copy(self, *, letters: bool) -> None:
        sheet = self._table.sheet
        if not sheet.guesses:
            self.noticed.emit(_("There is no guess to copy yet."))
            return
        squares = own_squares(sheet.game) or USUAL
        text = write_boards(
            sheet.guesses, sheet.clues, letters=letters, squares=squares, capitals=capital
        )
        QGuiApplication.clipboard().setText(text)
        said = _("{0} boards are on the clipboard.")
        self.noticed.emit(said.format(sheet.boards))

    # Pasting

    @Slot()
    def paste(self) -> None:
        self.show_text(QGuiApplication.clipboard().text())

    def show_text(self, text: str) -> None:
        """Previews the game of a text that was pasted, or read from a picture."""
        from wmh.helper.games.presets import squares_of

        sheet = self._table.sheet
        text = with_signs(text[: MOST_CHARACTERS + 1])
        shown = without_scores(text[:MOST_CHARACTERS])
        squares = squares_of(shown, own_squares(sheet.game))
        found = read_boards(text, self._table.alphabet, squares, sheet.boards)
        if (problem := self._problem(text, found)) is not None:
            self.noticed.emit(problem)
            return
        self._found, self._reading = found, reading_of(shown, squares)
        words = found.words
        if not words and sheet.length == found.length:
            words = sheet.guesses  # A grid alone, of the game that is here.
        self._show(words)

    def _problem(self, text: str, found: BoardsTranscript) -> str | None:
        """Returns the reason why the text cannot be used; None if it can."""
        if not text.strip():
            return _("There is no text on the clipboard.")
        if not FEWEST_BOARDS <= len(found.clues) <= MOST_BOARDS or found.rows not in LIMITS:
            return _(
                "The text on the clipboard is not a game on several boards. A row of two boards"
                " looks like this: RAIN ywwg wwgw",
            )
        if self._lengths and found.length not in self._lengths:
            said = _("The text has words of {0} letters; this word list has none.")
            return said.format(found.length)
        return None

    def _show(self, words: Words) -> None:
        before, found = self._table.sheet, self._found
        whole = len(words) >= found.rows
        after = fill_boards(before, words, found.clues) if whole else None
        boards = len(found.clues)
        if whole:
            said = _("{0} boards. Guesses: {1}.")
            said = said.format(boards, some_words([capital("".join(word)) for word in words]))
        else:
            said = _("{0} boards. Some of the guesses are missing.")
            said = said.format(boards)
        pasted = PasteProposal(
            after,
            " ".join(filter(None, (said, self._reading))),
            _missing_text(found) if after is None else _consequence(before, after),
            unused_lines(found.unused),
            _("Fill the boards (Enter)"),
            "" if after else _("The guesses, in their order"),
        )
        self._note.show_pasted(pasted)
        self.setCurrentWidget(self._note)
        self._note.setFocus()

    @Slot(str)
    def _hear(self, text: str) -> None:
        """Uses the typed guesses if there is one for each row; else shows which are missing."""
        letters = self._table.alphabet.letters_of
        words = tuple(word for part in text.split() if (word := letters(part)))
        fitting = all(len(word) == self._found.length for word in words)
        if fitting and len(words) == len(text.split()) == self._found.rows:
            self._show(words)
        else:
            self._note.show_hint(_missing_text(self._found))

    @Slot(object)
    def _use(self, sheet: BoardsSheet) -> None:
        self._table.fill(sheet)
        self._leave()

    @Slot()
    def _leave(self) -> None:
        self._put_away()
        self.left.emit()

    @Slot()
    def _put_away(self) -> None:
        self.setCurrentIndex(0)


def _missing_text(found: BoardsTranscript) -> str:
    said = _(
        "Type the words that were guessed, in their order: {0} of {1} letters. Then Enter.",
    )
    return said.format(found.rows, found.length)


def _consequence(before: BoardsSheet, after: BoardsSheet) -> str:
    """Returns a sentence on what pasting changes on the boards; "" if they are empty."""
    if (before.boards, before.length) != (after.boards, after.length):
        text = _("This starts a game on {0} boards with words of {1} letters.")
        return text.format(after.boards, after.length)
    if before.empty:
        return ""
    text = _("This replaces what is on the boards; {0} undoes it.")
    return text.format(key_of("undo"))
