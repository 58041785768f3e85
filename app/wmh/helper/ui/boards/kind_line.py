"""Line at the top of the window: numbers of boards, of letters, and of guesses."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QMenu, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS, usual_limit
from wmh.helper.ui.boards.boards_sheet import LIMITS, BoardsSheet
from wmh.helper.ui.look.theme import legible
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, in_row
from wmh.helper.ui.parts.rich_text import set_tip

_ROOM_FOR_WORDS = 350
"""Width in pixels below which the boxes show numbers without words."""

_LENGTHS = range(2, 32)
"""Lengths of words that are offered until the word list is open."""

Form = Callable[[int], str]
"""Function that returns the text of a box for a number."""


class KindLine(QWidget):
    """Boxes for the kind of game; a choice begins a new game, which can be undone."""

    wanted = Signal(int, int, int)
    """Emitted with the numbers of boards, letters and guesses of a new game."""
    chosen = Signal()
    """Emitted after any choice, even if nothing is changed by it."""

    def __init__(self, sheet: BoardsSheet, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._lengths: Sequence[int] = _LENGTHS
        self._boards = self._box(_("Number of boards"), self._want_boards)
        self._length = self._box(_("Length of the words"), self._want_length)
        self._limit = self._box(_("Guesses allowed"), self._want_limit)
        self.menu = QMenu(self)
        """Menu of all actions but playing."""
        button = plain_button(_("&Game"), self, name="flat")
        button.setAccessibleName(_("Menu of the game"))
        button.setMenu(self.menu)
        in_row(
            self._boards, self._length, self._limit, REST, button, 10, on=self, margins=0, spacing=2
        )
        self.show_sheet(sheet)

    def show_lengths(self, lengths: Sequence[int]) -> None:
        """Sets the lengths of words that the word list has."""
        self._lengths = lengths
        self.show_sheet(self._sheet)

    @Slot(object)
    def show_sheet(self, sheet: BoardsSheet) -> None:
        self._sheet = sheet
        boards: Form = _("{0} boards").format
        letters: Form = _("{0} letters").format
        guesses: Form = _guesses
        if self.width() < legible(_ROOM_FOR_WORDS):
            boards = letters = guesses = str
        _fill(self._boards, range(FEWEST_BOARDS, MOST_BOARDS + 1), sheet.boards, boards)
        lengths = sorted({*self._lengths, sheet.length})
        _fill(self._length, lengths, sheet.length, letters)
        limits = sorted({*range(LIMITS.start, 41), sheet.limit})
        _fill(self._limit, limits, sheet.limit, guesses)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_sheet(self._sheet)

    def _box(self, name: str, wish: Callable[[], None]) -> ChoiceBox[int]:
        box = ChoiceBox[int](self)
        box.setAccessibleName(name)
        set_tip(box, _("{0}: another choice starts a new game").format(name))
        box.setMaxVisibleItems(12)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        box.view().setMinimumWidth(104)
        box.activated.connect(wish)
        box.activated.connect(self.chosen)
        return box

    @Slot()
    def _want_boards(self) -> None:
        boards = self._boards.value
        if boards != self._sheet.boards:
            self.wanted.emit(boards, self._sheet.length, usual_limit(boards))

    @Slot()
    def _want_length(self) -> None:
        length = self._length.value
        if length != self._sheet.length:
            self.wanted.emit(self._sheet.boards, length, self._sheet.limit)

    @Slot()
    def _want_limit(self) -> None:
        limit = self._limit.value
        if limit != self._sheet.limit:
            self.wanted.emit(self._sheet.boards, self._sheet.length, limit)


def _guesses(number: int) -> str:
    return ngettext("1 guess", "{0} guesses", number, context="KindLine")


def _fill(box: ChoiceBox[int], numbers: Iterable[int], chosen: int, form: Form) -> None:
    box.offer(Choice(form(number), number) for number in numbers)
    box.choose(chosen)
