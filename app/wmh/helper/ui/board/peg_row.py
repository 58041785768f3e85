"""Row of all code pegs, for players who use the mouse."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.capitals import capital
from wmh.helper.ui.look.pegs import letter_name, paint_peg
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.parts.layout import REST, in_row, margins, remove
from wmh.helper.ui.parts.rich_text import set_tip

_SIDE = 30


class PegRow(QWidget):
    """Row of all code pegs; a click on one types its letter. Hidden if letters are no colours."""

    typed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[_PegButton] = []
        self._row = in_row(REST, on=self, margins=margins(24, 6, 0, 0), spacing=4)
        self.setAccessibleName(_("Colours"))
        self._show_pegs()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_pegs()

    def _show_pegs(self) -> None:
        theme = theme_of(self)
        letters = list(theme.pegs)
        names = [letter_name(capital(letter), theme) for letter in letters]
        if names != [button.accessibleName() for button in self._buttons]:
            remove(*self._buttons)
            self._buttons = [_PegButton(letter, self) for letter in letters]
            for place, button in enumerate(self._buttons):
                button.clicked.connect(self._type)
                self._row.insertWidget(place, button)
        self.setVisible(bool(letters))

    @Slot()
    def _type(self) -> None:
        button = self.sender()
        if isinstance(button, _PegButton):
            self.typed.emit(button.letter)


class _PegButton(QAbstractButton):
    def __init__(self, letter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.letter = letter
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The letter's key is nearer.
        self._measure()
        name = letter_name(capital(letter), theme_of(self))
        self.setAccessibleName(name)
        set_tip(self, name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._measure()

    def _measure(self) -> None:
        self.setFixedSize(QSize(scale_length(_SIDE), scale_length(_SIDE)))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        if self.letter in theme.pegs:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inset = 0 if self.underMouse() and not self.isDown() else 2
            rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            peg = theme.pegs[self.letter]
            paint_peg(painter, rect, capital(self.letter), peg, theme)
