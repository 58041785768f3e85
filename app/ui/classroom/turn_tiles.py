"""One turn as tiles in a line."""

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.clues.turn import Turn
from app.ui.clue_picture import spoken
from app.ui.games.turn_picture import paint_turn, turn_width
from app.ui.theme import Theme, scaled

_SIDE, _LEAST = 34, 14


class TurnTiles(QWidget):
    """Smaller where there is no room for all of them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._turn: Turn | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_turn(self, turn: Turn) -> None:
        self._turn = turn
        self.setAccessibleName(f"{turn.word.upper()}: {spoken(turn.clue)}")
        self.updateGeometry()
        self.update()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width(scaled(_SIDE)), scaled(_SIDE))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(_LEAST), scaled(_SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._turn is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, least = scaled(_SIDE), scaled(_LEAST)
        while side > least and self._width(side) > self.width():
            side -= 1
        paint_turn(painter, 0, (self.height() - side) / 2, self._turn, side, self._theme)

    def _width(self, side: int) -> int:
        return 0 if self._turn is None else round(turn_width(self._turn, side))
