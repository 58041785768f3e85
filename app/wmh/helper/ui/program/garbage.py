"""Garbage collection while a window is open."""

import gc

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from wmh.base.running.memory import give_back

_OFTEN_MS = 100
_AT_REST_MS = 3200
"""Milliseconds between two checks while almost nothing is allocated, so that processors sleep."""
_LITTLE = 50
"""Number of objects that the check itself allocates."""

_SELDOM = 20
"""Number of checks after which memory is given back to the system, which takes a millisecond."""

_FLOOD = 5000
"""Number of new objects from which on a window, a library or compiled code must be loading."""
_MANY = 60_000
"""Number of objects for which a collection takes 20 ms."""
AWAY_MS = 5_000
"""Milliseconds without focus after which the user must be working in another program."""


class Garbage(QObject):
    """Garbage collector in place of Python's own, while there is an application.

    Python's own runs in whichever thread allocates. If it found widgets in a cycle while the
    suggester works, they would be deleted in the suggester's thread, which crashes Qt.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        if isinstance(application := QCoreApplication.instance(), QGuiApplication):
            application.applicationStateChanged.connect(self._wait)
        self._away = QTimer(self, singleShot=True, interval=AWAY_MS)
        self._away.timeout.connect(self._look_through)
        self._timer = QTimer(self, interval=_OFTEN_MS)
        self._timer.timeout.connect(self._rest)
        self._timer.timeout.connect(self.collect)
        self._timer.timeout.connect(self._give_back)
        self._before = 0
        self._timer.start()
        self._waited = 0
        self._frozen = 0
        """Number of frozen objects after the last full collection."""

    @Slot()
    def _give_back(self) -> None:
        self._waited = (self._waited + 1) % _SELDOM
        if not self._waited:
            give_back()

    @Slot()
    def _rest(self) -> None:
        made = gc.get_count()[0]
        resting, self._before = made - self._before < _LITTLE, made
        self._timer.setInterval(
            min(2 * self._timer.interval(), _AT_REST_MS) if resting else _OFTEN_MS
        )

    @Slot()
    def collect(self) -> None:
        """Collects the generations that are due by Python's thresholds.

        If Python has no threshold for the oldest generation, because Python collects it
        incrementally, ten collections of the younger ones count as one. If very many objects
        survive a flood, they are frozen while the window is in use: a collection of all libraries
        and compiled code would block it for 0.1 s.
        """
        counts = gc.get_count()
        if counts[0] > _FLOOD:
            gc.collect()
            if _number() > _MANY:
                gc.freeze()
            return
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(counts, gc.get_threshold(), strict=True)
            )
            if count > (threshold or 10)
        ]
        if due:
            gc.collect(due[-1])

    @Slot(Qt.ApplicationState)
    def _wait(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._away.stop()
        else:
            self._away.start()

    @Slot()
    def _look_through(self) -> None:
        """Collects all objects that are not frozen, while the user works in another program.

        These include a replaced window. Frozen objects are collected too once their number has
        grown by a lot.
        """
        if gc.get_freeze_count() <= self._frozen + _MANY:
            gc.collect()
            return
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._frozen = gc.get_freeze_count()


def _number() -> int:
    """Returns the number of objects that a collection examines.

    They are counted within one step of the interpreter: a list of all objects that outlives the
    step holds a tuple that another thread may still be building, which then fails with a
    SystemError.
    """
    return next(map(len, iter(gc.get_objects, None)))
