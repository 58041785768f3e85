"""The way to the window for several boards."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app import paths
from app.suggester import Suggester
from app.ui.theme import Appearance
from app.ui.views import View

if TYPE_CHECKING:
    from app.ui.boards.window import BoardsWindow


class BoardsDoor(QObject):
    """Opens the window, or brings the open one to the front, and tells it what is looked at."""

    def __init__(
        self,
        suggester: Suggester,
        appearance: Appearance,
        shared: tuple[QAction, ...],
        parent: QWidget,
    ) -> None:
        """The `shared` actions have their keys in that window too; the first shows all words."""
        super().__init__(parent)
        self._suggester, self._appearance = suggester, appearance
        self._shared, self._beside = shared, parent
        self._view: View | None = None
        self._window: BoardsWindow | None = None

    def show_view(self, view: View) -> None:
        if view == self._view:
            return
        self._view = view
        if self._window is not None:
            self._window.show_view(view)

    @Slot()
    def open(self) -> None:
        """With the game that was left there."""
        window = self._window or self._made()
        window.show()
        window.activateWindow()

    @Slot(int, int, int, str)
    def open_game(self, boards: int, length: int, limit: int, game: str = "") -> None:
        """With a new game of this kind, unless one is already under way."""
        self.open()
        if self._window is not None:
            self._window.open_game(boards, length, limit, game)

    def _made(self) -> "BoardsWindow":
        # Here and not above: the main window must not wait for them.
        from app.ui.boards.kept import load
        from app.ui.boards.sheet import usual_sheet
        from app.ui.boards.window import BoardsWindow
        from app.ui.session import Session

        kept = paths.boards_file()
        left, sheet = load(kept), usual_sheet()
        session = left.content or Session(sheet, sheet)
        window = BoardsWindow(self._suggester, self._appearance, session, kept, self._beside)
        window.addActions(self._shared)
        window.closed.connect(self._forget)
        window.all_words_wanted.connect(self._show_all_words)
        if self._view is not None:
            window.show_view(self._view)
        if left.trouble is not None:
            window.show_trouble(left.trouble)
        self._window = window
        return window

    @Slot()
    def _show_all_words(self) -> None:
        self._shared[0].setChecked(True)

    @Slot()
    def _forget(self) -> None:
        """It deletes itself when it is closed."""
        self._window = None
