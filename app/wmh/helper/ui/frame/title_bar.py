"""Title of the window: the state of the game, short enough for a task bar, then its name."""

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.shell.remembered import Bindings, Remembered


class Title(QObject):
    """The headline as the window's title: how many words fit, never which words.

    The headline is left out while the helper is hidden, since a player without help sees the title
    too.
    """

    def __init__(
        self, status: StatusLine, sides: Split, remembered: Remembered, window: QWidget
    ) -> None:
        super().__init__(window)
        self._remembered = remembered
        self._window = window
        self._sides = sides
        self._headline = ""
        self._game = ""
        status.headed.connect(self._show_headline)
        sides.changed.connect(self._show)
        remembered.changed.connect(self._follow)
        self._show()

    def show_game(self, name: str) -> None:
        """Sets the name of the game that the title shows; "" for none."""
        self._game = name
        self._show()

    @Slot(str)
    def _show_headline(self, text: str) -> None:
        self._headline = text
        self._show()

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "compact":
            self._show()

    @Slot()
    def _show(self) -> None:
        program = _("Word Mastermind Helper")
        state = self._headline if self._sides.helper_shown else ""
        title = window_title(state, self._game, program)
        if state and self._remembered.settings.compact:
            title = state  # There is no room for more, and a cut name says nothing.
        self._window.setWindowTitle(title)


def window_title(state: str, game: str, program: str) -> str:
    """Returns the title; the game's name replaces the program's.

    The state comes first: where a title is cut, its number must stay whole.
    """
    return f"{state} - {game or program}" if state else game or program


_ABLE = ("xcb", "windows", "cocoa")
"""Qt platforms on which a program can keep its window on top; on Wayland it cannot."""


class OnTop(QObject):
    """Keeps the window on top; if the system refuses, says so and unchecks the action."""

    noticed = Signal(str)

    def __init__(self, action: QAction, bindings: Bindings, window: QMainWindow) -> None:
        super().__init__(window)
        self._action = action
        self._window = window
        if not _able():
            bindings.stand("on_top", "")  # What is wished elsewhere stays so.
            action.toggled.connect(self._refuse)
            return
        if action.isChecked():
            window.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)  # It is not shown yet.
        action.toggled.connect(self._raise)

    @Slot(bool)
    def _refuse(self, wanted: bool) -> None:
        if wanted:
            self._action.setChecked(False)
            self.noticed.emit(
                _(
                    "This system lets no window put itself on top: choose Always on Top in the"
                    " menu of the title bar.",
                )
            )

    @Slot(bool)
    def _raise(self, wanted: bool) -> None:
        """Asks the system to keep the window on top, or not.

        Qt's own function would hide the window for a moment, which loses place and focus.
        """
        window, hint = self._window, Qt.WindowType.WindowStaysOnTopHint
        flags = window.windowFlags()
        window.overrideWindowFlags(flags | hint if wanted else flags & ~hint)
        if window.internalWinId():  # Else it has not been shown yet.
            window.windowHandle().setFlag(hint, wanted)


def _able() -> bool:
    return QGuiApplication.platformName() in _ABLE
