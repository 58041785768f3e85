"""The board as it is seen, clicked and typed on."""

from itertools import chain

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

from app.ui.board import Board
from app.ui.grid import BAR, EDGE, comfortable, fitted, least
from app.ui.sheet import Row, Sheet
from app.ui.small_buttons import EnterButton, RowNumber
from app.ui.theme import Theme
from app.ui.tile import Show, State, Tile

translate = QCoreApplication.translate

_NO_KEYS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class BoardView(QScrollArea):
    """Rows of tiles. The tile at the cursor has the focus; it is the board's one stop for Tab."""

    left_below = Signal()
    """A step down from the last row."""

    def __init__(self, board: Board, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._surface = QWidget(self)
        self._ring = _Ring(theme, self._surface)
        self._tiles: list[list[Tile]] = []
        self._numbers: list[RowNumber] = []
        self._fault: int | None = None
        self._theme = theme
        self._grid = least(board.sheet.length)
        self._enter = EnterButton(theme, self._surface)
        self._enter.clicked.connect(board.enter)
        self.setWidget(self._surface)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(translate("BoardView", "Board"))
        board.changed.connect(self._show)
        self._show(board.sheet)

    @property
    def tiles(self) -> tuple[tuple[Tile, ...], ...]:
        return tuple(map(tuple, self._tiles))

    @property
    def enter_button(self) -> EnterButton:
        return self._enter

    def row_number(self, row: int) -> RowNumber:
        return self._numbers[row]

    def focus(self) -> None:
        """Put the keyboard on the tile at the cursor."""
        sheet = self._board.sheet
        self._tiles[sheet.row][sheet.place].setFocus()

    def show_fault(self, row: int | None) -> None:
        """Mark a row as the one to be checked."""
        if row != self._fault:
            self._fault = row
            self._show_numbers()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._ring.theme = theme
        for widget in (*chain(*self._tiles), *self._numbers, self._enter):
            widget.show_theme(theme)
        self._ring.update()

    # What is shown

    @Slot(object)
    def _show(self, sheet: Sheet) -> None:
        focused = self._surface.isAncestorOf(QApplication.focusWidget() or self)
        if self._tiles and len(self._tiles[0]) != sheet.length:
            self._remove_rows(0)
        self._remove_rows(len(sheet.rows))
        while len(self._tiles) < len(sheet.rows):
            self._add_row(sheet.length)
        for number, row in enumerate(sheet.rows):
            self._show_row(number, row, sheet.length)
        self._show_numbers()
        self._show_enter(sheet)
        self._lay_out()
        self._show_cursor(sheet, focused=focused)

    def _show_row(self, number: int, row: Row, length: int) -> None:
        for place, tile in enumerate(self._tiles[number]):
            where = translate("BoardView", "place {0} of {1}, row {2}").format(
                place + 1, length, number + 1
            )
            letter = row.letters[place] if place < len(row.letters) else ""
            tile.show_letter(letter, _shown(row, place), where)

    def _show_numbers(self) -> None:
        rows = self._board.sheet.rows
        for number, button in enumerate(self._numbers):
            name = translate("BoardView", "Row {0}").format(number + 1)
            fault = number == self._fault and rows[number].spelt
            if fault:
                name = translate("BoardView", "Row {0}: check its clue").format(number + 1)
            button.setEnabled(rows[number].spelt)
            tip = translate("BoardView", "Respell row {0} (F2)").format(number + 1)
            shown = str(number + 1) if len(rows) > 1 else ""
            button.show_row(shown, name, tip if rows[number].spelt else "", fault=fault)

    def _show_enter(self, sheet: Sheet) -> None:
        row = sheet.current
        self._enter.setVisible(
            (
                row.spelt
                and not sheet.solved
                and (row.open(sheet.rule) or sheet.row == len(sheet.rows) - 1)
            )
            or (not row.spelt and sheet.full)
        )
        self._enter.show_wish(
            translate("BoardView", "Finish the clue (Enter): what is not marked is white")
            if row.spelt
            else translate("BoardView", "Enter the guess (Enter)")
        )

    def _show_cursor(self, sheet: Sheet, *, focused: bool) -> None:
        here = self._tiles[sheet.row][sheet.place]
        for tile in chain(*self._tiles):
            tile.setFocusPolicy(Qt.FocusPolicy.TabFocus if tile is here else Qt.FocusPolicy.NoFocus)
        if focused:
            here.setFocus()
        self._show_tile(here)

    def _show_tile(self, tile: Tile) -> None:
        self.ensureWidgetVisible(tile, 0, EDGE)

    @Slot()
    def _follow_focus(self) -> None:
        focused = QApplication.focusWidget()
        if isinstance(focused, Tile) and self._surface.isAncestorOf(focused):
            self._ring.show_around(focused)
        else:
            self._ring.show_around(None)

    # Tiles come and go

    def _add_row(self, length: int) -> None:
        row = len(self._tiles)
        number = RowNumber(row, self._theme, self._surface)
        number.respelt.connect(self._respell)
        self._numbers.append(number)
        self._tiles.append(
            [Tile(row, place, self._theme, self._surface) for place in range(length)]
        )
        for widget in (number, *self._tiles[row]):
            widget.show()
        for tile in self._tiles[row]:
            tile.cycled.connect(self._cycle)
            tile.focus_changed.connect(self._follow_focus)

    def _remove_rows(self, kept: int) -> None:
        for widget in (*chain(*self._tiles[kept:]), *self._numbers[kept:]):
            widget.hide()
            widget.deleteLater()
        del self._tiles[kept:], self._numbers[kept:]

    @Slot(int, int, int)
    def _cycle(self, row: int, place: int, step: int) -> None:
        self.focus()
        self._board.cycle(row, place, step)

    @Slot(int)
    def _respell(self, row: int) -> None:
        self.focus()
        self._board.respell(row)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        sheet = self._board.sheet
        self._show_tile(self._tiles[sheet.row][sheet.place])

    def sizeHint(self) -> QSize:
        grid = self._grid
        return QSize(grid.total_width() + BAR, grid.total_height(len(self._tiles)))

    def comfortable_width(self) -> int:
        return comfortable(self._board.sheet.length).total_width() + BAR

    def _lay_out(self) -> None:
        columns, rows = len(self._tiles[0]), len(self._tiles)
        self._grid = grid = fitted(columns, self.width() - BAR)
        for row, tiles in enumerate(self._tiles):
            self._numbers[row].setGeometry(grid.number(row))
            for place, tile in enumerate(tiles):
                tile.setGeometry(grid.tile(row, place))
        self._enter.setGeometry(grid.after(self._board.sheet.row))
        self._surface.resize(max(grid.total_width(), 1), grid.total_height(rows))
        self._ring.settle()
        self.setMinimumSize(least(columns).total_width() + BAR, grid.total_height(1))
        self.setMaximumHeight(grid.total_height(rows))
        self.updateGeometry()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        board, key = self._board, event.key()
        sheet = board.sheet
        if event.modifiers() & _NO_KEYS:
            return False
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    board.enter()
            case Qt.Key.Key_Backspace:
                board.back()
            case Qt.Key.Key_Left:
                board.move(0, -1)
            case Qt.Key.Key_Right:
                board.move(0, 1)
            case Qt.Key.Key_Up:
                board.move(-1, 0)
            case Qt.Key.Key_Down if sheet.row == len(sheet.rows) - 1:
                self.left_below.emit()
            case Qt.Key.Key_Down:
                board.move(1, 0)
            case Qt.Key.Key_Space if sheet.current.spelt:
                board.cycle(sheet.row, sheet.place, 1)
            case _ if event.text().strip() and event.text().isprintable():
                board.type(event.text())
            case _:
                return False
        return True


class _Ring(QWidget):
    """The focus ring, outside of the tile: inside, on green, it could not be seen."""

    def __init__(self, theme: Theme, surface: QWidget) -> None:
        super().__init__(surface)
        self.theme = theme
        self._tile: Tile | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_around(self, tile: Tile | None) -> None:
        self._tile = tile
        self.setVisible(tile is not None)
        self.settle()

    def settle(self) -> None:
        """Take the place of the tile, which may have moved."""
        if self._tile is not None:
            self.setGeometry(self._tile.geometry().adjusted(-5, -5, 5, 5))
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.accent), 2.5))
        radius = (min(self.width(), self.height()) - 10) * 6 / 52 + 3.25
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(1.75, 1.75, -1.75, -1.75), radius, radius
        )


def _shown(row: Row, place: int) -> Show:
    if place >= len(row.letters):
        return State.EMPTY
    if not row.spelt:
        return State.SPELT
    mark = row.clue[place]
    return State.AWAITED if mark is None else mark
