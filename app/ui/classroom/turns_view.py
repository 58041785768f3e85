"""The guesses of the class one by one: the words each left, and what the strategies expected."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.games.compared import Comparison
from app.games.reviewed import Step
from app.ui.classroom import text
from app.ui.classroom.expected_chart import Expected, ExpectedChart
from app.ui.classroom.turn_tiles import TurnTiles
from app.ui.classroom.turner import Turner
from app.ui.labels import plain_label, say
from app.ui.speech import announce
from app.ui.theme import Theme

translate = QCoreApplication.translate


class TurnsView(QWidget):
    """Left and right turn to another guess."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self._number = 0
        self._tiles = TurnTiles(theme, self)
        self._said = plain_label(self, "reason")
        self._turner = Turner(self)
        self._turner.turned.connect(self._turn)
        self._note = plain_label(self, "note")
        self._chart = ExpectedChart(theme, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._turner)
        head.addWidget(self._tiles, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._said)
        column.addWidget(self._note)
        column.addWidget(self._chart, 1)
        self.clear()

    def clear(self) -> None:
        self._steps, self._number = (), 0
        self._show()

    def show_review(self, comparison: Comparison) -> None:
        """As many guesses as have been looked at."""
        if comparison.review.steps != self._steps:
            self._steps = comparison.review.steps
            self._show()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._tiles.show_theme(theme)
        self._chart.show_theme(theme)

    @Slot(int)
    def _turn(self, by: int) -> None:
        number = self._number + by
        if 0 <= number < len(self._steps):
            self._number = number
            self._show()
            announce(self, self.accessibleName())

    def _show(self) -> None:
        known = self._number < len(self._steps)
        which = text.which(self._number, len(self._steps)) if known else ""
        self._turner.setVisible(known)
        self._turner.show_which(
            which, first=self._number == 0, last=self._number + 1 >= len(self._steps)
        )
        self._tiles.setVisible(known)
        self._chart.setVisible(known)
        if not known:
            say(self._said, translate("Classroom", "No guess has been looked at yet."))
            say(self._note, "")
            self.setAccessibleName(self._said.text())
            return
        step = self._steps[self._number]
        self._tiles.show_turn(step.turn)
        say(self._said, text.told(step))
        say(self._note, translate("Classroom", "Words a guess was expected to leave:"))
        self._chart.show_rows(_rows(step))
        self.setAccessibleName(f"{which}: {step.turn.word.upper()}. {text.told(step)}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up | Qt.Key.Key_PageUp:
                self._turn(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down | Qt.Key.Key_PageDown:
                self._turn(1)
            case _:
                super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


def _rows(step: Step) -> tuple[Expected, ...]:
    """The class and the strategies, those that expected fewest words first."""
    rows = [Expected(text.runner(None), step.turn.word, step.expected, own=True)]
    rows += [
        Expected(text.runner(each.strategy), each.word, each.expected) for each in step.choices
    ]
    return tuple(sorted(rows, key=lambda row: (row.words, not row.own)))
