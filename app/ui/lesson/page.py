"""One lesson: its stages, the drawing, the sentence, and what steers it."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from app.ui.lesson.controls import Controls
from app.ui.lesson.course import Course
from app.ui.lesson.drawing_view import DrawingView
from app.ui.lesson.notes import Notes
from app.ui.lesson.saying import Saying
from app.ui.lesson.stage_bar import StageBar
from app.ui.lesson.telling import told
from app.ui.lesson.wording import place_of, spoken
from app.ui.speech import announce
from app.ui.theme import Theme, scaled

_NOTES = 240
"""The width of the notes."""


class LessonPage(QWidget):
    """Shows where its course is."""

    def __init__(
        self, course: Course, pace: int, menu: QMenu, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.course = course
        self._stages = StageBar([stage for stage, _ in course.lesson.jumps], theme, self)
        self.view = DrawingView(theme, self)
        self._notes = Notes(self)
        self._notes.hide()
        self._saying = Saying([told(step.said) for step in course.lesson.steps], self)
        self.controls = Controls(course, pace, menu, theme, self)
        self._lay_out()
        self._stages.wanted.connect(course.to_stage)
        course.moved.connect(self._show_step)
        self._show_step()
        self.setFocusProxy(self.view)

    def show_theme(self, theme: Theme) -> None:
        for piece in (self._stages, self.view, self.controls):
            piece.show_theme(theme)
        self._notes.setFixedWidth(scaled(_NOTES))
        self._saying.settle()

    def show_size(self, percent: int, *, presented: bool) -> None:
        """Presented it is steered with keys alone."""
        self.controls.setHidden(presented)
        self.view.show_size(percent, presented=presented)
        self._saying.show_size(percent)

    def show_notes(self, *, shown: bool) -> None:
        self._notes.setVisible(shown)

    def _lay_out(self) -> None:
        self._notes.setFixedWidth(scaled(_NOTES))
        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addWidget(self.view, 1)
        middle.addWidget(self._notes)
        column = QVBoxLayout(self)
        # On a projector no room is lost around the drawing, which has the window's ground.
        column.setContentsMargins(2, 4, 2, 2)
        column.setSpacing(2)
        column.addWidget(self._stages)
        column.addLayout(middle, 1)
        column.addWidget(self._saying)
        column.addWidget(self.controls)

    @Slot()
    def _show_step(self) -> None:
        course = self.course
        said = spoken(course)
        self.view.setAccessibleName(said)
        self.view.show_drawing(course.step.figure.drawn())
        self._stages.show_stage(course.stage)
        self._saying.show_text(told(course.step.said), course.step.part, place_of(course))
        self._notes.show_place(course)
        announce(self.view, said)
