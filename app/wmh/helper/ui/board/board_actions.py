"""Actions on the board: rows, lengths, rules, undo and redo."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from wmh.base.text.phrases import _
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.shell.remembered import Remembered


class BoardActions(QObject):
    """Connects the actions on the board, after each of which the board gets the focus again."""

    def __init__(
        self,
        board: Board,
        view: BoardView,
        actions: Mapping[str, QAction],
        remembered: Remembered,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._remembered = remembered
        self._board = board
        self._view = view
        self._actions = actions
        self.lengths: Sequence[int] = ()
        """Lengths of the words in the word list, ascending."""
        for name, act in {
            "remove_last_row": board.remove_last_row,
            "respell": self._respell,
            "set_aside": self._set_aside,
            "longer": self._longer,
            "shorter": self._shorter,
            "undo": board.undo,
            "redo": board.redo,
        }.items():
            actions[name].triggered.connect(act)
        remembered.changed.connect(self._follow)
        for change in (board.changed, board.stepped):
            change.connect(self._show_steps)
        self._show_steps()

    @Slot()
    def _show_steps(self) -> None:
        for name, text, step in (
            ("undo", _("&Undo {0}"), self._board.undoable),
            ("redo", _("&Redo {0}"), self._board.redoable),
        ):
            self._actions[name].setEnabled(step is not None)
            step_name = _(step, context="Steps") if step else ""
            self._actions[name].setText(text.format(step_name).strip())

    @Slot()
    def _respell(self) -> None:
        self._board.respell(self._board.sheet.row)
        self._view.focus()

    @Slot()
    def _set_aside(self) -> None:
        self._board.set_aside(self._board.sheet.row)
        self._view.focus()

    @Slot(str)
    def _follow(self, setting: str) -> None:
        rule = self._remembered.settings.rule
        if setting == "rule" and rule is not self._board.sheet.rule:
            self._board.choose_rule(rule)
            self._view.focus()

    @Slot()
    def _longer(self) -> None:
        self._change_length(1)

    @Slot()
    def _shorter(self) -> None:
        self._change_length(-1)

    def _change_length(self, step: int) -> None:
        """Changes to the next length that the word list has, upwards or downwards."""
        here = self._board.sheet.length
        for length in self.lengths[::step]:
            if (length - here) * step > 0:
                self._board.change_length(length)
                return
