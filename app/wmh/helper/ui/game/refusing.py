"""Words that a game refuses: taken from the list, and shown in a menu that can allow them again."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QWindow
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.helper.capitals import capital
from wmh.helper.refused_words import refused_words, with_refused, without_refused
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.shell.actions import insert_menu
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Remembered

if TYPE_CHECKING:
    from wmh.helper.ui.shell.menus import ContextMenus
    from wmh.helper.ui.shell.models import Models


class RefusedMenu(QMenu):
    """Menu of the words that a game refuses; they are stored by game, for all word lists."""

    changed = Signal()
    """Emitted when the refused words of the game change."""

    def __init__(self, remembered: Remembered, parent: QWidget) -> None:
        super().__init__(_("Word&s this game refuses"), parent)
        self.setObjectName("refused_words")
        self._remembered = remembered
        self._game = ""
        self._words: tuple[str, ...] = ()
        self.triggered.connect(self._take_back)
        remembered.changed.connect(self._show)
        if isinstance(application := QGuiApplication.instance(), QGuiApplication):
            application.focusWindowChanged.connect(self._take_up)

    @property
    def words(self) -> tuple[str, ...]:
        return self._words

    def show_game(self, game: str) -> None:
        """Shows the words that the game with this key refuses."""
        self._game = game
        self._show()

    def refuse(self, word: str) -> str:
        """Stores that the game refuses a word; returns a sentence that says so."""
        preset = preset_of(self._game)
        if preset is None:
            return _("Choose a game first: refused words are kept with it.")
        self._remembered.amend("refused", partial(with_refused, game=self._game, word=word))
        text = _("{0} refuses {1}: it is not suggested in this game any more.")
        return text.format(_(preset.name, context="Games"), capital(word))

    @Slot(QWindow)
    def _take_up(self, window: QWindow | None) -> None:
        """Reads the words again when a window gets the focus: a command may have added some."""
        if window is not None:
            self._remembered.take_up("refused")

    @Slot()
    def _show(self) -> None:
        before = self._words
        self._words = refused_words(self._remembered.settings.refused, self._game)
        self.clear()
        text = _("Suggest {0} again")
        for each in self._words:
            self.addAction(text.format(capital(each))).setData(each)
        self.menuAction().setEnabled(bool(self._words))
        if self._words != before:
            self.changed.emit()

    @Slot(QAction)
    def _take_back(self, action: QAction) -> None:
        self._remembered.amend(
            "refused", partial(without_refused, game=self._game, word=action.data())
        )


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
