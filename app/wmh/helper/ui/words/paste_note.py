"""Notes that the user confirms: of a pasted game, and of a grid without words."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts, Marks
from wmh.engine.explain.reverse_question import MakersAnswer
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_picture import clue_width, paint_marks, small_side, spoken_clue
from wmh.helper.ui.look.theme import theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.bars import TwoButtons
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, Piece, in_column, margins, remove
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.words.paste_proposal import PasteProposal


class ConfirmNote(QScrollArea):
    """Note with two buttons; Enter confirms, Esc cancels."""

    left = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.page = QWidget(self)
        self.setWidget(self.page)  # While it is empty: to move what is in it takes its time.

    def lay_out(self, above: Sequence[Piece], below: Sequence[Piece]) -> None:
        """Lays out the buttons with widgets above and below; to be called when all are made."""
        self.buttons = TwoButtons(self.page)  # Not before: Tab goes to what is made first.
        self.buttons.do.clicked.connect(self._confirm)
        self.buttons.leave.clicked.connect(self.left)
        pieces = (*above, self.buttons, *below, REST)
        in_column(*pieces, on=self.page, margins=margins(6, 6, 16, 6), spacing=6)

    def confirm(self) -> None:
        """Does what the note asks about; called by Enter and the first button."""
        raise NotImplementedError

    @Slot()
    def _confirm(self) -> None:
        self.confirm()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in ENTER
        if event.key() == Qt.Key.Key_Escape or (enter and self.buttons.leave.hasFocus()):
            self.left.emit()
        elif enter and not event.isAutoRepeat():
            self.confirm()
        else:
            super().keyPressEvent(event)


class PasteNote(ConfirmNote):
    """Note about a pasted game; Enter puts it on the board, Esc cancels."""

    used = Signal(object)
    """Emitted with the sheet that the user has confirmed."""
    told = Signal(str)
    """Emitted with the text that the user has typed in the note."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Pasted"), parent)
        self._sheet: object = None
        page = self.page
        self._understood = plain_label(page, "understood")
        self._consequence = plain_label(page, "consequence")
        self._unused = plain_label(page, "unused")
        self._field = QLineEdit(page)
        self._field.setObjectName("words")
        self._field.setMaxLength(1000)
        self.lay_out((self._understood, self._consequence, self._field, 4), (8, self._unused))

    def show_pasted(self, pasted: PasteProposal) -> None:
        self._sheet = pasted.sheet
        say(self._understood, pasted.understood)
        say(self._consequence, pasted.consequence)
        say(self._unused, "\n".join(pasted.unused))
        self._field.clear()
        self._field.setVisible(bool(pasted.wanted))
        self._field.setPlaceholderText(pasted.wanted)
        self._field.setAccessibleName(pasted.wanted)
        self._field.setAccessibleDescription(pasted.consequence)
        self.setFocusProxy(self._field if pasted.wanted else self.buttons.do)
        self.buttons.do.setText(pasted.wish)
        self.buttons.do.setAccessibleName(pasted.wish)
        self.buttons.do.setAccessibleDescription(pasted.understood)
        self.verticalScrollBar().setValue(0)
        announce(self, " ".join((pasted.understood, pasted.consequence, *pasted.unused)))

    def show_hint(self, text: str) -> None:
        """Shows the reason why the typed text cannot be used."""
        say(self._consequence, text)
        announce(self._field, text)

    def confirm(self) -> None:
        if self._sheet is None:
            self.told.emit(self._field.text())
        else:
            self.used.emit(self._sheet)


_MOST_WORDS = 24


class MakersRow(QWidget):
    """Clue as small tiles or numbers, with the number of words that could give it."""

    def __init__(self, clue: Clue, words: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strip = None if isinstance(clue, Counts) else _Strip(clue, self)
        label = plain_label(self, "makers")
        text = _words_text(clue, words)
        say(label, text if self._strip else f"{write_clue(clue)}  {text}")
        label.setAccessibleName(f"{spoken_clue(clue)}: {text}")
        pieces = (label,) if self._strip is None else (self._strip, label)
        in_column(*pieces, on=self, margins=0, spacing=3)


class _Strip(QWidget):
    def __init__(self, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks = marks
        self.setFixedHeight(small_side())
        self.setAccessibleName(spoken_clue(marks))

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


def _words_text(clue: Clue, words: tuple[str, ...]) -> str:
    if "." in write_clue(clue):
        return _("This row is not complete.")
    shown = ", ".join(capital(word) for word in words[:_MOST_WORDS])
    if not (number := len(words)):
        return _("No word of the list.")
    if number > _MOST_WORDS:
        return ngettext("1 word: {1} …", "{0} words: {1} …", number, number, shown)
    return ngettext("1 word: {1}", "{0} words: {1}", number, number, shown)


class GridNote(ConfirmNote):
    """Note that asks for the secret of a grid, then shows the words that could have made it."""

    told = Signal(str)
    """Emitted with the secret that the user has typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Pasted grid"), parent)
        self._rows: list[MakersRow] = []
        page = self.page
        self._title = plain_label(page, "understood")
        self._hint = plain_label(page, "consequence")
        self._unused = plain_label(page, "unused")
        self._field = QLineEdit(page)
        self._field.setObjectName("secret")
        self._field.setMaxLength(80)
        self._field.setPlaceholderText(_("The answer"))
        self._field.setAccessibleName(_("The answer of this grid"))
        self._refused = False
        self._field.textEdited.connect(self._ask_again)
        self.setFocusProxy(self._field)
        self._column = in_column(spacing=10)
        self.lay_out((self._title, self._hint, self._field), (6, self._column, self._unused))
        self.buttons.do.setText(_("List the words (Enter)"))
        self.buttons.do.setAccessibleName(_("List the words of each row"))

    def show_grid(self, title: str, unused: tuple[str, ...]) -> None:
        self._empty()
        self._field.clear()
        say(self._title, title)
        say(self._unused, "\n".join(unused))
        announce(self, title)
        self._show_hint(_question())

    def refuse(self, text: str) -> None:
        """Shows the reason why the typed secret is not valid, until it is changed."""
        self._empty()
        self._show_hint(text)
        self._refused = True

    @Slot()
    def _ask_again(self) -> None:
        if self._refused:
            self._show_hint(_question())

    def _show_hint(self, text: str) -> None:
        self._refused = False
        say(self._hint, text)
        self._field.setAccessibleDescription(text)
        announce(self._field, text)

    def show_makers(self, unriddled: MakersAnswer) -> None:
        self._empty()
        for clue, words in zip(unriddled.riddle.clues, unriddled.makers, strict=True):
            row = MakersRow(clue, words, self.widget())
            self._rows.append(row)
            self._column.addWidget(row)
        text = _("What each row could have been if the answer is {0}:")
        self._show_hint(text.format(capital("".join(unriddled.riddle.secret))))

    def _empty(self) -> None:
        remove(*self._rows)
        self._rows.clear()

    def confirm(self) -> None:
        self.told.emit(self._field.text().strip())


def _question() -> str:
    return _("Type its answer to see which words could have made each row.")
