"""View of several boards: shows the tiles, and handles clicks and keys."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget
from shiboken6 import isValid

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Marks
from wmh.helper.ui.board.sheet import Row
from wmh.helper.ui.boards.board_card import UNKNOWN, BoardCard, BoardsGrid, Head, largest_boards
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.frame.content_scroll import SEEN, UNSEEN
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.look.tile import FocusRing, Tile, TileState
from wmh.helper.ui.parts.layout import remove
from wmh.helper.ui.program.ui_steps import take_turns

_FEW_ROWS = 6
"""Number of rows that have room at first, if the game's own number would make tiles small."""

_SMALL = 24

_AT_ONCE = 150
"""Number of tiles that are made in one turn of the event loop, in some 15 ms."""


class BoardsView(QScrollArea):
    """View with a card and rows of tiles for each board.

    The tile at the cursor is the only Tab stop.
    """

    def __init__(self, table: BoardsTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._surface = QWidget(self)
        self._ring = FocusRing(self._surface)
        self._cards: list[BoardCard] = []
        self._tiles: list[list[list[Tile]]] = []
        self._shown: list[list[tuple[Row, Marks, str]]] = []
        self._laid_out: list[tuple[BoardsGrid, int]] = []
        self._here: Tile | None = None
        self._late: list[int] = []
        """Boards whose rows are not made yet; one board follows in each turn of the event loop."""
        self.setWidget(self._surface)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Boards"))
        self.setMinimumSize(180, 120)
        self._sheet = table.sheet
        """Sheet that is shown; the table may have a newer one while listeners ask for the focus."""
        table.changed.connect(self._show)
        self._show(table.sheet)

    def focus(self) -> None:
        """Gives the focus to the tile at the cursor, if the cursor is on a board."""
        tile = self._at_cursor(self._sheet)
        if tile is not None:
            tile.setFocus()

    def show_heads(self, heads: tuple[Head, ...]) -> None:
        for card, head in zip(self._cards, heads, strict=False):
            card.show_head(head)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._lay_out()

    # What is shown

    @Slot(object)
    def _show(self, sheet: BoardsSheet) -> None:
        length = next((len(row) for rows in self._tiles for row in rows), sheet.length)
        if len(self._tiles) != sheet.boards or length != sheet.length:
            self._begin(sheet.boards)
        late = self._many_missing(sheet)
        if late and not self._late:
            take_turns(self._catch_up())
        self._late = late
        for board, rows in enumerate(self._tiles):
            if board not in late:
                self._show_board(board, rows, sheet)
        self._sheet = sheet
        self._lay_out()
        self._show_cursor(sheet)

    def _many_missing(self, sheet: BoardsSheet) -> list[int]:
        """Returns the boards whose tiles are to be made later, because too many are missing."""
        missing = [sheet.rows(board) - len(rows) for board, rows in enumerate(self._tiles)]
        if sum(missing) * sheet.length <= _AT_ONCE:
            return []
        return [board for board, rows in enumerate(missing) if rows > 0 and board != sheet.board]

    def _catch_up(self) -> Iterator[None]:
        yield
        while isValid(self) and self._late:
            board = self._late.pop(0)
            self._show_board(board, self._tiles[board], self._sheet)
            self._lay_out()
            yield

    def _begin(self, boards: int) -> None:
        """Makes the cards anew, since the number of boards or letters has changed."""
        remove(*self._all_tiles(), *self._cards)
        self._tiles = [[] for _ in range(boards)]
        self._shown = [[] for _ in range(boards)]
        self._laid_out = []
        self._here = None
        self._cards = [BoardCard(board, self._surface) for board in range(boards)]
        for card in self._cards:
            card.show()
            card.show_head(UNKNOWN)

    def _show_board(self, board: int, rows: list[list[Tile]], sheet: BoardsSheet) -> None:
        """Updates a board; only rows that have changed are updated, as there can be many rows."""
        wanted, shown = sheet.rows(board), self._shown[board]
        removed = list(chain(*rows[wanted:]))
        if self._here in removed:
            self._here = None
        remove(*removed)
        del rows[wanted:], shown[wanted:]
        proposed = sheet.proposals(board)
        for row in range(wanted):
            here = sheet.row_of(board, row)
            if row == len(rows):
                rows.append(self._new_row(board, row, sheet.length))
                shown.append((Row(), (), ""))
            if shown[row] != (here, proposed[row], sheet.game):
                shown[row] = here, proposed[row], sheet.game
                self._show_row(board, row, *shown[row])

    def _show_row(self, board: int, row: int, here: Row, proposed: Marks, game: str) -> None:
        for place, (tile, mark) in enumerate(zip(self._tiles[board][row], here.clue, strict=True)):
            where = _("Board {0}, row {1}, place {2}").format(board + 1, row + 1, place + 1)
            if here.aside:
                where = _("{0}, ignored").format(where)
            awaited = TileState.DISPUTED if here.holds(place) else TileState.AWAITED
            shown = awaited if mark is None else mark
            must = proposed[place]
            tile.show_letter(
                here.letters[place],
                shown,
                where,
                proposed=must,
                aside=here.aside,
                first=True,
                game=game,
            )

    def _new_row(self, board: int, row: int, length: int) -> list[Tile]:
        tiles = [Tile(row, place, self._surface) for place in range(length)]
        for tile in tiles:
            tile.cycled.connect(partial(self._cycle, board))
            tile.focus_changed.connect(self._ring.follow)
            tile.show()
        return tiles

    def _show_cursor(self, sheet: BoardsSheet) -> None:
        here = self._at_cursor(sheet)
        if self._here is not None and self._here is not here:
            self._here.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._here = here
        if here is not None:
            here.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._bring_in_sight(here)

    def _at_cursor(self, sheet: BoardsSheet) -> Tile | None:
        return None if sheet.spelling else self._tiles[sheet.board][sheet.row][sheet.place]

    def _all_tiles(self) -> tuple[Tile, ...]:
        return tuple(tile for rows in self._tiles for row in rows for tile in row)

    def _bring_in_sight(self, tile: Tile) -> None:
        self.ensureWidgetVisible(tile, 0, scale_length(30))

    def _cycle(self, board: int, row: int, place: int, step: int) -> None:
        self._table.cycle(board, row, place, step)
        self.focus()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        tile = self._at_cursor(self._sheet)
        if tile is not None:
            self._bring_in_sight(tile)

    def sizeHint(self) -> QSize:
        return QSize(scale_length(460), scale_length(360))

    def _lay_out(self) -> None:
        sheet = self._sheet
        grid = self._grid(sheet)
        for board, rows in enumerate(self._tiles):
            current = not sheet.spelling and sheet.board == board
            given = () if sheet.solved_at(board) is not None else sheet.given_on(board)
            limit = max(sheet.limit, len(rows))
            self._cards[board].show_rows(grid, len(rows), limit, given, current=current)
        laid_out = [(grid, len(rows)) for rows in self._tiles]
        if laid_out == self._laid_out:
            return
        before = self._laid_out or [(grid, 0)] * len(laid_out)
        self._laid_out = laid_out
        for board, (rows, (there, done)) in enumerate(zip(self._tiles, before, strict=True)):
            for row in range(min(done, len(rows)) if there == grid else 0, len(rows)):
                for place, tile in enumerate(rows[row]):
                    tile.setGeometry(grid.tile(board, row, place))
        self._surface.resize(max(grid.width, 1), grid.height)
        # Qt takes a bar away a moment later, and until then it is seen without need.
        self.setVerticalScrollBarPolicy(SEEN if grid.height > self.height() else UNSEEN)
        self._ring.settle()

    def _grid(self, sheet: BoardsSheet) -> BoardsGrid:
        """Returns a grid for all rows of the game, or for fewer if that makes the tiles small."""
        width, height, scale = self.width(), self.height(), theme_of(self).scale
        used = max((sheet.rows(board) for board in range(sheet.boards)), default=0)
        grid = largest_boards(
            sheet.boards, sheet.length, max(sheet.limit, used), width, height, scale
        )
        if grid.side >= _SMALL * grid.scale:
            return grid
        few = min(sheet.limit, max(_FEW_ROWS, used + 1))
        return largest_boards(sheet.boards, sheet.length, max(few, used), width - 10, height, scale)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._table.press(event):
            event.ignore()
