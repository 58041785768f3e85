"""The two sides of the window: the game played in it, and the helper."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from wmh.helper.ui.frame.geometry import Growth
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.layout import in_row
from wmh.helper.ui.parts.shortcuts import AroundBoard
from wmh.helper.ui.program.widgets import stops
from wmh.helper.ui.shell.helper_side import HelperSide

if TYPE_CHECKING:
    from wmh.helper.ui.play.game_pane import GamePane


_LEAST = 356
"""Minimal width in pixels of a side that is beside the other side."""


class Split(AroundBoard):
    """Game and helper side by side, or only one of them, as two actions choose.

    A narrow window shows one side only: the game, or the helper unless it is hidden.
    """

    changed = Signal()
    """Emitted when a side was shown or hidden."""

    def __init__(self, actions: Mapping[str, QAction], room: Growth, parent: QWidget) -> None:
        super().__init__(parent)
        self._play = actions["play"]
        self._hide = actions["hide_helper"]
        self._room = room
        self._line = QFrame(self)
        self._line.setObjectName("between")
        self._line.setFixedWidth(1)
        self._line.hide()
        self._hide.setEnabled(False)
        self._narrow = False
        self._hidden_before = False
        self._game: GamePane | None = None

    def lay(self, helper: HelperSide, make_game: Callable[[], object]) -> None:
        """Lays out the helper, which must be a child already, since reparenting is slow.

        `make_game` is called to make the game's widget when it is first shown.
        """
        self._helper, self._make_game = helper, make_game
        self._row = in_row(self._line, (helper, 1), on=self, margins=0, spacing=0)
        # The first to hear of it: what is taken goes to the game, which must be there then.
        helper.list.taken.connect(self._turn_to_game)
        self.typed.connect(self._turn_to_game)
        self._play.toggled.connect(self._turn_to_game)
        self._play.toggled.connect(self._show)
        self._hide.toggled.connect(self._show)

    def seat(self, game: "GamePane") -> None:
        """Lays out the game's widget, which must be a child already."""
        self._game = game
        self._row.insertWidget(0, game, 1)
        game.hide()
        game.closed.connect(self._close)

    @property
    def game_shown(self) -> bool:
        return self._play.isChecked()

    @property
    def helper_shown(self) -> bool:
        return not (self.game_shown and self._hide.isChecked())

    @property
    def helper_wanted(self) -> bool:
        """True if the helper is to be shown as soon as there is room for both sides."""
        hidden = self._hidden_before if self._narrow else self._hide.isChecked()
        return not (self.game_shown and hidden)

    @property
    def _game_seen(self) -> bool:
        return self.game_shown and not (self._narrow and self.helper_shown)

    def show_narrow(self, *, narrow: bool) -> None:
        """Shows one side only, or both again; `narrow` says that there is no room for both."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        if narrow:
            self._hidden_before = self._hide.isChecked()
            self._turn_to_game()
        else:
            self._hide.setChecked(self._hidden_before)
        if self.game_shown:
            self._show()

    def comfortable_width(self) -> int:
        """Preferred width of both sides in pixels; 0 if only one side is shown."""
        if self._narrow:
            return 0
        helper = self._helper.board_view.comfortable_width() + 10
        if not self.game_shown or self._game is None:
            return helper
        least = scale_length(_LEAST)
        game = max(self._game.board_view.comfortable_width() + 10, least)
        return game + (max(helper, least) if self.helper_shown else 0)

    def make_room(self) -> None:
        """Widens the window to the comfortable width, as far as the screen allows."""
        self._room.make(self.comfortable_width())

    @Slot()
    def _show(self) -> None:
        self._room.note()
        if not self.game_shown:
            self._helper.board_view.focus()  # First: hiding the focus would send it elsewhere.
        self._hide.setEnabled(self.game_shown)
        if self.game_shown:
            self._make_game()
        if self._game is not None:
            self._game.setVisible(self._game_seen)
        self._line.setVisible(self._game_seen and self.helper_shown)
        self._helper.setVisible(self.helper_shown)
        self.changed.emit()
        if not self._game_seen:
            self._helper.board_view.focus()
        self.make_room()

    @Slot()
    def _turn_to_game(self) -> None:
        """Hides the helper if there is room for one side only and the game is shown."""
        if self._narrow and self.game_shown:
            self._hide.setChecked(True)

    @Slot()
    def _close(self) -> None:
        self._play.setChecked(False)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Moves the focus through the game from top to bottom, then through the helper.

        Tiles come and go, so the order in which the widgets were made cannot be used.
        """
        if not self.game_shown or self._game is None:
            return super().focusNextPrevChild(forward)
        ring = [
            stop
            for side in (self._game, self._helper)
            for stop in sorted(_stops(side), key=lambda each: _place(each, side))
        ]
        focused = QApplication.focusWidget()
        if not ring:
            return False
        here = ring.index(focused) if focused in ring else -1 if forward else 0
        there = ring[(here + (1 if forward else -1)) % len(ring)]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        there.setFocus(reason)
        return True


def _stops(side: QWidget) -> list[QWidget]:
    """Returns the widgets of a side that can have the keyboard focus now."""
    return [x for x in stops(side) if x.isVisible() and x.isEnabled() and x.focusProxy() is None]


def _place(widget: QWidget, side: QWidget) -> tuple[int, int]:
    place = widget.mapTo(side, widget.rect().topLeft())
    return place.y(), place.x()
