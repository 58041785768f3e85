"""Words that the current game refuses: taken from the list, and shown in a menu."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from wmh.base.text.phrases import _
from wmh.helper.ui.game.refused_menu import RefusedMenu
from wmh.helper.ui.shell.actions import insert_menu
from wmh.helper.ui.shell.helper_side import HelperSide

if TYPE_CHECKING:
    from wmh.helper.ui.shell.menus import ContextMenus
    from wmh.helper.ui.shell.models import Models


class Refusing(QObject):
    """Action that marks the guess, or the selected word, of the main window as refused."""

    def __init__(
        self,
        models: "Models",
        actions: Mapping[str, QAction],
        menus: "ContextMenus",
        helper_side: HelperSide,
    ) -> None:
        super().__init__(helper_side)
        self._board, self._game = models.board, models.game
        self._helper_side = helper_side
        menus.refused.connect(self.refuse)
        self._action = actions["refuse_word"]
        self._action.triggered.connect(self._refuse)
        self._menu = RefusedMenu(models.remembered, helper_side)
        insert_menu(self._menu, actions["forget_opener"])
        self._game.changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        self._action.setEnabled(self._game.preset is not None)
        self._menu.show_game(self._board.sheet.game)

    @Slot()
    def _refuse(self) -> None:
        """Marks the guess as refused if it has no marks yet, else the selected word."""
        row = self._board.sheet.rows[-1]
        if row.spelt and row.unmarked:
            self._board.remove_last_row()
            self.refuse(row.word)
        elif (word := self._helper_side.list.word) is not None:
            self.refuse(word)
        else:
            self._helper_side.status.show_notice(
                _("Select a word in the list first.", context="Refusing")
            )

    @Slot(str)
    def refuse(self, word: str) -> None:
        """Stores that the current game refuses a word."""
        if self._game.preset is not None:
            self._helper_side.status.show_notice(self._menu.refuse(word))
