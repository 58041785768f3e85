"""Queue of slow work on widgets, of which every other pass of the event loop does a step."""

from collections import deque
from collections.abc import Iterator
from time import thread_time

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject, QTimer, Slot

_BUSY = 0.01
"""Seconds of processor time after which a pass of the event loop is too busy for a step."""

_AT_MOST = 5
"""Maximal number of busy passes that a step waits for, since the step itself may end them."""


class TurnQueue(QObject):
    """Queue of steps for the whole program, since two steps in one pass would block the window.

    A step also waits if its pass has been long already, for example because an answer arrived.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._waiting = deque[Iterator[None]]()
        self._rested = True
        self._put_off = 0
        self._began = thread_time()
        QAbstractEventDispatcher.instance().awake.connect(self._begin_pass)
        # Not 0: where other timers are due too, Qt may call one of 0 twice in a pass.
        self._timer = QTimer(self, singleShot=True, interval=1)
        self._timer.timeout.connect(self._go_on)

    def add(self, steps: Iterator[None]) -> None:
        self._waiting.append(steps)
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _begin_pass(self) -> None:
        self._began = thread_time()

    @Slot()
    def _go_on(self) -> None:
        if self._put_off < _AT_MOST and thread_time() - self._began > _BUSY:
            self._put_off += 1
            self._timer.start()
            return
        self._put_off = 0
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
    """Queues steps; they begin in a later pass and alternate with the steps queued by others.

    If a window that they use can close meanwhile, they must test for that after each step.
    """
    application = QCoreApplication.instance()
    if application is None:
        raise LookupError("turns need an application")
    turns = application.findChild(TurnQueue)
    (TurnQueue(application) if turns is None else turns).add(steps)
