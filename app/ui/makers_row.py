"""A clue, and the words that could have made it."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.clues.transcript import write_clue
from app.engine.clues.turn import Clue, Counts, Marks
from app.ui.labels import plain_label, say
from app.ui.theme import Theme
from app.ui.tile import State, mark_name, paint_tile

translate = QCoreApplication.translate

_MOST_WORDS = 24
_SIDE, _GAP = 16, 3


class MakersRow(QWidget):
    """The clue as small tiles, or as numbers; under it how many words there are, and the first."""

    def __init__(
        self, clue: Clue, words: tuple[str, ...], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._strip = None if isinstance(clue, Counts) else _Strip(clue, theme, self)
        label = plain_label(self, "makers")
        text = _makers(clue, words)
        say(label, text if self._strip else f"{write_clue(clue)}  {text}")
        label.setAccessibleName(f"{_spoken(clue)}: {text}")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        if self._strip is not None:
            column.addWidget(self._strip)
        column.addWidget(label)

    def show_theme(self, theme: Theme) -> None:
        if self._strip is not None:
            self._strip.show_theme(theme)


class _Strip(QWidget):
    def __init__(self, marks: Marks, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks = marks
        self._theme = theme
        self.setFixedHeight(_SIDE)
        self.setAccessibleName(_spoken(marks))

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(self._marks) * (_SIDE + _GAP), _SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, mark in enumerate(self._marks):
            tile = QRectF(place * (_SIDE + _GAP), 0, _SIDE, _SIDE)
            paint_tile(painter, tile, "", State.AWAITED if mark is None else mark, self._theme)


def _spoken(clue: Clue) -> str:
    if isinstance(clue, Counts):
        return write_clue(clue)
    return ", ".join(
        translate("MakersRow", "not marked") if mark is None else mark_name(mark) for mark in clue
    )


def _makers(clue: Clue, words: tuple[str, ...]) -> str:
    if "." in write_clue(clue):
        return translate("MakersRow", "This row is not complete.")
    shown = ", ".join(word.upper() for word in words[:_MOST_WORDS])
    match len(words):
        case 0:
            return translate("MakersRow", "No word of the list.")
        case 1:
            return translate("MakersRow", "1 word: {0}").format(shown)
        case number if number <= _MOST_WORDS:
            return translate("MakersRow", "{0} words: {1}").format(number, shown)
        case number:
            return translate("MakersRow", "{0} words: {1} …").format(f"{number:,}", shown)
