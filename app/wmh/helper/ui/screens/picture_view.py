"""A screenshot beside the tiles read from it, which the user can correct."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.screens.board import Meanings, ReadBoard, Reading, ReadRow, ReadTile, RowState
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.look.tile import TileState, paint_tile
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.screens.picture_source import Source

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, eq=False)
class PictureReading:
    """A picture with what was read in it."""

    image: QImage
    reading: Reading


def seeing(
    source: Source, rule: Rule, known: Meanings
) -> Callable[["Lexicon", Answering, Stop], Iterator[PictureReading]]:
    """Returns background work that reads a picture.

    Its iterator raises PictureError or OSError.
    """

    def work(lexicon: "Lexicon", _answering: Answering, _stop: Stop) -> Iterator[PictureReading]:
        from wmh.base.files.picture_file import array_of, image_of, open_picture
        from wmh.helper.seeing import read_picture

        pixels = open_picture(source) if isinstance(source, Path) else array_of(source)
        image = image_of(pixels) if isinstance(source, Path) else source
        yield PictureReading(image, read_picture(pixels, lexicon, rule, known))

    return work


_NEXT = {Mark.WHITE: Mark.YELLOW, Mark.YELLOW: Mark.GREEN, Mark.GREEN: Mark.WHITE}
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_GAP, _ACROSS = 10, 0.06


class PictureView(QWidget):
    """The picture with outlined tiles at the left, the tiles read from it at the right.

    A click or Space changes the mark of a tile; a typed letter replaces the tile's letter.
    """

    mended = Signal()

    def __init__(
        self, seen: PictureReading, number: int, alphabet: Alphabet, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._image = seen.image
        self._alphabet = alphabet
        self.board: ReadBoard = seen.reading.boards[number]
        open_tiles = self.board.open
        self._at = (open_tiles[0][0] - 1, open_tiles[0][1] - 1) if open_tiles else (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(_("Board {0}").format(number + 1))
        self._describe()

    # Room

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(len(self.board.rows) * self._side(width)) + 4

    def sizeHint(self) -> QSize:
        width = scale_length(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = scale_length(160)
        return QSize(width, self.heightForWidth(width))

    def _side(self, width: float) -> float:
        """Returns the side of a tile, with the gap beside it, for a view of this width."""
        return min((width - _GAP) / 2 / self.board.length, float(scale_length(40)))

    def _tile_rect(self, row: int, place: int) -> QRectF:
        side = self._side(self.width())
        left = side * self.board.length + _GAP
        gap = side * _ACROSS
        return QRectF(left + place * side + gap, row * side + gap, side - 2 * gap, side - 2 * gap)

    def _source(self) -> QRectF:
        """Returns the part of the picture that contains the rows of the board."""
        first, last = self.board.rows[0].tiles[0].box, self.board.rows[-1].tiles[-1].box
        part = QRectF(QPointF(first[0], first[1]), QPointF(last[2], last[3]))
        return part.intersected(QRectF(self._image.rect()))

    # What is seen

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        source, side = self._source(), self._side(self.width())
        target = QRectF(0, 0, side * self.board.length, side * len(self.board.rows))
        scale = min(target.width() / source.width(), target.height() / source.height())
        target.setSize(source.size() * scale)
        painter.drawImage(target, self._image, source)
        for i, row in enumerate(self.board.rows):
            for j, tile in enumerate(row.tiles):
                here = (i, j) == self._at and self.hasFocus()
                unclear = row.state is RowState.MARKED and (tile.unsure or tile.letter is None)
                pen = QPen(QColor(theme.accent), 3 if here else 1.5)
                if unclear:
                    pen.setStyle(Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                left, top, right, bottom = tile.box
                painter.drawRect(
                    QRectF(
                        target.left() + (left - source.left()) * scale,
                        target.top() + (top - source.top()) * scale,
                        (right - left) * scale,
                        (bottom - top) * scale,
                    )
                )
                self._paint_read(painter, i, j, here=here, unclear=unclear)

    def _paint_read(
        self, painter: QPainter, row: int, place: int, *, here: bool, unclear: bool
    ) -> None:
        theme, tile = theme_of(self), self.board.rows[row].tiles[place]
        rect = self._tile_rect(row, place)
        shown = tile.mark if tile.mark is not None else TileState.SPELT
        if tile.mark is None and tile.letter is None:
            shown = TileState.EMPTY
        letter = tile.letter or ("?" if unclear else "")
        paint_tile(painter, rect, capital(letter), shown, theme)
        if here or unclear:
            pen = QPen(QColor(theme.accent), 2.5)
            pen.setStyle(Qt.PenStyle.DashLine if unclear and not here else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5))

    # What is mended

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for i, row in enumerate(self.board.rows):
            for j in range(len(row.tiles)):
                if self._tile_rect(i, j).contains(event.position()):
                    self._move(i, j)
                    self._cycle()
                    return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, place = self._at
        if (step := _STEPS.get(Qt.Key(event.key()))) is not None:
            self._move(row + step[0], place + step[1])
        elif event.key() == Qt.Key.Key_Space:
            self._cycle()
        elif event.text() and (letters := self._alphabet.letters_of(event.text())):
            self._mend(letter=letters[0], sure=1.0, other=None)
            self._move(row, place + 1)
        else:
            super().keyPressEvent(event)

    def _move(self, row: int, place: int) -> None:
        rows, places = len(self.board.rows), self.board.length
        self._at = (min(max(row, 0), rows - 1), min(max(place, 0), places - 1))
        self._describe()
        self.update()

    def _cycle(self) -> None:
        row, place = self._at
        if self.board.rows[row].state is RowState.MARKED:
            mark = _NEXT[self.board.rows[row].tiles[place].mark or Mark.WHITE]
            self._mend(mark=mark, mark_sure=1.0)

    def _mend(self, **changes: object) -> None:
        i, j = self._at
        row: ReadRow = self.board.rows[i]
        tile: ReadTile = replace(row.tiles[j], **changes)  # pyright: ignore[reportArgumentType]
        tiles = (*row.tiles[:j], tile, *row.tiles[j + 1 :])
        rows = (*self.board.rows[:i], replace(row, tiles=tiles), *self.board.rows[i + 1 :])
        self.board = replace(self.board, rows=rows)
        self._describe()
        self.update()
        self.mended.emit()

    def _describe(self) -> None:
        """Describes the tile at the keyboard cursor for screen readers."""
        i, j = self._at
        tile = self.board.rows[i].tiles[j]
        letter = capital(tile.letter or "?")
        mark = "" if tile.mark is None else mark_name(tile.mark)
        said = _("Row {0}, tile {1}: {2} {3}")
        text = said.format(i + 1, j + 1, letter, mark).strip()
        self.setAccessibleDescription(text)
        announce(self, text)
