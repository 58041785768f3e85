"""Words as rows: a model that makes those that are seen, and the drawing of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from wmh.ui.advice.suggestions import word_font
from wmh.ui.look.theme import LARGE, SMALL, figure_font, legible, mixed, scaled, text_font, theme_of
from wmh.ui.parts.layout import WORDS

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

HEIGHT, EDGE, BAR = 30, 6, 12
_GAP = 12

_COLUMN = 52
"""How wide a column of figures is."""


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word, or a heading where `word` is empty.

    `pieces` are the word's letters as they are drawn, each with whether a blank stands for it;
    `sign` stands before them (a rank, or that it was found), `figures` in columns at the right.
    """

    word: str
    pieces: Sequence[tuple[str, bool]]
    sign: str
    figures: tuple[str, ...]
    spoken: str


Rows = tuple[int, Callable[[int], WordRow]]
"""How many rows there are, and how to make one."""

NO_ROWS: Rows = 0, lambda _: WordRow("", (), "", (), "")


class WordRole(IntEnum):
    """What a row holds besides its text."""

    ROW = Qt.ItemDataRole.UserRole


class WordModel(QAbstractListModel):
    """Rows that are made when they are looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count, self._made = NO_ROWS

    def show(self, rows: Rows) -> None:
        self.beginResetModel()
        self._count, self._made = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._count

    def row(self, number: int) -> WordRow:
        return self._made(number)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if 0 <= index.row() < self._count and self._made(index.row()).word:
            return super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < self._count:
            return None
        row = self._made(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.word or row.spoken
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return row.spoken
            case WordRole.ROW:
                return row
            case _:
                return None


def paint_figures(painter: QPainter, line: QRectF, figures: Sequence[str]) -> None:
    """Each at the right of its column, the last column at the right of the line."""
    for number, text in enumerate(reversed(figures)):
        column = line.adjusted(0, 0, -legible(_COLUMN) * number, 0)
        painter.drawText(column, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)


class WordDelegate(QStyledItemDelegate):
    """Draws the sign, the word, and its figures; a letter of a blank is small and underlined."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waiting = False
        """Whether a newer answer is on its way, so that this one is no longer true."""
        self.sign_width = 0.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(80), legible(HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: WordRow = index.data(WordRole.ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(WORDS)
        if self.waiting:
            painter.setOpacity(0.4)
        rect = QRectF(option.rect)
        rect.setWidth(
            option.widget.width() - scaled(BAR)
        )  # The same with and without a scroll bar.
        if row.word:
            self._paint_ground(painter, rect, option.state)
            self._paint_word(painter, rect, row)
        else:
            painter.setFont(text_font(SMALL, bold=True))
            painter.setPen(QColor(theme_of(self).faint))
            line = rect.adjusted(scaled(EDGE), 0, -scaled(EDGE), -scaled(4))
            painter.drawText(line, Qt.AlignmentFlag.AlignBottom, row.spoken)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        theme = theme_of(self)
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QColor(theme.accent) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(mixed(theme.accent, theme.window, 0.18 if focused else 0.1))
            painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), 6, 6)

    def _paint_word(self, painter: QPainter, rect: QRectF, row: WordRow) -> None:
        theme = theme_of(self)
        middle = Qt.AlignmentFlag.AlignVCenter
        inner = rect.adjusted(scaled(EDGE), 0, -scaled(EDGE), 0)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.faint))
        painter.drawText(inner, middle, row.sign)
        inner.setLeft(inner.left() + self.sign_width + scaled(_GAP))
        painter.setPen(QColor(theme.ink))
        paint_figures(painter, inner, row.figures)
        inner.setRight(inner.right() - legible(_COLUMN) * len(row.figures))
        self._paint_pieces(painter, inner, row.pieces)

    def _paint_pieces(
        self, painter: QPainter, room: QRectF, pieces: Sequence[tuple[str, bool]]
    ) -> None:
        """Smaller where there is little room; where not all letters are shown, dots follow."""
        painter.setPen(QColor(theme_of(self).ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        for size in (LARGE, SMALL):
            plain, under = word_font(), word_font(bold=False)
            plain.setPixelSize(legible(size))
            under.setPixelSize(legible(size))
            under.setUnderline(True)
            widths = [QFontMetricsF(under if b else plain).horizontalAdvance(t) for t, b in pieces]
            if sum(widths) <= room.width():
                break
        dots = QFontMetricsF(plain).horizontalAdvance("…")
        whole = sum(widths) <= room.width()
        end = room.right() if whole else room.right() - dots
        left = room.left()
        for (text, blank), width in zip(pieces, widths, strict=True):
            if left + width > end + 0.5:
                break
            painter.setFont(under if blank else plain)
            painter.drawText(QRectF(left, room.top(), width + 2, room.height()), middle, text)
            left += width
        if not whole:
            painter.setFont(plain)
            painter.drawText(QRectF(left, room.top(), dots + 2, room.height()), middle, "…")
