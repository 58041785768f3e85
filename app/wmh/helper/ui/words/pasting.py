"""Notes about pasted text, shown in place of the list until the user confirms or cancels."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import own_squares, preset_of
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.program.lazy import Pieces, stand_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.engine.clues.transcript import Transcript
    from wmh.engine.clues.turn import Clue
    from wmh.engine.explain.reverse_question import MakersAnswer, MakersQuestion
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.ui.screens.picture_pasting import PicturePasting
    from wmh.helper.ui.words.paste_note import GridNote, PasteNote


class Pasting(QStackedWidget):
    """Notes that ask the player to confirm pasted text; hidden when the player plays on."""

    noticed = Signal(str)
    """Emitted with a sentence on why no note is shown."""
    understood = Signal()
    """Emitted when a note is shown, so that older error messages can be closed."""
    failed = Signal(str)
    """Emitted with a sentence on why the search for words has failed."""
    left = Signal()
    """Emitted when the focus should return to the board."""
    game_named = Signal(object)
    """Emitted with the Preset that the title of a used text names, before the board is filled."""
    several_read = Signal(str)
    """Emitted with a game on several boards, as text."""
    troubled = Signal(object)
    """Emitted with a Trouble about the file that remembers games' places and colours."""

    def __init__(self, board: Board, suggester: Suggester, pieces: Pieces, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._errand = suggester.task_channel(self._show_makers, self._fail)
        self._suggester = suggester
        self._lexicon: Lexicon | None = None
        self._question: Question | None = None
        self._clues: tuple[Clue, ...] = ()
        self._length: int | None = None
        self._note = pieces.lazy("paste", self._make_note)
        self._grid = pieces.lazy("paste_grid", self._make_grid)
        self._pictures = pieces.lazy("paste_picture", self._make_pictures)
        board.changed.connect(self._put_away)

    def cover(self, results: QWidget) -> None:
        """Sets the widget that is shown while no note is."""
        self._results = results
        self.insertWidget(0, results)
        self.setCurrentIndex(0)

    def _make_note(self) -> "PasteNote":
        from wmh.helper.ui.words.paste_note import PasteNote

        note = PasteNote(self)
        self.addWidget(note)
        stand_after(self._results, note)
        note.used.connect(self._use)
        note.left.connect(self._leave)
        return note

    def _make_grid(self) -> "GridNote":
        from wmh.helper.ui.words.paste_note import GridNote

        grid = GridNote(self)
        self.addWidget(grid)
        stand_after(self._results, grid)
        grid.told.connect(self._ask)
        grid.left.connect(self._leave)
        return grid

    def _make_pictures(self) -> "PicturePasting":
        from wmh.helper.ui.screens.picture_pasting import PicturePasting

        pictures = PicturePasting(self, self._results, self._board, self._suggester)
        pictures.noticed.connect(self.noticed)
        pictures.several_read.connect(self.several_read)
        pictures.troubled.connect(self.troubled)
        pictures.seen.connect(self._stand)
        pictures.left.connect(self._leave)
        return pictures

    def show_game(self, question: Question, lexicon: "Lexicon") -> None:
        """Sets the word list in which words for a grid are searched."""
        self._question, self._lexicon = question, lexicon

    @Slot()
    def paste(self) -> None:
        sheet, data = self._board.sheet, QGuiApplication.clipboard().mimeData()
        # Nothing at all where nothing was ever copied, whatever Qt promises.
        if data and (data.hasImage() or data.hasUrls()) and self.take(data):
            return
        from wmh.engine.clues.squares import with_signs, without_scores
        from wmh.engine.clues.transcript import MOST_CHARACTERS, read_transcript
        from wmh.helper.games.presets import preset_of_title, squares_of
        from wmh.helper.ui.words.paste_proposal import (
            clues_alone,
            paste_proposal,
            reading_of,
            unused_lines,
        )

        text = with_signs(QGuiApplication.clipboard().text()[: MOST_CHARACTERS + 1])
        shown = without_scores(text[:MOST_CHARACTERS])
        squares = squares_of(shown, own_squares())
        named = preset_of_title(text)
        if named is not None and (named.boards > 1 or named.codes or named.key == sheet.game):
            named = None
        counts = len(RULES[sheet.rule if named is None else named.rule].counts)
        found = read_transcript(text, self._board.alphabet, counts, squares)
        if named is not None and found.length not in named.lengths:
            named = None
        if (problem := self._problem(text, found)) is not None:
            self.noticed.emit(problem)
        elif found.turns or found.words:
            self._note().show_pasted(
                paste_proposal(found, sheet, reading_of(shown, squares), named)
            )
            self._stand(self._note())
        else:
            self._clues, self._length = found.clues, found.length
            understood = clues_alone(len(found.clues), reading_of(shown, squares))
            self._grid().show_grid(understood, unused_lines(found.unused))
            self._stand(self._grid())

    def take(self, data: QMimeData) -> bool:
        """Starts to read a picture that was pasted or dropped; returns False if there is none."""
        return self._pictures().take(data)

    @Slot(object)
    def show_seen(self, seen: object) -> None:
        """Shows a PictureReading, which the user must confirm."""
        self._pictures().show_seen(seen)

    def _problem(self, text: str, found: "Transcript") -> str | None:
        """Returns the reason why the text cannot be used; None if it can."""
        from wmh.engine.clues.transcript import UnusedReason

        if self._lexicon is None:
            return _("The word list is not open yet: paste again in a moment.")
        if not text.strip():
            return _("There is no text on the clipboard.")
        if not found.turns and any(unused.why is UnusedReason.SEVERAL for unused in found.unused):
            text = _("This is a game on several boards: paste it there, {0}.")
            return text.format(key_of("boards"))
        used = found.turns or found.words or found.clues
        named = (each for each in found.unused if each.why is UnusedReason.OTHER_GAME)
        if not used and (other := next(named, None)) is not None:
            text = _("This is a text of {0}, a game that this program does not play.")
            return text.format(other.text)
        # A long list of words is no game, although each of its lines might be a guess.
        cut = any(unused.why is UnusedReason.CUT for unused in found.unused)
        if not found.turns and (cut or not (found.words or found.clues)):
            said = _(
                "The text on the clipboard is not a game. A row of a game looks like this: {0}"
            )
            counts = len(RULES[self._board.sheet.rule].counts)
            return said.format(f"RAIN{' 1' * counts}" if counts else "RAIN ywwg")
        length = found.length
        if length is not None and length not in self._lexicon.lengths:
            text = _("The text has words of {0} letters; this word list has none.")
            return text.format(length)
        return None

    def _stand(self, note: QWidget) -> None:
        self.understood.emit()
        self._errand.drop()
        self.setCurrentWidget(note)
        note.setFocus()

    @Slot(object)
    def _use(self, sheet: Sheet) -> None:
        if sheet.game != self._board.sheet.game and (named := preset_of(sheet.game)) is not None:
            self.game_named.emit(named)
        self._board.fill(sheet)
        self._leave()

    @Slot()
    def _leave(self) -> None:
        self._put_away()
        self.left.emit()

    @Slot()
    def _put_away(self) -> None:
        if self._pictures.made is not None:
            self._pictures.made.drop()
        if self.currentIndex():
            self._errand.drop()
            self.setCurrentIndex(0)

    # A grid alone

    @Slot(str)
    def _ask(self, text: str) -> None:
        secret = self._board.alphabet.letters_of(text)
        wanted = self._length or self._board.sheet.length
        if not secret or len(secret) != wanted:
            self._grid().refuse(_("The answer must be a word of {0} letters.").format(wanted))
        elif (asked := self._question) is not None:
            from wmh.engine.explain.reverse_question import MakersQuestion

            riddle = MakersQuestion(self._clues, secret, asked.tier, asked.rule, asked.flagged)
            self._errand.ask(partial(_unriddling, riddle))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot(object)
    def _show_makers(self, unriddled: "MakersAnswer") -> None:
        if self.currentWidget() is self._grid.made:
            self._grid().show_makers(unriddled)


def _unriddling(
    riddle: "MakersQuestion", lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> "Iterator[MakersAnswer]":
    """Yields the words that could have made a grid; runs in the background thread."""
    from wmh.engine.explain.words_for_clues import unriddle

    yield unriddle(riddle, lexicon, stop)
