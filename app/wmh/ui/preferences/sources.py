"""What the preferences set, found by the rows of their table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from wmh.ui.board.board import Board
from wmh.ui.board.board_actions import BoardActions
from wmh.ui.game.lexicon_menu import LexiconMenu

if TYPE_CHECKING:
    from wmh.ui.preferences.preferences_table import ChoiceRow, LengthRow, LexiconRow, SwitchRow
    from wmh.ui.preferences.setting import Setting


@dataclass(frozen=True, slots=True)
class Sources:
    """The pieces of the window that know what is set and how to set it."""

    actions: Mapping[str, QAction]
    board: Board
    on_board: BoardActions
    lexica: LexiconMenu

    def setting(
        self, row: "ChoiceRow | SwitchRow | LexiconRow | LengthRow", parent: QObject
    ) -> "Setting":
        from wmh.ui.preferences.preferences_table import ChoiceRow, LengthRow, LexiconRow, SwitchRow
        from wmh.ui.preferences.setting import (
            GroupSetting,
            LengthSetting,
            LexiconSetting,
            SwitchSetting,
        )

        match row:
            case ChoiceRow(group):
                return GroupSetting(group, self.actions, parent)
            case SwitchRow(action, field):
                return SwitchSetting(self.actions[action], field or action, parent)
            case LexiconRow():
                return LexiconSetting(self.lexica, parent)
            case LengthRow():
                length = LengthSetting(self.board, self.on_board, parent)
                self.lexica.named.connect(length.changed)
                return length
        assert_never(row)
