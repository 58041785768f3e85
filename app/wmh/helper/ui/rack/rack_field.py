"""Text field that draws its letters as tiles with their values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.spelling import fold_case
from wmh.helper.capitals import capital
from wmh.helper.ui.look.theme import SMALL, legible, scale_length, text_font, theme_of
from wmh.helper.ui.look.tile import TileState, paint_tile
from wmh.helper.ui.parts.layout import WORDS

BLANK = "?"
_LARGEST, _SMALLEST, _GAP, _EDGE = 40, 24, 4, 5
_MOST_CHARACTERS = 80


@dataclass(frozen=True, slots=True)
class RackTile:
    """A tile: text, position in the field's text, value, and if it is no letter."""

    text: str
    start: int
    value: int | None
    foreign: bool


class RackField(QLineEdit):
    """Text field with tiles; it supports pasting, selection and screen readers.

    A space that is typed is a blank. With many letters tiles become smaller, in several rows.
    """

    left_below = Signal()
    """Emitted when the focus should go to the widget below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(WORDS)
        self._alphabet: Alphabet | None = None
        self._values: Mapping[str, int] = {}
        self._composed = ""
        """Text that an input method is composing and has not committed."""
        self.setObjectName("rack")
        self.setMaxLength(_MOST_CHARACTERS)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.textChanged.connect(self._settle)
        self._settle()

    def show_values(self, alphabet: Alphabet | None, values: Mapping[str, int]) -> None:
        """Sets the letters and their points; a letter without points counts 0."""
        self._alphabet, self._values = alphabet, values
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not self.isReadOnly():
            self.insert(BLANK)
        elif event.key() == Qt.Key.Key_Down:
            self.left_below.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composed = "" if self.isReadOnly() else event.preeditString()
        super().inputMethodEvent(event)
        self._settle()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursorPosition(self._position_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()  # Letters are selected by keys: the text is not where the tiles are.

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(WORDS)
        self._paint_frame(painter)
        pieces = self._pieces()
        if not pieces:
            painter.setFont(text_font(SMALL))
            painter.setPen(QColor(theme_of(self).faint))
            room = self.rect().adjusted(_EDGE + 5, 0, -_EDGE, 0)
            text = painter.fontMetrics().elidedText(
                self.placeholderText(), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        for piece, rect in zip(pieces, self._places(len(pieces)), strict=True):
            self._paint_piece(painter, rect, piece)
        if self.hasFocus() and not self.isReadOnly():
            self._paint_caret(painter, pieces)

    # What lies where

    def _pieces(self) -> Sequence[RackTile]:
        here = self.cursorPosition()
        text = self.text()[:here] + self._composed + self.text()[here:]
        letters = None if self._alphabet is None else self._alphabet.labels
        longest = max(map(len, letters or ("a",)))
        pieces: list[RackTile] = []
        start = 0
        while start < len(text):
            sizes = range(longest, 0, -1)
            found = (text[start : start + size] for size in sizes)
            letter = next((x for x in found if letters and fold_case(x) in letters), text[start])
            foreign = letters is not None and fold_case(letter) not in letters
            blank = letter in (BLANK, " ")
            value = 0 if blank else None if foreign else self._values.get(fold_case(letter))
            pieces.append(RackTile(letter, start, value, foreign and not blank))
            start += len(letter)
        return pieces

    def _side(self) -> tuple[int, int]:
        """Returns the side of a tile in pixels, and the number of tiles in a row."""
        room = self.width() - 2 * _EDGE + _GAP
        count = max(len(self._pieces()), 1)
        side = max(legible(_SMALLEST), min(scale_length(_LARGEST), room // count - _GAP))
        return side, max(1, room // (side + _GAP))

    def _places(self, count: int) -> Sequence[QRectF]:
        side, per_row = self._side()
        step = side + _GAP
        return [
            QRectF(_EDGE + (i % per_row) * step, _EDGE + (i // per_row) * step, side, side)
            for i in range(count)
        ]

    def _position_at(self, point: QPointF) -> int:
        """Returns the position in the text that is nearest to a point."""
        pieces = self._pieces()
        for piece, rect in zip(pieces, self._places(len(pieces)), strict=True):
            if point.y() < rect.bottom() + _GAP and point.x() < rect.center().x():
                return piece.start
            if point.y() < rect.bottom() + _GAP and point.x() < rect.right() + _GAP:
                return piece.start + len(piece.text)
        return len(self.text())

    @Slot()
    def _settle(self) -> None:
        side, per_row = self._side()
        rows = max(1, -(-len(self._pieces()) // per_row))
        height = max(scale_length(_LARGEST), rows * (side + _GAP) - _GAP) + 2 * _EDGE
        if height != self.minimumHeight() or height != self.maximumHeight():
            self.setFixedHeight(height)
        self.update()

    # Drawing

    def _paint_frame(self, painter: QPainter) -> None:
        focused = self.hasFocus() and not self.isReadOnly()
        theme = theme_of(self)
        width = 2.0 if focused else 1.0
        painter.setPen(QPen(QColor(theme.accent if focused else theme.line), width))
        painter.setBrush(QColor(theme.raised))
        if self.isReadOnly():
            return
        inside = width / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inside, inside, -inside, -inside), 6, 6
        )

    def _paint_piece(self, painter: QPainter, rect: QRectF, piece: RackTile) -> None:
        theme = theme_of(self)
        first = self.selectionStart()
        if self.hasSelectedText() and first <= piece.start < self.selectionEnd():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.hairline))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 6, 6)
        text = capital(piece.text) if len(capital(piece.text)) == len(piece.text) else piece.text
        blank = piece.text in (BLANK, " ")
        paint_tile(painter, rect, BLANK if blank else text, TileState.PLAIN, theme)
        corner = "!" if piece.foreign else "" if piece.value is None else str(piece.value)
        font = text_font(SMALL, bold=piece.foreign)
        font.setPixelSize(max(7, round(rect.height() * 0.26)))
        painter.setFont(font)
        if piece.foreign:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.alert), 2))
            radius = rect.height() * 6 / 52
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(QColor(theme.alert if piece.foreign else theme.faint))
        metrics = QFontMetricsF(font)
        place = QPointF(rect.right() - 3 - metrics.horizontalAdvance(corner), rect.bottom() - 3)
        painter.drawText(place, corner)

    def _paint_caret(self, painter: QPainter, pieces: Sequence[RackTile]) -> None:
        position = self.cursorPosition() + len(self._composed)
        places = self._places(len(pieces) + 1)
        number = sum(piece.start < position for piece in pieces)
        rect = places[number]
        if number and number == len(pieces):
            before = places[number - 1]
            rect = before.translated(before.width() + _GAP, 0)
        x = rect.left() - _GAP / 2 + (0 if number else 2)
        painter.setPen(QPen(QColor(theme_of(self).accent), 2))
        painter.drawLine(QPointF(x, rect.top() + 1), QPointF(x, rect.bottom() - 1))
