"""Cyclic garbage is collected in the GUI thread, and in no other."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_OFTEN_MS = 100

_FLOOD = 5000
"""So many new objects at once are a library or compiled code, which stay."""


class Garbage(QObject):
    """Takes over from Python's own collector for as long as there is an application.

    That one runs in whatever thread happens to allocate. Should it find widgets in a cycle while
    the suggester thinks, they would be destroyed in its thread, which Qt does not survive.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_OFTEN_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @Slot()
    def collect(self) -> None:
        """The generations that are due, as Python would have judged.

        Where it has no threshold for the oldest, because it collects that bit by bit, ten
        collections of the younger ones are one. What survives of a flood is never looked at
        again: among so many objects that would take 0.1 s, for which the window stood still.
        """
        counts = gc.get_count()
        if counts[0] > _FLOOD:
            gc.collect(0)
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
