"""The pegs that there are, for those who hold a mouse."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from wmh.ui.look.pegs import named, paint_peg
from wmh.ui.look.theme import Theme, scaled
from wmh.ui.parts.layout import margins

translate = QCoreApplication.translate

_SIDE = 30


class PegRow(QWidget):
    """A click types the letter of a colour; hidden where letters stand for none."""

    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[_PegButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(margins(24, 6, 0, 0))
        self._row.setSpacing(4)
        self._row.addStretch()
        self.setAccessibleName(translate("PegRow", "Colours"))
        self.show_theme(theme)

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        letters = list(theme.pegs)
        if letters != [button.letter for button in self._buttons]:
            for button in self._buttons:
                button.hide()
                button.deleteLater()
            self._buttons = [_PegButton(letter, theme, self) for letter in letters]
            for place, button in enumerate(self._buttons):
                button.clicked.connect(self._type)
                self._row.insertWidget(place, button)
        for button in self._buttons:
            button.show_theme(theme)
        self.setVisible(bool(letters))

    @Slot()
    def _type(self) -> None:
        button = self.sender()
        if isinstance(button, _PegButton):
            self.typed.emit(button.letter)


class _PegButton(QAbstractButton):
    def __init__(self, letter: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.letter = letter
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The letter's key is nearer.
        self.show_theme(theme)

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setFixedSize(QSize(scaled(_SIDE), scaled(_SIDE)))
        name = named(self.letter.upper(), theme)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.letter in self._theme.pegs:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inset = 0 if self.underMouse() and not self.isDown() else 2
            rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            peg = self._theme.pegs[self.letter]
            paint_peg(painter, rect, self.letter.upper(), peg, self._theme)
