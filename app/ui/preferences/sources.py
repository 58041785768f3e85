"""What the preferences set, found by the rows of their table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from app.ui.board import Board
from app.ui.board_actions import BoardActions
from app.ui.lexicon_menu import LexiconMenu
from app.ui.theme import Appearance

if TYPE_CHECKING:
    from app.ui.preferences.setting import Setting
    from app.ui.preferences.table import Choice, Length, Lexicon, Switch


@dataclass(frozen=True, slots=True)
class Sources:
    """The pieces of the window that know what is set and how to set it."""

    actions: Mapping[str, QAction]
    board: Board
    on_board: BoardActions
    lexica: LexiconMenu
    appearance: Appearance

    def setting(self, row: "Choice | Switch | Lexicon | Length", parent: QObject) -> "Setting":
        # Here and not above: the main window, which makes this, must not wait for them.
        from app.ui.preferences.setting import (
            GroupSetting,
            LengthSetting,
            LexiconSetting,
            SwitchSetting,
        )
        from app.ui.preferences.table import Choice, Length, Lexicon, Switch

        match row:
            case Choice(group):
                return GroupSetting(group, self.actions, parent)
            case Switch(action, field):
                return SwitchSetting(self.actions[action], field or action, parent)
            case Lexicon():
                return LexiconSetting(self.lexica, parent)
            case Length():
                length = LengthSetting(self.board, self.on_board, parent)
                self.lexica.named.connect(length.changed)
                return length
        assert_never(row)
