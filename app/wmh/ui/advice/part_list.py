"""The clues that a guess can get: for each how many words it leaves, and the first of them."""

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts
from wmh.engine.explain.explanation import Part
from wmh.ui.look.clue_picture import clue_width, paint_marks, small_side, spoken
from wmh.ui.look.theme import SMALL, figure_font, legible, scaled, text_font, theme_of
from wmh.ui.parts.layout import seen
from wmh.ui.parts.numbers import plural, whole
from wmh.ui.parts.shortcuts import for_board

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

_EDGE, _GAP = 6, 10
_LEAST_WORDS = 90
"""Room for a word or two; where there is less beside the clue, the words go below it."""


class PartRole(IntEnum):
    """What a row holds besides its text."""

    PART = Qt.ItemDataRole.UserRole


class PartModel(QAbstractListModel):
    """The parts of one guess."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[Part, ...] = ()

    def show(self, parts: tuple[Part, ...]) -> None:
        self.beginResetModel()
        self._parts = parts
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._parts)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._parts):
            return None
        part = self._parts[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{write_clue(part.clue)} {whole(part.size)} {_words(part)}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{spoken(part.clue)}: {_counted(part)}: {_words(part)}"
            case Qt.ItemDataRole.ToolTipRole:
                return f"{_counted(part)}: {_words(part)}"
            case PartRole.PART:
                return part
            case _:
                return None


class PartDelegate(QStyledItemDelegate):
    """Draws the clue, the number of words, and as many of them as there is room for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number_width = 0.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else view.width()
        clue = index.data(PartRole.PART).clue
        return QSize(width, small_side() + legible(26 if self._below(clue, width) else 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = theme_of(self)
        part = index.data(PartRole.PART)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.hairline))
            painter.drawRoundedRect(rect.adjusted(0, 1, -2, -1), 5, 5)
        below = self._below(part.clue, rect.width())
        edge, side = scaled(_EDGE), small_side()
        line = QRectF(rect.left() + edge, rect.top() + legible(4), rect.width() - 2 * edge, side)
        tiles = QRectF(line)
        tiles.setWidth(self._clue_width(part.clue))
        self._paint_clue(painter, part.clue, seen(painter, tiles, rect))
        number = QRectF(line)
        number.setLeft(line.left() + self._clue_width(part.clue) + scaled(_GAP))
        number.setWidth(self.number_width)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            seen(painter, number, rect), middle | Qt.AlignmentFlag.AlignRight, whole(part.size)
        )
        words = QRectF(line)
        if below:
            words.translate(0, side + 2)
        else:
            words.setLeft(number.right() + scaled(_GAP))
        painter.setPen(QColor(theme.faint))
        painter.setFont(text_font(SMALL))
        text = painter.fontMetrics().elidedText(
            _words(part), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(seen(painter, words, rect), middle, text)
        painter.restore()

    def _paint_clue(self, painter: QPainter, clue: Clue, line: QRectF) -> None:
        theme = theme_of(self)
        if isinstance(clue, Counts):
            painter.setFont(text_font(SMALL, bold=True))
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, write_clue(clue))
        else:
            place = QPointF(line.left(), line.top())
            side = self._side(len(clue))
            paint_marks(
                painter, place.x(), place.y() + (small_side() - side) / 2, clue, theme, side
            )

    def _below(self, clue: Clue, width: float) -> bool:
        around = 2 * scaled(_EDGE) + 2 * scaled(_GAP)
        left = width - around - self._clue_width(clue) - self.number_width
        return left < legible(_LEAST_WORDS)

    def _clue_width(self, clue: Clue) -> float:
        if isinstance(clue, Counts):
            return QFontMetricsF(text_font(SMALL, bold=True)).horizontalAdvance("0,00")
        return clue_width(clue, self._side(len(clue)))

    def _side(self, length: int) -> float:
        """Smaller tiles for long words."""
        return legible(16 if length <= 8 else 12 if length <= 15 else 6)


class PartList(QListView):
    """To be read and scrolled; nothing in it is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = PartModel(self)
        self._painter = PartDelegate(self)
        self.setModel(self._parts)
        self.setItemDelegate(self._painter)
        self.setObjectName("parts")
        self.setAccessibleName(translate("PartList", "The clues it can get"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(3 * (small_side() + legible(8)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def sizeHint(self) -> QSize:
        return QSize(0, 6 * (small_side() + legible(8)))

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        metrics = QFontMetricsF(figure_font())
        self._painter.number_width = max(
            (metrics.horizontalAdvance(whole(part.size)) + 1 for part in parts[:1]), default=0
        )
        self._parts.show(parts)
        self.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if for_board(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.setMinimumHeight(3 * (small_side() + legible(8)))


def _counted(part: Part) -> str:
    return plural("PartList", "1 word", "{0} words", part.size)


def _words(part: Part) -> str:
    if part.solves:
        return translate("PartList", "it is the secret")
    shown = ", ".join(word.upper() for word in part.words)
    return f"{shown} …" if part.size > len(part.words) and shown else shown
