"""Pictures that are pasted or dropped: read elsewhere, shown, and used when somebody says so."""

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from wmh.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS
from wmh.engine.boards.transcript import write_boards
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.screens.board import Colour, ReadBoard
from wmh.files.watched import remember, watched
from wmh.suggester import Suggester
from wmh.ui.board.board import Board
from wmh.ui.parts.error_text import objection
from wmh.ui.screens.picture_note import PictureNote
from wmh.ui.screens.picture_view import Seen, seeing
from wmh.ui.screens.source import Source, source_in
from wmh.ui.words.pasted import filled, shown_first

translate = QCoreApplication.translate


class PicturePasting(QObject):
    """Nothing of a picture reaches the board before it is confirmed, and it is not kept."""

    noticed = Signal(str)
    """Why there is nothing to be shown, or what is being done, in a sentence."""
    seen = Signal(QWidget)
    """The note, with something to be confirmed."""
    several_read = Signal(str)
    """A game on several boards, as text that they read."""
    left = Signal()

    def __init__(self, stack: QStackedWidget, board: Board, suggester: Suggester) -> None:
        super().__init__(stack)
        self._board = board
        self._source: Source | None = None
        self._note = PictureNote(stack)
        stack.addWidget(self._note)
        self._errand = suggester.errand()
        self._errand.arrived.connect(self._show)
        self._errand.failed.connect(self._fail)
        self._note.used.connect(self._use)
        self._note.said.connect(self._hear)
        self._note.left.connect(self.left)

    def take(self, data: QMimeData) -> bool:
        """Whether there is a picture; then it is read."""
        source = source_in(data)
        if source is None:
            return False
        if RULES[self._board.sheet.rule].counts:
            self.noticed.emit(
                translate("PicturePasting", "This game counts: pictures are read of tiles.")
            )
            return True
        self._source = source
        self.noticed.emit(translate("PicturePasting", "The picture is being read …"))
        self._read()
        return True

    def show_seen(self, seen: object) -> None:
        """A Seen that was read elsewhere."""
        if isinstance(seen, Seen):
            self._source = seen.image
            self._show(seen)

    def drop(self) -> None:
        """The picture is no longer wanted."""
        self._errand.drop()
        self._source = None

    def _read(self) -> None:
        if self._source is not None:
            sheet = self._board.sheet
            known = watched(sheet.game).colours
            self._errand.ask(seeing(self._source, sheet.rule, known))

    @Slot(object)
    def _show(self, seen: Seen) -> None:
        if not seen.reading.boards:
            self.noticed.emit(
                translate(
                    "PicturePasting",
                    "No board with letters was found in the picture: cut it down to the board.",
                )
            )
            return
        self.noticed.emit(translate("PicturePasting", "Look at what was read: Enter uses it."))
        self._note.show_seen(seen, self._board.alphabet)
        self.seen.emit(self._note)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.noticed.emit(objection(error))

    @Slot(object, object)
    def _hear(self, colour: Colour, mark: Mark) -> None:
        """What a colour means is remembered for the game, and the picture read again."""
        game = self._board.sheet.game
        try:
            remember(game, watched(game).told(colour, mark))
        except OSError as error:
            self.noticed.emit(objection(error))
        self._read()

    @Slot(object)
    def _use(self, boards: tuple[ReadBoard, ...]) -> None:
        if FEWEST_BOARDS <= len(boards) <= MOST_BOARDS:
            self.left.emit()
            self.several_read.emit(as_text(boards))
            return
        turns, given = boards[0].turns, boards[0].given
        if not turns and given:
            self._board.fill(shown_first(self._board.sheet, given))
            self.left.emit()
            return
        if not turns:
            self.noticed.emit(
                translate("PicturePasting", "No row is whole: type the letters that are missing.")
            )
            return
        self._board.fill(filled(self._board.sheet, turns))
        self.left.emit()


def as_text(boards: tuple[ReadBoard, ...]) -> str:
    """A game on several boards, in the form that can be pasted."""
    longest: tuple[Turn, ...] = max((x.turns for x in boards), key=len)
    guesses = tuple(turn.guess for turn in longest)
    return write_boards(
        guesses, tuple(tuple(t.marks for t in x.turns) for x in boards), letters=True
    )
