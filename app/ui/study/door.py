"""The way to the window of user studies."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.suggester import Suggester
from app.ui.theme import Appearance

if TYPE_CHECKING:
    from app.ui.study.window import StudyWindow


class StudyDoor(QObject):
    """Opens the window, or brings the open one to the front."""

    def __init__(self, suggester: Suggester, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._suggester, self._appearance, self._beside = suggester, appearance, parent
        self._window: StudyWindow | None = None

    @Slot()
    def open(self) -> None:
        if self._window is None:
            # Here and not above: the main window must not wait for it.
            from app.ui.study.window import StudyWindow

            self._window = StudyWindow(self._suggester, self._appearance, self._beside)
            self._window.finished.connect(self._forget)
        self._window.show()
        self._window.activateWindow()

    @Slot()
    def _forget(self) -> None:
        """It deletes itself when it is closed."""
        self._window = None
