"""The collection of Python's garbage, while there is a window."""

import gc

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from wmh.base.running.memory import give_back

_OFTEN_MS = 100
_AT_REST_MS = 3200
"""While next to nothing is made: the processor may sleep."""
_LITTLE = 50
"""So many new objects come of the look itself."""

_SELDOM = 20
"""From one time that memory is given back to the next; it takes a millisecond."""

_FLOOD = 5000
"""So many new objects at once are a window, a library or compiled code."""
_MANY = 60_000
"""Among so many objects it takes 20 ms to look for garbage."""
AWAY_MS = 5_000
"""After so long somebody has turned to another program, and not from one window to the next."""


class Garbage(QObject):
    """Takes over from Python's own collector for as long as there is an application.

    That one runs in whatever thread happens to allocate. Should it find widgets in a cycle while
    the suggester thinks, they would be destroyed in its thread, which Qt does not survive.
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
        """So many objects were known to stay when they were last looked through."""

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
        """The generations that are due, as Python would have judged.

        Where it has no threshold for the oldest, because it collects that bit by bit, ten
        collections of the younger ones are one. Where very many have survived a flood they are not
        looked at again while the window is in use: among all libraries and compiled code that takes
        0.1 s, for which it would stand still.
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
        """While somebody is with another program, all that is not known to stay.

        A window that another took the place of is among it. What was frozen is looked through once
        more after it has become much more.
        """
        if gc.get_freeze_count() <= self._frozen + _MANY:
            gc.collect()
            return
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._frozen = gc.get_freeze_count()


def _number() -> int:
    """How many objects there are to be looked through.

    Told within one step of the interpreter. A list of them all that outlasts it, until other
    threads have had their turn, holds on to a tuple that one of them is still making, and that
    fails with a SystemError: so an answer could be lost.
    """
    return next(map(len, iter(gc.get_objects, None)))
