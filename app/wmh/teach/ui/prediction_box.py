"""Box that collects a class's predictions at a question, and compares them at its answer."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import in_column
from wmh.teach.acts.predictions import (
    Predictions,
    answer_of,
    comparison_of,
    hands_said,
    question_at,
    summary,
    true_number,
)
from wmh.teach.step import StepPart
from wmh.teach.ui.lesson_text import told
from wmh.teach.ui.player import LessonPlayer

_HANDS = {"+": 1, "-": -1}


class PredictionBox(QFrame):
    """Box with a class's predictions for a question, and a field for another prediction.

    It covers a corner of the drawing, so that nothing moves when it appears.
    """

    left = Signal()
    """Emitted when the field is left."""

    def __init__(self, course: LessonPlayer, view: QWidget) -> None:
        super().__init__(view)
        self.setObjectName("steps")
        self._course, self._view = course, view
        self._kept: dict[int, Predictions] = {}
        self._selected = 0
        self._typing = False
        self._said = QLabel(self, wordWrap=True)
        self._said.setObjectName("predictions")
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._field = QLineEdit(self)
        self._field.setObjectName("prediction")
        self._field.setAccessibleName(_("A prediction, then Enter"))
        self._field.setPlaceholderText(self._field.accessibleName())
        self._field.returnPressed.connect(self._add)
        self._field.installEventFilter(self)
        in_column(self._said, self._field, on=self, margins=(10, 8, 10, 8), spacing=6)
        view.installEventFilter(self)
        course.moved.connect(self._follow)
        self.hide()

    def open(self) -> bool:
        """Shows the field for predictions; returns False if the step asks no question."""
        if self._course.step.part is not StepPart.ASKS:
            return False
        self._typing = True
        self._show()
        self._field.setFocus()
        self.window().activateWindow()  # The key may have been pressed in the window of the notes.
        return True

    @property
    def _asked(self) -> int | None:
        return question_at(self._course.lesson.steps, self._course.at)

    @property
    def _now(self) -> Predictions:
        return self._kept.get(-1 if self._asked is None else self._asked, Predictions())

    def _change(self, after: Predictions) -> None:
        if self._asked is not None:
            self._kept[self._asked] = after
        self._selected = min(max(self._selected, 0), max(len(after.made) - 1, 0))
        self._show()
        announce(self, self._said.text())

    @Slot()
    def _add(self) -> None:
        text = self._field.text()
        if not text.strip():
            self._close()
            return
        self._field.clear()
        after = self._now.with_prediction(text)
        self._selected = len(after.made) - 1
        self._change(after)

    @Slot()
    def _follow(self) -> None:
        self._typing = False
        self._selected = 0
        self._show()

    def _show(self) -> None:
        lines = self._lines()
        self._field.setVisible(self._typing)
        self._said.setText("\n".join(lines))
        self._said.setVisible(bool(lines))
        self.setVisible(self._typing or bool(lines))
        self._place()

    def _lines(self) -> list[str]:
        steps, at = self._course.lesson.steps, self._course.at
        if self._typing or steps[at].part is StepPart.ASKS:
            return [
                ("▸ " if self._typing and row == self._selected else "") + told(hands_said(each))
                for row, each in enumerate(self._now.made)
            ]
        if steps[at].part is StepPart.REVEALS and self._asked is not None:
            answer = true_number(answer_of(steps, self._asked))
            said = comparison_of(self._now, answer)
            return [] if said is None else [told(said)]
        if self._course.next_step is None:
            return list(map(told, summary(steps, sorted(self._kept.items()))))
        return []

    def _place(self) -> None:
        if self.isVisible():
            room = self._view.size()
            self.setFixedWidth(min(scale_length(360), room.width() - scale_length(16)))
            self.adjustSize()
            self.move(room.width() - self.width() - scale_length(8),
                      room.height() - self.height() - scale_length(8))  # fmt: skip

    def _close(self) -> None:
        self._typing = False
        self._show()
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self._place()
        if watched is self._field and isinstance(event, QKeyEvent):
            return self._filtered(event)
        return super().eventFilter(watched, event)

    def _filtered(self, event: QKeyEvent) -> bool:
        """Handles keys of the field: up and down select a prediction, + and - change its hands.

        They do so while nothing is typed. Escape leaves the field.
        """
        up_or_down = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        hands = _HANDS.get(event.text()) if not self._field.text() and self._now.made else None
        escape = event.key() == Qt.Key.Key_Escape
        if up_or_down is None and hands is None and not escape:
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() is QEvent.Type.KeyPress and escape:
            self._close()
        elif event.type() is QEvent.Type.KeyPress and hands is not None:
            self._change(self._now.with_hands(self._selected, hands))
        elif event.type() is QEvent.Type.KeyPress and up_or_down is not None:
            self._selected += up_or_down
            self._change(self._now)
        return True
