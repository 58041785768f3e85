"""The letters of a word that are given as a hint, each at its place."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.ui.pegs import named
from app.ui.spoiler.spoiler_text import hint_spoken
from app.ui.theme import Theme, legible, scaled
from app.ui.tile import State, paint_tile

_SIDE, _GAP = 30, 4
_EDGE = 6


class HintRow(QLabel):
    """Small tiles, empty where nothing is given; as text, what is read aloud."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._letters: tuple[str | None, ...] = ()
        self._waiting = False
        self.setObjectName("hinted")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_letters(self, letters: tuple[str | None, ...], *, last: bool) -> None:
        self._letters = letters
        named_ = (None if x is None else named(x.upper(), self._theme) for x in letters)
        text = hint_spoken(tuple(named_), last=last)
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def show_waiting(self, *, waiting: bool) -> None:
        self._waiting = waiting
        self.update()

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        return QSize(0, legible(_SIDE) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._waiting:
            painter.setOpacity(0.4)
        side, number = legible(_SIDE), max(len(self._letters), 1)
        pitch = min(side + legible(_GAP), (self.width() - 2 * scaled(_EDGE)) / number)
        gap = min(legible(_GAP), pitch / 8)
        for place, letter in enumerate(self._letters):
            x = scaled(_EDGE) + place * pitch
            if self.isRightToLeft():
                x = self.width() - x - pitch
            tile = QRectF(x, 2, pitch - gap, side)
            shown = State.EMPTY if letter is None else State.PLAIN
            paint_tile(painter, tile, (letter or "").upper(), shown, self._theme)
