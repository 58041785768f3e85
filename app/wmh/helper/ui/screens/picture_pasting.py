"""Screenshots that are pasted or dropped: read in the background, then confirmed by the user."""

from functools import partial

from PySide6.QtCore import QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS
from wmh.engine.boards.transcript import write_boards
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.screens.board import Colour, ColourQuestion, ReadBoard, RowState
from wmh.helper.capitals import capital
from wmh.helper.game_memory import memory_of, remember
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.program.lazy import stand_after
from wmh.helper.ui.screens.picture_source import Source, source_in
from wmh.helper.ui.screens.picture_view import PictureReading, PictureView, seeing
from wmh.helper.ui.words.paste_note import ConfirmNote
from wmh.helper.ui.words.paste_proposal import fill_sheet, shown_first, some_words

_MOST_LINES = 6
_MEANINGS = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)


class PictureNote(ConfirmNote):
    """Note with the boards of a screenshot; Enter uses them, Esc cancels."""

    used = Signal(object)
    """Emitted with the corrected boards, a tuple of ReadBoard."""
    said = Signal(object, object)
    """Emitted with a colour, and the Mark that it means according to the user."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_("Picture"), parent)
        page = self.page
        self._views: list[PictureView] = []
        self._understood = plain_label(page, "understood")
        self._ask = QWidget(page)
        self._swatch = QLabel(self._ask)
        self._asked = plain_label(self._ask, "question")
        self._answers = [QPushButton(self._ask) for _rest in Mark]
        self._question: ColourQuestion | None = None
        for button, mark in zip(self._answers, _MEANINGS, strict=True):
            button.clicked.connect(partial(self._answer, mark))
        self._unclear = plain_label(page, "unused")
        self._how = plain_label(page, "consequence")
        self._boards = in_column(spacing=8)
        in_column(
            in_row(self._swatch, (self._asked, 1), spacing=6),
            in_row(*self._answers, REST, spacing=6),
            on=self._ask,
            margins=0,
            spacing=4,
        )
        self.lay_out((self._understood, self._boards, self._ask), (self._unclear, self._how))

    @property
    def boards(self) -> tuple[ReadBoard, ...]:
        """The boards, with the user's corrections."""
        return tuple(x.board for x in self._views)

    def show_seen(self, seen: PictureReading, alphabet: Alphabet) -> None:
        """Shows a picture in which at least one board was read."""
        for view in self._views:
            self._boards.removeWidget(view)
            view.deleteLater()
        self._views = [
            PictureView(seen, number, alphabet, self) for number in range(len(seen.reading.boards))
        ]
        for view in self._views:
            view.mended.connect(self._tell)
            self._boards.addWidget(view)
        self._show_question(seen)
        self.buttons.do.setText(_("Use these rows (Enter)"))
        self.buttons.do.setAccessibleName(self.buttons.do.text())
        say(
            self._how,
            _(
                "Click a tile to change its colour; type a letter to change its letter.",
            ),
        )
        self._tell()
        unclear = next((x for x in self._views if x.board.open), self._views[0])
        self.setFocusProxy(unclear)
        self.verticalScrollBar().setValue(0)
        announce(self, f"{self._understood.text()} {self._unclear.text()}")

    def _show_question(self, seen: PictureReading) -> None:
        self._question = question = seen.reading.question
        self._ask.setVisible(question is not None)
        if question is None:
            return
        names = {
            Mark.GREEN: _("In place"),
            Mark.YELLOW: _("Elsewhere"),
            Mark.WHITE: _("Absent"),
        }
        swatch = QPixmap(scale_length(18), scale_length(18))
        swatch.fill(QColor(*question.colour))
        self._swatch.setPixmap(swatch)
        say(self._asked, _("What does this colour mean in the game?"))
        for button, mark in zip(self._answers, _MEANINGS, strict=True):
            button.setText(names[mark])
            button.setAccessibleName(names[mark])
            button.setVisible(mark in question.meanings)

    def _answer(self, mark: Mark, *_checked: object) -> None:
        if self._question is not None:
            self.said.emit(self._question.colour, mark)

    @Slot()
    def _tell(self) -> None:
        """Shows a summary of the boards, with the corrections made so far."""
        boards = self.boards
        rows = [row for board in boards for row in board.marked]
        if len(boards) > 1:
            said = _("{0} boards: they go to the window for several boards.")
            say(self._understood, said.format(len(boards)))
        elif rows:
            words = some_words([capital(row.word) for row in rows])
            number = len(rows)
            say(
                self._understood,
                ngettext("1 row read: {1}.", "{0} rows read: {1}.", number, number, words),
            )
        elif given := next((board.given for board in boards if board.given), ()):
            letters = capital("".join(x or "·" for x in given))
            say(self._understood, _("The game shows {0}.").format(letters))
        else:
            say(self._understood, _("No row is marked yet."))
        say(self._unclear, "\n".join(_unclear(boards)))

    def confirm(self) -> None:
        self.used.emit(self.boards)


def _unclear(boards: tuple[ReadBoard, ...]) -> list[str]:
    """Returns sentences on the uncertain tiles, up to a maximal number."""
    lines: list[str] = []
    for board in boards:
        for row, place in board.open:
            tile = board.rows[row - 1].tiles[place - 1]
            text = (
                _("Row {0}, tile {1} could not be read: type its letter.")
                if tile.letter is None
                else _("Row {0}, tile {1} is uncertain: check it.")
            )
            lines.append(text.format(row, place))
        typed = [capital(x.word) for x in board.rows if x.state is RowState.TYPED and x.word]
        if len(boards) == 1 and typed:
            text = _("{0} is not marked yet and is left out.")
            lines.append(text.format(typed[-1].replace(".", "·")))
    if len(lines) > _MOST_LINES:
        rest = len(lines) - _MOST_LINES + 1
        more = ngettext("And 1 more tile.", "And {0} more tiles.", rest).format(rest)
        lines = [*lines[: _MOST_LINES - 1], more]
    return lines


class PicturePasting(QObject):
    """Reads pasted pictures; the board changes only if the user confirms. Keeps no picture."""

    noticed = Signal(str)
    """Emitted with a sentence on progress, or on why nothing is shown."""
    seen = Signal(QWidget)
    """Emitted with a note that the user is to confirm."""
    several_read = Signal(str)
    """Emitted with a game on several boards, as text."""
    troubled = Signal(object)
    """Emitted with a Trouble about the file that remembers games' places and colours."""
    left = Signal()

    def __init__(
        self, stack: QStackedWidget, results: QWidget, board: Board, suggester: Suggester
    ) -> None:
        """Makes the note in `stack`, where it is shown in place of `results`."""
        super().__init__(stack)
        self._board = board
        self._source: Source | None = None
        self._note = PictureNote(stack)
        stack.addWidget(self._note)
        stand_after(results, self._note)
        self._errand = suggester.task_channel(self._show, self._fail)
        self._note.used.connect(self._use)
        self._note.said.connect(self._hear)
        self._note.left.connect(self.left)

    def take(self, data: QMimeData) -> bool:
        """Starts to read a picture in the data; returns False if there is none."""
        source = source_in(data)
        if source is None:
            return False
        if RULES[self._board.sheet.rule].counts:
            self.noticed.emit(
                _("The clues of this game are numbers: only pictures of tiles can be read.")
            )
            return True
        self._source = source
        self.noticed.emit(_("The picture is being read …"))
        self._read()
        return True

    def show_seen(self, seen: object) -> None:
        """Shows a picture that was read elsewhere, so that the user can confirm it."""
        if isinstance(seen, PictureReading):
            self._source = seen.image
            self._show(seen)

    def drop(self) -> None:
        """Drops the picture and its reading."""
        self._errand.drop()
        self._source = None

    def _read(self) -> None:
        if self._source is not None:
            sheet = self._board.sheet
            known = memory_of(sheet.game, self.troubled.emit).colours
            self._errand.ask(seeing(self._source, sheet.rule, known))

    @Slot(object)
    def _show(self, seen: PictureReading) -> None:
        if not seen.reading.boards:
            self.noticed.emit(
                _(
                    "No board with letters was found in the picture: cut it down to the board.",
                )
            )
            return
        self.noticed.emit(_("Check what was read: Enter uses it."))
        self._note.show_seen(seen, self._board.alphabet)
        self.seen.emit(self._note)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.noticed.emit(objection(error))

    @Slot(object, object)
    def _hear(self, colour: Colour, mark: Mark) -> None:
        """Remembers what a colour means in the game, and reads the picture again."""
        game = self._board.sheet.game
        try:
            remember(game, memory_of(game, self.troubled.emit).with_colour(colour, mark))
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
            self.noticed.emit(_("No row is complete: type the missing letters."))
            return
        self._board.fill(fill_sheet(self._board.sheet, turns))
        self.left.emit()


def as_text(boards: tuple[ReadBoard, ...]) -> str:
    """Returns the boards as the text of a game on several boards, which can be pasted."""
    longest: tuple[Turn, ...] = max((x.turns for x in boards), key=len)
    guesses = tuple(turn.guess for turn in longest)
    return write_boards(
        guesses, tuple(tuple(t.marks for t in x.turns) for x in boards), letters=True
    )
