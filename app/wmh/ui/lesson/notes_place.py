"""The place of the teacher's notes: the other screen, or beside the drawing, or nowhere."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from wmh.ui.lesson.lesson_actions import LessonActions
from wmh.ui.lesson.lesson_page import LessonPage
from wmh.ui.lesson.notes import NotesWindow, other_screen


class NotesPlace(QObject):
    """Place of the notes: on one screen alone they are never seen while the lesson is presented."""

    def __init__(self, steering: LessonActions, window: QWidget) -> None:
        super().__init__(window)
        self._steering, self._lessons = steering, window
        self._action = steering.actions["notes"]
        self._page: LessonPage | None = None
        self._presented = False
        self._window: NotesWindow | None = None
        self._action.toggled.connect(self._show)

    def show_lesson(self, page: LessonPage | None) -> None:
        """Notes of this one, if there is one."""
        self._close()
        self._page = page
        self._show()

    def show_presented(self, *, presented: bool) -> None:
        """They come by themselves where there is a screen for them, and go again."""
        if presented == self._presented:
            return
        self._presented = presented
        if other_screen(self._lessons) is not None:
            self._action.setChecked(presented)
        self._show()

    @Slot()
    def _show(self) -> None:
        page, wanted = self._page, self._action.isChecked()
        if page is None:
            return
        screen = other_screen(self._lessons)
        page.show_notes(shown=wanted and screen is None and not self._presented)
        if not wanted or screen is None:
            self._close()
        elif self._window is None:
            self._window = window = NotesWindow(page.course, self._lessons)
            window.destroyed.connect(self._forget)
            window.left.connect(self._leave)
            self._steering.steer(window)
            window.fill(screen)
            self._lessons.activateWindow()

    def _close(self) -> None:
        if self._window is not None:
            window, self._window = self._window, None
            window.close()

    @Slot()
    def _leave(self) -> None:
        self._steering.actions["present"].setChecked(False)

    @Slot()
    def _forget(self) -> None:
        """Somebody has closed it."""
        if self._window is not None:
            self._window = None
            self._action.setChecked(False)
