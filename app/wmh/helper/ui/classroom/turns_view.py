"""View of the guesses of the class, one at a time: tiles, words left, strategies' expectations."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Turn
from wmh.helper.capitals import capital
from wmh.helper.classroom.class_sample import ClassComparison
from wmh.helper.review.review_values import ReviewedStep
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.look.bar_chart import Bar, Role, WordRows
from wmh.helper.ui.look.clue_picture import paint_turn, spoken_clue, turn_width
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.rich_text import set_tip

_FEW = 100


def _number(words: float) -> str:
    return whole(round(words)) if words >= _FEW else decimal(words, 1)


_SIDE, _LEAST = 34, 14


class TurnTiles(QWidget):
    """Tiles of a guess with its marks; smaller if there is little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._turn: Turn | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_turn(self, turn: Turn) -> None:
        self._turn = turn
        self.setAccessibleName(f"{capital(turn.word)}: {spoken_clue(turn.clue)}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width(scale_length(_SIDE)), scale_length(_SIDE))

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(_LEAST), scale_length(_SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._turn is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, least = scale_length(_SIDE), scale_length(_LEAST)
        while side > least and self._width(side) > self.width():
            side -= 1
        paint_turn(painter, 0, (self.height() - side) / 2, self._turn, side, theme_of(self))

    def _width(self, side: int) -> int:
        return 0 if self._turn is None else round(turn_width(self._turn, side))


class GuessPager(QWidget):
    """Two arrow buttons for the mouse; the owner of the pager handles the arrow keys."""

    turned = Signal(int)
    """Emitted with 1 for the next guess, -1 for the previous one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._back = _arrow(self, "◂", _("Previous guess"))
        self._on = _arrow(self, "▸", _("Next guess"))
        self._back.clicked.connect(lambda: self.turned.emit(-1))
        self._on.clicked.connect(lambda: self.turned.emit(1))
        self._which = QLabel(self)
        self._which.setObjectName("name")
        in_row(self._back, self._which, self._on, REST, on=self, margins=0, spacing=4)

    def show_which(self, said: str, *, first: bool, last: bool) -> None:
        self._which.setText(said)
        self._which.setAccessibleName(said)
        self._back.setEnabled(not first)
        self._on.setEnabled(not last)


def _arrow(parent: QWidget, sign: str, name: str) -> QPushButton:
    button = plain_button(sign, parent, name="flat")
    button.setAccessibleName(name)
    set_tip(button, name)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


class TurnsView(QWidget):
    """View of one reviewed guess; the keys Left and Right show the guess before or after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._steps: tuple[ReviewedStep, ...] = ()
        self._number = 0
        self._tiles = TurnTiles(self)
        self._said = plain_label(self, "reason")
        self._turner = GuessPager(self)
        self._turner.turned.connect(self._turn)
        self._note = plain_label(self, "note")
        self._chart = WordRows(_("Expected number of words left after a guess"), self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        in_column(
            in_row(self._turner, (self._tiles, 1), spacing=8),
            self._said,
            self._note,
            (self._chart, 1),
            on=self,
            margins=(0, 6, 0, 0),
            spacing=6,
        )
        self.clear()

    def clear(self) -> None:
        self._steps, self._number = (), 0
        self._show()

    def show_review(self, comparison: ClassComparison) -> None:
        """Shows the guesses of the comparison that are reviewed so far."""
        if comparison.review.steps != self._steps:
            self._steps = comparison.review.steps
            self._show()

    @Slot(int)
    def _turn(self, by: int) -> None:
        number = self._number + by
        if 0 <= number < len(self._steps):
            self._number = number
            self._show()
            announce(self, self.accessibleName())

    def _show(self) -> None:
        known = self._number < len(self._steps)
        which = class_text.which(self._number, len(self._steps)) if known else ""
        self._turner.setVisible(known)
        self._turner.show_which(
            which, first=self._number == 0, last=self._number + 1 >= len(self._steps)
        )
        self._tiles.setVisible(known)
        self._chart.setVisible(known)
        if not known:
            say(self._said, _("No guess has been reviewed yet."))
            say(self._note, "")
            self.setAccessibleName(self._said.text())
            return
        step = self._steps[self._number]
        self._tiles.show_turn(step.turn)
        say(self._said, class_text.step_text(step))
        say(self._note, _("Words a guess was expected to leave:"))
        self._chart.show_bars(_bars(step))
        self.setAccessibleName(f"{which}: {capital(step.turn.word)}. {class_text.step_text(step)}")

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


def _bars(step: ReviewedStep) -> tuple[Bar, ...]:
    """Returns a bar for the class and for each strategy, fewest expected words first."""
    bars = [_bar(class_text.runner(None), step.turn.word, step.expected, "accent")]
    bars += [
        _bar(class_text.runner(each.strategy), each.word, each.expected, "line")
        for each in step.choices
    ]
    return tuple(sorted(bars, key=lambda bar: (bar.value, bar.role != "accent")))


def _bar(name: str, word: str, words: float, role: Role) -> Bar:
    """Returns the bar of a guess, with the name of who made it and the expected words left."""
    number, word = _number(words), capital(word)
    return Bar(name, words, number, f"{name}, {word}: {number}", role, word)
