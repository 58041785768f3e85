"""A clue, and the words that could have made it."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.clues.transcript import write_clue
from app.engine.clues.turn import Clue, Counts, Marks
from app.ui.clue_picture import clue_width, paint_marks, small_side, spoken
from app.ui.figures import whole
from app.ui.labels import plain_label, say
from app.ui.theme import Theme

translate = QCoreApplication.translate

_MOST_WORDS = 24


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
        label.setAccessibleName(f"{spoken(clue)}: {text}")
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
        self.show_theme(theme)
        self.setAccessibleName(spoken(marks))

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setFixedHeight(small_side())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(clue_width(self._marks, small_side())), small_side())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_marks(painter, 0, 0, self._marks, self._theme, small_side())


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
            return translate("MakersRow", "{0} words: {1} …").format(whole(number), shown)
