"""What the teacher sees beside the lesson: notes, what comes next, and answers."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.lesson.step import Part
from app.ui.lesson.course import Course
from app.ui.lesson.telling import told

translate = QCoreApplication.translate


class Notes(QScrollArea):
    """Titles, each with its text below; what there is nothing of is left out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(4, 0, 8, 0)
        self._column.setSpacing(3)
        self._pieces: dict[str, tuple[QLabel, QLabel]] = {}
        for name, title in (
            ("notes", translate("Notes", "Notes")),
            ("now", translate("Notes", "Now")),
            ("next", translate("Notes", "Next")),
            ("question", translate("Notes", "Question to come")),
            ("answer", translate("Notes", "Answer")),
        ):
            self._add(name, title, inside)
        self._column.addStretch(1)
        self.setWidget(inside)
        self.setAccessibleName(translate("Notes", "Notes for the teacher"))

    def _add(self, name: str, title: str, inside: QWidget) -> None:
        head, text = QLabel(title, inside), QLabel(inside, wordWrap=True)
        head.setObjectName("hint")
        text.setObjectName(f"note-{name}")
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setContentsMargins(0, 0, 0, 10)
        self._column.addWidget(head)
        self._column.addWidget(text)
        self._pieces[name] = head, text

    def show_place(self, course: Course) -> None:
        step, following = course.step, course.next_step
        question = course.question_to_come
        texts = {
            "notes": "\n\n".join(
                translate("Scenarios", note) for note in course.lesson.notes(course.at)
            ),
            "now": told(step.said),
            "next": "" if following is None else told(following.said),
            "question": "",
            "answer": "",
        }
        if question is not None:
            asked, answer = question
            texts["question"] = "" if step.part is Part.ASKS else told(asked.said)
            texts["answer"] = "" if answer is None else told(answer.said)
        for name, (head, text) in self._pieces.items():
            text.setText(texts[name])
            text.setAccessibleName(texts[name])
            for label in (head, text):
                label.setVisible(bool(texts[name]))
