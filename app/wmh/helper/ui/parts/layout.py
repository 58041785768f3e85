"""Layouts in columns and rows, also for windows that are read from right to left.

In such a window layouts mirror themselves. Words do not: the scripts of all word lists run from
left to right.
"""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QStackedLayout,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from wmh.helper.ui.look.scaling import gap, set_margins, set_spacing, sides_of

REST: Final = None
"""Item of a column or row that takes the remaining room."""

Sides = tuple[int, int, int, int]
"""Margins at the left, the top, the right and the bottom."""

Margins = int | Sides
Piece = (
    QWidget
    | QLayout
    | int
    | None
    | tuple[QWidget | QLayout | None, int]
    | tuple[QWidget, int, Qt.AlignmentFlag]
)
"""Item of a column or row; a number is a gap.

Another item can have a stretch, and a widget also an alignment.
"""

WORDS = Qt.LayoutDirection.LeftToRight


def mirror_rect(painter: QPainter, rect: QRectF, within: QRectF) -> QRectF:
    """Returns the place of a rectangle, mirrored in `within` if the window reads right to left."""
    if painter.layoutDirection() is not Qt.LayoutDirection.RightToLeft:
        return rect
    left = within.left() + within.right() - rect.right()
    return QRectF(left, rect.top(), rect.width(), rect.height())


def margins(start: int, top: int, end: int, bottom: int) -> Sides:
    """Returns the margins of a layout, mirrored if the window is read from right to left."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        return end, top, start, bottom
    return start, top, end, bottom


def line_between(parent: QWidget) -> QFrame:
    """Returns a line, one pixel high, to be placed between two parts of a column."""
    line = QFrame(parent)
    line.setObjectName("between")
    line.setFixedHeight(1)
    return line


def in_column(
    *pieces: Piece,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Returns a column of items, which is the layout of the widget `on` if one is given.

    Lengths are those of scale 1; margins and spacing that are left out are the style's.
    """
    layout = QVBoxLayout()
    _fill(layout, pieces, on, margins, spacing)
    return layout


def in_row(
    *pieces: Piece,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Returns a row of items; the arguments are those of `in_column`."""
    layout = QHBoxLayout()
    _fill(layout, pieces, on, margins, spacing)
    return layout


def add_row(
    column: QBoxLayout, *pieces: Piece, at: int = -1, margins: Margins | None = None
) -> None:
    """Inserts a row of items that are no layouts into a widget's layout, by default at its end.

    The row is filled only when it is in the layout, for the reason that `_fill` gives.
    """
    row = QHBoxLayout()
    column.insertLayout(at, row)
    _fill(row, pieces, None, margins, None)


def _fill(
    layout: QBoxLayout,
    pieces: tuple[Piece, ...],
    on: QWidget | None,
    around: Margins | None,
    spacing: int | None,
) -> None:
    if around is not None:
        set_margins(layout, *((around,) * 4 if isinstance(around, int) else around))
    set_spacing(layout, -1 if spacing is None else spacing)
    for piece in pieces:
        match piece:
            case (QWidget() as widget, int(stretch), side):
                layout.addWidget(widget, stretch, side)
            case (thing, int(stretch)):
                _add_item(layout, thing, stretch)
            case int():
                gap(layout, piece)
            case _:
                _add_item(layout, piece, 0)
    # Last: a filled layout that is added to one of a widget gets wrappers of its items, which
    # outlive them. The next object at such an address would be taken for an item.
    if on is not None:
        on.setLayout(layout)
        if around is None:  # Those of the style, which are known only now.
            set_margins(layout, *sides_of(layout.contentsMargins()))
        if spacing is None:
            set_spacing(layout, layout.spacing())


def _add_item(layout: QBoxLayout, thing: QWidget | QLayout | None, stretch: int) -> None:
    match thing:
        case QWidget():
            layout.addWidget(thing, stretch)
        case QLayout():
            layout.addLayout(thing, stretch)
        case None:
            layout.addStretch(stretch)


def remove(*widgets: QWidget) -> None:
    """Hides widgets at once, so that they are not laid out any more, and deletes them later."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


class PagesLayout(QStackedLayout):
    """Stack of pages that has the size of the visible page.

    A QStackedLayout has the size of its largest page.
    """

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.invalidate)

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSize(self) -> QSize:
        page = self.currentWidget()
        if page is None:
            return super().minimumSize()
        return page.minimumSizeHint().expandedTo(page.minimumSize())

    def hasHeightForWidth(self) -> bool:
        page = self.currentWidget()
        return page is not None and page.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return -1 if page is None else page.heightForWidth(width)

    def minimumHeightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        layout = None if page is None else page.layout()
        if layout is None or not layout.hasHeightForWidth():
            return self.heightForWidth(width)
        return layout.totalMinimumHeightForWidth(width)


class LinesLayout(QLayout):
    """Widgets in a line, or in several lines if one line has no room for them.

    The layout is at least as wide as its widest widget.
    """

    def __init__(self, *widgets: QWidget, spacing: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        set_spacing(self, spacing)
        for each in widgets:
            self.addWidget(each)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    # Qt asks beyond the end, and takes nothing for an answer.

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(map(self._height, lines)) + self.spacing() * (len(lines) - 1)

    def minimumSize(self) -> QSize:
        sizes = [each.sizeHint() for each in self._items]
        return QSize(max(s.width() for s in sizes), max(s.height() for s in sizes))

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._items), self._height(self._items))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.top()
        direction = QGuiApplication.layoutDirection()
        for line in self._lines(rect.width()):
            x, high = rect.left(), self._height(line)
            for item in line:
                size = item.sizeHint()
                place = QRect(QPoint(x, y + (high - size.height()) // 2), size)
                item.setGeometry(QStyle.visualRect(direction, rect, place))
                x += size.width() + self.spacing()
            y += high + self.spacing()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        for item in self._items:
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _width(self, line: list[QLayoutItem]) -> int:
        return sum(each.sizeHint().width() for each in line) + self.spacing() * (len(line) - 1)

    def _height(self, line: list[QLayoutItem]) -> int:
        return max(each.sizeHint().height() for each in line)
