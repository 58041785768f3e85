"""Teacher's notes: on the current and the next step, and on the next question's answer."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.layout import REST, in_column
from wmh.teach.step import StepPart
from wmh.teach.ui.lesson_text import told
from wmh.teach.ui.player import LessonPlayer


class Notes(QScrollArea):
    """Texts for the teacher, each with a title; empty texts are left out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        self._pieces: dict[str, tuple[QLabel, QLabel]] = {}
        for name, title in (
            ("words", _("Your words")),
            ("notes", _("Notes")),
            ("now", _("Now")),
            ("next", _("Next")),
            ("question", _("Next question")),
            ("answer", _("Answer")),
        ):
            self._add(name, title, inside)
        labels = (label for pair in self._pieces.values() for label in pair)
        in_column(*labels, (REST, 1), on=inside, margins=(4, 0, 8, 0), spacing=3)
        self.setWidget(inside)
        self.setAccessibleName(_("Notes for the teacher"))
        self.show_piece("words", "")

    def _add(self, name: str, title: str, inside: QWidget) -> None:
        head, text = QLabel(title, inside), QLabel(inside, wordWrap=True)
        head.setObjectName("hint")
        text.setObjectName(f"note-{name}")
        text.setTextFormat(Qt.TextFormat.PlainText)
        set_margins(text, 0, 0, 0, 10)
        self._pieces[name] = head, text

    def show_place(self, course: LessonPlayer) -> None:
        step, following = course.step, course.next_step
        question = course.question_to_come
        texts = {
            "notes": "\n\n".join(
                _(note, context="Scenarios") for note in course.lesson.notes(course.at)
            ),
            "now": told(step.said),
            "next": "" if following is None else told(following.said),
            "question": "",
            "answer": "",
        }
        if question is not None:
            asked, answer = question
            texts["question"] = "" if step.part is StepPart.ASKS else told(asked.said)
            texts["answer"] = "" if answer is None else told(answer.said)
        for name, text in texts.items():
            self.show_piece(name, text)

    def show_piece(self, name: str, said: str) -> None:
        head, text = self._pieces[name]
        text.setText(said)
        text.setAccessibleName(said)
        for label in (head, text):
            label.setVisible(bool(said))
