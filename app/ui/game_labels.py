"""Where the window says which game it is beside: the rule line, the lexicon's name, its menu."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from app.ui.board import Board
from app.ui.desk import Desk
from app.ui.game_in_hand import GameInHand
from app.ui.keeper import Keeper
from app.ui.lexicon_menu import LexiconMenu

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


class GameLabels(QObject):
    """Shows them anew when the game, the board or the lexicon is another."""

    named = Signal(str)
    """What the game is called now, for the title of the window."""

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        desk: Desk,
        lexica: LexiconMenu,
        actions: Mapping[str, QAction],
        keeper: Keeper,
    ) -> None:
        super().__init__(desk)
        self._board = board
        self._game = game
        self._desk = desk
        self._lexica = lexica
        self._actions = actions
        self._keeper = keeper
        self._lexicon: Lexicon | None = None
        game.changed.connect(self._show)
        board.changed.connect(self.show_rule)

    @property
    def name(self) -> str:
        """What the game is called, with a sign where it is played otherwise; empty for none."""
        return self._game.name(self._board.sheet, self._keeper.settings)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._show()

    @Slot()
    def show_rule(self) -> None:
        sheet, hardness = self._board.sheet, self._keeper.settings.hardness
        rule = sheet.rule
        self._actions[rule].setChecked(True)
        self._actions[hardness].setChecked(True)
        preset = self._game.preset
        # A game of codes goes by its name where others have that of their lexicon.
        said = preset is not None and preset.codes and preset.rule is rule
        self.named.emit(self.name)
        self._desk.rule.show_rule(sheet, hardness, preset, "" if said else self.name)

    @Slot()
    def _show(self) -> None:
        if (lexicon := self._lexicon) is not None:
            title = self._game.lexicon_title(lexicon.name)
            self._desk.choices.show_lexicon(lexicon, title)
            self._lexica.show_name(lexicon.name, self._board.sheet.game)
        self.show_rule()
