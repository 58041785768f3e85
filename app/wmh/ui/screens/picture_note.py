"""The note on a picture: what was understood beside it, and nothing applied before Enter."""

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.screens.board import ColourQuestion, ReadBoard, RowState
from wmh.ui.look.theme import scaled
from wmh.ui.parts.announce import announce
from wmh.ui.parts.labels import plain_label, say
from wmh.ui.parts.layout import REST, in_column, in_row
from wmh.ui.parts.numbers import plural
from wmh.ui.screens.picture_view import PictureView, Seen
from wmh.ui.words.paste_note import ConfirmNote
from wmh.ui.words.pasted import some_words

translate = QCoreApplication.translate

_MOST_LINES = 6
_MEANINGS = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)


class PictureNote(ConfirmNote):
    """Enter uses the rows, Esc leaves them."""

    used = Signal(object)
    """A tuple of ReadBoard, as they were mended."""
    said = Signal(object, object)
    """A colour, and the Mark that somebody says it means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("PictureNote", "Picture"), parent)
        page = self.page
        self._views: list[PictureView] = []
        self._understood = plain_label(page, "understood")
        self._ask = QWidget(page)
        self._swatch = QLabel(self._ask)
        self._asked = plain_label(self._ask, "question")
        self._answers = [QPushButton(self._ask) for _ in Mark]
        self._question: ColourQuestion | None = None
        for button, mark in zip(self._answers, _MEANINGS, strict=True):
            button.clicked.connect(partial(self._answer, mark))
        self._unclear = plain_label(page, "unused")
        self._how = plain_label(page, "consequence")
        self._boards = QVBoxLayout()
        self._boards.setSpacing(8)
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
        """As they stand, with what was mended."""
        return tuple(x.board for x in self._views)

    def show_seen(self, seen: Seen, alphabet: Alphabet) -> None:
        """A picture with a board at least."""
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
        self.buttons.do.setText(translate("PictureNote", "Use these rows (Enter)"))
        self.buttons.do.setAccessibleName(self.buttons.do.text())
        say(
            self._how,
            translate(
                "PictureNote",
                "A click on a tile changes its mark, a letter that you type its letter.",
            ),
        )
        self._tell()
        unclear = next((x for x in self._views if x.board.open), self._views[0])
        self.setFocusProxy(unclear)
        self.verticalScrollBar().setValue(0)
        announce(self, f"{self._understood.text()} {self._unclear.text()}")

    def _show_question(self, seen: Seen) -> None:
        self._question = question = seen.reading.question
        self._ask.setVisible(question is not None)
        if question is None:
            return
        names = {
            Mark.GREEN: translate("PictureNote", "In place"),
            Mark.YELLOW: translate("PictureNote", "Elsewhere"),
            Mark.WHITE: translate("PictureNote", "Absent"),
        }
        swatch = QPixmap(scaled(18), scaled(18))
        swatch.fill(QColor(*question.colour))
        self._swatch.setPixmap(swatch)
        say(self._asked, translate("PictureNote", "What does this colour mean in the game?"))
        for button, mark in zip(self._answers, _MEANINGS, strict=True):
            button.setText(names[mark])
            button.setAccessibleName(names[mark])
            button.setVisible(mark in question.meanings)

    def _answer(self, mark: Mark, *_checked: object) -> None:
        if self._question is not None:
            self.said.emit(self._question.colour, mark)

    @Slot()
    def _tell(self) -> None:
        """What was understood, as it stands now."""
        boards = self.boards
        rows = [row for board in boards for row in board.marked]
        if len(boards) > 1:
            said = translate("PictureNote", "{0} boards: they go to the window for several boards.")
            say(self._understood, said.format(len(boards)))
        elif rows:
            words = some_words([row.word.upper() for row in rows])
            number = len(rows)
            say(
                self._understood,
                plural(
                    "PictureNote", "1 row read: {1}.", "{0} rows read: {1}.", number, number, words
                ),
            )
        elif given := next((board.given for board in boards if board.given), ()):
            letters = "".join(x or "·" for x in given).upper()
            say(self._understood, translate("PictureNote", "The game shows {0}.").format(letters))
        else:
            say(self._understood, translate("PictureNote", "No row is marked yet."))
        say(self._unclear, "\n".join(_unclear(boards)))

    def confirm(self) -> None:
        self.used.emit(self.boards)


def _unclear(boards: tuple[ReadBoard, ...]) -> list[str]:
    """A sentence for each tile that should be looked at, but only so many."""
    lines: list[str] = []
    for board in boards:
        for row, place in board.open:
            tile = board.rows[row - 1].tiles[place - 1]
            text = (
                translate("PictureNote", "Row {0}, tile {1} could not be read: type its letter.")
                if tile.letter is None
                else translate("PictureNote", "Row {0}, tile {1} is not sure: look at it.")
            )
            lines.append(text.format(row, place))
        typed = [x.word.upper() for x in board.rows if x.state is RowState.TYPED and x.word]
        if len(boards) == 1 and typed:
            text = translate("PictureNote", "{0} is not marked yet and is left out.")
            lines.append(text.format(typed[-1].replace(".", "·")))
    if len(lines) > _MOST_LINES:
        more = translate("PictureNote", "And {0} more tiles.").format(len(lines) - _MOST_LINES + 1)
        lines = [*lines[: _MOST_LINES - 1], more]
    return lines
