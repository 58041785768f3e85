"""How the keys are drawn: each as a cap, below the name of its menu."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.ui.theme import SMALL, Theme, legible, mixed, text_font

Index = QModelIndex | QPersistentModelIndex

_ROW, _HEAD, _CAP = 28, 38, 21
_INSIDE, _AFTER = 7, 14
"""Beside the text of a cap, and from the cap to what the key does."""


class KeyDelegate(QStyledItemDelegate):
    """Rows without children are keys; the others are headings."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if not index.parent().isValid():
            return QSize(0, legible(_HEAD if index.row() else _ROW))
        width = QFontMetricsF(text_font(SMALL, bold=index.column() == 0))
        room = width.horizontalAdvance(str(index.data()))
        beside = legible(2 * _INSIDE + _AFTER)
        return QSize(round(room) + beside if index.column() == 0 else legible(40), legible(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, text = QRectF(option.rect), str(index.data() or "")
        if not index.parent().isValid():
            self._paint_heading(painter, rect, text)
        elif index.column() == 0:
            self._paint_ground(painter, rect, option)
            self._paint_cap(painter, rect, text)
        else:
            self._paint_ground(painter, rect, option)
            painter.setFont(text_font(SMALL))
            painter.setPen(QColor(self.theme.ink))
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() - 6)
            painter.drawText(rect, _BESIDE, shown)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(self.theme.faint))
        painter.drawText(rect.adjusted(2, 0, 0, -legible(5)), _BELOW, text)

    def _paint_ground(self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem) -> None:
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, mixed(self.theme.accent, self.theme.window, 0.12))

    def _paint_cap(self, painter: QPainter, rect: QRectF, text: str) -> None:
        font = text_font(SMALL, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(text) + legible(2 * _INSIDE)
        high = legible(_CAP)
        cap = QRectF(rect.left() + 1, rect.center().y() - high / 2, width, high)
        if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            cap.moveRight(rect.right() - 1)
        painter.setPen(QPen(QColor(self.theme.hairline), 1))
        painter.setBrush(QColor(self.theme.raised))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, text)


_BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_BELOW = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
