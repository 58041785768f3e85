"""The sources of the preferences: what they set, found by the rows of their table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, assert_never

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from wmh.ui.board.board import Board
from wmh.ui.board.board_actions import BoardActions
from wmh.ui.menus import LexiconMenu

if TYPE_CHECKING:
    from wmh.ui.preferences.preferences_table import ActionRow, LengthRow, LexiconRow
    from wmh.ui.preferences.setting import Setting


class Sources(NamedTuple):
    """The pieces of the window that know what is set and how to set it."""

    actions: Mapping[str, QAction]
    board: Board
    on_board: BoardActions
    lexica: LexiconMenu

    def setting(self, row: "ActionRow | LexiconRow | LengthRow", parent: QObject) -> "Setting":
        from wmh.ui.preferences.preferences_table import ActionRow, LengthRow, LexiconRow
        from wmh.ui.preferences.setting import LengthSetting, LexiconSetting, of_actions

        match row:
            case ActionRow(setting):
                return of_actions(setting, self.actions, parent)
            case LexiconRow():
                return LexiconSetting(self.lexica, parent)
            case LengthRow():
                length = LengthSetting(self.board, self.on_board, parent)
                self.lexica.named.connect(length.changed)
                return length
        assert_never(row)
