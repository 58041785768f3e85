"""The notes of the teacher, on the other screen."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.ui.lesson.course import Course
from app.ui.lesson.notes import Notes
from app.ui.lesson.wording import place_of

translate = QCoreApplication.translate


class NotesWindow(QWidget):
    """Shows what the lesson's window is showing, and more. Its keys steer the lesson too."""

    left = Signal()
    """Esc: as in the lesson's window, the presentation is to end."""

    def __init__(self, course: Course, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("notes-panel")
        self.setWindowTitle(translate("Notes", "Notes for the teacher"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._course = course
        self._place = QLabel(self)
        self._place.setObjectName("headline")
        self._notes = Notes(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self._place)
        column.addWidget(self._notes, 1)
        course.moved.connect(self._show_place)
        self._show_place()

    def fill(self, screen: QScreen) -> None:
        """On this screen, with all of its room."""
        self.setScreen(screen)
        self.setGeometry(screen.availableGeometry())
        self.showMaximized()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._course.toggle()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _show_place(self) -> None:
        self._place.setText(place_of(self._course))
        self._notes.show_place(self._course)


def other_screen(window: QWidget) -> QScreen | None:
    """One that the window is not on."""
    return next((x for x in QGuiApplication.screens() if x is not window.screen()), None)
