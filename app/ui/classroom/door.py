"""The way to the window in which a class plays."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app import paths
from app.suggester import Suggester
from app.ui.theme import Appearance
from app.ui.views import View

if TYPE_CHECKING:
    from app.ui.classroom.window import ClassroomWindow


class ClassroomDoor(QObject):
    """Opens the window, or brings the open one to the front, and tells it what is looked at."""

    def __init__(
        self, suggester: Suggester, action: QAction, appearance: Appearance, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._suggester, self._appearance = suggester, appearance
        self._beside = parent
        self._view: View | None = None
        self._window: ClassroomWindow | None = None
        action.triggered.connect(self.open)

    def show_view(self, view: View) -> None:
        if view == self._view:
            return
        self._view = view
        if self._window is not None:
            self._window.show_view(view)

    @Slot()
    def open(self) -> None:
        """With the game that was left there."""
        if self._window is None:
            # Here and not above: the main window must not wait for it.
            from app.ui.classroom.window import ClassroomWindow

            self._window = ClassroomWindow(
                self._suggester, self._appearance, paths.class_file(), self._beside
            )
            self._window.closed.connect(self._forget)
            if self._view is not None:
                self._window.show_view(self._view)
        self._window.show()
        self._window.activateWindow()

    @Slot()
    def _forget(self) -> None:
        """It deletes itself when it is closed."""
        self._window = None
