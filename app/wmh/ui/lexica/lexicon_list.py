"""The list of the installed lexica."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.ui.lexica.facts_text import InstalledLexicon, in_short
from wmh.ui.look.theme import LARGE, SMALL, legible, text_font, theme_of

translate = QCoreApplication.translate

_HIGH, _EDGE, _DOT = 46, 10, 7
_LISTED = Qt.ItemDataRole.UserRole


class LexiconList(QListWidget):
    """Tells which one is looked at; the one in use carries a dot."""

    chosen = Signal(object)
    """A Listed that somebody wants to look at."""
    used = Signal(str)
    """The name of one to use."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._open = ""
        self._rows = _Rows(self)
        self.setItemDelegate(self._rows)
        self.setObjectName("shelf")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(translate("Shelf", "Installed lexica"))
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._use)

    @property
    def looked_at(self) -> InstalledLexicon | None:
        return self.currentItem().data(_LISTED) if self.currentRow() >= 0 else None

    def show_lexica(self, listed: Sequence[InstalledLexicon], wanted: str) -> None:
        """All of them, with the one of this name looked at, or else the one in use."""
        with QSignalBlocker(self):
            self.clear()
            for each in listed:
                item = QListWidgetItem(each.name, self)
                item.setData(_LISTED, each)
                if each.reason:
                    item.setToolTip(each.reason)
            names = [each.name for each in listed]
            row = next((names.index(name) for name in (wanted, self._open) if name in names), 0)
            self.setCurrentRow(row if listed else -1)
        self.show_open(self._open)

    def show_open(self, name: str) -> None:
        """Which one is in use."""
        self._open = self._rows.open = name
        for row in range(self.count()):
            item = self.item(row)
            spoken = f"{item.text()}, {in_short(item.data(_LISTED))}"
            if item.text() == name:
                spoken = translate("Shelf", "{0}, in use").format(spoken)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.viewport().update()

    @Slot()
    def _choose(self) -> None:
        if self.looked_at is not None:
            self.chosen.emit(self.looked_at)

    @Slot(QListWidgetItem)
    def _use(self, item: QListWidgetItem) -> None:
        listed: InstalledLexicon = item.data(_LISTED)
        if listed.facts is not None:
            self.used.emit(listed.name)


class _Rows(QStyledItemDelegate):
    """Name, and below it how many words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.open = ""

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(legible(120), legible(_HIGH))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, listed = theme_of(self), index.data(_LISTED)
        state = option.state
        outer = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = outer.adjusted(1, 1, -1, -1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.hairline))
            painter.setOpacity(1.0 if chosen else 0.5)
            painter.drawRoundedRect(rect, 6, 6)
            painter.setOpacity(1.0)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        edge, above, dot = legible(_EDGE), legible(5), legible(_DOT)
        text = rect.adjusted(edge, above, -edge, -above)
        if listed.name == self.open:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QRectF(text.right() - dot, text.top() + legible(6), dot, dot))
        upper = text.adjusted(0, 0, -dot - 6, 0)
        painter.setFont(text_font(LARGE - 2, bold=listed.name == self.open))
        painter.setPen(QColor(theme.ink))
        self._draw(painter, upper, Qt.AlignmentFlag.AlignTop, listed.name)
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(theme.faint if listed.facts else theme.alert))
        self._draw(painter, text, Qt.AlignmentFlag.AlignBottom, in_short(listed))
        painter.restore()

    def _draw(self, painter: QPainter, rect: QRectF, vertical: Qt.AlignmentFlag, text: str) -> None:
        short = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(rect.width())
        )
        painter.drawText(rect, vertical | Qt.AlignmentFlag.AlignLeft, short)
