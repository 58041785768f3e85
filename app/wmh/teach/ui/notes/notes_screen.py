"""Window of the teacher's notes on another screen, and the choice of the notes' place."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QLabel, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.layout import in_column
from wmh.teach.ui.controls import LessonActions
from wmh.teach.ui.lesson_page import LessonPage
from wmh.teach.ui.lesson_text import place_of
from wmh.teach.ui.notes.notes import Notes
from wmh.teach.ui.player import LessonPlayer

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class NotesWindow(QWidget):
    """Window with the position in the lesson and the teacher's notes.

    Keys pressed in this window go to the focused widget of the lessons' window, so that they work
    there.
    """

    def __init__(self, course: LessonPlayer, lessons: QWidget) -> None:
        super().__init__(lessons, Qt.WindowType.Window)
        self.setObjectName("notes-panel")
        self.setWindowTitle(_("Notes for the teacher"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._course, self._lessons = course, lessons
        self._place = QLabel(self)
        self._place.setObjectName("headline")
        self._notes = Notes(self)
        self._notes.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        in_column(self._place, (self._notes, 1), on=self, margins=(16, 12, 12, 12), spacing=10)
        course.moved.connect(self._show_place)
        self._show_place()

    def show_words(self, said: str) -> None:
        """Shows a text on the called words, which the class does not see."""
        self._notes.show_piece("words", said)

    def fill(self, screen: QScreen) -> None:
        """Moves the window to this screen and fills it."""
        self.setScreen(screen)
        self.setGeometry(screen.availableGeometry())
        self.showMaximized()

    def event(self, event: QEvent) -> bool:
        if event.type() in _KEYS and isinstance(event, QKeyEvent):
            self._forward(event)
            return True
        return super().event(event)

    def _forward(self, event: QKeyEvent) -> None:
        """Forwards a key; if a text field needs the key, no shortcut of this window takes it."""
        sent = event.clone()
        sent.setAccepted(event.type() is not QEvent.Type.ShortcutOverride)
        QCoreApplication.sendEvent(self._lessons.focusWidget() or self._lessons, sent)
        event.setAccepted(sent.isAccepted())

    @Slot()
    def _show_place(self) -> None:
        self._place.setText(place_of(self._course))
        self._notes.show_place(self._course)


def other_screen(window: QWidget) -> QScreen | None:
    """Returns a screen on which the window is not shown; None if there is none."""
    return next((x for x in QGuiApplication.screens() if x is not window.screen()), None)


class NotesPlace(QObject):
    """Chooser of the notes' place: another screen, beside the drawing, or hidden.

    With a single screen the notes are hidden during a presentation.
    """

    def __init__(self, steering: LessonActions, window: QWidget) -> None:
        super().__init__(window)
        self._steering, self._lessons = steering, window
        self._action = steering.actions["notes"]
        self._page: LessonPage | None = None
        self._presented = False
        self._window: NotesWindow | None = None
        self._said_of_words = ""
        self._action.toggled.connect(self._show)

    def show_lesson(self, page: LessonPage | None) -> None:
        """Shows the notes for a lesson's page; None for no lesson."""
        self._close()
        self._page = page
        self._show()

    @Slot(str)
    def show_words(self, said: str) -> None:
        """Shows a text on the called words in the notes' window, which the class does not see."""
        self._said_of_words = said
        if self._window is not None:
            self._window.show_words(said)

    def show_presented(self, *, presented: bool) -> None:
        """Shows the notes during a presentation on a second screen, if there is one."""
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
            window.show_words(self._said_of_words)
            self._steering.steer(window)
            window.fill(screen)
            self._lessons.activateWindow()

    def _close(self) -> None:
        if self._window is not None:
            window, self._window = self._window, None
            window.close()

    @Slot()
    def _forget(self) -> None:
        """Notes that the user closed the notes' window."""
        if self._window is not None:
            self._window = None
            self._action.setChecked(False)
