"""The note on a grid pasted without words: with the secret, the words that could make it."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts, Marks
from wmh.engine.explain.makers_question import MakersAnswer
from wmh.ui.look.clue_picture import clue_width, paint_marks, small_side, spoken
from wmh.ui.look.theme import theme_of
from wmh.ui.parts.announce import announce
from wmh.ui.parts.labels import plain_label, say
from wmh.ui.parts.numbers import plural
from wmh.ui.words.paste_note import ConfirmNote

translate = QCoreApplication.translate

_MOST_WORDS = 24


class MakersRow(QWidget):
    """The clue as small tiles, or as numbers; under it how many words there are, and the first."""

    def __init__(self, clue: Clue, words: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strip = None if isinstance(clue, Counts) else _Strip(clue, self)
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


class _Strip(QWidget):
    def __init__(self, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks = marks
        self.setFixedHeight(small_side())
        self.setAccessibleName(spoken(marks))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.setFixedHeight(small_side())

    def sizeHint(self) -> QSize:
        return QSize(round(clue_width(self._marks, small_side())), small_side())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_marks(painter, 0, 0, self._marks, theme_of(self), small_side())


def _makers(clue: Clue, words: tuple[str, ...]) -> str:
    if "." in write_clue(clue):
        return translate("MakersRow", "This row is not complete.")
    shown = ", ".join(word.upper() for word in words[:_MOST_WORDS])
    if not (number := len(words)):
        return translate("MakersRow", "No word of the list.")
    if number > _MOST_WORDS:
        return plural("MakersRow", "1 word: {1} …", "{0} words: {1} …", number, number, shown)
    return plural("MakersRow", "1 word: {1}", "{0} words: {1}", number, number, shown)


class GridNote(ConfirmNote):
    """Asks for the secret; shows the words of each row once they are known."""

    told = Signal(str)
    """What was typed as the secret."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translate("GridNote", "Pasted grid"), parent)
        self._rows: list[MakersRow] = []
        page = self.page
        self._title = plain_label(page, "understood")
        self._hint = plain_label(page, "consequence")
        self._unused = plain_label(page, "unused")
        self._field = QLineEdit(page)
        self._field.setObjectName("secret")
        self._field.setMaxLength(80)
        self._field.setPlaceholderText(translate("GridNote", "The secret"))
        self._field.setAccessibleName(translate("GridNote", "The secret of this grid"))
        self.setFocusProxy(self._field)
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        self.lay_out((self._title, self._hint, self._field), (6, self._column, self._unused))
        self.buttons.do.setText(translate("GridNote", "List the words (Enter)"))
        self.buttons.do.setAccessibleName(translate("GridNote", "List the words of each row"))

    def show_grid(self, title: str, unused: tuple[str, ...]) -> None:
        self._empty()
        self._field.clear()
        say(self._title, title)
        say(self._unused, "\n".join(unused))
        announce(self, title)
        self.show_hint(
            translate("GridNote", "Type its secret to see which words could have made each row.")
        )

    @Slot(str)
    def show_hint(self, text: str) -> None:
        """What to do, or why what was typed will not do."""
        say(self._hint, text)
        self._field.setAccessibleDescription(text)
        announce(self._field, text)

    def show_makers(self, unriddled: MakersAnswer) -> None:
        self._empty()
        for clue, words in zip(unriddled.riddle.clues, unriddled.makers, strict=True):
            row = MakersRow(clue, words, self.widget())
            self._rows.append(row)
            self._column.addWidget(row)
        text = translate("GridNote", "What each row could have been if the secret is {0}:")
        self.show_hint(text.format("".join(unriddled.riddle.secret).upper()))

    def _empty(self) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows.clear()

    def confirm(self) -> None:
        self.told.emit(self._field.text().strip())
