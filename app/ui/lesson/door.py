"""The way to the window of lessons."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import QWidget

from app.engine.question import Question
from app.suggester import Suggester
from app.ui.keeper import Keeper
from app.ui.lexica.dropping import dropped_file
from app.ui.theme import Appearance

if TYPE_CHECKING:
    from app.ui.lesson.window import LessonsWindow


class LessonsDoor(QObject):
    """Opens the window, or brings the open one to the front; also for a file that is dropped."""

    def __init__(
        self,
        suggester: Suggester,
        actions: Mapping[str, QAction],
        keeper: Keeper,
        appearance: Appearance,
        beside: QWidget,
    ) -> None:
        super().__init__(beside)
        self._suggester, self._keeper, self._appearance = suggester, keeper, appearance
        self._beside = beside
        self._window: LessonsWindow | None = None
        self._question: Question | None = None
        actions["lessons"].triggered.connect(self.open)
        self._quit = actions["quit"]
        self._of_board = actions["board_lesson"]
        self._of_board.setEnabled(False)
        self._of_board.triggered.connect(self._open_board)
        beside.installEventFilter(self)

    def show_question(self, question: Question) -> None:
        """What is on the board, for a lesson of it."""
        self._question = question
        self._of_board.setEnabled(True)

    @Slot()
    def open(self) -> None:
        self._opened()

    def open_file(self, path: Path) -> None:
        """The lesson of this scenario."""
        self._opened().open_file(path)

    @Slot()
    def _open_board(self) -> None:
        if self._question is not None:
            self._opened().open_board(self._question)

    def _opened(self) -> "LessonsWindow":
        if self._window is None:
            # Here and not above: the main window must not wait for it.
            from app.ui.lesson.window import LessonsWindow

            self._window = LessonsWindow(
                self._suggester, self._keeper, self._appearance, (self._quit,), self._beside
            )
            self._window.closed.connect(self._forget)
        self._window.show()
        self._window.activateWindow()
        return self._window

    @Slot()
    def _forget(self) -> None:
        """It deletes itself when it is closed."""
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A scenario let go over the main window; other files are for others."""
        if event.type() == QEvent.Type.Close and self._window is not None:
            self._window.close()  # It would be left on a projector.
        if (
            isinstance(event, QDropEvent)
            and (path := dropped_file(event.mimeData()))
            and path.suffix == ".toml"
        ):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.open_file(path)
            return True
        return super().eventFilter(watched, event)
