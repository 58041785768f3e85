"""The buttons below the list once the secret is known."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from wmh.engine.answer import Advice
from wmh.ui.board.board import Board
from wmh.ui.helper_side import HelperSide
from wmh.ui.parts.layout import margins
from wmh.ui.parts.shortcuts import ENTER
from wmh.ui.play.split import Split

translate = QCoreApplication.translate


class AfterGame(QObject):
    """Offers the next game and the review; a game beside the helper has buttons of its own."""

    def __init__(
        self, actions: Mapping[str, QAction], board: Board, helper_side: HelperSide, sides: Split
    ) -> None:
        super().__init__(helper_side)
        self._board = board
        self._helper_side = helper_side
        self._sides = sides
        self._line = QWidget(helper_side)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._line)
        row.setContentsMargins(margins(6, 4, 16, 0))
        row.setSpacing(8)
        for text, name in (
            (translate("AfterGame", "New game"), "new_game"),
            (translate("AfterGame", "Review"), "review"),
        ):
            button = _Button(text, actions[name], self._line)
            row.addWidget(button)
        row.addStretch()
        helper_side.add_below_list(self._line)
        self._line.hide()

    def show_advice(self, advice: Advice) -> None:
        sheet = self._board.sheet
        known = advice.remaining == 1 and bool(sheet.turns) and not sheet.open
        wanted = (sheet.solved or known) and not self._sides.game_shown
        if (
            self._line.isAncestorOf(self._helper_side.focusWidget() or self._helper_side)
            and not wanted
        ):
            self._helper_side.board_view.focus()  # First: hiding the focus would send it elsewhere.
        self._line.setVisible(wanted)


class _Button(QPushButton):
    """Does what an action does; its key is in the tip."""

    def __init__(self, text: str, action: QAction, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        self.setToolTip(f"{text} ({keys})")
        self.clicked.connect(action.trigger)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)
