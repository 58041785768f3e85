"""Lists of values, whose texts and drawing are computed from each value by functions."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.helper.ui.look.theme import Theme, theme_of
from wmh.helper.ui.parts.rich_text import tip_text
from wmh.helper.ui.parts.shortcuts import for_board

Index = QModelIndex | QPersistentModelIndex
Value = TypeVar("Value")
Made = TypeVar("Made", covariant=True)


class RowValues(Protocol[Made]):
    """Sequence of values, which may be made only when they are read."""

    def __len__(self) -> int: ...

    def __getitem__(self, row: int, /) -> Made: ...


class ValueModel(QAbstractListModel, Generic[Value]):
    """List model of values, with the text, the spoken text and the tip of each value."""

    def __init__(
        self,
        text: Callable[[Value], str],
        spoken: Callable[[Value], str] | None = None,
        tip: Callable[[Value], str] | None = None,
        *,
        key: Callable[[Value], object] | None = None,
        selectable: Callable[[Value], bool] | None = None,
    ) -> None:
        """Makes the model from functions of a value; tips are shown literally.

        `key` identifies a row among the next values, so that it stays selected. Without it the next
        values are unrelated, and values are read only when they are visible.
        """
        super().__init__()
        self._values: RowValues[Value] = ()
        self._texts: dict[int, Callable[[Value], str] | None] = {
            Qt.ItemDataRole.DisplayRole: text,
            Qt.ItemDataRole.AccessibleTextRole: spoken,
            Qt.ItemDataRole.ToolTipRole: tip and (lambda value: tip_text(tip(value))),
        }
        self._key, self._selectable = key, selectable
        self._keys: tuple[object, ...] = ()

    def show(self, values: RowValues[Value]) -> None:
        """Shows these values, which must not change any more."""
        if self._key is None:
            self._replace(values, ())
            return
        known = tuple(values[row] for row in range(len(values)))
        keys = tuple(map(self._key, known))
        if keys[: len(self._keys)] == self._keys:
            self._extend(known, keys)
        elif len(keys) == len(self._keys):
            self._move(known, keys)
        else:
            self._replace(known, keys)

    def _replace(self, values: RowValues[Value], keys: tuple[object, ...]) -> None:
        self.beginResetModel()
        self._values, self._keys = values, keys
        self.endResetModel()

    def _extend(self, values: tuple[Value, ...], keys: tuple[object, ...]) -> None:
        before, after = len(self._values), len(values)
        if values[:before] != self._values:
            self._values = values[:before]
            self.dataChanged.emit(self.index(0), self.index(before - 1))
        if after > before:
            self.beginInsertRows(QModelIndex(), before, after - 1)
            self._values, self._keys = values, keys
            self.endInsertRows()

    def _move(self, values: RowValues[Value], keys: tuple[object, ...]) -> None:
        self.layoutAboutToBeChanged.emit()
        before, rows = self._keys, {each: row for row, each in enumerate(keys)}
        self._values, self._keys = values, keys
        for index in self.persistentIndexList():
            row = rows.get(before[index.row()])
            self.changePersistentIndex(index, QModelIndex() if row is None else self.index(row))
        self.layoutChanged.emit()

    def value_at(self, row: int) -> Value:
        return self._values[row]

    def selectable(self, row: int) -> bool:
        """True if the row exists and its value can be selected, as headings and remarks cannot."""
        there = 0 <= row < len(self._values)
        return there and (self._selectable is None or self._selectable(self._values[row]))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._values)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.selectable(index.row()):
            return super().flags(index)
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._values):
            return None
        value = self._values[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return value
        text = self._texts.get(role)
        return None if text is None else text(value)


class ValueList(QListView, Generic[Value]):
    """List with one selected row, which passes keys that it does not use on to its parent."""

    left = Signal()
    """Emitted when Up is pressed in the first line: the focus should go to the board."""

    searched = False
    """True if letters look for a row; False in a window with a board that letters are typed on."""

    def __init__(
        self,
        rows: ValueModel[Value],
        parent: QWidget | None = None,
        take: Callable[[Value], None] | None = None,
    ) -> None:
        """Makes the list; Enter and a double click call `take`, None if rows are only read."""
        super().__init__(parent)
        self.rows = rows
        self.waiting = False
        """True while newer values are being computed and the values shown are outdated."""
        self._measured_for: Theme | None = None
        self._take = take
        self._cut = 0
        """Height in pixels at the lower edge that is too low for a whole row."""
        rows.setParent(self)
        self.setModel(rows)
        for came in (rows.rowsInserted, rows.modelReset):
            came.connect(self._show_whole_rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.doubleClicked.connect(self.take_at)

    @property
    def selected_value(self) -> Value | None:
        row = self.currentIndex().row()
        return self.rows.value_at(row) if self.rows.selectable(row) else None

    def select_row(self, row: int | None) -> None:
        """Selects a row; None selects no row."""
        self.setCurrentIndex(QModelIndex() if row is None else self.rows.index(row))

    def enter(self) -> None:
        """Takes the focus, and selects a row if none is selected."""
        first = self.first_row()
        if first is not None:
            if not self.currentIndex().isValid():
                self.select_row(first)
            self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Qt changes the palette several times while another theme comes.
        if event.type() is not QEvent.Type.PaletteChange or self._measured_for == theme_of(self):
            return
        self._measured_for = theme_of(self)
        self.measure()
        self._show_whole_rows()
        self.scheduleDelayedItemsLayout()  # Pegs are not as wide as words.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_whole_rows()

    def line_height(self) -> int:
        """Height of a line of rows in pixels; 0 if it is not known, or the lines differ."""
        if self.gridSize().isValid():
            return self.gridSize().height()
        return max(self.sizeHintForRow(0), 0) if self.uniformItemSizes() else 0

    @Slot()
    def _show_whole_rows(self) -> None:
        """Leaves the lower edge free where a row would be cut."""
        line, room = self.line_height(), self.contentsRect().height()
        cut = room % line if 0 < line <= room else 0
        if cut != self._cut:
            self._cut = cut
            self.setViewportMargins(0, 0, 0, cut)

    def measure(self) -> None:
        """Computes the sizes that depend on the theme; called once for all rows."""

    def show_waiting(self, *, waiting: bool) -> None:
        """Fades the list while newer values are being computed."""
        self.waiting = waiting
        self.viewport().update()

    def first_row(self) -> int | None:
        """Returns the first row that can be selected; None without one."""
        return next(filter(self.rows.selectable, range(self.rows.rowCount())), None)

    def last_row(self) -> int | None:
        """Returns the last row that can be selected; None without one."""
        return next(filter(self.rows.selectable, reversed(range(self.rows.rowCount()))), None)

    def in_first_line(self) -> bool:
        return self.currentIndex().row() <= (self.first_row() or 0)

    @Slot(QModelIndex)
    def take_at(self, index: QModelIndex) -> None:
        if self._take is not None and self.rows.selectable(index.row()):
            self._take(self.rows.value_at(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._take is not None:
                if not event.isAutoRepeat():
                    self.take_at(self.currentIndex())
            case Qt.Key.Key_Up if self.in_first_line():
                self.left.emit()
            # Qt would stop at a row that cannot be selected.
            case Qt.Key.Key_Home if self.rows.rowCount():
                self.select_row(self.first_row())
            case Qt.Key.Key_End if self.rows.rowCount():
                self.select_row(self.last_row())
            case _ if for_board(event) and not self.searched:
                event.ignore()
            case _:
                super().keyPressEvent(event)


class WrappedList(ValueList[Value]):
    """List with several values side by side in a line; left and right move through all of them."""

    def __init__(
        self,
        rows: ValueModel[Value],
        parent: QWidget | None = None,
        take: Callable[[Value], None] | None = None,
    ) -> None:
        super().__init__(rows, parent, take)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def columns(self) -> int:
        """Number of values in a line."""
        return max(self.viewport().width() // self.gridSize().width(), 1)

    def in_first_line(self) -> bool:
        return self.currentIndex().row() < self.columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            # Qt would stop at the end of a line.
            following = self.currentIndex().row() + (1 if event.key() == Qt.Key.Key_Right else -1)
            if self.rows.selectable(following):
                self.select_row(following)
        else:
            super().keyPressEvent(event)


class RowPainter(QStyledItemDelegate, Generic[Value]):
    """Delegate that draws and measures values by two functions."""

    def __init__(
        self,
        shown: ValueList[Value],
        paint: Callable[[QPainter, QStyleOptionViewItem, Value], None],
        size: Callable[[QStyleOptionViewItem, Value], QSize],
    ) -> None:
        super().__init__(shown)
        self.shown = shown
        self._paint, self._size = paint, size

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._size(option, self.shown.rows.value_at(index.row()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.shown.waiting:
            painter.setOpacity(0.4)
        self._paint(painter, option, self.shown.rows.value_at(index.row()))
        painter.restore()
