"""View of the board: shows its tiles, and handles clicks and keys."""

from itertools import chain

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.grid import BAR, Room, comfortable, largest_grid, least, lower_grid
from wmh.helper.ui.board.row_buttons import EnterButton, RowGroup, RowNumber
from wmh.helper.ui.board.sheet import Row, Sheet
from wmh.helper.ui.board.stepper import Stepper
from wmh.helper.ui.look import clue_words
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.look.tile import FocusRing, Show, Tile, TileState
from wmh.helper.ui.parts.layout import WORDS, remove
from wmh.helper.ui.parts.shortcuts import COMMANDS, with_key


class BoardView(QScrollArea):
    """View of a board's rows. The tile at the cursor has the focus and is the only Tab stop."""

    left_below = Signal()
    """Emitted when the user moves down from the last row."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._surface = QWidget(self)
        self._surface.setLayoutDirection(WORDS)
        self.setWidget(self._surface)  # While it is empty: to move what is in it takes its time.
        self._ring = FocusRing(self._surface)
        self._tiles: list[list[Tile]] = []
        self._steppers: list[list[Stepper]] = []
        self._numbers: list[RowNumber] = []
        self._groups: list[RowGroup] = []
        self._fault: int | None = None
        self._room: Room | None = None
        self._grid = self._wanted = least(board.sheet.length, scale=theme_of(self).scale)
        self._enter = EnterButton(self._surface)
        self._enter.clicked.connect(board.enter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(_("Board"))
        self._sheet = board.sheet
        """Sheet that is shown; the board may have a newer one while listeners ask for the focus."""
        board.changed.connect(self._show)
        self._show(board.sheet)

    @property
    def tiles(self) -> tuple[tuple[Tile, ...], ...]:
        return tuple(map(tuple, self._tiles))

    @property
    def enter_button(self) -> EnterButton:
        return self._enter

    def focus(self) -> None:
        """Gives the focus to the tile at the cursor."""
        self._at_cursor(self._sheet).setFocus()

    def show_fault(self, row: int | None) -> None:
        """Marks a row as the one that should be checked; none for None."""
        if row != self._fault:
            self._fault = row
            self._show_numbers()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and theme_of(self).scale != self._grid.scale:
            self._lay_out()

    # What is shown

    @Slot(object)
    def _show(self, sheet: Sheet) -> None:
        focused = self._surface.isAncestorOf(QApplication.focusWidget() or self)
        if self._tiles and len(self._tiles[0]) != sheet.length:
            self._remove_rows(0)
        self._remove_rows(len(sheet.rows))
        while len(self._tiles) < len(sheet.rows):
            self._add_row(sheet.length)
        self._sheet = sheet
        for number, row in enumerate(sheet.rows):
            self._show_row(number, row, sheet)
        self._show_numbers()
        self._show_enter(sheet)
        self._lay_out()
        self._show_cursor(sheet, focused=focused)

    def _show_row(self, number: int, row: Row, sheet: Sheet) -> None:
        self._groups[number].show_row(number + 1, row, sheet.rule)
        proposed = sheet.proposals(number)
        for place, tile in enumerate(self._tiles[number]):
            where = _("place {0} of {1}, row {2}").format(place + 1, sheet.length, number + 1)
            if row.aside:
                where = _("{0}, ignored").format(where)
            letter = row.letters[place] if place < len(row.letters) else ""
            shown = _tile_content(row, place, sheet.rule)
            must = proposed[place] if row.spelt else None
            tile.show_letter(letter, shown, where, proposed=must, aside=row.aside)
        self._show_steppers(number, row, sheet.rule)

    def _show_steppers(self, number: int, row: Row, rule: Rule) -> None:
        names = clue_words.counts(rule) if row.spelt else ()
        steppers = self._steppers[number]
        if tuple(stepper.counted for stepper in steppers) != names:
            remove(*steppers)
            self._steppers[number] = steppers = [
                self._new_stepper(number, index, counted, like)
                for index, (counted, like) in enumerate(
                    zip(names, RULES[rule].counts, strict=False)
                )
            ]
        said = row.clue_value(rule)
        numbers = said.numbers if isinstance(said, Counts) else ()
        for index, (stepper, shown) in enumerate(zip(steppers, numbers, strict=False)):
            held = row.held[index] if row.holds(index) else None
            stepper.show_number(shown, aside=row.aside, held=held)

    def _show_numbers(self) -> None:
        rows = self._sheet.rows
        for number, button in enumerate(self._numbers):
            name = _("Row {0}").format(number + 1)
            fault = number == self._fault and rows[number].spelt
            if fault:
                name = _("Row {0}: check its clue").format(number + 1)
            if rows[number].aside:
                name = _("Row {0}, ignored").format(number + 1)
            respelt = rows[number].spelt and self._board.respells
            button.setEnabled(respelt)
            tip = with_key(_("Edit row {0}").format(number + 1), "respell")
            shown = str(number + 1) if len(rows) > 1 else ""
            tip = tip if respelt else ""
            button.show_row(shown, name, tip, fault=fault, aside=rows[number].aside)

    def _show_enter(self, sheet: Sheet) -> None:
        row = sheet.current
        self._enter.setVisible(self._board.enterable)
        self._enter.show_wish(
            _("Enter the guess (Enter)")
            if not row.spelt
            else _("Confirm the numbers (Enter): numbers you leave out count as 0")
            if RULES[sheet.rule].counts
            else _("Confirm the colours (Enter): tiles you leave unmarked count as {0}").format(
                clue_words.mark_name(Mark.WHITE)
            )
        )

    def _show_cursor(self, sheet: Sheet, *, focused: bool) -> None:
        here = self._at_cursor(sheet)
        open_ = (here, *self._steppers[sheet.row])
        for widget in chain(*self._tiles, *self._steppers):
            widget.setFocusPolicy(
                Qt.FocusPolicy.TabFocus if widget in open_ else Qt.FocusPolicy.NoFocus
            )
        if focused:
            here.setFocus()
        self._bring_in_sight(here)

    def _at_cursor(self, sheet: Sheet) -> Tile | Stepper:
        """Returns the tile at the cursor, or the number if the clue counts."""
        if steppers := self._steppers[sheet.row]:
            return steppers[min(sheet.place, len(steppers) - 1)]
        return self._tiles[sheet.row][sheet.place]

    def _bring_in_sight(self, widget: QWidget) -> None:
        """Scrolls until a widget, with the focus ring around it, is visible."""
        edge, bar = self._grid.edge, self.verticalScrollBar()
        top = widget.mapTo(self._surface, QPoint()).y()
        lowest = top + widget.height() + edge - self.height()
        bar.setValue(min(max(bar.value(), lowest), top - edge))

    @Slot()
    def _follow_focus(self) -> None:
        self._ring.follow()
        focused = QApplication.focusWidget()
        if isinstance(focused, Stepper) and self._surface.isAncestorOf(focused):
            self._go_to(*focused.where)  # Tab has led there, past the cursor.

    # Tiles come and go

    def _add_row(self, length: int) -> None:
        row = len(self._tiles)
        group = RowGroup(self._surface)
        group.show()
        self._enter.raise_()
        self._groups.append(group)
        number = RowNumber(row, group)
        number.respelt.connect(self._respell)
        self._numbers.append(number)
        self._steppers.append([])
        self._tiles.append([Tile(row, place, group) for place in range(length)])
        for widget in (number, *self._tiles[row]):
            widget.show()
        for tile in self._tiles[row]:
            tile.cycled.connect(self._cycle)
            tile.focus_changed.connect(self._ring.follow)

    def _remove_rows(self, kept: int) -> None:
        remove(*self._groups[kept:])
        del self._tiles[kept:], self._steppers[kept:], self._numbers[kept:], self._groups[kept:]

    def _new_stepper(self, row: int, index: int, counted: str, like: str) -> Stepper:
        stepper = Stepper(row, index, counted, like, self._groups[row])
        stepper.stepped.connect(self._step)
        stepper.focus_changed.connect(self._follow_focus)
        stepper.show()
        return stepper

    @Slot(int, int, int)
    def _cycle(self, row: int, place: int, step: int) -> None:
        self.focus()
        self._board.cycle(row, place, step)

    @Slot(int, int, int)
    def _step(self, row: int, index: int, step: int) -> None:
        self._go_to(row, index)
        self.focus()
        self._board.count_on(row, index, step)

    def _go_to(self, row: int, place: int) -> None:
        sheet = self._board.sheet
        self._board.move(row - sheet.row, place - sheet.place)

    @Slot(int)
    def _respell(self, row: int) -> None:
        self.focus()
        self._board.respell(row)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._bring_in_sight(self._at_cursor(self._sheet))

    def show_at_once(self, rows: int, height: int) -> None:
        """Lowers the tiles so that `rows` rows fit into `height` pixels."""
        room = Room(rows, height)
        if room != self._room:
            self._room = room
            self._lay_out()

    def sizeHint(self) -> QSize:
        grid = self._wanted
        return QSize(grid.total_width() + scale_length(BAR), grid.total_height(len(self._tiles)))

    def comfortable_width(self) -> int:
        sheet = self._board.sheet
        counts = len(RULES[sheet.rule].counts)
        grid = comfortable(sheet.length, counts, theme_of(self).scale)
        return grid.total_width() + scale_length(BAR)

    def _lay_out(self) -> None:
        columns, rows = len(self._tiles[0]), len(self._tiles)
        counts, scale = len(RULES[self._sheet.rule].counts), theme_of(self).scale
        narrowest = least(columns, counts, scale)
        width = max(self.width() - scale_length(BAR), narrowest.total_width())
        self._wanted = wanted = largest_grid(columns, width, counts, scale, self._room)
        # A row of many lines need not be seen as a whole.
        lowest = wanted.tile(0, 0).bottom() + 2 * wanted.height + wanted.edge
        lowest = min(wanted.total_height(1), lowest)
        self.setMinimumSize(narrowest.total_width() + scale_length(BAR), lowest)
        self.setMaximumHeight(wanted.total_height(rows))
        # Rows become lower before the first is scrolled away. The height is that within the bounds.
        self._grid = grid = lower_grid(wanted, Room(rows, self.height()))
        for row, tiles in enumerate(self._tiles):
            # A row of many tiles has more than one line.
            lines = grid.tile(row, 0).united(grid.tile(row, columns - 1))
            self._groups[row].lay(QRect(0, lines.y(), grid.total_width(), lines.height()))
            self._numbers[row].setGeometry(grid.number(row))
            for place, tile in enumerate(tiles):
                tile.setGeometry(grid.tile(row, place))
            for index, stepper in enumerate(self._steppers[row]):
                stepper.setGeometry(grid.stepper(row, index))
        self._enter.setGeometry(grid.after(self._sheet.row))
        self._surface.resize(max(grid.total_width(), 1), grid.total_height(rows))
        self._ring.settle()
        self.updateGeometry()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Handles a key; returns False if the board has no use for it."""
        sheet = self._board.sheet
        command = event.modifiers() & COMMANDS
        if event.key() == Qt.Key.Key_Down and sheet.row == len(sheet.rows) - 1 and not command:
            self.left_below.emit()
            return True
        return self._board.press(event)


def _tile_content(row: Row, place: int, rule: Rule) -> Show:
    if place >= len(row.letters):
        return TileState.EMPTY
    if not row.spelt:
        return TileState.SPELT
    if RULES[rule].counts:
        return TileState.PLAIN
    if row.holds(place):
        return TileState.DISPUTED
    mark = row.clue[place]
    return TileState.AWAITED if mark is None else mark
