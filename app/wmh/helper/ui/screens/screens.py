"""Screenshots for the board: pasted, dropped, or taken continuously."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.shell.helper_side import HelperSide

if TYPE_CHECKING:
    from wmh.helper.ui.screens.watching import Watching


class Screens(QObject):
    """Reading of screenshots; the module that watches the screen is imported when first used."""

    several_read = Signal(str)
    """Emitted with a game on several boards, as text."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        board: Board,
        helper_side: HelperSide,
        suggester: Suggester,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._action, self._board, self._helper_side = actions["watch"], board, helper_side
        self._suggester, self._window = suggester, window
        self._watching: Watching | None = None
        actions["watch"].triggered.connect(self._watch)
        actions["watch_elsewhere"].triggered.connect(self._choose)
        helper_side.pasting.several_read.connect(self.several_read)

    @Slot(object)
    def take(self, data: QMimeData) -> None:
        """Takes data that was dropped on the window, for example a picture."""
        self._helper_side.pasting.take(data)

    @Slot(bool)
    def _watch(self, on: bool) -> None:
        self._watcher().toggle(on=on)

    @Slot()
    def _choose(self) -> None:
        self._watcher().choose()

    def _watcher(self) -> "Watching":
        if self._watching is None:
            from wmh.helper.ui.screens.watching import Watching

            helper_side = self._helper_side
            self._watching = Watching(
                self._action, self._board, helper_side.status, self._suggester, self._window
            )
            self._watching.noticed.connect(helper_side.status.show_notice)
            self._watching.asked.connect(helper_side.pasting.show_seen)
            self._watching.troubled.connect(helper_side.messages.add_trouble)
        return self._watching
