"""Words that the game in hand refuses: left out of its list, shown in a menu, taken back there."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from wmh.base.text.phrases import _
from wmh.helper.refused_words import refused_words, with_refused, without_refused
from wmh.helper.ui.shell.actions import insert_menu
from wmh.helper.ui.shell.helper_side import HelperSide

if TYPE_CHECKING:
    from wmh.helper.ui.shell.menus import ContextMenus
    from wmh.helper.ui.shell.models import Models


class Refusing(QObject):
    """Keeps refused words with the game, whatever word list it is played with."""

    def __init__(
        self,
        models: "Models",
        actions: Mapping[str, QAction],
        menus: "ContextMenus",
        helper_side: HelperSide,
    ) -> None:
        super().__init__(helper_side)
        self._board, self._game, self._remembered = models.board, models.game, models.remembered
        self._helper_side = helper_side
        menus.refused.connect(self.refuse)
        self._action = actions["refuse_word"]
        self._action.triggered.connect(self._refuse)
        self._menu = QMenu(_("Word&s this game refuses"), helper_side)
        self._menu.setObjectName("refused_words")
        self._menu.triggered.connect(self._take_back)
        insert_menu(self._menu, actions["forget_opener"])
        self._game.changed.connect(self._show)
        self._remembered.changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        self._action.setEnabled(self._game.preset is not None)
        words = refused_words(self._remembered.settings.refused, self._board.sheet.game)
        self._menu.clear()
        for each in words:
            text = _("Suggest {0} again")
            self._menu.addAction(text.format(each.upper())).setData(each)
        self._menu.menuAction().setEnabled(bool(words))

    @Slot()
    def _refuse(self) -> None:
        """The guess that is not marked yet goes; without one it is the selected word."""
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
        """Keep this word as one that the game in hand does not take."""
        preset = self._game.preset
        if preset is None:
            return
        kept = with_refused(self._remembered.settings.refused, preset.key, word)
        self._remembered.remember(refused=kept)
        text = _("{0} refuses {1}: it is not suggested in this game any more.")
        self._helper_side.status.show_notice(
            text.format(_(preset.name, context="Games"), word.upper())
        )

    @Slot(QAction)
    def _take_back(self, action: QAction) -> None:
        before = self._remembered.settings.refused
        kept = without_refused(before, self._board.sheet.game, action.data())
        self._remembered.remember(refused=kept)
