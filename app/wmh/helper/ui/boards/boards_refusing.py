"""Words that a game on several boards refuses: left out of its list, taken back in its menu."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.boards.advising import Advising
from wmh.helper.ui.boards.boards_list import BoardsList
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.game.refused_menu import RefusedMenu
from wmh.helper.ui.shell.remembered import Remembered


class BoardsRefusing(QObject):
    """Refuses the guess or the selected word of the window with several boards."""

    noticed = Signal(str)
    """A sentence on what was refused."""

    def __init__(
        self,
        remembered: Remembered,
        table: BoardsTable,
        words: BoardsList,
        advising: Advising,
        menu: QMenu,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table, self._list, self._advising = table, words, advising
        self._action = QAction(_("&Game refuses word"), self)
        self._action.setShortcut(QKeySequence("Ctrl+Shift+X"))
        self._action.triggered.connect(self._refuse)
        window.addAction(self._action)
        menu.addAction(self._action)
        self._menu = RefusedMenu(remembered, window)
        menu.addMenu(self._menu)
        self._menu.changed.connect(self._ask)
        table.changed.connect(self._show)
        self._show(table.sheet)
        self._ask()

    @Slot(object)
    def _show(self, sheet: BoardsSheet) -> None:
        self._menu.show_game(sheet.game)
        self._action.setEnabled(bool(sheet.game))

    @Slot()
    def _ask(self) -> None:
        self._advising.leave_out(self._menu.words)
        self._advising.ask(self._table.sheet)

    @Slot()
    def _refuse(self) -> None:
        """The guess that is not marked yet goes; without one it is the selected word."""
        sheet = self._table.sheet
        if sheet.unmarked:
            word = "".join(sheet.guesses[-1])
            self._table.remove_last_row()
            self.noticed.emit(self._menu.refuse(word))
        elif (word := self._list.word) is not None:
            self.noticed.emit(self._menu.refuse(word))
        else:
            self.noticed.emit(_("Select a word in the list first.", context="Refusing"))
