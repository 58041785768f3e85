"""What can be done in a game besides writing on its board."""

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.games.game import State
from app.games.played import Mode
from app.ui.box import Box
from app.ui.play.pace import SPEEDS, Pace

translate = QCoreApplication.translate


class GameButtons(QWidget):
    """Only those that mean something now are there."""

    given_up = Signal()
    """A wish to be told the secret."""
    stopped = Signal()
    """A wish to play no further."""
    found = Signal()
    """The program's guess is the secret."""
    paused = Signal(bool)
    stepped = Signal()
    hurried = Signal(int)
    """Milliseconds between two guesses."""
    again = Signal()
    """A wish for another game like this."""
    other = Signal()
    """A wish for a game of another kind."""
    reviewed = Signal()
    """A wish to look back at the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._found = self._button(
            translate("GameButtons", "That is it"),
            translate("GameButtons", "That is it: the guess is the secret"),
        )
        self._pause = self._button(translate("GameButtons", "Pause"))
        self._pause.setCheckable(True)
        self._step = self._button(
            translate("GameButtons", "Step"), translate("GameButtons", "Step: the next guess now")
        )
        self._speeds = Box(self)
        self._speeds.setAccessibleName(translate("GameButtons", "Speed"))
        for milliseconds, text in zip(SPEEDS, _speeds(), strict=True):
            self._speeds.addItem(text, milliseconds)
        self._speeds.setCurrentIndex(1)
        self._give_up = self._button(
            translate("GameButtons", "Give up"),
            translate("GameButtons", "Give up: the secret is shown"),
        )
        self._stop = self._button(translate("GameButtons", "Stop"))
        self._again = self._button(
            translate("GameButtons", "Again"), translate("GameButtons", "Again: another such game")
        )
        self._other = self._button(translate("GameButtons", "Other game"))
        self._review = self._button(
            translate("GameButtons", "Review"),
            translate("GameButtons", "Review: look back at the game"),
        )
        self._found.clicked.connect(self.found)
        self._pause.toggled.connect(self._tell_pause)
        self._step.clicked.connect(self.stepped)
        self._speeds.activated.connect(self._tell_speed)
        self._give_up.clicked.connect(self.given_up)
        self._stop.clicked.connect(self.stopped)
        self._again.clicked.connect(self.again)
        self._other.clicked.connect(self.other)
        self._review.clicked.connect(self.reviewed)
        self._lay_out()

    @property
    def first(self) -> QWidget:
        """The one to press where there is nothing to write."""
        every = (self._again, self._pause, self._give_up, self._stop)
        return next(button for button in every if not button.isHidden())

    def show_state(self, state: State, mode: Mode) -> None:
        playing = state is State.PLAYING
        for widget, shown in (
            (self._found, playing and mode is Mode.KEEPER),
            (self._pause, playing and mode is Mode.AUTOMATIC),
            (self._step, playing and mode is Mode.AUTOMATIC),
            (self._speeds, playing and mode is Mode.AUTOMATIC),
            (self._give_up, playing and mode is Mode.GUESSER),
            (self._stop, playing and mode is not Mode.GUESSER),
            (self._again, not playing),
            (self._other, not playing),
            (self._review, not playing),
        ):
            widget.setVisible(shown)

    def show_pace(self, pace: Pace) -> None:
        """As it is already."""
        self._pause.setChecked(pace.paused)
        self._speeds.setCurrentIndex(SPEEDS.index(pace.interval))

    def let_find(self, *, possible: bool) -> None:
        """Whether there is a guess that could be the secret."""
        self._found.setEnabled(possible)

    def _button(self, text: str, name: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setAccessibleName(name or text)
        return button

    def _lay_out(self) -> None:
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(6)
        for widgets in (
            (self._pause, self._step, self._speeds),
            (self._found, self._give_up, self._stop, self._again, self._other, self._review),
        ):
            line = QHBoxLayout()
            line.setSpacing(8)
            for widget in widgets:
                line.addWidget(widget)
                widget.hide()  # All of them at once would make the window wide.
            line.addStretch()
            lines.addLayout(line)

    @Slot(bool)
    def _tell_pause(self, paused: bool) -> None:
        self._pause.setText(
            translate("GameButtons", "Go on") if paused else translate("GameButtons", "Pause")
        )
        self._pause.setAccessibleName(self._pause.text())
        self.paused.emit(paused)

    @Slot(int)
    def _tell_speed(self, index: int) -> None:
        self.hurried.emit(self._speeds.itemData(index))


def _speeds() -> tuple[str, ...]:
    return (
        translate("GameButtons", "slow"),
        translate("GameButtons", "steady"),
        translate("GameButtons", "fast"),
        translate("GameButtons", "at once"),
    )
