"""The list's place, where for a while a note about what was pasted may stand instead."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.answering import Answering
from app.engine.clues.rules import RULES
from app.engine.clues.squares import without_scores
from app.engine.clues.transcript import MOST_CHARACTERS, Transcript, Why, read_transcript
from app.engine.clues.turn import Clue, Counts
from app.engine.question import Question
from app.engine.riddle import Riddle, Unriddled
from app.engine.stopping import Stop
from app.suggester import Suggester
from app.ui.board import Board
from app.ui.clue_words import own_squares
from app.ui.grid_note import GridNote
from app.ui.keys import key_of
from app.ui.objections import objection
from app.ui.paste_note import PasteNote
from app.ui.pasted import clues_alone, pasted, reading_of, unused_lines
from app.ui.sheet import Sheet
from app.ui.theme import Theme

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate


class Pasting(QStackedWidget):
    """Shows what was pasted; nothing of it reaches the board before it is confirmed.

    Playing on puts the note away.
    """

    noticed = Signal(str)
    """Why there is nothing to be shown, in a sentence."""
    failed = Signal(str)
    """Why no words could be looked for, in a sentence."""
    left = Signal()
    """A wish to go back to the board."""

    def __init__(self, results: QWidget, board: Board, suggester: Suggester, theme: Theme) -> None:
        super().__init__()
        self._board = board
        self._errand = suggester.errand()
        self._errand.arrived.connect(self._show_makers)
        self._errand.failed.connect(self._fail)
        self._lexicon: Lexicon | None = None
        self._question: Question | None = None
        self._clues: tuple[Clue, ...] = ()
        self._note = PasteNote(self)
        self._grid = GridNote(theme, self)
        for page in (results, self._note, self._grid):
            self.addWidget(page)
        self._note.used.connect(self._use)
        self._note.left.connect(self._leave)
        self._grid.told.connect(self._ask)
        self._grid.left.connect(self._leave)
        board.changed.connect(self._put_away)

    def show_game(self, question: Question, lexicon: "Lexicon") -> None:
        """In what words makers are looked for."""
        self._question, self._lexicon = question, lexicon

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._grid.show_theme(theme)

    @Slot()
    def paste(self) -> None:
        sheet = self._board.sheet
        text = QGuiApplication.clipboard().text()
        # Here and not above: most sittings paste nothing.
        from app.presets import squares_of

        shown = without_scores(text[:MOST_CHARACTERS])
        squares = own_squares() or squares_of(shown)
        found = read_transcript(text, self._board.alphabet, len(RULES[sheet.rule].counts), squares)
        if (problem := self._problem(text, found)) is not None:
            self.noticed.emit(problem)
        elif found.turns or found.words:
            self._note.show_pasted(pasted(found, sheet, reading_of(shown, squares)))
            self._stand(self._note)
        else:
            self._clues = found.clues
            understood = clues_alone(len(found.clues), reading_of(shown, squares))
            self._grid.show_grid(understood, unused_lines(found.unused))
            self._stand(self._grid)

    def _problem(self, text: str, found: Transcript) -> str | None:
        """Why the text cannot be used."""
        if self._lexicon is None:
            return translate("Pasting", "The lexicon is not open yet: paste again in a moment.")
        if not text.strip():
            return translate("Pasting", "There is no text in the clipboard.")
        if not found.turns and any(unused.why is Why.SEVERAL for unused in found.unused):
            text = translate("Pasting", "This is a game on several boards: paste it there, {0}.")
            return text.format(key_of("boards"))
        # A long list of words is no game, although each of its lines might be a guess.
        cut = any(unused.why is Why.CUT for unused in found.unused)
        if not found.turns and (cut or not (found.words or found.clues)):
            return translate(
                "Pasting", "The text in the clipboard is no game. One row of a game: RAIN ywwg"
            )
        length = _length(found)
        if length is not None and length not in self._lexicon.lengths:
            text = translate("Pasting", "The text has words of {0} letters; this lexicon has none.")
            return text.format(length)
        return None

    def _stand(self, note: QWidget) -> None:
        self._errand.drop()
        self.setCurrentWidget(note)
        note.setFocus()

    @Slot(object)
    def _use(self, sheet: Sheet) -> None:
        self._board.fill(sheet)
        self._leave()

    @Slot()
    def _leave(self) -> None:
        self._put_away()
        self.left.emit()

    @Slot()
    def _put_away(self) -> None:
        if self.currentIndex():
            self._errand.drop()
            self.setCurrentIndex(0)

    # A grid alone

    @Slot(str)
    def _ask(self, text: str) -> None:
        secret = self._board.alphabet.letters_of(text)
        wanted = _length(Transcript(clues=self._clues)) or self._board.sheet.length
        if not secret or len(secret) != wanted:
            self._grid.show_hint(
                translate("Pasting", "The secret must be a word of {0} letters.").format(wanted)
            )
        elif (asked := self._question) is not None:
            riddle = Riddle(self._clues, secret, asked.tier, asked.rule, asked.flagged)
            self._errand.ask(partial(_unriddling, riddle))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot(object)
    def _show_makers(self, unriddled: Unriddled) -> None:
        if self.currentWidget() is self._grid:
            self._grid.show_makers(unriddled)


def _unriddling(
    riddle: Riddle, lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> Iterator[Unriddled]:
    """In the other thread."""
    # Here and not above: numpy comes with it, which the window must not wait for.
    from app.engine.makers import unriddle

    yield unriddle(riddle, lexicon, stop)


def _length(found: Transcript) -> int | None:
    """The length of its words; a clue that counts does not tell."""
    for word in (*(turn.guess for turn in found.turns), *found.words):
        return len(word)
    for clue in found.clues:
        return None if isinstance(clue, Counts) else len(clue)
    return None
