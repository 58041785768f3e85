"""The letters that tell the remaining words apart."""

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.engine.explain.spoiler import TellingLetters
from wmh.ui.look.pegs import named, paint_peg
from wmh.ui.look.theme import LARGE, figure_font, legible, mixed, text_font, theme_of
from wmh.ui.parts.lists import WrappedList
from wmh.ui.parts.shortcuts import for_board
from wmh.ui.spoiler.spoiler_text import letter_spoken, percent

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

_SIDE = 54
"""Of the cell of a letter."""
_PEG = 22
_BAR = 30


class LetterRole(IntEnum):
    """What a letter holds besides its text."""

    PERCENT = Qt.ItemDataRole.UserRole
    SHARE = Qt.ItemDataRole.UserRole + 1
    """Of the words that have it, from 0 to 1."""


class LetterModel(QAbstractListModel):
    """The letters of one answer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: TellingLetters | None = None

    def show(self, found: TellingLetters | None) -> None:
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        inside = parent is not None and parent.isValid()
        return 0 if inside or self._found is None else len(self._found.letters)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._found is None or not index.isValid() or index.row() >= self.rowCount():
            return None
        telling, remaining = self._found.letters[index.row()], self._found.remaining
        letter = telling.letter.upper()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return letter
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return letter_spoken(named(letter, theme_of(self)), telling, remaining)
            case LetterRole.PERCENT:
                return percent(telling, remaining)
            case LetterRole.SHARE:
                return telling.words / remaining
            case _:
                return None


class LetterDelegate(QStyledItemDelegate):
    """Draws the letter, the share of the words that have it, and the same as a bar."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waiting = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(legible(_SIDE), legible(_SIDE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.waiting:
            painter.setOpacity(0.4)
        cell = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, cell, option.state, first=index.row() == 0)
        line = QRectF(cell.x(), cell.y() + legible(3), cell.width(), legible(22))
        self._paint_letter(painter, line, index)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme_of(self).faint))
        figures = QRectF(cell.x(), cell.y() + legible(25), cell.width(), legible(15))
        painter.drawText(figures, Qt.AlignmentFlag.AlignCenter, str(index.data(LetterRole.PERCENT)))
        self._paint_bar(painter, cell, index)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, cell: QRectF, state: QStyle.StateFlag, *, first: bool
    ) -> None:
        theme = theme_of(self)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        share = 0.18 if focused else 0.1 if first else 0
        painter.setPen(QPen(QColor(theme.accent), 1.5) if focused else Qt.PenStyle.NoPen)
        if share:
            painter.setBrush(mixed(theme.accent, theme.window, share))
            painter.drawRoundedRect(cell.adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)

    def _paint_letter(self, painter: QPainter, line: QRectF, index: Index) -> None:
        theme = theme_of(self)
        letter = str(index.data())
        peg = theme.pegs.get(letter.lower())
        if peg is None:
            painter.setFont(text_font(LARGE, bold=True))
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, letter)
        else:
            disc = QRectF(0, 0, legible(_PEG), legible(_PEG))
            disc.moveCenter(line.center())
            paint_peg(painter, disc, letter, peg, theme)

    def _paint_bar(self, painter: QPainter, cell: QRectF, index: Index) -> None:
        theme = theme_of(self)
        bar = QRectF(0, 0, legible(_BAR), legible(4))
        bar.moveCenter(QPointF(cell.center().x(), cell.bottom() - legible(8)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hairline))
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(max(2, legible(_BAR) * index.data(LetterRole.SHARE)))
        strong = 1 if index.row() == 0 else 0.45
        painter.setBrush(mixed(theme.accent, theme.window, strong))
        painter.drawRoundedRect(bar, 2, 2)


class LetterList(WrappedList):
    """As high as its letters; to be read. A letter that is typed is meant for the board."""

    moved = Signal(QRect)
    """Where the letter is that is now selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = LetterModel(self)
        self._painter = LetterDelegate(self)
        self.setModel(self._letters)
        self.setItemDelegate(self._painter)
        self.setObjectName("telling")
        self.setAccessibleName(translate("LetterList", "Letters that help"))
        self.setUniformItemSizes(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._tell)

    def show_letters(self, found: TellingLetters | None) -> None:
        self._letters.show(found)
        self._fit()
        if self.hasFocus():
            self.setCurrentIndex(self._letters.index(0))

    def show_waiting(self, *, waiting: bool) -> None:
        """Fade while the letters shown are no longer the newest."""
        self._painter.waiting = waiting
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.scheduleDelayedItemsLayout()
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # What it lies in is what scrolls.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if for_board(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def columns(self) -> int:
        """Its letters have cells and no grid."""
        return max(self.viewport().width() // legible(_SIDE), 1)

    def _fit(self) -> None:
        rows = -(-self._letters.rowCount() // self.columns())
        self.setFixedHeight(rows * legible(_SIDE))

    @Slot(QModelIndex)
    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.moved.emit(self.visualRect(index))
