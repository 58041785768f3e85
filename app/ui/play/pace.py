"""Lets out one after the other what has been computed all at once, as fast as somebody watches."""

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal, Slot

SPEEDS = (2000, 1000, 400, 0)
"""Milliseconds between two guesses, from slow to fast."""


class Pace(QObject):
    """A queue that a clock empties, or steps."""

    due = Signal(object)
    """The next one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[object] = deque()
        self._owed = False
        self._clock = QTimer(self, interval=SPEEDS[1])
        self._clock.timeout.connect(self.step)
        self._paused = False

    @property
    def paused(self) -> bool:
        return self._paused

    @property
    def interval(self) -> int:
        """One of the speeds."""
        return self._clock.interval()

    def put(self, value: object) -> None:
        self._waiting.append(value)
        if self._owed:
            self.step()
        if not self._paused and not self._clock.isActive():
            self._clock.start()

    def clear(self) -> None:
        """Nothing that waits is wanted any more."""
        self._waiting.clear()
        self._owed = False
        self._clock.stop()

    @Slot(bool)
    def pause(self, paused: bool) -> None:
        self._paused = paused
        if paused:
            self._clock.stop()
        elif self._waiting:
            self._clock.start()

    @Slot(int)
    def hurry(self, milliseconds: int) -> None:
        self._clock.setInterval(milliseconds)

    @Slot()
    def step(self) -> None:
        """The next one now, or as soon as there is one."""
        if not self._waiting:
            self._clock.stop()
            self._owed = True
            return
        self._owed = False
        self.due.emit(self._waiting.popleft())
