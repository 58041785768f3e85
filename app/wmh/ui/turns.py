"""The turns: what takes long in a window is done a step in every other pass of the event loop."""

from collections import deque
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot


class TurnQueue(QObject):
    """One queue for the whole program: two steps in the same pass would be a long one."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._waiting = deque[Iterator[None]]()
        self._rested = True
        # Not 0: where other timers are due too, Qt may call one of 0 twice in a pass.
        self._timer = QTimer(self, singleShot=True, interval=1)
        self._timer.timeout.connect(self._go_on)

    def add(self, steps: Iterator[None]) -> None:
        self._waiting.append(steps)
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _go_on(self) -> None:
        self._rested = not self._rested  # What a step leaves to lay out and paint has a pass.
        if self._rested and not self._waiting:
            return
        self._timer.start()
        if self._rested:
            return
        steps = self._waiting.popleft()
        for _ in steps:
            self._waiting.append(steps)
            return


def take_turns(steps: Iterator[None]) -> None:
    """Have these steps done, none of them at once, others' between them.

    Whose window can go meanwhile looks after each step whether it has.
    """
    application = QCoreApplication.instance()
    if application is None:
        raise LookupError("turns need an application")
    turns = application.findChild(TurnQueue)
    (TurnQueue(application) if turns is None else turns).add(steps)
