"""The title of the window: how the game stands, short enough for a task bar."""

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QWidget

from wmh.ui.advice.status import StatusLine
from wmh.ui.play.split import Split

translate = QCoreApplication.translate


class Title(QObject):
    """Follows the headline, which says how many words fit and never which.

    Nothing is said while the helper is hidden: who plays without it sees the title too.
    """

    def __init__(self, status: StatusLine, sides: Split, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._sides = sides
        self._headline = ""
        self._game = ""
        status.headed.connect(self._show_headline)
        sides.changed.connect(self._show)
        self._show()

    def show_game(self, name: str) -> None:
        """The game that the window stands beside; empty where none was named."""
        self._game = name
        self._show()

    @Slot(str)
    def _show_headline(self, text: str) -> None:
        self._headline = text
        self._show()

    @Slot()
    def _show(self) -> None:
        program = translate("Window", "Word Mastermind Helper")
        state = self._headline if self._sides.helper_shown else ""
        self._window.setWindowTitle(titled(state, self._game, program))


def titled(state: str, game: str, program: str) -> str:
    """The name of the game stands for the program's, and before the state: it is the shorter."""
    if game:
        return f"{game} - {state}" if state else game
    return f"{state} - {program}" if state else program
